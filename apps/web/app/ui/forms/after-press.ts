let isPressed = false;
const RELEASES = ['pointerup', 'pointercancel'] as const;

if (typeof window !== 'undefined') {
  const listen = (type: 'pointerdown' | (typeof RELEASES)[number], pressed: boolean) =>
    window.addEventListener(type, () => (isPressed = pressed), { capture: true, passive: true });
  listen('pointerdown', true);
  for (const release of RELEASES) listen(release, false);
}

/**
 * Runs what moves the page (an error that comes or goes below a field) at once, or, while a mouse button or finger is down,
 * after the click: a button that moves away under the pointer would not be clicked.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const listening = new AbortController();
  const release = () => {
    listening.abort();
    setTimeout(run);
  };
  for (const type of RELEASES) window.addEventListener(type, release, { signal: listening.signal });
}
