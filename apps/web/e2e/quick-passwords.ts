import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before the servers that journeys start: scrypt at its least cost. At its own, every registration and every sign-in
 * takes 85 ms of CPU. The product has no setting for it; `auth.server.test.ts` and the day on PostgreSQL try the whole cost.
 */
const { scrypt } = crypto;

function quickScrypt(
  password: string,
  salt: string,
  length: number,
  options: ScryptOptions,
  callback: (error: Error | null, key: Buffer) => void,
): void {
  scrypt(password, salt, length, { ...options, N: 2, r: 1 }, callback);
}

Object.assign(crypto, { scrypt: quickScrypt });
syncBuiltinESMExports();
