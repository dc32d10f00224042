import type { Box } from '../model.ts';
import type { Pdfium } from './engine.ts';
import { contains } from './geometry.ts';
import type { Scratch } from './memory.ts';
import type { Lettering } from './page-scene.ts';

const MOVE = 2;
const MAX_SEGMENTS = 5_000;
const MAX_LINES = 200;
const FEWEST_LETTERS = 4;
/** Shares of the line's height. */
const TALL = 0.45;
const NARROWEST = 0.2;
const WIDEST = 1.2;
/** A row of stars or dots is of one width; of letters the widest is so much wider than the narrowest. */
const UNLIKE = 1.4;
const MOSTLY = 0.6;

/**
 * Lines of letters that are drawn as outlines and hold no text, as some programs leave of bold text: people read them, machines do not.
 * @param texts middles of the page's letters
 */
export function drawnLines(
  pdfium: Pdfium,
  scratch: Scratch,
  lettering: readonly Lettering[],
  texts: readonly { x: number; y: number }[],
): Box[] {
  const isBare = ({ box }: Lettering) => !texts.some(({ x, y }) => contains(box, x, y));
  return lettering
    .slice(0, MAX_LINES)
    .filter((line) => isBare(line) && areLetters(partsOf(pdfium, scratch, line.object)))
    .map(({ box }) => box);
}

interface Extent {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** The closed parts of a path, from left to right. */
function partsOf(pdfium: Pdfium, scratch: Scratch, object: number): Extent[] {
  const at = scratch.pointer;
  const parts: Extent[] = [];
  const count = Math.min(pdfium.FPDFPath_CountSegments(object), MAX_SEGMENTS);
  for (let index = 0; index < count; index += 1) {
    const segment = pdfium.FPDFPath_GetPathSegment(object, index);
    if (!segment || !pdfium.FPDFPathSegment_GetPoint(segment, at, at + 4)) continue;
    const [x, y] = [scratch.float(0), scratch.float(1)];
    const part = parts.at(-1);
    if (!part || pdfium.FPDFPathSegment_GetType(segment) === MOVE) {
      parts.push({ left: x, right: x, low: y, high: y });
      continue;
    }
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x);
    part.low = Math.min(part.low, y);
    part.high = Math.max(part.high, y);
  }
  return parts.filter(({ left, right }) => right > left).sort((a, b) => a.left - b.left);
}

function areLetters(parts: readonly Extent[]): boolean {
  const letters: Extent[] = [];
  for (const part of parts) {
    const before = letters.at(-1);
    const shared = before ? before.right - part.left : 0;
    // A hole stands within its letter, a dot above it.
    if (before && shared > 0.5 * Math.min(part.right - part.left, before.right - before.left))
      letters[letters.length - 1] = {
        left: before.left,
        right: Math.max(before.right, part.right),
        low: Math.min(before.low, part.low),
        high: Math.max(before.high, part.high),
      };
    else letters.push(part);
  }
  const height = Math.max(...letters.map(({ high }) => high)) - Math.min(...letters.map(({ low }) => low));
  const widths = letters.map(({ left, right }) => right - left);
  const many = (count: number) => count >= MOSTLY * letters.length;
  return (
    letters.length >= FEWEST_LETTERS &&
    many(letters.filter(({ low, high }) => high - low >= TALL * height).length) &&
    many(widths.filter((width) => width >= NARROWEST * height && width <= WIDEST * height).length) &&
    Math.max(...widths) >= UNLIKE * Math.min(...widths)
  );
}
