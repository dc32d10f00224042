import { expect, test } from 'vitest';
import * as sync from './sync-state.ts';

interface Doc {
  name: string;
  city: string;
}

const doc = (name = '', city = ''): Doc => ({ name, city });
const stored = (version: number, document: Doc, saveId: string | null = null) => ({
  version,
  saveId,
  document,
});
const open = () => sync.opened(stored(1, doc()));
const typed = (name: string) => sync.edited(open(), doc(name));
const sending = (name: string, saveId = 's1') => {
  const state = typed(name);
  return sync.sent(
    state,
    sync.nextSave(state, () => saveId)!,
  );
};

test('a page that was just opened has nothing to send', () => {
  expect(sync.nextSave(open(), () => 's')).toBeNull();
  expect(sync.statusOf(open())).toBe('saved');
});

test('an edit that was undone has nothing to send either', () => {
  expect(sync.nextSave(sync.edited(typed('R'), doc()), () => 's')).toBeNull();
});

test('only one save is under way', () => {
  expect(sync.nextSave(sync.edited(sending('R'), doc('Ra')), () => 's2')).toBeNull();
});

test('what was typed while a save was under way goes out next', () => {
  const state = sync.saved(sync.edited(sending('R'), doc('Ra')), 2);
  expect(sync.statusOf(state)).toBe('saving');
  expect(sync.nextSave(state, () => 's2')).toEqual({ saveId: 's2', document: doc('Ra') });
});

test('a save without an answer is repeated as it was', () => {
  const state = sync.failed(sync.edited(sending('R'), doc('Ra')), 'offline');
  expect(sync.statusOf(state)).toBe('offline');
  expect(sync.nextSave(state, () => 's2')).toEqual({ saveId: 's1', document: doc('R') });
});

test('a save that arrived although its answer was lost is no conflict', () => {
  const lost = sync.failed(sync.edited(sending('R'), doc('Ra')), 'offline');
  const state = sync.heard(lost, stored(2, doc('R'), 's1'));
  expect(state).toMatchObject({
    version: 2,
    base: doc('R'),
    document: doc('Ra'),
    pending: null,
    conflicts: [],
  });
});

test('what another device saved is joined with what was typed here', () => {
  const state = sync.heard(sending('Rani'), stored(2, doc('', 'Solo'), 'other'));
  expect(state).toMatchObject({ version: 2, document: doc('Rani', 'Solo'), conflicts: [] });
  expect(sync.statusOf(state)).toBe('saving');
});

test('the same field changed on two devices waits for a choice and sends nothing', () => {
  const state = sync.heard(sending('Rani'), stored(2, doc('Rina'), 'other'));
  expect(sync.statusOf(state)).toBe('conflict');
  expect(sync.nextSave(state, () => 's')).toBeNull();
  const theirs = sync.chosen(state, state.conflicts[0]!, 'theirs');
  expect(sync.statusOf(theirs)).toBe('saved');
  const mine = sync.chosen(state, state.conflicts[0]!, 'mine');
  expect(sync.nextSave(mine, () => 's')).toEqual({ saveId: 's', document: doc('Rani') });
});

test('an unsolved conflict stays when a third save arrives', () => {
  const state = sync.heard(sending('Rani'), stored(2, doc('Rina'), 'b'));
  expect(sync.heard(state, stored(3, doc('Rina', 'Solo'), 'c')).conflicts).toHaveLength(1);
});

test('a save that is older than what is known changes nothing', () => {
  const state = sync.saved(sending('Rani'), 5);
  expect(sync.heard(state, stored(4, doc('old'), 'x')).document).toEqual(doc('Rani'));
});

test('a draft left by a reload comes back as it was, and its lost save is repeated', () => {
  const draft = sync.draftOf(sync.edited(sending('R'), doc('Ra')));
  const state = sync.adopted(open(), draft, stored(1, doc()));
  expect(state.document).toEqual(doc('Ra'));
  expect(sync.nextSave(state, () => 's2')).toEqual({ saveId: 's1', document: doc('R') });
});

test('a draft whose save arrived goes on from there', () => {
  const draft = sync.draftOf(sync.edited(sending('R'), doc('Ra')));
  const now = stored(2, doc('R'), 's1');
  const state = sync.adopted(sync.opened(now), draft, now);
  expect(state).toMatchObject({ document: doc('Ra'), conflicts: [], version: 2 });
});

test('a draft that is older than what is stored is merged, and shows where both changed the same', () => {
  const now = stored(3, doc('Rina', 'Solo'), 'other');
  const state = sync.adopted(sync.opened(now), sync.draftOf(typed('Rani')), now);
  expect(state.document).toEqual(doc('Rani', 'Solo'));
  expect(state.conflicts).toEqual([{ path: ['name'], mine: 'Rani', theirs: 'Rina' }]);
});

test('the drafts of two closed tabs both come back', () => {
  const now = stored(1, doc());
  const first = sync.adopted(open(), sync.draftOf(typed('Rani')), now);
  const both = sync.adopted(first, sync.draftOf(sync.edited(open(), doc('', 'Solo'))), now);
  expect(both.document).toEqual(doc('Rani', 'Solo'));
});

test('a refused document is not sent again until it changes', () => {
  const state = sync.failed(sending('R'), 'refused');
  expect(state.pending).toBeNull();
  expect(sync.statusOf(state)).toBe('refused');
});

test('a CV that is gone keeps its draft and sends nothing', () => {
  const state = sync.failed(sending('R'), 'gone');
  expect(sync.nextSave(state, () => 's')).toBeNull();
  expect(sync.isDirty(state)).toBe(true);
});

test('a lost save that arrived and lies below another device’s is no conflict with oneself', () => {
  const lost = sync.failed(sync.edited(sending('R'), doc('Ra')), 'offline');
  const now = stored(3, doc('R', 'Solo'), 'other');
  expect(sync.heard(lost, now)).toMatchObject({ document: doc('Ra', 'Solo'), conflicts: [], version: 3 });
  const draft = sync.draftOf(lost);
  expect(sync.adopted(sync.opened(now), draft, now)).toMatchObject({
    document: doc('Ra', 'Solo'),
    conflicts: [],
  });
});

test('a lost save does not hide what another device really changed', () => {
  const lost = sync.failed(sync.edited(sending('R'), doc('Ra')), 'offline');
  expect(sync.heard(lost, stored(3, doc('Budi'), 'other')).conflicts).toHaveLength(1);
});

test('a last save of the page before that arrives after this page was opened is no conflict with oneself', () => {
  const before = sync.edited(sending('R', 's1'), doc('Ra'));
  const last = sync.lastSave(before, () => 's2')!;
  const left = sync.draftOf({ ...before, following: [last] });
  // The first of both is there when the next page opens; the second arrives while that one goes on typing.
  const there = stored(2, doc('R'), 's1');
  const next = sync.edited(sync.adopted(sync.opened(there), left, there), doc('Ran'));
  const save = sync.nextSave(next, () => 's3')!;
  const heard = sync.heard(sync.sent(next, save), stored(3, doc('Ra'), 's2'));
  expect(heard).toMatchObject({ document: doc('Ran'), conflicts: [] });
  // Also where this page is opened anew before its first save is answered.
  const anew = sync.adopted(
    sync.opened(stored(3, doc('Ra'), 's2')),
    sync.draftOf(next),
    stored(3, doc('Ra'), 's2'),
  );
  expect(anew).toMatchObject({ document: doc('Ran'), conflicts: [] });
  // Once a save of this page is stored, none of before can follow.
  const settled = sync.saved(
    sync.sent(
      heard,
      sync.nextSave(heard, () => 's4')!,
    ),
    4,
  );
  const other = sync.heard(sync.edited(settled, doc('Rani')), stored(5, doc('Ra'), 'theirs'));
  expect(other.conflicts).toHaveLength(1);
});

test('what was taken back after a lost save that arrived stays taken back', () => {
  const lost = sync.failed(sync.edited(sending('R'), doc()), 'offline');
  const heard = sync.heard(lost, stored(3, doc('R', 'Solo'), 'other'));
  expect(heard).toMatchObject({ document: doc('', 'Solo'), conflicts: [] });
});

test('what a page before this one sent does not undo what another device wrote since', () => {
  const stray = { saveId: 's0', document: doc('Budi') };
  const state = { ...sync.opened(stored(2, doc('R'))), strays: [stray] };
  expect(sync.heard(state, stored(3, doc('Budi'), 'other')).document).toEqual(doc('Budi'));
});

test('a draft that is newer than the copy on the device is taken whole', () => {
  const copy = stored(1, doc('R'));
  const draft = sync.draftOf(sync.edited(sync.opened(stored(3, doc('Rani', 'Solo'))), doc('Rani K', 'Solo')));
  expect(sync.adopted(sync.opened(copy), draft, copy)).toMatchObject({
    version: 3,
    document: doc('Rani K', 'Solo'),
    conflicts: [],
  });
});

test('an item whose lost save arrived, changed by another device since, is no conflict', () => {
  const items = (...isDone: boolean[]) => ({ items: isDone.map((done, n) => ({ id: `i${n}`, done })) });
  const state = sync.edited(sync.opened({ version: 1, saveId: null, document: items() }), items(false));
  const lost = sync.failed(
    sync.sent(
      state,
      sync.nextSave(state, () => 's1')!,
    ),
    'offline',
  );
  const heard = sync.heard(lost, { version: 3, saveId: 'other', document: items(true) });
  expect(heard).toMatchObject({ document: items(true), conflicts: [] });
});
