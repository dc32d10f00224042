import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { extendOrder, orderData, refundOrder } from '~/features/checkout/public.server.ts';
import { mentorAccount } from '~/services/db/calendar-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { createLinks } from '~/services/links/links.server.ts';
import type { MailMessage } from '~/services/mail/mailer.server.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { bookingsOn } from '../testing.ts';
import { announceSession } from './announce-session.server.ts';
import { lapseSessions, warnOfLapse } from './lapse-sessions.server.ts';
import { loadSession } from './open-session.server.ts';
import { reportSession } from './report-session.server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const links = createLinks('a secret of thirty-two characters!');

describeOnDatabases('sessions after payment', (getDatabase) => {
  let wire: MidtransWire;
  let on: Awaited<ReturnType<typeof bookingsOn>>;
  beforeAll(async () => {
    wire = await startMidtrans();
    on = await bookingsOn(getDatabase(), wire);
  });
  afterAll(async () => {
    await on.stop();
    await wire.stop();
  });

  const services = () => ({ ...on.services, links });
  /** The mails that wait to be sent to somebody. */
  async function mailsTo(email: string): Promise<MailMessage[]> {
    const { rows } = await getDatabase().query(
      `SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = $1 ORDER BY created_on`,
      [email],
    );
    return rows.map((row) => row['data'] as MailMessage);
  }
  async function sessionOf(bookId: string) {
    const { db } = getDatabase();
    const [found] = await db.select().from(mentoringSession).where(eq(mentoringSession.orderId, bookId));
    if (!found) throw new Error('no session');
    return {
      ...found,
      link: { id: found.id, key: links.keyOf('mentor session', `${found.id}:${found.mentorId}`) },
    };
  }
  async function orderOf(bookId: string) {
    const [found] = await getDatabase().db.select().from(order).where(eq(order.id, bookId));
    return found;
  }

  /** Does the jobs that wait for a session, `times` over and all at once. */
  async function announce(bookId: string, times = 1): Promise<void> {
    const { id } = await sessionOf(bookId);
    const { rows } = await getDatabase().query(
      `SELECT data FROM pgboss.job WHERE name = 'announce-session' AND data->>'sessionId' = $1`,
      [id],
    );
    expect(rows).toEqual([{ data: { sessionId: id } }]);
    const runs = Array.from({ length: times }, () =>
      announceSession({ services: services(), sessionId: id }),
    );
    await Promise.all(runs);
  }

  test('mail: customer and mentor get one each, however often the job of the grant runs', async () => {
    const { user, own, mentorId } = await on.book();
    const [{ email } = { email: '' }] = await getDatabase()
      .db.select({ email: mentor.email })
      .from(mentor)
      .where(eq(mentor.id, mentorId));
    await announce(own.bookId, 4);
    const [toCustomer, ...others] = await mailsTo(user.email);
    expect(others).toEqual([]);
    if (toCustomer?.template !== 'session-booked') throw new Error('another mail');
    expect(toCustomer.props).toMatchObject({
      mentorName: 'Sari Dewanti',
      total: 'Rp0',
      duration: '60 menit',
    });
    expect(toCustomer.props.calendar).toContain('BEGIN:VALARM');
    const [toMentor, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    if (toMentor?.template !== 'session-for-mentor') throw new Error('another mail');
    const { link } = await sessionOf(own.bookId);
    expect(toMentor.props).toMatchObject({ customerName: 'Budi Santoso', customerEmail: user.email });
    expect(toMentor.props.url).toBe(`https://setapak.example/session/${link.id}/${link.key}`);
  });

  test('the reminder ends where the seven days end', async () => {
    const { user, own } = await on.book();
    await announce(own.bookId);
    const { expiresAt } = await sessionOf(own.bookId);
    const [mail] = await mailsTo(user.email);
    if (mail?.template !== 'session-booked') throw new Error('another mail');
    const stamp = expiresAt
      .toISOString()
      .replaceAll(/[-:]/g, '')
      .replace(/\.\d+Z$/, 'Z');
    expect(mail.props.calendar).toContain(`DTEND:${stamp}`);
  });

  test('mail: none for a session whose account is deleted, and that is recorded', async () => {
    const { user, own } = await on.book();
    await getDatabase().db.transaction(async (tx) => orderData.forget?.(tx, user));
    await announce(own.bookId);
    expect(await mailsTo(user.email)).toEqual([]);
    expect((await sessionOf(own.bookId)).announcedAt).not.toBeNull();
  });

  test('the link shows what the mentor needs; bent, refunded or long over it shows nothing', async () => {
    const { own } = await on.book();
    const { link, expiresAt } = await sessionOf(own.bookId);
    expect(await loadSession({ services: services(), link })).toMatchObject({
      mentorName: 'Sari Dewanti',
      customer: { name: 'Budi Santoso' },
      cvName: null,
      outcome: null,
    });
    const refused = { code: 'not_found' };
    const bent = { ...link, key: `${link.key.slice(0, -2)}AA` };
    await expect(loadSession({ services: services(), link: bent })).rejects.toMatchObject(refused);
    const later = new Date(expiresAt.getTime() + 31 * DAY_MS);
    await expect(loadSession({ services: services(), link, now: later })).rejects.toMatchObject(refused);

    const paid = await on.book({ unpaid: true });
    await on.pay(paid.own.bookId);
    const session = await sessionOf(paid.own.bookId);
    await refundOrder({ services: on.services, orderId: paid.own.bookId, reason: 'Sesi uji coba' });
    await expect(loadSession({ services: services(), link: session.link })).rejects.toMatchObject(refused);
  });

  test('a session that was held is done, once', async () => {
    const { own } = await on.book();
    const { link } = await sessionOf(own.bookId);
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => reportSession({ services: services(), by: { link }, report: 'held' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await orderOf(own.bookId))?.status).toBe('done');
    expect((await sessionOf(own.bookId)).outcome).toBe('held');
    await expect(
      reportSession({ services: services(), by: { link }, report: 'missed' }),
    ).rejects.toMatchObject({
      code: 'session_over',
    });
  });

  test('missed: three reports, an hour apart, end the session; the customer gets a mail for each', async () => {
    const { user, own } = await on.book();
    const { link } = await sessionOf(own.bookId);
    const start = Date.now();
    const miss = (hours: number) =>
      reportSession({
        services: services(),
        by: { link },
        report: 'missed',
        now: new Date(start + hours * HOUR_MS),
      });
    const twice = await Promise.allSettled([miss(0), miss(0)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(miss(0.5)).rejects.toMatchObject({ code: 'attempt_too_soon' });
    await miss(2);
    expect((await orderOf(own.bookId))?.status).toBe('paid');
    await miss(4);
    expect((await orderOf(own.bookId))?.status).toBe('done');
    expect(await sessionOf(own.bookId)).toMatchObject({ outcome: 'unreachable', contactAttempts: 3 });
    await expect(miss(6)).rejects.toMatchObject({ code: 'session_over' });
    const missed = (await mailsTo(user.email)).filter(({ template }) => template === 'session-missed');
    expect(missed.map(({ props }) => 'attempt' in props && props.attempt)).toEqual([1, 2, 3]);
  });

  test('report: accepted a day late', async () => {
    const { own } = await on.book();
    const { link, expiresAt } = await sessionOf(own.bookId);
    const late = new Date(expiresAt.getTime() + DAY_MS);
    await lapseSessions(services(), late);
    expect((await orderOf(own.bookId))?.status).toBe('expired');
    await reportSession({ services: services(), by: { link }, report: 'held', now: late });
    expect((await orderOf(own.bookId))?.status).toBe('done');
  });

  test('lapse: one mail to customer, mentor and operator before it, and one after it; more time brings it back', async () => {
    const { user: customer, own, mentorId } = await on.book();
    const { db } = getDatabase();
    const [{ email: mentorEmail } = { email: '' }] = await db
      .select({ email: mentor.email })
      .from(mentor)
      .where(eq(mentor.id, mentorId));
    const admin = await makeUser(getDatabase(), { role: 'admin' });
    const newsTo = async (email: string) =>
      (await mailsTo(email)).flatMap(({ template, props }) =>
        template === 'session-lapse' ? [(props as { kind: string }).kind] : [],
      );
    const { expiresAt } = await sessionOf(own.bookId);
    const before = (ms: number) => new Date(expiresAt.getTime() - ms);
    await warnOfLapse(services(), before(3 * DAY_MS));
    expect(await newsTo(customer.email)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => warnOfLapse(services(), before(DAY_MS))));
    await lapseSessions(services(), before(HOUR_MS));
    expect((await orderOf(own.bookId))?.status).toBe('paid');
    await lapseSessions(services(), before(-HOUR_MS));
    await lapseSessions(services(), before(-2 * HOUR_MS));
    for (const email of [customer.email, mentorEmail, admin.email])
      expect(await newsTo(email)).toEqual(['lapsing', 'lapsed']);
    expect((await orderOf(own.bookId))?.status).toBe('expired');

    await db.transaction((tx) =>
      extendOrder({ tx, events: on.services.events, orderId: own.bookId, days: 3 }),
    );
    expect((await orderOf(own.bookId))?.status).toBe('paid');
    const extended = await sessionOf(own.bookId);
    expect(extended.expiresAt.getTime()).toBeGreaterThan(Date.now() + 2 * DAY_MS);
    expect(extended.warnedAt).toBeNull();
  });

  test('lapse: a session that was taken back is not looked at again and again', async () => {
    const { own } = await on.book();
    const { id, expiresAt } = await sessionOf(own.bookId);
    const late = new Date(expiresAt.getTime() + DAY_MS);
    const revoked = { revokedAt: new Date() };
    await getDatabase().db.update(mentoringSession).set(revoked).where(eq(mentoringSession.id, id));
    await lapseSessions(services(), late);
    expect(await lapseSessions(services(), late)).toBe(0);
  });

  test('lapse: the mail leads a mentor with an account to their desk, and another to the signed page', async () => {
    const { db } = getDatabase();
    for (const hasAccount of [true, false]) {
      const { own, mentorId } = await on.book();
      const account = await makeUser(getDatabase(), { role: 'mentor' });
      await db.insert(mentorAccount).values({ mentorId, userId: hasAccount ? account.id : null });
      const [booked] = await db.select().from(mentor).where(eq(mentor.id, mentorId));
      const { id, link, expiresAt } = await sessionOf(own.bookId);
      await warnOfLapse(services(), new Date(expiresAt.getTime() - HOUR_MS));
      const [mail] = await mailsTo(booked?.email ?? '');
      const path = hasAccount ? `/mentor/sessions/${id}` : `/session/${id}/${link.key}`;
      expect(mail).toMatchObject({
        template: 'session-lapse',
        props: { url: `https://setapak.example${path}` },
      });
    }
  });
});
