import { useEffect } from 'react';
import { pressAgain } from './layouts/early-press.ts';
import { tellEarlyInput } from './layouts/tell-early-input.ts';

/** Marks the page once it answers to clicks and keys, and hands on what was typed and pressed before. Journeys and other programs that use the page wait for it. */
export function useHydrationMark(): void {
  useEffect(() => {
    tellEarlyInput(document);
    pressAgain(document);
    document.documentElement.dataset['hydrated'] = '';
  }, []);
}
