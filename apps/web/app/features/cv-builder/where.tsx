import { useSyncExternalStore, type ReactNode } from 'react';

/** Wide enough for the form and the pages side by side; the same number stands in builder.module.css. */
const wideScreen = () => matchMedia('(width >= 1024px)');

function subscribe(onChange: () => void): () => void {
  const media = wideScreen();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/**
 * Shows its children where the preview stands beside the form, or where there is no room for it. The server draws for a wide screen, and CSS
 * hides that on a phone until script knows better; a component of its own, so that a phone then draws these places anew and not the whole builder.
 */
export function Where({ wide, children }: { wide: boolean; children: ReactNode }) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => wideScreen().matches,
    () => true,
  );
  return isWide === wide && children;
}
