import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminAudit, supportNote } from '~/services/db/admin-schema.ts';
import { session, user } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { createEvents, type Events } from '~/services/events/events.server.ts';
import { newId } from '~/services/id.ts';
import { createJobs, type Jobs } from '~/services/jobs/jobs.server.ts';
import { changePerson, personChange } from './change-person.server.ts';

const log = pino({ level: 'silent' });
const reason = 'Permintaan lewat email, tiket 42';

describeOnDatabases('what an operator does for a person', (getDatabase) => {
  let jobs: Jobs;
  let events: Events;
  beforeAll(async () => {
    jobs = await createJobs({ database: getDatabase(), log });
    events = await createEvents({ database: getDatabase(), log });
  });
  afterAll(async () => {
    await events.stop();
    await jobs.stop();
  });
  const db = () => getDatabase().db;

  async function change(userId: string, fields: object) {
    const actor = await makeUser(getDatabase(), { role: 'admin' });
    const services = { db: db(), events, jobs, log, baseUrl: 'http://localhost' };
    return changePerson({ services, actor, userId, change: personChange.parse(fields), accountData: [] });
  }
  async function signedIn(role: 'user' | 'admin' = 'user') {
    const person = await makeUser(getDatabase(), { role });
    await db()
      .insert(session)
      .values({ id: newId(), token: newId(), userId: person.id, expiresAt: new Date('2099-01-01') });
    return person;
  }
  const sessionsOf = (userId: string) => db().$count(session, eq(session.userId, userId));
  const stateOf = async (userId: string) =>
    (
      await db()
        .select({ since: user.suspendedAt, why: user.suspendedReason })
        .from(user)
        .where(eq(user.id, userId))
    )[0];
  async function lastAudit(userId: string) {
    const [line] = await db()
      .select({ action: adminAudit.action, after: adminAudit.after })
      .from(adminAudit)
      .where(eq(adminAudit.recordId, userId))
      .orderBy(desc(adminAudit.createdAt))
      .limit(1);
    return line;
  }
  async function mailsOf(userId: string) {
    const { rows } = await getDatabase().query(
      `SELECT data->>'kind' AS kind, data->>'about' AS about FROM pgboss.job WHERE name = 'tell-owner' AND data->>'userId' = $1`,
      [userId],
    );
    return rows;
  }

  test('suspending ends every session, says why in a mail and in the audit, and can be taken back', async () => {
    const person = await signedIn();
    await change(person.id, { intent: 'suspend', suspendReason: reason });
    expect(await sessionsOf(person.id)).toBe(0);
    expect(await stateOf(person.id)).toEqual({ since: expect.any(Date), why: reason });
    expect(await lastAudit(person.id)).toEqual({ action: 'suspend', after: { reason } });
    expect(await mailsOf(person.id)).toEqual([{ kind: 'suspended', about: reason }]);
    await change(person.id, { intent: 'unsuspend' });
    expect(await stateOf(person.id)).toEqual({ since: null, why: null });
  });

  test('an administrator is neither suspended nor deleted', async () => {
    const admin = await signedIn('admin');
    const refused = { code: 'not_suspendable' };
    await expect(change(admin.id, { intent: 'suspend', suspendReason: reason })).rejects.toMatchObject(
      refused,
    );
    const remove = { intent: 'delete', address: admin.email, deleteReason: reason };
    await expect(change(admin.id, remove)).rejects.toMatchObject(refused);
    expect(await sessionsOf(admin.id)).toBe(1);
    expect(await mailsOf(admin.id)).toEqual([]);
  });

  test('deleting needs the address typed again, and leaves only the audit', async () => {
    const person = await signedIn();
    const remove = { intent: 'delete', deleteReason: reason };
    await expect(change(person.id, { ...remove, address: 'other@setapak.example' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(await change(person.id, { ...remove, address: person.email.toUpperCase() })).toBeNull();
    expect(await db().$count(user, eq(user.id, person.id))).toBe(0);
    expect(await lastAudit(person.id)).toEqual({ action: 'delete account', after: { reason } });
  });

  test('a note and signing out everywhere leave the account as it is', async () => {
    const person = await signedIn();
    await change(person.id, { intent: 'note', note: 'Menanyakan voucher' });
    expect(
      await db()
        .select({ text: supportNote.text })
        .from(supportNote)
        .where(eq(supportNote.userId, person.id)),
    ).toEqual([{ text: 'Menanyakan voucher' }]);
    expect(await sessionsOf(person.id)).toBe(1);
    await change(person.id, { intent: 'end-sessions' });
    expect(await sessionsOf(person.id)).toBe(0);
    expect(await stateOf(person.id)).toEqual({ since: null, why: null });
  });

  test('an unknown person is not found, and nothing is written', async () => {
    const nowhere = newId();
    for (const fields of [
      { intent: 'note', note: 'Halo di sana' },
      { intent: 'end-sessions' },
      { intent: 'uses', uses: '2', usesReason: reason },
    ])
      await expect(change(nowhere, fields)).rejects.toMatchObject({ code: 'not_found' });
    expect(await lastAudit(nowhere)).toBeUndefined();
  });
});
