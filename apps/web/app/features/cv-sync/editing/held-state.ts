import type { Resume } from '@setapak/resume';
import type { DraftStore } from './draft-store.ts';
import { noHistory, type History } from './history.ts';
import * as sync from './sync-state.ts';

export type CvSyncState<D = Resume> = sync.SyncState<D> & {
  /** Drafts that an earlier page left behind have been looked for: editing may begin. */
  ready: boolean;
  history: History<D>;
  /** The browser could keep the newest draft; false once its storage is full or switched off. */
  kept: boolean;
};

type More<D> = Partial<Pick<CvSyncState<D>, 'ready' | 'history'>>;

/** The state of one open document, with its draft in the browser and those who look at it. */
export interface HeldState<D> {
  get(): CvSyncState<D>;
  set(next: sync.SyncState<D>, more?: More<D>): void;
  /** From a page that goes away: the draft is kept at once, and nobody looks any more. */
  setLast(changes: Partial<Pick<CvSyncState<D>, 'pending' | 'following'>>): void;
  /** @returns ends it */
  subscribe(onChange: () => void): () => void;
}

export function holdState<D>(stored: sync.Stored<D>, drafts: DraftStore<D>): HeldState<D> {
  let state: CvSyncState<D> = { ...sync.opened(stored), ready: false, history: noHistory, kept: true };
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const onChange of listeners) onChange();
  }

  drafts.watch((kept) => {
    if (kept === state.kept) return;
    state = { ...state, kept };
    notify();
  });

  return {
    get: () => state,
    set(next, more = {}) {
      const { ready, history, kept } = state;
      state = { ...next, ready, history, kept, ...more };
      if (sync.isDirty(state) || state.conflicts.length > 0) drafts.keep(sync.draftOf(state));
      else drafts.clear();
      notify();
    },
    setLast(changes) {
      state = { ...state, ...changes };
      drafts.keepNow(sync.draftOf(state));
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
