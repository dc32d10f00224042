import { isBlank } from '@setapak/resume';
import { equal, isRecord } from './equal.ts';

/** A field that both sides changed, each in its own way. */
export interface Conflict {
  /** Keys from the document down; an item of a list is named by its id. */
  path: string[];
  /** `undefined` where that side deleted the item. */
  mine: unknown;
  theirs: unknown;
}

export interface Merged<Document> {
  document: Document;
  conflicts: Conflict[];
}

export type Side = 'mine' | 'theirs';

/**
 * Three-way merge: what only one side changed since `base` is taken over; where both changed the same field, `mine` stands
 * for now and the conflict is reported. Lists of items with ids are merged item by item, and an item that one side edited and
 * the other deleted stays. So nothing that a person typed is lost without their choice.
 */
export function merge<Document>(base: Document, mine: Document, theirs: Document): Merged<Document> {
  const conflicts: Conflict[] = [];
  const document = mergeValue({ base, mine, theirs }, [], conflicts) as Document;
  return { document, conflicts };
}

interface Three {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

function mergeValue({ base, mine, theirs }: Three, path: string[], conflicts: Conflict[]): unknown {
  if (equal(mine, theirs) || equal(theirs, base)) return mine;
  if (equal(mine, base)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) return mergeRecord({ base, mine, theirs }, path, conflicts);
  if (isItems(mine) && isItems(theirs))
    return mergeItems({ base: isItems(base) ? base : [], mine, theirs }, path, conflicts);
  // An empty form that one side tidied away while the other filled it in was deleted by nobody.
  if (!(isRecord(base) && isBlank(base))) conflicts.push({ path, mine, theirs });
  return mine ?? theirs;
}

interface ThreeRecords {
  base: unknown;
  mine: Record<string, unknown>;
  theirs: Record<string, unknown>;
}

function mergeRecord({ base, mine, theirs }: ThreeRecords, path: string[], conflicts: Conflict[]) {
  const old = isRecord(base) ? base : {};
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      mergeValue({ base: old[key], mine: mine[key], theirs: theirs[key] }, [...path, key], conflicts),
    ]),
  );
}

interface Item extends Record<string, unknown> {
  id: string;
}

export function isItems(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item['id'] === 'string');
}

interface ThreeLists {
  base: Item[];
  mine: Item[];
  theirs: Item[];
}

function mergeItems({ base, mine, theirs }: ThreeLists, path: string[], conflicts: Conflict[]): Item[] {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const theirOrder =
    !equal(order(theirs, was), order(base, other)) && equal(order(mine, was), order(base, own));
  const [first, second] = theirOrder ? [theirs, mine] : [mine, theirs];
  const ids = weave(
    first.map(({ id }) => id),
    second.map(({ id }) => id),
  );
  return ids.flatMap((id) => {
    const item = { base: was.get(id), mine: own.get(id), theirs: other.get(id) };
    const merged = mergeValue(item, [...path, id], conflicts) as Item | undefined;
    return merged ? [merged] : [];
  });
}

function byId(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** The ids of a list that another one has too, in the list's order. */
function order(items: Item[], other: Map<string, Item>): string[] {
  return items.map(({ id }) => id).filter((id) => other.has(id));
}

/** The first list, with what only the second has put behind the neighbour that it has there. */
function weave(first: string[], second: string[]): string[] {
  const woven = [...first];
  second.forEach((id, index) => {
    if (woven.includes(id)) return;
    const before = second[index - 1];
    woven.splice(before === undefined ? 0 : woven.indexOf(before) + 1, 0, id);
  });
  return woven;
}

/** The document with one side's value at the conflict's place. What was typed there since then is still `mine`. */
export function choose<Document>(document: Document, conflict: Conflict, side: Side): Document {
  const value = side === 'mine' ? currentMine(document, conflict) : conflict.theirs;
  return setAt(document, conflict.path, value) as Document;
}

/** This side's value as it is now: a conflict that waits does not stop anybody from typing on. */
export function currentMine(document: unknown, { path, mine }: Conflict): unknown {
  return mine === undefined ? undefined : (valueAt(document, path) ?? mine);
}

export function valueAt(target: unknown, path: string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return target;
  if (isItems(target))
    return valueAt(
      target.find(({ id }) => id === key),
      rest,
    );
  return isRecord(target) ? valueAt(target[key], rest) : undefined;
}

/** A copy of a document, or of a part of it, with another value in its place. */
export function setAt(target: unknown, path: string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (isItems(target)) return setItem(target, key, rest, value);
  const record = isRecord(target) ? target : {};
  return { ...record, [key]: setAt(record[key], rest, value) };
}

function setItem(items: Item[], id: string, rest: string[], value: unknown): Item[] {
  const found = items.some((item) => item.id === id);
  if (!found) return isRecord(value) && rest.length === 0 ? [...items, value as Item] : items;
  if (rest.length === 0 && value === undefined) return items.filter((item) => item.id !== id);
  return items.map((item) => (item.id === id ? (setAt(item, rest, value) as Item) : item));
}
