import type { Links } from '~/services/links/links.server.ts';
import { clearedIntentCookie, destinations, parseIntent } from './intent.ts';

const NAME = 'back';
const HOUR = 3600;
const LONGEST = 1500;
/** What leads back to signing in, or does something by being opened. */
const NOWHERE =
  /^\/(login|register|logout|forgot-password|reset-password|auth|api|events|demo\/google)(\/|$)/;

interface SignedIn {
  headers: Headers;
  services: { links: Links };
}

/**
 * Whether an address is a path on our own site and nothing else, however a browser may read it.
 * @param path with its query, as it stands in a request's first line
 */
export function isOwnPath(path: string): boolean {
  if (path.length > LONGEST || !/^\/(?![/\\])[\u0021-\u005B\u005D-\u007E]*$/.test(path)) return false;
  const base = 'http://own.invalid';
  return URL.canParse(path, base) && new URL(path, base).origin === base && !NOWHERE.test(path);
}

/** The cookie that brings somebody back to this page of ours after signing in; only we can have written it. */
export function returnCookie(links: Links, path: string, now = Date.now()): string {
  const until = Math.floor(now / 1000) + HOUR;
  const address = Buffer.from(path).toString('base64url');
  const key = links.keyOf('return address', `${until} ${path}`);
  return `${NAME}=${until}.${address}.${key}; Path=/; Max-Age=${HOUR}; SameSite=Lax; HttpOnly`;
}

const clearedReturnCookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`;

/** Both cookies that lead somewhere after signing in are used up. */
export const clearedDestination = [clearedIntentCookie, clearedReturnCookie];

/** The page of ours that a cookie of ours names; undefined for every other. */
export function readReturn(links: Links, cookieHeader: string | null, now = Date.now()): string | undefined {
  const [, until = '', address = '', key = ''] =
    /(?:^|;\s*)back=(\d{1,12})\.([\w-]+)\.([\w-]+)/.exec(cookieHeader ?? '') ?? [];
  if (address === '' || Number(until) * 1000 < now) return undefined;
  const path = Buffer.from(address, 'base64url').toString();
  return links.isKey('return address', `${until} ${path}`, key) && isOwnPath(path) ? path : undefined;
}

/**
 * The page of ours with the link that led here, and the cookies that bring somebody back to it; undefined where the link does not
 * say so (`/login?back`). Browsers name it in whole to its own site alone.
 */
export function pageBefore(request: Request, links: Links): { path: string; cookies: string[] } | undefined {
  const { searchParams, origin } = new URL(request.url);
  const referer = request.headers.get('referer') ?? '';
  if (!searchParams.has('back') || !URL.canParse(referer)) return undefined;
  const { pathname, search, origin: from } = new URL(referer);
  const path = pathname + search;
  if (from !== origin || !isOwnPath(path)) return undefined;
  return { path, cookies: [returnCookie(links, path), clearedIntentCookie] };
}

/** Where to go after signing in: what the stored intent names, else the page that required the sign-in, else home. */
export function destinationOf({ headers, services }: SignedIn): string {
  const cookie = headers.get('cookie');
  const intent = parseIntent(cookie);
  return intent ? destinations[intent] : (readReturn(services.links, cookie) ?? '/');
}
