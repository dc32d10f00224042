import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Whether two secrets are the same, in a time that tells nothing about how far they agree. */
export function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** JSON that a stranger sent; undefined where it is none. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
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
