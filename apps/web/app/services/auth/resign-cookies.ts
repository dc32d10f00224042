import { createHmac, timingSafeEqual } from 'node:crypto';
import { SESSION_COOKIE } from './session-cookie.ts';

/**
 * Rewrites a Cookie header so that a session signed with a previous secret counts as signed with the current one; its
 * browser gets a new signature when the session is next prolonged. Better Auth signs cookies as VALUE.BASE64(HMAC-SHA-256).
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
  const signed = decode(encoded);
  const dot = signed.lastIndexOf('.');
  const [value, signature] = [signed.slice(0, dot), signed.slice(dot + 1)];
  const isOld = previous.some((old) => isSame(signature, sign(value, old)));
  return isOld ? encodeURIComponent(`${value}.${sign(value, secret)}`) : encoded;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function sign(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64');
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
