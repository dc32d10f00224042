import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES_VERSION } from '@setapak/ats/advice';

/** `npm run -s bench -- --only advice --advice BENCH_DIR`: runs the advice bench and writes its figures for the method page to docs/ats-advice-bench.json. */
const root = join(import.meta.dirname, '../..');
const figuresFile = join(root, 'docs/ats-advice-bench.json');
/** The day that the bench's CVs count as today. */
const TODAY = '2026-11-22';

export interface AdviceFigures {
  rulesVersion: string;
  measured: string;
  /** What the bench's scorer printed, in percent. */
  parts: Record<string, number>;
}

export function benchAdvice(folder: string): AdviceFigures {
  const pdf = join(folder, 'pdf');
  const files = readdirSync(pdf).map((name) => join(pdf, name));
  const advice = run(process.execPath, [
    join(root, 'packages/ats/src/cli.ts'),
    '--advice',
    '--as-of',
    TODAY,
    ...files,
  ]);
  const bullets = run(
    process.execPath,
    [join(root, 'packages/ats/src/bullets-cli.ts')],
    unlabelled(join(folder, 'bullets.jsonl')),
  );
  const work = mkdtempSync(join(tmpdir(), 'advice-bench-'));
  try {
    writeFileSync(join(work, 'out.jsonl'), advice + bullets);
    const printed = run('python3', [
      join(folder, 'score.py'),
      join(work, 'out.jsonl'),
      join(folder, 'truth'),
    ]);
    const figures = {
      rulesVersion: RULES_VERSION,
      measured: new Date().toISOString().slice(0, 10),
      parts: partsOf(printed),
    };
    writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
    return figures;
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** The labels stay with the bench: the judge sees id, text and language. */
function unlabelled(file: string): string {
  const rows = readFileSync(file, 'utf8').trim().split('\n');
  return rows
    .map((row) => {
      const { id, text, language } = JSON.parse(row) as Record<string, string>;
      return `${JSON.stringify({ id, text, language })}\n`;
    })
    .join('');
}

/** Lines such as ` 97.5%  order kept with margin`. */
function partsOf(printed: string): Record<string, number> {
  const lines = [...printed.matchAll(/^\s*([\d.]+)%\s{2}(\S.*)$/gm)];
  return Object.fromEntries(lines.map(([, value, name = '']) => [name, Number(value)]));
}

function run(command: string, args: string[], input?: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}
