import { expect, test } from 'vitest';
import { SUSPENDED } from '~/services/auth/account-hooks.server.ts';
import { AppError } from '~/services/error.ts';
import { googleErrorText } from './google-errors.ts';

test('Google: who has shown that a suspended account is theirs reads why they cannot come in', () => {
  expect(googleErrorText(SUSPENDED)).toBe(new AppError('suspended').text);
});

test('Google: a code that nobody gave leads to a general sentence, never to text of the address', () => {
  for (const code of ['<script>', 'constructor', '__proto__'])
    expect(googleErrorText(code)).toMatch(/^Masuk dengan Google belum berhasil/);
  expect(googleErrorText(null)).toBeNull();
});
