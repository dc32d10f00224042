import { createHash } from 'node:crypto';

type Values = Readonly<Record<string, unknown>>;

const separator = '.';

/** What a form shows of a record, in short: one part for each of its fields, by which it is known again. */
export function seenValues(names: readonly string[], values: Values): string {
  return names.map((name) => digest(values[name] ?? null)).join(separator);
}

/** The fields that say something else now than the form did when it was opened. */
export function changedSince(seen: string, names: readonly string[], values: Values): string[] {
  const shown = seen.split(separator);
  return names.filter((name, at) => shown[at] !== digest(values[name] ?? null));
}

/** The fields that others changed since the form was opened, and that it would put back as it knew them. */
export function putBack(
  seen: string,
  names: readonly string[],
  { before, after }: { before: Values; after: Values },
): string[] {
  const written = new Set(changedSince(seenValues(names, before), names, after));
  return changedSince(seen, names, before).filter((name) => written.has(name));
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 10);
}
