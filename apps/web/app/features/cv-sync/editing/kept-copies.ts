import type { Resume } from '@setapak/resume';
import { del, entries, get, set } from 'idb-keyval';
import { keptFor } from '~/ui/offline/kept-mark.ts';
import { keepFor, keptStore, quietly } from '~/ui/offline/kept-stores.ts';
import type { Stored } from './sync-state.ts';

/** One CV as the builder's loader hands it out. */
export interface KeptCv extends Stored<Resume> {
  id: string;
  ownerId: string;
  name: string;
}

interface Copy {
  cv: KeptCv;
  keptAt: number;
}

/** More than anybody edits on one device; older ones go. */
const MOST = 20;
const store = () => keptStore('cvs');

/**
 * CVs as the server last had them, so that the builder opens without a network. Only of the account that is signed in: another one's
 * go before the first is kept. What is not saved yet lies in drafts (`draft-store.ts`).
 */
export async function keepCopy(cv: KeptCv): Promise<void> {
  if (!(await keepFor(cv.ownerId))) return;
  await quietly(set(cv.id, { cv, keptAt: Date.now() } satisfies Copy, store()));
  const kept = await listCopies();
  await Promise.all(kept.slice(MOST).map(({ id }) => forgetCopy(id)));
}

export async function copyOf(id: string): Promise<KeptCv | undefined> {
  const copy = keptFor() === null ? undefined : await quietly(get<Copy>(id, store()));
  return copy?.cv;
}

/** The newest first. */
export async function listCopies(): Promise<KeptCv[]> {
  const all = keptFor() === null ? [] : await quietly(entries<string, Copy>(store()));
  const copies = (all ?? []).map(([, copy]) => copy);
  return copies.sort((a, b) => b.keptAt - a.keptAt).map(({ cv }) => cv);
}

export async function forgetCopy(id: string): Promise<void> {
  if (keptFor() !== null) await quietly(del(id, store()));
}
