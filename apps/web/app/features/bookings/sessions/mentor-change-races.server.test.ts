import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeMentor,
  findDearerMentor,
  payAgain,
  receiveNotification,
  reconcilePayments,
  refundOrder,
} from '~/features/checkout/public.server.ts';
import { findFaults } from '~/features/ledger/public.server.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { describeOnOneDatabase } from '~/services/db/testing.ts';
import { AppError } from '~/services/error.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { bookingsOn, hoursAhead } from '../testing.ts';
import { cancelSession } from './cancel-session.server.ts';
import { answerProposal, moveSession, proposeTime } from './move-session.server.ts';
import { reportSession } from './report-session.server.ts';

const HOUR_MS = 3_600_000;

describeOnOneDatabase('a session whose mentor changes for more money', (getDatabase) => {
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

  /** A paid session, and the order over the difference to another mentor, for which its customer paid at the gateway and we do not know yet. */
  async function book(startsIn: number) {
    const [mentorId, other] = [await on.makeMentor(), await on.makeMentor()];
    await Promise.all([on.openCalendar(mentorId), on.openCalendar(other)]);
    const { own, user } = await on.book({ mentorId, startAt: hoursAhead(startsIn), unpaid: true });
    wire.set(`${own.bookId}-1`, 'settlement');
    await notify(`${own.bookId}-1`);
    const { services } = on;
    const change = await services.db.transaction((tx) =>
      changeMentor({
        services,
        tx,
        orderId: own.bookId,
        mentor: { id: other, name: 'Hana', price: 120_000 },
      }),
    );
    if (!('differenceOrder' in change)) throw new Error('no difference');
    const differenceId = change.differenceOrder;
    await payAgain({ services, userId: user.id, bookId: differenceId });
    wire.set(`${differenceId}-1`, 'settlement');
    return { own, mentorId, other, differenceId };
  }
  async function notify(paymentId: string) {
    const { services } = on;
    const gateway = services.payments.byName('midtrans');
    if (!gateway) throw new Error('no gateway');
    const body = wire.notification(paymentId);
    return receiveNotification({ services, gateway, body, headers: new Headers(), clientIp: '10.0.0.1' });
  }
  const sessionOf = async (orderId: string) => {
    const [found] = await on.services.db
      .select()
      .from(mentoringSession)
      .where(eq(mentoringSession.orderId, orderId));
    if (!found) throw new Error('no session');
    return found;
  };

  const results = async (acts: (() => Promise<unknown>)[]) => {
    const settled = await Promise.allSettled(acts.map((act) => act()));
    return settled.flatMap((one) =>
      one.status === 'rejected' && !(one.reason instanceof AppError) ? [String(one.reason)] : [],
    );
  };
  type Booked = Awaited<ReturnType<typeof book>>;

  /** What locks the session's own order, while the payment locks the order over the difference first. */
  function aroundPayment({ own, mentorId, differenceId }: Booked) {
    const { services } = on;
    const move = (hours: number) =>
      moveSession({ ...own, startAt: hoursAhead(hours), timeZone: 'Asia/Jakarta' });
    const propose = async () => {
      const { id: sessionId } = await sessionOf(own.bookId);
      return proposeTime({ services, sessionId, mentorId, startAt: hoursAhead(400) });
    };
    const pay = () => notify(`${differenceId}-1`);
    return [() => move(300), propose, pay, propose, () => move(310), pay, propose, pay];
  }

  /** What ends it. */
  function endings({ own, mentorId, other, differenceId }: Booked) {
    const { services } = on;
    const { bookId, userId } = own;
    const now = new Date(Date.now() + 700 * HOUR_MS);
    const refund = (orderId: string) => refundOrder({ services, orderId, reason: 'Sesi uji coba' });
    const asMentor = async (
      act: (by: { sessionId: string; mentorId: string }) => Promise<unknown>,
      id: string,
    ) => act({ sessionId: (await sessionOf(bookId)).id, mentorId: id });
    return [
      () => refund(bookId),
      () => asMentor((by) => reportSession({ services, by, report: 'held', now }), mentorId),
      () => notify(`${differenceId}-1`),
      () => asMentor((by) => cancelSession({ services, by }), other),
      () => cancelSession({ services, by: { userId, bookId } }),
      () => notify(`${bookId}-1`),
      () => refund(differenceId),
      () => asMentor((by) => reportSession({ services, by, report: 'held', now }), other),
    ];
  }

  test('its payment, moves, refunds and outcomes at once: nobody waits in a circle, and the ledger adds up', async () => {
    const { services } = on;
    const all = await Promise.all(Array.from({ length: 10 }, (_, at) => book(72 + at)));
    expect(await results(all.flatMap(aroundPayment))).toEqual([]);
    for (const { own, other, differenceId } of all)
      expect(await sessionOf(own.bookId)).toMatchObject({
        mentorId: other,
        differenceOrderId: differenceId,
      });
    expect(await results(all.flatMap(endings))).toEqual([]);
    // What was asked of the gateway and not yet answered.
    await reconcilePayments(services, new Date(Date.now() + 2 * HOUR_MS));
    expect(await findFaults(services.db)).toEqual([]);
  });

  test('once its difference went back alone, the session can be given to another mentor again', async () => {
    const { services } = on;
    const { own, mentorId, other, differenceId } = await book(72);
    await notify(`${differenceId}-1`);
    const give = (id: string, price: number) =>
      services.db.transaction((tx) =>
        changeMentor({ services, tx, orderId: own.bookId, mentor: { id, name: 'Sari', price } }),
      );
    await expect(give(mentorId, 80_000)).rejects.toMatchObject({ code: 'order_other_state' });
    expect(await findDearerMentor(services.db, differenceId)).toBe('Sari Dewanti');
    await refundOrder({ services, orderId: differenceId, reason: 'Mentor berhalangan' });
    expect(await sessionOf(own.bookId)).toMatchObject({ mentorId: other, revokedAt: null });
    expect(await give(mentorId, 80_000)).toEqual({ refund: null });
    expect(await sessionOf(own.bookId)).toMatchObject({ mentorId, differenceOrderId: null });
    expect(await findDearerMentor(services.db, differenceId)).toBeNull();

    const again = await give(other, 120_000);
    if (!('differenceOrder' in again)) throw new Error('no difference');
    await payAgain({ services, userId: own.userId, bookId: again.differenceOrder });
    wire.set(`${again.differenceOrder}-1`, 'settlement');
    await notify(`${again.differenceOrder}-1`);
    expect(await sessionOf(own.bookId)).toMatchObject({
      mentorId: other,
      differenceOrderId: again.differenceOrder,
    });
    await reportSession({
      services,
      by: { sessionId: (await sessionOf(own.bookId)).id, mentorId: other },
      report: 'held',
      now: new Date(Date.now() + 100 * HOUR_MS),
    });
    expect(await findFaults(services.db)).toEqual([]);
  });

  test('what the former mentor proposed for a session without a time is not taken with the new one', async () => {
    const { services } = on;
    const [former, next] = [await on.makeMentor(), await on.makeMentor()];
    await Promise.all([on.openCalendar(former), on.openCalendar(next, { weekly: [] })]);
    const { own } = await on.book({ mentorId: former });
    const { id: sessionId } = await sessionOf(own.bookId);
    const proposed = hoursAhead(96);
    await reportSession({ services, by: { sessionId, mentorId: former }, report: 'missed' });
    await proposeTime({ services, sessionId, mentorId: former, startAt: proposed });
    await services.db.transaction((tx) =>
      changeMentor({ services, tx, orderId: own.bookId, mentor: { id: next, name: 'Sari', price: 80_000 } }),
    );
    await expect(answerProposal({ ...own, proposed, accepts: true })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await sessionOf(own.bookId)).toMatchObject({
      mentorId: next,
      startAt: null,
      contactAttempts: 0,
    });
  });
});
