import type { Glyph } from './page-glyphs.ts';

const REPLACEMENT = '\ufffd';
/** Ligatures that Unicode has no letter for, the usual ones first. */
const LIGATURES = ['ti', 'tt', 'tti', 'ft', 'fft', 'Th', 'st', 'ct'];
/** In font sizes: how much narrower or wider the drawn shape is than its letters side by side. */
const TOLERANCE = 0.06;
/** A page with more of them has lost more than ligatures. */
const MOST = 0.1;

/**
 * Cairo, with which Firefox prints, gives a ligature that has no letter in Unicode no meaning at all (`�ngkat`): which one it is tells
 * its width, for the letters it is made of stand on the same page. What no ligature is as wide as stays without meaning.
 */
export function withLigatures(glyphs: Glyph[]): Glyph[] {
  const lost = glyphs.filter(({ text }) => text === REPLACEMENT).length;
  if (lost === 0 || lost > MOST * glyphs.length) return glyphs;
  const faces = new Map<string, Map<string, number>>();
  for (const glyph of glyphs) {
    const widths = faces.get(faceOf(glyph)) ?? new Map<string, number>();
    // A letter that is part of a ligature may claim the whole one's width.
    const width = Math.min(widthOf(glyph), widths.get(glyph.text) ?? Infinity);
    faces.set(faceOf(glyph), widths.set(glyph.text, width));
  }
  return glyphs.map((glyph, index) => {
    const isInWord = [glyphs[index - 1], glyphs[index + 1]].some((beside) => touches(glyph, beside));
    if (glyph.text !== REPLACEMENT || !isInWord) return glyph;
    const text = ligatureOf(widthOf(glyph), faces.get(faceOf(glyph))!);
    return text === undefined ? glyph : { ...glyph, text };
  });
}

/** The name of a subset begins with six letters of its own. */
const SUBSET = /^[A-Z]{6}\+/;

const faceOf = ({ run: { font, bold } }: Glyph) => `${font.name.replace(SUBSET, '')}|${bold}|${font.italic}`;

/** In font sizes, as its line runs. */
const widthOf = ({ box, turn, run }: Glyph) => (turn % 180 === 0 ? box.width : box.height) / run.size;

/** A letter right beside it on the same line. */
function touches(glyph: Glyph, beside: Glyph | undefined): boolean {
  if (!beside || !/\p{L}/u.test(beside.text) || beside.originY !== glyph.originY) return false;
  const gap = Math.max(
    glyph.box.x - beside.box.x - beside.box.width,
    beside.box.x - glyph.box.x - glyph.box.width,
  );
  return gap < 0.1 * glyph.run.size;
}

function ligatureOf(width: number, widths: ReadonlyMap<string, number>): string | undefined {
  const offs = LIGATURES.flatMap((text) => {
    const parts = Array.from(text, (letter) => widths.get(letter));
    const whole = parts.reduce<number>((sum, part) => sum + (part ?? NaN), 0);
    return Number.isNaN(whole) ? [] : [{ text, off: Math.abs(whole - width) }];
  });
  const [nearest] = offs.toSorted((a, b) => a.off - b.off);
  return nearest && nearest.off < TOLERANCE ? nearest.text : undefined;
}
