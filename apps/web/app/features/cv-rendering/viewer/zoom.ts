/** Zoom of the preview (product document 2, section 9): 1 shows the whole page, 6 is the closest, 20 of the slider a step. */
const ZOOM = { min: 1, max: 6, perStep: 20 } as const;

export const SLIDER = { min: 0, max: (ZOOM.max - ZOOM.min) * ZOOM.perStep } as const;

export function zoomOf(slider: number): number {
  return ZOOM.min + slider / ZOOM.perStep;
}

export function sliderOf(zoom: number): number {
  return Math.round((zoom - ZOOM.min) * ZOOM.perStep);
}

/** As near as may be, in hundredths. */
export function withinZoom(zoom: number): number {
  return Math.round(Math.min(ZOOM.max, Math.max(ZOOM.min, zoom)) * 100) / 100;
}

export function canZoomIn(zoom: number): boolean {
  return zoom <= ZOOM.max - 1;
}

export function canZoomOut(zoom: number): boolean {
  return zoom >= ZOOM.min + 1;
}

/** A4, as `multi` sets its pages. */
const RATIO = 210 / 297;
const MARGIN = 24;

/** The width of a page at zoom 1: the whole page in view on a screen, the whole width on a phone. */
export function fittingWidth({ width, height }: { width: number; height: number }): number {
  const room = Math.max(0, width - 2 * MARGIN);
  if (width < 640) return Math.max(0, width - 24);
  return Math.min(room, Math.max(360, (height - 2 * MARGIN) * RATIO));
}
