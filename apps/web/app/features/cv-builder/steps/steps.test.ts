import { expect, test } from 'vitest';
import { nextLabel, stepCount, stepOf } from './steps.ts';

test.each([
  ['0', 0],
  ['4', 4],
  [null, 0],
  ['', 0],
  ['5', 5],
  ['6', 0],
  ['-1', 0],
  ['1.5', 0],
  ['x', 0],
])('step=%s opens step %i', (param, step) => {
  expect(stepOf(param)).toBe(step);
});

test('step buttons: labelled as in the product document', () => {
  expect([0, 1, 4, 5].map(nextLabel)).toEqual(['Save Personal Details', 'Next Step', 'Finish', 'Finish']);
});

test('five steps are counted, the sixth stands beside them', () => {
  expect([0, 4, 5].map(stepCount)).toEqual(['Langkah 1 dari 5', 'Langkah 5 dari 5', 'Langkah tambahan']);
});
