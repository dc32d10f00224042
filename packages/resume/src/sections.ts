import * as z from 'zod';
import { line, onByDefault } from './fields.ts';
import { isRecord } from './guards.ts';
import { LIMITS } from './limits.ts';
import type { ItemSectionName } from './reference-lists.ts';
import { toLine } from './text.ts';

/** An object that is there even when the input had none, or something else in its place. */
export function record<T extends z.ZodObject>(schema: T) {
  return z.preprocess((value) => (isRecord(value) ? value : {}), schema).prefault({});
}

/**
 * A section that lists items. Takes `{heading, visible, items}`, a bare list, or a list that a realtime database turned
 * into an object; a bare text becomes an item with that text in its `mainField`. Items without an id, or with one that was
 * already used, get the first free of `work-1`, `work-2`…: the same on every device that opens the same old document.
 */
export function listSection<T extends z.ZodObject>(item: T, section: ItemSectionName, mainField: string) {
  const schema = z.object({ heading: line, visible: onByDefault, items: z.array(item).max(LIMITS.items) });
  return z.preprocess((value) => toSection(value, section, mainField), schema).prefault({});
}

export function toSection(value: unknown, section: string, mainField: string): Record<string, unknown> {
  const whole = isRecord(value) && ('items' in value || 'heading' in value || 'visible' in value);
  const rest = whole ? value : {};
  const entries = toEntries(whole ? value.items : value).map((entry) => toItem(entry, mainField));
  const items = entries.filter((entry) => entry !== undefined);
  return { ...rest, items: withIds(items, section) };
}

export function toEntries(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
}

function toItem(entry: unknown, mainField: string): Record<string, unknown> | undefined {
  if (isRecord(entry)) return entry;
  const text = toLine(entry);
  return text.trim() === '' ? undefined : { [mainField]: text };
}

/** Gives what has no id, or one that was used before, the first free of `work-1`, `work-2`… */
export function withIds(items: Record<string, unknown>[], section: string): Record<string, unknown>[] {
  const own = items.map((item) => toLine(item.id).trim().slice(0, LIMITS.line));
  const reserved = new Set(own);
  const used = new Set<string>();
  let next = 1;
  return items.map((item, index) => {
    let id = own[index] ?? '';
    if (id === '' || used.has(id)) {
      while (reserved.has(`${section}-${next}`)) next += 1;
      id = `${section}-${next}`;
      reserved.add(id);
    }
    used.add(id);
    return { ...item, id };
  });
}
