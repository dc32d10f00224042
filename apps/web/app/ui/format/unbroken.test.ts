import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('unbroken: suffixes stay with their word, times with theirs', () => {
  expect(unbroken('CV-mu, Selasa 19.00–21.00 WIB')).toBe('CV-\u2060mu, Selasa 19.00\u2060–\u206021.00 WIB');
});

test('unbroken: compounds and what is joined already stay as they are', () => {
  const kept = 'teman-teman, e-mail, CV-\u2060mu, 10.00\u2060–\u206018.00, Senin–Kamis';
  expect(unbroken(kept)).toBe(kept);
});
