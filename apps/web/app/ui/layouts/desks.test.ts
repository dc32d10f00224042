import { expect, test } from 'vitest';
import { desksOf } from './desks.ts';

test.each([
  ['mentor', ['/mentor']],
  ['reviewer', ['/reviewer']],
  ['admin', ['/reviewer', '/admin']],
  ['user', []],
  [null, []],
])('menus lead %s to the desks %j', (role, desks) => {
  expect(desksOf(role).map(({ to }) => to)).toEqual(desks);
});
