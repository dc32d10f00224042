import type { Box } from '../model.ts';

export type Turn = 0 | 90 | 180 | 270;

export interface Point {
  x: number;
  y: number;
}

/** The visible rectangle of a page in PDF space (y grows upwards) and its /Rotate in degrees. */
export interface PageBox {
  left: number;
  bottom: number;
  right: number;
  top: number;
  rotate: Turn;
}

export function shownSize(page: PageBox): { width: number; height: number } {
  const width = page.right - page.left;
  const height = page.top - page.bottom;
  return turnedSize({ width, height }, page.rotate);
}

/** The size of a page turned by so much, and so the way back. */
export function turnedSize({ width, height }: { width: number; height: number }, turn: Turn) {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** PDF space to the page as shown: origin top left, y grows downwards. */
export function toShown(page: PageBox, x: number, y: number): Point {
  if (page.rotate === 90) return { x: y - page.bottom, y: x - page.left };
  if (page.rotate === 180) return { x: page.right - x, y: y - page.bottom };
  if (page.rotate === 270) return { x: page.top - y, y: page.right - x };
  return { x: x - page.left, y: page.top - y };
}

/** Turns a shown point so that text running in direction `turn` (clockwise) reads from left to right. */
export function toUpright(size: { width: number; height: number }, turn: Turn, point: Point): Point {
  if (turn === 90) return { x: point.y, y: size.width - point.x };
  if (turn === 180) return { x: size.width - point.x, y: size.height - point.y };
  if (turn === 270) return { x: size.height - point.y, y: point.x };
  return point;
}

/** The way back from `toUpright`, for evidence boxes. `size` is the upright page's. */
export function boxAsShown(size: { width: number; height: number }, turn: Turn, box: Box): Box {
  const back = turn === 90 ? 270 : turn === 270 ? 90 : turn;
  return boxOf(
    toUpright(size, back, { x: box.x, y: box.y }),
    toUpright(size, back, { x: box.x + box.width, y: box.y + box.height }),
  );
}

/** Where a box stood before its page was turned clockwise about its middle by so many radians: the upright box around it. */
export function boxBeforeTilt(size: { width: number; height: number }, tilt: number, box: Box): Box {
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const [dx, dy] = [box.x + box.width / 2 - size.width / 2, box.y + box.height / 2 - size.height / 2];
  const width = box.width * cos + box.height * Math.abs(sin);
  const height = box.height * cos + box.width * Math.abs(sin);
  return {
    x: size.width / 2 + dx * cos + dy * sin - width / 2,
    y: size.height / 2 - dx * sin + dy * cos - height / 2,
    width,
    height,
  };
}

/** The box on the page as shown of one in PDF space. */
export function shownBox(page: PageBox, left: number, top: number, right: number, bottom: number): Box {
  if (page.rotate !== 0) return boxOf(toShown(page, left, top), toShown(page, right, bottom));
  // Each letter has a box, and few pages are turned: without points in between there is less to collect.
  const [from, to] = [left - page.left, right - page.left];
  const [above, below] = [page.top - top, page.top - bottom];
  return {
    x: Math.min(from, to),
    y: Math.min(above, below),
    width: Math.abs(from - to),
    height: Math.abs(above - below),
  };
}

export function boxOf(a: Point, b: Point): Box {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return { x, y, width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** The outermost edges of some boxes. */
export function edgesAround(boxes: readonly Box[]): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { left, top, right, bottom };
}

export function boxAround(boxes: readonly Box[]): Box {
  const { left, top, right, bottom } = edgesAround(boxes);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The direction in which text runs on the shown page, to the nearest quarter turn. */
export function turnOf(dx: number, dy: number): Turn {
  if (Math.abs(dx) >= Math.abs(dy)) return dx >= 0 ? 0 : 180;
  return dy > 0 ? 90 : 270;
}

export function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Whether the middle of one box is in another. */
export function containsMiddle(area: Box, box: Box): boolean {
  const x = box.x + box.width / 2;
  if (!(x >= area.x && x <= area.x + area.width)) return false;
  const y = box.y + box.height / 2;
  return y >= area.y && y <= area.y + area.height;
}
