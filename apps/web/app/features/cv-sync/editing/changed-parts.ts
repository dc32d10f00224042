import { equal } from './equal.ts';
import { setAt, valueAt } from './merge.ts';

/** Parts of a document by their place: `work`, and of the profile, which holds the photograph, each value: `profile.phone`. */
export type Parts = Record<string, unknown>;

/**
 * The parts in which a document differs from any of the others: put into each of them, they make it the document.
 * @param others documents of the same shape
 */
export function changedParts(document: unknown, others: readonly unknown[]): Parts {
  const { profile, ...sections } = document as Parts;
  const places = [...Object.keys(sections), ...Object.keys(profile ?? {}).map((key) => `profile.${key}`)];
  const part = (of: unknown, place: string) => valueAt(of, place.split('.'));
  return Object.fromEntries(
    places
      .filter((place) => others.some((other) => !equal(part(other, place), part(document, place))))
      .map((place) => [place, part(document, place)]),
  );
}

/** A document with other parts in their places. */
export function withParts(document: unknown, parts: Parts): unknown {
  return Object.entries(parts).reduce(
    (whole, [place, part]) => setAt(whole, place.split('.', 2), part),
    document,
  );
}
