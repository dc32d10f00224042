import { and, eq, inArray } from 'drizzle-orm';
import { payment } from '~/services/db/payments-schema.ts';
import { GatewayError } from '~/services/payments/payments.server.ts';
import type { CheckoutServices } from '../services.ts';
import { applyPayment } from './apply-payment.server.ts';

interface CheckReturn {
  services: CheckoutServices;
  userId: string;
  bookId: string;
}

/**
 * Somebody came back from the gateway's page: asks it what became of their open payments, so that the page they come back to
 * says what is true, whatever stands in its address and however late the notification is. A gateway that is away changes nothing.
 */
export async function checkReturn({ services, userId, bookId }: CheckReturn): Promise<void> {
  const open = await services.db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.orderId, bookId),
        eq(payment.userId, userId),
        inArray(payment.status, ['pending', 'review']),
      ),
    );
  for (const { id: paymentId, gateway: name, gatewayId } of open) {
    const gateway = services.payments.byName(name);
    if (!gateway || (await services.limits.take('payment-look', paymentId)) !== undefined) continue;
    try {
      const seen = await gateway.fetchPayment({ paymentId, gatewayId });
      if (seen) await applyPayment({ services, paymentId, seen });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      services.log.warn({ err: error, paymentId }, 'the gateway could not be reached on a return');
    }
  }
}
