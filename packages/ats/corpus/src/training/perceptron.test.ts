import { expect, test } from 'vitest';
import { tagLines } from '../../../src/tagger/tag-lines.ts';
import { Random } from '../random.ts';
import type { Sample } from './line-samples.ts';
import { trainTagger } from './perceptron.ts';

const sample = (features: string[][], roles: Sample['roles']): Sample => ({
  layout: 'x',
  held: false,
  features,
  rules: features.map(() => 'head'),
  roles,
});
const samples = [
  sample([['bold'], ['bullet'], ['bullet']], ['head', 'text', 'text']),
  sample([['bold'], ['plain'], ['bullet']], ['head', 'head', 'text']),
  sample([['bold'], ['plain']], ['head', undefined]),
];

test('weights learn what the samples say, and the same seed gives the same ones', () => {
  const weights = trainTagger(samples, new Random('seed'), 5);
  expect(tagLines([['bold'], ['bullet']], weights)).toEqual(['head', 'text']);
  expect(trainTagger(samples, new Random('seed'), 5)).toEqual(weights);
});
