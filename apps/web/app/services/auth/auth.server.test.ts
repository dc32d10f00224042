import { scryptSync } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import * as schema from '../db/schema.ts';
import { createAuth } from './auth.server.ts';

const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };

test('passwords: hashed by scrypt at its whole cost, each with a salt of its own', async () => {
  const auth = createAuth({
    db: drizzle.mock({ schema }),
    log: pino({ level: 'silent' }),
    events: { publish: () => Promise.resolve() },
    secret: 'a secret of at least thirty-two letters',
    baseUrl: 'http://localhost:3000',
    sendResetLink: () => Promise.resolve(),
    tellOfReset: () => Promise.resolve(),
  });
  const { password } = await auth.$context;
  const hashes = await Promise.all([1, 2].map(() => password.hash('Setapak1')));
  const salts = hashes.map((hash) => hash.split(':')[0] ?? '');
  expect(new Set(salts).size).toBe(2);
  expect(salts.map((salt) => `${salt}:${scryptSync('Setapak1', salt, 64, cost).toString('hex')}`)).toEqual(
    hashes,
  );
  const [hash = ''] = hashes;
  expect(await password.verify({ hash, password: 'Setapak1' })).toBe(true);
  expect(await password.verify({ hash, password: 'Setapak2' })).toBe(false);
});
