import { expect, test } from 'vitest';
import { hasForbiddenScheme, safeUrl, telUrl } from './safe-url.ts';

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

test.each([
  ['javascript:alert(1)', true],
  [' \u0001java\tscript:alert(1)', true],
  ['data:text/html,x', true],
  ['file:///C:/cv.pdf', true],
  ['blob:https://a.co/1', true],
  ['skype:budi?call', true],
  ['https://a.co/x:y', false],
  ['a.co:8080/x', false],
  ['mailto:budi@a.co', false],
  ['@budi', false],
  ['Lihat: a.co', true],
  ['lihat di sini: a.co', false],
])('a scheme that no link may have: %j', (input, forbidden) => {
  expect(hasForbiddenScheme(input)).toBe(forbidden);
});
