import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demandFeatures } from '../../src/ad/demand-features.ts';
import { demandScore } from '../../src/ad/reads-like-demand.ts';
import { HEADING_KINDS, type HeadingKind, headingFeatures, headingKind } from '../../src/ad/heading-kind.ts';
import { Random } from './random.ts';
import { trainClasses, withoutRare } from './training/classes.ts';

/** Learns what headings of job ads open and which lines demand something, and writes the weights; the same ones on every machine. */
const HEADING_EPOCHS = 10;
const LINE_EPOCHS = 8;

const [headings, otherHeadings, lines, otherLines] = await Promise.all(
  ['headings-seen', 'headings-unseen', 'lines-seen', 'lines-unseen'].map(labelled),
);

const ofHeadings = trainClasses(
  withoutRare(
    headings!.map(([kind, text]) => ({
      features: headingFeatures(text),
      is: HEADING_KINDS.indexOf(kind as HeadingKind),
    })),
    (name) => !name.includes(' '),
  ),
  HEADING_KINDS.length,
  new Random('headings'),
  HEADING_EPOCHS,
);
await write(
  'heading-weights.ts',
  "import type { HeadingWeights } from './heading-kind.ts';",
  'one for each of `HEADING_KINDS`',
  'HEADING_WEIGHTS: HeadingWeights',
  Object.entries(ofHeadings).map(([name, row]) => [name, `[${row.join(', ')}]`]),
);

const ofLines = trainClasses(
  withoutRare(
    lines!.map(([kind, text]) => ({ features: demandFeatures(text), is: kind === 'asks' ? 1 : 0 })),
  ),
  2,
  new Random('lines'),
  LINE_EPOCHS,
);
const demands = Object.fromEntries(
  Object.entries(ofLines).map(([name, [other = 0, asks = 0]]) => [
    name,
    Math.round((asks - other) * 10) / 10,
  ]),
);
await write(
  'demand-weights.ts',
  '',
  'above 0 speaks for a demand',
  'DEMAND_WEIGHTS: Readonly<Record<string, number>>',
  Object.entries(demands).map(([name, weight]) => [name, String(weight)]),
);

const headingsRight = (of: readonly [string, string][]) =>
  `${of.filter(([kind, text]) => headingKind(text, ofHeadings).kind === kind).length} of ${of.length}`;
const demandsRight = (of: readonly [string, string][]) =>
  `${of.filter(([kind, text]) => demandScore(text, demands) > 0 === (kind === 'asks')).length} of ${of.length}`;
console.log(`headings right: ${headingsRight(headings!)} seen, ${headingsRight(otherHeadings!)} unseen`);
console.log(`lines right: ${demandsRight(lines!)} seen, ${demandsRight(otherLines!)} unseen`);

async function labelled(name: string): Promise<[string, string][]> {
  const text = await readFile(join(import.meta.dirname, `../ads/${name}.tsv`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]);
}

async function write(
  file: string,
  head: string,
  meaning: string,
  what: string,
  rows: readonly [string, string][],
): Promise<void> {
  const body = rows.map(([name, value]) => `  ${JSON.stringify(name)}: ${value},`).join('\n');
  await writeFile(
    join(import.meta.dirname, '../../src/ad', file),
    `${head}${head && '\n\n'}/** Made by \`npm run train -w @setapak/ats\`; ${meaning}. */\nexport const ${what} = {\n${body}\n};\n`,
  );
}
