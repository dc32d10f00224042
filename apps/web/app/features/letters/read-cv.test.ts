import { composeLetter } from '@setapak/letter';
import { emptyResume } from '@setapak/resume';
import { describe, expect, test } from 'vitest';
import { looksLikeCard } from './model.ts';
import { doubtsIn } from './read-cv.ts';

const letter = {
  ...composeLetter({
    resume: emptyResume(),
    ad: '',
    language: 'id',
    kind: 'company',
    tone: 'general',
    today: '2026-11-22',
  }),
  place: 'Solo',
  paragraphs: [
    {
      id: 'p1',
      kind: 'text' as const,
      text: 'Sejak 2023 saya bekerja sebagai Staf Gudang di PT Rimba Solusi. Di sana saya menyusun jadwal bongkar muat harian untuk tiga gudang.',
    },
  ],
};
const of = (value: string, label = 'Perusahaan', group = '') => doubtsIn(letter, [{ label, group, value }]);

describe('doubtful readings in a letter', () => {
  test('stand with the field and the words as they are written there', () => {
    expect(of('pt rimba solusi')).toEqual([
      { label: 'Perusahaan', text: 'PT Rimba Solusi', place: 'paragraphs/p1' },
    ]);
    expect(of('Solo', 'Kota')).toEqual([{ label: 'Kota', text: 'Solo', place: 'place' }]);
  });
  test('a date is found by its year, a longer text by words in a row, a degree by its school', () => {
    expect(of('2023-09', 'Mulai')).toMatchObject([{ text: '2023' }]);
    expect(of('Menyusun jadwal bongkar muat harian untuk tiga gudang besar', 'Uraian')).toMatchObject([
      { text: 'menyusun jadwal bongkar muat' },
    ]);
    expect(of('Bachelors', 'Gelar', 'PT Rimba Solusi')).toHaveLength(1);
  });
  test('what does not stand in the letter, or only as a part of a word, is none', () => {
    expect(of('PT Lain')).toEqual([]);
    expect(of('Solus')).toEqual([]);
    expect(of('Staf Gudang', 'Sebutan di bawah nama')).toEqual([]);
    expect(of('Bachelors', 'Posisi', 'PT Rimba Solusi')).toEqual([]);
  });
});

test.each([
  ['scan KTP.jpg', true],
  ['e-ktp_2024.pdf', true],
  ['kartu tanda penduduk.png', true],
  ['sertifikat.pdf', false],
  ['aktpendirian.pdf', false],
])('an identity card by its name: %s', (name, isCard) => {
  expect(looksLikeCard(name)).toBe(isCard);
});
