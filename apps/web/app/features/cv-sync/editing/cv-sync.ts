import type { Resume } from '@setapak/resume';
import type { CvServer } from './cv-server.ts';
import type { DraftStore } from './draft-store.ts';
import { noHistory, recorded, redone, undone, type History } from './history.ts';
import type { Conflict, Side } from './merge.ts';
import * as sync from './sync-state.ts';

/** How long after a change it is sent. */
const SAVE_AFTER_MS = 700;
/** How long after a failed try the next one follows; the last one repeats. */
const RETRY_MS = [2_000, 4_000, 8_000, 15_000];

export type CvSyncState<D = Resume> = sync.SyncState<D> & {
  /** Drafts that an earlier page left behind have been looked for: editing may begin. */
  ready: boolean;
  history: History<D>;
  /** The browser could keep the newest draft; false once its storage is full or switched off. */
  kept: boolean;
};

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
  let state: CvSyncState<D> = { ...sync.opened(stored), ready: false, history: noHistory, kept: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let started = false;
  let stopped = false;
  let isRetryAsked = false;
  const listeners = new Set<() => void>();

  function set(next: sync.SyncState<D>, more: Partial<Pick<CvSyncState<D>, 'ready' | 'history'>> = {}): void {
    const { ready, history, kept } = state;
    state = { ...next, ready, history, kept, ...more };
    if (sync.isDirty(state) || state.conflicts.length > 0) drafts.keep(sync.draftOf(state));
    else drafts.clear();
    notify();
  }

  function notify(): void {
    for (const onChange of listeners) onChange();
  }

  drafts.watch((kept) => {
    if (kept === state.kept) return;
    state = { ...state, kept };
    notify();
  });

  function schedule(after = SAVE_AFTER_MS): void {
    if (stopped || !state.ready) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void send();
    }, after);
  }

  function cancelTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  async function send(): Promise<void> {
    const save = sync.nextSave(state, newSaveId);
    if (!save) return;
    set(sync.sent(state, save));
    const answer = await server.save({ ...save, version: state.version });
    if (answer.kind === 'saved') set(sync.saved(state, answer.version));
    else if (answer.kind === 'behind') set(sync.heard(state, answer.stored));
    else set(sync.failed(state, answer.trouble));
    again();
  }

  /** What follows an answer: the next save, another try, or nothing until somebody acts. */
  function again(): void {
    const { trouble } = state;
    const isSoon = isRetryAsked;
    isRetryAsked = false;
    if (trouble === null) {
      tries = 0;
      if (sync.nextSave(state, () => '')) schedule();
      return;
    }
    if (trouble === 'refused' || trouble === 'gone') return;
    if (isSoon) cancelTimer();
    schedule(isSoon ? 0 : RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
    tries += 1;
  }

  function travel(way: typeof undone<D>): void {
    const there = way(state.history, state.document);
    if (!there) return;
    set(sync.edited(state, there.document), { history: there.history });
    schedule();
  }

  function reopen(now: sync.Stored<D>): void {
    // It was deleted, and somebody brought it back.
    const back = state.trouble === 'gone' ? { ...state, trouble: null } : state;
    if (now.version > state.version && !state.sending) set(sync.heard(back, now));
    // A page that has just been opened is not drawn anew for what it was drawn with.
    else if (back !== state) set(back);
    schedule(0);
  }

  function retry(): void {
    // A try under way may have begun before there was a network again.
    isRetryAsked = state.sending;
    cancelTimer();
    schedule(0);
  }

  async function refresh(): Promise<void> {
    if (state.sending) return;
    const gone = state.trouble === 'gone';
    const now = await server.load(gone ? 0 : state.version);
    if (!now || state.sending || (!gone && now.version <= state.version)) return;
    reopen(now);
  }

  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async start() {
      if (started) return;
      started = true;
      await drafts.takeOrphans((orphans) => {
        const newestFirst = orphans.toSorted((one, other) => other.version - one.version);
        const next = newestFirst.reduce<sync.SyncState<D>>(
          (now, draft) => sync.adopted(now, draft, stored),
          state,
        );
        set(next, { ready: true });
      });
      again();
    },
    reopen,
    edit(change) {
      const before = state.document;
      const after = change(before);
      if (after === before) return;
      const history = recorded(state.history, { before, after, at: Date.now() });
      set(sync.edited(state, after), { history });
      schedule();
    },
    undo: () => travel(undone),
    redo: () => travel(redone),
    choose(conflict, side) {
      set(sync.chosen(state, conflict, side));
      schedule(0);
    },
    retry,
    refresh,
    async resync() {
      // The answer to a save brings what others have saved.
      if (sync.nextSave(state, () => '')) retry();
      else await refresh();
    },
    async flush() {
      cancelTimer();
      while (sync.nextSave(state, () => '')) {
        await send();
        if (state.trouble) break;
      }
      await settled();
      cancelTimer();
      if (sync.isDirty(state)) schedule();
      return !sync.isDirty(state) && state.conflicts.length === 0;
    },
    leave() {
      if (!sync.isDirty(state)) return;
      const { base, version, following } = state;
      const before = sync.sentOf(state);
      const last = sync.lastSave(state, newSaveId);
      const next = last ? null : sync.nextSave(state, newSaveId);
      if (next) state = { ...state, pending: next };
      if (last) state = { ...state, following: [...following, last] };
      drafts.keepNow(sync.draftOf(state));
      if (next) void server.save({ ...next, version }, [base]);
      // The save under way may arrive before this one, after it or never: it counts behind either.
      const after = before.map(({ saveId }) => saveId);
      const known = [base, ...before.map(({ document }) => document)];
      if (last) void server.save({ ...last, version, after }, known);
    },
    stop() {
      stopped = true;
      cancelTimer();
    },
  };

  /** Waits for the save that is under way. */
  function settled(): Promise<void> {
    if (!state.sending) return Promise.resolve();
    return new Promise((resolve) => {
      const check = () => {
        if (state.sending) return;
        listeners.delete(check);
        resolve();
      };
      listeners.add(check);
    });
  }
}
