import { createContext, use, useEffect, useState } from 'react';

/** The item that a date belongs to, where a form has several. */
export const DateOwner = createContext('');

const KEY = 'setapak-unread-date:';

/**
 * What somebody typed for a date and what is none yet: the document has no place for it, so the tab keeps it over other steps and a
 * reload. Null while the field shows the stored date.
 */
export function useUnreadDate(label: string) {
  const owner = use(DateOwner);
  const [text, setText] = useState<string | null>(null);
  const [isOld, setOld] = useState(false);
  const keyOf = () => `${KEY}${location.pathname} ${owner} ${label}`;
  useEffect(() => {
    const kept = stored(() => sessionStorage.getItem(keyOf())) ?? null;
    if (kept === null) return;
    setText(kept);
    setOld(true);
    // oxlint-disable-next-line react/exhaustive-deps -- read once: a field stays with its item
  }, []);
  const change = (next: string | null, isRead: boolean) => {
    setText(next);
    setOld(false);
    stored(() =>
      next === null || isRead ? sessionStorage.removeItem(keyOf()) : sessionStorage.setItem(keyOf(), next),
    );
  };
  return { text, isOld, change };
}

/** Storage that is full or switched off keeps nothing, and hinders nobody. */
function stored<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
