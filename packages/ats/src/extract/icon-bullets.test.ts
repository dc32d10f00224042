import { expect, test } from 'vitest';
import { buildPage, type Text } from '../testing/build-page.ts';
import { iconBullets } from './icon-bullets.ts';
import type { Glyph } from './page-glyphs.ts';

const icon = (text: string, x: number, y: number): Glyph => ({
  text,
  box: { x, y: y - 8, width: 10, height: 10 },
  originX: x,
  originY: y,
  turn: 0,
  run: {
    object: 1,
    size: 10,
    font: { name: 'FontAwesome5Free-Solid', bold: false, italic: false, icons: true },
    bold: false,
    slant: 0,
    painted: { order: 0, colour: 0, alpha: 255, renderMode: 0, layered: false },
  },
});

const check = '\uf00c';
const pin = '\uf3c5';
const at = (y: number, text: string, x = 50): Text => ({ text, x, y });
const bulletsOf = (icons: Glyph[], ...texts: Text[]) =>
  iconBullets(icons, buildPage(texts).items).map(({ text, baseline }) => [text, baseline]);

test('an icon before each point of a list is its bullet, also where a point has two lines', () => {
  expect(
    bulletsOf(
      [icon(pin, 35, 114), ...[128, 154, 168].map((y) => icon(check, 35, y))],
      at(100, 'Analyst', 35),
      at(114, 'Arunika Digital'),
      at(128, 'Answered every letter within the day that'),
      at(140, 'it came'),
      at(154, 'Kept the books'),
      at(168, 'Closed the till'),
    ),
  ).toEqual([
    ['•', 128],
    ['•', 154],
    ['•', 168],
  ]);
});

test('an icon before the date of each job is none: other facts stand between', () => {
  const job = (y: number) => [
    at(y, 'Analyst', 35),
    at(y + 14, 'Jan 2020 - now'),
    at(y + 28, 'Kept books', 35),
  ];
  const icons = [114, 156, 198].map((y) => icon(check, 35, y));
  expect(bulletsOf(icons, ...job(100), ...job(142), ...job(184))).toEqual([]);
});

test('icons in a row rate something', () => {
  const icons = [100, 114, 128].flatMap((y) => [icon(check, 20, y), icon(check, 35, y)]);
  expect(bulletsOf(icons, at(100, 'English'), at(114, 'French'), at(128, 'Dutch'))).toEqual([]);
});
