import { createHash } from 'node:crypto';
import type { Cell, FormField } from './resource.ts';

type Values = Record<string, Cell>;

const separator = '.';

/** What a form shows of a record, in short: one part for each field that can be changed, by which it is known again. */
export function seenValues(fields: readonly FormField[], values: Values): string {
  return changeable(fields)
    .map(({ name }) => digest(values[name] ?? null))
    .join(separator);
}

/** The labels of the fields that say something else now than the form did when it was opened. */
export function changedSince(seen: string, fields: readonly FormField[], values: Values): string[] {
  const shown = seen.split(separator);
  return changeable(fields)
    .filter(({ name }, at) => shown[at] !== digest(values[name] ?? null))
    .map(({ label }) => label);
}

function changeable(fields: readonly FormField[]): FormField[] {
  return fields.filter(({ kind, onlyNew }) => kind !== 'shown' && !onlyNew);
}

function digest(value: Cell): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10);
}
