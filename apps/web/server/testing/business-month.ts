import { eq, sql } from 'drizzle-orm';
import { announceSession } from '~/features/bookings/sessions/announce-session.server.ts';
import { reportSession } from '~/features/bookings/sessions/report-session.server.ts';
import { applyPayment } from '~/features/checkout/payments/apply-payment.server.ts';
import {
  changeMentor,
  payAgain,
  placeOrder,
  refundOrder,
  requestRefund,
} from '~/features/checkout/public.server.ts';
import type { Purchase } from '~/features/checkout/purchase.ts';
import { checkoutOn, makeVoucher, newCustomer } from '~/features/checkout/testing/services.ts';
import { makeBatch } from '~/features/ledger/payouts/make-batch.server.ts';
import { saveMentorBankAccount } from '~/features/ledger/payouts/save-mentor-bank-account.server.ts';
import { sendPayoutStatement } from '~/features/ledger/payouts/send-payout-statement.server.ts';
import { findFaults, returnPayout } from '~/features/ledger/public.server.ts';
import { settleBatch } from '~/features/ledger/testing.ts';
import { readConfig, type Config } from '~/services/config/config.server.ts';
import type { Database } from '~/services/db/db.server.ts';
import { payout } from '~/services/db/ledger-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { newId } from '~/services/id.ts';
import type { MidtransWire } from '~/services/payments/testing-midtrans.ts';
import type { Rendering } from '~/services/rendering/rendering.server.ts';
import { createSealing } from '~/services/sealing/sealing.server.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const notes = 'Saya ingin belajar menjawab pertanyaan wawancara kerja pertama saya dengan tenang.';

interface RunMonth {
  database: Database;
  wire: MidtransWire;
  rendering: Pick<Rendering, 'payoutStatement'>;
  mentors: number;
  orders: number;
  /** The same seed plays the same month. */
  seed: number;
}

interface Booked {
  bookId: string;
  userId: string;
  price: number;
  mentorId: string | null;
}

/**
 * A month of the business on a database: people book, pay, pay twice or late, sessions are held or not, money goes back in parts and
 * whole, banks take money back, operators pay mentors out every week, and whatever may arrive twice does. @returns what came of it
 */
export async function runMonth({ database, wire, rendering, mentors, orders, seed }: RunMonth) {
  const { db } = database;
  const on = await checkoutOn(database, wire.url);
  const sealing = createSealing('a secret of the tests, long enough');
  const services = { ...on.services, sealing, rendering, config: readConfig({}) } as typeof on.services & {
    config: Config;
    sealing: typeof sealing;
    rendering: Rendering;
  };
  const random = randomOf(seed);
  const chance = (share: number) => random() < share;
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const count: Record<string, number> = {};
  const note = (what: string) => void (count[what] = (count[what] ?? 0) + 1);

  const people = Array.from({ length: mentors }, (_, index) => {
    const id = `m-${seed}-${index}`;
    const contact = { phoneNumber: '+6281', email: `${id}@setapak.example` };
    const price = 40_000 + 5_000 * Math.floor(random() * 20);
    const share = chance(0.3) ? 5_000 + 500 * Math.floor(random() * 9) : null;
    return { id, name: `Mentor ${index}`, title: 'HR Lead', price, share, ...contact };
  });
  await db.insert(mentor).values(people);
  for (const [index, { id }] of people.entries())
    if (index % 10 !== 9)
      await db.transaction((tx) =>
        saveMentorBankAccount({
          services,
          tx,
          mentorId: id,
          account: { bank: '014', number: String(1_000_000_000 + index), holder: 'Sari Dewanti' },
        }),
      );
  const startAt = new Date(Date.now() - 60 * DAY_MS);
  const vouchers = [0.1, 0.5, 1, 20_000].map((discount) =>
    makeVoucher(database, { discount, startAt, max: 1_000_000 }),
  );

  async function hear(
    paymentId: string,
    status: string,
    now: Date,
    more: Parameters<MidtransWire['set']>[2] = {},
  ) {
    wire.set(paymentId, status, more);
    const seen = await on.midtrans.fetchPayment({ paymentId, gatewayId: null });
    if (!seen) throw new Error('the gateway knows nothing');
    const tell = () => applyPayment({ services, paymentId, seen, now });
    // Notifications come twice, at once and late.
    await (chance(0.3) ? Promise.all([tell(), tell()]) : tell());
    if (chance(0.1)) await tell();
  }

  function purchase(): { what: Purchase; mentorId: string | null } {
    const kind = random();
    if (kind < 0.2) return { what: { transactionType: 'ats', packageId: 'pkg-pas' }, mentorId: null };
    if (kind < 0.3)
      return {
        what: {
          transactionType: 'cvReview',
          packageId: '7-days',
          email: 'budi@setapak.example',
          targetRole: 'finance',
          notes,
        },
        mentorId: null,
      };
    const { id, name, price } = pick(people);
    const hours = pick([0.5, 1, 1.5] as const);
    return {
      what: { transactionType: 'mentoring', mentor: { id, name, price }, hours, notes },
      mentorId: id,
    };
  }

  async function buy(now: Date): Promise<Booked | undefined> {
    const user = newCustomer();
    const { what, mentorId } = purchase();
    const voucherCode = chance(0.15) ? await pick(vouchers) : undefined;
    const placed = await placeOrder({
      services,
      user,
      clientToken: newId(),
      purchase: what,
      voucherCode,
      now,
    });
    const booked = { bookId: placed.bookId, userId: user.id, price: placed.total, mentorId };
    note('ordered');
    if (!placed.invoice) return booked;
    const { paymentId } = placed.invoice;
    const way = random();
    const paidBy = { paymentType: pick(['qris', 'gopay', 'credit_card', 'bank_transfer', 'cstore']) };
    if (way < 0.04) {
      note('never paid');
      await hear(paymentId, 'expire', now);
      return undefined;
    }
    if (way < 0.07) {
      note('paid too late');
      await hear(paymentId, 'expire', now);
      await hear(paymentId, 'settlement', now, { paymentType: 'qris' });
      return void (await refundOrder({ services, orderId: booked.bookId, reason: 'terlambat dibayar' }));
    }
    if (way < 0.1) {
      note('paid by the second attempt');
      await hear(paymentId, 'deny', now);
      const again = await payAgain({ services, userId: user.id, bookId: booked.bookId, now });
      await hear(again.invoice?.paymentId ?? '', 'settlement', now, paidBy);
      return booked;
    }
    await hear(paymentId, 'settlement', now, paidBy);
    return booked;
  }

  async function report(bookId: string, what: 'held' | 'missed', now: Date, times = 1): Promise<void> {
    const [session] = await db.select().from(mentoringSession).where(eq(mentoringSession.orderId, bookId));
    if (!session) throw new Error('no session');
    const key = services.links.keyOf('mentor session', `${session.id}:${session.mentorId}`);
    const link = { id: session.id, key };
    await Promise.allSettled(
      Array.from({ length: times }, () => reportSession({ services, by: { link }, report: what, now })),
    );
  }

  const giveBack = (bookId: string, amount: number, keepsShare: boolean) =>
    refundOrder({ services, orderId: bookId, amount, reason: 'belum sesuai', keepsShare }).catch(() =>
      note('refund refused'),
    );

  async function meet({ bookId, price }: Booked, now: Date): Promise<void> {
    const [session] = await db
      .select({ id: mentoringSession.id })
      .from(mentoringSession)
      .where(eq(mentoringSession.orderId, bookId));
    const announce = () => announceSession({ services, sessionId: session?.id ?? '', now });
    await Promise.all([announce(), announce()]);
    const way = random();
    if (way < 0.03) return note('nobody held it');
    if (way < 0.06) {
      note('called off');
      return void (await giveBack(bookId, price, false));
    }
    if (way < 0.12) {
      note('customer did not come');
      for (const attempt of [1, 2, 3])
        await report(bookId, 'missed', new Date(now.getTime() + attempt * 2 * HOUR_MS));
      return;
    }
    if (way < 0.15) {
      note('another mentor');
      const to = pick(people);
      const changed = await db
        .transaction((tx) => changeMentor({ services, tx, orderId: bookId, mentor: to, now }))
        .catch(() => undefined);
      if (changed && 'refund' in changed && changed.refund)
        await requestRefund(services, changed.refund).catch(() => undefined);
    }
    note('held');
    await report(bookId, 'held', now, chance(0.2) ? 3 : 1);
    const after = random();
    if (after < 0.05) {
      note('disputed');
      await giveBack(bookId, Math.floor(price / 2), chance(0.5));
    } else if (after < 0.07) {
      note('all paid back');
      await giveBack(bookId, price, false);
    }
  }

  async function payOut(now: Date): Promise<void> {
    // Two operators press at once; both say that the bank did it.
    const make = () =>
      db
        .transaction((tx) => makeBatch({ services, tx, madeBy: 'operator@setapak.example', now }))
        .catch(() => undefined);
    for (const made of await Promise.all([make(), make()])) {
      if (!made) continue;
      note('batches');
      const { batchId } = made;
      const all = await db.select().from(payout).where(eq(payout.batchId, batchId));
      const failed = all.filter(() => chance(0.05)).map(({ id }) => id);
      const settle = () =>
        db
          .transaction((tx) =>
            settleBatch({ services, tx, batchId, reference: `BANK-${batchId}`, failed, now }),
          )
          .catch(() => note('second settlement refused'));
      await Promise.all([settle(), settle()]);
      const paid = all.filter(({ id }) => !failed.includes(id));
      for (const { id } of paid) {
        await Promise.all([1, 2].map(() => sendPayoutStatement({ services, payoutId: id, now })));
        if (!chance(0.02)) continue;
        note('sent back by the bank');
        await db.transaction((tx) =>
          returnPayout({ services, tx, batchId, payoutId: id, reason: 'Rekening ditutup', now }),
        );
      }
    }
  }

  const startedAt = performance.now();
  const begin = Date.now() - 30 * DAY_MS;
  const settled: Booked[] = [];
  for (let number = 0; number < orders; number += 1) {
    const now = new Date(begin + (number / orders) * 30 * DAY_MS);
    const booked = await buy(now);
    if (booked) {
      settled.push(booked);
      if (booked.mentorId) await meet(booked, new Date(now.getTime() + HOUR_MS));
      else if (booked.price > 0 && chance(0.03)) await giveBack(booked.bookId, booked.price, false);
    }
    const suspect = chance(0.015) ? settled[Math.floor(random() * settled.length)] : undefined;
    if (suspect && suspect.price > 0) {
      const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM payment
        WHERE order_id = ${suspect.bookId} AND status IN ('settlement', 'refunded') AND NOT surplus`);
      const status = wire.transaction(rows[0]?.id ?? '')?.status;
      if (rows[0] && (status === 'settlement' || status === 'partial_refund')) {
        note('charged back');
        await hear(rows[0].id, 'chargeback', now);
      }
    }
    if ((number + 1) % Math.ceil(orders / 4) === 0) await payOut(now);
  }
  await payOut(new Date());
  const ms = performance.now() - startedAt;
  const found = { count, ms, ...(await judge(database)) };
  await on.stop();
  return found;
}

/** What has to hold at the end of a month, whatever happened in it. */
async function judge({ db }: Database) {
  const one = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ n: number }>(query)).rows[0]?.n ?? 0;
  return {
    /** The ledger against orders, payments, sessions and payouts. */
    faults: await findFaults(db),
    entries: await one(sql`SELECT count(*)::int AS n FROM ledger_transaction`),
    sum: await one(sql`SELECT coalesce(sum(amount), 0)::int AS n FROM ledger_line`),
    /** Mentors who were paid more than they had ever earned by then, refunds not counted. */
    paidTooMuch: await one(sql`
      SELECT count(*)::int AS n FROM (
        SELECT mentor_id, sum(amount) AS paid FROM payout WHERE status IN ('open', 'paid') GROUP BY 1
      ) AS paid WHERE paid > (
        SELECT coalesce(-sum(line.amount), 0) FROM ledger_line AS line
        JOIN ledger_transaction AS entry ON entry.id = line.transaction_id
        WHERE line.account = 'mentor_payable' AND line.mentor_id = paid.mentor_id AND entry.kind = 'share' AND line.amount < 0
      )`),
    /** What is in hand is what came in, less what went out, by the tables of the shop alone. */
    inHand: await one(
      sql`SELECT coalesce(sum(amount), 0)::int AS n FROM ledger_line WHERE account IN ('gateway', 'bank')`,
    ),
    expectedInHand: await one(sql`
      SELECT (SELECT coalesce(sum(amount - refunded_amount - coalesce(fee_amount, 0)), 0) FROM payment
          WHERE surplus OR status IN ('settlement', 'refunded'))::int
        - (SELECT coalesce(sum(amount), 0) FROM payout WHERE status = 'paid')::int AS n`),
    payouts: await one(sql`SELECT count(*)::int AS n FROM payout WHERE status = 'paid'`),
    /** Statements that are missing, and mails that were sent twice. */
    unsent: await one(
      sql`SELECT count(*)::int AS n FROM payout WHERE status IN ('paid', 'returned') AND statement_at IS NULL`,
    ),
    mails: await one(sql`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'send-mail'`),
    sentTwice: await one(sql`
      SELECT count(*)::int AS n FROM (
        SELECT 1 FROM pgboss.job WHERE name = 'send-mail'
        GROUP BY data->>'template', data->>'to', data->'props'->>'kind', data->'props'->>'amount', data->'props'->>'url',
          data->'props'->>'reference', data->'props'->>'attempt'
        HAVING count(*) > 1
      ) AS twice`),
  };
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
