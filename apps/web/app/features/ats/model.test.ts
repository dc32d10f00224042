import { expect, test } from 'vitest';
import {
  BAD_FILE,
  failureText,
  firstCvPage,
  isFailureCode,
  pickStep,
  reuploadStep,
  warningText,
  withQuota,
} from './model.ts';

test('the document quotes one sentence for a wrong type and a wrong size', () => {
  expect([failureText('not_pdf'), failureText('too_large')]).toEqual([BAD_FILE, BAD_FILE]);
});

test('error text: an unknown code still has advice', () => {
  expect(isFailureCode('toString')).toBe(false);
  expect(failureText('toString')).toContain('unggah lagi');
});

test.each(['not_pdf', 'damaged', 'no_text'] as const)(
  'error text "%s": ends as a sentence before the one about the quota',
  (code) => {
    expect(withQuota(failureText(code), code)).toMatch(/[a-z0-9]\w*\. Kuotamu tidak berkurang\.$/i);
  },
);

test('error text of a quota that is used up: does not say that nothing was taken', () => {
  expect(withQuota(failureText('no_uses'), 'no_uses')).toBe(failureText('no_uses'));
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

test('a warning says which pages it is about, where the file has more than one', () => {
  const about = (pages: number[], count: number) =>
    warningText({ code: 'other_papers', message: '', pages }, count);
  expect(about([0, 2, 3], 5)).toMatch(/^Selain CV, .* Yang dimaksud: halaman 1, 3, dan 4\.$/);
  expect(warningText({ code: 'rotated_text', message: '', pages: [0] }, 1)).not.toContain('halaman 1');
  expect(warningText({ code: 'repaired', message: '' }, 3)).not.toContain('Yang dimaksud');
});

test('a CV that stands behind a letter begins on the page after it', () => {
  const file = (papers: number[], count: number) => ({
    warnings: papers.length > 0 ? [{ code: 'other_papers' as const, message: '', pages: papers }] : [],
    document: { pageSizes: Array.from({ length: count }, () => ({ width: 595, height: 842 })) } as never,
  });
  expect([firstCvPage(file([0, 1, 4], 5)), firstCvPage(file([3], 4)), firstCvPage(file([], 1))]).toEqual([
    2, 0, 0,
  ]);
});
