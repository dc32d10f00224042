import { and, asc, eq, isNull } from 'drizzle-orm';
import { payment, refund } from '~/services/db/payments-schema.ts';
import type { Notification } from '~/services/payments/payments.server.ts';
import type { GatewayName } from '~/services/payments/payment-status.ts';
import { failRefund, finishRefund } from './finish-refund.server.ts';
import { recordProblem } from '../orders/record-problem.server.ts';
import type { CheckoutServices } from '../services.ts';

type RefundEnd = Extract<Notification, { kind: 'refund' }>;

/**
 * A refund's end, which Xendit tells by webhook alone. Its body is not signed: it is believed only about a refund that we
 * requested ourselves, of exactly that amount. What else it reports of a payment of ours is for an operator to look at.
 */
export async function receiveRefund(
  services: CheckoutServices,
  gateway: GatewayName,
  end: RefundEnd,
): Promise<'applied' | 'duplicate' | 'unknown'> {
  const { db } = services;
  const requested = await findRequested(services, gateway, end);
  if (requested && requested.status !== 'requested') return 'duplicate';
  if (requested) {
    if (end.refundId)
      await db.update(refund).set({ gatewayRefundId: end.refundId }).where(eq(refund.id, requested.id));
    if (end.succeeded) await finishRefund({ services, refundId: requested.id });
    else await failRefund(services, requested.id);
    return 'applied';
  }
  const [about] = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.gatewayId, end.gatewayId), eq(payment.gateway, gateway)))
    .limit(1);
  const { amount, refundId, succeeded } = end;
  if (about)
    await recordProblem(db, {
      kind: 'unknown_refund',
      paymentId: about.id,
      amount,
      notice: { refundId, status: succeeded ? 'succeeded' : 'failed' },
    });
  return 'unknown';
}

/** By the gateway's id where we know it; else, where the answer with it was lost, the oldest of that amount. */
async function findRequested({ db }: CheckoutServices, gateway: GatewayName, end: RefundEnd) {
  const { gatewayId, refundId, amount } = end;
  const of = and(eq(payment.gatewayId, gatewayId), eq(payment.gateway, gateway), eq(refund.amount, amount));
  const ask = () =>
    db
      .select({ id: refund.id, status: refund.status })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .orderBy(asc(refund.createdAt))
      .limit(1);
  if (refundId) {
    const [known] = await ask().where(and(of, eq(refund.gatewayRefundId, refundId)));
    if (known) return known;
  }
  const [lost] = await ask().where(
    and(of, eq(refund.status, 'requested'), refundId ? isNull(refund.gatewayRefundId) : undefined),
  );
  return lost;
}
