import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed link opens, so that the key of one is no key to another. */
type LinkPurpose =
  | 'mentor session'
  | 'mentor invitation'
  | 'mentor feed'
  | 'application feed'
  | 'refund account'
  | 'return address'
  | 'address key'
  | 'log address'
  | 'verify address';

/** Keys of links for people without an account: the link was sent to its holder by us. */
export interface Links {
  keyOf(purpose: LinkPurpose, id: string): string;
  isKey(purpose: LinkPurpose, id: string, key: string): boolean;
}

/** @param previous secrets whose links are still taken */
export function createLinks(secret: string, previous: readonly string[] = []): Links {
  return {
    keyOf: (purpose, id) => sign(secret, purpose, id),
    isKey: (purpose, id, key) => [secret, ...previous].some((each) => isSame(key, sign(each, purpose, id))),
  };
}

function sign(secret: string, purpose: LinkPurpose, id: string): string {
  return createHmac('sha256', secret).update(`link\0${purpose}\0${id}`).digest('base64url');
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
