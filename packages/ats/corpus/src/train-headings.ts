import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HEADING_KINDS, type HeadingKind, headingFeatures, tellHeading } from '../../src/ad/told-heading.ts';
import { Random } from './random.ts';
import { trainClasses } from './training/classes.ts';

/** Learns what headings of job ads open and writes the weights; the same ones on every machine. */
const EPOCHS = 10;

const [seen, unseen] = (await Promise.all(['seen', 'unseen'].map(headingsOf))) as [Heading[], Heading[]];
const samples = seen.map(({ kind, text }) => ({
  features: headingFeatures(text),
  is: HEADING_KINDS.indexOf(kind),
}));
const weights = trainClasses(samples, HEADING_KINDS.length, new Random('headings'), EPOCHS);
const rows = Object.entries(weights).map(([name, row]) => `  ${JSON.stringify(name)}: [${row.join(', ')}],`);
await writeFile(
  join(import.meta.dirname, '../../src/ad/heading-weights.ts'),
  `import type { HeadingWeights } from './told-heading.ts';\n\n/** Made by \`npm run train -w @setapak/ats\`; one for each of \`HEADING_KINDS\`. */\nexport const HEADING_WEIGHTS: HeadingWeights = {\n${rows.join('\n')}\n};\n`,
);
const right = (of: readonly Heading[]) =>
  of.filter(({ kind, text }) => tellHeading(text, weights).kind === kind).length;
console.log(
  `${rows.length} features; headings told: ${right(seen)} of ${seen.length} seen, ${right(unseen)} of ${unseen.length} unseen`,
);

interface Heading {
  kind: HeadingKind;
  text: string;
}

async function headingsOf(name: string): Promise<Heading[]> {
  const lines = await readFile(join(import.meta.dirname, `../ad-headings/${name}.tsv`), 'utf8');
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [HeadingKind, string])
    .map(([kind, text]) => ({ kind, text }));
}
