import type { Box } from '../model.ts';
import type { Pdfium } from './engine.ts';
import { boxOf, toShown, type PageBox } from './geometry.ts';
import type { Scratch } from './memory.ts';
import type { Glyph } from './page-glyphs.ts';
import type { FontStyle } from './text-styles.ts';

interface Measured {
  glyph: Glyph;
  ink: Box;
}

/** Share of a font's size that its capitals are high. */
const CAPITALS = 0.7;
/** No letter is so much higher than its font, unless the font counts in pixels. */
const TALLER = 2;

/**
 * Type 3 fonts that are made of pixels, as Ghostscript writes those of TeX: one unit of their size is a pixel, so they claim to be a
 * tenth of a point high. How large they are is measured on their letters.
 */
export class PixelFonts {
  /** Points: only of fonts that claim to be smaller are the letters measured. */
  static readonly BELOW = 2;
  readonly #fonts = new Map<FontStyle, Measured[]>();
  readonly #pdfium: Pdfium;
  readonly #scratch: Scratch;
  readonly #pageBox: PageBox;

  constructor(pdfium: Pdfium, scratch: Scratch, pageBox: PageBox) {
    this.#pdfium = pdfium;
    this.#scratch = scratch;
    this.#pageBox = pageBox;
  }

  /** Keeps a glyph for `measure` where it is higher than its font's size allows. */
  note(textPage: number, index: number, glyph: Glyph): void {
    const at = this.#scratch.pointer;
    if (!this.#pdfium.FPDFText_GetCharBox(textPage, index, at, at + 8, at + 16, at + 24)) return;
    const [left, right, bottom, top] = [0, 1, 2, 3].map((place) => this.#scratch.double(place)) as [
      number,
      number,
      number,
      number,
    ];
    const ink = boxOf(toShown(this.#pageBox, left, bottom), toShown(this.#pageBox, right, top));
    if (acrossOf(ink, glyph) < TALLER * glyph.run.size) return;
    const known = this.#fonts.get(glyph.run.font);
    if (known) known.push({ glyph, ink });
    else this.#fonts.set(glyph.run.font, [{ glyph, ink }]);
  }

  /** Gives the noted glyphs boxes around their ink, and their runs the size that their font's letters have together. */
  measure(): void {
    for (const letters of this.#fonts.values()) {
      let [above, below] = [0, 0];
      for (const { glyph, ink } of letters) {
        const [over, under] = heightsOf(ink, glyph);
        above = Math.max(above, over);
        below = Math.max(below, under);
      }
      const size = Math.max(above + below, Math.max(above, below) / CAPITALS);
      for (const { glyph, ink } of letters) {
        glyph.run.size = size;
        glyph.box = around(glyph.box, ink);
      }
    }
  }
}

/** How high a letter is, whichever way its line runs. */
function acrossOf(ink: Box, { turn }: Glyph): number {
  return turn % 180 === 0 ? ink.height : ink.width;
}

/** How far a letter reaches to both sides of its base line. */
function heightsOf(ink: Box, { turn, originX, originY }: Glyph): [number, number] {
  return turn % 180 === 0
    ? [originY - ink.y, ink.y + ink.height - originY]
    : [originX - ink.x, ink.x + ink.width - originX];
}

function around(a: Box, b: Box): Box {
  return boxOf(
    { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) },
    { x: Math.max(a.x + a.width, b.x + b.width), y: Math.max(a.y + a.height, b.y + b.height) },
  );
}
