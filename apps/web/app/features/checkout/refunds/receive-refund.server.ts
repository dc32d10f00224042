import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { payment, refund } from '~/services/db/payments-schema.ts';
import type { Notification } from '~/services/payments/payments.server.ts';
import type { GatewayName } from '~/services/payments/payment-status.ts';
import { failRefund, finishRefund } from './finish-refund.server.ts';
import { recordProblem } from '../orders/record-problem.server.ts';
import type { CheckoutServices } from '../services.ts';

type RefundEnd = Extract<Notification, { kind: 'refund' }>;

/**
 * A refund's end, which Xendit tells by webhook alone. Its body is not signed: it is believed only about a refund that we
 * requested ourselves, of exactly that amount. What else it reports of a payment of ours, and an end after another end, is for an operator
 * to look at.
 */
export async function receiveRefund(
  services: CheckoutServices,
  gateway: GatewayName,
  end: RefundEnd,
): Promise<'applied' | 'duplicate' | 'unknown'> {
  const { db } = services;
  const { amount, refundId, succeeded } = end;
  const ours = await findOurs(services, gateway, end);
  if (ours && (ours.status === 'requested' || (ours.status === 'manual' && succeeded))) {
    // Another webhook was faster: this one may be about the next refund of that amount.
    if (!(await claim(services, ours, refundId))) return receiveRefund(services, gateway, end);
    if (succeeded) await finishRefund({ services, refundId: ours.id });
    else await failRefund(services, ours.id);
    return 'applied';
  }
  if (ours && (ours.status === 'done') === succeeded) return 'duplicate';
  const [about] = await db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.gatewayId, end.gatewayId), eq(payment.gateway, gateway)))
    .limit(1);
  if (about)
    await recordProblem(db, {
      kind: 'unknown_refund',
      paymentId: about.id,
      amount,
      notice: { refundId, status: succeeded ? 'succeeded' : 'failed' },
    });
  return 'unknown';
}

interface Ours {
  id: string;
  status: (typeof refund.$inferSelect)['status'];
  gatewayRefundId: string | null;
}

/**
 * By the gateway's id where we know it; else, where the answer with it was lost, the oldest of that amount: one that we still ask for,
 * or one that the gateway refused when it was asked again, so that an operator was to transfer it.
 */
async function findOurs(
  { db }: CheckoutServices,
  gateway: GatewayName,
  { gatewayId, refundId, amount, succeeded }: RefundEnd,
): Promise<Ours | undefined> {
  const of = and(eq(payment.gatewayId, gatewayId), eq(payment.gateway, gateway), eq(refund.amount, amount));
  const { id, status, gatewayRefundId } = refund;
  const ask = () =>
    db
      .select({ id, status, gatewayRefundId })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .orderBy(desc(eq(status, 'requested')), asc(refund.createdAt))
      .limit(1);
  if (refundId) {
    const [known] = await ask().where(and(of, eq(gatewayRefundId, refundId)));
    if (known) return known;
  }
  const open = inArray(status, succeeded ? ['requested', 'manual'] : ['requested']);
  const [lost] = await ask().where(and(of, open, refundId ? isNull(gatewayRefundId) : undefined));
  return lost;
}

/** Writes down which refund of the gateway it is, and that no operator transfers it. @returns whether it is still as it was found */
async function claim({ db }: CheckoutServices, ours: Ours, refundId: string | null): Promise<boolean> {
  const { id, status, gatewayRefundId } = ours;
  const claimed = await db
    .update(refund)
    .set({ byHand: false, gatewayRefundId: refundId ?? gatewayRefundId })
    .where(
      and(
        eq(refund.id, id),
        eq(refund.status, status),
        gatewayRefundId === null
          ? isNull(refund.gatewayRefundId)
          : eq(refund.gatewayRefundId, gatewayRefundId),
      ),
    )
    .returning({ id: refund.id });
  return claimed.length > 0;
}
