import { expect, test } from 'vitest';
import type { Glyph, GlyphRun } from './page-glyphs.ts';
import { withoutOverprints } from './overprints.ts';

function glyph(text: string, x: number, size: number): Glyph {
  const painted = { order: 0, colour: 0, alpha: 255, renderMode: 0, layered: false };
  const font = { name: 'Inter', bold: false, italic: false, icons: false };
  const run = { object: 1, size, font, bold: false, painted } as GlyphRun;
  const box = { x, y: 0, width: 1, height: 1 };
  return { text, box, originX: x, originY: 10, turn: 0, run };
}

test('letters painted twice at one place count once, at another place twice', () => {
  const seen = [glyph('a', 20, 10), glyph('a', 20.4, 10), glyph('a', 26, 10), glyph('b', 20, 10)];
  expect(withoutOverprints(seen)).toEqual([seen[0], seen[2], seen[3]]);
});

test.each([0, 1e-18, Number.NaN, Infinity])('letters of the size %d end the search', (size) => {
  const all = [glyph('a', 20, size), glyph('a', 26, size)];
  expect(withoutOverprints(all)[0]).toBe(all[0]);
});

test('letters of a damaged file that claims a huge size are compared with few others', () => {
  const all = Array.from({ length: 20_000 }, (_, index) =>
    glyph(String.fromCharCode(0x4e00 + (index % 20_000)), index, 1e5),
  );
  expect(withoutOverprints(all)).toHaveLength(all.length);
});

test('the letters of a ligature and of its shadow count once, two equal letters of one ligature twice', () => {
  const [text, shadow] = [glyph('f', 20, 10), glyph('f', 20.4, 10)];
  const second = { ...text, ligature: true };
  const secondOfShadow = { ...shadow, ligature: true };
  expect(withoutOverprints([text, second, shadow, secondOfShadow])).toEqual([text, second]);
});

test('letters with shadows on all sides, as an outline drawn by a browser, count once', () => {
  const sides = [
    [0, -0.75],
    [0, 0.75],
    [0.75, 0],
    [-0.75, 0],
    [0, 0],
  ] as const;
  const all = sides.map(([x, y]) => {
    const letter = glyph('k', 20 + x, 11);
    return { ...letter, originY: letter.originY + y };
  });
  expect(withoutOverprints(all)).toHaveLength(1);
  const doubled = [glyph('l', 20, 11), glyph('l', 22.2, 11)];
  expect(withoutOverprints(doubled)).toHaveLength(2);
});
