import type { Language } from '@setapak/resume';
import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';
import type { WritingHint } from './writing-hints.ts';

const none: WritingHint[] = [];

/** The hints for a text, once the browser has nothing else to do; without a network there are none. */
export function useWritingHints(text: string, language: Language): WritingHint[] {
  const [hints, setHints] = useState<WritingHint[]>(none);
  useEffect(() => {
    let left = false;
    const find = async () => {
      const { writingHints } = await import('./writing-hints.ts');
      if (!left) setHints(writingHints(text, language));
    };
    const idle = whenIdle(() => void find().catch(() => undefined));
    return () => {
      left = true;
      idle.cancel();
    };
  }, [text, language]);
  return hints;
}
