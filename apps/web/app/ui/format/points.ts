import { formatNumber } from './rupiah.ts';

/** Documents hold the size of their text in CSS pixels; people think of type in points. */
export const POINTS_PER_PIXEL = 0.75;

/** To a hundredth: 40/3 pixels are 10 points. */
export function pointsOf(pixels: number): number {
  return Math.round(pixels * POINTS_PER_PIXEL * 100) / 100;
}

/** `9,5`. */
export function formatPoints(pixels: number): string {
  return formatNumber(Math.round(pointsOf(pixels) * 10) / 10);
}
