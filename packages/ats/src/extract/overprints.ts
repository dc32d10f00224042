import type { Glyph } from './page-glyphs.ts';

/** In font sizes: two letters of one word never stand so near. */
const SAME_PLACE = 0.1;

/** Letters painted again a hair beside themselves to look bold, or under themselves as a shadow, count once. */
export function withoutOverprints(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<string, Glyph[]>();
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
function firstAtSamePlace(glyph: Glyph, seen: Map<string, Glyph[]>): Glyph | undefined {
  if (glyph.ligature || glyph.text.trim() === '') return undefined;
  const { size } = glyph.run;
  const [x, y] = [glyph.originX / size, glyph.originY / size];
  for (const column of cellsAround(x))
    for (const row of cellsAround(y)) {
      const same = seen.get(`${glyph.text} ${column} ${row}`)?.find((other) => isAtSamePlace(other, glyph));
      if (same) return same;
    }
  const key = `${glyph.text} ${Math.floor(x)} ${Math.floor(y)}`;
  seen.set(key, [...(seen.get(key) ?? []), glyph]);
  return undefined;
}

/** The cells of a grid as wide as the font's size in which a letter at the same place may stand. */
function cellsAround(at: number): Set<number> {
  return new Set([Math.floor(at - SAME_PLACE), Math.floor(at + SAME_PLACE)]);
}

function isAtSamePlace(a: Glyph, b: Glyph): boolean {
  const slack = SAME_PLACE * Math.min(a.run.size, b.run.size);
  return (
    a.turn === b.turn &&
    !a.ligature &&
    Math.abs(a.originX - b.originX) < slack &&
    Math.abs(a.originY - b.originY) < slack
  );
}
