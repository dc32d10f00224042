import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ImportDone } from '../handle-import.server.ts';

const never = () => () => {};

/**
 * What became of an import, over a reload of its page too: what is listed there stands nowhere else. It goes once its owner goes on to
 * another page.
 */
export function useKeptDone(owner: string, done: ImportDone | null): ImportDone | null {
  const key = `setapak-import:${owner}`;
  const text = useSyncExternalStore(
    never,
    () => keptAt(key),
    () => null,
  );
  const kept = useMemo(() => (text ? (JSON.parse(text) as ImportDone) : null), [text]);
  useEffect(() => {
    if (done) keep(key, JSON.stringify(done));
  }, [key, done]);
  // A reload ends the page without this.
  useEffect(() => () => keep(key, null), [key]);
  return done ?? kept;
}

function keptAt(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage that is full or switched off keeps nothing, and hinders nobody.
  }
}
