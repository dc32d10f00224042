import { expect, test } from 'vitest';
import type { Glyph, GlyphRun } from './page-glyphs.ts';
import { withLigatures } from './unmapped-ligatures.ts';

const WIDTHS: Readonly<Record<string, number>> = { t: 3.3, i: 2.3, f: 3, '\ufffd': 5.3 };

/** Letters side by side in ten points, each as wide as the table says or five points. */
function lineOf(text: string, more: Partial<GlyphRun> = {}): Glyph[] {
  const run = {
    object: 1,
    size: 10,
    font: { name: 'ABCDEF+Carlito', bold: false, italic: false, icons: false },
    bold: false,
    slant: 0,
    painted: { order: 0, colour: 0, alpha: 255, renderMode: 0, layered: false },
    ...more,
  };
  let x = 0;
  return Array.from(text, (letter) => {
    const width = WIDTHS[letter] ?? 5;
    const glyph: Glyph = {
      text: letter,
      box: { x, y: 0, width, height: 10 },
      originX: x,
      originY: 8,
      turn: 0,
      run,
    };
    x += width;
    return glyph;
  });
}

const textOf = (glyphs: readonly Glyph[]) =>
  withLigatures([...glyphs])
    .map(({ text }) => text)
    .join('');
const face = (name: string) => ({ font: { name, bold: false, italic: false, icons: false } });

test('a ligature without meaning is the letters that are as wide together, also from another subset of the font', () => {
  const page = lineOf('staf akuntansi di kantor');
  expect(textOf([...page, ...lineOf('\ufffdngkat', face('GHIJKL+Carlito'))])).toMatch(/tingkat$/);
});

test('what no ligature is as wide as, what stands alone and what is much of a page stay without meaning', () => {
  const page = lineOf('staf akuntansi di kantor');
  expect(textOf([...page, ...lineOf('\ufffdngkat', face('GHIJKL+Lato'))])).toMatch(/\ufffdngkat$/);
  expect(textOf([...page, ...lineOf(' \ufffd ', face('GHIJKL+Carlito'))])).toMatch(/ \ufffd $/);
  expect(textOf(lineOf('ti \ufffd\ufffda'))).toBe('ti \ufffd\ufffda');
});
