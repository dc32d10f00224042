import { and, eq } from 'drizzle-orm';
import { postOrder } from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payment, refund } from '~/services/db/payments-schema.ts';
import { refundAccountPath } from '../model.ts';
import { leftOf } from './find-refundable.server.ts';
import type { CheckoutServices } from '../services.ts';
import { lockOrder } from '../orders/lock-order.server.ts';
import { notifyCustomer } from '../orders/notify-customer.server.ts';
import type { Order } from '../orders/write-order.server.ts';

type Refund = typeof refund.$inferSelect;

interface TransferByHand {
  services: Pick<CheckoutServices, 'db' | 'jobs' | 'links' | 'baseUrl'>;
  refundId: string;
  /** The state that it has to be in. */
  from: 'requested' | 'failed';
}

/** A refund that the gateway cannot pay: an operator will transfer it. The customer gets a mail that asks for the account. @returns whether it was so, and of one that failed whether its money is still with us */
export async function transferByHand({ services, refundId, from }: TransferByHand): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [known] = await tx.select().from(refund).where(eq(refund.id, refundId));
    // The order first, as everywhere.
    const orderRow = known && (await lockOrder(tx, known.orderId));
    if (from === 'failed' && !(known && (await isLeft(tx, known)))) return false;
    const [waiting] = await tx
      .update(refund)
      .set({ status: 'manual', byHand: true, updatedAt: new Date() })
      .where(and(eq(refund.id, refundId), eq(refund.status, from)))
      .returning();
    if (!waiting || !orderRow) return false;
    await postOrder(tx, { orderId: orderRow.id, now: new Date() });
    await requestAccount(services, tx, orderRow, waiting);
    return true;
  });
}

/** Whether the money of a refund that failed is still with us: another one may have succeeded, or a bank taken it. */
async function isLeft(tx: DbOrTx, { paymentId, amount }: Refund): Promise<boolean> {
  const [paid] = await tx.select().from(payment).where(eq(payment.id, paymentId));
  return paid !== undefined && isWithUs(paid) && amount <= (await leftOf(tx, paid));
}

const isWithUs = ({ status, surplus }: typeof payment.$inferSelect) =>
  surplus || status === 'settlement' || status === 'refunded';

/**
 * Asks the customer by mail for a bank account, behind a signed link: only who got the mail can fill it in.
 * @param reason why a transfer to the account before failed
 */
export async function requestAccount(
  services: Pick<CheckoutServices, 'jobs' | 'links' | 'baseUrl'>,
  tx: DbOrTx,
  orderRow: Order,
  { id, amount }: Pick<Refund, 'id' | 'amount'>,
  reason?: string,
): Promise<void> {
  const kind = reason === undefined ? 'refundAccount' : 'refundAccountAgain';
  await notifyCustomer(services, tx, orderRow, {
    kind,
    amount,
    url: refundAccountUrl(services, id),
    ...(reason !== undefined && { reason }),
  });
}

/** The signed page on which a customer says to which account a refund goes. */
export function refundAccountUrl(
  { baseUrl, links }: Pick<CheckoutServices, 'links' | 'baseUrl'>,
  refundId: string,
): string {
  return baseUrl + refundAccountPath(refundId, links.keyOf('refund account', refundId));
}
