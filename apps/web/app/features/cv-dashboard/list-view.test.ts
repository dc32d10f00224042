import { expect, test } from 'vitest';
import { parseListView } from './list-view.ts';

test.each([
  [null, null],
  ['cv_view=list', 'list'],
  ['a=b; cv_view=list; c=d', 'list'],
  ['cv_view=carousel', 'carousel'],
  ['cv_view=grid', null],
  ['old_cv_view=list', null],
])('the cookie %s says %s', (cookie, view) => {
  expect(parseListView(cookie)).toBe(view);
});
