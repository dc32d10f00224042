import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePerson } from '../app/features/admin/people/change-person.server.ts';
import { loadTaskPage } from '../app/features/admin/tasks/load-task-page.server.ts';
import { keepUpSessions } from '../app/features/bookings/sessions/keep-up-sessions.server.ts';
import { moveSession, proposeTime } from '../app/features/bookings/sessions/move-session.server.ts';
import { loadSession } from '../app/features/bookings/sessions/open-session.server.ts';
import { keySubject } from '../app/features/bookings/sessions/model.ts';
import { bookingsOn, hoursAhead, newCustomer, notes } from '../app/features/bookings/testing.ts';
import {
  payAgain,
  reconcilePayments,
  requestBegunRefund,
  withdrawOrders,
} from '../app/features/checkout/public.server.ts';
import { resolvePriceable, resolvePurchase } from '../app/features/checkout/quote/resolve-purchase.server.ts';
import { listMentors } from '../app/features/mentors/list-mentors.server.ts';
import {
  listIntroduced,
  loadMentor,
  loadMentorForSale,
  saveMentors,
} from '../app/features/mentors/public.server.ts';
import { readMentorQuery } from '../app/features/mentors/query.ts';
import { makeMentor } from '../app/features/mentors/testing.ts';
import { listFreeTimes } from '../app/features/scheduling/public.server.ts';
import { faultsOf, mailsTo } from '../app/features/checkout/testing/services.ts';
import { accountData } from '../app/registry.server.ts';
import { mentorAccount } from '../app/services/db/calendar-schema.ts';
import { mentor } from '../app/services/db/mentoring-schema.ts';
import { mentoringSession, order, payment } from '../app/services/db/payments-schema.ts';
import { describeOnDatabases, makeUser } from '../app/services/db/testing.ts';
import { newId } from '../app/services/id.ts';
import { startMidtrans, type MidtransWire } from '../app/services/payments/testing-midtrans.ts';

const HOUR_MS = 3_600_000;

describeOnDatabases('mentors whose account is suspended or deleted', (getDatabase) => {
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
  const db = () => getDatabase().db;

  /** A mentor who signs in and has free hours. */
  async function newMentor() {
    const person = await makeUser(getDatabase(), { role: 'mentor' });
    const id = newId();
    const row = makeMentor(1, { id, name: `Sari ${id}`, videoUrl: '/introductions/sari.mp4' });
    await db().transaction((tx) => saveMentors({ tx, mentors: [row] }));
    await db().insert(mentorAccount).values({ mentorId: id, userId: person.id, joinedAt: new Date() });
    await on.openCalendar(id);
    return { id, person };
  }

  async function act(
    userId: string,
    change: { intent: 'suspend' } | { intent: 'unsuspend' } | { intent: 'delete'; address: string },
  ) {
    const actor = await makeUser(getDatabase(), { role: 'admin' });
    const said = {
      suspend: { suspendReason: 'Meminta bayaran di luar aplikasi' },
      unsuspend: {},
      delete: { deleteReason: 'Permintaan lewat email, tiket 42' },
    };
    await changePerson({
      services: on.services,
      actor,
      userId,
      change: { ...said[change.intent], ...change } as Parameters<typeof changePerson>[0]['change'],
      accountData,
    });
  }

  /** Where the mentor can be found and bought. */
  async function whereabouts(id: string) {
    const { services } = on;
    const listed = async (query: string) => {
      const read = readMentorQuery(new URLSearchParams(query));
      const { mentors } = await listMentors({ services, query: read, seed: 1, perPage: 20 });
      return mentors.some((one) => one.id === id);
    };
    const input = {
      transactionType: 'mentoring',
      mentorId: id,
      hours: 1,
      notes,
      startAt: undefined,
      timeZone: undefined,
    } as const;
    const sold = (ask: Promise<unknown>) =>
      ask.then(
        () => true,
        () => false,
      );
    return {
      list: await listed(''),
      search: await listed(`q=${id}`),
      free: await listed('sort=free-asc'),
      profile: (await loadMentor({ services, mentorId: id })) !== null,
      booking: (await loadMentorForSale({ services, mentorId: id })) !== null,
      introduced: (await listIntroduced(services)).some((one) => one.id === id),
      price: await sold(resolvePriceable({ services, input })),
      order: await sold(resolvePurchase({ services, userId: newId(), input })),
      times:
        (await listFreeTimes({ db: db(), mentorId: id, minutes: 60, now: new Date(), most: 1 }))?.length ===
        1,
    };
  }
  const everywhere = {
    list: true,
    search: true,
    free: true,
    profile: true,
    booking: true,
    introduced: true,
    price: true,
    order: true,
    times: true,
  };
  const nowhere = Object.fromEntries(Object.keys(everywhere).map((name) => [name, false]));

  test('suspension takes a mentor out of list, search, profile and sale at once; lifted, they are back', async () => {
    const { id, person } = await newMentor();
    expect(await whereabouts(id)).toEqual(everywhere);
    await act(person.id, { intent: 'suspend' });
    expect(await whereabouts(id)).toEqual(nowhere);
    // An operator who saves the profile meanwhile does not bring them back.
    const row = makeMentor(1, { id, name: `Sari ${id}`, videoUrl: '/introductions/sari.mp4' });
    await db().transaction((tx) => saveMentors({ tx, mentors: [row] }));
    expect(await whereabouts(id)).toEqual(nowhere);
    await act(person.id, { intent: 'unsuspend' });
    expect(await whereabouts(id)).toEqual(everywhere);
  });

  test('suspension: an order that is not paid yet cannot be paid', async () => {
    const { id, person } = await newMentor();
    const { own } = await on.book({ mentorId: id, unpaid: true });
    await act(person.id, { intent: 'suspend' });
    await expect(payAgain(own)).rejects.toMatchObject({ code: 'no_longer_sold' });
    await act(person.id, { intent: 'unsuspend' });
    await payAgain(own);
  });

  test('suspension at the moment of many orders and payments: each ends unpaid, or its money goes back without an operator', async () => {
    const { id, person } = await newMentor();
    const booked = (n: number) => Array.from({ length: n }, () => on.book({ mentorId: id, unpaid: true }));
    const before = await Promise.all(booked(4));
    const [during] = await Promise.all([
      Promise.all(booked(8)),
      act(person.id, { intent: 'suspend' }),
      withdrawOrders(on.services),
    ]);
    const all = [...before, ...during];
    // Half of them pay on pages that are open still, also after their order was called off.
    const paying = all.filter((_, n) => n % 2 === 0);
    const later = new Date(Date.now() + HOUR_MS);
    const pay = (some: typeof all) => {
      for (const { own } of some) wire.set(`${own.bookId}-1`, 'settlement', { paymentType: 'qris' });
    };
    pay(paying.slice(0, 3));
    await Promise.all([withdrawOrders(on.services), reconcilePayments(on.services, later)]);
    pay(paying.slice(3));
    await reconcilePayments(on.services, new Date(later.getTime() + HOUR_MS));
    await withdrawOrders(on.services);
    const { rows: begun } = await db().execute<{ data: { refundId: string } }>(
      sql`SELECT data FROM pgboss.job WHERE name = 'request-refund'`,
    );
    for (const { data } of begun) await requestBegunRefund(on.services, data);

    for (const one of all) {
      const { bookId } = one.own;
      const [row] = await db().select().from(order).where(eq(order.id, bookId));
      expect(row?.status).toBe('cancelled');
      const payments = await db().select().from(payment).where(eq(payment.orderId, bookId));
      const there = wire.transaction(`${bookId}-1`);
      const isPaid = there?.status === 'refund' || there?.status === 'settlement';
      expect(isPaid).toBe(paying.includes(one));
      expect(payments.map(({ refundedAmount }) => refundedAmount)).toEqual([isPaid ? 80_000 : 0]);
      expect(there?.refunded ?? 0).toBe(isPaid ? 80_000 : 0);
      const mails = (await mailsTo(getDatabase(), one.user.email)).map(({ kind }) => kind);
      expect(mails.at(0)).toBe('waiting');
      expect(mails.includes('withdrawn') || mails.includes('returning')).toBe(true);
      expect(mails.slice(-2)).toEqual(isPaid ? ['returning', 'refunded'] : ['waiting', 'withdrawn']);
    }
    expect(await faultsOf(getDatabase())).toEqual([]);
    const { tasks } = await loadTaskPage({ db: db(), query: new URLSearchParams() });
    expect(tasks.filter(({ orderId }) => all.some(({ own }) => own.bookId === orderId))).toEqual([]);
  });

  test('suspension: a paid session takes no other time, is not settled by itself and waits for an operator', async () => {
    const { id, person } = await newMentor();
    const startAt = hoursAhead(30);
    const { own } = await on.book({ user: newCustomer(), mentorId: id, startAt });
    const [session] = await db()
      .select()
      .from(mentoringSession)
      .where(eq(mentoringSession.orderId, own.bookId));
    const sessionId = session?.id ?? '';
    const key = on.services.links.keyOf('mentor session', keySubject(session!));
    const open = () => loadSession({ services: on.services, link: { id: sessionId, key } });
    const tasks = async () => {
      const { tasks: found } = await loadTaskPage({
        db: db(),
        query: new URLSearchParams({ kind: 'mentor_away' }),
      });
      return found.map(({ orderId }) => orderId).includes(own.bookId);
    };
    await open();
    expect(await tasks()).toBe(false);
    await act(person.id, { intent: 'suspend' });
    expect(await tasks()).toBe(true);
    await expect(open()).rejects.toMatchObject({ code: 'not_found' });
    const other = hoursAhead(50);
    await expect(
      proposeTime({ services: on.services, mentorId: id, sessionId, startAt: other }),
    ).rejects.toMatchObject({ code: 'time_taken' });
    await expect(moveSession({ ...own, startAt: other, timeZone: 'Asia/Jakarta' })).rejects.toMatchObject({
      code: 'time_taken',
    });
    const outcome = async () =>
      (await db().select().from(mentoringSession).where(eq(mentoringSession.id, sessionId)))[0]?.outcome;
    const later = new Date(startAt.getTime() + 200 * HOUR_MS);
    await keepUpSessions(on.services, later);
    expect(await outcome()).toBeNull();
    await act(person.id, { intent: 'unsuspend' });
    expect(await tasks()).toBe(false);
    await open();
    await keepUpSessions(on.services, later);
    expect(await outcome()).toBe('held');
  });

  test('deletion of a mentor’s account hides their page; their paid sessions wait for an operator', async () => {
    const { id, person } = await newMentor();
    const { own } = await on.book({ mentorId: id });
    await act(person.id, { intent: 'delete', address: person.email });
    expect(await whereabouts(id)).toMatchObject({ list: false, search: false, profile: false, order: false });
    const [row] = await db().select().from(mentor).where(eq(mentor.id, id));
    expect(row).toMatchObject({ active: false, bookable: false });
    const { tasks } = await loadTaskPage({ db: db(), query: new URLSearchParams({ kind: 'mentor_away' }) });
    expect(tasks.map(({ orderId }) => orderId)).toContain(own.bookId);
  });

  test('suspension while operators save the profile ten times over: the mentor is not listed', async () => {
    const { id, person } = await newMentor();
    const row = makeMentor(1, { id, name: `Sari ${id}` });
    const save = () => db().transaction((tx) => saveMentors({ tx, mentors: [row] }));
    await Promise.all([
      ...Array.from({ length: 10 }, save),
      act(person.id, { intent: 'suspend' }),
      ...Array.from({ length: 10 }, save),
    ]);
    expect((await whereabouts(id)).list).toBe(false);
  });
});
