const EDGE = 8;
const PLACE = ['position', 'position-area', 'position-try-fallbacks', 'inset', 'margin', 'left', 'top'];

/**
 * Holds an open popover where it opened, under its button. What opens beside a button must not move under a finger: CSS
 * would anchor it to the button, which goes on moving in a row that has yet to come to rest, or on a page that grows.
 * In browsers without anchor positioning it is placed by hand.
 */
export function placeBelow(popover: HTMLElement, button: HTMLElement): void {
  const { left, top } = CSS.supports('position-area: bottom')
    ? whereItStands(popover)
    : below(popover, button);
  Object.assign(popover.style, {
    position: 'fixed',
    positionArea: 'none',
    positionTryFallbacks: 'none',
    inset: 'auto',
    margin: '0',
    left: `${left}px`,
    top: `${top}px`,
  });
}

/** Once it is closed: the next time it opens under its button anew. */
export function forgetPlace(popover: HTMLElement): void {
  for (const name of PLACE) popover.style.removeProperty(name);
}

/** Where it comes to rest, however far it has dropped in by now. */
function whereItStands(popover: HTMLElement): { left: number; top: number } {
  const { left, top } = popover.getBoundingClientRect();
  const [x = 0, y = 0] = getComputedStyle(popover)
    .translate.split(' ')
    .map((part) => parseFloat(part) || 0);
  return { left: left - x, top: top - y };
}

function below(popover: HTMLElement, button: HTMLElement): { left: number; top: number } {
  const anchor = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const left = Math.min(Math.max(EDGE, anchor.right - width), innerWidth - width - EDGE);
  const under = anchor.bottom + EDGE;
  return { left, top: under + height > innerHeight ? Math.max(EDGE, anchor.top - height - EDGE) : under };
}
