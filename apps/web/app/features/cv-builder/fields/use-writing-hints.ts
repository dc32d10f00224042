import type { Language } from '@setapak/resume';
import { useEffect, useState } from 'react';
import type { WritingHint } from './writing-hints.ts';

const none: WritingHint[] = [];

/** The hints for a text. The judge comes once the page stands; without a network there are none. */
export function useWritingHints(text: string, language: Language): WritingHint[] {
  const [hints, setHints] = useState<WritingHint[]>(none);
  useEffect(() => {
    let left = false;
    const find = async () => {
      const { writingHints } = await import('./writing-hints.ts');
      if (!left) setHints(writingHints(text, language));
    };
    find().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [text, language]);
  return hints;
}
