import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.ts';

test('a text of which some words changed is compared word by word', () => {
  expect(wordChanges('Melatih 12 analis muda', 'Melatih 15 analis muda')).toEqual([
    { text: 'Melatih ', kind: 'kept' },
    { text: '12', kind: 'went' },
    { text: '15', kind: 'came' },
    { text: ' analis muda', kind: 'kept' },
  ]);
});

test('a text that was written anew stands whole behind what it replaces', () => {
  const [before, after] = [
    'Pemasar digital dengan dua tahun pengalaman di ritel dan kuliner',
    'Lulusan akuntansi dengan pengalaman menyusun laporan keuangan di pabrik',
  ];
  expect(wordChanges(before, after)).toEqual([
    { text: before, kind: 'went' },
    { text: after, kind: 'came' },
  ]);
});

test('what came or went alone, and what is too long to compare', () => {
  expect(wordChanges('', 'Baru')).toEqual([{ text: 'Baru', kind: 'came' }]);
  expect(wordChanges('Lama', '')).toEqual([{ text: 'Lama', kind: 'went' }]);
  const long = 'kata '.repeat(1_000);
  expect(wordChanges(long, `${long}lagi`)).toHaveLength(2);
});
