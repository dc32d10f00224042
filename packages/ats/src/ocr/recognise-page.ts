import { withDocument } from '../extract/with-document.ts';
import { DEFAULT_LIMITS } from '../extract/read-pdf.ts';
import { paintArea, type Raster } from '../extract/page-raster.ts';
import type { PageItems, TextItem } from '../model.ts';
import { ReadError } from '../read-error.ts';
import { wordsOfHocr } from './hocr-words.ts';
import { loadRecogniser, type GreyPicture } from './recogniser.ts';

/** Pixels a point: 200 dots an inch. */
const SCALE = 2.78;
const DARK = 128;
/** Ink of a word against that of the usual word of its page, from which on it is bold. */
const BOLD_INK = 1.3;
/** In font sizes. */
const PHRASE_GAP = 0.8;

/**
 * Recognises the letters of one page of a PDF that holds none: a scan, a photograph, outlines.
 * @param index from 0
 * @returns nothing where there is no such page
 * @throws ReadError `empty`, `not_pdf`, `too_large`, `encrypted` or `damaged`
 */
export async function recognisePage(bytes: Uint8Array, index: number): Promise<PageItems | undefined> {
  const recognise = await loadRecogniser();
  const painted = await withDocument(bytes, DEFAULT_LIMITS.maxBytes, (pdfium, document) => {
    const page = index < pdfium.FPDF_GetPageCount(document) ? pdfium.FPDF_LoadPage(document, index) : 0;
    if (!page) return undefined;
    const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
    const raster = paintArea(pdfium, page, { x: 0, y: 0, ...size }, SCALE);
    pdfium.FPDF_ClosePage(page);
    if (!raster) throw new ReadError('memory', 'There is not enough memory for the picture.');
    return { size, raster };
  });
  if (!painted) return undefined;
  const { size, raster } = painted;
  const picture = toGrey(raster);
  const items = wordsOfHocr(recognise(picture), raster.scale);
  return { ...size, items: withBold(items, picture, raster.scale), shapes: [], links: [], turned: 0 };
}

function toGrey({ width, height, data }: Raster): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1)
    grey[at] = 0.11 * (data[4 * at] ?? 0) + 0.59 * (data[4 * at + 1] ?? 0) + 0.3 * (data[4 * at + 2] ?? 0);
  return { width, height, data: grey };
}

/** Tesseract does not tell bold letters; they have more ink for their size. Words that follow each other closely share one weight. */
function withBold(items: TextItem[], picture: GreyPicture, scale: number): TextItem[] {
  const phrases = phrasesOf(items);
  const inks = phrases.map((phrase) =>
    median(phrase.filter(isWord).map((item) => inkOf(item, picture, scale))),
  );
  const usual = median(phrases.flatMap((phrase, index) => phrase.map(() => inks[index] ?? 0)));
  return phrases.flatMap((phrase, index) =>
    phrase.map((item) => ({ ...item, bold: (inks[index] ?? 0) > BOLD_INK * usual })),
  );
}

function phrasesOf(items: readonly TextItem[]): TextItem[][] {
  const phrases: TextItem[][] = [];
  for (const item of items) {
    const phrase = phrases.at(-1);
    const before = phrase?.at(-1);
    const follows = before && item.spaced && item.x - before.x - before.width < PHRASE_GAP * item.size;
    if (phrase && follows) phrase.push(item);
    else phrases.push([item]);
  }
  return phrases;
}

function isWord({ text }: TextItem): boolean {
  return /\p{L}{3}/u.test(text);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** Dark pixels for each letter, in squares of the font's size. */
function inkOf({ x, y, width, height, text, size }: TextItem, picture: GreyPicture, scale: number): number {
  let dark = 0;
  for (let row = Math.floor(y * scale); row < (y + height) * scale; row += 1)
    for (let column = Math.floor(x * scale); column < (x + width) * scale; column += 1)
      if ((picture.data[row * picture.width + column] ?? 255) < DARK) dark += 1;
  return dark / (text.length * (size * scale) ** 2);
}
