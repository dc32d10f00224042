import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The time, for what counts down in minutes. It begins with the server's, so that both drawings agree. */
export function useNow(serverNow: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
