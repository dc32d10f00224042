import { useEffect, useSyncExternalStore } from 'react';

const KEY = 'mentor_list';
export const LIST_PATH = '/app/mentoring';

/** Remembers the query of the list in this tab, so that coming back from a mentor restores it. */
export function useRememberList(address: string): void {
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, address);
    } catch {
      // A browser that keeps nothing still has its own back button.
    }
  }, [address]);
}

/** Where the list was left. */
export function useRememberedList(): string {
  const address = useSyncExternalStore(never, remembered, () => '');
  return `${LIST_PATH}${address}`;
}

function remembered(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function never(): () => void {
  return () => {};
}
