import type { Glyph } from './page-glyphs.ts';

/** In font sizes: two letters of one word never stand so near. */
const SAME_PLACE = 0.1;

/** Letters painted again a hair beside themselves to look bold, or under themselves as a shadow, count once. */
export function withoutOverprints(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<number, Glyph[]>();
  const dropped = new Set<Glyph>();
  for (const glyph of glyphs) {
    const first = firstAtSamePlace(glyph, seen);
    if (!first) continue;
    // A transparent copy for selecting stands over or under many a painted text.
    const copies = isTransparent(first) !== isTransparent(glyph);
    if (!copies && first.originX !== glyph.originX && first.run !== glyph.run) first.run.bold = true;
    dropped.add(copies && isTransparent(first) ? first : glyph);
  }
  return glyphs.filter((glyph) => !dropped.has(glyph));
}

function isTransparent({ run: { painted } }: Glyph): boolean {
  return painted.renderMode === 3 || painted.alpha < 8;
}

/** A letter painted before at the same place; without one, the glyph itself is noted in `seen`. */
function firstAtSamePlace(glyph: Glyph, seen: Map<number, Glyph[]>): Glyph | undefined {
  if (glyph.ligature || glyph.text.trim() === '') return undefined;
  const { size } = glyph.run;
  const [x, y] = [glyph.originX / size, glyph.originY / size];
  // The cells of a grid as wide as the font's size in which a letter at the same place may stand.
  const [left, right] = [Math.floor(x - SAME_PLACE), Math.floor(x + SAME_PLACE)];
  const [top, bottom] = [Math.floor(y - SAME_PLACE), Math.floor(y + SAME_PLACE)];
  for (let column = left; column <= right; column += 1)
    for (let row = top; row <= bottom; row += 1) {
      const same = seen.get(cellKey(column, row))?.find((other) => isAtSamePlace(other, glyph));
      if (same) return same;
    }
  const key = cellKey(Math.floor(x), Math.floor(y));
  const cell = seen.get(key);
  if (cell) cell.push(glyph);
  else seen.set(key, [glyph]);
  return undefined;
}

const ROWS = 1 << 20;

function cellKey(column: number, row: number): number {
  return column * ROWS + row;
}

function isAtSamePlace(a: Glyph, b: Glyph): boolean {
  const slack = SAME_PLACE * Math.min(a.run.size, b.run.size);
  return (
    a.text === b.text &&
    a.turn === b.turn &&
    !a.ligature &&
    Math.abs(a.originX - b.originX) < slack &&
    Math.abs(a.originY - b.originY) < slack
  );
}
