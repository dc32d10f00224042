import type { PageBox } from '~/services/db/review-schema.ts';

export interface Point {
  x: number;
  y: number;
}

/** Less than this was a click, not a box. */
const LEAST = 0.012;

/** The box between two points of a page, cut at its edges; null where it is too small to be meant. */
export function boxBetween(one: Point, other: Point): PageBox | null {
  const inside = (part: number) => Math.min(1, Math.max(0, part));
  const [left, right] = [one.x, other.x].map(inside).sort((a, b) => a - b) as [number, number];
  const [top, bottom] = [one.y, other.y].map(inside).sort((a, b) => a - b) as [number, number];
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return box.width < LEAST || box.height < LEAST ? null : box;
}
