import { eq } from 'drizzle-orm';
import { postOrder } from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payment, refund } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { GatewayError } from '~/services/payments/payments.server.ts';
import { failRefund, finishRefund } from './finish-refund.server.ts';
import { findRefundable } from './find-refundable.server.ts';
import { lockOrder } from '../orders/lock-order.server.ts';
import { transferByHand } from './transfer-by-hand.server.ts';
import type { CheckoutServices } from '../services.ts';

export type Refund = typeof refund.$inferSelect;

interface RefundOrder {
  services: CheckoutServices;
  orderId: string;
  /** Rupiah; all that is left where none is given. */
  amount?: number;
  reason: string;
  /** The mentor keeps the share of it: a kindness that we bear alone. */
  keepsShare?: boolean;
}

/**
 * An operator pays money back, at most what was paid. All of it ends the order and what it delivered; a part leaves both.
 * `manual`: this way of paying has no refund, the operator transfers the money and then says so (`finishRefund`).
 * @throws AppError not_found, refund_refused, payment_unavailable (repeated by the reconcile job)
 */
export async function refundOrder({ services, ...options }: RefundOrder): Promise<Refund['status']> {
  const begun = await services.db.transaction((tx) => beginRefund(tx, options));
  return requestRefund(services, begun);
}

/**
 * Writes down that money goes back, in the transaction that gives the reason; then request it of the gateway (`requestRefund`).
 * Where a crash comes between, the reconcile job does.
 * @throws AppError not_found, refund_refused
 */
export async function beginRefund(
  tx: DbOrTx,
  { orderId, amount, reason, keepsShare = false }: Omit<RefundOrder, 'services'>,
): Promise<Refund> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError('not_found');
  const found = await findRefundable(tx, orderId);
  if (!found) throw new AppError('refund_refused');
  const { paid, left } = found;
  const wanted = amount ?? left;
  if (!Number.isSafeInteger(wanted) || wanted <= 0 || wanted > left) throw new AppError('refund_refused');
  const [begun] = await tx
    .insert(refund)
    .values({
      id: newId(),
      paymentId: paid.id,
      orderId,
      userId: order.userId,
      amount: wanted,
      reason,
      keepsShare,
    })
    .returning();
  if (!begun) throw new Error('no refund came back');
  await postOrder(tx, { orderId, now: new Date() });
  return begun;
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
    if (outcome === 'done') await finishRefund({ services, refundId: refundKey });
    if (outcome === 'manual') await transferByHand({ services, refundId: refundKey, from: 'requested' });
    return outcome === 'later' ? 'requested' : outcome;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.code !== 'refused') throw new AppError('payment_unavailable', { cause: error });
    await failRefund(services, refundKey);
    throw new AppError('refund_refused', { cause: error });
  }
}
