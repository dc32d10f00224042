import { useCallback, useEffect, useRef } from 'react';

/** Does something once nothing else was requested for so long; `cancel` forgets it, and so does leaving the page. */
export function useSettled(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const later = useCallback(
    (act: () => void) => {
      cancel();
      timer.current = setTimeout(act, ms);
    },
    [cancel, ms],
  );
  return { later, cancel };
}
