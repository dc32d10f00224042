import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { withinZoom } from './zoom.ts';

/** Zoom of one notch of a wheel; a trackpad's pinch sends many small ones. */
const PER_PIXEL = 0.005;

interface Point {
  x: number;
  y: number;
}

/**
 * Two fingers, or Ctrl with the wheel, as trackpads send a pinch, bring a page nearer, about the point between them. The browser's own zoom would
 * only enlarge the pixels of the page, and the buttons with them; the desk needs `touch-action: pan-x pan-y`.
 */
export function usePinch(
  desk: RefObject<HTMLElement | null>,
  zoom: number,
  onZoom: (zoom: number) => void,
): void {
  const pinch = useRef({ zoom, apart: 0 });
  const held = useRef<{ at: Point; share: Point } | null>(null);

  const zoomAbout = useEffectEvent((next: number, { x, y }: Point) => {
    const element = desk.current;
    if (!element || next === zoom) return;
    const box = element.getBoundingClientRect();
    const at = { x: x - box.left, y: y - box.top };
    const share = {
      x: (element.scrollLeft + at.x) / element.scrollWidth,
      y: (element.scrollTop + at.y) / element.scrollHeight,
    };
    held.current = { at, share };
    onZoom(next);
  });
  const begin = useEffectEvent((touches: TouchList) => {
    pinch.current = { zoom, apart: apartOf(touches) };
  });
  const turn = useEffectEvent((event: WheelEvent) => {
    const next = withinZoom(zoom * Math.exp(-event.deltaY * PER_PIXEL));
    zoomAbout(next, { x: event.clientX, y: event.clientY });
  });

  useLayoutEffect(() => {
    const [element, point] = [desk.current, held.current];
    held.current = null;
    if (!element || !point) return;
    element.scrollLeft = point.share.x * element.scrollWidth - point.at.x;
    element.scrollTop = point.share.y * element.scrollHeight - point.at.y;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the page has its new size once the zoom changed
  }, [desk, zoom]);

  useEffect(() => {
    const element = desk.current;
    if (!element) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const onStart = ({ touches }: TouchEvent) => {
      if (touches.length === 2) begin(touches);
    };
    const onMove = (event: TouchEvent) => {
      const { touches } = event;
      if (touches.length !== 2 || pinch.current.apart === 0) return;
      event.preventDefault();
      const next = withinZoom((pinch.current.zoom * apartOf(touches)) / pinch.current.apart);
      zoomAbout(next, middleOf(touches));
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      turn(event);
    };
    element.addEventListener('touchstart', onStart, { signal, passive: true });
    element.addEventListener('touchmove', onMove, { signal, passive: false });
    element.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => left.abort();
  }, [desk]);
}

function apartOf([one, other]: TouchList): number {
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
}

function middleOf([one, other]: TouchList): Point {
  if (!one || !other) return { x: 0, y: 0 };
  return { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
}
