import { allKept } from './draft-store.ts';

/** The documents of which this browser keeps a draft, of any kind. */
export async function draftedIds(): Promise<Set<string>> {
  return new Set((await allKept()).map(({ cvId }) => cvId));
}
