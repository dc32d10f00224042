import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import { RenderError } from './error.ts';

export interface PageImageOptions {
  /** Counted from 1. */
  page: number;
  /** Pixels; 16 to 4,000. */
  width: number;
  /** Letters and lines alone: in 16 shades a colour and without further loss they are sharper in half the bytes; a photograph would not be. */
  isDrawing?: boolean;
}

const WIDTH = { min: 16, max: 4_000 };
/** A page may be a metre high and a finger wide; its picture must still fit in memory. */
const MAX_PIXELS = 40_000_000;

let library: Promise<PDFiumLibrary> | undefined;

/**
 * Paints one page of any PDF, also of one that a stranger sent, as WebP on white.
 *
 * @throws RenderError `bad_pdf`, `no_such_page`, `too_large`
 */
export async function pageImage(
  pdf: Uint8Array,
  { isDrawing = false, ...which }: PageImageOptions,
): Promise<Uint8Array> {
  return encode(await paintPage(pdf, which), isDrawing);
}

interface Painted {
  /** Four bytes a pixel. */
  data: Uint8Array;
  width: number;
  height: number;
}

/** The same as pixels. */
async function paintPage(
  pdf: Uint8Array,
  { page, width }: Omit<PageImageOptions, 'isDrawing'>,
): Promise<Painted> {
  library ??= PDFiumLibrary.init();
  const document = await open(await library, pdf);
  try {
    if (!Number.isInteger(page) || page < 1 || page > document.getPageCount()) {
      throw new RenderError('no_such_page', `there is no page ${page}`);
    }
    const sheet = document.getPage(page - 1);
    const { originalWidth, originalHeight } = sheet.getOriginalSize();
    const wide = Math.round(Math.min(WIDTH.max, Math.max(WIDTH.min, width)));
    const high = Math.max(1, Math.round((wide * originalHeight) / originalWidth));
    if (!(originalWidth > 0 && wide * high <= MAX_PIXELS)) {
      throw new RenderError('too_large', 'the page is too long to paint');
    }
    return await sheet.render({ width: wide, height: high, render: 'bitmap', colorSpace: 'BGRA' });
  } finally {
    document.destroy();
  }
}

/** A page as a picture to look into: for tests, which would take ten times as long by way of a WebP. */
export async function pagePicture(
  pdf: Uint8Array,
  which: Omit<PageImageOptions, 'isDrawing'>,
): Promise<Sharp> {
  return pictureOf(await paintPage(pdf, which));
}

async function open(pdfium: PDFiumLibrary, pdf: Uint8Array): Promise<PDFiumDocument> {
  try {
    return await pdfium.loadDocument(pdf);
  } catch {
    throw new RenderError('bad_pdf', 'the file is no PDF that can be opened');
  }
}

/** Each value as the nearest of 16; black and white stay. */
const SHADES = Uint8Array.from({ length: 256 }, (_, value) => Math.round(value / 17) * 17);

const pictureOf = ({ data, width, height }: Painted): Sharp =>
  sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();

async function encode(page: Painted, isDrawing: boolean): Promise<Uint8Array> {
  if (isDrawing)
    return pictureOf({ ...page, data: page.data.map((value) => SHADES[value]!) })
      .webp({ lossless: true, effort: 2 })
      .toBuffer();
  return pictureOf(page).webp({ quality: 82, effort: 3 }).toBuffer();
}
