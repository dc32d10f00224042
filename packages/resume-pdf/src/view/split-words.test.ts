import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

test.each([
  'rata-rata 180 (rata-rata), A - B',
  'mempertanggungjawabkannya',
  '王小明abc-def',
  'https://a.co/satu-dua/tiga?x=1&y=2#bawah',
  '-'.repeat(60),
  '👨‍👩‍👧‍👦'.repeat(10),
  ' spasi  ganda ',
  '',
])('%s: the parts together are the text', (text) => {
  expect(splitWords(text).flat().join('')).toBe(text);
});

test('hyphenated words stay whole, so that no line ends in a hyphen', () => {
  expect(splitWords('dan rata-rata tim')).toEqual(['dan ', ['rata-rata'], ' tim']);
});

test('long words come in pieces', () => {
  expect(splitWords('a '.concat('x'.repeat(30)))).toEqual(['a ', ['xxxxxxxx', 'xxxxxxxx', 'xxxxxxxxxxxxxx']]);
  expect(splitWords('nama.panjang@contoh.co.id')).toEqual([['nama.', 'panjang@', 'contoh.co.id']]);
});

test('an address is broken between its parts, before hyphens, and not in its last letters', () => {
  expect(splitWords('https://contoh.id/uji-kegunaan-aplikasi/rekaman-dan-catatan.html')).toEqual([
    ['https://', 'contoh.', 'id/', 'uji', '-kegunaan', '-aplikasi/', 'rekaman', '-dan', '-catatan.html'],
  ]);
  expect(splitWords('laras.kusumawardhaningtyas@lembaga-riset-pesisir.go.id')).toEqual([
    ['laras.', 'kusumawardhaningtyas@', 'lembaga', '-riset', '-pesisir.go.id'],
  ]);
});

test('hostile text is split in no time', () => {
  for (const piece of ['a-', '- ', '-', '王-', 'a', '@.']) {
    expect(
      splitWords(piece.repeat(20_000 / piece.length))
        .flat()
        .join(''),
    ).toHaveLength(20_000);
  }
});
