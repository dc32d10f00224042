import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['35000', 35_000],
  ['35.000', 35_000],
  ['1.250.000', 1_250_000],
  ['Rp35.000', 35_000],
  ['rp. 35.000,00', 35_000],
  ['Rp35.000,-', 35_000],
  ['35,000', 35_000],
  ['-7.500', -7_500],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['35 %', 35],
  ['33,3333%', 33.3333],
  ['0.125', 0.125],
  ['0', 0],
])('a typed number: %s is %d', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test.each(['', 'tiga', '35rb', '1.2.3', '1e5', '0x10', '35.00.000'])(
  'a typed number: "%s" is none',
  (text) => {
    expect(readNumber(text)).toBeNaN();
  },
);

test('a typed number: a megabyte of white space is none, and takes no minutes', () => {
  expect(readNumber(`1${' '.repeat(2 ** 20)}x`)).toBeNaN();
  expect(readNumber(`${' '.repeat(2 ** 20)}35.000 `)).toBe(35_000);
});
