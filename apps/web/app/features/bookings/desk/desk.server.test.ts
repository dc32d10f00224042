import ICAL from 'ical.js';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endAccess } from '~/services/auth/end-access.server.ts';
import { mentorAccount, mentorCalendar } from '~/services/db/calendar-schema.ts';
import { mentor, mentorReview } from '~/services/db/mentoring-schema.ts';
import { closedTask, mentoringSession, order } from '~/services/db/payments-schema.ts';
import { cv, user } from '~/services/db/schema.ts';
import { newId } from '~/services/id.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { forgetReviewer, listReviews } from '~/features/mentors/public.server.ts';
import { loadBooking } from '../load-booking.server.ts';
import { keepReportedReview, moderateReview } from '../moderate-review.server.ts';
import { rateSession } from '../rate-session.server.ts';
import type { MailProps } from '~/services/mail/message.ts';
import { announceSession } from '../sessions/announce-session.server.ts';
import { cancelSession } from '../sessions/cancel-session.server.ts';
import { bookingsOn, hoursAhead } from '../testing.ts';
import { loadAvailability, saveAvailability, seenAvailability } from './availability.server.ts';
import { findDesk } from './find-desk.server.ts';
import { loadDesk } from './load-desk.server.ts';
import { loadDeskCv, loadDeskSession } from './load-desk-session.server.ts';
import { listOwnReviews, PAGE_SIZE, replyToReview, reportReview } from './reviews.server.ts';
import { feedAddress, loadFeed, renewFeed } from './session-feed.server.ts';

const notFound = { code: 'not_found' };

describeOnDatabases('the mentor’s desk', (getDatabase) => {
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

  async function makeMentor(): Promise<string> {
    const mentorId = await on.makeMentor();
    await on.openCalendar(mentorId);
    return mentorId;
  }
  async function sessionIdOf(bookId: string): Promise<string> {
    const { db } = getDatabase();
    const [found] = await db.select().from(mentoringSession).where(eq(mentoringSession.orderId, bookId));
    return found?.id ?? '';
  }

  test('it is there for the mentor’s own account alone, and only as long as they have a role', async () => {
    const { services } = on;
    const mentorId = await makeMentor();
    const [own, other] = [await makeUser(getDatabase()), await makeUser(getDatabase())];
    await getDatabase().db.insert(mentorAccount).values({ mentorId, userId: own.id });
    const desk = (id: string, role: 'user' | 'mentor') => findDesk({ services, signedIn: { id, role } });
    expect(await desk(own.id, 'mentor')).toEqual({ mentorId });
    await expect(desk(own.id, 'user')).rejects.toMatchObject(notFound);
    await expect(desk(other.id, 'mentor')).rejects.toMatchObject(notFound);
  });

  test('it shows the mentor’s own sessions with notes and contact; another’s do not exist', async () => {
    const { services } = on;
    const [mentorId, otherId] = [await makeMentor(), await makeMentor()];
    const startAt = hoursAhead(50);
    const { own, user: customer } = await on.book({ mentorId, startAt });
    const sessionId = await sessionIdOf(own.bookId);
    const { open } = await loadDesk({ services, mentorId });
    expect(open).toMatchObject([{ id: sessionId, startAt, outcome: null }]);
    expect((await loadDesk({ services, mentorId: otherId })).open).toEqual([]);
    const shown = await loadDeskSession({ services, mentorId, sessionId });
    expect(shown).toMatchObject({ startAt, customer: { name: customer.name, email: customer.email } });
    const theirs = loadDeskSession({ services, mentorId: otherId, sessionId });
    await expect(theirs).rejects.toMatchObject(notFound);
  });

  test('the customer’s CV is there until some weeks after the session, and not once it was called off', async () => {
    const { services } = on;
    const { db } = getDatabase();
    const mentorId = await makeMentor();
    const customer = await makeUser(getDatabase());
    const { own } = await on.book({ mentorId, startAt: hoursAhead(50), user: customer });
    const sessionId = await sessionIdOf(own.bookId);
    const cvId = newId();
    await db.insert(cv).values({ id: cvId, userId: customer.id, name: 'CV Marketing' });
    await db.update(order).set({ details: { cvId } }).where(eq(order.id, own.bookId));
    const become = (values: Partial<typeof mentoringSession.$inferInsert>) =>
      db.update(mentoringSession).set(values).where(eq(mentoringSession.id, sessionId));
    const nameShown = async () => (await loadDeskSession({ services, mentorId, sessionId })).cvName;
    expect(await nameShown()).toBe('CV Marketing');
    const longAgo = new Date(Date.now() - 40 * 24 * 3_600_000);
    const ends = [
      { outcome: 'held', expiresAt: longAgo },
      { outcome: 'cancelled', expiresAt: hoursAhead(99) },
    ] as const;
    for (const end of ends) {
      await become(end);
      expect(await nameShown()).toBeNull();
      const opened = loadDeskCv({ services: services as never, mentorId, sessionId });
      await expect(opened).rejects.toMatchObject(notFound);
    }
    await become({ outcome: 'held' });
    expect(await nameShown()).toBe('CV Marketing');
  });

  test('a long history has pages', async () => {
    const { services } = on;
    const mentorId = await makeMentor();
    const { own } = await on.book({ mentorId, startAt: hoursAhead(50) });
    const { db } = getDatabase();
    const [session] = await db
      .select()
      .from(mentoringSession)
      .where(eq(mentoringSession.orderId, own.bookId));
    const [booked] = await db.select().from(order).where(eq(order.id, own.bookId));
    if (!session || !booked) throw new Error('no session');
    const ids = Array.from({ length: 31 }, () => newId());
    const ended = { outcome: 'held', outcomeAt: new Date('2026-01-05T03:00Z') } as const;
    const times = { startAt: null, acceptedAt: null };
    await db.insert(order).values(ids.map((id) => ({ ...booked, id, number: undefined, clientToken: null })));
    await db
      .insert(mentoringSession)
      .values(ids.map((id) => ({ ...session, ...times, ...ended, id, orderId: id })));
    const first = await loadDesk({ services, mentorId });
    expect([first.past.length, first.before]).toEqual([30, null]);
    const query = new URLSearchParams({ after: first.after ?? '' });
    const next = await loadDesk({ services, mentorId, query });
    expect([...first.past, ...next.past].map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(next.after).toBeNull();
  });

  test('a room that a mentor names later is that of the sessions to come which have none', async () => {
    const { services } = on;
    const { db } = getDatabase();
    const mentorId = await makeMentor();
    const [without, own, untimed] = [
      await on.book({ mentorId, startAt: hoursAhead(60) }),
      await on.book({ mentorId, startAt: hoursAhead(90) }),
      await on.book({ mentorId }),
    ].map(({ own: { bookId } }) => bookId);
    const ofOrder = (bookId = '') => eq(mentoringSession.orderId, bookId);
    await db.update(mentoringSession).set({ meetingUrl: 'https://meet.example/set' }).where(ofOrder(own));
    const form = new FormData();
    const rules = { leastNotice: '4', horizonDays: '14', mostPerDay: '', mostPerWeek: '' };
    const more = { bufferBefore: '0', bufferAfter: '0', meetingUrl: 'https://meet.example/late' };
    for (const [name, value] of Object.entries({ timeZone: 'Asia/Jakarta', ...rules, ...more }))
      form.set(name, value);
    expect(await saveAvailability({ services, mentorId, form })).toBeNull();
    const roomOf = async (bookId?: string) =>
      (await db.select().from(mentoringSession).where(ofOrder(bookId)))[0]?.meetingUrl;
    expect(await roomOf(without)).toBe('https://meet.example/late');
    expect(await roomOf(own)).toBe('https://meet.example/set');
    expect(await roomOf(untimed)).toBeNull();
  });

  test('a room that changes reaches the calendars of those who were invited, once', async () => {
    const { services } = on;
    const { db } = getDatabase();
    const mentorId = await makeMentor();
    const rules = { leastNotice: '4', horizonDays: '60', mostPerDay: '', mostPerWeek: '' };
    const save = async (meetingUrl: string) => {
      const form = new FormData();
      const values = { timeZone: 'Asia/Jakarta', ...rules, bufferBefore: '0', bufferAfter: '0', meetingUrl };
      for (const [name, value] of Object.entries(values)) form.set(name, value);
      expect(await saveAvailability({ services, mentorId, form })).toBeNull();
    };
    await db
      .update(mentorCalendar)
      .set({ meetingUrl: 'https://meet.example/old' })
      .where(eq(mentorCalendar.mentorId, mentorId));
    const [kept, gone] = [
      await on.book({ mentorId, startAt: hoursAhead(60) }),
      await on.book({ mentorId, startAt: hoursAhead(90) }),
    ];
    for (const { own } of [kept, gone])
      await announceSession({ services, sessionId: await sessionIdOf(own.bookId) });
    await cancelSession({ services, by: gone.own });
    const newsOf = async (email: string) =>
      (
        await getDatabase().query(
          `SELECT data->'props' AS props FROM pgboss.job WHERE name = 'send-mail' AND data->>'template' = 'session-news'
           AND data->'props'->>'kind' = 'room' AND data->>'to' = $1 ORDER BY created_on, id`,
          [email],
        )
      ).rows.map(({ props }) => props as MailProps<'session-news'>);
    await save('https://meet.example/new');
    await save('https://meet.example/new');
    for (const email of [kept.user.email, `${mentorId}@setapak.example`]) {
      const [news, ...more] = await newsOf(email);
      expect(more).toEqual([]);
      expect(news).toMatchObject({ method: 'REQUEST', meetingUrl: 'https://meet.example/new' });
      expect(news?.calendar).toMatch(/SEQUENCE:1\r?\n/);
      expect(news?.calendar).toContain('LOCATION:https://meet.example/new');
    }
    expect(await newsOf(gone.user.email)).toEqual([]);
    await save('');
    const sessionId = await sessionIdOf(kept.own.bookId);
    const [, again] = await newsOf(kept.user.email);
    expect(again).toMatchObject({ meetingUrl: `https://meet.example/setapak-${sessionId}` });
    expect(again?.calendar).toMatch(/SEQUENCE:2\r?\n/);
  });

  test('what a mentor saves of their time is what customers are offered; a wrong form changes nothing', async () => {
    const { services } = on;
    const mentorId = await on.makeMentor();
    const form = (changes: Record<string, string> = {}) => {
      const fields = { timeZone: 'Asia/Jayapura', leastNotice: '4', horizonDays: '14', mostPerDay: '3' };
      const rest = {
        bufferBefore: '0',
        bufferAfter: '10',
        mostPerWeek: '',
        meetingUrl: 'https://meet.example/me',
      };
      const sent = new FormData();
      const hours = { 'day-3-0-from': '19:00', 'day-3-0-to': '21:00' };
      for (const [name, value] of Object.entries({ ...fields, ...rest, ...hours, ...changes }))
        sent.set(name, value);
      return sent;
    };
    expect(await loadAvailability({ services, mentorId })).toBeNull();
    expect(await saveAvailability({ services, mentorId, form: form() })).toBeNull();
    expect(await loadAvailability({ services, mentorId })).toMatchObject({
      timeZone: 'Asia/Jayapura',
      weekly: [{ weekday: 3, from: '19:00', to: '21:00' }],
      leastNotice: 240,
      mostPerWeek: null,
      meetingUrl: 'https://meet.example/me',
    });
    const wrong = await saveAvailability({
      services,
      mentorId,
      form: form({ horizonDays: '0', 'day-3-0-to': '' }),
    });
    expect(Object.keys(wrong && 'errors' in wrong ? wrong.errors : {}).sort()).toEqual([
      'day-3-0',
      'horizonDays',
    ]);
    const [row] = await getDatabase()
      .db.select()
      .from(mentorCalendar)
      .where(eq(mentorCalendar.mentorId, mentorId));
    expect(row?.horizonDays).toBe(14);
    expect(row?.nextFreeAt).not.toBeNull();
  });

  test('a form of one’s time that was opened before another window saved: what that changed is not put back unseen', async () => {
    const { services } = on;
    const mentorId = await on.makeMentor();
    const form = (seen: string, changes: Record<string, string> = {}) => {
      const sent = new FormData();
      const rules = { bufferBefore: '0', bufferAfter: '0', leastNotice: '4', horizonDays: '14' };
      const rest = { timeZone: 'Asia/Jakarta', mostPerDay: '', mostPerWeek: '', meetingUrl: '' };
      const hours = { 'day-3-0-from': '19:00', 'day-3-0-to': '21:00', 'exception-0-date': '2099-03-01' };
      for (const [name, value] of Object.entries({ ...rules, ...rest, ...hours, ...changes, seen }))
        sent.set(name, value);
      return sent;
    };
    const shown = () => loadAvailability({ services, mentorId });
    const save = (sent: FormData) => saveAvailability({ services, mentorId, form: sent });
    // Two windows of a mentor without a calendar say the same, then different things.
    const none = seenAvailability(null);
    expect(await save(form(none))).toBeNull();
    expect(await save(form(none))).toBeNull();
    const opened = seenAvailability(await shown());
    const [holiday, evening] = [
      { 'exception-1-date': '2099-04-02' },
      { 'day-5-0-from': '18:00', 'day-5-0-to': '20:00' },
    ];
    expect(await save(form(opened, holiday))).toBeNull();
    const refused = await save(form(opened, evening));
    expect(refused).toMatchObject({ overtaken: ['exceptions'] });
    expect((await shown())?.exceptions.map(({ date }) => date)).toEqual(['2099-03-01', '2099-04-02']);
    // Sent once more after it was said, it takes its place.
    expect(await save(form((refused as { seen: string }).seen, evening))).toBeNull();
    expect(await shown()).toMatchObject({
      weekly: [{ weekday: 3 }, { weekday: 5 }],
      exceptions: [{ date: '2099-03-01' }],
    });
    const now = seenAvailability(await shown());
    const both = await Promise.all([
      save(form(now, { leastNotice: '6' })),
      save(form(now, { leastNotice: '8' })),
    ]);
    expect(both.filter((outcome) => outcome === null)).toHaveLength(1);
  });

  test('a day that differs is kept until it is over in the zone of the mentor, with the hours that go on after it', async () => {
    const { services } = on;
    const mentorId = await on.makeMentor();
    // Still the evening of 29 November in New York.
    const now = new Date('2026-11-30T02:00:00Z');
    const form = new FormData();
    const rules = { bufferBefore: '0', bufferAfter: '0', leastNotice: '1', horizonDays: '14' };
    const rest = { timeZone: 'America/New_York', mostPerDay: '', mostPerWeek: '', meetingUrl: '' };
    const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-03'];
    for (const [name, value] of Object.entries({ ...rules, ...rest })) form.set(name, value);
    for (const [at, day] of days.entries()) form.set(`exception-${at}-date`, day);
    expect(await saveAvailability({ services, mentorId, form, now })).toBeNull();
    const saved = await loadAvailability({ services, mentorId });
    expect(saved?.exceptions.map(({ date }) => date)).toEqual(days.slice(1));
  });

  test('a review is answered once, by the mentor it is about', async () => {
    const { services } = on;
    const mentorId = await makeMentor();
    const { own } = await on.book({ mentorId });
    await rateSession({ ...own, rating: 4, review: 'Sangat membantu.' });
    const reply = (id: string) =>
      replyToReview({ services, mentorId: id, orderId: own.bookId, reply: 'Terima kasih, semoga sukses!' });
    await expect(reply(await makeMentor())).rejects.toMatchObject(notFound);
    await reply(mentorId);
    await expect(reply(mentorId)).rejects.toMatchObject({ code: 'conflict' });
    const { reviews } = await listReviews({ services, mentorId, query: new URLSearchParams() });
    const [shown] = reviews;
    expect(shown?.reply).toBe('Terima kasih, semoga sukses!');
    expect(await getDatabase().db.$count(mentorReview, eq(mentorReview.mentorId, mentorId))).toBe(1);

    // The answer speaks to somebody: with their account it goes, and no other one comes.
    await getDatabase().db.transaction((tx) => forgetReviewer(tx, own.userId));
    await expect(reply(mentorId)).rejects.toMatchObject({ code: 'conflict' });
    const left = await listReviews({ services, mentorId, query: new URLSearchParams() });
    expect(left.reviews).toMatchObject([{ rating: 4, review: '', reply: null }]);
  });

  test('a review is reported once, by the mentor it is about; hidden it is neither shown nor counted, and put back it is', async () => {
    const { services } = on;
    const { db } = getDatabase();
    const mentorId = await makeMentor();
    const { own } = await on.book({ mentorId });
    const other = await on.book({ mentorId });
    await rateSession({ ...own, rating: 1, review: 'Kasar sekali, hubungi dia di 0812.' });
    await rateSession({ ...other.own, rating: 5, review: 'Sangat membantu.' });
    const report = (id: string) =>
      reportReview({ services, mentorId: id, orderId: own.bookId, report: 'Menyebut nomor pribadiku.' });
    await expect(report(await makeMentor())).rejects.toMatchObject(notFound);
    await report(mentorId);
    await expect(report(mentorId)).rejects.toMatchObject({ code: 'conflict' });

    const stars = async () => {
      const [row] = await db.select().from(mentor).where(eq(mentor.id, mentorId));
      const { reviews } = await listReviews({ services, mentorId, query: new URLSearchParams() });
      return [
        row?.ratingCount,
        row?.ratingSum,
        reviews.map(({ rating }) => rating).toSorted((a, b) => a - b),
      ];
    };
    const moderate = (hiddenReason: string | null) =>
      db.transaction((tx) =>
        moderateReview({ services, tx, orderId: own.bookId, hiddenReason, withoutReply: false }),
      );
    expect(await stars()).toEqual([2, 6, [1, 5]]);
    await Promise.all([1, 2, 3].map(() => moderate('Memuat nomor telepon orang lain.')));
    expect(await stars()).toEqual([1, 5, [5]]);
    // Its author neither changes it nor brings it back; both read why.
    await expect(rateSession({ ...own, rating: 3, review: 'Lain lagi.' })).rejects.toMatchObject({
      code: 'rating_closed',
    });
    const reply = { services, mentorId, orderId: own.bookId, reply: 'Terima kasih.' };
    await expect(replyToReview(reply)).rejects.toMatchObject({ code: 'conflict' });
    const reason = { hiddenReason: 'Memuat nomor telepon orang lain.' };
    expect((await loadBooking(own)).rating).toMatchObject({ ...reason, editable: false });
    const desk = await listOwnReviews({ services, mentorId, query: new URLSearchParams() });
    expect(desk.reviews.find(({ orderId }) => orderId === own.bookId)).toMatchObject(reason);
    await Promise.all([1, 2, 3].map(() => moderate(null)));
    expect(await stars()).toEqual([2, 6, [1, 5]]);
    await replyToReview(reply);
    await db.transaction((tx) =>
      moderateReview({ services, tx, orderId: own.bookId, hiddenReason: null, withoutReply: true }),
    );
    await replyToReview(reply);
    // Each of them is told once of each decision.
    const decisions = async (email: string) => {
      const { rows } = await getDatabase().query(
        `SELECT data->'props' AS props FROM pgboss.job
         WHERE data->>'template' = 'rating-decision' AND data->>'to' = $1 ORDER BY created_on, id`,
        [email],
      );
      return rows.map(({ props }) => props as MailProps<'rating-decision'>);
    };
    const [booked] = await db.select().from(order).where(eq(order.id, own.bookId));
    const [rated] = await db.select().from(mentor).where(eq(mentor.id, mentorId));
    const toAuthor = await decisions(booked?.customerEmail ?? '');
    expect(toAuthor.map(({ kind }) => kind)).toEqual(['hidden', 'shown']);
    expect(toAuthor[0]).toMatchObject({ reason: reason.hiddenReason, about: rated?.name });
    expect(toAuthor[0]?.url).toContain(own.bookId);
    const toMentor = await decisions(rated?.email ?? '');
    expect(toMentor.map(({ kind }) => kind)).toEqual(['reportHeard', 'replyRemoved']);
    expect(toMentor[0]).toMatchObject({ reason: reason.hiddenReason });
  });

  test('a report that is not followed: its mentor reads why, by mail and at the desk', async () => {
    const { services } = on;
    const { db } = getDatabase();
    const mentorId = await makeMentor();
    const { own } = await on.book({ mentorId });
    await rateSession({ ...own, rating: 2, review: 'Kurang cocok untukku.' });
    const keep = () =>
      db.transaction((tx) =>
        keepReportedReview({ services, tx, orderId: own.bookId, why: 'Penilaiannya tentang sesimu.' }),
      );
    const [rated] = await db.select().from(mentor).where(eq(mentor.id, mentorId));
    const told = () =>
      db.execute<{ kind: string; reason: string }>(sql`
        SELECT data->'props'->>'kind' AS kind, data->'props'->>'reason' AS reason FROM pgboss.job
        WHERE data->>'template' = 'rating-decision' AND data->>'to' = ${rated?.email ?? ''}`);
    // Nothing was reported yet.
    await keep();
    expect((await told()).rows).toEqual([]);
    await reportReview({ services, mentorId, orderId: own.bookId, report: 'Nilainya terlalu rendah.' });
    await keep();
    const note = 'Penilaiannya tentang sesimu.';
    expect((await told()).rows).toEqual([{ kind: 'reportKept', reason: note }]);
    await db.insert(closedTask).values({ key: `review_report:${own.bookId}`, note, actorEmail: 'admin' });
    const { reviews } = await listOwnReviews({ services, mentorId, query: new URLSearchParams() });
    expect(reviews).toMatchObject([{ keptReason: note }]);
  });

  test('reviews are paged by key: those of one moment are all there once, for mentees and at the desk', async () => {
    const { services } = on;
    const { db } = getDatabase();
    const mentorId = await makeMentor();
    const createdAt = new Date('2026-11-01T00:00:00Z');
    const orderIds = Array.from({ length: PAGE_SIZE + 3 }, newId);
    const about = { mentorId, userId: newId(), customerName: 'Siti N.', rating: 5, createdAt };
    await db.insert(mentorReview).values(orderIds.map((orderId) => ({ ...about, orderId, review: orderId })));
    const all = async (list: typeof listReviews | typeof listOwnReviews) => {
      const found: string[] = [];
      for (let place: string | null = ''; place !== null;) {
        const query = new URLSearchParams({ after: place });
        const page = await list({ services, mentorId, query });
        found.push(...page.reviews.map(({ review }) => review));
        expect(page.before === null).toBe(place === '');
        place = page.after;
      }
      return found.sort();
    };
    expect(await all(listReviews)).toEqual(orderIds.toSorted());
    expect(await all(listOwnReviews)).toEqual(orderIds.toSorted());
  });

  test('a feed holds the mentor’s sessions while their account opens the desk, and a new address ends the old one', async () => {
    const { services } = on;
    const { db } = getDatabase();
    const mentorId = await makeMentor();
    const own = await makeUser(getDatabase(), { role: 'mentor' });
    await db.insert(mentorAccount).values({ mentorId, userId: own.id });
    const startAt = hoursAhead(60);
    await on.book({ mentorId, startAt });
    expect(await feedAddress({ services, mentorId })).toBeNull();
    await renewFeed({ services, mentorId });
    const address = (await feedAddress({ services, mentorId })) ?? '';
    const key = /\/mentor-feed\/[^/]+\/(.+)\.ics$/.exec(address)?.[1] ?? '';
    const calendar = new ICAL.Component(ICAL.parse(await loadFeed({ services, mentorId, key })) as unknown[]);
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
    expect(events.map(({ startDate }) => startDate.toJSDate())).toEqual([startAt]);
    // A season later it is history and leaves the calendar.
    expect(await loadFeed({ services, mentorId, key, now: hoursAhead(60 + 91 * 24) })).not.toContain(
      'VEVENT',
    );
    for (const closed of [{ suspendedAt: new Date() }, { role: 'user' as const }]) {
      await db.update(user).set(closed).where(eq(user.id, own.id));
      await expect(loadFeed({ services, mentorId, key })).rejects.toMatchObject(notFound);
      await db.update(user).set({ suspendedAt: null, role: 'mentor' }).where(eq(user.id, own.id));
    }
    await renewFeed({ services, mentorId });
    await expect(loadFeed({ services, mentorId, key })).rejects.toMatchObject(notFound);
    const before = await feedAddress({ services, mentorId });
    await endAccess({ db, events: services.events, userId: own.id });
    expect(await feedAddress({ services, mentorId })).not.toBe(before);
  });
});
