import { expect, test } from 'vitest';
import { canZoomIn, canZoomOut, fittingWidth, SLIDER, sliderOf, withinZoom, zoomOf } from './zoom.ts';

test('the slider goes from 1 to 6, 20 a step', () => {
  expect([zoomOf(SLIDER.min), zoomOf(20), zoomOf(SLIDER.max)]).toEqual([1, 2, 6]);
  expect([1, 2.5, 6].map(sliderOf)).toEqual([0, 30, 100]);
});

test('zooming in ends above 5, zooming out below 2', () => {
  expect([5, 5.5, 6].map(canZoomIn)).toEqual([true, false, false]);
  expect([1, 1.5, 2].map(canZoomOut)).toEqual([false, false, true]);
});

test('at zoom 1 a phone shows the whole width, a screen the whole page', () => {
  expect(fittingWidth({ width: 390, height: 700 })).toBe(366);
  const width = fittingWidth({ width: 1280, height: 700 });
  expect(width / (210 / 297)).toBeLessThanOrEqual(700);
});

test('a pinch stays between 1 and 6', () => {
  expect([0.2, 1.234, 9].map(withinZoom)).toEqual([1, 1.23, 6]);
});
