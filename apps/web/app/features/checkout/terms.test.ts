import { expect, test } from 'vitest';
import { terms } from '~/content/legal-terms.ts';
import { PAYABLE_MS, SESSION_MS } from './model.ts';

const DAY_MS = 86_400_000;

test('the terms name the times that the product keeps', () => {
  const text = JSON.stringify(terms);
  expect(text).toContain(`belum dibayar berlaku ${PAYABLE_MS / DAY_MS} hari sejak dibuat`);
  expect(text).toContain(`sudah dibayar berlaku ${SESSION_MS / DAY_MS} hari sejak pembayarannya`);
});
