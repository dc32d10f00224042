import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now.
 * @param onServer what the server draws for, and the browser until it knows better
 */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  const onScreen = useRef(onServer);
  const holds = () => {
    // Paper has a width of its own: while it is printed, the page stays what it is on the screen.
    if (!matchMedia('print').matches) onScreen.current = matchMedia(query).matches;
    return onScreen.current;
  };
  return useSyncExternalStore(subscribe, holds, () => onServer);
}
