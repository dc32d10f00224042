import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LIMITS, readPdf } from '../../src/extract/read-pdf.ts';
import { readItems } from '../../src/read-items.ts';
import { chanceOf, FEATURES, featuresOf, fieldOf, paperFacts } from '../../src/result/confidence.ts';
import { UNSEEN } from '../../src/result/confidence-unseen.ts';
import { CONFIDENCE_WEIGHTS } from '../../src/result/confidence-weights.ts';
import { fit, fitUnseen, logOddsOf, reliability, type Sample } from './calibration/fit.ts';
import { isRight } from './calibration/judge.ts';
import type { Truth } from './sheet/truth.ts';

/**
 * Fits the confidences and prints how true they are. Folders of a corpus give each field its curve (without any the curves stay as they
 * are); those behind `--unseen`, of layouts that the reader was not mended on, tell how much less sure to be there; those behind
 * `--check` only check.
 */
const { values: options, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    unseen: { type: 'string', multiple: true, default: [] },
    check: { type: 'string', multiple: true, default: [] },
  },
});
if (folders.length + options.unseen.length + options.check.length === 0)
  throw new Error('usage: calibrate [CORPUS_DIR…] [--unseen DIR]… [--check DIR]…');

async function samplesOf(folder: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const file of (await readdir(join(folder, 'truth'))).sort()) {
    const truth = JSON.parse(await readFile(join(folder, 'truth', file), 'utf8')) as Truth;
    const { _accept: accept } = truth;
    const bytes = await readFile(join(folder, 'pdf', file.replace(/json$/, 'pdf')));
    const { pages } = await readPdf(bytes, DEFAULT_LIMITS);
    const { result, evidence, unused } = readItems(pages, {
      asOf: `${accept.asOf}-15`,
      uncalibrated: true,
    });
    const facts = paperFacts(result, unused);
    for (const [path, { confidence }] of Object.entries(evidence)) {
      const right = isRight(path, result, truth);
      if (right === undefined) continue;
      const features = featuresOf(path, confidence, result, facts);
      samples.push({ field: fieldOf(path), features: FEATURES.map((name) => features[name]), right });
    }
  }
  return samples;
}
const samplesIn = async (each: readonly string[]) => (await Promise.all(each.map(samplesOf))).flat();

let curves = CONFIDENCE_WEIGHTS;
if (folders.length > 0) {
  const samples = await samplesIn(folders);
  const fields = [...new Set(samples.map(({ field }) => field))].sort();
  curves = Object.fromEntries(
    fields.map((field) => [field, fit(samples.filter((sample) => sample.field === field))]),
  );
  const rows = fields.map((field) => `  '${field}': [${curves[field]!.join(', ')}],`);
  await write(
    'confidence-weights.ts',
    `/** Made by \`npm run calibrate -w @setapak/ats\`; one weight for each of \`FEATURES\`. */\nexport const CONFIDENCE_WEIGHTS: Readonly<Record<string, readonly number[]>> = {\n${rows.join('\n')}\n};\n`,
  );
  console.log(`curves of ${fields.length} fields fitted on ${samples.length} values`);
}

const oddsOf = ({ field, features, right }: Sample) => ({
  logOdds: logOddsOf(features, curves[field] ?? []),
  right,
});
const unseen = (await samplesIn(options.unseen)).filter(({ field }) => field in curves).map(oddsOf);
const change = unseen.length > 0 ? fitUnseen(unseen) : UNSEEN;
if (unseen.length > 0) {
  await write(
    'confidence-unseen.ts',
    `/** Made by \`npm run calibrate -w @setapak/ats -- --unseen …\`: what is added to a value's log-odds, and what they are multiplied by before. */\nexport const UNSEEN: readonly [shift: number, slope: number] = [${change.join(', ')}];\n`,
  );
  console.log(`log-odds on ${unseen.length} values of unseen files: ${change[0]} + ${change[1]} times`);
}

const checked = (await samplesIn(options.check)).filter(({ field }) => field in curves).map(oddsOf);
if (checked.length > 0)
  print(checked.map((each) => ({ chance: chanceOf(each.logOdds, change), right: each.right })));

function print(said: readonly { chance: number; right: boolean }[]): void {
  const percent = (share: number) => (share * 100).toFixed(1);
  const bins = reliability(said).filter((bin) => bin.count > 0);
  console.log(`checked on ${said.length} values`);
  console.table(
    bins.map((bin) => ({
      confidence: `${bin.from} – ${bin.to}`,
      values: bin.count,
      said: percent(bin.said),
      right: percent(bin.right),
    })),
  );
  const error = bins.reduce(
    (sum, bin) => sum + (bin.count / said.length) * Math.abs(bin.said - bin.right),
    0,
  );
  const brier = said.reduce((sum, each) => sum + (each.chance - Number(each.right)) ** 2, 0) / said.length;
  console.log(`expected calibration error ${percent(error)} points, Brier score ${brier.toFixed(3)}`);
}

async function write(name: string, text: string): Promise<void> {
  await writeFile(join(import.meta.dirname, '../../src/result', name), text);
}
