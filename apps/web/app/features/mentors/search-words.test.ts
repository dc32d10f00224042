import { expect, test } from 'vitest';
import { chooseWords, mentorWords, searchedWords, swapsOf, wordsOf } from './search-words.ts';

test('words are small, without accents, and part at everything that is no letter', () => {
  expect(wordsOf('Sr. Résumé-Reviewer (UI/UX), 2×')).toEqual(['sr', 'resume', 'reviewer', 'ui', 'ux', '2']);
});

test('words that say nothing count only where there is no other', () => {
  expect(searchedWords('mentor di bidang data dan data')).toEqual(['bidang', 'data']);
  expect(searchedWords('mentor')).toEqual(['mentor']);
  expect(searchedWords('%_"')).toEqual([]);
});

test('a mentor is found by name, title, experiences and skills, in our words and in those of others', () => {
  const { words, headWords } = mentorWords({
    name: 'Siti Nur',
    title: 'Analis',
    experiences: [{ title: 'Kasir', organization: 'Toko Maju', duration: '2 tahun' }],
    skills: ['Data Science', 'Finance'],
    serviceLine: ['Internship Preparation'],
  });
  expect(headWords).toEqual(['siti', 'nur', 'analis']);
  expect(words).toEqual(expect.arrayContaining(['kasir', 'maju', 'science', 'sains', 'akuntansi', 'magang']));
  expect(words).not.toContain('tahun');
});

test('swapsOf: each two neighbours once', () => {
  expect(swapsOf('ssika')).toEqual(['ssika', 'siska', 'sskia', 'ssiak']);
});

test.each([
  ['eng', ['english', 'engineer', 'engine'], ['english', 'engineer', 'engine']],
  ['jngineer', ['engineer', 'engineering', 'ginger'], ['engineer', 'engineering']],
  ['prodcut', ['product', 'produk'], ['product']],
  ['manger', ['manager', 'ranger'], ['manager', 'ranger']],
  ['dta', ['data', 'duta'], ['data', 'duta']],
  ['ux', ['uv'], []],
  ['zzzzzz', ['zara'], []],
  ['apa', [], []],
])('%s among %j means %j', (typed, candidates, expected) => {
  expect(chooseWords(typed, candidates)).toEqual(expected);
});
