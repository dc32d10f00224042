import { createHash } from 'node:crypto';

/** Better Auth names the key of what it encrypts by a number: one that only the secret decides, so that no counter is kept. */
export function secretsOf(secret: string, previous: readonly string[]): { version: number; value: string }[] {
  return [secret, ...previous].map((value) => ({ version: versionOf(value), value }));
}

/** The same keys, for its functions of cryptography. */
export function secretConfigOf(secret: string, previous: readonly string[]) {
  return {
    keys: new Map(secretsOf(secret, previous).map(({ version, value }) => [version, value])),
    currentVersion: versionOf(secret),
    legacySecret: previous.at(-1) ?? secret,
  };
}

function versionOf(secret: string): number {
  return createHash('sha256').update(`version\0${secret}`).digest().readUInt32BE() >>> 1;
}
