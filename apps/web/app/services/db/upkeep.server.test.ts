import { expect, test } from 'vitest';
import { newId } from '../id.ts';
import { mailOutbox, rateLimit, session, verification } from './schema.ts';
import { describeOnDatabases, makeUser } from './testing.ts';
import { keepUpDatabase } from './upkeep.server.ts';

describeOnDatabases('upkeep', (getDatabase) => {
  test('removes what has lapsed and keeps the rest', async () => {
    const { db } = getDatabase();
    const { id: userId } = await makeUser(getDatabase());
    const now = new Date('2026-11-21T02:30:00+07:00');
    const past = new Date(now.getTime() - 1);
    const future = new Date(now.getTime() + 1);
    for (const [name, expiresAt] of [['lapsed', past] as const, ['valid', future] as const]) {
      await db.insert(session).values({ id: newId(), userId, token: name, expiresAt, createdAt: past });
      await db.insert(verification).values({ id: newId(), identifier: name, value: 'x', expiresAt });
      await db.insert(rateLimit).values({ key: name, expire: expiresAt.getTime() });
    }
    const created = new Date(now.getTime() - 90 * 86_400_000 - 1);
    const old = { id: newId(), userId, token: 'used for ninety days', expiresAt: future, createdAt: created };
    await db.insert(session).values(old);
    const mail = { recipient: 'rani@setapak.example', subject: 'x', text: 'x', html: 'x' };
    const monthsAgo = new Date(now.getTime() - 91 * 86_400_000);
    await db.insert(mailOutbox).values([
      { id: 'old', ...mail, createdAt: monthsAgo },
      { id: 'new', ...mail, createdAt: now },
    ]);
    await keepUpDatabase(getDatabase(), now);
    expect(await db.select({ id: mailOutbox.id }).from(mailOutbox)).toEqual([{ id: 'new' }]);
    expect(await db.select({ token: session.token }).from(session)).toEqual([{ token: 'valid' }]);
    expect(await db.select({ identifier: verification.identifier }).from(verification)).toEqual([
      { identifier: 'valid' },
    ]);
    expect(await db.select({ key: rateLimit.key }).from(rateLimit)).toEqual([{ key: 'valid' }]);
  });
});
