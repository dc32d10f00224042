import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMentor, receiveNotification, refundOrder } from '~/features/checkout/public.server.ts';
import { mentorTime } from '~/services/db/calendar-schema.ts';
import { mentor, sessionCase } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order, refund } from '~/services/db/payments-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { mailsUnderWay } from '~/services/jobs/testing.ts';
import type { MailProps } from '~/services/mail/message.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { loadBooking } from '../load-booking.server.ts';
import { rateSession } from '../rate-session.server.ts';
import { bookingsOn, hoursAhead, newCustomer } from '../testing.ts';
import { announceSession } from './announce-session.server.ts';
import { cancelSession } from './cancel-session.server.ts';
import { keepUpSessions } from './keep-up-sessions.server.ts';
import {
  acceptSession,
  answerProposal,
  moveForBoth,
  moveSession,
  proposeTime,
  writeToBoth,
} from './move-session.server.ts';
import { notifyFormerMentor } from './notify-former-mentor.server.ts';
import { loadSession } from './open-session.server.ts';
import { confirmHeld, reportSession } from './report-session.server.ts';
import { decideCase, openCase } from './session-case.server.ts';
import { withdrawSession } from './withdraw-session.server.ts';

const HOUR_MS = 3_600_000;
const timeZone = 'Asia/Makassar';
const words = 'Aku menunggu dua puluh menit dan tidak ada yang datang.';

describeOnDatabases('sessions at a chosen time', (getDatabase) => {
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

  /** A session that begins in so many hours, announced to both; paid with money where `paid`. */
  async function book(hours = 72, paid = false) {
    const { services } = on;
    const mentorId = await on.makeMentor();
    await on.openCalendar(mentorId);
    const startAt = hoursAhead(hours);
    const user = newCustomer();
    const { own } = await on.book({ user, mentorId, startAt, unpaid: paid });
    if (paid) await on.pay(own.bookId, new Date(Date.now() + 10 * 60_000));
    const { id: sessionId } = await sessionOf(own.bookId);
    await announceSession({ services, sessionId });
    const before = (late: number) => new Date(startAt.getTime() - late * HOUR_MS);
    return { own, user, mentorId, sessionId, startAt, before, mentorMail: `${mentorId}@setapak.example` };
  }
  async function sessionOf(bookId: string) {
    const { db } = getDatabase();
    const [found] = await db.select().from(mentoringSession).where(eq(mentoringSession.orderId, bookId));
    if (!found) throw new Error('no session');
    return found;
  }
  async function newsTo(email: string): Promise<MailProps<'session-news'>[]> {
    const { rows } = await getDatabase().query(
      `SELECT data->'props' AS props FROM pgboss.job
       WHERE name = 'send-mail' AND data->>'template' = 'session-news' AND data->>'to' = $1 ORDER BY created_on, id`,
      [email],
    );
    return rows.map((row) => row['props'] as MailProps<'session-news'>);
  }
  async function jobsAbout(queue: string, sessionId: string): Promise<number> {
    const { rows } = await getDatabase().query(
      `SELECT 1 FROM pgboss.job WHERE name = $1 AND data->>'sessionId' = $2`,
      [queue, sessionId],
    );
    return rows.length;
  }
  /** What came with the mails that tell a mentor of a session. */
  const invitationsTo = async (email: string) =>
    (await mailsUnderWay(getDatabase(), email)).flatMap((mail) =>
      mail.template === 'session-for-mentor' ? [mail.props] : [],
    );
  const kindsTo = async (email: string) => (await newsTo(email)).map(({ kind }) => kind);
  const sequenceIn = (calendar: string | undefined) => Number(/SEQUENCE:(\d+)/.exec(calendar ?? '')?.[1]);

  test('both are invited to the time that was chosen, each in their own zone', async () => {
    const { user, mentorMail, sessionId } = await book();
    const { rows } = await getDatabase().query(
      `SELECT data->'props' AS props FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = ANY($1)
       AND data->>'template' IN ('session-booked', 'session-for-mentor') ORDER BY data->>'template'`,
      [[user.email, mentorMail]],
    );
    const [customer, toMentor] = rows.map((row) => row['props'] as MailProps<'session-booked'>);
    expect(customer).toMatchObject({
      method: 'REQUEST',
      meetingUrl: `https://meet.example/setapak-${sessionId}`,
    });
    expect(customer?.when).toMatch(/WITA$/);
    expect((await invitationsTo(mentorMail))[0]?.customerWhen).toBe(customer?.when);
    expect(toMentor?.when).toMatch(/WIB$/);
    expect(customer?.calendar).toContain('METHOD:REQUEST');
    expect(sequenceIn(customer?.calendar)).toBe(0);
  });

  test('a customer moves a session twice, at the latest twelve hours before, and calendars follow', async () => {
    const { own, user, mentorMail, before } = await book();
    const to = (hours: number, now?: Date) =>
      moveSession({ ...own, startAt: hoursAhead(hours), timeZone, ...(now && { now }) });
    await expect(to(80, before(11))).rejects.toMatchObject({ code: 'too_late_to_change' });
    await to(80);
    await to(90);
    await expect(to(100)).rejects.toMatchObject({ code: 'too_late_to_change' });
    expect(await sessionOf(own.bookId)).toMatchObject({ startAt: hoursAhead(90), moves: 2, sequence: 2 });
    for (const email of [user.email, mentorMail]) {
      const news = await newsTo(email);
      expect(news.map(({ kind, method, calendar }) => [kind, method, sequenceIn(calendar)])).toEqual([
        ['moved', 'REQUEST', 1],
        ['moved', 'REQUEST', 2],
      ]);
    }
    const stranger = { ...own, userId: newCustomer().id };
    const theirs = moveSession({ ...stranger, startAt: hoursAhead(99), timeZone });
    await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a mentor proposes another time, outside their hours too; the customer takes it or leaves it', async () => {
    const { own, mentorId, sessionId, user, mentorMail, startAt } = await book();
    await on.openCalendar(mentorId, { weekly: [] });
    const { services } = on;
    const proposed = hoursAhead(96);
    const other = await book();
    const theirs = proposeTime({ services, mentorId: other.mentorId, sessionId, startAt: proposed });
    await expect(theirs).rejects.toMatchObject({ code: 'not_found' });
    for (const far of [hoursAhead(-1), hoursAhead(24 * 181), new Date('9999-12-31T23:00:00Z')])
      await expect(proposeTime({ services, mentorId, sessionId, startAt: far })).rejects.toMatchObject({
        code: 'time_out_of_reach',
      });
    await proposeTime({ services, mentorId, sessionId, startAt: proposed });
    await answerProposal({ ...own, proposed, accepts: false });
    expect(await sessionOf(own.bookId)).toMatchObject({ startAt, proposedStartAt: null });
    await proposeTime({ services, mentorId, sessionId, startAt: proposed });
    const answer = (about: Date) => answerProposal({ ...own, proposed: about, accepts: true });
    // Of another time than the one that was on the page.
    await expect(answer(hoursAhead(97))).rejects.toMatchObject({ code: 'conflict' });
    await answer(proposed);
    await expect(answer(proposed)).rejects.toMatchObject({ code: 'conflict' });
    expect(await sessionOf(own.bookId)).toMatchObject({ startAt: proposed, moves: 0, sequence: 1 });
    // The mentor proposed it: nothing is left to confirm.
    expect((await sessionOf(own.bookId))?.acceptedAt).toBeInstanceOf(Date);
    const accept = (seen: Date) => acceptSession({ services, mentorId, sessionId, startAt: seen });
    await expect(accept(startAt)).rejects.toMatchObject({ code: 'conflict' });
    await accept(proposed);
    expect(await kindsTo(user.email)).toEqual(['proposed', 'proposed', 'moved']);
    expect(await kindsTo(mentorMail)).toEqual(['declined', 'moved']);
  });

  test('two operators give two sessions to the mentor of the other at once: neither waits for the other', async () => {
    const { services } = on;
    const { db } = getDatabase();
    const booked = [await book(72), await book(75)];
    const mentors = booked.map(({ mentorId }) => ({ id: mentorId, name: 'Sari Dewanti', price: 80_000 }));
    for (let round = 1; round <= 4; round += 1)
      await Promise.all(
        booked.map(({ own: { bookId: orderId } }, n) =>
          db.transaction(async (tx) => {
            const to = mentors[(n + round) % 2];
            if (to) await changeMentor({ services, tx, orderId, mentor: to });
          }),
        ),
      );
    for (const { own, mentorId } of booked) expect((await sessionOf(own.bookId)).mentorId).toBe(mentorId);
  });

  test('all money went back: both read so once, and their calendars lose the session; a refund that failed invites them anew', async () => {
    const { own, user, sessionId, mentorMail, startAt } = await book(72, true);
    const { services } = on;
    await refundOrder({ services, orderId: own.bookId, reason: 'mentor sakit' });
    expect(await sessionOf(own.bookId)).toMatchObject({ startAt, outcome: null });
    expect(await jobsAbout('withdraw-session', sessionId)).toBe(1);
    await withdrawSession({ services, sessionId });
    for (const email of [user.email, mentorMail]) {
      const news = await newsTo(email);
      expect(news.map(({ kind, method, calendar }) => [kind, method, sequenceIn(calendar)])).toEqual([
        ['cancelled', 'CANCEL', 1],
      ]);
      expect(news[0]?.words).toContain('dikembalikan ke mentee');
      // Its page shows a mentor nothing any more.
      expect(news[0]?.url === null).toBe(email === mentorMail);
    }
    // The bank refused the refund: the money never went.
    const paymentId = `${own.bookId}-1`;
    wire.set(paymentId, 'settlement', { refunded: 0 });
    await receiveNotification({
      services,
      gateway: services.payments.active,
      body: wire.notification(paymentId),
      headers: new Headers(),
      clientIp: '10.0.0.1',
    });
    expect(await sessionOf(own.bookId)).toMatchObject({ startAt, revokedAt: null, sequence: 2 });
    expect(await jobsAbout('announce-session', sessionId)).toBe(2);
    await announceSession({ services, sessionId });
    // A job that comes late finds that the session counts.
    await withdrawSession({ services, sessionId });
    expect(await kindsTo(mentorMail)).toEqual(['cancelled']);
    const [, again] = await invitationsTo(mentorMail);
    expect([again?.method, sequenceIn(again?.calendar)]).toEqual(['REQUEST', 2]);
  });

  test('a mentor who has no time then takes a session over: the customer’s calendar loses it, too', async () => {
    const { own, user, mentorId, mentorMail, startAt, sessionId } = await book();
    const { services } = on;
    const other = { id: await on.makeMentor(), name: 'Sari Dewanti', price: 80_000 };
    await getDatabase().db.transaction((tx) =>
      changeMentor({ services, tx, orderId: own.bookId, mentor: other }),
    );
    expect(await sessionOf(own.bookId)).toMatchObject({ startAt: null, sequence: 1 });
    await notifyFormerMentor(services, { sessionId, mentorId, startAt: startAt.toISOString(), sequence: 1 });
    for (const email of [user.email, mentorMail])
      expect((await newsTo(email)).map(({ kind, method }) => [kind, method])).toEqual([['left', 'CANCEL']]);
  });

  test.each([
    ['customer', 30, 80_000],
    ['customer', 20, 40_000],
    ['customer', 3, 0],
    ['mentor', 1, 80_000],
  ] as const)('cancelled by the %s %i hours before: Rp%i goes back', async (who, hours, amount) => {
    const { own, sessionId, mentorId, user, mentorMail, before } = await book(72, true);
    const by = who === 'customer' ? own : { mentorId, sessionId };
    const { services } = on;
    const promised = amount / 80_000;
    const late = cancelSession({ services, by, promised: promised + 0.5, now: before(hours) });
    // The page was opened while more of it would have gone back.
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect(await cancelSession({ services, by, promised, now: before(hours) })).toBe(amount);
    const { db } = getDatabase();
    const given = await db.select().from(refund).where(eq(refund.orderId, own.bookId));
    expect(given.map((row) => row.amount)).toEqual(amount > 0 ? [amount] : []);
    expect(await sessionOf(own.bookId)).toMatchObject({ outcome: 'cancelled', cancelledBy: who });
    expect(await db.$count(mentorTime, eq(mentorTime.orderId, own.bookId))).toBe(0);
    for (const email of [user.email, mentorMail]) {
      const [news] = (await newsTo(email)).slice(-1);
      expect(news).toMatchObject({ kind: 'cancelled', method: 'CANCEL' });
      expect(sequenceIn(news?.calendar)).toBe(1);
      const other = who === 'customer' ? 'Mentee' : 'Mentor';
      const isOwn = (who === 'customer') === (email === user.email);
      expect(news?.words).toContain(`${isOwn ? 'Kamu' : other} membatalkan sesi`);
    }
    const again = cancelSession({ services, by, now: before(hours) });
    await expect(again).rejects.toMatchObject({ code: 'session_over' });
  });

  test('a customer who closed their account: the mentor still cancels, moves and is reminded', async () => {
    const { own, user, mentorId, sessionId, mentorMail, before } = await book();
    const { services } = on;
    const closed = { userId: `deleted:${own.bookId}`, customerName: '', customerEmail: '' };
    await services.db.update(order).set(closed).where(eq(order.id, own.bookId));
    const moved = hoursAhead(90);
    await moveForBoth({ services, sessionId, startAt: moved, alongside: () => Promise.resolve() });
    await keepUpSessions(services, new Date(moved.getTime() - 20 * HOUR_MS));
    await cancelSession({ services, by: { mentorId, sessionId }, now: before(1) });
    expect(await sessionOf(own.bookId)).toMatchObject({ outcome: 'cancelled' });
    const news = await newsTo(mentorMail);
    expect(news.map(({ kind, customerName }) => [kind, customerName])).toEqual(
      ['moved', 'day', 'cancelled'].map((kind) => [kind, 'akun yang sudah ditutup']),
    );
    expect(await kindsTo(user.email)).toEqual([]);
  });

  test('moving races with cancelling: the session is either moved or gone, and its time with it', async () => {
    const { own } = await book(72, true);
    const { services } = on;
    await Promise.allSettled([
      moveSession({ ...own, startAt: hoursAhead(90), timeZone }),
      cancelSession({ services, by: own }),
      moveSession({ ...own, startAt: hoursAhead(95), timeZone }),
      cancelSession({ services, by: own }),
    ]);
    const { db } = getDatabase();
    const session = await sessionOf(own.bookId);
    const times = await db.$count(mentorTime, eq(mentorTime.orderId, own.bookId));
    const refunds = await db.$count(refund, eq(refund.orderId, own.bookId));
    expect(session.outcome === 'cancelled' ? [0, 1] : [1, 0]).toEqual([times, refunds]);
  });

  test('reminders go out a day and an hour before, each once, and none for a session that was called off', async () => {
    const { user, mentorMail, before } = await book();
    const gone = await book();
    const { services } = on;
    await cancelSession({ services, by: gone.own });
    for (const hours of [30, 23, 23, 5, 0.9, 0.5])
      await Promise.all([1, 2, 3].map(() => keepUpSessions(services, before(hours))));
    for (const email of [user.email, mentorMail]) expect(await kindsTo(email)).toEqual(['day', 'hour']);
    const { rows } = await getDatabase().query(
      `SELECT DISTINCT data->>'until' AS until FROM pgboss.job WHERE name = 'send-mail' AND data->>'to' = $1 AND data->'props'->>'kind' IN ('day', 'hour')`,
      [user.email],
    );
    expect(rows).toEqual([{ until: before(0).toISOString() }]);
    expect(await kindsTo(gone.user.email)).toEqual(['cancelled']);
  });

  test('a session whose mails cannot be enqueued is logged, and the others are reminded', async () => {
    const broken = await book();
    await getDatabase()
      .db.update(mentor)
      .set({ email: 'tanpa alamat' })
      .where(eq(mentor.id, broken.mentorId));
    const { user, before } = await book();
    const left: unknown[] = [];
    const log = Object.assign(Object.create(on.services.log) as typeof on.services.log, {
      error: (about: { id: string }) => void left.push(about.id),
    });
    await keepUpSessions({ ...on.services, log }, before(24));
    expect(left).toContain(broken.sessionId);
    expect(await kindsTo(user.email)).toEqual(['day']);
    await getDatabase().db.update(mentor).set({ active: false }).where(eq(mentor.id, broken.mentorId));
    await getDatabase().db.delete(mentoringSession).where(eq(mentoringSession.id, broken.sessionId));
  });

  test('both are asked afterwards; after two days without an answer the session counts as held', async () => {
    const { own, user, mentorMail, before } = await book();
    const { services } = on;
    await keepUpSessions(services, before(-2));
    await keepUpSessions(services, before(-48));
    expect((await sessionOf(own.bookId)).outcome).toBeNull();
    await keepUpSessions(services, before(-50));
    expect((await sessionOf(own.bookId)).outcome).toBe('held');
    for (const email of [user.email, mentorMail]) expect(await kindsTo(email)).toEqual(['ask']);
  });

  test('what became of a session is said only once it began: held by either side, a no-show after a wait', async () => {
    const { services } = on;
    const first = await book();
    const early = confirmHeld({ ...first.own, now: first.before(1) });
    await expect(early).rejects.toMatchObject({ code: 'too_early' });
    await confirmHeld({ ...first.own, now: first.before(-1) });
    expect((await sessionOf(first.own.bookId)).outcome).toBe('held');

    const { own, mentorId, sessionId, user, before } = await book();
    const report = (now: Date) =>
      reportSession({ services, by: { mentorId, sessionId }, report: 'no_show', now });
    await expect(report(before(-0.1))).rejects.toMatchObject({ code: 'too_early' });
    await report(before(-0.5));
    expect((await sessionOf(own.bookId)).outcome).toBe('no_show');
    expect(await kindsTo(user.email)).toEqual(['no_show']);
    const rating = rateSession({ ...own, rating: 1, review: 'Tidak bagus.', now: before(-2) });
    await expect(rating).rejects.toMatchObject({ code: 'session_not_held' });
  });

  test('a no-show that is noted late can be denied for two days from then on', async () => {
    const { services } = on;
    const { own, mentorId, sessionId, before } = await book();
    // 47 hours after the end of the session.
    await reportSession({ services, by: { mentorId, sessionId }, report: 'no_show', now: before(-48) });
    const deny = (now: Date) => openCase({ ...own, kind: 'no_show_denied', words, now });
    await expect(deny(before(-96))).rejects.toMatchObject({ code: 'case_out_of_time' });
    await deny(before(-95));
  });

  test('a session without a time that its mentor calls held can be reported for two days', async () => {
    const { services } = on;
    const { own, mentorId } = await on.book();
    const { id: sessionId } = await sessionOf(own.bookId);
    const report = (now: Date) => openCase({ ...own, kind: 'mentor_absent', words, now });
    const now = new Date();
    await expect(report(now)).rejects.toMatchObject({ code: 'case_out_of_time' });
    await reportSession({ services, by: { sessionId, mentorId }, report: 'held', now });
    const later = new Date(now.getTime() + 48 * HOUR_MS);
    await expect(report(later)).rejects.toMatchObject({ code: 'case_out_of_time' });
    await report(new Date(later.getTime() - 1));
  });

  test('a session with a time does not end by tries to reach the other person, before it or after it', async () => {
    const { services } = on;
    const { own, mentorId, sessionId, before } = await book();
    for (const now of [before(50), before(-1)]) {
      const missed = reportSession({ services, by: { mentorId, sessionId }, report: 'missed', now });
      await expect(missed).rejects.toMatchObject({ code: 'too_early' });
    }
    expect(await sessionOf(own.bookId)).toMatchObject({ outcome: null, contactAttempts: 0 });
  });

  test('the signed link of a mentor without an account shows time and room, and takes a no-show', async () => {
    const { services } = on;
    const { own, mentorId, sessionId, startAt, before } = await book();
    const link = { id: sessionId, key: services.links.keyOf('mentor session', `${sessionId}:${mentorId}`) };
    expect(await loadSession({ services, link })).toMatchObject({
      startAt,
      meetingUrl: `https://meet.example/setapak-${sessionId}`,
      timeZone: 'Asia/Jakarta',
      customerZone: timeZone,
    });
    await reportSession({ services, by: { link }, report: 'no_show', now: before(-0.5) });
    expect((await sessionOf(own.bookId)).outcome).toBe('no_show');
  });

  test('a reported problem stops the clock; one operator decides, and money moves with the decision alone', async () => {
    const { services } = on;
    const { own, user, before, sessionId, mentorId } = await book(72, true);
    const { db } = getDatabase();
    const open = (now: Date) => openCase({ ...own, kind: 'mentor_absent', words, now });
    await expect(open(before(1))).rejects.toMatchObject({ code: 'case_out_of_time' });
    await open(before(-1));
    await expect(open(before(-1))).rejects.toMatchObject({ code: 'case_closed' });
    await keepUpSessions(services, before(-80));
    // Nor does what one of the two says: the mentor would earn by it what is in dispute.
    for (const report of ['held', 'no_show', 'missed'] as const) {
      const said = reportSession({ services, by: { sessionId, mentorId }, report, now: before(-2) });
      await expect(said).rejects.toMatchObject({ code: 'case_open' });
    }
    await expect(confirmHeld({ ...own, now: before(-2) })).rejects.toMatchObject({ code: 'case_open' });
    expect((await sessionOf(own.bookId)).outcome).toBeNull();
    expect(await db.$count(refund, eq(refund.orderId, own.bookId))).toBe(0);

    const [{ id: caseId } = { id: '' }] = await db
      .select()
      .from(sessionCase)
      .where(eq(sessionCase.orderId, own.bookId));
    const decide = (refundAmount: number) =>
      decideCase({
        services,
        caseId,
        decidedBy: 'admin@setapak.example',
        refundAmount,
        outcome: 'mentor_absent',
        decision: 'Mentor mengakui tidak datang.',
      });
    const tries = await Promise.allSettled([decide(80_000), decide(40_000)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await db.$count(refund, eq(refund.orderId, own.bookId))).toBe(1);
    expect((await sessionOf(own.bookId)).outcome).toBe('mentor_absent');
    expect(await kindsTo(user.email)).toEqual(['case', 'decided']);
  });

  test('a time that was lost: the customer chooses anew without a move, or gets everything back', async () => {
    const { services } = on;
    const { db } = getDatabase();
    const lost = { startAt: null, timeLostAt: new Date() };
    const first = await book();
    await db.update(mentoringSession).set(lost).where(eq(mentoringSession.id, first.sessionId));
    await moveSession({ ...first.own, startAt: hoursAhead(120), timeZone });
    expect(await sessionOf(first.own.bookId)).toMatchObject({ moves: 0, timeLostAt: null });
    const second = await book(72, true);
    await db.update(mentoringSession).set(lost).where(eq(mentoringSession.id, second.sessionId));
    expect(await cancelSession({ services, by: second.own })).toBe(80_000);
    const [stored] = await db.select().from(order).where(eq(order.id, second.own.bookId));
    expect(['done', 'refunded']).toContain(stored?.status);
  });

  const after = (startAt: Date, hours: number) => new Date(startAt.getTime() + hours * HOUR_MS);
  const claim = (own: { services: typeof on.services; userId: string; bookId: string }, now: Date) =>
    openCase({ ...own, kind: 'first_session', words, now });

  test('guarantee: of several sessions that are claimed at once one is the first', async () => {
    const user = newCustomer();
    const booked = [];
    for (const hours of [72, 74, 76]) {
      const mentorId = await on.makeMentor();
      await on.openCalendar(mentorId);
      const { own } = await on.book({ user, mentorId, startAt: hoursAhead(hours), unpaid: true });
      await on.pay(own.bookId, new Date(Date.now() + 10 * 60_000));
      booked.push(own);
    }
    const inTime = hoursAhead(90);
    const claims = await Promise.allSettled(booked.map((own) => claim(own, inTime)));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('report: decided after all money went back, the order stays paid back and nothing is earned', async () => {
    const { own, before } = await book(72, true);
    const { services } = on;
    await openCase({ ...own, kind: 'mentor_absent', words, now: before(-0.5) });
    await refundOrder({ services, orderId: own.bookId, reason: 'mentor tidak datang' });
    const { db } = getDatabase();
    const [opened] = await db.select().from(sessionCase).where(eq(sessionCase.orderId, own.bookId));
    await decideCase({
      services,
      caseId: opened?.id ?? '',
      decidedBy: 'admin@setapak.example',
      refundAmount: 0,
      outcome: 'held',
      decision: 'Dananya sudah kembali semua.',
      now: before(-2),
    });
    const [refunded] = await db.select().from(order).where(eq(order.id, own.bookId));
    expect(refunded?.status).toBe('refunded');
    expect((await sessionOf(own.bookId)).outcome).toBeNull();
    const [closed] = await db.select().from(sessionCase).where(eq(sessionCase.orderId, own.bookId));
    expect(closed?.state).toBe('closed');
  });

  test('guarantee: the first session that was held can be claimed within three days, once', async () => {
    const { own, user, startAt, mentorId } = await book(72, true);
    await expect(claim(own, after(startAt, 0.5))).rejects.toMatchObject({ code: 'case_out_of_time' });
    await expect(claim(own, after(startAt, 5 * 24))).rejects.toMatchObject({ code: 'case_out_of_time' });
    await confirmHeld({ ...own, now: after(startAt, 1) });
    const inTime = after(startAt, 2 * 24);
    expect((await loadBooking({ ...own, now: inTime })).guaranteeUntil).toBeInstanceOf(Date);
    await Promise.allSettled([claim(own, inTime), claim(own, inTime)]);
    const { db } = getDatabase();
    const [opened, ...more] = await db.select().from(sessionCase).where(eq(sessionCase.orderId, own.bookId));
    expect(more).toEqual([]);
    await decideCase({
      services: on.services,
      caseId: opened?.id ?? '',
      decidedBy: 'admin@setapak.example',
      refundAmount: 30_000,
      voucherAmount: 20_000,
      outcome: 'held',
      decision: 'Isinya belum sesuai layanan yang dipilih.',
      now: inTime,
    });
    const decided = (await newsTo(user.email)).find(({ kind }) => kind === 'decided');
    expect(decided?.words).toContain('Rp30.000 dikembalikan');
    expect(decided?.words).toContain('Voucher Rp20.000');
    const [given] = await db.select().from(refund).where(eq(refund.orderId, own.bookId));
    expect(given?.amount).toBe(30_000);

    const second = await on.book({ user, mentorId, startAt: after(startAt, 24), unpaid: true });
    await on.pay(second.own.bookId, new Date(Date.now() + 10 * 60_000));
    await expect(claim(second.own, after(startAt, 27))).rejects.toMatchObject({ code: 'case_out_of_time' });
  });

  test('guarantee: a session that cost nothing, or was not held, has none', async () => {
    const free = await book(72);
    await expect(claim(free.own, after(free.startAt, 3))).rejects.toMatchObject({
      code: 'case_out_of_time',
    });
    const missed = await book(72, true);
    const by = { sessionId: missed.sessionId, mentorId: missed.mentorId };
    await reportSession({ services: on.services, by, report: 'no_show', now: after(missed.startAt, 1) });
    await expect(claim(missed.own, after(missed.startAt, 3))).rejects.toMatchObject({
      code: 'case_out_of_time',
    });
  });

  test('operator: a session is moved for both without counting as a move, and both get the message', async () => {
    const { own, user, mentorId, mentorMail, sessionId } = await book();
    const { services } = on;
    const seen: (Date | null)[] = [];
    const alongside = (_tx: unknown, before: Date | null) => {
      seen.push(before);
      return Promise.resolve();
    };
    const other = await on.book({ mentorId, startAt: hoursAhead(60) });
    const to = (hours: number) => moveForBoth({ services, sessionId, startAt: hoursAhead(hours), alongside });
    await expect(to(60)).rejects.toMatchObject({ code: 'time_taken' });
    await to(50);
    expect(seen.at(-1)).toEqual(hoursAhead(72));
    expect(await sessionOf(own.bookId)).toMatchObject({ startAt: hoursAhead(50), moves: 0, sequence: 1 });
    expect(await sessionOf(other.own.bookId)).toMatchObject({ startAt: hoursAhead(60) });
    await getDatabase().db.transaction((tx) =>
      writeToBoth({ services, tx, which: { sessionId }, kind: 'message', words: 'Ruangnya pindah ke Zoom.' }),
    );
    for (const address of [user.email, mentorMail])
      expect((await newsTo(address)).at(-1)).toMatchObject({
        kind: 'message',
        words: 'Ruangnya pindah ke Zoom.',
      });
  });

  test('operator: a mentor without a calendar is not given a time', async () => {
    const { own } = await on.book();
    const { id: sessionId } = await sessionOf(own.bookId);
    const move = moveForBoth({
      services: on.services,
      sessionId,
      startAt: hoursAhead(50),
      alongside: () => Promise.resolve(),
    });
    await expect(move).rejects.toMatchObject({ code: 'no_calendar' });
  });
});
