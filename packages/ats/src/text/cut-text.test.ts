import { expect, test } from 'vitest';
import { readAd } from '../ad/read-ad.ts';
import { placeOfText } from '../advice/cv/places.ts';
import { cutText } from './cut-text.ts';

test('a text within the limit stays, a longer one is cut, and no character in half', () => {
  expect([cutText('kopi', 4), cutText('kopi🔥', 5), cutText('kopi🔥', 6)]).toEqual([
    'kopi',
    'kopi',
    'kopi🔥',
  ]);
});

test('long lines full of pictures leave whole characters in what is read from an ad and quoted from a CV', () => {
  for (const shift of ['', 'x']) {
    const long = `${shift}${'🔥🔥 seru '.repeat(300)}`;
    const ad = readAd(
      `Barista\nPT Kopi Karsa\n\nKualifikasi:\nMinimal 2 tahun pengalaman dan lulusan S1 Tata Boga. ${long}`,
    );
    const quoted = placeOfText(`${shift}${'🔥'.repeat(200)}`);
    expect(JSON.stringify([ad, quoted])).not.toMatch(/\\ud[89a-f]/);
  }
});
