import { starterResume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { placeOf, sideWords, valueWords } from './words.ts';

const document = starterResume('product');
const [award] = document.certifications.items;
const [job] = document.work.items;

test.each([
  [['profile', 'photograph'], 'Data diri · Foto'],
  [['objective', 'body'], 'Ringkasan · Isi'],
  [['certifications', 'items', award!.id, 'issuer'], `Sertifikasi · ${award!.title} · Penerbit`],
  [['work', 'items', job!.id, 'summary'], `Pengalaman Kerja · ${job!.company}, ${job!.position} · Deskripsi`],
  [['languages', 'heading'], 'Bahasa · Judul bagian'],
  [['metadata', 'template'], 'Tampilan · Template'],
])('a difference at %j is called %s', (path, words) => {
  expect(placeOf(document, { path, mine: 1, theirs: 2 })).toBe(words);
});

test('items of one company and of one university are kept apart', () => {
  const named = (item: object) => valueWords({ id: 'a', ...item });
  expect(named({ company: 'Bank Nusa', position: 'Analis' })).toBe('Bank Nusa, Analis');
  expect(named({ company: '', position: 'Analis' })).toBe('Analis');
  expect(named({ institution: 'ITB', field: 'Fisika' })).toBe('ITB, Fisika');
  expect(named({ title: 'Juara', awarder: 'ITB' })).toBe('Juara');
});

test('both sides are shown as a person reads them', () => {
  expect(valueWords('data:image/webp;base64,AAAA')).toBe('(foto)');
  expect(valueWords('- **Memimpin** tim')).toBe('• Memimpin tim');
  expect([undefined, '', true, []].map(valueWords)).toEqual(['(dihapus)', '(kosong)', 'Ya', '(kosong)']);
});

test.each([
  [['work', 'items', job!.id, 'employment'], 'Full Time', 'Penuh waktu'],
  [['work', 'items', job!.id, 'startDate'], '2023-05', 'Mei 2023'],
  [['metadata', 'template'], 'gengar', 'Gengar'],
  [['metadata', 'layout', 'onyx'], [['work', 'skills']], 'Pengalaman Kerja, Keahlian'],
  [['metadata', 'page'], undefined, '(dihapus)'],
])('a side of a difference at %j is in the words of the builder', (path, value, words) => {
  expect(sideWords(document, { path, mine: value, theirs: 1 }, value)).toBe(words);
});

test('the order of sections is called one, whatever the design', () => {
  expect(placeOf(document, { path: ['metadata', 'layout', 'onyx'], mine: 1, theirs: 2 })).toBe(
    'Tampilan · Urutan bagian',
  );
});
