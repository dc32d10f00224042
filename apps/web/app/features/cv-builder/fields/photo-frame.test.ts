import { expect, test } from 'vitest';
import { aspectOf, cropOf, firstFrame, gestureBetween, moved, zoomed } from './photo-frame.ts';

const tall = { width: 1000, height: 2000 };
const wide = { width: 2000, height: 1000 };

test('photo: a frame keeps its shape and never reaches beyond the picture', () => {
  for (const size of [tall, wide])
    for (const shape of ['square', 'round', 'portrait'] as const)
      for (const zoom of [1, 2, 9])
        for (const [x, y] of [
          [0, 0],
          [5000, 5000],
          [600, 700],
        ] as const) {
          const aspect = aspectOf(shape);
          const crop = cropOf(size, aspect, { zoom, x, y });
          expect(crop.width / crop.height).toBeCloseTo(aspect);
          expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0);
          expect(crop.left + crop.width).toBeLessThanOrEqual(size.width + 0.001);
          expect(crop.top + crop.height).toBeLessThanOrEqual(size.height + 0.001);
        }
});

test('photo: a pas foto of an upright picture is all of its width, with its upper part in it', () => {
  const crop = cropOf(tall, aspectOf('portrait'), firstFrame(tall));
  expect(crop).toMatchObject({ left: 0, width: 1000 });
  expect(crop.top).toBeLessThan(300);
  expect(cropOf(wide, 1, firstFrame(wide))).toEqual({ left: 500, top: 0, width: 1000, height: 1000 });
});

test('photo: pushed right it shows what lies further left, and stops at the edge at once', () => {
  const frame = moved(wide, 1, firstFrame(wide), { x: 0.25, y: 0 });
  expect(cropOf(wide, 1, frame).left).toBe(250);
  const edge = moved(wide, 1, frame, { x: 9, y: 0 });
  expect(cropOf(wide, 1, edge).left).toBe(0);
  expect(cropOf(wide, 1, moved(wide, 1, edge, { x: -0.1, y: 0 })).left).toBeCloseTo(100);
});

test('two fingers: what they spread zooms, what their middle goes moves', () => {
  const apart = gestureBetween(
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 50, y: 100 },
      { x: 250, y: 100 },
    ],
  );
  expect(apart).toEqual({ by: { x: 0, y: 0 }, factor: 2 });
  const along = gestureBetween(
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 130, y: 90 },
      { x: 230, y: 90 },
    ],
  );
  expect(along).toEqual({ by: { x: 30, y: -10 }, factor: 1 });
  expect(gestureBetween([{ x: 5, y: 5 }], [{ x: 9, y: 4 }])).toEqual({ by: { x: 4, y: -1 }, factor: 1 });
});

test('zooming stays within its limits', () => {
  const frame = { zoom: 3, x: 10, y: 10 };
  expect(zoomed(frame, 2).zoom).toBe(4);
  expect(zoomed(frame, 0.1).zoom).toBe(1);
});
