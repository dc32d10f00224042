import { useEffect, useRef } from 'react';

/** Makes a frame as high as a page of our own that it shows, so that one thing scrolls; others keep the height of the style sheet. */
export function useFittingFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const sizes = useRef<ResizeObserver>(null);
  useEffect(() => () => sizes.current?.disconnect(), []);

  function fit(): void {
    sizes.current?.disconnect();
    const element = frame.current;
    const page = readable(element);
    if (!element || !page) return;
    const grow = () => {
      element.style.height = `${page.getBoundingClientRect().height + 2}px`;
    };
    sizes.current = new ResizeObserver(grow);
    sizes.current.observe(page);
    grow();
  }

  return { frame, fit };
}

/** The body of the frame's page; null where it stands on another origin. */
function readable(frame: HTMLIFrameElement | null): HTMLElement | null {
  try {
    return frame?.contentDocument?.body ?? null;
  } catch {
    return null;
  }
}
