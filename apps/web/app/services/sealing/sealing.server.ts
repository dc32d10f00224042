import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts what must not be readable in the database or its backups. */
export interface Sealing {
  /** @param what binds the text to its place, such as `refund account:ID`: elsewhere it cannot be opened */
  seal(what: string, text: string): string;
  /** @throws Error when it was sealed for another place or with another key, or was changed */
  open(what: string, sealed: string): string;
  /** Whether it was sealed with the current key, and not with a previous one. */
  isCurrent(what: string, sealed: string): boolean;
}

/** Where the account for a refund is sealed to. */
export const refundAccountPlace = (refundId: string) => `refund account:${refundId}`;
/** Where the account of a mentor, and its copy in a payout, is sealed to. */
export const mentorAccountPlace = (mentorId: string) => `mentor account:${mentorId}`;
/** Where the address of a mentor's own calendar, which opens all of it, is sealed to. */
export const busyCalendarPlace = (mentorId: string) => `busy calendar:${mentorId}`;
export const payoutPlace = (payoutId: string) => `payout:${payoutId}`;

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Sealing with a key of 32 bytes as base64, or with one made from a longer secret.
 * @param previous what may have sealed what is opened now
 */
export function createSealing(secret: string, previous: readonly string[] = []): Sealing {
  const key = keyOf(secret);
  const keys = [key, ...previous.map(keyOf)];
  return {
    seal(what, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(what));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    open(what, sealed) {
      const right = keys.find((each) => opens(each, what, sealed)) ?? key;
      return openWith(right, what, sealed);
    },
    isCurrent: (what, sealed) => opens(key, what, sealed),
  };
}

function keyOf(secret: string): Buffer {
  const given = Buffer.from(secret, 'base64');
  return given.length === 32 ? given : createHash('sha256').update(`sealing\0${secret}`).digest();
}

function opens(key: Buffer, what: string, sealed: string): boolean {
  try {
    openWith(key, what, sealed);
    return true;
  } catch {
    return false;
  }
}

function openWith(key: Buffer, what: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(what))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  );
}
