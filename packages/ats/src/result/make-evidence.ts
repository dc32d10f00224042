import { boxAround, boxAsShown, boxBeforeTilt } from '../extract/geometry.ts';
import type { Found } from '../fields/found.ts';
import type { Box, PageItems, TextItem } from '../model.ts';
import type { Evidence } from './parsed-resume.ts';

const SAME_LINE = 3;

/** Notes for one path which words its value was read from, one box a line. */
export function addEvidence<T>(
  evidence: Evidence,
  path: string,
  value: Found<T> | undefined,
  pages: readonly PageItems[],
): void {
  if (!value) return;
  const boxes = value.pieces.flatMap((piece) => shownBoxes(piece.items, piece.page, pages));
  const confidence = Math.round(value.confidence * 100) / 100;
  evidence[path] = { page: boxes[0]?.page ?? 0, boxes, confidence };
}

/** One box a line, on the page as shown. */
export function shownBoxes(
  items: readonly TextItem[],
  page: number,
  pages: readonly PageItems[],
): (Box & { page: number })[] {
  return lineBoxes(items).map((box) => shown(box, page, pages));
}

function shown(box: Box, page: number, pages: readonly PageItems[]): Box & { page: number } {
  const on = pages[page];
  const level = on?.tilt ? boxBeforeTilt(on, on.tilt, box) : box;
  const upright = on?.turned ? boxAsShown(on, on.turned, level) : level;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    page,
    x: round(upright.x),
    y: round(upright.y),
    width: round(upright.width),
    height: round(upright.height),
  };
}

function lineBoxes(items: readonly TextItem[]): Box[] {
  const lines: { baseline: number; items: TextItem[] }[] = [];
  for (const item of items) {
    const line = lines.find((each) => Math.abs(each.baseline - item.baseline) < SAME_LINE);
    if (line) line.items.push(item);
    else lines.push({ baseline: item.baseline, items: [item] });
  }
  return lines.map((line) => boxAround(line.items));
}
