import { expect, test } from 'vitest';
import { parseListView } from './list-view.ts';

test.each([
  [null, 'carousel'],
  ['cv_view=list', 'list'],
  ['a=b; cv_view=list; c=d', 'list'],
  ['cv_view=carousel', 'carousel'],
  ['old_cv_view=list', 'carousel'],
])('the cookie %s shows the %s', (cookie, view) => {
  expect(parseListView(cookie)).toBe(view);
});
