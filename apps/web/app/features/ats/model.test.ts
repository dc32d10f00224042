import { expect, test } from 'vitest';
import { BAD_FILE, failureText, isFailureCode, pickStep, reuploadStep } from './model.ts';

test('the document quotes one sentence for a wrong type and a wrong size', () => {
  expect([failureText('not_pdf'), failureText('too_large')]).toEqual([BAD_FILE, BAD_FILE]);
});

test('error text: an unknown code still has advice', () => {
  expect(isFailureCode('toString')).toBe(false);
  expect(failureText('toString')).toContain('unggah lagi');
});

const [monday, tuesday] = [new Date('2026-11-16'), new Date('2026-11-17')];

test.each([
  ['no purchase yet', 0, null, null, 0],
  ['a package is there and nothing was checked', 4, monday, null, 1],
  ['a result was made since the package came', 3, monday, tuesday, 2],
  ['the last use made a result', 0, monday, tuesday, 2],
  ['a package came after the last result', 4, tuesday, monday, 1],
  ['all is used and the results were deleted', 0, monday, null, 0],
] as const)('when %s, the step is picked by that', (_, usesLeft, newestAt, resultAt, step) => {
  expect(pickStep({ usesLeft, newestAt, resultAt })).toBe(step);
});

test('Re-upload leads to the upload while a use is left, else to the packages', () => {
  expect([reuploadStep(1), reuploadStep(0)]).toEqual([1, 0]);
});
