import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { gestureBetween, type Point } from './photo-frame.ts';

interface Gestures {
  /** In parts of the stage's width. */
  onMove: (by: Point) => void;
  onZoom: (factor: number) => void;
}

/** One finger or the mouse moves, two fingers or the wheel zoom. */
export function usePhotoGestures(stage: RefObject<HTMLElement | null>, { onMove, onZoom }: Gestures) {
  const pointers = useRef(new Map<number, Point>());

  useEffect(() => {
    const element = stage.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      onZoom(Math.exp(-event.deltaY / 500));
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  });

  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (!pointers.current.has(pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current.set(pointerId, { x: clientX, y: clientY });
    const { by, factor } = gestureBetween(before, [...pointers.current.values()]);
    const width = stage.current?.clientWidth ?? 1;
    onMove({ x: by.x / width, y: by.y / width });
    if (factor !== 1) onZoom(factor);
  };
  const lift = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: move,
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
