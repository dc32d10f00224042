const EDGE = 8;

/** Puts an open popover under its button, by hand in browsers that have no anchor positioning. */
export function placeBelow(popover: HTMLElement, button: HTMLElement): void {
  if (CSS.supports('position-area: bottom')) return;
  const anchor = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const left = Math.min(Math.max(EDGE, anchor.right - width), innerWidth - width - EDGE);
  const below = anchor.bottom + EDGE;
  const top = below + height > innerHeight ? Math.max(EDGE, anchor.top - height - EDGE) : below;
  Object.assign(popover.style, {
    position: 'fixed',
    inset: 'auto',
    margin: '0',
    left: `${left}px`,
    top: `${top}px`,
  });
}
