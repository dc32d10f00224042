import type { CvServer } from './cv-server.ts';
import type { HeldState } from './held-state.ts';
import * as sync from './sync-state.ts';

/** How long after a change it is sent. */
const SAVE_AFTER_MS = 700;
/** How long after a failed try the next one follows; the last one repeats. */
const RETRY_MS = [2_000, 4_000, 8_000, 15_000];

export interface Sender {
  /** Sends what is not stored, after a while; what is scheduled already is not put off. */
  schedule(after?: number): void;
  /** What follows an answer: the next save, another try, or nothing until somebody acts. */
  goOn(): void;
  /** Tries again now. */
  retry(): void;
  /** Sends what is left and waits for it. @returns whether everything is stored */
  flush(): Promise<boolean>;
  /** What goes out with a page that goes away. */
  sendLast(): void;
  stop(): void;
}

interface SenderOptions<D> {
  held: HeldState<D>;
  server: CvServer<D>;
  newSaveId: () => string;
}

/** Sends what is not stored yet, one save at a time, and tries again where a save does not arrive. */
export function createSender<D>({ held, server, newSaveId }: SenderOptions<D>): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let stopped = false;
  let isRetryAsked = false;

  function schedule(after = SAVE_AFTER_MS): void {
    if (stopped || !held.get().ready) return;
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
    const save = sync.nextSave(held.get(), newSaveId);
    if (!save) return;
    held.set(sync.sent(held.get(), save));
    const answer = await server.save({ ...save, version: held.get().version });
    if (answer.kind === 'saved') held.set(sync.saved(held.get(), answer.version));
    else if (answer.kind === 'behind') held.set(sync.heard(held.get(), answer.stored));
    else held.set(sync.failed(held.get(), answer.trouble));
    goOn();
  }

  function goOn(): void {
    const { trouble } = held.get();
    const isSoon = isRetryAsked;
    isRetryAsked = false;
    if (trouble === null) {
      tries = 0;
      if (sync.isWaiting(held.get())) schedule();
      return;
    }
    if (trouble === 'refused' || trouble === 'gone') return;
    if (isSoon) cancelTimer();
    schedule(isSoon ? 0 : RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
    tries += 1;
  }

  /** Waits for the save that is under way. */
  function settled(): Promise<void> {
    if (!held.get().sending) return Promise.resolve();
    return new Promise((resolve) => {
      const end = held.subscribe(() => {
        if (held.get().sending) return;
        end();
        resolve();
      });
    });
  }

  return {
    schedule,
    goOn,
    retry() {
      // A try under way may have begun before there was a network again.
      isRetryAsked = held.get().sending;
      cancelTimer();
      schedule(0);
    },
    async flush() {
      cancelTimer();
      while (sync.isWaiting(held.get())) {
        await send();
        if (held.get().trouble) break;
      }
      await settled();
      cancelTimer();
      const isDirty = sync.isDirty(held.get());
      if (isDirty) schedule();
      return !isDirty && held.get().conflicts.length === 0;
    },
    sendLast() {
      const state = held.get();
      const { base, version, following } = state;
      const before = sync.sentOf(state);
      const last = sync.lastSave(state, newSaveId);
      const next = last ? null : sync.nextSave(state, newSaveId);
      held.setLast({ ...(next && { pending: next }), ...(last && { following: [...following, last] }) });
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
}
