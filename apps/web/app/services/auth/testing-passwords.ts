import { createHash } from 'node:crypto';
import type { PasswordHashing } from './auth.server.ts';

/** Hashes that cost nothing, for tests of something else: scrypt takes a tenth of a second each time. */
export const cheapPasswords: PasswordHashing = {
  hash: (password) => Promise.resolve(digest(password)),
  verify: ({ hash, password }) => Promise.resolve(hash === digest(password)),
};

function digest(password: string): string {
  return `sha256:${createHash('sha256').update(password).digest('hex')}`;
}
