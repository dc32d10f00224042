import type { Box } from '../model.ts';
import type { Pdfium } from './engine.ts';
import { greatestDifference, paintArea, shareOfEdges, type Raster } from './page-raster.ts';

/** A word that may be invisible. */
interface Suspect {
  /** Points of the page as shown. */
  box: Box;
  /** PDFium's handles of the text objects that its letters are in. */
  objects: ReadonlySet<number>;
  /** Paints nothing by itself: transparent, or in an invisible mode. */
  inkless: boolean;
}

/** Steps of a colour channel (0..255): a smaller one is invisible. */
const SEEN_STEP = 12;
/** Share of a word's columns with an edge from which on something is drawn there. */
const DRAWN = 0.12;
/** Below this height in pixels a painted page proves nothing about a letter. */
const LEAST_PIXELS = 4;

/**
 * Which of the suspects cannot be seen, proved by painting the page without its texts, and then with the suspects alone: they change
 * nothing, and what stands in their place is even ground. Letters that somebody painted as outlines, a gradient or a picture under a transparent text
 * are seen. Whatever is not certain counts as seen.
 * @param texts handles of the page's text objects that can be read
 */
export function unseenWords<Word extends Suspect>(
  pdfium: Pdfium,
  page: number,
  suspects: readonly Word[],
  texts: Iterable<number>,
): Word[] {
  const area = visibleArea(
    pdfium,
    page,
    suspects.map((suspect) => suspect.box),
  );
  const readable = new Set(texts);
  const ground = area && paintWithout(pdfium, page, area, readable);
  if (!ground) return [];
  const bare = suspects.filter(
    ({ box }) => box.height * ground.scale >= LEAST_PIXELS && shareOfEdges(ground, box, SEEN_STEP) < DRAWN,
  );
  const inked = bare.filter((suspect) => !suspect.inkless);
  if (inked.length === 0) return bare;
  const objects = new Set(inked.flatMap((suspect) => [...suspect.objects]));
  const others = [...readable].filter((text) => !objects.has(text));
  const alone = paintWithout(pdfium, page, area, others);
  const isBare = [...objects].every((object) => readable.has(object));
  const without = isBare ? ground : paintWithout(pdfium, page, area, [...others, ...objects]);
  return bare.filter(({ box, inkless }) => {
    if (inkless) return true;
    return alone && without && greatestDifference(alone, without, box) < SEEN_STEP;
  });
}

function paintWithout(
  pdfium: Pdfium,
  page: number,
  area: Box,
  objects: Iterable<number>,
): Raster | undefined {
  const all = [...objects];
  for (const object of all) pdfium.FPDFPageObj_SetIsActive(object, 0);
  const raster = paintArea(pdfium, page, area);
  for (const object of all) pdfium.FPDFPageObj_SetIsActive(object, 1);
  return raster;
}

/** What of the page the boxes take up together. */
function visibleArea(pdfium: Pdfium, page: number, boxes: readonly Box[]): Box | undefined {
  const x = Math.max(0, Math.min(...boxes.map((box) => box.x)));
  const y = Math.max(0, Math.min(...boxes.map((box) => box.y)));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  const width = Math.min(right, pdfium.FPDF_GetPageWidthF(page)) - x;
  const height = Math.min(bottom, pdfium.FPDF_GetPageHeightF(page)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
