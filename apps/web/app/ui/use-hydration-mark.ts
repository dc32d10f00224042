import { useEffect } from 'react';
import { tellEarlyInput } from './layouts/tell-early-input.ts';

/** Marks the page once it answers to clicks and keys, and hands on what was typed before. Journeys and other programs that use the page wait for it. */
export function useHydrationMark(): void {
  useEffect(() => {
    tellEarlyInput(document);
    document.documentElement.dataset['hydrated'] = '';
  }, []);
}
