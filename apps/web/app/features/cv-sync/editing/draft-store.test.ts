import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore, spill } from './draft-store.ts';
import { sendLeftDrafts } from './send-left-drafts.ts';
import type { Draft } from './sync-state.ts';

/** What the browser has, whichever page wrote it. */
let database: Map<string, unknown>;

beforeEach(() => {
  database = new Map();
  vi.stubGlobal('localStorage', makeLocalStorage());
  // Without locks every other page counts as gone.
  vi.stubGlobal('navigator', {});
});
afterEach(() => void vi.unstubAllGlobals());

function makeLocalStorage(): object {
  const methods = {
    setItem: (key: string, value: string) => void (storage[key] = value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  const storage: Record<string, unknown> = Object.create(methods);
  return storage;
}

interface Asked {
  result?: unknown;
  onsuccess?: () => void;
  oncomplete?: () => void;
}

/** A page with a connection of its own to the database: what it writes after it has ended is never done. */
function openPage(writer: string) {
  const page = { ended: false, drafts: createDraftStore<string>('cv', writer) };
  const answer = (run: () => unknown): Asked => {
    const asked: Asked = {};
    setTimeout(() => {
      if (page.ended) return;
      asked.result = run();
      asked.onsuccess?.();
      asked.oncomplete?.();
    });
    return asked;
  };
  const transaction = () => {
    const work: (() => unknown)[] = [];
    const objectStore = () => ({
      transaction: answer(() => work.forEach((run) => run())),
      put: (value: unknown, key: string) => void work.push(() => database.set(key, value)),
      delete: (key: string) => void work.push(() => database.delete(key)),
      getAll: () => answer(() => [...database.values()]),
      getAllKeys: () => answer(() => [...database.keys()]),
    });
    return { objectStore };
  };
  vi.stubGlobal('indexedDB', { open: () => answer(() => ({ transaction })) });
  return page;
}

const draftOf = (document: string): Draft<string> => ({
  base: '',
  version: 1,
  document,
  pending: null,
  following: [],
  strays: [],
  conflicts: [],
});

test('a page that ends before the draft of what it saved is removed leaves a mark, so that the next page removes it', async () => {
  const first = openPage('first');
  first.drafts.keep(draftOf('Rani'));
  await expect.poll(() => spill.marks()).toEqual(['first']);
  first.drafts.clear();
  first.ended = true;
  expect(database.size).toBe(1);
  expect(spill.marks()).toEqual(['first']);

  const next = openPage('next');
  const taken = vi.fn();
  await next.drafts.takeOrphans(taken);
  expect(taken).toHaveBeenCalledWith([draftOf('Rani')]);
  expect(database.size).toBe(0);
  expect(spill.marks()).toEqual([]);
});

test('a draft that was saved leaves neither itself nor a mark', async () => {
  const { drafts } = openPage('first');
  drafts.keepNow(draftOf('Rani'));
  drafts.clear();
  await expect.poll(() => spill.marks()).toEqual([]);
  expect(database.size).toBe(0);
});

test('a page that ends while it takes a draft over loses nothing of it', async () => {
  const first = openPage('first');
  first.drafts.keepNow(draftOf('Rani'));
  first.ended = true;

  const second = openPage('second');
  void second.drafts.takeOrphans(([draft]) => {
    if (draft) second.drafts.keep({ ...draftOf(draft.document) });
    second.ended = true;
  });
  await expect.poll(() => second.ended).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));

  const third = openPage('third');
  const taken = vi.fn();
  await third.drafts.takeOrphans(taken);
  expect(taken).toHaveBeenCalledWith([draftOf('Rani')]);
});

test('a mark without a draft goes with the next look for drafts that were left', async () => {
  openPage('first');
  spill.write('first', null);
  await sendLeftDrafts();
  expect(spill.marks()).toEqual([]);
});
