import type { Pdfium } from './engine.ts';
import { paintArea, shareOfEdges } from './page-raster.ts';

const SCALE = 0.75;
/** Points; about a letter. */
const CELL = 12;
/** Steps of a colour channel (0..255) between neighbouring pixels. */
const EDGE = 40;
/** Share of a cell's columns; a rule or the border of a coloured bar makes one edge. */
const DRAWN = 0.3;
/** Share of a page's cells up to which what is drawn is ornament: a bar, a logo, a signature. */
const ORNAMENT = 0.02;

/** Whether a page shows nothing that could be text or a picture of text. */
export function isBlank(pdfium: Pdfium, page: number, shown: { width: number; height: number }): boolean {
  const raster = paintArea(pdfium, page, { x: 0, y: 0, ...shown }, { finest: SCALE });
  if (!raster) return false;
  let [drawn, cells] = [0, 0];
  for (let y = 0; y < shown.height; y += CELL)
    for (let x = 0; x < shown.width; x += CELL) {
      cells += 1;
      if (shareOfEdges(raster, { x, y, width: CELL, height: CELL }, EDGE) >= DRAWN) drawn += 1;
    }
  return drawn <= ORNAMENT * cells;
}
