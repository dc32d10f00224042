import type { Box, HiddenReason } from '../model.ts';
import { remembered } from '../text/remembered.ts';
import { containsMiddle } from './geometry.ts';
import type { PaintedShape, PaintedText } from './page-scene.ts';

const INVISIBLE_MODES = new Set([3, 7]);
const FILL_ONLY = 0;
/** Share of 255 up to which a text may vanish on its background. */
const FAINT_ALPHA = 40;
/** On A4; on smaller pages in proportion. Letters of two points are illegible. */
const TINY_POINTS = 2;
const A4_HEIGHT = 842;
/** WCAG asks 4.5 for text; below this the eye sees nothing. */
const UNSEEN_CONTRAST = 1.12;
const PAPER = 0xffffff;
/** The grey that PDFium tells for every pattern. */
const OF_PATTERN = 0xbfbfbf;

/**
 * Why a text that the file holds may be invisible on the page. This is a suspicion from the drawing instructions alone:
 * `off_page` and `tiny` are certain, the others are for `unseenWords` to prove.
 */
export function suspectedReason(
  text: PaintedText,
  box: Box,
  size: number,
  page: { width: number; height: number },
  shapes: readonly PaintedShape[],
  letters = 1,
): HiddenReason | undefined {
  if (isOutside(box, page)) return 'off_page';
  if (isTiny(box, size, page) || isSqueezed(box, size, letters)) return 'tiny';
  if (INVISIBLE_MODES.has(text.renderMode) || text.alpha < FAINT_ALPHA) return 'invisible';
  if (text.window && !containsMiddle(wider(text.window, size), box)) return 'covered';
  const here = shapes.filter((shape) => containsMiddle(shape, box));
  if (here.some((shape) => shape.order > text.order)) return 'covered';
  const under = here.filter((shape) => shape.order < text.order);
  const ground = under.at(-1);
  const unlettered = ground?.lettered ? under.findLast((shape) => !shape.lettered) : ground;
  if (isLike(text.colour, ground)) return 'same_colour';
  if (unlettered !== ground && isLike(text.colour, unlettered)) return 'same_colour';
  return text.layered ? 'invisible' : undefined;
}

/** A picture's colour under a letter is not known, nor what a pattern paints it with. */
function isLike(colour: number, ground: PaintedShape | undefined): boolean {
  return (
    ground?.kind === 'image' ||
    colour === OF_PATTERN ||
    contrast(colour, ground?.colour ?? PAPER) < UNSEEN_CONTRAST
  );
}

/** Text that paints nothing wherever it stands. */
export function isInkless({ renderMode, alpha }: PaintedText): boolean {
  return INVISIBLE_MODES.has(renderMode) || (renderMode === FILL_ONLY && alpha < 1);
}

export function isOutside(box: Box, page: { width: number; height: number }): boolean {
  return box.x + box.width < 0 || box.y + box.height < 0 || box.x > page.width || box.y > page.height;
}

function isTiny(box: Box, size: number, page: { width: number; height: number }): boolean {
  const limit = TINY_POINTS * Math.min(1, Math.max(page.width, page.height) / A4_HEIGHT);
  // A Type 3 font may call any size 1, so the letters' own height counts as well.
  return size < limit && box.height < 2 * limit;
}

/** Several letters in less than the width of one: nothing of them can be read. */
const LETTERS_OF_SQUEEZED = 3;
const SQUEEZED = 0.1;

function isSqueezed(box: Box, size: number, letters: number): boolean {
  return letters >= LETTERS_OF_SQUEEZED && Math.max(box.width, 0) < SQUEEZED * size;
}

/** Windows are known by their bounds only, so what stands near one may well be seen. */
function wider({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Contrast ratio 1..21, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(a: number, b: number): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const luminance = remembered(measureLuminance);

function measureLuminance(colour: number): number {
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
