import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCvReadings } from '../app/features/accounts/list-cv-readings.server.ts';
import { signIn } from '../app/features/accounts/sign-in.server.ts';
import { accountsOn, newBrowser, PASSWORD, registerIn } from '../app/features/accounts/testing.ts';
import { accountData } from '../app/registry.server.ts';
import { adminAudit } from '../app/services/db/admin-schema.ts';
import { atsUses, order } from '../app/services/db/payments-schema.ts';
import { cv, session, user } from '../app/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '../app/services/db/testing.ts';
import { newId } from '../app/services/id.ts';
import type { Services } from '../app/services/services.server.ts';
import { changePerson } from '../app/features/admin/people/change-person.server.ts';
import { loadPerson } from '../app/features/admin/people/load-person.server.ts';
import { readCv } from '../app/features/admin/people/read-cv.server.ts';

describeOnDatabases('a person in the back office', (getDatabase) => {
  let on: Awaited<ReturnType<typeof accountsOn>>;
  beforeAll(async () => {
    on = await accountsOn(getDatabase());
  });
  afterAll(() => on.stop());

  type Change = Parameters<typeof changePerson>[0]['change'];
  const newAdmin = () => makeUser(getDatabase(), { role: 'admin' });
  const act = (actor: { id: string; email: string }, userId: string, change: Change) =>
    changePerson({ services: on.services, actor, userId, change, accountData });
  const auditOf = async (id: string) =>
    (await getDatabase().db.select().from(adminAudit).where(eq(adminAudit.recordId, id))).map(
      ({ action, after }) => [action, after],
    );
  async function noticesTo(userId: string): Promise<unknown[]> {
    const { rows } = await getDatabase().query(
      `SELECT data->>'kind' AS kind, data->>'about' AS about FROM pgboss.job
       WHERE name = 'tell-owner' AND data->>'userId' = $1 ORDER BY created_on, id`,
      [userId],
    );
    return rows;
  }
  const enter = (email: string) =>
    signIn({
      services: on.services,
      clientIp: newId(),
      headers: new Headers(),
      email,
      password: PASSWORD,
    });

  test('suspension ends every session and refuses a new one, with the reason in the audit and by mail', async () => {
    const actor = await newAdmin();
    const { db } = getDatabase();
    const person = await registerIn(on.services, newBrowser());
    await enter(person.email);
    expect(await db.$count(session, eq(session.userId, person.id))).toBeGreaterThan(0);
    const reason = 'Mengirim pesan kasar ke mentor';
    await act(actor, person.id, { intent: 'suspend', suspendReason: reason });
    expect(await db.$count(session, eq(session.userId, person.id))).toBe(0);
    await expect(enter(person.email)).rejects.toMatchObject({ code: 'suspended' });
    expect(await db.$count(session, eq(session.userId, person.id))).toBe(0);
    expect(await noticesTo(person.id)).toContainEqual({ kind: 'suspended', about: reason });
    expect(await auditOf(person.id)).toContainEqual(['suspend', { reason }]);
    await act(actor, person.id, { intent: 'unsuspend' });
    await enter(person.email);
  });

  test('suspension refuses what Google and passkeys open: the session itself is not made', async () => {
    const [actor, person] = [await newAdmin(), await makeUser(getDatabase())];
    const { internalAdapter } = await on.services.auth.$context;
    const open = () => internalAdapter.createSession(person.id);
    await act(actor, person.id, { intent: 'suspend', suspendReason: 'Mengirim pesan kasar ke mentor' });
    await expect(open()).rejects.toMatchObject({ body: { code: 'ACCOUNT_SUSPENDED' } });
    expect(await getDatabase().db.$count(session, eq(session.userId, person.id))).toBe(0);
    await act(actor, person.id, { intent: 'unsuspend' });
    await open();
  });

  test('an admin is neither suspended nor deleted', async () => {
    const [actor, other] = [await newAdmin(), await newAdmin()];
    await expect(
      act(actor, other.id, { intent: 'suspend', suspendReason: 'Tidak dipakai lagi' }),
    ).rejects.toMatchObject({ code: 'not_suspendable' });
    const change = { intent: 'delete', address: other.email, deleteReason: 'Diminta lewat email' } as const;
    await expect(act(actor, other.id, change)).rejects.toMatchObject({ code: 'not_suspendable' });
  });

  test('uses that are given are there at once, without a price and with a mail', async () => {
    const [actor, person] = [await newAdmin(), await makeUser(getDatabase())];
    const { db } = getDatabase();
    await act(actor, person.id, { intent: 'uses', uses: 3, usesReason: 'Hasil cek salah membaca CV' });
    const [given] = await db.select().from(atsUses).where(eq(atsUses.userId, person.id));
    expect(given).toMatchObject({ usesGranted: 3, usesLeft: 3 });
    const [made] = await db.select().from(order).where(eq(order.userId, person.id));
    expect(made).toMatchObject({ total: 0, status: 'paid' });
    expect(await noticesTo(person.id)).toEqual([{ kind: 'uses-given', about: '3 penggunaan' }]);
    const { rows } = await getDatabase().query(
      `SELECT 1 FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = $1`,
      [person.email],
    );
    expect(rows).toEqual([]);
  });

  test('the page shows what a person has, of CVs the names alone', async () => {
    const [actor, person] = [await newAdmin(), await makeUser(getDatabase())];
    const { db } = getDatabase();
    await db
      .insert(cv)
      .values({ id: newId(), userId: person.id, name: 'CV Marketing', document: { secret: 'isi CV' } });
    await act(actor, person.id, { intent: 'note', note: 'Menelepon soal pembayaran' });
    const seen = await loadPerson(db, person.id);
    expect(seen.cvs).toMatchObject([{ name: 'CV Marketing' }]);
    expect(seen.notes).toMatchObject([{ text: 'Menelepon soal pembayaran', actorEmail: actor.email }]);
    expect(JSON.stringify(seen)).not.toContain('isi CV');
    await expect(loadPerson(db, newId())).rejects.toMatchObject({ code: 'not_found' });
  });

  test('who opens a CV gives a reason that its owner is mailed and sees', async () => {
    const [actor, person, other] = [
      await newAdmin(),
      await makeUser(getDatabase()),
      await makeUser(getDatabase()),
    ];
    const { db } = getDatabase();
    const cvId = newId();
    await db.insert(cv).values({ id: cvId, userId: person.id, name: 'CV Marketing' });
    // The CV itself is made by processes of their own, which this is not about: what is written down comes first.
    const services = on.services as unknown as Services;
    const read = (userId: string) =>
      readCv({ services, actor, userId, cvId, reason: 'Laporan PDF yang rusak' }).catch(
        (error: unknown) => error,
      );
    expect(await read(other.id)).toMatchObject({ code: 'not_found' });
    expect(await listCvReadings(db, other.id)).toEqual([]);
    await read(person.id);
    expect(await listCvReadings(db, person.id)).toMatchObject([
      { cvName: 'CV Marketing', reason: 'Laporan PDF yang rusak' },
    ]);
    expect(await noticesTo(person.id)).toEqual([{ kind: 'cv-read', about: 'Laporan PDF yang rusak' }]);
  });

  test('deletion on request wants the address typed again, and leaves its line in the audit', async () => {
    const [actor, person] = [await newAdmin(), await makeUser(getDatabase())];
    const change = {
      intent: 'delete',
      address: 'other@setapak.example',
      deleteReason: 'Diminta lewat email',
    } as const;
    await expect(act(actor, person.id, change)).rejects.toMatchObject({ code: 'invalid' });
    expect(await act(actor, person.id, { ...change, address: person.email })).toBeNull();
    expect(await getDatabase().db.$count(user, eq(user.id, person.id))).toBe(0);
    expect(await auditOf(person.id)).toEqual([['delete account', { reason: 'Diminta lewat email' }]]);
  });
});
