import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { payment } from '~/services/db/payments-schema.ts';
import { applyPayment } from './apply-payment.server.ts';
import type { CheckoutServices } from '../services.ts';
import type { Payment } from '../orders/write-order.server.ts';

/**
 * Makes an order's attempts impossible to pay, at their gateways: the open ones, and those that were refused, on whose pages another
 * method can be chosen.
 * @returns whether none can be paid any more; one that can no longer be stopped is brought up to date instead
 * @throws GatewayError when a gateway cannot be reached
 */
export async function stopPayments(services: CheckoutServices, orderId: string): Promise<boolean> {
  const open = await services.db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        or(
          inArray(payment.status, ['pending', 'review']),
          and(eq(payment.status, 'failed'), isNotNull(payment.invoiceUrl)),
        ),
      ),
    );
  let stopped = true;
  for (const attempt of open) stopped = (await stop(services, attempt)) && stopped;
  return stopped;
}

async function stop(services: CheckoutServices, attempt: Payment): Promise<boolean> {
  const gateway = services.payments.byName(attempt.gateway);
  // Without the gateway's keys it cannot be paid either.
  if (!gateway) return attempt.status !== 'review';
  const ref = { paymentId: attempt.id, gatewayId: attempt.gatewayId };
  if (attempt.status !== 'review' && (await gateway.cancel(ref)) !== 'refused') return true;
  const seen = await gateway.fetchPayment(ref);
  if (seen) await applyPayment({ services, paymentId: attempt.id, seen });
  return seen?.status === 'expired' || seen?.status === 'cancelled' || seen?.status === 'failed';
}
