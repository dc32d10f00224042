import type { Glyph } from './page-glyphs.ts';

/** Accents that stand alone, as TeX sets them over a letter, with what Unicode combines. */
const COMBINING = new Map<string, string>([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['ˆ', '\u0302'],
  ['^', '\u0302'],
  ['˜', '\u0303'],
  ['~', '\u0303'],
  ['¯', '\u0304'],
  ['ˉ', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['¨', '\u0308'],
  ['˚', '\u030a'],
  ['°', '\u030a'],
  ['˝', '\u030b'],
  ['ˇ', '\u030c'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
]);
/** TeX's OT1 encoding has them at these codes: https://ctan.org/pkg/encguide */
const OT1 = new Map<number, string>([
  [0x12, '\u0300'],
  [0x13, '\u0301'],
  [0x14, '\u030c'],
  [0x15, '\u0306'],
  [0x16, '\u0304'],
  [0x17, '\u030a'],
  [0x18, '\u0327'],
  [0x7d, '\u030b'],
  [0x7f, '\u0308'],
]);
const DOTLESS = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
]);
/** Share of its own width that an accent has in common with its letter. */
const OVER = 0.5;
/** In font sizes: how much higher an accent stands over a capital. */
const RAISED = 0.35;

/** Puts accents that a file paints over a letter onto it: `G¨ungör` with a dieresis painted over the u is `Güngör`. */
export function joinAccents(glyphs: readonly Glyph[]): Glyph[] {
  const joined: Glyph[] = [];
  let pending: Glyph | undefined;
  for (const glyph of glyphs) {
    if (pending && stands(pending, glyph)) {
      joined.push({ ...accented(glyph, pending), parted: pending.parted });
      pending = undefined;
      continue;
    }
    if (pending) putOverLetter(pending, joined);
    pending = undefined;
    const before = joined.at(-1);
    if (!markOf(glyph)) joined.push(glyph);
    else if (before && stands(glyph, before)) joined[joined.length - 1] = accented(before, glyph);
    else pending = glyph;
  }
  if (pending) putOverLetter(pending, joined);
  return joined;
}

/** PDFium puts an accent that is raised over a capital behind all letters of its line. */
const LONGEST_LINE = 160;

function putOverLetter(accent: Glyph, joined: Glyph[]): void {
  const from = Math.max(0, joined.length - LONGEST_LINE);
  const at = joined.findLastIndex((letter, index) => index >= from && stands(accent, letter));
  if (at < 0 || !/\p{Lu}/u.test(joined[at]!.text)) joined.push(accent);
  else joined[at] = accented(joined[at]!, accent);
}

function markOf(glyph: Glyph): string | undefined {
  return COMBINING.get(glyph.text) ?? (glyph.code === undefined ? undefined : OT1.get(glyph.code));
}

function stands(accent: Glyph, letter: Glyph): boolean {
  const { size } = letter.run;
  if (!/^\p{L}$/u.test(letter.text) || accent.turn !== letter.turn || accent.turn !== 0) return false;
  if (Math.abs(accent.originY - letter.originY) > RAISED * size) return false;
  const [left, right] = [Math.max(accent.box.x, letter.box.x), Math.min(rightOf(accent), rightOf(letter))];
  return right - left > OVER * accent.box.width;
}

function rightOf({ box }: Glyph): number {
  return box.x + box.width;
}

function accented(letter: Glyph, accent: Glyph): Glyph {
  const base = DOTLESS.get(letter.text) ?? letter.text;
  return { ...letter, text: `${base}${markOf(accent)}`.normalize('NFC') };
}
