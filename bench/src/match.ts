import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MATCH_VERSION } from '@setapak/ats/advice';

/** `npm run -s bench -- --only match --match BENCH_DIR`: runs the match bench and writes its figures for the method page to docs/ats-match-bench.json. */
const root = join(import.meta.dirname, '../..');
const figuresFile = join(root, 'docs/ats-match-bench.json');

export interface MatchFigures {
  matchVersion: string;
  measured: string;
  /** How much was measured. */
  of: { ads: number; cvs: number; pairs: number };
  /** What the bench's scorer printed, in percent. */
  parts: Record<string, number>;
  headline: number;
}

export function benchMatch(folder: string): MatchFigures {
  const work = mkdtempSync(join(tmpdir(), 'match-bench-'));
  try {
    run('python3', [join(folder, 'run.py'), folder, work]);
    const printed = run('python3', [join(folder, 'score.py'), work, folder]);
    const { headline, parts } = JSON.parse(printed.slice(0, printed.lastIndexOf('}') + 1)) as MatchFigures;
    const count = (part: string, ending: string) =>
      readdirSync(join(folder, part)).filter((name) => name.endsWith(ending)).length;
    const figures = {
      matchVersion: MATCH_VERSION,
      measured: new Date().toISOString().slice(0, 10),
      of: {
        ads: count('ads', '.txt'),
        cvs: count('cvs', '.json'),
        pairs: (JSON.parse(readFileSync(join(folder, 'pairs.json'), 'utf8')) as unknown[]).length,
      },
      parts,
      headline,
    };
    writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
    return figures;
  } finally {
    rmSync(work, { recursive: true });
  }
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}
