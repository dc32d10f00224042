import { SESSION_COOKIE } from './session-cookie.ts';
import { isSame, sign, splitSigned } from './signed-cookie.ts';

/**
 * Rewrites a Cookie header so that a session signed with a previous secret counts as signed with the current one; its
 * browser gets a new signature when the session is next prolonged.
 */
export function resignCookies(header: string, secret: string, previous: readonly string[]): string {
  if (previous.length === 0 || !header.includes(SESSION_COOKIE)) return header;
  return header
    .split('; ')
    .map((pair) => {
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      if (!name.endsWith(SESSION_COOKIE)) return pair;
      return `${name}=${resign(pair.slice(at + 1), secret, previous)}`;
    })
    .join('; ');
}

function resign(encoded: string, secret: string, previous: readonly string[]): string {
  const { value, signature } = splitSigned(encoded);
  const isOld = previous.some((old) => isSame(signature, sign(value, old)));
  return isOld ? encodeURIComponent(`${value}.${sign(value, secret)}`) : encoded;
}
