import { and, asc, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { payment, refund } from '~/services/db/payments-schema.ts';
import type { Notification } from '~/services/payments/payments.server.ts';
import type { GatewayName } from '~/services/payments/payment-status.ts';
import { failRefund, finishByGateway, type FoundRefund } from './finish-refund.server.ts';
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
    const heard = { refundId: ours.id, gatewayRefundId: refundId, found: ours };
    const isFirst = succeeded ? await finishByGateway(services, heard) : await failRefund(services, heard);
    // Another webhook was faster: this one may be about the next refund of that amount.
    return isFirst ? 'applied' : receiveRefund(services, gateway, end);
  }
  // One that an operator transferred ended without the gateway: its success there is the same money a second time.
  const hadSucceeded = ours?.status === 'done' && !ours.byHand;
  if (ours && hadSucceeded === succeeded) return 'duplicate';
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

interface Ours extends FoundRefund {
  id: string;
  byHand: boolean;
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
  const { id, status, gatewayRefundId, byHand } = refund;
  // One that a bank does not have yet before one in a file: then nothing goes back twice.
  const ask = () =>
    db
      .select({ id, status, gatewayRefundId, byHand })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .orderBy(desc(eq(status, 'requested')), asc(isNotNull(refund.fileId)), asc(refund.createdAt))
      .limit(1);
  if (refundId) {
    const [known] = await ask().where(and(of, eq(gatewayRefundId, refundId)));
    if (known) return known;
  }
  const open = inArray(status, succeeded ? ['requested', 'manual'] : ['requested']);
  const [lost] = await ask().where(and(of, open, refundId ? isNull(gatewayRefundId) : undefined));
  return lost;
}
