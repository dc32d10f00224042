import { expect, test } from 'vitest';
import { destinations, intentCookie, parseIntent } from './intent.ts';

function destinationOf(cookie: string | null): string {
  const intent = parseIntent(cookie);
  return intent ? destinations[intent] : '/';
}

test.each([
  ['to=cvMaker', '/app/cv/dashboard'],
  ['a=b; to=atsc; c=d', '/app/cv/dashboard?tab=ats'],
  ['to=mentoring', '/app/book'],
  [null, '/'],
  ['to=', '/'],
])('%s leads to %s', (header, destination) => {
  expect(destinationOf(header)).toBe(destination);
});

test.each([
  'to=//evil.example',
  'to=/\\evil.example',
  'to=https%3A%2F%2Fevil.example',
  'to=toString',
  'to=__proto__',
  'into=cvMaker',
])('%s leads home', (header) => {
  expect(destinationOf(header)).toBe('/');
});

test('a stored intent is read back', () => {
  expect(parseIntent(intentCookie('atsc').split(';')[0]!)).toBe('atsc');
});
