import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Asks for the page's data again, every so many milliseconds, as long as the server still works on it. */
export function usePollWhile(isWaiting: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [isWaiting, everyMs, revalidate]);
}
