import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The value of the first cookie of this name in a Cookie header, where it was signed with this secret. Better Auth signs
 * cookies as VALUE.BASE64(HMAC-SHA-256).
 */
export function readSignedCookie(header: string, name: string, secret: string): string | null {
  const pair = header
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  if (pair === undefined) return null;
  const { value, signature } = splitSigned(pair.slice(name.length + 1));
  return value !== '' && isSame(signature, sign(value, secret)) ? value : null;
}

/** What a signed cookie says and the signature below it, of any issuer. */
export function splitSigned(encoded: string): { value: string; signature: string } {
  const signed = decode(encoded);
  const dot = signed.lastIndexOf('.');
  return { value: signed.slice(0, Math.max(dot, 0)), signature: signed.slice(dot + 1) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function sign(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64');
}

export function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
