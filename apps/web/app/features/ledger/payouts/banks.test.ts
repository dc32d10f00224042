import { expect, test } from 'vitest';
import { codeOfBank } from './banks.ts';

test.each([
  ['BCA', '014'],
  ['bank bca', '014'],
  ['PT Bank Central Asia Tbk', '014'],
  ['Bank Mandiri (Persero)', '008'],
  ['Jenius', '213'],
  ['blu by BCA Digital', '501'],
  ['Bank Jago', '542'],
  ['BPD DIY', '112'],
  ['GoPay', ''],
  ['Bank', ''],
])('bank %j has the code %j', (written, code) => {
  expect(codeOfBank(written)).toBe(code);
});
