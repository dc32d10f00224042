import { starterResume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { placeOf, valueWords } from './words.ts';

const document = starterResume('product');
const [award] = document.certifications.items;

test.each([
  [['profile', 'photograph'], 'Data diri · Foto'],
  [['objective', 'body'], 'Ringkasan · Isi'],
  [['certifications', 'items', award!.id, 'issuer'], `Sertifikasi · ${award!.title} · Penerbit`],
  [['languages', 'heading'], 'Bahasa · Judul bagian'],
  [['metadata', 'template'], 'Tampilan · Template'],
])('a difference at %j is called %s', (path, words) => {
  expect(placeOf(document, { path, mine: 1, theirs: 2 })).toBe(words);
});

test('both sides are shown as a person reads them', () => {
  expect(valueWords('data:image/webp;base64,AAAA')).toBe('(foto)');
  expect(valueWords('- **Memimpin** tim')).toBe('• Memimpin tim');
  expect([undefined, '', true, []].map(valueWords)).toEqual(['(dihapus)', '(kosong)', 'Ya', '(kosong)']);
});
