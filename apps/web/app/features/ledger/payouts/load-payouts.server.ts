import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { keyset, readPage, type Window } from '~/services/db/keyset.server.ts';
import { mentorBankAccount, payout, payoutBatch } from '~/services/db/ledger-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import { loadMoneySettings } from '../books/money-settings.server.ts';
import { payoutReference } from './batch-csv.server.ts';
import { bankAccountState, heldUntil, mentorsBeingPaid, payableOf } from './payable.server.ts';

const BATCHES = 50;
const MENTORS_A_PAGE = 50;

/**
 * Whom a new batch would pay, who is left out and why, and the batches so far.
 * @param query `after` or `before` a mentor: there may be thousands
 */
export async function loadPayouts(db: DbOrTx, query = new URLSearchParams(), now = new Date()) {
  const [{ payoutMinimum, payoutHoldHours }, payable, accounts, batches, beingPaid] = await Promise.all([
    loadMoneySettings(db),
    payableOf(db),
    db.select(bankAccountState(db)).from(mentorBankAccount),
    newestBatches(db),
    mentorsBeingPaid(db),
  ]);
  const hold = { payoutHoldHours, now };
  const due = accounts
    .filter(
      ({ mentorId, replacedAt, suspended }) =>
        !suspended && !beingPaid.has(mentorId) && !heldUntil(replacedAt, hold),
    )
    .map(({ mentorId }) => payable.get(mentorId) ?? 0)
    .filter((sum) => sum >= payoutMinimum);
  const { rows, before, after } = await readPage({
    query,
    size: MENTORS_A_PAGE,
    read: (window) => readMentors(db, window, [...payable.keys()]),
  });
  const mentors = rows.map(({ id, name, changedAt, account }) => {
    const amount = payable.get(id) ?? 0;
    const until = heldUntil(account?.replacedAt ?? null, hold);
    return {
      id,
      name,
      masked: account?.masked ?? null,
      changedAt: changedAt?.toISOString() ?? null,
      heldUntil: until?.toISOString() ?? null,
      amount,
      why: whyNot(id, amount, account && { ...account, isHeld: until !== null }),
    };
  });
  return {
    payoutMinimum,
    due: { count: due.length, total: due.reduce((sum, amount) => sum + amount, 0) },
    mentors,
    before,
    after,
    batches,
  };

  function whyNot(id: string, amount: number, account: { suspended: boolean; isHeld: boolean } | null) {
    if (amount < 0) return 'debt' as const;
    if (amount < payoutMinimum) return 'small' as const;
    if (account === null) return 'no account' as const;
    if (beingPaid.has(id)) return 'under way' as const;
    if (account.suspended) return 'suspended' as const;
    return account.isHeld ? ('held' as const) : null;
  }
}

function readMentors(db: DbOrTx, window: Window, ids: string[]) {
  const { at, where, orderBy } = keyset(window, 'ascending', [
    { column: mentor.name, kind: 'text' },
    { column: mentor.id, kind: 'text' },
  ]);
  return db
    .select({
      at,
      id: mentor.id,
      name: mentor.name,
      account: bankAccountState(db),
      changedAt: mentorBankAccount.updatedAt,
    })
    .from(mentor)
    .leftJoin(mentorBankAccount, eq(mentorBankAccount.mentorId, mentor.id))
    .where(and(inArray(mentor.id, ids), where))
    .orderBy(...orderBy)
    .limit(window.limit);
}

function newestBatches(db: DbOrTx) {
  const newest = db
    .select()
    .from(payoutBatch)
    .orderBy(desc(payoutBatch.createdAt))
    .limit(BATCHES)
    .as('newest');
  return db
    .select({
      id: newest.id,
      madeBy: newest.madeBy,
      reference: newest.reference,
      createdAt: newest.createdAt,
      paidAt: newest.paidAt,
      count: sql<number>`count(${payout.id})::int`,
      open: sql<number>`count(${payout.id}) FILTER (WHERE ${payout.status} = 'open')::int`,
      done: sql<number>`count(${payout.id}) FILTER (WHERE ${payout.status} IN ('paid', 'returned'))::int`,
      amount: sql<number>`coalesce(sum(${payout.amount}), 0)::float8`,
    })
    .from(newest)
    .innerJoin(payout, eq(payout.batchId, newest.id))
    .groupBy(newest.id, newest.madeBy, newest.reference, newest.createdAt, newest.paidAt)
    .orderBy(desc(newest.createdAt));
}

export type Payouts = Awaited<ReturnType<typeof loadPayouts>>;

const PAYOUTS_A_PAGE = 100;

const payoutStates = ['open', 'paid', 'failed', 'returned'] as const;
type PayoutState = (typeof payoutStates)[number];

/**
 * One batch with what each mentor gets, and how many of its transfers are in which state.
 * @param query `state` alone, and `after` or `before` a mentor
 * @throws AppError not_found
 */
export async function loadBatch(db: DbOrTx, batchId: string, query = new URLSearchParams()) {
  const [batch] = await db.select().from(payoutBatch).where(eq(payoutBatch.id, batchId));
  if (!batch) throw new AppError('not_found');
  const found = await db
    .select({
      state: payout.status,
      count: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${payout.amount})::float8`,
    })
    .from(payout)
    .where(eq(payout.batchId, batchId))
    .groupBy(payout.status);
  const states = payoutStates.flatMap((name) => found.filter((one) => one.state === name));
  const named = query.get('state');
  const state: PayoutState | null = states.find((one) => one.state === named)?.state ?? null;
  const { rows, before, after } = await readPage({
    query,
    size: PAYOUTS_A_PAGE,
    read: (window) => readBatch(db, window, { batchId, state }),
  });
  const payouts = rows.map(({ at: _, sealed: __, ...row }) => ({
    ...row,
    transfer: payoutReference(row.id),
  }));
  return { ...batch, states, state, payouts, before, after };
}

function readBatch(
  db: DbOrTx,
  window: Window,
  { batchId, state }: { batchId: string; state: PayoutState | null },
) {
  const { at, where, orderBy } = keyset(window, 'ascending', [
    { column: mentor.name, kind: 'text' },
    { column: payout.id, kind: 'text' },
  ]);
  return db
    .select({ at, ...getTableColumns(payout), name: mentor.name })
    .from(payout)
    .innerJoin(mentor, eq(mentor.id, payout.mentorId))
    .where(and(eq(payout.batchId, batchId), state === null ? undefined : eq(payout.status, state), where))
    .orderBy(...orderBy)
    .limit(window.limit);
}

export type PayoutBatch = Awaited<ReturnType<typeof loadBatch>>;
