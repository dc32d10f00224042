import { expect, test } from 'vitest';
import { buildPage, type Text } from '../../testing/build-page.ts';
import { makeFragments } from '../make-fragments.ts';
import { cutOf } from './best-cuts.ts';
import { restOfRight } from './edges-of-cut.ts';

const fragmentsOf = (...texts: Text[]) => makeFragments(buildPage(texts).items, 0);

test('what follows right below the longer column at the right belongs to it, unless something stands at the left', () => {
  const cut = cutOf(
    fragmentsOf(
      ...['Katalogisasi', 'Mendongeng', 'Fotografi'].map((text, at) => ({ text, x: 50, y: 100 + 13 * at })),
      ...['Indonesia', 'Inggris', 'Jawa'].map((text, at) => ({ text, x: 315, y: 100 + 13 * at })),
    ),
    200,
  )!;
  const rest = (...texts: Text[]) => restOfRight(cut, fragmentsOf(...texts)).map(({ text }) => text);
  const foot = { text: '0812 3456 7890 | Kudus, Jawa Tengah', x: 170, y: 760 };
  expect(rest({ text: 'Pustakawan Ahli Muda', x: 315, y: 139 }, foot)).toEqual(['Pustakawan Ahli Muda']);
  expect(
    rest({ text: 'Pustakawan Ahli Muda', x: 315, y: 139 }, { text: 'Menyunting', x: 50, y: 139 }),
  ).toEqual([]);
  expect(rest({ text: 'Pustakawan Ahli Muda', x: 315, y: 190 }, foot)).toEqual([]);
});
