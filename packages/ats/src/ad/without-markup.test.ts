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
