import { eq } from 'drizzle-orm';
import { payment, refund } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { GatewayError } from '~/services/payments/payments.server.ts';
import { beginRefund, type BeginRefund, type Refund } from './begin-refund.server.ts';
import { failRefund, finishByGateway } from './finish-refund.server.ts';
import { transferByHand } from './transfer-by-hand.server.ts';
import type { CheckoutServices } from '../services.ts';

interface RefundOrder extends Omit<BeginRefund, 'surplusFirst'> {
  services: CheckoutServices;
}

/**
 * An operator pays money back, at most what was paid; what came beside it first. All of it ends the order and what it delivered; a part leaves both.
 * `manual`: this way of paying has no refund, the operator transfers the money and then says so (`finishTransfer`).
 * @throws AppError not_found, refund_refused, payment_unavailable (repeated by the reconcile job)
 */
export async function refundOrder({ services, ...options }: RefundOrder): Promise<Refund['status']> {
  const begun = await services.db.transaction((tx) => beginRefund(tx, { ...options, surplusFirst: true }));
  return requestRefund(services, begun);
}

/** Job: requests a refund that was begun where no gateway could be waited for. One that is no longer open is left alone. */
export async function requestBegunRefund(
  services: CheckoutServices,
  { refundId }: { refundId: string },
): Promise<void> {
  const [begun] = await services.db.select().from(refund).where(eq(refund.id, refundId));
  if (begun?.status !== 'requested') return;
  await requestRefund(services, begun).catch((error: unknown) => {
    // It failed, and stands on the operators' list.
    if (!(error instanceof AppError) || error.code !== 'refund_refused') throw error;
  });
}

/** Asks the gateway; the same refund may be requested again. */
export async function requestRefund(services: CheckoutServices, begun: Refund): Promise<Refund['status']> {
  const { id: refundKey, paymentId, amount, reason } = begun;
  const [paid] = await services.db.select().from(payment).where(eq(payment.id, paymentId));
  const gateway = paid && services.payments.byName(paid.gateway);
  if (!paid || !gateway) throw new AppError('payment_unavailable');
  const ref = { paymentId, gatewayId: paid.gatewayId };
  const { paymentType } = paid;
  try {
    const { outcome, gatewayRefundId } = await gateway.refund({
      ref,
      refundKey,
      amount,
      reason,
      paymentType,
    });
    if (gatewayRefundId)
      await services.db.update(refund).set({ gatewayRefundId }).where(eq(refund.id, refundKey));
    if (outcome === 'done') await finishByGateway(services, { refundId: refundKey });
    // What the gateway took on before ends by its webhook: transferred as well, it would go back twice.
    if (outcome === 'manual' && begun.gatewayRefundId) return 'requested';
    if (outcome === 'manual') await transferByHand({ services, refundId: refundKey, from: 'requested' });
    return outcome === 'later' ? 'requested' : outcome;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.code !== 'refused') throw new AppError('payment_unavailable', { cause: error });
    if (!begun.gatewayRefundId)
      await failRefund(services, {
        refundId: refundKey,
        found: { status: 'requested', gatewayRefundId: null },
      });
    throw new AppError('refund_refused', { cause: error });
  }
}
