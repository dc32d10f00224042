import type { Resume } from '@setapak/resume';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { newId } from '~/services/id.ts';
import { createCvServer } from './cv-server.ts';
import { createCvSync, type CvSync, type CvSyncState } from './cv-sync.ts';
import { createDraftStore } from './draft-store.ts';
import { forgetCopy, keepCopy, type KeptCv } from './kept-copies.ts';
import { statusOf } from './sync-state.ts';
import { useLiveEvents } from '~/ui/use-live-events.ts';

/** The CVs that this page opened: builder and preview share one, and what is unsaved goes on being saved on other pages. */
const open = new Map<string, CvSync>();

/** Has the CVs that this page opened try to save what they have not. */
export function retryOpenCvs(): void {
  for (const sync of open.values()) sync.retry();
}

function openCv(cv: KeptCv): CvSync {
  const known = open.get(cv.id);
  if (known) return known;
  const sync = createCvSync({
    stored: cv,
    server: createCvServer(cv.id, cv.ownerId),
    drafts: createDraftStore<Resume>(cv.id, newId()),
    newSaveId: newId,
  });
  if (typeof window !== 'undefined') open.set(cv.id, sync);
  return sync;
}

/** An open CV, kept saved. The component is keyed by the CV's id. */
export function useCvSync(cv: KeptCv): { sync: CvSync; state: CvSyncState } {
  const [sync] = useState(() => openCv(cv));
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

  // What the server has is there without a network, too.
  const { base, version, trouble } = state;
  const { id, ownerId, name } = cv;
  const isGone = trouble === 'gone';
  useEffect(() => {
    if (isGone) void forgetCopy(id);
    else void keepCopy({ id, ownerId, name, version, saveId: null, document: base });
  }, [id, ownerId, name, version, base, isGone]);

  useLiveEvents(true, ({ type, id: changed }) => {
    if (type === 'resync' || (type.startsWith('cv.') && changed === id)) void sync.refresh();
  });
  return { sync, state };
}
