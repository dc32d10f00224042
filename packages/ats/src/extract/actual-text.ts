import type { Pdfium } from './engine.ts';
import type { Scratch } from './memory.ts';
import type { Glyph } from './page-glyphs.ts';

const KEY = new TextEncoder().encode('ActualText\0');
const KEY_AT = 64;
const MAX_MARKS = 8;
/** A ligature's letters or a hyphen may stand for a shape whose own letters are not known; a longer text may say anything. */
const LIGATURE_BYTES = 2 * (3 + 1);
const UNREADABLE = /[\ufffd\p{Co}]/u;

/**
 * Takes the replacement texts (`ActualText`, ISO 32000-2, 14.9.4) away from the page's texts, so that what is painted is read.
 * Answers which texts had one. It holds until the page is closed.
 */
export function dropActualTexts(pdfium: Pdfium, scratch: Scratch, texts: Iterable<number>): Set<number> {
  pdfium.HEAPU8.set(KEY, scratch.pointer + KEY_AT);
  const dropped = new Set<number>();
  for (const text of texts) {
    const marks = Math.min(pdfium.FPDFPageObj_CountMarks(text), MAX_MARKS);
    for (let index = marks - 1; index >= 0; index -= 1) {
      const mark = pdfium.FPDFPageObj_GetMark(text, index);
      if (replacementBytes(pdfium, scratch, mark) <= LIGATURE_BYTES) continue;
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
