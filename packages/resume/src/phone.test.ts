import { expect, test } from 'vitest';
import { toPhone } from './phone.ts';

test.each([
  ['081234567890', '+6281234567890'],
  ['0812-3456-7890', '+62 812-3456-7890'],
  [' 0812 3456 7890 ', '+62 812 3456 7890'],
  ['6281234567890', '+6281234567890'],
  ['81234567890', '+6281234567890'],
  ['(021) 555-1234', '+62 (21) 555-1234'],
])('phone: %s is stored as %s', (typed, stored) => {
  expect(toPhone(typed)).toBe(stored);
  expect(toPhone(stored)).toBe(stored);
});

test.each(['+62 812-3456-7890', '+65 6123 4567', '0812', '', 'tanya saya', '123456789012'])(
  'phone: %j stays as it was typed',
  (typed) => {
    expect(toPhone(typed)).toBe(typed);
  },
);
