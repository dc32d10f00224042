import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorBankAccount, payout, payoutBatch } from '~/services/db/ledger-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import { loadMoneySettings } from '../books/money-settings.server.ts';
import { payableOf } from './payable.server.ts';

const BATCHES = 50;

/** Whom a new batch would pay, who is left out and why, and the batches so far. */
export async function loadPayouts(db: DbOrTx) {
  const { payoutMinimum } = await loadMoneySettings(db);
  const payable = await payableOf(db);
  const people = await db
    .select({
      id: mentor.id,
      name: mentor.name,
      masked: mentorBankAccount.masked,
      changedAt: mentorBankAccount.updatedAt,
    })
    .from(mentor)
    .leftJoin(mentorBankAccount, eq(mentorBankAccount.mentorId, mentor.id))
    .where(inArray(mentor.id, [...payable.keys()]))
    .orderBy(mentor.name);
  const mentors = people.map(({ id, name, masked, changedAt }) => {
    const amount = payable.get(id) ?? 0;
    return {
      id,
      name,
      masked,
      changedAt: changedAt?.toISOString() ?? null,
      amount,
      ...standing(amount, masked),
    };
  });

  function standing(amount: number, masked: string | null) {
    const why =
      amount < 0 ? 'debt' : amount < payoutMinimum ? 'small' : masked === null ? 'no account' : null;
    return { isDue: why === null, why } as const;
  }

  const newest = db
    .select()
    .from(payoutBatch)
    .orderBy(desc(payoutBatch.createdAt))
    .limit(BATCHES)
    .as('newest');
  const batches = await db
    .select({
      id: newest.id,
      madeBy: newest.madeBy,
      reference: newest.reference,
      createdAt: newest.createdAt,
      paidAt: newest.paidAt,
      count: sql<number>`count(${payout.id})::int`,
      open: sql<number>`count(${payout.id}) FILTER (WHERE ${payout.status} = 'open')::int`,
      paid: sql<number>`coalesce(sum(${payout.amount}) FILTER (WHERE ${payout.status} IN ('open', 'paid')), 0)::float8`,
    })
    .from(newest)
    .innerJoin(payout, eq(payout.batchId, newest.id))
    .groupBy(newest.id, newest.madeBy, newest.reference, newest.createdAt, newest.paidAt)
    .orderBy(desc(newest.createdAt));
  return { payoutMinimum, mentors, batches };
}

export type Payouts = Awaited<ReturnType<typeof loadPayouts>>;

/** One batch with what each mentor gets. @throws AppError not_found */
export async function loadBatch(db: DbOrTx, batchId: string) {
  const [batch] = await db.select().from(payoutBatch).where(eq(payoutBatch.id, batchId));
  if (!batch) throw new AppError('not_found');
  const payouts = await db
    .select({
      id: payout.id,
      mentorId: payout.mentorId,
      name: mentor.name,
      amount: payout.amount,
      status: payout.status,
      masked: payout.masked,
      statementAt: payout.statementAt,
    })
    .from(payout)
    .innerJoin(mentor, eq(mentor.id, payout.mentorId))
    .where(eq(payout.batchId, batchId))
    .orderBy(mentor.name, payout.id);
  return { ...batch, payouts };
}

export type PayoutBatch = Awaited<ReturnType<typeof loadBatch>>;
