import { describe, expect, test } from 'vitest';
import { languageOfWords } from './language-of-words.ts';

describe('the language of few words', () => {
  test.each([
    ['Komunikasi', 'id'],
    ['Kerja sama tim', 'id'],
    ['Perawatan luka', 'id'],
    ['menjahit', 'id'],
    ['Communication', 'en'],
    ['Attention to detail', 'en'],
    ['Wound care', 'en'],
    ['swimming', 'en'],
  ] as const)('%s is %s', (text, language) => {
    expect(languageOfWords(text)).toBe(language);
  });

  test.each(['Photoshop', 'Microsoft Excel', 'JavaScript', 'SQL', 'PT', '2024', ''])(
    '%o says nothing: a name, a short form or no word',
    (text) => {
      expect(languageOfWords(text)).toBeUndefined();
    },
  );
});
