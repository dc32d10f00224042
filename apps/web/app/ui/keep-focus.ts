const FOCUSABLE =
  'a[href], button:not(:disabled), input:not([type="hidden"]):not(:disabled), textarea, select, summary';
const LONGEST_MS = 5_000;

/**
 * Called before a row is removed that the keyboard is in: once it is gone, focus moves to what follows it, else to what stands before it,
 * else to what took the place of them all.
 * Without this it falls back to the start of the page.
 */
export function keepFocus(row: Element | null | undefined): void {
  const region = row?.closest('section, main') ?? document.body;
  if (!row) return;
  const others = [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => !row.contains(each));
  const follows = (each: HTMLElement) =>
    (row.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const near = [...others.filter(follows), ...others.filter((each) => !follows(each)).toReversed()];
  const until = Date.now() + LONGEST_MS;
  const look = () => {
    if (row.isConnected) {
      if (Date.now() < until) requestAnimationFrame(look);
      return;
    }
    if (document.activeElement !== document.body) return;
    (near.find(isShown) ?? [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].find(isShown))?.focus();
  };
  requestAnimationFrame(look);
}

/** Not gone, and not in a menu that is closed. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
