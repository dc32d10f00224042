import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { DRAFT_MARK } from '~/ui/layouts/unsaved-work.ts';
import type { Draft, KeptDraft } from './sync-state.ts';

/** Where a page keeps what the server may not have. Each page (tab) of a CV writes a draft of its own. */
export interface DraftStore<Document> {
  /** Keeps the draft; of several at once the last one stays. */
  keep(draft: Draft<Document>): void;
  /** Everything is saved: nothing needs to be kept. */
  clear(): void;
  /** Keeps it at once, before the page is gone. */
  keepNow(draft: Draft<Document>): void;
  /** Drafts of this CV whose pages are gone; they are removed once `taken` has run. */
  takeOrphans(taken: (drafts: KeptDraft<Document>[]) => void): Promise<void>;
  /** Hears of every draft whether the browser could keep it. */
  watch(heard: (kept: boolean) => void): void;
}

/** Where a document is saved, and whose it is: with it another page can send what this one could not. */
export interface DraftHome {
  url: string;
  owner: string;
}

interface Kept<Document> {
  cvId: string;
  writer: string;
  draft: KeptDraft<Document>;
  /** Unknown of drafts that a release before this one kept. */
  home?: DraftHome;
}

/** Where IndexedDB keeps them. */
export const DATABASE = 'setapak-cv';
export const STORE = 'drafts';

/**
 * Drafts in IndexedDB. A page holds a lock named after itself as long as it lives, so that another page can tell an
 * orphaned draft (a reload, a crash) from one that is being written in the tab beside it.
 */
export function createDraftStore<Document>(
  cvId: string,
  writer: string,
  home?: DraftHome,
): DraftStore<Document> {
  let opened: UseStore | undefined;
  // Opened by the first page that runs in a browser: the server makes one of these too.
  const store = () => (opened ??= createStore(DATABASE, STORE));
  let next: Draft<Document> | null | undefined;
  let writing = false;
  let heard = (_kept: boolean): void => undefined;

  async function write(): Promise<void> {
    if (writing) return;
    writing = true;
    while (next !== undefined) {
      const draft = next;
      next = undefined;
      const kept: Kept<Document> | null = draft && { cvId, writer, draft, home };
      // Where the browser has no room or no IndexedDB, the page still saves to the server.
      const written = await (kept ? set(writer, kept, store()) : del(writer, store())).then(
        () => true,
        () => false,
      );
      // The database has the newest, or nothing any more: what the quick store had is older.
      if (written && next === undefined) spill.write(writer, kept ? null : undefined);
      heard(written || kept === null);
    }
    writing = false;
    idle();
  }
  let idle = (): void => undefined;
  /** What was kept last is in the database, or could not be. */
  const settled = () => new Promise<void>((resolve) => (writing ? (idle = resolve) : resolve()));

  return {
    watch(listener) {
      heard = listener;
    },
    keep(draft) {
      next = draft;
      void write();
    },
    clear() {
      next = null;
      // The mark goes after the draft: a page that ends in between leaves one that the next page finds.
      spill.empty(writer);
      void write();
    },
    keepNow(draft) {
      // IndexedDB may lose what was begun while the page ends; this store writes before it returns.
      spill.write(writer, { cvId, writer, draft, home });
      next = draft;
      void write();
    },
    async takeOrphans(taken) {
      void holdLock(writer);
      const others = (await allKept<Document>(store())).filter(
        (draft) => draft.cvId === cvId && draft.writer !== writer,
      );
      const orphans: Kept<Document>[] = [];
      const release = await claim(
        others.map((other) => other.writer),
        (name) => orphans.push(...others.filter((other) => other.writer === name)),
      );
      taken(orphans.map(({ draft }) => draft));
      // Where this page ends as well, one of the two is there.
      await settled();
      for (const orphan of orphans) {
        await del(orphan.writer, store()).catch(() => undefined);
        spill.write(orphan.writer, undefined);
      }
      release();
    },
  };
}

/** Every draft of this browser: the last keystrokes where they did not reach the database. */
export async function allKept<Document>(store = createStore(DATABASE, STORE)): Promise<Kept<Document>[]> {
  const kept = new Map(await entries<string, Kept<Document>>(store).catch(() => []));
  for (const spilled of spill.readAll<Kept<Document>>()) kept.set(spilled.writer, spilled);
  return [...kept.values()];
}

/** Old browsers and pages without TLS have no locks: there every other draft counts as left behind. */
export const locks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** Held until the page is gone. */
async function holdLock(writer: string): Promise<void> {
  await locks()?.request(DRAFT_MARK + writer, () => new Promise(() => {}));
}

/** Takes the free locks, so that two new pages do not both take over the same draft. @returns lets them go */
async function claim(names: string[], claimed: (name: string) => void): Promise<() => void> {
  const { promise: done, resolve: release } = Promise.withResolvers<void>();
  const claimOne = async (name: string): Promise<void> => {
    const manager = locks();
    if (!manager) return claimed(name);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    void manager.request(DRAFT_MARK + name, { ifAvailable: true }, (lock) => {
      if (lock) claimed(name);
      answer();
      return lock ? done : undefined;
    });
    return answered;
  };
  await Promise.all(names.map(claimOne));
  return release;
}

/** What could not wait for IndexedDB: small, written as the page ends, and gone with the next clean save. */
export const spill = {
  /** @param value null to say that there is a draft, undefined to remove it */
  write(writer: string, value: unknown): void {
    try {
      if (value === undefined) localStorage.removeItem(DRAFT_MARK + writer);
      else localStorage.setItem(DRAFT_MARK + writer, JSON.stringify(value));
    } catch {
      // No room for a CV with a large photograph, or storage that is switched off: IndexedDB has all but the last keystrokes.
    }
  },
  /** Leaves the mark where there is one. */
  empty(writer: string): void {
    if (spill.marks().includes(writer)) spill.write(writer, null);
  },
  /** Who has a mark. */
  marks(): string[] {
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_MARK));
      return keys.map((key) => key.slice(DRAFT_MARK.length));
    } catch {
      return [];
    }
  },
  readAll<Value>(): Value[] {
    try {
      return Object.entries<string>(localStorage)
        .filter(([key]) => key.startsWith(DRAFT_MARK))
        .map(([, text]) => JSON.parse(text) as Value)
        .filter(Boolean);
    } catch {
      return [];
    }
  },
};
