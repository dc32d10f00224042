import { expect, test } from 'vitest';
import { isReserved, toAddress } from './model.ts';
import { addressSchema } from './schema.ts';

test.each([
  ['Rani Kusuma', 'rani-kusuma'],
  ['  rani_kusuma.2 ', 'rani-kusuma-2'],
  ['José', 'jose'],
  ['Rene\u0301 Dvořák', 'rene-dvorak'],
  ['Bjørn Łukasz', 'bjorn-lukasz'],
  ['Großmann Æsir', 'grossmann-aesir'],
  ['--rani--kusuma--', 'rani-kusuma'],
])('an address: %s becomes %s', (typed, address) => {
  expect(toAddress(typed)).toBe(address);
  expect(addressSchema.parse(typed)).toBe(address);
});

test.each(['abc', '2rani', 'rani/kusuma', 'rani%00', 'рани-кусума', 'a'.repeat(31), '..', 'rani?x', ''])(
  'an address: %j is refused',
  (typed) => {
    expect(addressSchema.safeParse(typed).success).toBe(false);
  },
);

test.each([
  'admin',
  'setapak-resmi',
  'mysetapak',
  'rani-official',
  'login',
  'Dashboard',
  's3tapak',
  'set-apak',
  'rani-0fficial',
  'adm1n',
  'log-in',
])('an address: %s is reserved', (typed) => {
  expect(isReserved(toAddress(typed))).toBe(true);
  expect(addressSchema.safeParse(typed).success).toBe(false);
});

test('an address: a name that only holds a reserved word within a word is free', () => {
  expect(isReserved('administrasi-rani')).toBe(false);
  expect(isReserved('rani-mentoring')).toBe(false);
  expect(isReserved('rani-2004')).toBe(false);
});
