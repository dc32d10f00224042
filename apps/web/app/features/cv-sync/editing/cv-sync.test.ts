import { emptyResume, type Resume } from '@setapak/resume';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CvServer, Save } from './cv-server.ts';
import { createCvSync } from './cv-sync.ts';
import type { DraftStore } from './draft-store.ts';
import { statusOf, type Draft } from './sync-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that keeps the rules of ours: compare-and-swap on the version, a repeated save is known again. */
function makeServer() {
  const stored = { version: 1, saveId: null as string | null, document: emptyResume() };
  const server = {
    stored,
    saves: 0,
    reachable: true,
    /** The save arrives but its answer does not. */
    losesAnswers: false,
    /** Saves wait here while it is set. */
    held: null as Promise<void> | null,
    async save({ version, saveId, document, after = [] }: Save, leaving?: readonly Resume[]) {
      await (leaving ? Promise.resolve() : (server.held ?? Promise.resolve()));
      if (!server.reachable) return { kind: 'failed', trouble: 'offline' } as const;
      const known = stored.saveId === saveId;
      const onTop = stored.version === version || after.includes(stored.saveId ?? '');
      if (!known && !onTop) return { kind: 'behind', stored: { ...stored } } as const;
      if (!known) {
        Object.assign(stored, { version: stored.version + 1, saveId, document });
        server.saves += 1;
      }
      if (server.losesAnswers) return { kind: 'failed', trouble: 'offline' } as const;
      return { kind: 'saved', version: stored.version } as const;
    },
    load: (after: number) => Promise.resolve(stored.version > after ? { ...stored } : null),
  } satisfies CvServer & Record<string, unknown>;
  return server;
}

/** The browser's store: what one page keeps, the next one finds. */
function makeDrafts(kept: { draft: Draft<Resume> | null; full?: boolean }): DraftStore<Resume> {
  let heard = (_kept: boolean): void => undefined;
  const keep = (draft: Draft<Resume>) => {
    if (!kept.full) kept.draft = draft;
    heard(!kept.full);
  };
  return {
    watch: (listener) => void (heard = listener),
    keep,
    keepNow: keep,
    clear: () => void (kept.draft = null),
    takeOrphans(taken) {
      taken(kept.draft ? [kept.draft] : []);
      return Promise.resolve();
    },
  };
}

let lastId = 0;
async function openPage(
  server: ReturnType<typeof makeServer>,
  kept: { draft: Draft<Resume> | null; full?: boolean } = { draft: null },
) {
  const page = createCvSync({
    stored: { ...server.stored },
    server,
    drafts: makeDrafts(kept),
    newSaveId: () => `save-${(lastId += 1)}`,
  });
  await page.start();
  const type = (firstName: string) =>
    page.edit((document) => ({ ...document, profile: { ...document.profile, firstName } }));
  return { page, type, kept };
}

const nameOn = ({ stored }: ReturnType<typeof makeServer>) => stored.document.profile.firstName;

test('what is typed is on the server within a second, in one save', async () => {
  const server = makeServer();
  const { type } = await openPage(server);
  for (const text of ['R', 'Ra', 'Ran', 'Rani']) type(text);
  await vi.advanceTimersByTimeAsync(1000);
  expect(nameOn(server)).toBe('Rani');
  expect(server.saves).toBe(1);
});

test('every change is in the browser before it is sent, and goes from there once it is saved', async () => {
  const server = makeServer();
  const { type, kept } = await openPage(server);
  type('R');
  expect(kept.draft?.document.profile.firstName).toBe('R');
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept.draft).toBeNull();
});

test('a page without a network keeps trying and is saved when it is back', async () => {
  const server = makeServer();
  const { page, type } = await openPage(server);
  server.reachable = false;
  type('Rani');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.getState().trouble).toBe('offline');
  server.reachable = true;
  page.retry();
  await vi.advanceTimersByTimeAsync(100);
  expect(nameOn(server)).toBe('Rani');
  expect(page.getState().trouble).toBeNull();
});

test('a network that is back while a try still fails is used at once', async () => {
  const server = makeServer();
  const { page, type } = await openPage(server);
  server.reachable = false;
  const held = Promise.withResolvers<void>();
  type('Rani');
  await vi.advanceTimersByTimeAsync(60_000);
  server.held = held.promise;
  await vi.advanceTimersByTimeAsync(15_000);
  page.retry();
  held.resolve();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  server.held = null;
  server.reachable = true;
  await vi.advanceTimersByTimeAsync(1000);
  expect(nameOn(server)).toBe('Rani');
});

test('a crash in mid-edit loses nothing, whether the last save arrived or not', async () => {
  for (const losesAnswers of [true, false]) {
    const server = makeServer();
    const first = await openPage(server);
    server.losesAnswers = losesAnswers;
    server.reachable = losesAnswers;
    first.type('Rani');
    await vi.advanceTimersByTimeAsync(1000);
    first.type('Rani K');
    first.page.stop();
    server.losesAnswers = false;
    server.reachable = true;

    const second = await openPage(server, first.kept);
    expect(second.page.getState().document.profile.firstName).toBe('Rani K');
    await vi.advanceTimersByTimeAsync(5000);
    expect(second.page.getState().conflicts).toEqual([]);
    expect(nameOn(server)).toBe('Rani K');
  }
});

test('two pages that change different fields both win', async () => {
  const server = makeServer();
  const [one, two] = [await openPage(server), await openPage(server)];
  one.type('Rani');
  two.page.edit((document) => ({ ...document, profile: { ...document.profile, lastName: 'Kusuma' } }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(server.stored.document.profile).toMatchObject({ firstName: 'Rani', lastName: 'Kusuma' });
});

test('conflict: of two pages that change the same field the second has to choose, and nothing is overwritten before', async () => {
  const server = makeServer();
  const [one, two] = [await openPage(server), await openPage(server)];
  one.type('Rani');
  await vi.advanceTimersByTimeAsync(1000);
  two.type('Rina');
  await vi.advanceTimersByTimeAsync(3000);
  expect(nameOn(server)).toBe('Rani');
  const [conflict] = two.page.getState().conflicts;
  expect(conflict).toMatchObject({ mine: 'Rina', theirs: 'Rani' });
  two.page.choose(conflict!, 'mine');
  await vi.advanceTimersByTimeAsync(1000);
  expect(nameOn(server)).toBe('Rina');
});

test('flush: sends at once and returns whether everything is stored', async () => {
  const server = makeServer();
  const { page, type } = await openPage(server);
  type('Rani');
  expect(await page.flush()).toBe(true);
  expect(nameOn(server)).toBe('Rani');
  server.reachable = false;
  type('Rani K');
  expect(await page.flush()).toBe(false);
});

test('what another page saved shows up here', async () => {
  const server = makeServer();
  const [one, two] = [await openPage(server), await openPage(server)];
  one.type('Rani');
  await one.page.flush();
  await two.page.refresh();
  expect(two.page.getState().document.profile.firstName).toBe('Rani');
});

test('a server that answers again gets at once what waits, and is asked for what others saved', async () => {
  const server = makeServer();
  const [one, two] = [await openPage(server), await openPage(server)];
  server.reachable = false;
  one.type('Rani');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(statusOf(one.page.getState())).toBe('offline');
  server.reachable = true;
  await one.page.resync();
  await vi.advanceTimersByTimeAsync(1);
  expect(nameOn(server)).toBe('Rani');
  expect(statusOf(one.page.getState())).toBe('saved');
  await two.page.resync();
  expect(two.page.getState().document.profile.firstName).toBe('Rani');
});

test('an undone edit is saved like any other', async () => {
  const server = makeServer();
  const { page, type } = await openPage(server);
  type('Rani');
  await vi.advanceTimersByTimeAsync(2000);
  page.undo();
  expect(page.getState().document.profile.firstName).toBe('');
  await vi.advanceTimersByTimeAsync(1000);
  expect(nameOn(server)).toBe('');
  page.redo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(nameOn(server)).toBe('Rani');
});

test.each(['arrives first', 'arrives last', 'is lost'])(
  'leave: what was typed behind a save under way reaches the server, whether that save %s',
  async (fate) => {
    const server = makeServer();
    const { promise, resolve } = Promise.withResolvers<void>();
    const { page, type, kept } = await openPage(server);
    if (fate !== 'arrives first') server.held = promise;
    type('Rani');
    // With its answer still to come, the save counts as under way.
    vi.advanceTimersByTime(800);
    type('Rani Kusuma');
    page.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(nameOn(server)).toBe('Rani Kusuma');
    if (fate !== 'is lost') resolve();
    await vi.advanceTimersByTimeAsync(0);
    page.stop();
    expect(nameOn(server)).toBe('Rani Kusuma');

    const next = await openPage(server, kept);
    await vi.advanceTimersByTimeAsync(5000);
    expect(next.page.getState().conflicts).toEqual([]);
    expect(next.page.getState().document.profile.firstName).toBe('Rani Kusuma');
  },
);

test('leave: a page that comes back goes on from what it sent as it went, without a conflict', async () => {
  const server = makeServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { page, type } = await openPage(server);
  server.held = promise;
  type('Rani');
  vi.advanceTimersByTime(800);
  type('Rani K');
  page.leave();
  type('Rani Kusuma');
  page.leave();
  await vi.advanceTimersByTimeAsync(0);
  resolve();
  server.held = null;
  type('Rani Kusuma W');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(page.getState().conflicts).toEqual([]);
  expect(nameOn(server)).toBe('Rani Kusuma W');
  expect(statusOf(page.getState())).toBe('saved');
});

test('storage: what neither the server nor a full browser holds is not called saved', async () => {
  const server = makeServer();
  const { page, type } = await openPage(server, { draft: null, full: true });
  server.reachable = false;
  type('Rani');
  await vi.advanceTimersByTimeAsync(1000);
  expect(statusOf(page.getState())).toBe('unkept');
  server.reachable = true;
  page.retry();
  await vi.advanceTimersByTimeAsync(100);
  expect(statusOf(page.getState())).toBe('saved');
});

test('opening: a page that has the stored version gets no change and leaves drafts alone; a newer version reaches it', async () => {
  const server = makeServer();
  const { page, kept } = await openPage(server);
  const heard = vi.fn();
  page.subscribe(heard);
  const before = page.getState();
  kept.draft = { ...before };
  page.reopen({ ...server.stored });
  expect(heard).not.toHaveBeenCalled();
  expect(page.getState()).toBe(before);
  expect(kept.draft).not.toBeNull();

  page.reopen({ version: 2, saveId: 'elsewhere', document: { ...emptyResume() } });
  expect(heard).toHaveBeenCalledOnce();
  expect(page.getState().version).toBe(2);
});
