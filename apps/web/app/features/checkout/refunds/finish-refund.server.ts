import { and, eq, inArray, isNull, sum } from 'drizzle-orm';
import { postOrder } from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payment, refund, refundAccount } from '~/services/db/payments-schema.ts';
import { countReturned, followRefunds } from './follow-refunds.server.ts';
import { giveBackDifference } from './give-back-difference.server.ts';
import { isForgotten } from '../orders/forget-customer.server.ts';
import { lockOrderOf } from '../orders/lock-order.server.ts';
import type { CheckoutServices } from '../services.ts';
import type { Order, Payment } from '../orders/write-order.server.ts';

type FinishServices = Pick<CheckoutServices, 'db' | 'events' | 'jobs' | 'baseUrl'>;

/** A refund as it was when the gateway's word about it came. */
export interface FoundRefund {
  status: (typeof refund.$inferSelect)['status'];
  gatewayRefundId: string | null;
}

interface GatewayWord {
  refundId: string;
  /** The gateway's id of it, where it gives one. */
  gatewayRefundId?: string | null;
  /** Only if it still is so; else only if it is open. */
  found?: FoundRefund;
}

/**
 * The money went back, by the gateway's word: no operator transfers it any more. Where one may have done so, because it stands in a file for the
 * bank, it waits in "Perlu tindakan" (`refund_twice`). A second time does nothing.
 * @returns whether it was open, and as it was found
 */
export async function finishByGateway(services: FinishServices, word: GatewayWord): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    if (!(await claim(tx, word))) return false;
    await finishRefundIn({ services, tx, refundId: word.refundId });
    return true;
  });
}

/** Writes down which refund of the gateway it is, and that it ends there; its order is locked first, as everywhere. */
async function claim(tx: DbOrTx, { refundId, gatewayRefundId, found }: GatewayWord): Promise<boolean> {
  const [known] = await tx.select().from(refund).where(eq(refund.id, refundId));
  if (!known || !(await lockOrderOf(tx, known.paymentId))) return false;
  const asFound = found && and(eq(refund.status, found.status), isGatewayId(found.gatewayRefundId));
  const claimed = await tx
    .update(refund)
    .set({ byHand: false, ...(gatewayRefundId && { gatewayRefundId }) })
    .where(and(eq(refund.id, refundId), asFound ?? inArray(refund.status, ['requested', 'manual'])))
    .returning({ id: refund.id });
  return claimed.length > 0;
}

const isGatewayId = (id: string | null) =>
  id === null ? isNull(refund.gatewayRefundId) : eq(refund.gatewayRefundId, id);

interface FinishRefund {
  services: Omit<FinishServices, 'db'>;
  tx: DbOrTx;
  refundId: string;
  now?: Date;
}

/** The money went back, by whichever way is written down with it: the last thing of its transaction. */
export async function finishRefundIn({
  services,
  tx,
  refundId,
  now = new Date(),
}: FinishRefund): Promise<void> {
  const [requested] = await tx.select().from(refund).where(eq(refund.id, refundId));
  const locked = requested && (await lockOrderOf(tx, requested.paymentId));
  if (locked) await complete(services, tx, { ...locked, refundId, now });
}

interface Locked {
  /** Locked by this transaction. */
  order: Order;
  payment: Payment;
  now: Date;
}

/**
 * A card was voided: where that is how a refund of ours was paid, the refund is done. Gateway and refund may tell of it in
 * either order. @returns whether there was such a refund
 */
export async function completeRefundBy(
  services: Pick<FinishServices, 'events' | 'jobs' | 'baseUrl'>,
  tx: DbOrTx,
  locked: Locked,
): Promise<boolean> {
  const { id, amount } = locked.payment;
  const [requested] = await tx
    .select({ id: refund.id })
    .from(refund)
    .where(and(eq(refund.paymentId, id), eq(refund.amount, amount), eq(refund.status, 'requested')));
  if (!requested) return false;
  await complete(services, tx, { ...locked, refundId: requested.id });
  return true;
}

async function complete(
  services: Pick<FinishServices, 'events' | 'jobs' | 'baseUrl'>,
  tx: DbOrTx,
  { order: orderRow, payment: paid, refundId, now }: Locked & { refundId: string },
): Promise<void> {
  const [done] = await tx
    .update(refund)
    .set({ status: 'done', updatedAt: now })
    .where(and(eq(refund.id, refundId), inArray(refund.status, ['requested', 'manual'])))
    .returning();
  if (!done) return;
  // The gateway's notification may have come for its own refund before; it never comes for a transfer.
  const total = done.byHand
    ? paid.refundedAmount + done.amount
    : Math.max(paid.refundedAmount, await refundedSoFar(tx, paid.id));
  const refundedAmount = Math.min(paid.amount, total);
  await tx
    .update(payment)
    .set({
      refundedAmount,
      status: paid.status === 'settlement' ? 'refunded' : paid.status,
      captured: false,
      heardAt: new Date(),
      updatedAt: now,
    })
    .where(eq(payment.id, paid.id));
  await followRefunds(services, tx, { order: orderRow, before: paid, refundedAmount, now });
  if (!paid.surplus && refundedAmount >= paid.amount) await giveBackDifference(tx, done);
  if (isForgotten(orderRow)) await tx.delete(refundAccount).where(eq(refundAccount.refundId, refundId));
  await postOrder(tx, { orderId: orderRow.id, now });
  await services.events.publish(tx, { userId: orderRow.userId, type: 'order.changed', id: orderRow.id });
  await countReturned(services, tx);
}

/** The gateway said no for good. @returns whether it was open, and as it was found */
export async function failRefund({ db }: Pick<CheckoutServices, 'db'>, word: GatewayWord): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await claim(tx, word))) return false;
    const now = new Date();
    const [failed] = await tx
      .update(refund)
      .set({ status: 'failed', updatedAt: now })
      .where(and(eq(refund.id, word.refundId), eq(refund.status, 'requested')))
      .returning({ orderId: refund.orderId });
    if (failed) await postOrder(tx, { orderId: failed.orderId, now });
    return true;
  });
}

async function refundedSoFar(tx: DbOrTx, paymentId: string): Promise<number> {
  const [row] = await tx
    .select({ total: sum(refund.amount).mapWith(Number) })
    .from(refund)
    .where(and(eq(refund.paymentId, paymentId), eq(refund.status, 'done')));
  return row?.total ?? 0;
}
