import { expect, test } from 'vitest';
import { likeliestByFeatures } from '../../../src/tagger/likeliest-path.ts';
import { Random } from '../random.ts';
import { type LabelledPath, ofSeveralSources, trainPath } from './path.ts';

type Role = 'head' | 'text';
const CLASSES: readonly Role[] = ['head', 'text'];
const row = (features: string[][], classes: Role[]): LabelledPath<Role> => ({ features, classes });
const samples = [
  row([['bold'], ['bullet'], ['bullet']], ['head', 'text', 'text']),
  row([['bold'], ['plain'], ['bullet']], ['head', 'head', 'text']),
  row([['bold'], ['plain']], ['head', 'head']),
];
const train = (leastWeight: number) =>
  trainPath(samples, { classes: CLASSES, epochs: 5, digits: 2, leastWeight }, new Random('seed'));

test('weights learn what the samples say, and the same seed gives the same ones', () => {
  const weights = train(0.02);
  expect(likeliestByFeatures([['bold'], ['bullet']], weights, CLASSES)).toEqual(['head', 'text']);
  expect(train(0.02)).toEqual(weights);
});

test('features whose weights are all small are left out', () => {
  expect(Object.keys(train(100))).toEqual([]);
});

test('features of a single source are left out', () => {
  const rows = [
    { ...row([['bold', 'common']], ['head']), of: 'a' },
    { ...row([['common']], ['text']), of: 'b' },
  ];
  expect(ofSeveralSources(rows, ({ of }) => [of], 2).map(({ features }) => features)).toEqual([
    [['common']],
    [['common']],
  ]);
});
