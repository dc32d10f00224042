import type { Pdfium } from './engine.ts';
import type { Scratch } from './memory.ts';
import type { Glyph } from './page-glyphs.ts';

const KEY = new TextEncoder().encode('ActualText\0');
const KEY_AT = 64;
const MAX_MARKS = 8;
/** A ligature's letters or a hyphen may stand for a shape whose own letters are not known; a longer text may say anything. */
const LIGATURE_BYTES = 2 * (3 + 1);
const UNREADABLE = /[\ufffd\p{Co}]/u;

/** Which replacement texts are taken away: those that are too long for a ligature, or all. */
export type DroppedTexts = 'long' | 'all';

/**
 * Takes the replacement texts (`ActualText`, ISO 32000-2, 14.9.4) away from the page's texts, so that what is painted is read.
 * Answers which texts had one. It holds until the page is closed.
 */
export function dropActualTexts(
  pdfium: Pdfium,
  scratch: Scratch,
  texts: Iterable<number>,
  which: DroppedTexts,
): Set<number> {
  pdfium.HEAPU8.set(KEY, scratch.pointer + KEY_AT);
  const dropped = new Set<number>();
  for (const text of texts) {
    const marks = Math.min(pdfium.FPDFPageObj_CountMarks(text), MAX_MARKS);
    for (let index = marks - 1; index >= 0; index -= 1) {
      const mark = pdfium.FPDFPageObj_GetMark(text, index);
      if (replacementBytes(pdfium, scratch, mark) <= (which === 'all' ? 0 : LIGATURE_BYTES)) continue;
      if (pdfium.FPDFPageObj_RemoveMark(text, mark)) dropped.add(text);
    }
  }
  return dropped;
}

function replacementBytes(pdfium: Pdfium, scratch: Scratch, mark: number): number {
  const at = scratch.pointer;
  if (!mark) return 0;
  return pdfium.FPDFPageObjMark_GetParamStringValue(mark, at + KEY_AT, 0, 0, at) ? scratch.uint(0) : 0;
}

/** Whether the letters of these texts are known without their replacement. Icons have no letters, and need none. */
export function areReadable(glyphs: readonly Glyph[], texts: ReadonlySet<number>): boolean {
  const own = glyphs.filter((glyph) => texts.has(glyph.run.object) && !glyph.run.font.icons);
  return own.filter((glyph) => UNREADABLE.test(glyph.text)).length <= own.length / 2;
}

const SMALL_CAPITAL: readonly [least: number, most: number] = [0.6, 0.86];

/**
 * The texts of capitals made small for small letters (`font-variant: small-caps` without such a font): small letters in a smaller
 * size right behind a capital of the same font. PDFium gives each the width of the small letter that replaces it.
 */
export function smallCapitals(glyphs: readonly Glyph[]): Set<number> {
  const styles = new Set<string>();
  for (let index = 1; index < glyphs.length; index += 1) {
    const [before, glyph] = [glyphs[index - 1]!, glyphs[index]!];
    if (before.run === glyph.run || before.run.font.name !== glyph.run.font.name) continue;
    const ratio = glyph.run.size / before.run.size;
    if (
      ratio > SMALL_CAPITAL[0] &&
      ratio < SMALL_CAPITAL[1] &&
      before.originY === glyph.originY &&
      /\p{Lu}/u.test(before.text) &&
      /\p{Ll}/u.test(glyph.text)
    )
      styles.add(styleOf(glyph));
  }
  if (styles.size === 0) return new Set();
  return new Set(glyphs.filter((glyph) => styles.has(styleOf(glyph))).map(({ run }) => run.object));
}

function styleOf({ run }: Glyph): string {
  return `${run.font.name} ${run.size}`;
}

/** The letters as they are to be read, in the places of the same letters as they are painted; undefined where they are not the same. */
export function withPlacesOf(read: readonly Glyph[], painted: readonly Glyph[]): Glyph[] | undefined {
  if (read.length !== painted.length) return undefined;
  if (read.some(({ text }, index) => text.toLowerCase() !== painted[index]!.text.toLowerCase()))
    return undefined;
  return painted.map((glyph, index) => ({ ...glyph, text: read[index]!.text }));
}
