import type { Language } from '@setapak/resume';
import { useEffect, useState } from 'react';
import { useDebounced } from '~/ui/use-debounced.ts';
import type { JudgedPoint } from './bullet-verdicts.ts';
import { whenIdle } from './when-idle.ts';

/** A verdict in mid-word would only disturb. */
const AFTER_MS = 600;

const none: JudgedPoint[] = [];

/** The verdicts of a text's points, once typing rests and the browser has nothing else to do; none while they are off. */
export function useBulletVerdicts(text: string, language: Language, on: boolean): JudgedPoint[] {
  const rested = useDebounced(text, AFTER_MS);
  const [points, setPoints] = useState<JudgedPoint[]>(none);
  useEffect(() => {
    if (!on) return;
    let left = false;
    const judge = async () => {
      const { judgePoints } = await import('./bullet-verdicts.ts');
      if (!left) setPoints(judgePoints(rested, language));
    };
    // Without a network the judge cannot come; then there are no verdicts.
    const idle = whenIdle(() => void judge().catch(() => undefined));
    return () => {
      left = true;
      idle.cancel();
    };
  }, [rested, language, on]);
  return on ? points : none;
}
