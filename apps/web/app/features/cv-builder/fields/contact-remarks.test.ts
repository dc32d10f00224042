import { expect, test } from 'vitest';
import { remarkOnEmail, remarkOnPhone } from './contact-remarks.ts';

test.each(['', 'rani@gmail.com', 'r.k+cv@mail.ui.ac.id', ' RANI@GMAIL.COM ', 'nur@kafé.id'])(
  'e-mail: nothing is said of %j',
  (email) => expect(remarkOnEmail(email)).toBeUndefined(),
);

test.each([
  'rani',
  'a@b',
  'rani@gmail,com',
  'rani k@gmail.com',
  'Rani <rani@gmail.com>',
  'mailto:rani@gmail.com',
  'rani@gmail..com',
])('e-mail: %s is remarked on', (email) => expect(remarkOnEmail(email)).toContain('email'));

test('phone: what has too few digits is remarked on', () => {
  expect(['', '+62 812 3456 7890', '(021) 5551234', '０８１２３４５６７８９'].map(remarkOnPhone)).toEqual(
    Array(4).fill(undefined),
  );
  expect(['abc', '0812', '+62 812 34'].map((phone) => remarkOnPhone(phone) !== undefined)).toEqual(
    Array(3).fill(true),
  );
});
