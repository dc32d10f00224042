import { expect, test } from 'vitest';
import { readingOrder } from '../layout/reading-order.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { headingsOfOneColumn } from './headings-of-one-column.ts';

const linesOf = (...texts: Text[]) => readingOrder([buildPage(texts)]).flows.flatMap(({ lines }) => lines);
const typesIn = (first: string, ...below: string[]) => {
  const lists = ['Keahlian', 'Triase', 'EKG', 'Bahasa', 'Indonesia', 'Inggris'];
  const texts = [first, ...below, ...lists].map((text, at): Text => ({
    text,
    y: 100 + 16 * at,
    bold: [first, 'Keahlian', 'Bahasa'].includes(text),
  }));
  return headingsOfOneColumn({ type: 'header', lines: linesOf(...texts), flow: 1 }).map(({ type }) => type);
};

test('bold lines of a column are headings, the first of them over contacts also where its word is no sure one', () => {
  expect(typesIn('Detail', 'Balikpapan', 'shinta@contoh.id')).toEqual([
    'header',
    'contact',
    'skills',
    'languages',
  ]);
  expect(typesIn('Detail', 'Balikpapan', 'Kalimantan Timur')).toEqual(['header']);
});
