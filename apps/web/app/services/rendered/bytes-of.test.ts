import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesOf } from './bytes-of.ts';

test('bytes: what a text of all pieces would be as UTF-8, whatever their letters and lengths', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constant('é'.repeat(100)),
  );
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 12 }), { maxLength: 3 }), (lists) => {
      const inBytes = lists.map((list) =>
        list.map((each, index) => (index % 5 === 4 ? Buffer.from(each) : each)),
      );
      expect(bytesOf(inBytes).equals(Buffer.from(lists.flat().join('')))).toBe(true);
    }),
  );
});

test('bytes: a page longer than any before, and the one after it', () => {
  const long = Array.from({ length: 40_000 }, (_, index) => `<p>“${index}”</p>`);
  expect(bytesOf([long]).toString()).toBe(long.join(''));
  expect(bytesOf([['<p>', 'x', '</p>']]).toString()).toBe('<p>x</p>');
});

test('bytes: an answer keeps its own while the next is written', () => {
  const first = bytesOf([['first']]);
  bytesOf([['other']]);
  expect(first.toString()).toBe('first');
});
