import { clear, createStore, type UseStore } from 'idb-keyval';
import { keptFor, markKeptFor, unmarkKept } from './kept-mark.ts';

/** Where this browser keeps what the server has, to open it without a network: each the name of a database. */
const names = { cvs: 'setapak-cv-copies', board: 'setapak-board-copies' } as const;

const opened = new Map<string, UseStore>();

export function keptStore(kind: keyof typeof names): UseStore {
  const known = opened.get(kind) ?? createStore(names[kind], 'copies');
  opened.set(kind, known);
  return known;
}

/** What is kept is of one account: another one's goes before the first is kept. @returns whether the browser keeps anything */
export async function keepFor(owner: string): Promise<boolean> {
  if (keptFor() !== owner) await forgetKept();
  return markKeptFor(owner);
}

/** With a sign-out, and where nobody is signed in any more. */
export async function forgetKept(): Promise<void> {
  if (keptFor() !== null)
    for (const kind of Object.keys(names)) await quietly(clear(keptStore(kind as keyof typeof names)));
  unmarkKept();
}

/** Where the browser has no IndexedDB, nothing is kept. */
export const quietly = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  work.catch(() => undefined);
