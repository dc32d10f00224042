import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createReaderPool } from '../src/reader-pool.ts';
import { ReadError } from '../src/read-error.ts';
import { mutate, seeded } from './mutate.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '2' },
  },
});
if (positionals.length === 0) {
  process.stderr.write(
    'Usage: npm run fuzz -w @setapak/ats -- [--rounds N] [--seed N] [--size N] FILE.pdf...\n',
  );
  process.exit(2);
}

const files = positionals.map((file) => Uint8Array.from(readFileSync(file)));
const random = seeded(Number(values.seed));
const size = Number(values.size);
const rounds = Number(values.rounds);
const pool = createReaderPool({ size, timeoutMs: 10_000 });
const counts = new Map<string, number>();
let slowest = 0;
let started = 0;

async function worker(): Promise<void> {
  while (started < rounds) {
    const seed = Number(values.seed) * 1_000_000 + started;
    const file = files[started % files.length]!;
    started += 1;
    const begun = performance.now();
    const outcome = await pool.read(mutate(file, seeded(seed))).then(
      () => 'read',
      (error: unknown) => (error instanceof ReadError ? error.code : `UNEXPECTED ${String(error)}`),
    );
    slowest = Math.max(slowest, performance.now() - begun);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (!['read', 'damaged', 'not_pdf', 'encrypted', 'no_text', 'empty', 'too_many_pages'].includes(outcome))
      process.stdout.write(`round ${seed}: ${outcome}\n`);
  }
}

random();
await Promise.all(Array.from({ length: size }, worker));
await pool.close();
process.stdout.write(
  `${JSON.stringify({ rounds, slowestMs: Math.round(slowest), ...Object.fromEntries(counts) })}\n`,
);
if ([...counts.keys()].some((outcome) => outcome.startsWith('UNEXPECTED'))) process.exitCode = 1;
