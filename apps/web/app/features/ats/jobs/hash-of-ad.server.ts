import { createHash } from 'node:crypto';

/** What the same ad is known by, however its lines were broken. */
export function hashOfAd(ad: string): string {
  return createHash('sha256').update(ad.replace(/\s+/g, ' ').trim()).digest('hex');
}
