import { expect, test } from 'vitest';
import { bankAccount } from './schema.ts';

const account = { bank: 'BCA', number: '1234567890', holder: 'Budi' };

test('refund account: a name is one line, without marks that nobody sees', () => {
  const { holder } = bankAccount.parse({ ...account, holder: ' \u202EBudi\u200B\r\nSantoso ' });
  expect(holder).toBe('Budi Santoso');
  expect(bankAccount.safeParse({ ...account, holder: '\u200B\u200B\u200B' }).success).toBe(false);
});
