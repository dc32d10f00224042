import type { Box } from '../model.ts';
import type { Pdfium } from './engine.ts';

const BGRX = 3;
const WITH_ANNOTATIONS = 0x01;
const PIXEL_BYTES = 4;
const MAX_PIXELS = 4_000_000;
/** Enough for the stems of six-point letters. */
const LETTER_SCALE = 2;

/** A part of a page as pixels. */
export interface Raster {
  /** The part's left top corner, in points of the page as shown. */
  x: number;
  y: number;
  /** Pixels a point. */
  scale: number;
  width: number;
  height: number;
  /** Blue, green, red and one byte without meaning for each pixel. */
  data: Uint8Array;
}

interface PaintOptions {
  /** Pixels a point; fewer where the area is larger than `mostPixels`. */
  finest?: number;
  mostPixels?: number;
  /** The document's form, if its fields are to be painted as well. */
  form?: number;
}

/**
 * Paints a part of a page on white, as it looks with the page objects that are active now.
 * @param area points of the page as shown
 * @returns nothing where there is no memory for it
 */
export function paintArea(
  pdfium: Pdfium,
  page: number,
  area: Box,
  { finest = LETTER_SCALE, mostPixels = MAX_PIXELS, form = 0 }: PaintOptions = {},
): Raster | undefined {
  const scale = Math.min(finest, Math.sqrt(mostPixels / Math.max(1, area.width * area.height)));
  const [width, height] = [Math.ceil(area.width * scale) + 1, Math.ceil(area.height * scale) + 1];
  const bytes = width * height * PIXEL_BYTES;
  const buffer = pdfium.wasmExports.malloc(bytes);
  const bitmap = buffer && pdfium.FPDFBitmap_CreateEx(width, height, BGRX, buffer, width * PIXEL_BYTES);
  if (!bitmap) return undefined;
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  const [left, top] = [Math.floor(area.x * scale), Math.floor(area.y * scale)];
  const [whole, tall] = [pdfium.FPDF_GetPageWidthF(page) * scale, pdfium.FPDF_GetPageHeightF(page) * scale];
  const place = [-left, -top, Math.round(whole), Math.round(tall), 0, WITH_ANNOTATIONS] as const;
  pdfium.FPDF_RenderPageBitmap(bitmap, page, ...place);
  if (form) pdfium.FPDF_FFLDraw(form, bitmap, page, ...place);
  const data = pdfium.HEAPU8.slice(buffer, buffer + bytes);
  pdfium.FPDFBitmap_Destroy(bitmap);
  pdfium.wasmExports.free(buffer);
  return { x: left / scale, y: top / scale, scale, width, height, data };
}

/** The greatest difference of one colour channel (0..255) between two rasters of the same area, inside a box. */
export function greatestDifference(a: Raster, b: Raster, box: Box): number {
  const { left, top, right, bottom } = bounds(a, box);
  let greatest = 0;
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1)
      greatest = Math.max(greatest, step(a, (y * a.width + x) * PIXEL_BYTES, b));
  return greatest;
}

/**
 * The share (0..1) of a box's columns in which the colour changes from one pixel to the next by more than `least`. Letters and
 * pictures make many such edges; rules and even backgrounds make hardly any.
 */
export function shareOfEdges(raster: Raster, box: Box, least: number): number {
  const { left, right } = bounds(raster, box);
  return columnsWithEdges(raster, box, least) / Math.max(1, right - left - 1);
}

/** How many of a box's columns have such an edge. */
export function columnsWithEdges(raster: Raster, box: Box, least: number): number {
  const { left, top, right, bottom } = bounds(raster, box);
  let columns = 0;
  for (let x = left + 1; x < right; x += 1) {
    let edge = false;
    for (let y = top; y < bottom && !edge; y += 1) {
      const at = (y * raster.width + x) * PIXEL_BYTES;
      edge = step(raster, at, raster, at - PIXEL_BYTES) > least;
    }
    if (edge) columns += 1;
  }
  return columns;
}

/** The greatest difference of one channel between two pixels. */
function step(a: Raster, at: number, b: Raster, other = at): number {
  let greatest = 0;
  for (let channel = 0; channel < 3; channel += 1)
    greatest = Math.max(greatest, Math.abs((a.data[at + channel] ?? 0) - (b.data[other + channel] ?? 0)));
  return greatest;
}

function bounds({ x, y, scale, width, height }: Raster, box: Box) {
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  return {
    left: clamp((box.x - x) * scale, width),
    top: clamp((box.y - y) * scale, height),
    right: clamp((box.x + box.width - x) * scale, width),
    bottom: clamp((box.y + box.height - y) * scale, height),
  };
}
