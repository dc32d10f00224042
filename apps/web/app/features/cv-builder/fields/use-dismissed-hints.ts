import { useSyncExternalStore } from 'react';

const KEY = 'setapak-hints-off';
const listeners = new Set<() => void>();
let known: readonly string[] | undefined;

function read(): readonly string[] {
  try {
    known ??= (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    known ??= [];
  }
  return known;
}

function write(codes: readonly string[]): void {
  known = codes;
  try {
    localStorage.setItem(KEY, codes.join(' '));
  } catch {
    // Storage that is switched off: it holds until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly string[] = [];

/** The verdicts beside points are switched by a switch of their own. */
export const VERDICTS = 'verdicts';

/** The kinds of writing hints that this person does not want to see, remembered on the device. */
export function useDismissedHints() {
  const dismissed = useSyncExternalStore(subscribe, read, () => none);
  return {
    dismissed,
    dismiss: (code: string) => write([...read(), code]),
    bringBack: (code?: string) =>
      write(
        code === undefined ? read().filter((one) => one === VERDICTS) : read().filter((one) => one !== code),
      ),
  };
}
