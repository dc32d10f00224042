import { expect, test } from 'vitest';
import type { TextItem } from '../model.ts';
import { buildPage } from '../testing/build-page.ts';
import { joinSpacedLetters } from './letter-spacing.ts';

/** Letters of ten points at a pitch of 8, 14 where a word begins; `typed` says before which letters the file has a space. */
function letters(text: string, typed: (index: number) => boolean): TextItem[] {
  let x = 40;
  return [...text.matchAll(/\S/g)].map(({ 0: letter, index }, order) => {
    x += index > 0 && text[index - 1] === ' ' ? 14 : 8;
    const [item] = buildPage([{ text: letter, x }]).items;
    const { spaced: _, ...rest } = item!;
    return typed(order) ? { ...rest, spaced: true } : rest;
  });
}

test.each<[string, (index: number) => boolean]>([
  ['no typed spaces', () => false],
  ['a typed space behind each letter', (index) => index > 0],
  ['a typed space behind nearly each letter', (index) => index > 0 && index % 5 !== 0],
  ['typed spaces between the words only', (index) => index === 10],
])('letters at an even pitch are words again: %s', (_, typed) => {
  const words = joinSpacedLetters(letters('PENGALAMAN KERJA', typed));
  expect(words.map((word) => word.text)).toEqual(['PENGALAMAN', 'KERJA']);
});

test('two or three letters stay alone', () => {
  expect(joinSpacedLetters(letters('SQL', () => false)).map((word) => word.text)).toEqual(['S', 'Q', 'L']);
});
