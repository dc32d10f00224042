import { createHash, randomBytes } from 'node:crypto';

/** Crockford's digits: none of I, L, O and U, which are read as others or make words. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const SHAPE = new RegExp(`^[${DIGITS}]{${LENGTH}}$`);

/** What people call an order: `SP-7K3Q-29C1`, 40 bits of its id. Where two ids share them, the later order gets random ones. */
export function orderNumber(id: string): string {
  return inWords(createHash('md5').update(id).digest());
}

export function randomOrderNumber(): string {
  return inWords(randomBytes(LENGTH));
}

/** The number that somebody typed, as it is stored: in any case, with or without its dashes and prefix, `O` for 0. Null for other text. */
export function readOrderNumber(text: string): string | null {
  const plain = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replace(/^SP(?=.{8}$)/, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return SHAPE.test(plain) ? `SP-${plain.slice(0, 4)}-${plain.slice(4)}` : null;
}

function inWords(bytes: Uint8Array): string {
  const digits = Array.from(bytes.subarray(0, LENGTH), (byte) => DIGITS.charAt(byte % DIGITS.length)).join(
    '',
  );
  return `SP-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
