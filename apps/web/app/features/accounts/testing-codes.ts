import { createHmac } from 'node:crypto';

/** The code of an authenticator app at this moment (RFC 6238), for a secret in base32. */
export function codeOf(secret: string, at = Date.now()): string {
  const bits = Array.from(secret.replaceAll(/[\s=]/g, '').toUpperCase())
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac('sha1', key).update(counter).digest();
  const value = mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff;
  return String(value % 1_000_000).padStart(6, '0');
}
