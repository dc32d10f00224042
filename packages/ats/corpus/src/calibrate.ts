import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LIMITS, readPdf } from '../../src/extract/read-pdf.ts';
import { readItems } from '../../src/read-items.ts';
import { FEATURES, featuresOf, fieldOf } from '../../src/result/confidence.ts';
import { chance, fit, reliability, type Sample } from './calibration/fit.ts';
import { isRight } from './calibration/judge.ts';
import type { Truth } from './sheet/truth.ts';

/**
 * Fits the confidences on some layouts of a corpus and prints how true they are on the others: on those of the folders behind `--check`,
 * which should hold layouts that the reader was not mended on, or on every third one.
 */
const given = process.argv.slice(2);
const at = given.indexOf('--check');
const checked = at === -1 ? [] : given.slice(at + 1);
const folders = given.filter((each) => each !== '--check');
if (folders.length === 0) throw new Error('usage: calibrate CORPUS_DIR… [--check CORPUS_DIR…]');

const samples: (Sample & { layout: string })[] = [];
const held = new Set<string>();
for (const folder of folders)
  for (const file of (await readdir(join(folder, 'truth'))).sort()) {
    const truth = JSON.parse(await readFile(join(folder, 'truth', file), 'utf8')) as Truth;
    const { _accept: accept, _meta: meta } = truth;
    if (checked.includes(folder)) held.add(meta.layout);
    const bytes = await readFile(join(folder, 'pdf', file.replace(/json$/, 'pdf')));
    const { pages } = await readPdf(bytes, DEFAULT_LIMITS);
    const { result, evidence, unused } = readItems(pages, {
      asOf: `${accept.asOf}-15`,
      uncalibrated: true,
    });
    for (const [path, { confidence }] of Object.entries(evidence)) {
      const right = isRight(path, result, truth);
      if (right === undefined) continue;
      const features = featuresOf(path, confidence, result, unused);
      samples.push({
        field: fieldOf(path),
        features: FEATURES.map((name) => features[name]),
        right,
        layout: meta.layout,
      });
    }
  }

// The layouts held out check what the others taught; the weights that are kept are fitted on all.
const layouts = [...new Set(samples.map((sample) => sample.layout))].sort();
if (held.size === 0) for (const [i, layout] of layouts.entries()) if (i % 3 === 0) held.add(layout);
const fields = [...new Set(samples.map((sample) => sample.field))].sort();
const said = fields.flatMap((field) => {
  const own = samples.filter((sample) => sample.field === field);
  const weights = fit(own.filter((sample) => !held.has(sample.layout)));
  return own
    .filter((sample) => held.has(sample.layout))
    .map((sample) => ({ field, chance: chance(sample.features, weights), right: sample.right }));
});
const percent = (share: number) => (share * 100).toFixed(1);
console.log(
  `${samples.length} values of ${layouts.length} layouts; checked on ${said.length} values of ${held.size} layouts`,
);
console.table(
  reliability(said)
    .filter((bin) => bin.count > 0)
    .map((bin) => ({
      confidence: `${bin.from} – ${bin.to}`,
      values: bin.count,
      said: percent(bin.said),
      right: percent(bin.right),
    })),
);
const error = reliability(said).reduce(
  (sum, bin) => sum + (bin.count / said.length) * Math.abs(bin.said - bin.right),
  0,
);
const brier = said.reduce((sum, each) => sum + (each.chance - Number(each.right)) ** 2, 0) / said.length;
console.log(`expected calibration error ${percent(error)} points, Brier score ${brier.toFixed(3)}`);

const rows = fields.map(
  (field) => `  '${field}': [${fit(samples.filter((sample) => sample.field === field)).join(', ')}],`,
);
await writeFile(
  join(import.meta.dirname, '../../src/result/confidence-weights.ts'),
  `/** Made by \`npm run calibrate -w @setapak/ats\`; one weight for each of \`FEATURES\`. */\nexport const CONFIDENCE_WEIGHTS: Readonly<Record<string, readonly number[]>> = {\n${rows.join('\n')}\n};\n`,
);
