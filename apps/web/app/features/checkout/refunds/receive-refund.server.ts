import { and, asc, eq } from 'drizzle-orm';
import { payment, refund } from '~/services/db/payments-schema.ts';
import type { Notification } from '~/services/payments/payments.server.ts';
import type { GatewayName } from '~/services/payments/payment-status.ts';
import { failRefund, finishRefund } from './finish-refund.server.ts';
import type { CheckoutServices } from '../services.ts';

/**
 * A refund's end, which Xendit tells by webhook alone. Its body is not signed: it is believed only about a refund that we
 * asked for ourselves, of exactly that amount.
 */
export async function receiveRefund(
  services: CheckoutServices,
  gateway: GatewayName,
  { gatewayId, amount, succeeded }: Extract<Notification, { kind: 'refund' }>,
): Promise<'applied' | 'unknown'> {
  const [asked] = await services.db
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(
        eq(payment.gatewayId, gatewayId),
        eq(payment.gateway, gateway),
        eq(refund.amount, amount),
        eq(refund.status, 'requested'),
      ),
    )
    .orderBy(asc(refund.createdAt))
    .limit(1);
  if (!asked) return 'unknown';
  if (succeeded) await finishRefund({ services, refundId: asked.id });
  else await failRefund(services, asked.id);
  return 'applied';
}
