import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Where the router's entries stand in the history, as it notes in each. */
const indexOf = (state: unknown) => (state as { idx?: unknown } | null)?.idx;

/** What lies over the page, the topmost last: a menu is opened above its dialog. */
const overPage = () =>
  [
    ...document.querySelectorAll<HTMLElement>('dialog:modal'),
    ...document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'),
  ].at(-1);

/**
 * Going back in the history closes the dialog or menu that is open, and the page stays. Chrome on Android does so by itself, by its close
 * watchers, and sends nothing here; elsewhere the step back is undone before the router sees it. No entry is added to the history, so
 * that none is left behind where a dialog leads to another page. A step back to another document cannot be undone.
 */
export function useBackCloses(): void {
  const at = useRef<unknown>(undefined);
  const { key } = useLocation();
  useEffect(() => {
    at.current = indexOf(history.state);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each entry has a key of its own
  }, [key]);
  useEffect(() => {
    let closing: HTMLElement | undefined;
    const undo = (event: PopStateEvent) => {
      const to = indexOf(event.state);
      const from = at.current;
      if (closing && to === from) {
        event.stopImmediatePropagation();
        close(closing);
        closing = undefined;
        return;
      }
      closing = overPage();
      if (!closing || typeof to !== 'number' || typeof from !== 'number' || to === from) return;
      event.stopImmediatePropagation();
      history.go(from - to);
    };
    // Before the router's own listener, which bubbles.
    window.addEventListener('popstate', undo, { capture: true });
    return () => window.removeEventListener('popstate', undo, { capture: true });
  }, []);
}

function close(element: HTMLElement): void {
  if (element instanceof HTMLDialogElement) element.dispatchEvent(new Event('cancel', { cancelable: true }));
  else element.hidePopover();
}
