import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeMentor,
  orderData,
  placeOrder,
  redeemCode,
  refundOrder,
} from '~/features/checkout/public.server.ts';
import type { Purchase } from '~/features/checkout/public.ts';
import { forgetReviewer } from '~/features/mentors/public.server.ts';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import { mentor, mentorReview } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order, voucher } from '~/services/db/payments-schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { loadDeskSession } from './desk/load-desk-session.server.ts';
import { findNewestTab } from './find-newest-tab.server.ts';
import { listBookings, PAGE_SIZE } from './list-bookings.server.ts';
import { loadBooking } from './load-booking.server.ts';
import { loadSuccess } from './load-success.server.ts';
import { loadBookingForm } from './load-booking-form.server.ts';
import { loadSessionTime } from './load-session-time.server.ts';
import { rateSession } from './rate-session.server.ts';
import { bookingsOn, newCustomer, notes } from './testing.ts';

const review = 'Sangat membantu.';
const HOUR_MS = 3_600_000;

describeOnDatabases('bookings', (getDatabase) => {
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

  const starsOf = async (mentorId: string) => {
    const [row] = await getDatabase().db.select().from(mentor).where(eq(mentor.id, mentorId));
    const said = await getDatabase()
      .db.select()
      .from(mentorReview)
      .where(eq(mentorReview.mentorId, mentorId));
    const sum = said.reduce((total, { rating }) => total + rating, 0);
    // What the mentor's row says is what the reviews say, always.
    expect([row?.ratingCount, row?.ratingSum]).toEqual([said.length, sum]);
    return { count: said.length, sum, said };
  };

  test('a session is rated once, changed within the day, and the average follows', async () => {
    const { own, mentorId } = await on.book();
    await rateSession({ ...own, rating: 2, review });
    expect(await starsOf(mentorId)).toMatchObject({ count: 1, sum: 2 });
    await rateSession({ ...own, rating: 5, review: 'Ternyata sangat membantu.' });
    const { count, sum, said } = await starsOf(mentorId);
    expect([count, sum]).toEqual([1, 5]);
    expect(said[0]).toMatchObject({ review: 'Ternyata sangat membantu.', customerName: 'Budi S.' });
    const tomorrow = new Date(Date.now() + 25 * HOUR_MS);
    await expect(rateSession({ ...own, rating: 1, review, now: tomorrow })).rejects.toMatchObject({
      code: 'rating_closed',
    });
    expect(await starsOf(mentorId)).toMatchObject({ sum: 5 });
    const shown = await loadBooking(own);
    expect(shown.rating).toMatchObject({ rating: 5, editable: true });
    expect((await loadBooking({ ...own, now: tomorrow })).rating?.editable).toBe(false);
  });

  test('a session that went to another mentor: their name, contact and free times are shown, and the stars are theirs', async () => {
    const { own, user: customer, mentorId: former } = await on.book();
    const mentorId = await on.makeMentor();
    await getDatabase().db.update(mentor).set({ name: 'Dewi Lestari' }).where(eq(mentor.id, mentorId));
    await on.openCalendar(mentorId);
    await getDatabase().db.transaction((tx) =>
      changeMentor({
        services: on.services,
        tx,
        orderId: own.bookId,
        mentor: { id: mentorId, name: 'Dewi Lestari', price: 80_000 },
      }),
    );
    const shown = await loadBooking(own);
    expect(shown.mentor).toMatchObject({ id: mentorId, name: 'Dewi Lestari' });
    expect(shown.contact?.email).toBe(`${mentorId}@setapak.example`);
    const list = { services: on.services, userId: customer.id, query: new URLSearchParams() };
    const { bookings } = await listBookings({ ...list, tab: 'mentoring' });
    expect(bookings).toMatchObject([{ mentorName: 'Dewi Lestari' }]);
    const { times, mentorName } = await loadSessionTime(own);
    expect([times.length > 0, mentorName]).toEqual([true, 'Dewi Lestari']);
    await rateSession({ ...own, rating: 4, review });
    expect(await starsOf(mentorId)).toMatchObject({ count: 1, sum: 4 });
    expect(await starsOf(former)).toMatchObject({ count: 0 });
  });

  test('only the owner rates, only what was paid and not paid back', async () => {
    const paid = await on.book();
    const stranger = { ...paid.own, userId: newCustomer().id };
    await expect(rateSession({ ...stranger, rating: 1, review })).rejects.toMatchObject({
      code: 'not_found',
    });

    const unpaid = await on.book({ unpaid: true });
    await expect(rateSession({ ...unpaid.own, rating: 5, review })).rejects.toMatchObject({
      code: 'not_paid',
    });
    expect((await loadBooking(unpaid.own)).canRate).toBe(false);

    await getDatabase().db.update(order).set({ status: 'refunded' }).where(eq(order.id, paid.own.bookId));
    await expect(rateSession({ ...paid.own, rating: 5, review })).rejects.toMatchObject({ code: 'not_paid' });
    expect(await starsOf(paid.mentorId)).toMatchObject({ count: 0 });

    const placed = await placeOrder({
      services: on.services,
      user: paid.user,
      clientToken: newId(),
      purchase: { transactionType: 'ats', packageId: 'pkg-pas' },
    });
    const own = { ...paid.own, bookId: placed.bookId };
    await expect(rateSession({ ...own, rating: 5, review })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('many people and many presses at once: every session counts once, with its last stars', async () => {
    const id = await on.makeMentor();
    const booked = await Promise.all(Array.from({ length: 8 }, () => on.book({ mentorId: id })));
    await Promise.all(
      booked.flatMap(({ own }) => [1, 3, 5].map((rating) => rateSession({ ...own, rating, review }))),
    );
    expect(await starsOf(id)).toMatchObject({ count: 8 });
    await Promise.all(booked.map(({ own }) => rateSession({ ...own, rating: 4, review })));
    expect(await starsOf(id)).toMatchObject({ count: 8, sum: 32 });
  });

  test('an account that goes while its ratings are written leaves stars, never a name', async () => {
    const id = await on.makeMentor();
    const booked = await Promise.all(Array.from({ length: 6 }, () => on.book({ mentorId: id })));
    const leave = (userId: string) =>
      getDatabase().db.transaction(async (tx) => {
        await orderData.forget?.(tx, { id: userId, email: '' });
        await forgetReviewer(tx, userId);
      });
    const outcomes = await Promise.allSettled(
      booked.flatMap(({ own }) => [
        rateSession({ ...own, rating: 5, review }),
        leave(own.userId),
        rateSession({ ...own, rating: 3, review }),
      ]),
    );
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'not_found' });
    const { said } = await starsOf(id);
    for (const row of said) expect(row).toMatchObject({ customerName: '', review: '' });
    for (const row of said) expect(row.userId).toMatch(/^deleted:/);
  });

  const keptJob = async (userId: string) => {
    const id = newId();
    const job = { title: 'Staf Pajak', company: 'PT Laras', ad: 'Dicari staf pajak. Penempatan Solo.' };
    await getDatabase()
      .db.insert(jobApplication)
      .values({ id, userId, notes: 'Gaji lama 4 juta', ...job });
    return { id, ...job };
  };

  test('a job goes to the mentor as it was when the session was booked, and with the account it goes', async () => {
    const user = await makeUser(getDatabase());
    const job = await keptJob(user.id);
    const { own, mentorId } = await on.book({ user, jobId: job.id });
    await getDatabase()
      .db.update(jobApplication)
      .set({ ad: 'Lowongan lain', deletedAt: new Date() })
      .where(eq(jobApplication.id, job.id));
    const [session] = await getDatabase()
      .db.select()
      .from(mentoringSession)
      .where(eq(mentoringSession.orderId, own.bookId));
    const shown = await loadDeskSession({ services: on.services, mentorId, sessionId: session?.id ?? '' });
    expect(shown.job).toEqual(job);
    const kept = await orderData.rows?.(getDatabase().db, user.id);
    expect(JSON.stringify(kept)).toContain('Dicari staf pajak');
    await getDatabase().db.transaction(async (tx) =>
      orderData.forget?.(tx, { id: user.id, email: user.email }),
    );
    expect(
      (await loadDeskSession({ services: on.services, mentorId, sessionId: session?.id ?? '' })).job,
    ).toBeNull();
  });

  test('a job of another person, or one that was deleted, answers like none, and nothing is ordered', async () => {
    const user = await makeUser(getDatabase());
    const others = await keptJob((await makeUser(getDatabase())).id);
    const deleted = await keptJob(user.id);
    await getDatabase()
      .db.update(jobApplication)
      .set({ deletedAt: new Date() })
      .where(eq(jobApplication.id, deleted.id));
    for (const jobId of [others.id, deleted.id, 'none'])
      await expect(on.book({ user, jobId })).rejects.toMatchObject({ code: 'not_found' });
    expect(await getDatabase().db.$count(order, eq(order.userId, user.id))).toBe(0);
    const own = await keptJob(user.id);
    const mentorId = await on.makeMentor();
    const form = async (jobId: string) =>
      loadBookingForm({
        services: on.services as never,
        userId: user.id,
        search: new URLSearchParams({ mentor: mentorId }),
        zone: null,
        jobId,
      });
    expect(await form(own.id)).toMatchObject({ jobs: [{ id: own.id }], jobId: own.id });
    expect(await form(others.id)).toMatchObject({ jobId: null });
  });

  test('money that goes back takes the rating form away', async () => {
    const user = newCustomer();
    const { own } = await on.book({ user, unpaid: true });
    await on.pay(own.bookId);
    expect(await loadBooking(own)).toMatchObject({ canRate: true, status: 'paid' });
    await refundOrder({ services: on.services, orderId: own.bookId, reason: 'the mentor was ill' });
    const returned = await loadBooking(own);
    expect(returned).toMatchObject({ canRate: false, status: 'refunded', contact: null, refunded: 80_000 });
    // How it was paid stays true.
    expect(returned.paid).not.toBeNull();
  });

  test("the list holds one's own orders by kind, newest first and paged, without those that never had an invoice", async () => {
    const user = newCustomer();
    const id = await on.makeMentor();
    const ids: string[] = [];
    for (let index = 0; index <= PAGE_SIZE; index += 1) {
      const { own } = await on.book({ mentorId: id, user, unpaid: true });
      ids.unshift(own.bookId);
      const createdAt = new Date(Date.now() + index * 1000);
      await getDatabase().db.update(order).set({ createdAt }).where(eq(order.id, own.bookId));
    }
    const options = {
      services: on.services,
      userId: user.id,
      tab: 'mentoring',
      query: new URLSearchParams(),
    } as const;
    const at = (place: Record<string, string | null>) =>
      listBookings({ ...options, query: new URLSearchParams(place as Record<string, string>) });
    const first = await listBookings(options);
    expect(first.before).toBeNull();
    expect(first.bookings.map(({ bookId }) => bookId)).toEqual(ids.slice(0, PAGE_SIZE));
    expect(first.bookings[0]).toMatchObject({ mentorName: 'Sari Dewanti', hours: 1, payment: 'pending' });
    const second = await at({ after: first.after });
    expect(second.bookings.map(({ bookId }) => bookId)).toEqual(ids.slice(PAGE_SIZE));
    expect(second.after).toBeNull();
    // A newer order pushes nothing from one page to the next, and the way back leads to the same page.
    const { own: newest } = await on.book({ mentorId: id, user, unpaid: true });
    const createdAt = new Date(Date.now() + 60_000);
    await getDatabase().db.update(order).set({ createdAt }).where(eq(order.id, newest.bookId));
    expect(await at({ after: first.after })).toEqual(second);
    expect((await at({ before: second.before })).bookings).toEqual(first.bookings);
    expect((await at({ after: 'x' })).bookings).toHaveLength(PAGE_SIZE);

    await getDatabase()
      .db.update(order)
      .set({ status: 'cancelled', invoiced: false })
      .where(eq(order.id, ids[0] ?? ''));
    expect((await at({ after: first.after })).bookings).toEqual(second.bookings);
    const shown = (await listBookings(options)).bookings.map(({ bookId }) => bookId);
    expect(shown).not.toContain(ids[0]);
    expect((await listBookings({ ...options, tab: 'ats' })).bookings).toEqual([]);
    expect((await listBookings({ ...options, userId: newCustomer().id })).bookings).toEqual([]);
  });

  test('the list opens on the kind of the newest order that it shows', async () => {
    const user = newCustomer();
    const { services } = on;
    const opensOn = () => findNewestTab({ services, userId: user.id });
    const buy = (purchase: Purchase) => placeOrder({ services, user, clientToken: newId(), purchase });
    expect(await opensOn()).toBe('mentoring');
    const ofCv = { transactionType: 'cvReview', packageId: '7-days', email: user.email } as const;
    await buy({ ...ofCv, targetRole: 'finance', notes });
    expect(await opensOn()).toBe('cv-review');
    await on.book({ user, unpaid: true });
    expect(await opensOn()).toBe('mentoring');
    const { bookId } = await buy({ transactionType: 'ats', packageId: 'pkg-pas' });
    expect(await opensOn()).toBe('ats');
    const { db } = getDatabase();
    await db.update(order).set({ status: 'cancelled', invoiced: false }).where(eq(order.id, bookId));
    expect(await opensOn()).toBe('mentoring');
    await buy({ ...ofCv, bundleId: 'pkg-pas', targetRole: 'finance', notes });
    expect(await opensOn()).toBe('cv-review');
    expect(await findNewestTab({ services, userId: newCustomer().id })).toBe('mentoring');
  });

  test('redeemed code: shows its uses, with the code beside it; a paid package shows no code', async () => {
    const { services } = on;
    const user = newCustomer();
    const code = newId().slice(0, 12).toUpperCase();
    const [startAt, closeAt] = [new Date(Date.now() - HOUR_MS), new Date(Date.now() + HOUR_MS)];
    const worth = { discount: 0, max: 1, types: ['redeem-atsc'], usesGranted: 3 };
    await getDatabase()
      .db.insert(voucher)
      .values({ code, id: code, startAt, closeAt, ...worth });
    const { bookId } = await redeemCode({ services, user, clientToken: newId(), code });
    const shown = await loadBooking({ services, userId: user.id, bookId });
    expect(shown).toMatchObject({ uses: 3, paid: { paymentType: 'redeem', redeemCode: code } });
    expect(shown.lines.map(({ name }) => name)).toEqual(['ATS Checker Redeem Code']);
    await placeOrder({
      services,
      user,
      clientToken: newId(),
      purchase: { transactionType: 'ats', packageId: 'pkg-pas' },
    });
    const { bookings } = await listBookings({
      services,
      userId: user.id,
      tab: 'ats',
      query: new URLSearchParams(),
    });
    expect(bookings.map(({ title, uses, redeemCode: by }) => [title, uses, by])).toEqual([
      ['ATS Checker Paket Pas', 8, null],
      ['ATS Checker Redeem Code', 3, code],
    ]);
  });

  test("an order's page never shows another's, and how to reach the mentor only once it is paid", async () => {
    const unpaid = await on.book({ unpaid: true });
    expect(JSON.stringify(await loadBooking(unpaid.own))).not.toContain('+6281');
    const { own } = await on.book();
    const shown = await loadBooking(own);
    expect(shown.contact?.phoneNumber).toBe('+6281');
    expect(shown).toMatchObject({ notes, total: 0, session: { hours: 1 } });
    expect(JSON.stringify(shown)).not.toMatch(/clientToken|"token"/);
    await expect(loadBooking({ ...own, userId: newCustomer().id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('success page: shows the session that was paid last', async () => {
    const user = newCustomer();
    const options = { services: on.services, userId: user.id, bookId: null };
    expect(await loadSuccess(options)).toBeNull();
    await on.book({ user, unpaid: true });
    expect(await loadSuccess(options)).toBeNull();
    const { own } = await on.book({ user });
    expect(await loadSuccess(options)).toMatchObject({ bookId: own.bookId });
  });
});
