import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentoringSession, order, payment, refund } from '~/services/db/payments-schema.ts';
import { feeOf } from './fee-of.server.ts';
import { isEarned } from './model.ts';
import { shareOfMentor } from './share-of-mentor.server.ts';
import { isReceived, type OrderFacts } from './target-entries.ts';

/** With the moments that entries about the past bear. */
export interface DatedFacts extends OrderFacts {
  settledAt: Map<string, Date>;
  refundedAt: Map<string, Date>;
  earnedAt: Date | null;
  /** The order that paid the difference to another mentor, whose money is divided with this one's. */
  differenceOrderId: string | null;
}

type Payment = typeof payment.$inferSelect;
type Order = typeof order.$inferSelect;

/** What became of an order, which it locks. */
export async function loadOrderFacts(tx: DbOrTx, orderId: string): Promise<DatedFacts | undefined> {
  const [orderRow] = await tx.select().from(order).where(eq(order.id, orderId)).for('update');
  if (!orderRow) return undefined;
  const payments = await tx
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(asc(payment.attempt));
  const refunds = await refundsOf(tx, payments);
  const fees = new Map<string, number>();
  for (const one of payments.filter(isReceived)) fees.set(one.id, await feeOf(tx, one));
  const session = orderRow.transactionType === 'mentoring' ? await sessionOf(tx, orderRow) : undefined;
  return {
    discount: -orderRow.lines.reduce((sum, { kind, amount }) => sum + (kind === 'voucher' ? amount : 0), 0),
    payments: payments.map(({ id, status, surplus, amount, refundedAmount, chargedBackAmount }) => ({
      id,
      status,
      surplus,
      amount,
      refundedAmount,
      chargedBackAmount,
      fee: fees.get(id) ?? 0,
      refunds: refunds.filter((one) => one.paymentId === id && one.status === 'done'),
      promised: refunds.filter((one) => one.paymentId === id && one.status !== 'done'),
    })),
    isEarned: orderRow.transactionType === 'mentoring' ? session !== undefined && isEarned(session) : true,
    mentor: session ? await mentorOf(tx, orderRow, session) : null,
    settledAt: new Map(payments.map(({ id, settledAt, updatedAt }) => [id, settledAt ?? updatedAt])),
    refundedAt: new Map(refunds.map(({ id, updatedAt }) => [id, updatedAt])),
    earnedAt: session ? session.outcomeAt : orderRow.paidAt,
    differenceOrderId: session?.orderId === orderId ? session.differenceOrderId : null,
  };
}

async function refundsOf(tx: DbOrTx, payments: Payment[]) {
  const ids = payments.filter(isReceived).map(({ id }) => id);
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(refund)
    .where(and(inArray(refund.paymentId, ids), ne(refund.status, 'failed')))
    .orderBy(asc(refund.createdAt), asc(refund.id));
}

type Session = typeof mentoringSession.$inferSelect;

/** The session that an order paid, or paid the difference of. */
async function sessionOf(tx: DbOrTx, { id, lines }: Order): Promise<Session | undefined> {
  const changed = lines.find(({ delivers }) => delivers?.kind === 'mentorChange')?.delivers;
  const [session] = await tx
    .select()
    .from(mentoringSession)
    .where(
      changed?.kind === 'mentorChange'
        ? and(eq(mentoringSession.id, changed.sessionId), eq(mentoringSession.differenceOrderId, id))
        : eq(mentoringSession.orderId, id),
    );
  return session;
}

/** Whose work it was, at which share. A session from before shares were kept has its mentor's of now, from now on. */
async function mentorOf(tx: DbOrTx, { id, lines }: Order, session: Session): Promise<OrderFacts['mentor']> {
  const { mentorId } = session;
  const paid = lines.reduce(
    (sum, { kind, amount }) => sum + (kind === 'mentoring' || kind === 'mentorChange' ? amount : 0),
    0,
  );
  // A mentor who costs less was paid by this order alone; with a difference each order paid its own part.
  const isFirst = session.orderId === id;
  const own = session.differenceOrderId === null ? session.price : session.coveredPrice;
  const price = isFirst ? (own ?? paid) : paid;
  if (session.mentorShare !== null) return { id: mentorId, price, share: session.mentorShare };
  const share = await shareOfMentor(tx, mentorId);
  if (isEarned(session))
    await tx.update(mentoringSession).set({ mentorShare: share }).where(eq(mentoringSession.id, session.id));
  return { id: mentorId, price, share };
}
