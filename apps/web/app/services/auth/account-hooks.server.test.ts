import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, session, verification } from '../db/schema.ts';
import { describeOnDatabases, makeUser } from '../db/testing.ts';
import { createEvents, type Events } from '../events/events.server.ts';
import { newId } from '../id.ts';
import { endUnprovenAccess } from './account-hooks.server.ts';

const later = new Date(Date.now() + 3_600_000);

describeOnDatabases('access without proof of the address', (getDatabase) => {
  let events: Events;
  beforeAll(async () => {
    events = await createEvents({ database: getDatabase(), log: pino({ level: 'silent' }) });
  });
  afterAll(() => events.stop());

  /** A person with a password, a session and a reset link. */
  async function registered(emailVerified: boolean) {
    const { db } = getDatabase();
    const { id: userId } = await makeUser(getDatabase(), { emailVerified });
    await db.insert(account).values([
      { id: newId(), userId, accountId: userId, providerId: 'credential', password: 'hash' },
      { id: newId(), userId, accountId: newId(), providerId: 'google' },
    ]);
    await db.insert(session).values({ id: newId(), userId, token: newId(), expiresAt: later });
    await db
      .insert(verification)
      .values({ id: newId(), identifier: `reset-password:${newId()}`, value: userId, expiresAt: later });
    return userId;
  }

  /** The ways in that are left. */
  async function waysIn(userId: string) {
    const { db } = getDatabase();
    const accounts = await db.select().from(account).where(eq(account.userId, userId));
    return {
      providers: accounts.map(({ providerId }) => providerId).toSorted(),
      sessions: await db.$count(session, eq(session.userId, userId)),
      links: await db.$count(verification, eq(verification.value, userId)),
    };
  }

  test('password, sessions and reset links of an unproven address end when its owner comes by Google', async () => {
    const [stranger, another] = [await registered(false), await registered(false)];
    await endUnprovenAccess({ db: getDatabase().db, events, userId: stranger });
    expect(await waysIn(stranger)).toEqual({ providers: ['google'], sessions: 0, links: 0 });
    expect(await waysIn(another)).toEqual({ providers: ['credential', 'google'], sessions: 1, links: 1 });
  });

  test('a proven address keeps its password, sessions and links', async () => {
    const owner = await registered(true);
    await endUnprovenAccess({ db: getDatabase().db, events, userId: owner });
    expect(await waysIn(owner)).toEqual({ providers: ['credential', 'google'], sessions: 1, links: 1 });
  });
});
