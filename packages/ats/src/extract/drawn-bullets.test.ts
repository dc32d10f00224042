import { expect, test } from 'vitest';
import type { Box } from '../model.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { buildPage } from '../testing/build-page.ts';
import { drawnBullets } from './drawn-bullets.ts';
import { DEFAULT_LIMITS, readPdf } from './read-pdf.ts';

/** Words of ten points at x 50, on base lines 100 and 120. */
const { items: words } = buildPage([
  { text: 'Membuat laporan', y: 100 },
  { text: 'Membantu staf', y: 120 },
]);
const mark = (x: number, y: number, side = 3): Box => ({ x, y, width: side, height: side });

test.each<[string, Box[], Box[], number[]]>([
  ['before each line', [mark(40, 95), mark(40, 115)], [], [100, 120]],
  ['a square as high as small letters', [mark(40, 94, 5)], [], [100]],
  ['dots of a timeline', [mark(40, 95)], [{ x: 41, y: 80, width: 1, height: 60 }], []],
  ['dots of a rating before a text', [mark(34, 95), mark(40, 95)], [], []],
  ['ornaments on both sides of a heading', [mark(40, 95), mark(135, 95)], [], []],
  ['an icon as high as the line', [mark(38, 90, 9)], [], []],
  ['a dot far from the text', [mark(10, 95)], [], []],
  ['a dot between the lines', [mark(40, 104)], [], []],
  ['a dot inside a word', [mark(60, 95)], [], []],
  ['dots of an upright dotted line', [90, 95, 100, 105, 110, 115].map((y) => mark(40, y, 2)), [], []],
])('%s', (_, marks, lines, baselines) => {
  expect(drawnBullets(marks, lines, words).map((bullet) => [bullet.text, bullet.baseline])).toEqual(
    baselines.map((baseline) => ['•', baseline]),
  );
});

test('a bullet that the text already has is not doubled', () => {
  const { items } = buildPage([{ text: '• Membuat laporan', y: 100 }]);
  expect(drawnBullets([mark(40, 95)], [], items)).toEqual([]);
});

const circle = (x: number, y: number) =>
  `${x} ${y} m ${x} ${y + 2} ${x + 3} ${y + 2} ${x + 3} ${y} c ${x + 3} ${y - 2} ${x} ${y - 2} ${x} ${y} c`;

test.each([
  ['filled circles', `${circle(50, 703)} f ${circle(50, 683)} f`],
  ['hollow circles', `${circle(50, 703)} S ${circle(50, 683)} S`],
  ['squares', '50 702 3 3 re f 50 682 3 3 re f'],
])('%s drawn before two lines are read as bullets', async (_, before) => {
  const line = (text: string, y: number) => ({ text, x: 60, y });
  const { pages } = await readPdf(
    buildPdf([[line('Satu', 700), line('Dua', 680)]], { before }),
    DEFAULT_LIMITS,
  );
  const read = pages[0]!.items.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x);
  expect(read.map((item) => item.text)).toEqual(['•', 'Satu', '•', 'Dua']);
});
