import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const little = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['UTF-8', Buffer.from('{"a":"é“"}')],
  ['UTF-8 with a mark', Buffer.from('\uFEFF{"a":"é“"}')],
  ['UTF-16 with a mark', little('\uFEFF{"a":"é“"}')],
  ['UTF-16 without one', little('{"a":"é“"}')],
  ['UTF-16 the other way round', little('{"a":"é“"}').swap16()],
  ['Windows-1252', Buffer.from('{"a":"\u00E9\u0093"}', 'latin1')],
])('a text in %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe('{"a":"é“"}');
});
