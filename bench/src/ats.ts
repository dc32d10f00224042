import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { flatten, type Reading } from '@setapak/ats';
import { createReaderPool } from '@setapak/ats/pool';
import { childrenBytes } from './processes.ts';
import { megabytes, ms, percentile, timed } from './stats.ts';

/** PDF → fields: time, memory and, by the bench's own scorer, accuracy by field, language, columns and producer. */
export async function benchAts(folder: string): Promise<void> {
  const files = readdirSync(join(folder, 'pdf')).filter((name) => name.endsWith('.pdf'));
  const predictions = mkdtempSync(join(tmpdir(), 'setapak-bench-'));
  const pool = createReaderPool({ size: 1 });

  const readAll = async () => {
    const samples: number[] = [];
    for (const file of files) {
      const bytes = readFileSync(join(folder, 'pdf', file));
      let reading: Reading | undefined;
      const took = await timed(async () => {
        reading = await pool.read(bytes);
      });
      samples.push(took);
      // What the scorer needs is no part of reading.
      const prediction = JSON.stringify(flatten(reading!.result));
      writeFileSync(join(predictions, `${basename(file, '.pdf')}.json`), prediction);
    }
    return samples;
  };
  await readAll();
  const samples = await readAll();
  const used = childrenBytes();
  await pool.close();

  console.log(`\nPDF → fields (${files.length} CVs, one warm worker, the way to it and back included)`);
  const memory = used === undefined ? 'unknown' : megabytes(used);
  console.table([{ p50: ms(percentile(samples, 0.5)), p95: ms(percentile(samples, 0.95)), memory }]);
  const scorer = spawnSync('python3', [join(folder, 'score.py'), predictions, join(folder, 'truth')], {
    encoding: 'utf8',
  });
  console.log(
    scorer.status === 0 ? scorer.stdout : `the scorer did not run: ${scorer.error?.message ?? scorer.stderr}`,
  );
  rmSync(predictions, { recursive: true });
}
