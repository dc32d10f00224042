import { useEffect, useState } from 'react';

/** How long no key was pressed before somebody counts as done with a word. */
const PAUSE_MS = 800;

/** True a moment after `wanted`, once typing has paused: what opens then swallows no letters. */
export function useCalm(wanted: boolean): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let timer: number | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setCalm(true), PAUSE_MS);
    };
    wait();
    document.addEventListener('keydown', wait, true);
    document.addEventListener('input', wait, true);
    return () => {
      setCalm(false);
      clearTimeout(timer);
      document.removeEventListener('keydown', wait, true);
      document.removeEventListener('input', wait, true);
    };
  }, [wanted]);
  return wanted && calm;
}
