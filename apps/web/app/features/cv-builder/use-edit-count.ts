import { useEffect, useRef } from 'react';
import { track } from '~/features/analytics/public.ts';

/** Counts, once for each time that the builder is opened, that a CV is edited. */
export function useEditCount(edited: boolean): void {
  const counted = useRef(false);
  useEffect(() => {
    if (!edited || counted.current) return;
    counted.current = true;
    track('User Edit CV');
  }, [edited]);
}
