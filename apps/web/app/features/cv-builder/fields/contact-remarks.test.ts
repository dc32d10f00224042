import { expect, test } from 'vitest';
import { remarkOnAddress, remarkOnEmail, remarkOnLinkedIn, remarkOnPhone } from './contact-remarks.ts';

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
])('e-mail: %s is remarked on', (email) => expect(remarkOnEmail(email)).toBeDefined());

test('phone: what has too few digits is remarked on', () => {
  expect(['', '+62 812 3456 7890', '(021) 5551234', '０８１２３４５６７８９'].map(remarkOnPhone)).toEqual(
    Array(4).fill(undefined),
  );
  expect(['abc', '0812', '+62 812 34'].map((phone) => remarkOnPhone(phone) !== undefined)).toEqual(
    Array(3).fill(true),
  );
});

test('e-mail: a slip in the name of a large provider is remarked on with what was meant', () => {
  expect(remarkOnEmail('rani@gmial.com')).toBe('Maksudmu rani@gmail.com?');
});

test.each([
  '',
  'rani.com',
  'https://rani.my.id/karya?x=1',
  ' behance.net/rani ',
  'rani.github.io',
  'http://desa.é.id',
])('website: nothing is said of %j', (address) => expect(remarkOnAddress(address)).toBeUndefined());

test.each(['rani', 'rani dot com', 'rani@gmail.com', 'https://', '@rani', 'rani.'])(
  'website: %s is remarked on',
  (address) => expect(remarkOnAddress(address)).toContain('namamu.com'),
);

test('LinkedIn: a name or the address of another page is remarked on', () => {
  const isRemarked = (address: string) => remarkOnLinkedIn(address) !== undefined;
  expect(
    ['', 'linkedin.com/in/rani', 'https://id.linkedin.com/in/rani-k/', 'www.linkedin.com/pub/rani/1/2'].map(
      isRemarked,
    ),
  ).toEqual([false, false, false, false]);
  expect(
    ['Rani Kusuma', '@rani', 'linkedin.com', 'linkedin.com/in/', 'instagram.com/rani'].map(isRemarked),
  ).toEqual(Array(5).fill(true));
});
