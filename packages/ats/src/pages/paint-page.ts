import { DEFAULT_LIMITS } from '../extract/read-pdf.ts';
import type { Pdfium } from '../extract/engine.ts';
import { turnedSize, type Turn } from '../extract/geometry.ts';
import { withDocument } from '../extract/with-document.ts';
import { ReadError } from '../read-error.ts';

export interface PaintOptions {
  /** Counted from 1. */
  page: number;
  /** Pixels; 16 to 2,000. */
  width: number;
  /** How the page's text runs, in degrees clockwise: the picture is turned back, so that it reads upright. */
  turn?: Turn;
}

/** A picture as bare pixels: four bytes each, red, green, blue and one that means nothing. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const WIDTH = { min: 16, max: 2_000 };
/** A page may be a metre high and a finger wide; its picture must still fit in memory. */
const MAX_PIXELS = 12_000_000;
const BGRX = 3;
const WITH_ANNOTATIONS = 0x01;
const RGB_ORDER = 0x10;

/**
 * Paints one page on white.
 * @throws ReadError `empty`, `not_pdf`, `too_large`, `encrypted` or `damaged`; also `damaged` where there is no such page
 */
export async function paintPage(bytes: Uint8Array, { page, width, turn = 0 }: PaintOptions): Promise<Pixels> {
  return withDocument(bytes, DEFAULT_LIMITS.maxBytes, (pdfium, document) => {
    const known = Number.isInteger(page) && page >= 1 && page <= pdfium.FPDF_GetPageCount(document);
    const sheet = known ? pdfium.FPDF_LoadPage(document, page - 1) : 0;
    if (!sheet) throw new ReadError('damaged', `There is no page ${page} that can be painted.`);
    try {
      return paint(pdfium, sheet, Math.round(Math.min(WIDTH.max, Math.max(WIDTH.min, width))), turn);
    } finally {
      pdfium.FPDF_ClosePage(sheet);
    }
  });
}

function paint(pdfium: Pdfium, sheet: number, width: number, turn: Turn): Pixels {
  const shown = { width: pdfium.FPDF_GetPageWidthF(sheet), height: pdfium.FPDF_GetPageHeightF(sheet) };
  const upright = turnedSize(shown, turn);
  const height = Math.max(1, Math.round((width * upright.height) / upright.width));
  const quarters = (4 - turn / 90) % 4;
  if (!(width * height <= MAX_PIXELS)) throw new ReadError('damaged', 'The page is too long to paint.');
  const bytes = width * height * 4;
  const buffer = pdfium.wasmExports.malloc(bytes);
  if (!buffer) throw new ReadError('memory', 'There is not enough memory for the picture.');
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRX, buffer, width * 4);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  pdfium.FPDF_RenderPageBitmap(bitmap, sheet, 0, 0, width, height, quarters, WITH_ANNOTATIONS | RGB_ORDER);
  const data = pdfium.HEAPU8.slice(buffer, buffer + bytes);
  pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.wasmExports.free(buffer);
  return { width, height, data };
}
