import { useEffect } from 'react';

/** Marks the page once it answers to clicks and keys. Journeys and other programs that use the page wait for it. */
export function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
}
