import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test('a text with room enough stays as it is', () => {
  expect(shorten('Barista di kedai kopi', 21)).toBe('Barista di kedai kopi');
});

test('a longer one ends behind a word that ends near', () => {
  expect(shorten('Barista di kedai kopi', 20)).toBe('Barista di kedai…');
});

test('a word that takes most of the room is cut', () => {
  expect(shorten('Di Pneumonoultramicroscopic', 12)).toBe('Di Pneumono…');
});

test('no character is cut in half', () => {
  for (const most of [4, 5, 6, 7]) expect(shorten('🔥'.repeat(9), most).isWellFormed()).toBe(true);
});
