import { expect, test } from 'vitest';
import { isCommonPassword } from './is-common-password.server.ts';

test.each(['Password1', 'password1', 'Qwerty123', 'Abc123456', 'Passw0rd', 'Liverpool1', 'Iloveyou1'])(
  'common passwords: %s is one',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['Setapak1', 'kopi Tubruk 7 gelas', 'Xk29-vwqL', ''])('common passwords: %j is none', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);
