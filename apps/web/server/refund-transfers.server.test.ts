import { parse } from 'csv-parse/sync';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeTransfers,
  exportTransferFile,
  startTransferFile,
} from '../app/features/admin/money/change-transfers.server.ts';
import { applyPayment } from '../app/features/checkout/payments/apply-payment.server.ts';
import { finishByGateway } from '../app/features/checkout/refunds/finish-refund.server.ts';
import {
  listTransfers,
  loadRefundLink,
  placeOrder,
  refundOrder,
  saveRefundAccount,
} from '../app/features/checkout/public.server.ts';
import { checkoutOn, faultsOf, mailsTo, newCustomer } from '../app/features/checkout/testing/services.ts';
import { adminAudit } from '../app/services/db/admin-schema.ts';
import { ledgerTransaction } from '../app/services/db/ledger-schema.ts';
import { order, refund } from '../app/services/db/payments-schema.ts';
import { describeOnDatabases, makeUser } from '../app/services/db/testing.ts';
import { startMidtrans, type MidtransWire } from '../app/services/payments/testing-midtrans.ts';
import { createSealing } from '../app/services/sealing/sealing.server.ts';

const PRICE = 34_000;
const account = { bank: 'Bank BCA', number: '1234567890', holder: 'Budi Santoso' };

describeOnDatabases('transfers of refunds', (getDatabase) => {
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

  const services = () => ({ ...on.services, sealing: createSealing('a secret of the tests, long enough') });
  const newAdmin = () => makeUser(getDatabase(), { role: 'admin' });
  const listed = (query: Record<string, string> = {}) =>
    listTransfers(getDatabase().db, new URLSearchParams(query));

  /** A refund that no gateway pays back; its customer's account is there unless told otherwise. */
  async function makeRefund({ hasAccount = true } = {}) {
    const user = newCustomer();
    const { bookId } = await placeOrder({
      services: on.services,
      user,
      clientToken: 'press-token',
      purchase: { transactionType: 'ats', packageId: 'pkg-pas' },
    });
    const paymentId = `${bookId}-1`;
    wire.set(paymentId, 'settlement', { paymentType: 'bank_transfer' });
    const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
    if (!seen) throw new Error('the gateway knows nothing');
    await applyPayment({ services: on.services, paymentId, seen });
    await refundOrder({ services: on.services, orderId: bookId, reason: 'Pesanan keliru' });
    const [row] = await getDatabase().db.select().from(refund).where(eq(refund.orderId, bookId));
    const id = row?.id ?? '';
    const key = on.services.links.keyOf('refund account', id);
    const give = (number = account.number) =>
      saveRefundAccount({ services: services(), id, key, account: { ...account, number } });
    if (hasAccount) await give();
    return {
      id,
      bookId,
      email: user.email,
      give,
      link: () => loadRefundLink({ services: services(), id, key }),
    };
  }
  const boxOf = async (id: string, query: Record<string, string> = {}) => {
    const row = (await listed(query)).transfers.find((one) => one.id === id);
    return { refundId: id, accountAt: row?.accountAt ?? '' };
  };
  const change = (
    actor: Awaited<ReturnType<typeof newAdmin>>,
    what: Parameters<typeof changeTransfers>[0]['change'],
  ) => changeTransfers({ services: services(), actor, change: what });
  const isDone = async (...ids: string[]) =>
    (await getDatabase().db.$count(refund, and(inArray(refund.id, ids), eq(refund.status, 'done')))) ===
    ids.length;
  const bookedOf = (id: string) =>
    getDatabase().db.$count(ledgerTransaction, eq(ledgerTransaction.refundId, id));
  const auditOf = (bookId: string) =>
    getDatabase().db.select().from(adminAudit).where(eq(adminAudit.recordId, bookId));

  test('a file takes what has an account, once; its accounts stay as they are until the bank is done', async () => {
    const [one, other] = [await newAdmin(), await newAdmin()];
    const [first, second, waits] = [
      await makeRefund(),
      await makeRefund(),
      await makeRefund({ hasAccount: false }),
    ];
    expect(await listed()).toMatchObject({ ready: 2, readyAmount: 2 * PRICE, wait: 1, files: [] });
    const made = await Promise.allSettled(
      [one, other, one].map((actor) => startTransferFile({ services: services(), actor })),
    );
    const files = made.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(files).toHaveLength(1);
    const [file = ''] = files;
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'nothing_to_transfer' },
    });
    expect(await listed({ file })).toMatchObject({
      ready: 0,
      wait: 1,
      file: { count: 2, amount: 2 * PRICE },
    });
    const csv = await exportTransferFile({ services: services(), actor: one, fileId: file });
    const rows = parse<Record<string, string>>(csv, { columns: true });
    expect(rows.map(({ reference }) => reference)).toEqual(
      [first.id, second.id].sort().map((id) => `SR${id.slice(0, 10).toUpperCase()}`),
    );
    expect(rows[0]).toMatchObject({
      bank_code: '014',
      bank: 'Bank BCA',
      account_number: '1234567890',
      account_name: 'Budi Santoso',
      amount: String(PRICE),
    });
    expect((await auditOf(file)).map(({ action }) => action).sort()).toEqual([
      'make file',
      'view refund accounts',
    ]);
    await expect(first.give('5555555555')).rejects.toMatchObject({ code: 'transfer_under_way' });
    expect(await first.link()).toMatchObject({ waits: true, isUnderWay: true });
    await waits.give();
    expect(await listed()).toMatchObject({ ready: 1, wait: 0 });
    // All of the file are those that the page showed.
    const all = { intent: 'transferred' as const, reference: 'BCA-1', id: [], all: 'on' as const, file };
    await expect(change(one, { ...all, open: 1 })).rejects.toMatchObject({ code: 'transfer_ended' });
    expect(await change(one, { ...all, open: 2 })).toContain('2 pengembalian dana ditandai sudah ditransfer');
    expect(await isDone(first.id, second.id)).toBe(true);
    expect((await listed()).files).toEqual([]);
    await expect(
      exportTransferFile({ services: services(), actor: one, fileId: file }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    const [noted] = (await auditOf(first.bookId)).filter(({ action }) => action === 'refund transferred');
    expect(noted?.after).toEqual({ refundId: first.id, account: 'Bank BCA •••• 7890', reference: 'BCA-1' });
    await change(one, { intent: 'transferred', reference: 'BCA-2', id: [await boxOf(waits.id)] });
    const [paid] = await getDatabase().db.select().from(order).where(eq(order.id, waits.bookId));
    expect(paid?.status).toBe('refunded');
  });

  test('a transfer that is marked after its money went back at the gateway is noted as a second one', async () => {
    const admin = await newAdmin();
    const [first, second] = [await makeRefund(), await makeRefund()];
    const file = await startTransferFile({ services: services(), actor: admin });
    const boxes = await Promise.all([first, second].map(({ id }) => boxOf(id, { file })));
    await finishByGateway(services(), { refundId: first.id });
    expect(await listed({ file })).toMatchObject({ file: { count: 1, endedElsewhere: 1 } });
    const said = await change(admin, { intent: 'transferred', reference: 'BCA-8', id: boxes });
    expect(said).toContain('1 pengembalian dana ditandai sudah ditransfer');
    expect(said).toContain('1 sudah kembali ke pelanggan lewat jalan lain');
    const [noted] = (await auditOf(first.bookId)).filter(({ action }) => action === 'refund transferred');
    expect(noted?.after).toMatchObject({ refundId: first.id, reference: 'BCA-8' });
    expect(await bookedOf(first.id)).toBe(1);
  });

  test('operators who mark the same transfers at once mark each once, and say so', async () => {
    const [one, other] = [await newAdmin(), await newAdmin()];
    const [first, second, third] = [await makeRefund(), await makeRefund(), await makeRefund()];
    const ids = [first, second, third].map(({ id }) => id);
    const boxes = await Promise.all(ids.map((id) => boxOf(id)));
    const [a, b, c] = boxes;
    if (!a || !b || !c) throw new Error('no boxes');
    const done = { intent: 'transferred', reference: 'BCA-3' } as const;
    const said = await Promise.all([
      change(one, { ...done, id: [a, b] }),
      change(other, { ...done, id: [b, c] }),
      change(one, { ...done, id: [a, b] }),
    ]);
    expect(said.reduce((sum, words) => sum + Number(words.split(' ')[0]), 0)).toBe(3);
    expect(said.some((words) => words.includes('sudah ditandai sebelumnya'))).toBe(true);
    expect(await isDone(...ids)).toBe(true);
    for (const { id, bookId, email } of [first, second, third]) {
      expect(await bookedOf(id)).toBe(1);
      expect((await auditOf(bookId)).filter(({ action }) => action === 'refund transferred')).toHaveLength(1);
      const mails = await mailsTo(getDatabase(), email);
      expect(mails.filter(({ kind }) => kind === 'refunded')).toHaveLength(1);
    }
  });

  test('an account that was given anew since the page was opened is not the one that was paid', async () => {
    const actor = await newAdmin();
    const { id, give } = await makeRefund();
    const box = await boxOf(id);
    await give('5555555555');
    const done = { intent: 'transferred', reference: 'BCA-4' } as const;
    expect(await change(actor, { ...done, id: [box] })).toContain('0 pengembalian dana');
    expect(await isDone(id)).toBe(false);
    await change(actor, { ...done, id: [await boxOf(id)] });
    expect(await isDone(id)).toBe(true);
  });

  test('what the bank refused leaves its file: with the same account, or with one that is asked for anew', async () => {
    const actor = await newAdmin();
    const [wrong, later] = [await makeRefund(), await makeRefund()];
    const file = await startTransferFile({ services: services(), actor });
    await change(actor, {
      intent: 'failed',
      reason: 'Nomor tidak ditemukan',
      id: [await boxOf(wrong.id, { file })],
    });
    await change(actor, { intent: 'retry', id: [await boxOf(later.id, { file })] });
    expect(await listed()).toMatchObject({ ready: 1, wait: 1, files: [] });
    const mails = await mailsTo(getDatabase(), wrong.email);
    expect(mails.at(-1)).toMatchObject({ kind: 'refundAccountAgain', reason: 'Nomor tidak ditemukan' });
    expect(await wrong.link()).toMatchObject({ waits: true, isUnderWay: false, masked: null });
    await change(actor, { intent: 'remind', id: [await boxOf(wrong.id, { part: 'wait' })] });
    expect((await mailsTo(getDatabase(), wrong.email)).at(-1)).toMatchObject({ kind: 'refundAccount' });
    expect(await bookedOf(wrong.id)).toBe(0);
    await wrong.give('5555555555');
    await expect(change(actor, { intent: 'retry', id: [] })).rejects.toMatchObject({ code: 'none_chosen' });
    const again = await startTransferFile({ services: services(), actor });
    const all = { all: 'on' as const, file: again, open: 2 };
    await change(actor, { intent: 'transferred', reference: 'BCA-5', id: [], ...all });
    expect(await isDone(wrong.id, later.id)).toBe(true);
    expect((await auditOf(wrong.bookId)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['refund transfer failed', 'remind of refund account', 'refund transferred']),
    );
  });
});
