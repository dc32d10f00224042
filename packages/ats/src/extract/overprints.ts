import type { Glyph } from './page-glyphs.ts';

/** In font sizes: two letters of one word never stand so near. */
const SAME_PLACE = 0.1;

/** Letters painted again a hair beside themselves to look bold, or under themselves as a shadow, count once. */
export function withoutOverprints(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<string, Glyph[]>();
  return glyphs.filter((glyph) => {
    if (glyph.ligature || glyph.text.trim() === '') return true;
    const { size } = glyph.run;
    const [x, y] = [glyph.originX / size, glyph.originY / size];
    for (const column of cellsAround(x))
      for (const row of cellsAround(y)) {
        const same = seen.get(`${glyph.text} ${column} ${row}`)?.find((other) => isAtSamePlace(other, glyph));
        if (!same) continue;
        if (same.originX !== glyph.originX && same.run !== glyph.run) same.run.bold = true;
        return false;
      }
    const key = `${glyph.text} ${Math.floor(x)} ${Math.floor(y)}`;
    seen.set(key, [...(seen.get(key) ?? []), glyph]);
    return true;
  });
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
