import { expect, test } from 'vitest';
import { readAd } from './read-ad.ts';
import { withoutMarkup } from './without-markup.ts';

test('an ad pasted as HTML is read as the page shows it', () => {
  const html =
    '<div class="ad"><h2>Requirements</h2><ul><li>3+ years of Go</li><li>Kubernetes &amp; Kafka</li></ul><script>alert("SAP")</script><p>We offer: remote&nbsp;work</p></div>';
  const plain = 'Requirements\n- 3+ years of Go\n- Kubernetes & Kafka\n\nWe offer: remote work';
  const read = (ad: string) => {
    const { requirements, years } = readAd(ad, { asOf: '2026-11-15' });
    return [requirements.map(({ anyOf }) => anyOf.map(({ name }) => name)), years];
  };
  expect(read(html)).toEqual(read(plain));
  expect(withoutMarkup(html)).not.toMatch(/alert|[<>]/);
});

test.each([
  ['R&amp;D, pengalaman &#8805; 2 tahun', 'R&D, pengalaman ≥ 2 tahun'],
  ['usia < 30 tahun, gaji > 5 juta', 'usia < 30 tahun, gaji > 5 juta'],
  ['Tulis <b> di subjek & kirim', 'Tulis <b> di subjek & kirim'],
  ['&#0;&#55296;&bogus;', '  &bogus;'],
])('%j is read as %j', (pasted, text) => {
  expect(withoutMarkup(pasted)).toBe(text);
});

test('lines of an ad end alike, and endless white space is cut: patterns take no longer over it', () => {
  expect(withoutMarkup('Staf Gudang\r\nSurabaya\rMinimal D3')).toBe('Staf Gudang\nSurabaya\nMinimal D3');
  const [asIs, endless] = ['   ', '\u00A0'.repeat(20_000)].map((blank) =>
    readAd(`Staf Gudang\n\nKualifikasi:\n- Minimal${blank}D3\n- Menguasai Excel`),
  );
  expect(endless).toEqual(asIs);
  expect(readAd('\r'.repeat(100_000)).requirements).toEqual([]);
});
