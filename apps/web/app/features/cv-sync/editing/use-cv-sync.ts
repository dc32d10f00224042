import { useEffect, useState, useSyncExternalStore } from 'react';
import { newId } from '~/services/id.ts';
import { createCvServer } from './cv-server.ts';
import { createCvSync, type CvSync, type CvSyncState } from './cv-sync.ts';
import { createDraftStore } from './draft-store.ts';
import { forgetCopy, keepCopy, type KeptCv } from './kept-copies.ts';
import { statusOf, type Stored } from './sync-state.ts';
import { useLiveEvents } from '~/ui/use-live-events.ts';

interface OpenDocument<D> extends Stored<D> {
  id: string;
  ownerId: string;
}

/** Where a kind of document is kept, and what its events begin with. */
interface Home {
  url: string;
  events: string;
}

/** The documents that this page opened: builder and preview share one, and what is unsaved goes on being saved on other pages. */
const open = new Map<string, CvSync<unknown>>();

/** Has the documents that this page opened try to save what they have not. */
export function retryOpenCvs(): void {
  for (const sync of open.values()) sync.retry();
}

/** A document that is kept saved as long as this page lives, whether it is shown or not. */
export function openDocument<D>(opened: OpenDocument<D>, { url }: Home): CvSync<D> {
  const known = open.get(opened.id);
  // Ids are never shared between kinds of documents.
  if (known) return known as CvSync<D>;
  const sync = createCvSync<D>({
    stored: opened,
    server: createCvServer<D>(url, opened.ownerId),
    drafts: createDraftStore<D>(opened.id, newId(), { url, owner: opened.ownerId }),
    newSaveId: newId,
  });
  if (typeof window !== 'undefined') open.set(opened.id, sync);
  return sync;
}

/** An open CV, kept saved. The component is keyed by the CV's id. */
export function useCvSync(cv: KeptCv): { sync: CvSync; state: CvSyncState } {
  const opened = useDocumentSync(cv, { url: `/app/cv/${cv.id}/document`, events: 'cv.' });
  const { base, version, trouble } = opened.state;
  // What the server has is there without a network, too.
  const { id, ownerId, name } = cv;
  const isGone = trouble === 'gone';
  useEffect(() => {
    if (isGone) void forgetCopy(id);
    else void keepCopy({ id, ownerId, name, version, saveId: null, document: base });
  }, [id, ownerId, name, version, base, isGone]);
  return opened;
}

/** An open document of any kind, kept saved in the same way. The component is keyed by its id. */
export function useDocumentSync<D>(
  cv: OpenDocument<D>,
  home: Home,
): { sync: CvSync<D>; state: CvSyncState<D> } {
  const [sync] = useState(() => openDocument(cv, home));
  const state = useSyncExternalStore(sync.subscribe, sync.getState, sync.getState);

  useEffect(() => {
    sync.reopen(cv);
    void sync.start();
    const leave = () => sync.leave();
    const hide = () => {
      if (document.visibilityState === 'hidden') sync.leave();
      else sync.retry();
    };
    const retry = () => sync.retry();
    const warn = (event: BeforeUnloadEvent) => {
      // Nothing but this page has it.
      if (statusOf(sync.getState()) === 'unkept') event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [sync, cv]);

  useLiveEvents(true, ({ type, id }) => {
    if (type === 'resync') void sync.resync();
    else if (type.startsWith(home.events) && id === cv.id) void sync.refresh();
  });
  return { sync, state };
}
