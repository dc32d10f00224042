import { expect, test } from 'vitest';
import { buildPage } from '../testing/build-page.ts';
import { joinPieces, slicePiece } from './piece.ts';

test('the words of a part are found behind an address that two lines were joined to', () => {
  const [upper, lower] = ['https://contoh.id/', 'siti-aminah · –'].map((text, at) => ({
    text,
    page: 0,
    items: buildPage([{ text, y: 40 + 14 * at }]).items,
  }));
  const whole = joinPieces([upper!, lower!], '');
  const part = slicePiece(whole, whole.text.indexOf('–'), whole.text.length);
  expect(part.text).toBe('–');
  expect(part.items.map(({ text }) => text)).toEqual(['–']);
});
