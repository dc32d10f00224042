import type { PhotoShape } from '@setapak/resume';

/** Pixels of the picture as it was taken. */
export interface Size {
  width: number;
  height: number;
}

/** Which piece of a picture is kept: how near, and around which point of it. */
export interface Frame {
  /** 1 takes as much as fits. */
  zoom: number;
  x: number;
  y: number;
}

export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const ZOOM = { min: 1, max: 4, step: 0.05 } as const;

/** Width to height. */
export function aspectOf(shape: PhotoShape): number {
  return shape === 'portrait' ? 3 / 4 : 1;
}

/** How a picture is framed at first: all of its width or height, and rather its upper part, where a face is. */
export function firstFrame({ width, height }: Size): Frame {
  return { zoom: ZOOM.min, x: width / 2, y: height > width ? height * 0.4 : height / 2 };
}

/** The piece that a frame keeps; it never reaches beyond the picture. */
export function cropOf(size: Size, aspect: number, { zoom, x, y }: Frame): Crop {
  const width = Math.min(size.width, size.height * aspect) / clamp(zoom, ZOOM.min, ZOOM.max);
  const height = width / aspect;
  return {
    left: clamp(x - width / 2, 0, size.width - width),
    top: clamp(y - height / 2, 0, size.height - height),
    width,
    height,
  };
}

/**
 * The frame after the picture was pushed.
 * @param by in parts of the frame's width: pushing right shows what lies further left
 */
export function moved(size: Size, aspect: number, frame: Frame, by: { x: number; y: number }): Frame {
  const crop = cropOf(size, aspect, frame);
  const next = {
    ...frame,
    x: crop.left + crop.width / 2 - by.x * crop.width,
    y: crop.top + crop.height / 2 - by.y * crop.width,
  };
  const held = cropOf(size, aspect, next);
  return { ...next, x: held.left + held.width / 2, y: held.top + held.height / 2 };
}

/** The frame nearer to the point that it is around, or further away. */
export function zoomed(frame: Frame, factor: number): Frame {
  return { ...frame, zoom: clamp(frame.zoom * factor, ZOOM.min, ZOOM.max) };
}

export interface Point {
  x: number;
  y: number;
}

/** What fingers did between two moments: how far their middle went, and how much they spread. The same fingers, in one order. */
export function gestureBetween(
  before: readonly Point[],
  after: readonly Point[],
): { by: Point; factor: number } {
  const [from, to] = [middleOf(before), middleOf(after)];
  const spread = spreadOf(before);
  return { by: { x: to.x - from.x, y: to.y - from.y }, factor: spread > 0 ? spreadOf(after) / spread : 1 };
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function spreadOf([one, two]: readonly Point[]): number {
  return one && two ? Math.hypot(two.x - one.x, two.y - one.y) : 0;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(min, max), Math.max(min, value));
}
