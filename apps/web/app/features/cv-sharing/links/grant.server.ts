import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that the right password is remembered by a browser. */
const GRANT_SECONDS = 12 * 3_600;

/** Where shared CVs are served; a grant is sent nowhere else. The router's data requests go to `/r/{id}.data`, so the id stands in the name and not in the path. */
const PATHS = ['/r', '/rd', '/v1/printResume'];

interface Share {
  id: string;
  grantKey: string;
}

/** The Set-Cookie headers of a browser that gave the right password. */
export function grantCookies({ id, grantKey }: Share, secure: boolean, now = Date.now()): string[] {
  const until = Math.floor(now / 1000) + GRANT_SECONDS;
  const value = `${until}.${sign({ id, grantKey }, until)}`;
  return PATHS.map(
    (path) =>
      `${nameOf(id)}=${value}; Path=${path}; Max-Age=${GRANT_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}

/** Whether a Cookie header holds a grant for this very CV that was given under its present password and has not lapsed. */
export function hasGrant(cookieHeader: string | null, share: Share, now = Date.now()): boolean {
  const pair = new RegExp(`(?:^|;\\s*)${nameOf(share.id)}=(\\d{1,12})\\.([\\w-]{43})(?:;|$)`).exec(
    cookieHeader ?? '',
  );
  const [, until = '', signature = ''] = pair ?? [];
  if (!pair || Number(until) * 1000 < now) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(share, Number(until))));
}

/** Ids are letters and digits only, or they were not found before. */
function nameOf(id: string): string {
  return `cv_share_${id}`;
}

function sign({ id, grantKey }: Share, until: number): string {
  return createHmac('sha256', grantKey).update(`${id}.${until}`).digest('base64url');
}
