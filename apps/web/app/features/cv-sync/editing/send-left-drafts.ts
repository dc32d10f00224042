import { createCvServer } from './cv-server.ts';
import { DRAFT_MARK } from '~/ui/layouts/unsaved-work.ts';
import { allKept, locks, spill, type DraftHome } from './draft-store.ts';
import { openDocument } from './use-cv-sync.ts';

/**
 * Takes over the drafts whose pages are gone and sends them: what was too large to go with its page, what had no network, what a crash
 * left. What two devices changed waits, kept here again, until its own page is opened and somebody chooses.
 */
export async function sendLeftDrafts(): Promise<void> {
  for (const left of await leftDocuments()) await send(left);
}

interface LeftDocument extends DraftHome {
  id: string;
}

/** The documents whose drafts no page that still lives is writing. */
async function leftDocuments(): Promise<LeftDocument[]> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const living = new Set(held.map(({ name }) => name));
  const marked = spill.marks().filter((writer) => !living.has(DRAFT_MARK + writer));
  const left = (await allKept()).filter(({ writer }) => !living.has(DRAFT_MARK + writer));
  // A page that ended after its draft was removed left a mark of nothing.
  for (const writer of marked)
    if (!left.some((draft) => draft.writer === writer)) spill.write(writer, undefined);
  return [...new Map(left.flatMap(({ cvId: id, home }) => (home ? [[id, { id, ...home }]] : []))).values()];
}

async function send({ id, url, owner }: LeftDocument): Promise<void> {
  // Another account's is not there for this one: it stays where it is.
  const stored = await createCvServer(url, owner).load(0);
  if (!stored) return;
  const sync = openDocument({ id, ownerId: owner, ...stored }, { url, events: '' });
  window.addEventListener('pagehide', () => sync.leave());
  window.addEventListener('online', () => sync.retry());
  await sync.start();
}
