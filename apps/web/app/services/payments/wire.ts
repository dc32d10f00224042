import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Whether two secrets are the same, in a time that tells nothing about how far they agree. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * JSON that a gateway, or somebody in its name, sent; undefined where it is none. Signs that the database cannot store are replaced: a
 * payment is not held up by what stands in a field beside it.
 */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body, (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '\uFFFD').toWellFormed() : value,
    );
  } catch {
    return undefined;
  }
}

/** Whole rupiah as gateways write them: `"10000.00"`, `"10000"`, `10000`. */
export const rupiah = z
  .union([z.string().regex(/^\d{1,12}(\.0{1,2})?$/), z.number().int().nonnegative().safe()])
  .transform(Number);

/** The start of a text, in whole letters, without what ends a field of theirs. */
export function clip(text: string, length: number): string {
  return Array.from(text.replaceAll('|', '/').toWellFormed()).slice(0, length).join('');
}
