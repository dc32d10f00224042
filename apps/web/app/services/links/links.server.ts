import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed link opens, so that the key of one is no key to another. */
export type LinkPurpose =
  | 'mentor session'
  | 'refund account'
  | 'return address'
  | 'address key'
  | 'verify address';

/** Keys of links for people without an account: whoever holds the link was sent it by us. */
export interface Links {
  keyOf(purpose: LinkPurpose, id: string): string;
  isKey(purpose: LinkPurpose, id: string, key: string): boolean;
}

export function createLinks(secret: string): Links {
  const keyOf = (purpose: LinkPurpose, id: string) =>
    createHmac('sha256', secret).update(`link\0${purpose}\0${id}`).digest('base64url');
  return {
    keyOf,
    isKey(purpose, id, key) {
      const [given, right] = [Buffer.from(key), Buffer.from(keyOf(purpose, id))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
