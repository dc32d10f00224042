import type { Box, HiddenReason } from '../model.ts';
import { contains } from './geometry.ts';
import type { PaintedShape, PaintedText } from './page-scene.ts';

const INVISIBLE_MODES = new Set([3, 7]);
const STROKE_ONLY = 1;
const TINY_POINTS = 2.5;
/** WCAG asks 4.5 for text; below this the eye sees nothing. */
const UNSEEN_CONTRAST = 1.12;
const PAPER = 0xffffff;

/** Why a text that the file holds cannot be seen on the page, if it cannot. */
export function hiddenReason(
  text: PaintedText,
  box: Box,
  size: number,
  page: { width: number; height: number },
  shapes: readonly PaintedShape[],
): HiddenReason | undefined {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (INVISIBLE_MODES.has(text.renderMode) || text.alpha < 8) return 'invisible';
  if (x < 0 || y < 0 || x > page.width || y > page.height) return 'off_page';
  if (text.window && !contains(wider(text.window, size), x, y)) return 'covered';
  if (size < TINY_POINTS) return 'tiny';
  const here = shapes.filter((shape) => contains(shape, x, y));
  if (here.some((shape) => shape.order > text.order && shape.opaque)) return 'covered';
  if (text.renderMode === STROKE_ONLY) return undefined;
  const under = here.findLast((shape) => shape.order < text.order);
  if (under?.rough) return undefined;
  return contrast(text.colour, under?.colour ?? PAPER) < UNSEEN_CONTRAST ? 'same_colour' : undefined;
}

/** Windows are known by their bounds only, so what stands near one may well be seen. */
function wider({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Contrast ratio 1..21, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: number, b: number): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: number): number {
  const channel = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return (
    0.2126 * channel((colour >> 16) & 255) +
    0.7152 * channel((colour >> 8) & 255) +
    0.0722 * channel(colour & 255)
  );
}
