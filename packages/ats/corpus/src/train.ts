import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROLES, tagLines } from '../../src/tagger/tag-lines.ts';
import { layouts } from './layouts/all.ts';
import { Random } from './random.ts';
import { lineSamples, type Sample } from './training/line-samples.ts';
import { trainPath } from './training/path.ts';

/**
 * Trains the line tagger and writes its weights. Without folders the corpora of the recorded seeds are made first, in a folder that is
 * removed afterwards; the same seeds give the same weights.
 */
const EPOCHS = 8;
/** What these write comes with npm, or is installed for the project's tests. */
const PRODUCERS = new Set(['chromium', 'cairo', 'typst', 'libreoffice', 'pdfkit', 'pdf-lib', 'pdfmake']);
/** Round 7 is kept out: it checks what is learned on unseen layouts. */
const BLIND = /^g-/;
const ids = (of: RegExp) =>
  layouts
    .filter(({ id, producer }) => of.test(id) && PRODUCERS.has(producer) && !BLIND.test(id))
    .map(({ id }) => id);
const RECORDED = [
  { seed: '71', each: 1, layouts: ids(/^(?![fh]-)/) },
  { seed: '81', each: 4, layouts: ids(/^[fh]-/) },
];

const run = promisify(execFile);
const given = process.argv.slice(2);
const made = given.length > 0 ? undefined : await mkdtemp(join(tmpdir(), 'train-'));
const folders = made === undefined ? given : await makeCorpora(made);
const samples: Sample[] = [];
for (const folder of folders) samples.push(...(await lineSamples(folder)));
if (made !== undefined) await rm(made, { recursive: true });

const [known, held] = [samples.filter((sample) => !sample.held), samples.filter((sample) => sample.held)];
const weights = trainPath(
  known.map(({ features, rules, roles }) => ({
    features,
    classes: roles.map((role, index) => role ?? rules[index]!),
  })),
  { classes: ROLES, epochs: EPOCHS, digits: 2, leastWeight: 0.02 },
  new Random('tagger'),
);
const rows = Object.entries(weights).map(([name, row]) => `  ${JSON.stringify(name)}: [${row.join(', ')}],`);
await writeFile(
  join(import.meta.dirname, '../../src/tagger/weights.ts'),
  `import type { TaggerWeights } from './tag-lines.ts';\n\n/** Made by \`npm run train -w @setapak/ats\`. */\nexport const LINE_WEIGHTS: TaggerWeights = {\n${rows.join('\n')}\n};\n`,
);
console.log(`${rows.length} features, of ${known.length} lists of entries`);
console.log(
  `layouts held out, lines classified right: rules ${share(held, ({ rules }) => rules)}, tagger ${share(held, ({ features }) => tagLines(features, weights))}`,
);

async function makeCorpora(root: string): Promise<string[]> {
  const main = join(import.meta.dirname, 'main.ts');
  const result: string[] = [];
  for (const { seed, each, layouts: own } of RECORDED) {
    const folder = join(root, seed);
    const count = String(own.length * each);
    await run(
      process.execPath,
      [main, '--out', folder, '--seed', seed, '--count', count, '--layouts', own.join(',')],
      { maxBuffer: 1 << 26 },
    );
    result.push(folder);
  }
  return result;
}

function share(of: readonly Sample[], tag: (sample: Sample) => readonly string[]): string {
  let [right, all] = [0, 0];
  for (const sample of of) {
    const found = tag(sample);
    for (const [index, role] of sample.roles.entries()) {
      if (role === undefined) continue;
      all += 1;
      if (found[index] === role) right += 1;
    }
  }
  return `${((100 * right) / all).toFixed(2)} % of ${all}`;
}
