import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createReaderPool } from '../src/reader-pool.ts';
import { ReadError } from '../src/read-error.ts';
import { isZip } from '../src/extract/sniff.ts';
import { mutateWord } from './mutate-word.ts';
import { mutate, seeded } from './mutate.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '2' },
    keep: { type: 'string' },
  },
});
if (positionals.length === 0) {
  process.stderr.write(
    'Usage: npm run fuzz -w @setapak/ats -- [--rounds N] [--seed N] [--size N] [--keep FOLDER] FILE...\n',
  );
  process.exit(2);
}

/** What may become of a damaged file; the rest is printed, and kept in the folder of `--keep`. */
const REFUSALS = new Set([
  'read',
  'damaged',
  'not_pdf',
  'encrypted',
  'no_text',
  'empty',
  'too_many_pages',
  'too_large',
]);
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
    const bytes = await (isZip(file) ? mutateWord : mutate)(file, seeded(seed));
    const outcome = await pool.readDocument(bytes).then(
      () => 'read',
      (error: unknown) => (error instanceof ReadError ? error.code : `UNEXPECTED ${String(error)}`),
    );
    slowest = Math.max(slowest, performance.now() - begun);
    if (values.keep && !REFUSALS.has(outcome)) writeFileSync(join(values.keep, `${seed}.bin`), bytes);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (!REFUSALS.has(outcome)) process.stdout.write(`round ${seed}: ${outcome}\n`);
  }
}

random();
await Promise.all(Array.from({ length: size }, worker));
await pool.close();
process.stdout.write(
  `${JSON.stringify({ rounds, slowestMs: Math.round(slowest), ...Object.fromEntries(counts) })}\n`,
);
if ([...counts.keys()].some((outcome) => outcome.startsWith('UNEXPECTED'))) process.exitCode = 1;
