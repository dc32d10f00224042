import type { Resume } from '@setapak/resume';
import type { CvServer } from './cv-server.ts';
import type { DraftStore } from './draft-store.ts';
import { holdState, type CvSyncState } from './held-state.ts';
import { recorded, redone, undone } from './history.ts';
import type { Conflict, Side } from './merge.ts';
import { createSender } from './sender.ts';
import * as sync from './sync-state.ts';

export type { CvSyncState } from './held-state.ts';

export interface CvSync<D = Resume> {
  getState(): CvSyncState<D>;
  subscribe(onChange: () => void): () => void;
  /** Looks for drafts of earlier pages and begins to save; once, however often it is called. */
  start(): Promise<void>;
  /** The page was opened anew and the server answered with what it stores. */
  reopen(stored: sync.Stored<D>): void;
  edit(change: (document: D) => D): void;
  undo(): void;
  redo(): void;
  choose(conflict: Conflict, side: Side): void;
  /** Tries again now: the network is back, somebody signed in again. */
  retry(): void;
  /** Another page or device may have saved. */
  refresh(): Promise<void>;
  /** The server is heard again after a while: sends what waits, else looks whether another page or device has saved. */
  resync(): Promise<void>;
  /** Sends what is left and waits for it. @returns whether everything is stored */
  flush(): Promise<boolean>;
  /** The page is going away: keeps the draft and sends what still can be sent. */
  leave(): void;
  stop(): void;
}

interface CvSyncOptions<D> {
  stored: sync.Stored<D>;
  server: CvServer<D>;
  drafts: DraftStore<D>;
  newSaveId: () => string;
}

/** Keeps one open CV saved: in the browser with every change, on the server a moment later, one save at a time. */
export function createCvSync<D = Resume>({ stored, server, drafts, newSaveId }: CvSyncOptions<D>): CvSync<D> {
  const held = holdState(stored, drafts);
  const sender = createSender({ held, server, newSaveId });
  let started = false;

  function travel(way: typeof undone<D>): void {
    const state = held.get();
    const there = way(state.history, state.document);
    if (!there) return;
    held.set(sync.edited(state, there.document), { history: there.history });
    sender.schedule();
  }

  function reopen(now: sync.Stored<D>): void {
    const state = held.get();
    // It was deleted, and somebody brought it back.
    const back = state.trouble === 'gone' ? { ...state, trouble: null } : state;
    if (now.version > state.version && !state.sending) held.set(sync.heard(back, now));
    // A page that has just been opened is not drawn anew for what it was drawn with.
    else if (back !== state) held.set(back);
    sender.schedule(0);
  }

  async function refresh(): Promise<void> {
    const { sending, trouble, version } = held.get();
    if (sending) return;
    const now = await server.load(trouble === 'gone' ? 0 : version);
    const isOlder = trouble !== 'gone' && now !== null && now.version <= held.get().version;
    if (now && !held.get().sending && !isOlder) reopen(now);
  }

  return {
    getState: held.get,
    subscribe: held.subscribe,
    async start() {
      if (started) return;
      started = true;
      await drafts.takeOrphans((orphans) => {
        const newestFirst = orphans.toSorted((one, other) => other.version - one.version);
        const next = newestFirst.reduce<sync.SyncState<D>>(
          (now, draft) => sync.adopted(now, draft, stored),
          held.get(),
        );
        held.set(next, { ready: true });
      });
      sender.goOn();
    },
    reopen,
    edit(change) {
      const state = held.get();
      const before = state.document;
      const after = change(before);
      if (after === before) return;
      const history = recorded(state.history, { before, after, at: Date.now() });
      held.set(sync.edited(state, after), { history });
      sender.schedule();
    },
    undo: () => travel(undone),
    redo: () => travel(redone),
    choose(conflict, side) {
      held.set(sync.chosen(held.get(), conflict, side));
      sender.schedule(0);
    },
    retry: sender.retry,
    refresh,
    async resync() {
      // The answer to a save brings what others have saved.
      if (sync.isWaiting(held.get())) sender.retry();
      else await refresh();
    },
    flush: sender.flush,
    leave() {
      if (sync.isDirty(held.get())) sender.sendLast();
    },
    stop: sender.stop,
  };
}
