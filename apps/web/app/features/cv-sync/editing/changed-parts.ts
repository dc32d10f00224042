import { equal, isRecord } from './equal.ts';

/** Parts of a document by their place: `work`, and of the profile, which holds the photograph, each value: `profile.phone`. */
export type Parts = Record<string, unknown>;

/** The part that is large and hardly ever changes stands in it among small ones. */
const TAKEN_APART = 'profile';

/**
 * The parts in which a document differs from any of the others: put into each of them, they make it the document.
 * @param others documents of the same shape
 */
export function changedParts(document: unknown, others: readonly unknown[]): Parts {
  const known = others.map(partsOf);
  return Object.fromEntries(
    Object.entries(partsOf(document)).filter(([place, part]) =>
      known.some((other) => !(place in other) || !equal(other[place], part)),
    ),
  );
}

/** A document with other parts in their places. */
export function withParts(document: unknown, parts: Parts): Record<string, unknown> {
  const whole = isRecord(document) ? { ...document } : {};
  for (const [place, part] of Object.entries(parts)) {
    const [top = '', value] = place.split('.', 2);
    const inner = whole[top];
    whole[top] = value === undefined ? part : { ...(isRecord(inner) ? inner : {}), [value]: part };
  }
  return whole;
}

function partsOf(document: unknown): Parts {
  if (!isRecord(document)) return {};
  return Object.fromEntries(
    Object.entries(document).flatMap(([top, part]) =>
      top === TAKEN_APART && isRecord(part)
        ? Object.entries(part).map(([key, value]) => [`${top}.${key}`, value])
        : [[top, part]],
    ),
  );
}
