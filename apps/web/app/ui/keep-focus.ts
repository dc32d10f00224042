const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), textarea, select, summary, iframe';
const LONGEST_MS = 5_000;

/**
 * Called before something is removed or replaced that the keyboard is in: once it is gone, focus moves to what stands in its place or
 * follows it, else to what stands before it. Without this it falls back to the start of the page.
 */
export function keepFocus(row: Element | null | undefined): void {
  if (!row) return;
  // Nearby first: what follows a section is about something else.
  const regions = ['section, main, dialog', 'main, dialog', 'body'].map((around) => row.closest(around));
  const before = row.previousElementSibling;
  // The list of a last row goes, too: the place is then in what held the list.
  const holders = ancestorsOf(row);
  const until = Date.now() + LONGEST_MS;
  const look = () => {
    if (Date.now() > until) return;
    if (row.isConnected) return void requestAnimationFrame(look);
    if (document.activeElement !== document.body) return;
    const shown = regions
      .map((region) => [...(region?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(isShown))
      .find(({ length }) => length > 0);
    const holder = holders.find((each) => each.isConnected);
    const isThere = (each: Element) =>
      before?.isConnected
        ? follows(each, before) && !before.contains(each)
        : holder !== undefined && follows(each, holder);
    const next = shown?.find(isThere) ?? shown?.at(-1);
    // While what was asked for is under way, the same cannot be asked for again.
    if (next?.matches(':disabled')) requestAnimationFrame(look);
    else next?.focus();
  };
  requestAnimationFrame(look);
}

function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

/** Whether it comes behind another element, or in it. */
function follows(each: Element, other: Element): boolean {
  return (other.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Not in a menu that is closed. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
