import { get, set, update } from 'idb-keyval';
import { keptFor } from '~/ui/offline/kept-mark.ts';
import { keepFor, keptStore, quietly } from '~/ui/offline/kept-stores.ts';
import type { KeptApplication } from './document.ts';

/** A board as the server last had it, in the order of its columns. What is not saved yet lies in drafts (`cv-sync`). */
export interface KeptBoard {
  ownerId: string;
  applications: KeptApplication[];
}

const KEY = 'board';
const store = () => keptStore('board');

export async function keepBoard(board: KeptBoard): Promise<void> {
  if (await keepFor(board.ownerId)) await quietly(set(KEY, board, store()));
}

/** One application as the server has it now, on top where it is new. */
export async function keepApplication(ownerId: string, kept: KeptApplication): Promise<void> {
  if (!(await keepFor(ownerId))) return;
  await quietly(
    update<KeptBoard>(
      KEY,
      (board) => {
        const others = board?.ownerId === ownerId ? board.applications : [];
        const isKnown = others.some(({ id }) => id === kept.id);
        const applications = isKnown
          ? others.map((other) => (other.id === kept.id ? kept : other))
          : [kept, ...others];
        return { ownerId, applications };
      },
      store(),
    ),
  );
}

export async function forgetApplication(id: string): Promise<void> {
  if (keptFor() === null) return;
  await quietly(
    update<KeptBoard>(
      KEY,
      (board) => ({
        ownerId: board?.ownerId ?? '',
        applications: (board?.applications ?? []).filter((other) => other.id !== id),
      }),
      store(),
    ),
  );
}

export async function keptBoard(): Promise<KeptBoard | undefined> {
  const owner = keptFor();
  const board = owner === null ? undefined : await quietly(get<KeptBoard>(KEY, store()));
  return board?.ownerId === owner ? board : undefined;
}
