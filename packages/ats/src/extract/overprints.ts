import type { Glyph } from './page-glyphs.ts';

/** In font sizes: two letters of one word never stand so near. */
const SAME_PLACE = 0.1;

/** Letters painted again a hair beside themselves to look bold, or under themselves as a shadow, count once. */
export function withoutOverprints(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<string, Glyph[]>();
  return glyphs.filter((glyph) => {
    if (glyph.ligature || glyph.text.trim() === '') return true;
    const { size } = glyph.run;
    const [column, row] = [glyph.originX, glyph.originY].map((at) => Math.round(at / size));
    for (const x of [column! - 1, column!, column! + 1])
      for (const y of [row! - 1, row!, row! + 1]) {
        const same = seen.get(`${glyph.text} ${x} ${y}`)?.find((other) => isAtSamePlace(other, glyph));
        if (!same) continue;
        if (same.originX !== glyph.originX && same.run !== glyph.run) same.run.bold = true;
        return false;
      }
    const key = `${glyph.text} ${column} ${row}`;
    seen.set(key, [...(seen.get(key) ?? []), glyph]);
    return true;
  });
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
