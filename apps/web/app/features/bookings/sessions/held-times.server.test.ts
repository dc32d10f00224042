import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cancelOrder,
  changeMentor,
  expireOrders,
  payAgain,
  refundOrder,
} from '~/features/checkout/public.server.ts';
import { mentorTime } from '~/services/db/calendar-schema.ts';
import { mentoringSession, order, payment } from '~/services/db/payments-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { GatewayError } from '~/services/payments/gateway.ts';
import { paymentsOf } from '~/services/payments/payments.server.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { zonedTime } from '~/ui/format/zoned-times.ts';
import { bookingsOn, hoursAhead, newCustomer } from '../testing.ts';
import { cancelSession } from './cancel-session.server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

describeOnDatabases('times that are held while an order is paid', (getDatabase) => {
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

  async function makeMentor() {
    const mentorId = await on.makeMentor();
    await on.openCalendar(mentorId);
    return mentorId;
  }
  async function timeOf(bookId: string) {
    const { db } = getDatabase();
    const [taken] = await db.select().from(mentorTime).where(eq(mentorTime.orderId, bookId));
    return taken;
  }
  async function sessionOf(bookId: string) {
    const { db } = getDatabase();
    const [found] = await db.select().from(mentoringSession).where(eq(mentoringSession.orderId, bookId));
    return found;
  }
  const startAt = hoursAhead(72);

  test('paid in time, the session has the time that was chosen', async () => {
    const mentorId = await makeMentor();
    const { own } = await on.book({ mentorId, startAt, unpaid: true });
    const until = (await timeOf(own.bookId))?.heldUntil;
    expect(until).toBeInstanceOf(Date);
    // Days are left to pay, minutes for the time: the mail says both.
    const { rows } = await getDatabase().query(
      `SELECT data->'props'->>'session' AS session FROM pgboss.job
       WHERE name = 'send-mail' AND data->>'template' = 'order-news' AND data->'props'->>'url' LIKE $1`,
      [`%${own.bookId}%`],
    );
    const said = [startAt, until!].map((moment) => zonedTime(moment, 'Asia/Makassar'));
    expect(rows).toEqual([{ session: said.join(', disimpan sampai ') }]);
    await on.pay(own.bookId, inMinutes(20));
    expect(await sessionOf(own.bookId)).toMatchObject({
      startAt,
      timeZone: 'Asia/Makassar',
      timeLostAt: null,
    });
    expect((await timeOf(own.bookId))?.heldUntil).toBeNull();
  });

  test('two orders for one time: the second is not placed, and nothing of it stays', async () => {
    const mentorId = await makeMentor();
    const wanted = { mentorId, startAt, unpaid: true };
    const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => on.book(wanted)));
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(4);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'time_taken' });
    expect(await getDatabase().db.$count(mentorTime, eq(mentorTime.mentorId, mentorId))).toBe(1);
  });

  test('paid after the hold lapsed: still free, it is taken again; gone, the customer chooses anew', async () => {
    const mentorId = await makeMentor();
    const late = await on.book({ mentorId, startAt, unpaid: true });
    await on.pay(late.own.bookId, inMinutes(60));
    expect(await sessionOf(late.own.bookId)).toMatchObject({ startAt });

    const other = hoursAhead(80);
    const slow = await on.book({ mentorId, startAt: other, unpaid: true });
    const { db } = getDatabase();
    const lapsed = { heldUntil: inMinutes(-1) };
    await db.update(mentorTime).set(lapsed).where(eq(mentorTime.orderId, slow.own.bookId));
    const fast = await on.book({ mentorId, startAt: other });
    await on.pay(slow.own.bookId);
    expect(await sessionOf(fast.own.bookId)).toMatchObject({ startAt: other });
    const session = await sessionOf(slow.own.bookId);
    expect(session).toMatchObject({ startAt: null });
    expect(session?.timeLostAt).not.toBeNull();
  });

  test('the hold lapses in the very moment of the payment: one of the two has the time', async () => {
    const mentorId = await makeMentor();
    const slow = await on.book({ mentorId, startAt, unpaid: true });
    const { db } = getDatabase();
    const lapsed = { heldUntil: inMinutes(-1) };
    await db.update(mentorTime).set(lapsed).where(eq(mentorTime.orderId, slow.own.bookId));
    await Promise.allSettled([on.pay(slow.own.bookId), on.book({ mentorId, startAt, unpaid: true })]);
    expect(await db.$count(mentorTime, eq(mentorTime.mentorId, mentorId))).toBe(1);
    const session = await sessionOf(slow.own.bookId);
    const hasTime = (await timeOf(slow.own.bookId)) !== undefined;
    expect(session?.startAt !== null).toBe(hasTime);
  });

  test('orders that are called off, lapse or are paid back give their time back', async () => {
    const mentorId = await makeMentor();
    const cancelled = await on.book({ mentorId, startAt, unpaid: true });
    await cancelOrder(cancelled.own);
    expect(await timeOf(cancelled.own.bookId)).toBeUndefined();

    const lapsing = await on.book({ mentorId, startAt, unpaid: true });
    await expireOrders(on.services, new Date(Date.now() + 8 * DAY_MS));
    const [gone] = await getDatabase().db.select().from(order).where(eq(order.id, lapsing.own.bookId));
    expect(gone?.status).toBe('expired');
    expect(await timeOf(lapsing.own.bookId)).toBeUndefined();

    const paid = await on.book({ mentorId, startAt, unpaid: true });
    await on.pay(paid.own.bookId, inMinutes(10));
    await refundOrder({ services: on.services, orderId: paid.own.bookId, reason: 'the mentor is ill' });
    expect(await timeOf(paid.own.bookId)).toBeUndefined();
  });

  test('an order for which the gateway gives no page holds nothing: the same time can be tried again', async () => {
    const mentorId = await makeMentor();
    const user = newCustomer();
    const { payments } = on.services;
    const createInvoice = () => Promise.reject(new GatewayError('unreachable'));
    on.services.payments = paymentsOf(
      new Map([['midtrans', { ...payments.active, createInvoice }]]),
      'midtrans',
    );
    const wanted = { user, mentorId, startAt, unpaid: true };
    await expect(on.book(wanted)).rejects.toMatchObject({ code: 'payment_unavailable' });
    on.services.payments = payments;
    const { own } = await on.book(wanted);
    expect((await timeOf(own.bookId))?.heldUntil).not.toBeNull();
  });

  test.each(['before', 'after'])(
    'paid twice: called off %s what was too much went back, the customer has both',
    async (when) => {
      const mentorId = await makeMentor();
      const { own } = await on.book({ mentorId, startAt, unpaid: true });
      const { bookId: orderId } = own;
      await on.pay(orderId, inMinutes(10), 'deny');
      await payAgain(own);
      await on.pay(orderId, inMinutes(20), 'settlement', 2);
      await on.pay(orderId, inMinutes(120));
      const steps = [
        () => cancelSession({ services: on.services, by: own }),
        () => refundOrder({ services: on.services, orderId, reason: 'paid twice' }),
      ];
      if (when === 'after') steps.reverse();
      for (const step of steps) await step();
      const paid = await getDatabase().db.select().from(payment).where(eq(payment.orderId, orderId));
      expect(paid.map(({ refundedAmount }) => refundedAmount)).toEqual([80_000, 80_000]);
    },
  );

  test('holds: of many orders that are opened again at once only so many hold their time', async () => {
    const user = newCustomer();
    const { db } = getDatabase();
    const lapsed = [];
    for (let n = 0; n < 5; n += 1) {
      const { own } = await on.book({ user, mentorId: await makeMentor(), startAt, unpaid: true });
      lapsed.push(own);
      await db
        .update(mentorTime)
        .set({ heldUntil: inMinutes(-1) })
        .where(eq(mentorTime.orderId, own.bookId));
    }
    await Promise.all(lapsed.map((own) => payAgain(own)));
    const times = await Promise.all(lapsed.map(({ bookId }) => timeOf(bookId)));
    expect(times.filter((time) => time?.heldUntil && time.heldUntil > new Date())).toHaveLength(3);
  });

  test('holds: a person keeps only so many times without paying, however often they try', async () => {
    const mentorId = await makeMentor();
    const user = newCustomer();
    const hold = (hours: number) => on.book({ user, mentorId, startAt: hoursAhead(hours), unpaid: true });
    const held = [];
    for (const hours of [24, 26, 28]) held.push(await hold(hours));
    await expect(hold(30)).rejects.toMatchObject({ code: 'too_many_holds' });
    // Nor by opening them again once they lapsed, while others are held.
    const [first] = held;
    if (!first) throw new Error('nothing is held');
    const { db } = getDatabase();
    await db
      .update(mentorTime)
      .set({ heldUntil: inMinutes(-1) })
      .where(eq(mentorTime.orderId, first.own.bookId));
    await hold(32);
    await payAgain(first.own);
    expect((await timeOf(first.own.bookId))?.heldUntil?.getTime()).toBeLessThan(Date.now());
    // What is paid does not count, and neither does what others hold.
    await on.pay(held[1]?.own.bookId ?? '', inMinutes(1));
    await hold(34);
    await on.book({ mentorId, startAt: hoursAhead(36), unpaid: true });
  });

  test('hold: paying again holds the time once more', async () => {
    const mentorId = await makeMentor();
    const { own } = await on.book({ mentorId, startAt, unpaid: true });
    const { db } = getDatabase();
    const lapsed = { heldUntil: inMinutes(-1) };
    await db.update(mentorTime).set(lapsed).where(eq(mentorTime.orderId, own.bookId));
    await payAgain(own);
    expect((await timeOf(own.bookId))?.heldUntil?.getTime()).toBeGreaterThan(Date.now());
  });

  test('a session that goes to another mentor keeps its time where that one is free, and loses it elsewhere', async () => {
    const [from, free, full] = [await makeMentor(), await makeMentor(), await makeMentor()];
    await on.book({ mentorId: full, startAt });
    const change = async (bookId: string, id: string) =>
      getDatabase().db.transaction((tx) =>
        changeMentor({
          services: on.services,
          tx,
          orderId: bookId,
          mentor: { id, name: 'Dewi', price: 80_000 },
        }),
      );
    const kept = await on.book({ mentorId: from, startAt });
    await change(kept.own.bookId, free);
    expect(await sessionOf(kept.own.bookId)).toMatchObject({ mentorId: free, startAt, sequence: 1 });
    expect(await timeOf(kept.own.bookId)).toMatchObject({ mentorId: free, heldUntil: null });
    const lost = await on.book({ mentorId: from, startAt });
    await change(lost.own.bookId, full);
    expect(await sessionOf(lost.own.bookId)).toMatchObject({ mentorId: full, startAt: null });
    expect(await timeOf(lost.own.bookId)).toBeUndefined();
  });
});
