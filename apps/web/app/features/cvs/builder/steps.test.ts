import { expect, test } from 'vitest';
import { nextLabel, stepOf } from './steps.ts';

test.each([
  ['0', 0],
  ['4', 4],
  [null, 0],
  ['', 0],
  ['5', 0],
  ['-1', 0],
  ['1.5', 0],
  ['x', 0],
])('step=%s opens step %i', (param, step) => {
  expect(stepOf(param)).toBe(step);
});

test('the buttons say what the product document says', () => {
  expect([0, 1, 4].map(nextLabel)).toEqual(['Save Personal Details', 'Next Step', 'Finish']);
});
