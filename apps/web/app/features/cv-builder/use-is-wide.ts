import { useSyncExternalStore } from 'react';

/** Wide enough for the form and the pages side by side; the same number stands in builder.module.css. */
const QUERY = '(width >= 1024px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the preview stands beside the form. The server draws it so; CSS hides it on a phone until script knows better. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
}
