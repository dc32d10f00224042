import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refundOrder } from '~/features/checkout/public.server.ts';
import {
  callOffBatch,
  findFaults,
  loadEarnings,
  loadPayouts,
  makeBatch,
  openTransfers,
  payableOf,
  returnPayout,
  saveMentorBankAccount,
  settleTransfers,
} from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { moneySetting, payout } from '~/services/db/ledger-schema.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { startMidtrans, type MidtransWire } from '~/services/payments/testing-midtrans.ts';
import { createSealing } from '~/services/sealing/sealing.server.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { bookingsOn } from '../testing.ts';
import { reportSession } from './report-session.server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeOnDatabases('payouts of what sessions earned', (getDatabase) => {
  let wire: MidtransWire;
  let on: Awaited<ReturnType<typeof bookingsOn>>;
  const sealing = createSealing('a secret of the tests that is long enough');
  beforeAll(async () => {
    wire = await startMidtrans();
    on = await bookingsOn(getDatabase(), wire);
    await getDatabase().db.update(moneySetting).set({ payoutMinimum: 10_000 });
  });
  afterAll(async () => {
    await on.stop();
    await wire.stop();
  });

  const inTx = <Result>(work: (tx: DbOrTx) => Promise<Result>) => getDatabase().db.transaction(work);
  const make = (now = new Date()) =>
    inTx((tx) => makeBatch({ services: { sealing }, tx, madeBy: 'admin@setapak.example', now }));
  const settle = (batchId: string, reference: string | null, failed: string[] = []) =>
    inTx(async (tx) => {
      if (reference === null) return callOffBatch({ tx, batchId });
      const ends = (await openTransfers(tx, batchId)).map((payoutId) =>
        failed.includes(payoutId)
          ? { payoutId, outcome: 'failed' as const, reason: 'Ditolak bank' }
          : { payoutId, outcome: 'paid' as const, reference },
      );
      return settleTransfers({ services: on.services, tx, batchId, ends });
    });
  const refund = (orderId: string) =>
    refundOrder({ services: on.services, orderId, reason: 'Sesi uji coba' });
  const payoutsOf = (mentorId: string) =>
    getDatabase().db.select().from(payout).where(eq(payout.mentorId, mentorId));
  const dueTo = async (mentorId: string) =>
    (await payableOf(getDatabase().db, [mentorId])).get(mentorId) ?? 0;

  const saveAccount = (mentorId: string, number: string, now = new Date()) =>
    inTx((tx) =>
      saveMentorBankAccount({
        services: { ...on.services, sealing },
        tx,
        mentorId,
        account: { bank: '014', number, holder: 'Sari Dewanti' },
        now,
      }),
    );

  /** A mentor with a bank account. */
  async function newMentor() {
    const mentorId = await on.makeMentor();
    await saveAccount(mentorId, '1234567890');
    return mentorId;
  }

  /** A session that was paid and held. @returns its order */
  async function earn(mentorId: string) {
    const { own } = await on.book({ mentorId, unpaid: true });
    await on.pay(own.bookId);
    const { db } = getDatabase();
    const [session] = await db
      .select()
      .from(mentoringSession)
      .where(eq(mentoringSession.orderId, own.bookId));
    const by = { sessionId: session?.id ?? '', mentorId };
    await reportSession({ services: on.services, by, report: 'held', now: new Date(Date.now() + DAY_MS) });
    return own.bookId;
  }

  test('what is earned while a payout is under way waits for the next batch, and holds nobody else up', async () => {
    const [first, second] = [await newMentor(), await newMentor()];
    await earn(first);
    const { batchId } = await make();
    await earn(first);
    await expect(make()).rejects.toMatchObject({ code: 'nothing_due' });
    expect((await loadPayouts(getDatabase().db)).due.count).toBe(0);
    await earn(second);
    const shown = await loadPayouts(getDatabase().db);
    expect(shown.due).toMatchObject({ count: 1 });
    const other = await make();
    expect(other).toMatchObject(shown.due);
    await settle(other.batchId, 'REF 1');
    await settle(batchId, 'REF 2');
    const { batchId: last } = await make();
    await settle(last, 'REF 3');
    expect(await dueTo(first)).toBe(0);
    expect(await findFaults(getDatabase().db)).toEqual([]);
  });

  test('ten refunds, ten batches, ten ends of a batch at once: paid is what was earned, or is owed', async () => {
    const mentorId = await newMentor();
    const orders: string[] = [];
    for (let n = 0; n < 11; n += 1) orders.push(await earn(mentorId));
    const share = (await dueTo(mentorId)) / orders.length;
    const all = (acts: (() => Promise<unknown>)[]) => Promise.allSettled(acts.map((act) => act()));
    const refused = new Set<string>();
    const note = (results: PromiseSettledResult<unknown>[]) => {
      for (const one of results) if (one.status === 'rejected') refused.add(String(one.reason.message));
    };
    // While it is made.
    note(await all(orders.slice(0, 4).flatMap((id) => [() => refund(id), () => make(), () => refund(id)])));
    const [open] = await payoutsOf(mentorId);
    // While it is settled, and again asked for.
    note(
      await all(
        orders
          .slice(4, 8)
          .flatMap((id, n) => [
            () => refund(id),
            () => settle(open!.batchId, n % 2 ? null : 'REF 4', n === 2 ? [open!.id] : []),
            () => make(),
          ]),
      ),
    );
    const returned = (await payoutsOf(mentorId)).filter(({ status }) => status === 'paid');
    note(
      await all(
        orders
          .slice(8, 10)
          .flatMap((id) => [
            () => refund(id),
            ...returned.flatMap(({ id: payoutId, batchId }) => [
              () =>
                inTx((tx) =>
                  returnPayout({ services: on.services, tx, batchId, payoutId, reason: 'Rekening ditutup' }),
                ),
              () => make(),
            ]),
          ]),
      ),
    );
    expect(
      [...refused].filter(
        (code) =>
          !['nothing_due', 'batch_closed', 'transfer_ended', 'not_found', 'refund_refused'].includes(code),
      ),
    ).toEqual([]);
    const paid = (await payoutsOf(mentorId))
      .filter(({ status }) => status === 'paid' || status === 'open')
      .reduce((sum, { amount }) => sum + amount, 0);
    expect(paid + (await dueTo(mentorId))).toBe(share);
    expect(await findFaults(getDatabase().db)).toEqual([]);
  });

  test('a bank account that was changed: its mentor is in no batch for the hours of the hold, then in the next one', async () => {
    // What the tests before left due.
    await make().catch(() => null);
    const mentorId = await newMentor();
    await earn(mentorId);
    const changedAt = new Date();
    await saveAccount(mentorId, '9876543210', changedAt);
    await expect(make()).rejects.toMatchObject({ code: 'nothing_due' });
    const until = new Date(changedAt.getTime() + 72 * HOUR_MS);
    const { db } = getDatabase();
    const shown = await loadPayouts(db);
    expect(shown.due.count).toBe(0);
    expect(shown.mentors.find(({ id }) => id === mentorId)).toMatchObject({
      why: 'held',
      heldUntil: until.toISOString(),
    });
    expect((await loadEarnings({ db, mentorId })).heldUntil).toEqual(until);
    const { rows: mails } = await getDatabase().query(
      `SELECT data->'props'->>'heldUntil' AS until FROM pgboss.job WHERE name = 'send-mail'
       AND data->>'template' = 'payout-account-changed' AND data->>'to' = $1 ORDER BY created_on, id`,
      [`${mentorId}@setapak.example`],
    );
    expect(mails).toEqual([{ until: null }, { until: formatDateTime(until) }]);
    // Saved once more as it is, it was not changed.
    const later = new Date(changedAt.getTime() + DAY_MS);
    await saveAccount(mentorId, '9876543210', later);
    expect((await loadEarnings({ db, mentorId })).heldUntil).toEqual(until);
    await expect(make(new Date(until.getTime() - 1))).rejects.toMatchObject({ code: 'nothing_due' });
    const { batchId, count } = await make(until);
    expect(count).toBe(1);
    await settle(batchId, 'REF 5');
  });

  test('batches and changes of the account at once: what is paid goes to the account before, or waits', async () => {
    const mentorId = await newMentor();
    await earn(mentorId);
    const changes = Array.from({ length: 12 }, (_, n) => () => saveAccount(mentorId, `55500011${10 + n}`));
    const acts = changes.flatMap((change) => [() => make().catch(() => null), change]);
    await Promise.all(acts.map((act) => act()));
    const made = await payoutsOf(mentorId);
    expect(made.map(({ masked }) => masked).filter((masked) => !masked.endsWith('7890'))).toEqual([]);
    for (const { batchId } of made) await settle(batchId, 'REF 6');
    await expect(make()).rejects.toMatchObject({ code: 'nothing_due' });
  });
});
