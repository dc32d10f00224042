import { and, desc, eq, ne } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payment, refund } from '~/services/db/payments-schema.ts';
import type { ApplyServices, Move } from './apply-payment.server.ts';
import { recordProblem } from '../orders/record-problem.server.ts';
import { endPromised } from '../refunds/end-promised.server.ts';
import { followRefunds } from '../refunds/follow-refunds.server.ts';

/**
 * What the gateway says has gone back of a payment in all, together with what operators transferred. It may grow, by any number
 * of refunds and by a chargeback, and shrink where a refund failed; the order and what it delivered follow.
 */
export async function applyRefunds(
  services: ApplyServices,
  tx: DbOrTx,
  { order: orderRow, payment: current, seen, now }: Move,
): Promise<'applied' | 'unchanged'> {
  const isLate = current.surplus && current.status !== 'settlement' && current.status !== 'refunded';
  if (!isLate && current.status !== 'settlement' && current.status !== 'refunded') return 'unchanged';
  const stated = seen.refundedAmount;
  // Xendit's invoices stay paid when their money goes back.
  if (stated === null && seen.status === 'settlement') return 'unchanged';
  // Something went back, and the gateway does not say how much: an operator has to look.
  if (stated === null) await recordUnknownSum(tx, current, seen);
  const ours = await tx
    .select()
    .from(refund)
    .where(and(eq(refund.paymentId, current.id), ne(refund.status, 'failed')))
    .orderBy(desc(refund.updatedAt));
  const done = ours.filter((one) => one.status === 'done');
  const byHand = done.filter((one) => one.byHand).reduce((sum, one) => sum + one.amount, 0);
  const total = stated === null ? current.refundedAmount : Math.min(current.amount, byHand + stated);
  const isStale = current.heardAt !== null && seen.requestedAt < current.heardAt;
  if (total < current.refundedAmount && isStale) return 'unchanged';
  await recordSecondWay(tx, current, { seen, ours });
  const status = isLate ? current.status : total > 0 || stated === null ? 'refunded' : 'settlement';
  if (total === current.refundedAmount && status === current.status) return 'unchanged';

  let over =
    done.filter((one) => !one.byHand).reduce((sum, one) => sum + one.amount, 0) - (stated ?? Infinity);
  for (const one of done.filter(({ byHand: transferred }) => !transferred)) {
    if (over <= 0 || total >= current.refundedAmount) break;
    await tx.update(refund).set({ status: 'failed', updatedAt: now }).where(eq(refund.id, one.id));
    over -= one.amount;
  }
  // What a bank took stays so as long as the gateway speaks of a chargeback; what comes back without one is its money first.
  const difference = total - current.refundedAmount;
  const ofBank = seen.chargedBack === difference > 0 ? difference : 0;
  const chargedBackAmount = Math.max(0, Math.min(total, current.chargedBackAmount + ofBank));
  await tx
    .update(payment)
    .set({
      status,
      refundedAmount: total,
      chargedBackAmount,
      captured: false,
      heardAt: seen.requestedAt,
      updatedAt: now,
    })
    .where(eq(payment.id, current.id));
  await endPromised(tx, { paymentId: current.id, left: current.amount - total, now });
  await followRefunds(services, tx, {
    order: orderRow,
    before: current,
    refundedAmount: total,
    chargedBackAmount,
    now,
  });
  return 'applied';
}

async function recordUnknownSum(
  tx: DbOrTx,
  current: Move['payment'],
  { status, currency, gatewayId, chargedBack }: Move['seen'],
): Promise<void> {
  const notice = { status, currency, gatewayId, paidBack: chargedBack ? 'by the bank' : 'by the gateway' };
  await recordProblem(tx, { kind: 'unknown_refund', paymentId: current.id, amount: 0, notice });
}

/**
 * Money of a payment goes back at the gateway, where nobody requested it of us, beside what an operator transferred or is to transfer: it may be the
 * same money twice, which only an operator can find out.
 */
async function recordSecondWay(
  tx: DbOrTx,
  current: Move['payment'],
  { seen, ours }: { seen: Move['seen']; ours: (typeof refund.$inferSelect)[] },
): Promise<void> {
  const { refundedAmount: stated, status, chargedBack } = seen;
  const [atBank, atGateway] = [ours.filter((one) => one.byHand), ours.filter((one) => !one.byHand)];
  const transferred = totalOf(atBank.filter((one) => one.status === 'done'));
  // What a bank takes is a task of its own, unless it hides behind what was transferred.
  const beside = chargedBack ? transferred : totalOf(atBank);
  const unrequested = (stated ?? 0) - totalOf(atGateway);
  const isMore = chargedBack ? beside + unrequested > current.amount : unrequested > 0;
  if (stated === null || beside === 0 || !isMore) return;
  const notice = { status, returned: stated, byTransfer: beside };
  await recordProblem(tx, { kind: 'unknown_refund', paymentId: current.id, amount: unrequested, notice });
}

const totalOf = (refunds: { amount: number }[]) => refunds.reduce((total, { amount }) => total + amount, 0);
