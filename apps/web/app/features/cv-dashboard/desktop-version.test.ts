import { expect, test } from 'vitest';
import { parseVersionChoice } from './desktop-version.ts';

test.each([
  [null, null],
  ['cv_view=list', null],
  ['cv_version=desktop', 'desktop'],
  ['a=b; cv_version=phone; c=d', 'phone'],
  ['cv_version=watch', null],
  ['old_cv_version=phone', null],
])('the cookie %s stands for %s', (cookie, choice) => {
  expect(parseVersionChoice(cookie)).toBe(choice);
});
