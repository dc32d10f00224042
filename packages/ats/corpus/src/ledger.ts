import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DEFAULT_LIMITS, readPdf } from '../../src/extract/read-pdf.ts';
import type { PageItems } from '../../src/model.ts';
import { readItems } from '../../src/read-items.ts';
import { RULES, without, type Rule } from '../../src/rules.ts';
import { countRight, countTruth } from './calibration/count.ts';
import type { Truth } from './sheet/truth.ts';

/**
 * What each rule carries: the reader's F1 over all values (in points) without the rule, less that with it, on every folder given
 * (`pdf/NAME.pdf` with `truth/NAME.json`). A rule that carries nothing anywhere should go.
 */
const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('usage: ledger FOLDER…');

interface Document {
  pages: PageItems[];
  truth: Truth;
}

async function documentsOf(folder: string): Promise<Document[]> {
  const files = (await readdir(join(folder, 'truth'))).sort();
  const documents: Document[] = [];
  for (const file of files) {
    const truth = JSON.parse(await readFile(join(folder, 'truth', file), 'utf8')) as Truth;
    const bytes = await readFile(join(folder, 'pdf', file.replace(/json$/, 'pdf')));
    documents.push({ pages: (await readPdf(bytes, DEFAULT_LIMITS)).pages, truth });
  }
  return documents;
}

function score(documents: readonly Document[], rule: Rule | undefined): number {
  let [right, found, wanted] = [0, 0, 0];
  for (const { pages, truth } of documents) {
    // oxlint-disable-next-line no-underscore-dangle -- the scorer's own key in files of truth
    const asOf = `${truth._accept.asOf ?? '2026-11'}-15`;
    const reading = without(rule, () => readItems(pages, { asOf, uncalibrated: true }));
    const counts = countRight(reading, truth);
    right += counts.right;
    found += counts.found;
    wanted += countTruth(truth);
  }
  return (200 * right) / (found + wanted);
}

const sets = await Promise.all(
  folders.map(async (folder) => ({
    name: basename(folder) || dirname(folder),
    documents: await documentsOf(folder),
  })),
);
const whole = new Map(sets.map(({ name, documents }) => [name, score(documents, undefined)]));
console.log(`F1 over all values: ${[...whole].map(([name, f1]) => `${name} ${f1.toFixed(2)}`).join(', ')}`);
console.table(
  Object.fromEntries(
    RULES.map((rule) => [
      rule,
      Object.fromEntries(
        sets.map(({ name, documents }) => [name, (score(documents, rule) - whole.get(name)!).toFixed(2)]),
      ),
    ]),
  ),
);
