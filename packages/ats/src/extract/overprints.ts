import type { Glyph } from './page-glyphs.ts';

/** In font sizes: two letters of one word never stand so near. */
const SAME_PLACE = 0.1;
/** Along the line, to a letter of another text: narrower than an `l`, and the distance of the two sides of an outline of shadows. */
const SAME_PLACE_BESIDE = 0.15;
/** Across the line, where no other letter can stand. */
const SAME_PLACE_ABOVE = 0.2;
/** In font sizes: as large as leaves most letters with one cell to look in. */
const CELL = 0.8;
const REACH = SAME_PLACE_ABOVE / CELL;

/** Letters painted again a hair beside themselves to look bold, or under themselves as a shadow, count once. */
export function withoutOverprints(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<number, Glyph | Glyph[]>();
  const dropped = new Set<Glyph>();
  for (const glyph of glyphs) {
    const first = firstAtSamePlace(glyph, seen);
    if (!first) continue;
    // A transparent copy for selecting stands over or under many a painted text.
    const copies = isTransparent(first) !== isTransparent(glyph);
    if (!copies && first.originX !== glyph.originX && first.run !== glyph.run) first.run.bold = true;
    dropped.add(copies && isTransparent(first) ? first : glyph);
  }
  return dropped.size > 0 ? glyphs.filter((glyph) => !dropped.has(glyph)) : [...glyphs];
}

function isTransparent({ run: { painted } }: Glyph): boolean {
  return painted.renderMode === 3 || painted.alpha < 8;
}

/** A letter painted before at the same place; without one, the glyph itself is noted in `seen`. */
function firstAtSamePlace(glyph: Glyph, seen: Map<number, Glyph | Glyph[]>): Glyph | undefined {
  if (glyph.text.trim() === '') return undefined;
  // A grid so fine that a cell holds few letters of a kind, whatever size a damaged file claims.
  const cellSize = CELL * glyph.run.size;
  const [x, y] = [glyph.originX / cellSize, glyph.originY / cellSize];
  if (!(Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST)) return undefined;
  const letter = glyph.text.charCodeAt(0);
  const [left, right] = [Math.floor(x - REACH), Math.floor(x + REACH)];
  const [top, bottom] = [Math.floor(y - REACH), Math.floor(y + REACH)];
  for (let column = left; column <= right; column += 1)
    for (let row = top; row <= bottom; row += 1) {
      const cell = seen.get(cellKey(column, row, letter));
      if (cell === undefined) continue;
      const same = Array.isArray(cell)
        ? cell.find((other) => isAtSamePlace(other, glyph))
        : isAtSamePlace(cell, glyph) && cell;
      if (same) return same;
    }
  const key = cellKey(Math.floor(x), Math.floor(y), letter);
  const cell = seen.get(key);
  // Most cells hold one letter.
  if (cell === undefined) seen.set(key, glyph);
  else if (Array.isArray(cell)) cell.push(glyph);
  else seen.set(key, [cell, glyph]);
  return undefined;
}

/** In cells from the page's corner; letters without a size stand infinitely far. */
const FARTHEST = 2 ** 16 - 1;

/** Small numbers, which a map finds fastest; where two cells share one, `isAtSamePlace` still tells their letters apart. */
function cellKey(column: number, row: number, letter: number): number {
  return (Math.imul(column, 0x1f1f1f1f) ^ Math.imul(row, 0x5f356495) ^ Math.imul(letter, 0x2c1b3c6d)) >> 2;
}

function isAtSamePlace(a: Glyph, b: Glyph): boolean {
  const size = Math.min(a.run.size, b.run.size);
  const along = size * (a.run === b.run ? SAME_PLACE : SAME_PLACE_BESIDE);
  const across = size * (a.run === b.run ? SAME_PLACE : SAME_PLACE_ABOVE);
  const isUpright = a.turn % 180 === 0;
  return (
    a.text === b.text &&
    a.turn === b.turn &&
    // The letters of one ligature all stand at its start; those of its shadow are in another text.
    (a.ligature ?? false) === (b.ligature ?? false) &&
    (!a.ligature || a.run !== b.run) &&
    Math.abs(a.originX - b.originX) < (isUpright ? along : across) &&
    Math.abs(a.originY - b.originY) < (isUpright ? across : along)
  );
}
