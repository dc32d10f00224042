import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order, payment } from '~/services/db/payments-schema.ts';
import type { GatewayPayment } from '~/services/payments/payments.server.ts';
import { mayMove, type PaymentStatus } from '~/services/payments/payment-status.ts';
import { settleClosed } from '../orders/close-order.server.ts';
import { grantOrder, revokeGrants } from '../orders/grant-order.server.ts';
import { lockOrderOf } from '../orders/lock-order.server.ts';
import type { CheckoutServices } from '../services.ts';
import { giveBackVoucher } from '../vouchers/take-voucher.server.ts';
import type { Order, Payment } from '../orders/write-order.server.ts';

/** What came of a status that the gateway told. `surplus`: money for an order that no longer wants it. */
export type ApplyVerdict = 'applied' | 'unchanged' | 'mismatch' | 'surplus' | 'unknown';

interface ApplyPayment {
  services: Pick<CheckoutServices, 'db' | 'events' | 'jobs' | 'log'>;
  paymentId: string;
  /** What the gateway answered when it was asked. */
  seen: GatewayPayment;
  now?: Date;
}

/**
 * Brings a payment to the status that its gateway tells, and the order with it: grant, voucher and order move in the one
 * transaction that moves the payment. Any number of repetitions, in any order, come to the same.
 */
export async function applyPayment({ services, paymentId, seen, now = new Date() }: ApplyPayment) {
  const verdict = await services.db.transaction(async (tx): Promise<ApplyVerdict> => {
    const locked = await lockOrderOf(tx, paymentId);
    if (!locked) return 'unknown';
    const { payment: current } = locked;
    if (!isSame(current, seen)) return 'mismatch';
    const outcome = await move(services, tx, { ...locked, seen, now });
    if (outcome === 'applied' || outcome === 'surplus')
      await services.events.publish(tx, {
        userId: current.userId,
        type: 'order.changed',
        id: current.orderId,
      });
    return outcome;
  });
  if (verdict === 'mismatch' || verdict === 'surplus')
    services.log.error({ paymentId, verdict, status: seen.status }, 'a payment needs an operator');
  return verdict;
}

function isSame(current: Payment, seen: GatewayPayment): boolean {
  return (
    seen.paymentId === current.id && seen.amount === current.amount && seen.currency === current.currency
  );
}

interface Move {
  order: Order;
  payment: Payment;
  seen: GatewayPayment;
  now: Date;
}

async function move(
  services: Pick<CheckoutServices, 'jobs'>,
  tx: DbOrTx,
  { order: bought, payment: current, seen, now }: Move,
): Promise<ApplyVerdict> {
  const isLate = seen.status === 'settlement' && ['failed', 'expired', 'cancelled'].includes(current.status);
  if (isLate) return markSurplus(tx, current, seen);
  const status = nextStatus(current, seen);
  if (!mayMove(current.status, status)) return 'unchanged';

  const refundedAmount = status === 'refunded' ? (seen.refundedAmount ?? current.amount) : 0;
  const [moved] = await tx
    .update(payment)
    .set({
      status,
      paymentType: seen.paymentType ?? current.paymentType,
      gatewayId: seen.gatewayId ?? current.gatewayId,
      settledAt: status === 'settlement' ? (seen.settledAt ?? now) : current.settledAt,
      refundedAmount: Math.max(current.refundedAmount, refundedAmount),
      updatedAt: now,
    })
    .where(and(eq(payment.id, current.id), eq(payment.status, current.status)))
    .returning();
  if (!moved) return 'unchanged';

  if (status === 'settlement') return settle(services, tx, bought, moved, now);
  if (status === 'refunded' || current.status === 'settlement') return takeBack(tx, bought, moved, now);
  if (status !== 'review') await settleClosed(tx, bought, moved, now);
  return 'applied';
}

/** A payment that was looked at and then called off or left to lapse has failed: no other end is open to it. */
function nextStatus(current: Payment, seen: GatewayPayment): PaymentStatus {
  const lapsed = seen.status === 'expired' || seen.status === 'cancelled';
  return current.status === 'review' && lapsed ? 'failed' : seen.status;
}

async function settle(
  services: Pick<CheckoutServices, 'jobs'>,
  tx: DbOrTx,
  bought: Order,
  paid: Payment,
  now: Date,
): Promise<ApplyVerdict> {
  // Another attempt was faster, or the order was given up: the money has to go back.
  if (bought.status !== 'awaiting_payment') return markSurplus(tx, paid);
  await tx.update(order).set({ status: 'paid', paidAt: now, updatedAt: now }).where(eq(order.id, bought.id));
  await grantOrder(services, tx, bought);
  return 'applied';
}

/** Money that came and went again: refunded, or reversed by the bank. */
async function takeBack(tx: DbOrTx, bought: Order, gone: Payment, now: Date): Promise<ApplyVerdict> {
  const isWhole = gone.status === 'failed' || gone.refundedAmount >= gone.amount;
  // What was refunded in part was still bought; what nobody wanted never counted.
  if (!isWhole || gone.surplus) return 'applied';
  const status = gone.status === 'failed' ? 'cancelled' : 'refunded';
  await tx.update(order).set({ status, updatedAt: now }).where(eq(order.id, bought.id));
  await revokeGrants(tx, bought.id, now);
  if (status === 'cancelled') await giveBackVoucher(tx, bought.id);
  return 'applied';
}

async function markSurplus(tx: DbOrTx, paid: Payment, seen?: GatewayPayment): Promise<ApplyVerdict> {
  if (paid.surplus) return 'unchanged';
  const told = seen && { gatewayId: seen.gatewayId ?? paid.gatewayId, paymentType: seen.paymentType };
  await tx
    .update(payment)
    .set({ surplus: true, ...told })
    .where(eq(payment.id, paid.id));
  return 'surplus';
}
