import { createHash } from 'node:crypto';

/** A UUID that is the same for the same parts: of version 8, whose content RFC 9562 leaves to us. */
export function derivedId(...parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
