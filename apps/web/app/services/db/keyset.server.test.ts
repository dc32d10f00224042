import { expect, test } from 'vitest';
import { cursorOf, readCursor } from './keyset.server.ts';

test('cursor: what an address says of a place is read back', () => {
  expect(readCursor(cursorOf([1_766_000_000_123_456, 'abc']))).toEqual([1_766_000_000_123_456, 'abc']);
});

test.each([
  ['nothing', null],
  ['an empty word', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('[1,').toString('base64url')],
  ['no list', Buffer.from('{"a":1}').toString('base64url')],
  ['a list in a list', Buffer.from('[[1]]').toString('base64url')],
  ['a fraction', Buffer.from('[1.5]').toString('base64url')],
  ['a text with NUL', cursorOf(['a\0b'])],
  ['half a character', Buffer.from('["\\ud800"]').toString('base64url')],
  ['a very long one', cursorOf(['x'.repeat(600)])],
])('cursor: %s is none', (_, text) => {
  expect(readCursor(text)).toBeNull();
});
