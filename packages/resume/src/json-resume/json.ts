import { isRecord } from '../guards.ts';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

/** An object of the JSON Resume document, with whatever is in it. */
export type Fields = Record<string, unknown>;

/** Leaves out what is empty: in JSON Resume, absent and empty mean the same. */
export function compact(fields: Record<string, JsonValue | undefined>): JsonObject {
  const filled = Object.entries(fields).filter(
    (entry): entry is [string, JsonValue] => entry[1] !== undefined && !isEmpty(entry[1]),
  );
  return Object.fromEntries(filled);
}

/** The first of several names for a field that holds something: documents of before 1.0 used others. */
export function first(fields: Fields, ...names: string[]): unknown {
  return names
    .map((name) => fields[name])
    .find((value) => value !== undefined && value !== null && value !== '');
}

/** Whether two JSON values say the same, whatever the order of keys. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((value, index) => isSame(value, right[index]));
  }
  if (isRecord(left) && isRecord(right)) {
    const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
    return [...keys].every((key) => isSame(left[key], right[key]));
  }
  return left === right;
}

function isEmpty(value: JsonValue): boolean {
  if (value === null || value === '') return true;
  return Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0;
}
