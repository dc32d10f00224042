import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, sum, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { ledgerLine, ledgerTransaction, payout } from '~/services/db/ledger-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { orderNumber } from '~/services/payments/order-number.server.ts';

export interface EarningLine {
  /** The ledger's entry. */
  id: number;
  at: Date;
  kind: typeof ledgerTransaction.$inferSelect.kind;
  /** What people call the order. */
  orderNumber: string | null;
  hours: number | null;
  note: string;
  /** Rupiah; what lowers the balance is negative. */
  amount: number;
}

interface ListEarnings {
  db: DbOrTx;
  mentorId: string;
  /** Entries after this one, and up to that one. */
  after?: number | undefined;
  upTo?: number | undefined;
  /** Entries before this one, the newest first. */
  before?: number | undefined;
  limit?: number;
}

/** What changed a mentor's balance, oldest first; with `before`, the newest first. */
export async function listEarnings({ db, mentorId, after, upTo, before, limit = 2_000 }: ListEarnings) {
  const { id } = ledgerTransaction;
  const rows = await db
    .select({
      id,
      at: ledgerTransaction.at,
      kind: ledgerTransaction.kind,
      orderId: ledgerTransaction.orderId,
      note: ledgerTransaction.note,
      amount: ledgerLine.amount,
    })
    .from(ledgerLine)
    .innerJoin(ledgerTransaction, eq(id, ledgerLine.transactionId))
    .where(
      and(
        eq(ledgerLine.account, 'mentor_payable'),
        eq(ledgerLine.mentorId, mentorId),
        after === undefined ? undefined : gt(ledgerLine.transactionId, after),
        upTo === undefined ? undefined : lte(ledgerLine.transactionId, upTo),
        before === undefined ? undefined : lt(ledgerLine.transactionId, before),
      ),
    )
    .orderBy(before === undefined ? asc(ledgerLine.transactionId) : desc(ledgerLine.transactionId))
    .limit(limit);
  const orders = rows.flatMap(({ orderId }) => orderId ?? []);
  const found = await db
    .select({ id: order.id, number: order.number, hours: mentoringSession.hours })
    .from(order)
    .leftJoin(mentoringSession, eq(mentoringSession.orderId, order.id))
    .where(inArray(order.id, orders));
  const byId = new Map(found.map((one) => [one.id, one]));
  return rows.map(({ amount, orderId, ...row }): EarningLine => {
    const known = orderId === null ? undefined : byId.get(orderId);
    return {
      ...row,
      amount: 0 - amount,
      orderNumber: orderId === null ? null : (known?.number ?? orderNumber(orderId)),
      hours: known?.hours ?? null,
    };
  });
}

/** A payout with what led to it: the lines since the payout before, and what was left from then. */
export async function loadStatement(db: DbOrTx, payoutId: string) {
  const [own] = await db.select().from(payout).where(eq(payout.id, payoutId));
  if (!own) return undefined;
  const { mentorId } = own;
  const ofMentor = and(eq(ledgerLine.account, 'mentor_payable'), eq(ledgerLine.mentorId, mentorId));
  const entries = (where: SQL | undefined) =>
    db
      .select({ id: ledgerTransaction.id })
      .from(ledgerTransaction)
      .innerJoin(ledgerLine, eq(ledgerLine.transactionId, ledgerTransaction.id))
      // A payout takes the whole balance.
      .where(and(ofMentor, gt(ledgerLine.amount, 0), where))
      .orderBy(desc(ledgerTransaction.id))
      .limit(1);
  const [taken] = await entries(eq(ledgerTransaction.payoutId, payoutId));
  if (!taken) return undefined;
  const [before] = await entries(
    and(isNotNull(ledgerTransaction.payoutId), lt(ledgerTransaction.id, taken.id)),
  );
  const after = before?.id ?? 0;
  const [carried] = await db
    .select({ total: sum(ledgerLine.amount).mapWith(Number) })
    .from(ledgerLine)
    .where(and(ofMentor, lte(ledgerLine.transactionId, after)));
  const lines = await listEarnings({ db, mentorId, after, upTo: taken.id - 1 });
  return { payout: own, carried: 0 - (carried?.total ?? 0), lines };
}
