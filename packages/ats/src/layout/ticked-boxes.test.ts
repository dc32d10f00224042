import { expect, test } from 'vitest';
import { flatten } from '../result/flatten.ts';
import { buildPage } from '../testing/build-page.ts';
import { head, readPage, siti } from '../testing/read-page.ts';
import { withoutUnticked } from './ticked-boxes.ts';

const read = (text: string) =>
  flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 108 },
      head('Bahasa', 140),
      { text, y: 160 },
    ).result,
  ).languages;

test('what was not ticked in a form was not said', () => {
  expect(read('☑ Inggris ☐ Mandarin ☑ Jawa')).toEqual(['Inggris', 'Jawa']);
  expect(read('☐Mandarin ☑Inggris ☑Jawa ☐Arab')).toEqual(['Inggris', 'Jawa']);
});

test('empty boxes alone are bullets', () => {
  const { items } = buildPage(['☐ Inggris', '☐ Mandarin']);
  expect(withoutUnticked(items)).toBe(items);
});
