import { expect, test } from 'vitest';
import { choose, merge } from './merge.ts';

const item = (id: string, text = '') => ({ id, text });

test('what only one side changed is taken over', () => {
  const merged = merge({ a: 1, b: 1, c: { d: 1 } }, { a: 2, b: 1, c: { d: 1 } }, { a: 1, b: 1, c: { d: 3 } });
  expect(merged).toEqual({ document: { a: 2, b: 1, c: { d: 3 } }, conflicts: [] });
});

test('the same change on both sides is no conflict', () => {
  expect(merge({ a: 1 }, { a: 2 }, { a: 2 })).toEqual({ document: { a: 2 }, conflicts: [] });
});

test('merge: where both changed a field, mine stands and the conflict is reported', () => {
  expect(
    merge({ profile: { city: '' } }, { profile: { city: 'Solo' } }, { profile: { city: 'Medan' } }),
  ).toEqual({
    document: { profile: { city: 'Solo' } },
    conflicts: [{ path: ['profile', 'city'], mine: 'Solo', theirs: 'Medan' }],
  });
});

test('items are merged one by one, whatever their place', () => {
  const base = { items: [item('a'), item('b')] };
  const mine = { items: [item('b', 'mine'), item('a')] };
  const theirs = { items: [item('a', 'theirs'), item('b')] };
  expect(merge(base, mine, theirs)).toEqual({
    document: { items: [item('b', 'mine'), item('a', 'theirs')] },
    conflicts: [],
  });
});

test('items added on both sides are all there, beside their neighbours', () => {
  const base = { items: [item('a'), item('z')] };
  const mine = { items: [item('a'), item('m'), item('z')] };
  const theirs = { items: [item('t'), item('a'), item('z')] };
  expect(merge(base, mine, theirs).document.items.map(({ id }) => id)).toEqual(['t', 'a', 'm', 'z']);
});

test('an item deleted on one side and untouched on the other goes', () => {
  const base = { items: [item('a'), item('b')] };
  expect(merge(base, { items: [item('a')] }, base)).toEqual({
    document: { items: [item('a')] },
    conflicts: [],
  });
  expect(merge(base, base, { items: [item('b')] }).document.items).toEqual([item('b')]);
});

test('merge: an item deleted here and edited there stays until a choice', () => {
  const base = { items: [item('a', 'old')] };
  const merged = merge(base, { items: [] }, { items: [item('a', 'new')] });
  expect(merged.document).toEqual({ items: [item('a', 'new')] });
  expect(merged.conflicts).toEqual([{ path: ['items', 'a'], mine: undefined, theirs: item('a', 'new') }]);
  expect(choose(merged.document, merged.conflicts[0]!, 'mine')).toEqual({ items: [] });
  expect(choose(merged.document, merged.conflicts[0]!, 'theirs')).toEqual(merged.document);
});

test('merge: their order is kept when mine is unchanged', () => {
  const base = { items: [item('a'), item('b'), item('c')] };
  const mine = { items: [item('a', 'x'), item('b'), item('c')] };
  const theirs = { items: [item('c'), item('a'), item('b')] };
  expect(merge(base, mine, theirs).document.items).toEqual([item('c'), item('a', 'x'), item('b')]);
});

test('a choice writes its side into the field of the item', () => {
  const document = { work: { items: [item('a', 'mine'), item('b')] } };
  const conflict = { path: ['work', 'items', 'a', 'text'], mine: 'mine', theirs: 'theirs' };
  expect(choose(document, conflict, 'theirs')).toEqual({ work: { items: [item('a', 'theirs'), item('b')] } });
});

test('a deleted item that is chosen after all comes back', () => {
  const conflict = { path: ['items', 'a'], mine: item('a', 'kept'), theirs: undefined };
  expect(choose({ items: [item('b')] }, conflict, 'mine')).toEqual({ items: [item('b'), item('a', 'kept')] });
});

test('merge: mine is what was typed after the conflict was reported', () => {
  const conflict = { path: ['profile', 'city'], mine: 'Solo', theirs: 'Medan' };
  const document = { profile: { city: 'Solo Baru' } };
  expect(choose(document, conflict, 'mine')).toEqual(document);
  expect(choose(document, conflict, 'theirs')).toEqual({ profile: { city: 'Medan' } });
});

test('merge: an empty form that one side tidied away and the other filled in stays, and nothing is said of a deletion', () => {
  const empty = { id: 'a', company: '', isVisible: true, keywords: [] };
  const filled = { ...empty, company: 'PT Satu' };
  const other = { ...empty, id: 'b', company: 'PT Dua' };
  const [one, two] = [{ items: [filled] }, { items: [other] }];
  for (const [mine, theirs] of [
    [one, two],
    [two, one],
  ] as const) {
    const { document, conflicts } = merge({ items: [empty] }, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document.items.map(({ company }) => company).sort()).toEqual(['PT Dua', 'PT Satu']);
  }
  expect(merge({ items: [empty] }, { items: [] }, { items: [empty] }).document.items).toEqual([]);
});
