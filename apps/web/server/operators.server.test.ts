import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  loadRefundLink,
  openRefundAccount,
  payAgain,
  placeOrder,
  refundOrder,
  saveRefundAccount,
} from '../app/features/checkout/public.server.ts';
import { applyPayment } from '../app/features/checkout/payments/apply-payment.server.ts';
import {
  checkoutOn,
  faultsOf,
  mailsTo,
  newCustomer,
  runOut,
} from '../app/features/checkout/testing/services.ts';
import { adminAudit } from '../app/services/db/admin-schema.ts';
import { mentor, sessionCase } from '../app/services/db/mentoring-schema.ts';
import { mentoringSession, order, refund, refundAccount } from '../app/services/db/payments-schema.ts';
import { describeOnDatabases, makeUser } from '../app/services/db/testing.ts';
import { startMidtrans, type MidtransWire } from '../app/services/payments/testing-midtrans.ts';
import { newId } from '../app/services/id.ts';
import { createSealing } from '../app/services/sealing/sealing.server.ts';
import { readConfig } from '../app/services/config/config.server.ts';
import { changeOrder } from '../app/features/admin/change-order.server.ts';
import { lastDoneTo } from '../app/features/admin/done-to.server.ts';
import { loadOrderFile } from '../app/features/admin/load-order-file.server.ts';
import { changePerson } from '../app/features/admin/people/change-person.server.ts';
import { closeTask } from '../app/features/admin/tasks/close-task.server.ts';
import { listTasks } from '../app/features/admin/tasks/load-tasks.server.ts';

const PRICE = 34_000;
const DAY_MS = 86_400_000;
const ats = { transactionType: 'ats', packageId: 'pkg-pas' } as const;
const session = {
  transactionType: 'mentoring',
  mentor: { id: 'sari', name: 'Sari', price: 60_000 },
  hours: 1,
  notes: 'Saya ingin belajar menjawab pertanyaan wawancara kerja pertama saya dengan tenang.',
} as const;
const account = { bank: 'BCA', number: '1234567890', holder: 'Budi Santoso' };

describeOnDatabases('what waits for an operator', (getDatabase) => {
  let wire: MidtransWire;
  let on: Awaited<ReturnType<typeof checkoutOn>>;
  beforeAll(async () => {
    wire = await startMidtrans();
    on = await checkoutOn(getDatabase(), wire.url);
    const contact = { phoneNumber: '+6281', email: 'sari@setapak.example' };
    await getDatabase()
      .db.insert(mentor)
      .values({ id: 'sari', name: 'Sari', title: 'HR Lead', ...contact });
  });
  afterAll(async () => {
    expect(await faultsOf(getDatabase())).toEqual([]);
    await on.stop();
    await wire.stop();
  });

  const services = () => ({
    ...on.services,
    sealing: createSealing('a secret of the tests, long enough'),
    config: readConfig({}),
  });
  const newAdmin = () => makeUser(getDatabase(), { role: 'admin' });

  async function buy(purchase: Parameters<typeof placeOrder>[0]['purchase'] = ats) {
    const user = newCustomer();
    const { bookId } = await placeOrder({
      services: on.services,
      user,
      clientToken: 'press-token',
      purchase,
    });
    return { user, bookId, paymentId: `${bookId}-1` };
  }
  async function hear(paymentId: string, status: string, more = {}) {
    wire.set(paymentId, status, more);
    const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
    if (!seen) throw new Error('the gateway knows nothing');
    return applyPayment({ services: on.services, paymentId, seen });
  }
  const tasksOf = async (bookId: string) =>
    (await listTasks({ db: getDatabase().db })).tasks.filter(({ orderId }) => orderId === bookId);
  const statusOf = async (bookId: string) =>
    (await getDatabase().db.select().from(order).where(eq(order.id, bookId)))[0]?.status;
  const auditOf = (bookId: string) =>
    getDatabase().db.select().from(adminAudit).where(eq(adminAudit.recordId, bookId));

  test('money for an order that was closed stands there with its amount, and goes when it was paid back', async () => {
    const actor = await newAdmin();
    const { bookId, paymentId } = await buy();
    await runOut(getDatabase(), bookId);
    await hear(paymentId, 'expire');
    expect(await hear(paymentId, 'settlement')).toBe('surplus');
    expect(await tasksOf(bookId)).toMatchObject([{ kind: 'surplus', amount: PRICE }]);
    expect(await loadOrderFile(getDatabase().db, bookId)).toMatchObject({ paid: PRICE });
    const change = { intent: 'refund', amount: PRICE, reason: 'terlambat dibayar' } as const;
    await changeOrder({ services: services(), actor, orderId: bookId, change });
    expect(await tasksOf(bookId)).toEqual([]);
    expect(wire.transaction(paymentId)?.refunded).toBe(PRICE);
  });

  test('late payment: an operator can apply it to the order, with the amount typed again and a reason', async () => {
    const actor = await newAdmin();
    const { user, bookId, paymentId } = await buy();
    await runOut(getDatabase(), bookId);
    await hear(paymentId, 'expire');
    await hear(paymentId, 'settlement');
    const seen = { intent: 'mark-paid', paymentId, reason: 'Lunas di dashboard Midtrans' } as const;
    const mark = (seenAmount: number) =>
      changeOrder({ services: services(), actor, orderId: bookId, change: { ...seen, seenAmount } });
    await expect(mark(PRICE - 1)).rejects.toMatchObject({ code: 'amount_differs' });
    expect(await statusOf(bookId)).toBe('expired');
    // Two operators at once hand it out once.
    const both = await Promise.allSettled([mark(PRICE), mark(PRICE)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await statusOf(bookId)).toBe('paid');
    expect(await tasksOf(bookId)).toEqual([]);
    expect(await auditOf(bookId)).toMatchObject([
      { action: 'mark paid', after: { paymentId, seenAmount: PRICE, reason: seen.reason } },
    ]);
    expect((await mailsTo(getDatabase(), user.email)).map(({ kind }) => kind)).toContain('paid');
  });

  test('a voucher that makes up for something is mailed with its code, and lowers one order', async () => {
    const actor = await newAdmin();
    const { user, bookId, paymentId } = await buy();
    await hear(paymentId, 'settlement');
    const change = { intent: 'voucher', worth: 20_000, voucherReason: 'Mentor terlambat' } as const;
    const said = await changeOrder({ services: services(), actor, orderId: bookId, change });
    const voucherCode = /MAAF-[2-9A-Z]{8}/.exec(said)?.[0] ?? '';
    const { rows } = await getDatabase().query(
      `SELECT data->'props'->>'code' AS code FROM pgboss.job WHERE data->>'template' = 'voucher-given' AND data->>'to' = $1`,
      [user.email],
    );
    expect(rows).toEqual([{ code: voucherCode }]);
    const use = (by: typeof user) =>
      placeOrder({ services: on.services, user: by, clientToken: 'next-press', purchase: ats, voucherCode });
    const next = await use(user);
    expect(next.total).toBe(PRICE - 20_000);
    await expect(use(newCustomer())).rejects.toMatchObject({ code: 'voucher_exhausted' });
    expect(await auditOf(bookId)).toMatchObject([{ action: 'give voucher', after: { worth: 20_000 } }]);
  });

  test('what gives something away is not done a second time by a page that does not show the first', async () => {
    const actor = await newAdmin();
    const { bookId, paymentId } = await buy();
    await hear(paymentId, 'settlement');
    const { lastDone: seen } = await loadOrderFile(getDatabase().db, bookId);
    const changes = [
      { intent: 'voucher', worth: 20_000, voucherReason: 'Mentor terlambat' },
      { intent: 'refund', amount: 5_000, reason: 'Sebagian kembali' },
    ] as const;
    const press = (change: (typeof changes)[number], page: string | undefined) =>
      changeOrder({ services: services(), actor, orderId: bookId, change, seen: page });
    // Five presses of two windows: one is the first.
    const pressed = await Promise.allSettled(
      [...changes, ...changes, changes[0]].map((one) => press(one, seen)),
    );
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of pressed)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'done_meanwhile' });
    const { lastDone } = await loadOrderFile(getDatabase().db, bookId);
    await press(changes[1], lastDone);
    expect(await getDatabase().db.$count(refund, eq(refund.orderId, bookId))).toBeGreaterThan(0);

    const user = await makeUser(getDatabase());
    const give = (page: string) =>
      changePerson({
        services: services(),
        actor,
        userId: user.id,
        change: { intent: 'uses', uses: 3, usesReason: 'Pengecekan yang gagal' },
        accountData: [],
        seen: page,
      });
    const page = await lastDoneTo(getDatabase().db, { resource: 'users', recordId: user.id });
    await give(page);
    await expect(give(page)).rejects.toMatchObject({ code: 'done_meanwhile' });
  });

  test('a mismatch stands there, and the order can be marked as paid after a look at the gateway', async () => {
    const actor = await newAdmin();
    const { bookId, paymentId } = await buy();
    expect(await hear(paymentId, 'settlement', { amount: 1 })).toBe('mismatch');
    const [task] = await tasksOf(bookId);
    expect(task).toMatchObject({ kind: 'mismatch', amount: 1 });
    const change = { intent: 'mark-paid', paymentId, seenAmount: PRICE, reason: 'Dua transfer' } as const;
    await changeOrder({ services: services(), actor, orderId: bookId, change });
    expect(await statusOf(bookId)).toBe('paid');
    const closing = { key: task?.key ?? '', note: 'Dicek di dashboard' };
    await closeTask({ services: services(), actor, closing });
    await closeTask({ services: services(), actor, closing });
    expect(await tasksOf(bookId)).toEqual([]);
    expect(await auditOf(task?.key ?? '')).toMatchObject([{ action: 'close task' }]);
  });

  test('an order that was paid or paid back is not marked as paid', async () => {
    const actor = await newAdmin();
    const { bookId, paymentId } = await buy();
    await hear(paymentId, 'settlement');
    const change = { intent: 'mark-paid', paymentId, seenAmount: PRICE, reason: 'sekali lagi' } as const;
    const mark = () => changeOrder({ services: services(), actor, orderId: bookId, change });
    await expect(mark()).rejects.toMatchObject({ code: 'order_other_state' });
    await hear(paymentId, 'refund');
    await expect(mark()).rejects.toMatchObject({ code: 'order_other_state' });
    const other = await buy();
    await expect(
      changeOrder({ services: services(), actor, orderId: other.bookId, change }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('refund by transfer: the account is entered behind a signed link, is stored sealed, shown masked, and to admins with a trace', async () => {
    const actor = await newAdmin();
    const { user, bookId, paymentId } = await buy();
    await hear(paymentId, 'settlement', { paymentType: 'bank_transfer' });
    expect(await refundOrder({ services: on.services, orderId: bookId, reason: 'batal' })).toBe('manual');
    const { db } = getDatabase();
    const [requested] = await db.select().from(refund).where(eq(refund.orderId, bookId));
    const id = requested?.id ?? '';
    const [news] = (await mailsTo(getDatabase(), user.email)).filter(({ kind }) => kind === 'refundAccount');
    const key = news?.url.split('/').at(-1) ?? '';
    expect(news?.url).toBe(`https://setapak.example/refund/${id}/${key}`);
    expect(await tasksOf(bookId)).toMatchObject([
      { kind: 'refund_manual', amount: PRICE, detail: 'Rekening belum diisi pelanggan' },
    ]);

    const link = { services: services(), id, key };
    await expect(saveRefundAccount({ ...link, key: `${key}x`, account })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(loadRefundLink({ ...link, id: 'another' })).rejects.toMatchObject({ code: 'not_found' });
    await saveRefundAccount({ ...link, account: { ...account, number: '9999999' } });
    await saveRefundAccount({ ...link, account });
    const [kept] = await db.select().from(refundAccount).where(eq(refundAccount.refundId, id));
    expect(JSON.stringify(kept)).not.toMatch(/1234567890|Budi/);
    expect(await loadRefundLink(link)).toMatchObject({ masked: 'BCA •••• 7890', waits: true });
    expect(await tasksOf(bookId)).toMatchObject([{ detail: 'BCA •••• 7890' }]);
    expect(JSON.stringify(await loadOrderFile(db, bookId))).not.toContain('1234567890');

    const see = { intent: 'account', refundId: id } as const;
    const shown = await changeOrder({ services: services(), actor, orderId: bookId, change: see });
    expect(shown).toBe('BCA 1234567890 atas nama Budi Santoso');
    expect((await auditOf(bookId)).map(({ action }) => action)).toEqual(['view refund account']);
    await expect(
      openRefundAccount({ sealing: createSealing('the key of somebody else') }, db, id),
    ).rejects.toThrow();

    const [seen] = (await loadOrderFile(db, bookId)).refunds;
    const done = { intent: 'transferred', refundId: id, accountAt: seen?.accountAt } as const;
    await saveRefundAccount({ ...link, account: { ...account, number: '5555555' } });
    // The money went to the account before.
    const early = changeOrder({ services: services(), actor, orderId: bookId, change: done });
    await expect(early).rejects.toMatchObject({ code: 'conflict' });
    const [again] = (await loadOrderFile(db, bookId)).refunds;
    const change = { ...done, accountAt: again?.accountAt };
    await changeOrder({ services: services(), actor, orderId: bookId, change });
    const noted = (await auditOf(bookId)).find(({ action }) => action === 'refund transferred');
    expect(noted?.after).toEqual({ refundId: id, account: 'BCA •••• 5555' });
    expect(await tasksOf(bookId)).toEqual([]);
    await expect(saveRefundAccount({ ...link, account })).rejects.toMatchObject({ code: 'order_closed' });
  });

  test('a refund that the gateway refused stands there until it is tried again or transferred', async () => {
    const actor = await newAdmin();
    const { bookId, paymentId } = await buy();
    await hear(paymentId, 'settlement');
    wire.fail(400);
    await expect(
      refundOrder({ services: on.services, orderId: bookId, reason: 'batal' }),
    ).rejects.toMatchObject({ code: 'refund_refused' });
    const [task] = await tasksOf(bookId);
    expect(task).toMatchObject({ kind: 'refund_failed', amount: PRICE });
    const [failed] = await getDatabase().db.select().from(refund).where(eq(refund.orderId, bookId));
    const change = { intent: 'by-hand', refundId: failed?.id ?? '' } as const;
    await changeOrder({ services: services(), actor, orderId: bookId, change });
    expect(await tasksOf(bookId)).toMatchObject([{ kind: 'refund_manual' }]);
  });

  test('a paid session stands there before it lapses and after, until it was extended', async () => {
    const actor = await newAdmin();
    const { bookId, paymentId } = await buy(session);
    await hear(paymentId, 'settlement');
    const { db } = getDatabase();
    const endsAt = (ms: number) =>
      db
        .update(mentoringSession)
        .set({ expiresAt: new Date(Date.now() + ms) })
        .where(eq(mentoringSession.orderId, bookId));
    expect(await tasksOf(bookId)).toEqual([]);
    await endsAt(DAY_MS);
    expect(await tasksOf(bookId)).toMatchObject([{ kind: 'session_lapsing', amount: 60_000 }]);
    await endsAt(-DAY_MS);
    await db.update(order).set({ status: 'expired' }).where(eq(order.id, bookId));
    expect(await tasksOf(bookId)).toMatchObject([{ kind: 'session_lapsed', amount: 60_000 }]);
    const change = { intent: 'extend', days: 5 } as const;
    await changeOrder({ services: services(), actor, orderId: bookId, change });
    expect(await tasksOf(bookId)).toEqual([]);
    expect(await statusOf(bookId)).toBe('paid');
  });

  test('a report about a session stands there until it is decided', async () => {
    const { user, bookId, paymentId } = await buy(session);
    await hear(paymentId, 'settlement');
    const { db } = getDatabase();
    const report = { id: newId(), sessionId: newId(), orderId: bookId, mentorId: 'sari', userId: user.id };
    const words = 'Mentornya tidak datang.';
    await db.insert(sessionCase).values({ ...report, kind: 'mentor_absent', words });
    expect(await tasksOf(bookId)).toMatchObject([{ kind: 'session_report', amount: 60_000 }]);
    await db.update(sessionCase).set({ state: 'closed' }).where(eq(sessionCase.id, report.id));
    expect(await tasksOf(bookId)).toEqual([]);
  });

  test('a session goes to another mentor: the difference is given back, or paid before the change', async () => {
    const actor = await newAdmin();
    const { db } = getDatabase();
    const makeMentor = async (price: number) => {
      const id = newId();
      const contact = { phoneNumber: '+6281', email: `${id}@setapak.example` };
      await db.insert(mentor).values({ id, name: 'Dewi', title: 'HR Lead', price, ...contact });
      return id;
    };
    const [cheap, dear] = [await makeMentor(45_000), await makeMentor(80_000)];
    const mentorOf = async (bookId: string) =>
      (await db.select().from(mentoringSession).where(eq(mentoringSession.orderId, bookId)))[0]?.mentorId;
    const change = (orderId: string, mentorId: string) =>
      changeOrder({
        services: services(),
        actor,
        orderId,
        change: { intent: 'change-mentor', mentorId },
      });

    const first = await buy(session);
    await hear(first.paymentId, 'settlement');
    await change(first.bookId, cheap);
    expect(await mentorOf(first.bookId)).toBe(cheap);
    expect(wire.transaction(first.paymentId)?.refunded).toBe(15_000);
    expect(await statusOf(first.bookId)).toBe('paid');
    await expect(change(first.bookId, cheap)).rejects.toMatchObject({ code: 'order_other_state' });

    const second = await buy(session);
    await hear(second.paymentId, 'settlement');
    await change(second.bookId, dear);
    expect(await mentorOf(second.bookId)).toBe('sari');
    const [requested] = await db
      .select()
      .from(order)
      .where(and(eq(order.userId, second.user.id), eq(order.total, 20_000)));
    const bookId = requested?.id ?? '';
    await payAgain({ services: on.services, userId: second.user.id, bookId });
    await hear(`${bookId}-1`, 'settlement');
    expect(await mentorOf(second.bookId)).toBe(dear);
    expect(await statusOf(bookId)).toBe('paid');
  });
});
