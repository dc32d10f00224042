import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leastLikeness, likenessOf } from '../../src/not-a-cv/looks-like-cv.ts';
import { PAPER_FEATURES } from '../../src/not-a-cv/paper-features.ts';
import { fitLogistic } from './training/logistic.ts';
import { paperExamples } from './training/paper-examples.ts';

/** Fits what tells CVs from other papers and writes its weights; the same ones on every machine. */
const examples = paperExamples();
const weights = fitLogistic(examples);
await writeFile(
  join(import.meta.dirname, '../../src/not-a-cv/paper-weights.ts'),
  `/** Made by \`npm run train -w @setapak/ats\`; one for each of \`PAPER_FEATURES\`. */\nexport const PAPER_WEIGHTS: readonly number[] = [\n${weights.map((weight) => `  ${weight},`).join('\n')}\n];\n`,
);
const wrong = (is: 0 | 1) =>
  examples.filter(
    (each) =>
      each.is === is && likenessOf(each.features, weights) >= leastLikeness(10, each.features) !== (is === 1),
  ).length;
console.log(PAPER_FEATURES.map((name, index) => `${name} ${weights[index]}`).join(', '));
console.log(
  `of ${examples.length} examples: ${wrong(0)} other papers taken for CVs, ${wrong(1)} CVs refused`,
);
