import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { twoFactor } from '../db/sign-in-schema.ts';
import { describeOnDatabases, makeUser } from '../db/testing.ts';
import { createSealing } from '../sealing/sealing.server.ts';
import { rotateKeys } from './rotate-keys.server.ts';
import { secretConfigOf } from './secret-config.ts';

const [now, before] = ['n'.repeat(32), 'b'.repeat(32)];

describeOnDatabases('rotating keys', (getDatabase) => {
  test('what the previous secret encrypted opens with the current one alone, and a second run changes nothing', async () => {
    const { db } = getDatabase();
    const { id: userId } = await makeUser(getDatabase());
    const old = secretConfigOf(before, []);
    const [secret, backupCodes] = await Promise.all(
      ['totp', 'codes'].map((data) => symmetricEncrypt({ key: old, data })),
    );
    await db.insert(twoFactor).values({ id: 't1', userId, secret: secret!, backupCodes: backupCodes! });
    const rotate = () =>
      rotateKeys({ db, secret: now, previous: [before], sealing: createSealing(now, [before]) });
    expect(await rotate()).toEqual({ authenticators: 1, accounts: 0 });
    const [kept] = await db.select().from(twoFactor);
    const key = secretConfigOf(now, []);
    expect(await symmetricDecrypt({ key, data: kept!.secret })).toBe('totp');
    expect(await symmetricDecrypt({ key, data: kept!.backupCodes })).toBe('codes');
    expect(await rotate()).toEqual({ authenticators: 0, accounts: 0 });
  });
});
