import { expect, test } from 'vitest';
import { safeUrl, telUrl } from './safe-url.ts';

test.each([
  ['https://a.co/b', 'https://a.co/b'],
  ['http://a.co', 'https://a.co'],
  ['a.co', 'https://a.co'],
  ['linkedin.com/in/budi', 'https://linkedin.com/in/budi'],
  ['budi@a.co', 'mailto:budi@a.co'],
  ['mailto:budi@a.co', 'mailto:budi@a.co'],
  ['tel:+62 812', undefined],
  ['tel:+62812345', 'tel:+62812345'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['https://bank.co@evil.co', undefined],
  ['JaVaScRiPt:alert(1)//a.co', undefined],
  ['//a.co', undefined],
  ['', undefined],
  ['kata biasa', undefined],
])('%s', (input, url) => {
  expect(safeUrl(input)).toBe(url);
});

test('phone numbers lose their spacing', () => {
  expect(telUrl('+62 812-3456-7890')).toBe('tel:+6281234567890');
  expect(telUrl('hubungi saya')).toBeUndefined();
});
