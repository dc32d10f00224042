import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOrder } from '../app/features/admin/change-order.server.ts';
import { listTasks } from '../app/features/admin/tasks/load-tasks.server.ts';
import { cancelSession } from '../app/features/bookings/sessions/cancel-session.server.ts';
import { reportSession } from '../app/features/bookings/sessions/report-session.server.ts';
import { adminAudit } from '../app/services/db/admin-schema.ts';
import {
  changeMentor,
  payAgain,
  placeOrder,
  reconcilePayments,
  refundOrder,
  requestRefund,
} from '../app/features/checkout/public.server.ts';
import { applyPayment } from '../app/features/checkout/payments/apply-payment.server.ts';
import type { Purchase } from '../app/features/checkout/purchase.ts';
import {
  checkoutOn,
  faultsOf,
  makeVoucher,
  newCustomer,
  runOut,
} from '../app/features/checkout/testing/services.ts';
import { rebook } from '../app/features/admin/money/rebook.server.ts';
import {
  backfillLedger,
  checkLedger,
  findFaults,
  listFaults,
  loadCheck,
  previewRebooking,
} from '../app/features/ledger/public.server.ts';
import { readConfig } from '../app/services/config/config.server.ts';
import {
  ledgerCheck,
  ledgerLine,
  ledgerTransaction,
  type LedgerAccount,
} from '../app/services/db/ledger-schema.ts';
import { mentor } from '../app/services/db/mentoring-schema.ts';
import { mentoringSession, order, payment } from '../app/services/db/payments-schema.ts';
import { describeOnDatabases, makeUser } from '../app/services/db/testing.ts';
import { newId } from '../app/services/id.ts';
import { createSealing } from '../app/services/sealing/sealing.server.ts';
import { startMidtrans, type MidtransWire } from '../app/services/payments/testing-midtrans.ts';

const PRICE = 100_000;
const DAY_MS = 86_400_000;
const ats: Purchase = { transactionType: 'ats', packageId: 'pkg-pas' };

describeOnDatabases('the ledger', (getDatabase) => {
  let wire: MidtransWire;
  let on: Awaited<ReturnType<typeof checkoutOn>>;
  beforeAll(async () => {
    wire = await startMidtrans();
    on = await checkoutOn(getDatabase(), wire.url);
  });
  afterAll(async () => {
    expect(await faultsOf(getDatabase())).toEqual([]);
    await on.stop();
    await wire.stop();
  });

  async function makeMentor(values: Partial<typeof mentor.$inferInsert> = {}) {
    const id = newId();
    const contact = { phoneNumber: '+6281', email: `${id}@setapak.example` };
    const [made] = await getDatabase()
      .db.insert(mentor)
      .values({ id, name: 'Sari Dewanti', title: 'HR Lead', price: PRICE, ...contact, ...values })
      .returning();
    if (!made) throw new Error('no mentor came back');
    return made;
  }
  const sessionWith = ({ id, name, price }: { id: string; name: string; price: number }): Purchase => ({
    transactionType: 'mentoring',
    mentor: { id, name, price },
    hours: 1,
    notes: 'Saya ingin belajar menjawab pertanyaan wawancara kerja pertama saya dengan tenang.',
  });
  async function buy(purchase: Purchase, voucherCode?: string) {
    const user = newCustomer();
    const { bookId } = await placeOrder({
      services: on.services,
      user,
      clientToken: newId(),
      purchase,
      voucherCode,
    });
    return { user, bookId, paymentId: `${bookId}-1` };
  }
  async function hear(paymentId: string, status: string, more: Parameters<MidtransWire['set']>[2] = {}) {
    wire.set(paymentId, status, more);
    const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
    if (!seen) throw new Error('the gateway knows nothing');
    return applyPayment({ services: on.services, paymentId, seen });
  }
  async function hold(bookId: string, report: 'held' | 'missed' = 'held') {
    const [session] = await getDatabase()
      .db.select()
      .from(mentoringSession)
      .where(eq(mentoringSession.orderId, bookId));
    if (!session) throw new Error('no session');
    const key = on.services.links.keyOf('mentor session', `${session.id}:${session.mentorId}`);
    const services = { ...on.services, config: readConfig({}) };
    return reportSession({ services, by: { link: { id: session.id, key } }, report });
  }
  /** What the ledger says of an order: `kind account amount`, in the order in which it was booked. */
  async function entriesOf(orderId: string): Promise<string[]> {
    const rows = await getDatabase()
      .db.select()
      .from(ledgerTransaction)
      .innerJoin(ledgerLine, eq(ledgerLine.transactionId, ledgerTransaction.id))
      .where(eq(ledgerTransaction.orderId, orderId))
      .orderBy(ledgerTransaction.id, ledgerLine.position);
    return rows.map(
      ({ ledger_transaction: { kind }, ledger_line: { account, amount } }) => `${kind} ${account} ${amount}`,
    );
  }
  async function balanceOf(account: LedgerAccount, orderId: string): Promise<number> {
    const { rows } = await getDatabase().db.execute<{ sum: number }>(sql`
      SELECT coalesce(sum(line.amount), 0)::int AS sum FROM ledger_line AS line
      JOIN ledger_transaction AS entry ON entry.id = line.transaction_id
      WHERE entry.order_id = ${orderId} AND line.account = ${account}`);
    return rows[0]?.sum ?? 0;
  }

  test('entries stay as they were written, add up to zero, and are written once', async () => {
    const { db } = getDatabase();
    const enter = (amounts: number[], key = newId()) =>
      db.transaction(async (tx) => {
        const [entry] = await tx
          .insert(ledgerTransaction)
          .values({ key, kind: 'adjustment', at: new Date() })
          .returning();
        const accounts = ['bank', 'gateway', 'revenue'] as const;
        const lines = amounts.map((amount, position) => ({
          transactionId: entry?.id ?? 0,
          position,
          account: accounts[position] ?? 'bank',
          amount,
        }));
        if (lines.length > 0) await tx.insert(ledgerLine).values(lines);
        return entry?.id ?? 0;
      });
    const id = await enter([5_000, -3_000, -2_000], 'once');
    await expect(enter([5_000, -5_000], 'once')).rejects.toThrow();
    await expect(enter([5_000, -4_999])).rejects.toThrow();
    await expect(enter([])).rejects.toThrow();
    // As any program could that has the database's password.
    for (const statement of [
      `UPDATE ledger_line SET amount = amount * 2 WHERE transaction_id = ${id}`,
      `DELETE FROM ledger_line WHERE transaction_id = ${id}`,
      `UPDATE ledger_transaction SET note = 'x' WHERE id = ${id}`,
      `DELETE FROM ledger_transaction WHERE id = ${id}`,
      `TRUNCATE ledger_line`,
      `INSERT INTO ledger_line (transaction_id, position, account, amount) VALUES (${id}, 8, 'bank', 5), (${id}, 9, 'gateway', -5)`,
    ])
      await expect(getDatabase().query(statement), statement).rejects.toThrow(/append-only|is closed/);
    expect(await db.select().from(ledgerLine).where(eq(ledgerLine.transactionId, id))).toHaveLength(3);
  });

  test('a session: paid for it is unearned, held it is divided; heard of twice it is booked once', async () => {
    const { bookId, paymentId } = await buy(sessionWith(await makeMentor({ share: 8_000 })));
    expect(await entriesOf(bookId)).toEqual([]);
    await hear(paymentId, 'settlement');
    await hear(paymentId, 'settlement');
    const paid = [
      'charge gateway 100000',
      'charge unearned -100000',
      'fee gateway_fee 700',
      'fee gateway -700',
    ];
    expect(await entriesOf(bookId)).toEqual(paid);
    const reports = await Promise.allSettled([hold(bookId), hold(bookId), hold(bookId)]);
    expect(reports.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await entriesOf(bookId)).toEqual([
      ...paid,
      'share unearned 100000',
      'share mentor_payable -80000',
      'share revenue -20000',
    ]);
  });

  test('the share is that of the order: changed later, it holds for later orders; without one the general one holds', async () => {
    const { db } = getDatabase();
    const sari = await makeMentor({ share: 5_000 });
    const before = await buy(sessionWith(sari));
    await db.update(mentor).set({ share: null }).where(eq(mentor.id, sari.id));
    const later = await buy(sessionWith(sari));
    for (const { bookId, paymentId } of [before, later]) {
      await hear(paymentId, 'settlement');
      await hold(bookId);
    }
    expect(await balanceOf('mentor_payable', before.bookId)).toBe(-50_000);
    expect(await balanceOf('mentor_payable', later.bookId)).toBe(-70_000);
  });

  test('a voucher is ours to give: the mentor earns of the whole price, also where it paid for everything', async () => {
    const sari = await makeMentor();
    const half = await buy(sessionWith(sari), await makeVoucher(getDatabase(), { discount: 0.5 }));
    await hear(half.paymentId, 'settlement');
    const free = await buy(sessionWith(sari), await makeVoucher(getDatabase(), { discount: 1 }));
    for (const { bookId } of [half, free]) {
      await hold(bookId);
      expect(await balanceOf('mentor_payable', bookId)).toBe(-70_000);
      expect(await balanceOf('revenue', bookId)).toBe(-30_000);
    }
    expect(await balanceOf('discount', half.bookId)).toBe(50_000);
    expect(await balanceOf('discount', free.bookId)).toBe(100_000);
    const code = await makeVoucher(getDatabase(), { discount: 1 });
    expect(await entriesOf((await buy(ats, code)).bookId)).toEqual([
      'share discount 34000',
      'share revenue -34000',
    ]);
  });

  test('a customer who forfeits the session has paid for the time that the mentor kept', async () => {
    const { bookId, paymentId } = await buy(sessionWith(await makeMentor()));
    await hear(paymentId, 'settlement');
    const { db } = getDatabase();
    for (const _ of [1, 2, 3]) {
      await hold(bookId, 'missed');
      await db
        .update(mentoringSession)
        .set({ lastAttemptAt: new Date(Date.now() - DAY_MS) })
        .where(eq(mentoringSession.orderId, bookId));
    }
    expect(await balanceOf('mentor_payable', bookId)).toBe(-70_000);
  });

  test('a refund after the session takes its part of the share back, a kindness of ours does not', async () => {
    const sari = await makeMentor();
    const refundHalf = async (keepsShare: boolean) => {
      const { bookId, paymentId } = await buy(sessionWith(sari));
      await hear(paymentId, 'settlement');
      await hold(bookId);
      const request = { services: on.services, orderId: bookId, amount: PRICE / 2, reason: 'setengah' };
      expect(await refundOrder({ ...request, keepsShare })).toBe('done');
      return bookId;
    };
    const shared = await refundHalf(false);
    expect(await balanceOf('mentor_payable', shared)).toBe(-35_000);
    expect(await balanceOf('revenue', shared)).toBe(-15_000);
    expect(await balanceOf('gateway', shared)).toBe(49_300);
    const kind = await refundHalf(true);
    expect(await balanceOf('mentor_payable', kind)).toBe(-70_000);
    expect(await balanceOf('revenue', kind)).toBe(20_000);
  });

  test('a chargeback after a refund of a part: both stand as what they were, the mentor earned nothing', async () => {
    const { bookId, paymentId } = await buy(sessionWith(await makeMentor()));
    await hear(paymentId, 'settlement');
    await hold(bookId);
    await refundOrder({ services: on.services, orderId: bookId, amount: 30_000, reason: 'terlambat' });
    expect(await hear(paymentId, 'chargeback')).toBe('applied');
    const entries = await entriesOf(bookId);
    expect(entries).toContain('refund gateway -30000');
    expect(entries).toContain('chargeback gateway -70000');
    expect(await balanceOf('mentor_payable', bookId)).toBe(0);
    expect(await balanceOf('unearned', bookId)).toBe(0);
    expect(await balanceOf('gateway', bookId)).toBe(-700);
  });

  test('money that came too late belongs to the customer, and goes back from there', async () => {
    const { bookId, paymentId } = await buy(ats);
    await runOut(getDatabase(), bookId);
    await hear(paymentId, 'expire');
    expect(await hear(paymentId, 'settlement')).toBe('surplus');
    expect(await balanceOf('customer_refund', bookId)).toBe(-34_000);
    await refundOrder({ services: on.services, orderId: bookId, reason: 'terlambat' });
    expect(await balanceOf('customer_refund', bookId)).toBe(0);
    expect(await balanceOf('revenue', bookId)).toBe(0);
  });

  test('another mentor who costs less earns of the new price, one who costs more of both orders', async () => {
    const [sari, budi, dewi] = [
      await makeMentor(),
      await makeMentor({ price: 60_000, share: 5_000 }),
      await makeMentor({ price: 150_000, share: 6_000 }),
    ];
    const change = (orderId: string, to: typeof sari) =>
      getDatabase().db.transaction((tx) => changeMentor({ services: on.services, tx, orderId, mentor: to }));
    const cheaper = await buy(sessionWith(sari));
    await hear(cheaper.paymentId, 'settlement');
    const less = await change(cheaper.bookId, budi);
    if (!('refund' in less) || !less.refund) throw new Error('it costs less');
    await requestRefund(on.services, less.refund);
    await hold(cheaper.bookId);
    expect(await balanceOf('mentor_payable', cheaper.bookId)).toBe(-30_000);
    expect(await balanceOf('revenue', cheaper.bookId)).toBe(-30_000);

    const dearer = await buy(sessionWith(sari));
    await hear(dearer.paymentId, 'settlement');
    const more = await change(dearer.bookId, dewi);
    if (!('differenceOrder' in more)) throw new Error('it costs more');
    const { differenceOrder: bookId } = more;
    await payAgain({ services: on.services, userId: dearer.user.id, bookId });
    await hear(`${bookId}-1`, 'settlement');
    await hold(dearer.bookId);
    expect(await balanceOf('mentor_payable', dearer.bookId)).toBe(-60_000);
    expect(await balanceOf('mentor_payable', bookId)).toBe(-30_000);
  });

  test('a session with another mentor that is called off in time: what was paid for the change goes back as well', async () => {
    const [sari, dewi] = [await makeMentor(), await makeMentor({ price: 150_000 })];
    const { db } = getDatabase();
    const { bookId, user, paymentId } = await buy(sessionWith(sari));
    await hear(paymentId, 'settlement');
    const more = await db.transaction((tx) =>
      changeMentor({ services: on.services, tx, orderId: bookId, mentor: dewi }),
    );
    if (!('differenceOrder' in more)) throw new Error('it costs more');
    const { differenceOrder } = more;
    await payAgain({ services: on.services, userId: user.id, bookId: differenceOrder });
    await hear(`${differenceOrder}-1`, 'settlement');
    await db
      .update(mentoringSession)
      .set({ startAt: new Date(Date.now() + 3 * DAY_MS) })
      .where(eq(mentoringSession.orderId, bookId));
    const services = { ...on.services, config: readConfig({}) };
    expect(await cancelSession({ services, by: { userId: user.id, bookId } })).toBe(150_000);
    for (const [orderId, amount] of [
      [bookId, 100_000],
      [differenceOrder, 50_000],
    ] as const) {
      expect(wire.transaction(`${orderId}-1`)?.refunded).toBe(amount);
      for (const account of ['unearned', 'revenue', 'mentor_payable'] as const)
        expect(await balanceOf(account, orderId)).toBe(0);
    }
  });

  /** A session that went to a mentor who costs half as much again, which a second order paid. */
  async function sessionWithDifference({ paid = true } = {}) {
    const { db } = getDatabase();
    const [sari, dewi] = [await makeMentor(), await makeMentor({ price: 150_000 })];
    const { bookId, user, paymentId } = await buy(sessionWith(sari));
    await hear(paymentId, 'settlement');
    const more = await db.transaction((tx) =>
      changeMentor({ services: on.services, tx, orderId: bookId, mentor: dewi }),
    );
    if (!('differenceOrder' in more)) throw new Error('it costs more');
    const { differenceOrder } = more;
    const payDifference = () => payAgain({ services: on.services, userId: user.id, bookId: differenceOrder });
    await payDifference();
    if (paid) await hear(`${differenceOrder}-1`, 'settlement');
    return { bookId, user, paymentId, differenceOrder, payDifference };
  }
  test('refund of a session: the operator sees at once what follows for the change of mentor', async () => {
    const services = {
      ...on.services,
      sealing: createSealing('a secret of the tests, long enough'),
      config: readConfig({}),
    };
    const actor = await makeUser(getDatabase(), { role: 'admin' });
    const refundOf = async (amount: number) => {
      const { bookId: orderId } = await sessionWithDifference();
      const change = { intent: 'refund', amount, reason: 'mentor tidak datang' } as const;
      return changeOrder({ services, actor, orderId, change });
    };
    expect(await refundOf(PRICE)).toBe(
      'Dana dikembalikan lewat gateway. Selisih ganti mentor, Rp50.000, ikut dikembalikan.',
    );
    expect(await refundOf(PRICE - 1)).toBe('Dana dikembalikan lewat gateway.');
  });

  const reconcileLater = () => reconcilePayments(on.services, new Date(Date.now() + DAY_MS));

  test('refund of a whole session: what was paid for a change of mentor goes back as well, after it was held, too', async () => {
    for (const isHeld of [false, true]) {
      const { bookId, differenceOrder } = await sessionWithDifference();
      if (isHeld) await hold(bookId);
      const whole = { services: on.services, orderId: bookId, amount: PRICE, reason: 'mentor tidak datang' };
      expect(await refundOrder(whole)).toBe('done');
      await reconcileLater();
      expect(wire.transaction(`${differenceOrder}-1`)?.refunded).toBe(50_000);
      for (const orderId of [bookId, differenceOrder])
        for (const account of ['unearned', 'revenue', 'mentor_payable', 'customer_refund'] as const)
          expect(await balanceOf(account, orderId)).toBe(0);
    }
  });

  test('refund of a part of a session: the change of mentor stays paid', async () => {
    const { bookId, differenceOrder } = await sessionWithDifference();
    await refundOrder({ services: on.services, orderId: bookId, amount: PRICE - 1, reason: 'sebagian' });
    await reconcileLater();
    expect(wire.transaction(`${differenceOrder}-1`)?.refunded ?? 0).toBe(0);
  });

  test('chargeback of a session: what was paid for a change of mentor waits for an operator', async () => {
    const { db } = getDatabase();
    const { bookId, paymentId, differenceOrder } = await sessionWithDifference();
    await hear(paymentId, 'chargeback');
    await reconcileLater();
    expect(wire.transaction(`${differenceOrder}-1`)?.refunded ?? 0).toBe(0);
    const tasks = async () =>
      (await listTasks({ db })).tasks.filter(({ orderId }) => orderId === differenceOrder);
    expect(await tasks()).toMatchObject([{ kind: 'difference_left', amount: 50_000 }]);
    await refundOrder({ services: on.services, orderId: differenceOrder, reason: 'sesi sudah kembali' });
    expect(await tasks()).toEqual([]);
    expect(await balanceOf('unearned', bookId)).toBe(0);
  });

  test.each(['chargeback', 'deny'])(
    '%s of what was paid for a change of mentor: the session that stays waits for an operator',
    async (status) => {
      const { bookId, differenceOrder } = await sessionWithDifference();
      await hear(`${differenceOrder}-1`, status);
      const tasks = async () =>
        (await listTasks({ db: getDatabase().db })).tasks.filter(
          // The dispute with the bank is another one.
          ({ orderId, kind }) => orderId === differenceOrder && kind !== 'chargeback',
        );
      expect(await tasks()).toMatchObject([{ kind: 'difference_gone', amount: 50_000 }]);
      await refundOrder({ services: on.services, orderId: bookId, reason: 'selisih ditarik bank' });
      expect(await tasks()).toEqual([]);
    },
  );

  test('change of mentor: once the session is over, its difference cannot be paid any more', async () => {
    const { bookId, differenceOrder, payDifference } = await sessionWithDifference({ paid: false });
    await refundOrder({
      services: on.services,
      orderId: bookId,
      amount: PRICE,
      reason: 'mentor tidak datang',
    });
    await hear(`${differenceOrder}-1`, 'deny');
    await expect(payDifference()).rejects.toMatchObject({ code: 'order_closed' });
  });

  test('change of mentor: a difference that is paid while the session is called off is not kept', async () => {
    const services = { ...on.services, config: readConfig({}) };
    for (let round = 0; round < 4; round += 1) {
      const { bookId, user, differenceOrder } = await sessionWithDifference({ paid: false });
      const { db } = getDatabase();
      await db
        .update(mentoringSession)
        .set({ startAt: new Date(Date.now() + 3 * DAY_MS) })
        .where(eq(mentoringSession.orderId, bookId));
      const [called] = await Promise.allSettled([
        cancelSession({ services, by: { userId: user.id, bookId } }),
        hear(`${differenceOrder}-1`, 'settlement'),
      ]);
      if (called.status === 'rejected') throw called.reason;
      const [paid] = await db.select().from(payment).where(eq(payment.orderId, differenceOrder));
      // Paid first, it went back with the session; paid later, it is money that waits to go back.
      expect(paid?.surplus === true || paid?.refundedAmount === 50_000).toBe(true);
      if (paid?.surplus) await refundOrder({ services, orderId: differenceOrder, reason: 'terlambat' });
    }
  });

  test('change of mentor: a second one is counted from what is paid for by then', async () => {
    const [sari, budi] = [await makeMentor(), await makeMentor({ price: 60_000, share: 5_000 })];
    const change = (orderId: string, to: typeof sari) =>
      getDatabase().db.transaction((tx) => changeMentor({ services: on.services, tx, orderId, mentor: to }));
    const { bookId, user, paymentId } = await buy(sessionWith(sari));
    await hear(paymentId, 'settlement');
    const less = await change(bookId, budi);
    if (!('refund' in less) || !less.refund) throw new Error('it costs less');
    await requestRefund(on.services, less.refund);
    expect(less.refund.amount).toBe(40_000);
    const more = await change(bookId, sari);
    if (!('differenceOrder' in more)) throw new Error('it costs more again');
    // While one difference is to be paid, no other change comes in between.
    await expect(change(bookId, sari)).rejects.toMatchObject({ code: 'order_other_state' });
    await payAgain({ services: on.services, userId: user.id, bookId: more.differenceOrder });
    await hear(`${more.differenceOrder}-1`, 'settlement');
    await hold(bookId);
    const { db } = getDatabase();
    const [paid] = await db.select().from(order).where(eq(order.id, more.differenceOrder));
    expect(paid?.total).toBe(40_000);
    const [first, second] = [
      await balanceOf('mentor_payable', bookId),
      await balanceOf('mentor_payable', more.differenceOrder),
    ];
    // The share of 100,000, as if the session had been sari's all along.
    expect([first, second]).toEqual([-42_000, -28_000]);
  });

  test('what the ledger does not know of waits for an operator, until it was booked', async () => {
    const { db } = getDatabase();
    const { bookId, paymentId } = await buy(ats);
    // As a version from before the ledger would write it.
    const settledAt = new Date('2026-03-01T05:00:00Z');
    await db.update(payment).set({ status: 'settlement', settledAt }).where(eq(payment.id, paymentId));
    await db.update(order).set({ status: 'paid', paidAt: settledAt }).where(eq(order.id, bookId));
    expect(await checkLedger({ services: on.services })).toBe(1);
    const faults = async () => (await listTasks({ db })).tasks.filter((task) => task.kind === 'ledger');
    expect(await faults()).toMatchObject([{ orderId: bookId, amount: 34_000 }]);
    expect(await backfillLedger({ db })).toBe(1);
    expect(await backfillLedger({ db })).toBe(0);
    const [charge] = await db
      .select()
      .from(ledgerTransaction)
      .where(eq(ledgerTransaction.orderId, bookId))
      .limit(1);
    expect(charge).toMatchObject({ kind: 'charge', at: settledAt });
    expect(await checkLedger({ services: on.services })).toBe(0);
    expect(await faults()).toEqual([]);
    await db.execute(sql`INSERT INTO ats_uses (id, order_id, user_id, product_name, uses_granted, uses_left)
      VALUES (${bookId}, ${bookId}, 'x', 'x', 8, 8)`);
  });

  test('rebooking: an operator sees the entries first, and those alone are added, once', async () => {
    const { db } = getDatabase();
    const services = { ...on.services, db };
    const [one, other] = [
      await makeUser(getDatabase(), { role: 'admin' }),
      await makeUser(getDatabase(), { role: 'admin' }),
    ];
    const { bookId, paymentId } = await buy(ats);
    await hear(paymentId, 'settlement');
    expect(await previewRebooking(db, bookId)).toMatchObject({ entries: [], faults: [] });
    // What a fault of the program would leave: money that went back without an entry.
    await db
      .update(payment)
      .set({ refundedAmount: 10_000, status: 'refunded' })
      .where(eq(payment.id, paymentId));
    expect(await checkLedger({ services: on.services })).toBeGreaterThan(0);
    const { entries, faults, seen } = await previewRebooking(db, bookId);
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['refund', 'share']);
    expect(faults.map(({ kind }) => kind)).toEqual(['refund']);
    const press = (actor: typeof one, what = seen) =>
      rebook({
        services,
        actor,
        orderId: bookId,
        values: { seen: what, reason: 'Dicocokkan dengan gateway' },
      });
    await expect(press(one, 'f'.repeat(32))).rejects.toMatchObject({ code: 'done_meanwhile' });
    const pressed = await Promise.allSettled([press(one), press(other), press(one)]);
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toMatchObject([
      { value: expect.stringContaining('2 catatan dibukukan. Pembukuan sekarang cocok') },
    ]);
    for (const result of pressed)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'done_meanwhile' });
    expect((await listFaults(db)).faults.filter(({ orderId }) => orderId === bookId)).toEqual([]);
    expect(await previewRebooking(db, bookId)).toMatchObject({ entries: [], faults: [] });
    const audits = await db.select().from(adminAudit).where(eq(adminAudit.recordId, bookId));
    expect(audits).toMatchObject([{ action: 'rebook', after: { count: 2 } }]);
    // Looking fixes nothing either.
    const unbooked = await buy(ats);
    await db
      .update(payment)
      .set({ status: 'settlement', settledAt: new Date() })
      .where(eq(payment.id, unbooked.paymentId));
    await db.update(order).set({ status: 'paid', paidAt: new Date() }).where(eq(order.id, unbooked.bookId));
    const before = await db.select().from(payment).where(eq(payment.id, unbooked.paymentId));
    const first = await previewRebooking(db, unbooked.bookId);
    expect(await db.select().from(payment).where(eq(payment.id, unbooked.paymentId))).toEqual(before);
    expect(await previewRebooking(db, unbooked.bookId)).toEqual(first);
    const agreed = { seen: first.seen, reason: 'Dibayar sebelum ada pembukuan' };
    await rebook({ services, actor: one, orderId: unbooked.bookId, values: agreed });
    await db.execute(sql`INSERT INTO ats_uses (id, order_id, user_id, product_name, uses_granted, uses_left)
      VALUES (${unbooked.bookId}, ${unbooked.bookId}, 'x', 'x', 8, 8)`);
    await expect(previewRebooking(db, 'unknown')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a check that was cut short goes on where it was; two at once share the work', async () => {
    const { db } = getDatabase();
    const [at, later, nextDay] = [0, 1, 25].map((hours) => new Date(Date.now() + hours * 3_600_000));
    const { bookId, paymentId } = await buy(ats);
    await hear(paymentId, 'settlement');
    const change = (amount: number) =>
      db.update(payment).set({ amount }).where(eq(payment.id, paymentId)).execute();
    await change(1);
    const check = (now?: Date) => checkLedger({ services: on.services, now, portion: 2 });
    expect(await Promise.all([check(at), check(at)])).toEqual([1, 1]);
    const { finishedAt, checked } = await loadCheck(db);
    expect([finishedAt, checked]).toEqual([at, null]);
    await change(34_000);
    // Cut short with only payouts left to compare: what is mended stays listed until everything was compared.
    await db.update(ledgerCheck).set({ part: 'payouts', startedAt: at });
    expect(await check(later)).toBe(1);
    await db.update(ledgerCheck).set({ part: 'payouts', startedAt: at });
    // A day later everything is compared anew.
    expect(await check(nextDay)).toBe(0);
    expect((await findFaults(db, 2)).filter(({ orderId }) => orderId === bookId)).toEqual([]);
  });

  test('every kind of fault is found', async () => {
    const { db } = getDatabase();
    const { bookId, paymentId } = await buy(sessionWith(await makeMentor()));
    await hear(paymentId, 'settlement');
    await hold(bookId);
    const found = async (change: string) => {
      await getDatabase().query(change);
      return (await findFaults(db)).filter(({ orderId }) => orderId === bookId).map(({ kind }) => kind);
    };
    const pay = (set: string) => found(`UPDATE payment SET ${set} WHERE id = '${paymentId}'`);
    expect(await pay(`amount = 90000`)).toEqual(['charge']);
    expect(await pay(`amount = 100000, fee_amount = 1`)).toEqual(['fee']);
    expect(await pay(`fee_amount = 700, refunded_amount = 10`)).toEqual(['refund']);
    const session = (set: string) =>
      found(`UPDATE mentoring_session SET ${set} WHERE order_id = '${bookId}'`);
    expect(await pay(`refunded_amount = 0`)).toEqual([]);
    expect(await session(`outcome = NULL`)).toEqual(['division', 'share']);
    expect(await session(`outcome = 'held', mentor_share = 9000`)).toEqual(['share']);
    expect(await session(`mentor_share = 7000`)).toEqual([]);
  });
});
