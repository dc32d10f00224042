import type { Links } from '~/services/links/links.server.ts';

const DAY_MS = 24 * 3_600_000;
const LASTS_MS = 3 * DAY_MS;

interface Address {
  userId: string;
  email: string;
}

/** The token of the link that proves an address to be an account's owner's. Signed, so it is kept nowhere. */
export function verifyToken(links: Links, { userId, email }: Address, now = Date.now()): string {
  const until = (now + LASTS_MS).toString(36);
  return `${userId}.${until}.${links.keyOf('verify address', `${userId} ${email} ${until}`)}`;
}

export function isVerifyToken(
  links: Links,
  token: string,
  { userId, email }: Address,
  now = Date.now(),
): boolean {
  const [, until = '', key = ''] = /^[a-z0-9]+\.([a-z0-9]{1,12})\.([\w-]+)$/.exec(token) ?? [];
  if (until === '' || Number.parseInt(until, 36) < now) return false;
  return links.isKey('verify address', `${userId} ${email} ${until}`, key);
}
