import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { refund, refundAccount } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { lockOrder } from '../orders/lock-order.server.ts';
import type { CheckoutServices } from '../services.ts';
import { finishRefundIn } from './finish-refund.server.ts';
import { requestAccount } from './transfer-by-hand.server.ts';

interface WaitingTransfer {
  /** The transaction that also writes down who says so. */
  tx: DbOrTx;
  refundId: string;
}

/**
 * Locks a refund that waits for its transfer, its order first.
 * @throws AppError not_found, transfer_ended where it waits no more
 */
export async function lockTransfer({ tx, refundId }: WaitingTransfer) {
  const [known] = await tx.select({ orderId: refund.orderId }).from(refund).where(eq(refund.id, refundId));
  const orderRow = known && (await lockOrder(tx, known.orderId));
  const [waiting] = await tx.select().from(refund).where(eq(refund.id, refundId)).for('update');
  if (!orderRow || !waiting) throw new AppError('not_found');
  if (waiting.status !== 'manual') throw new AppError('transfer_ended');
  const [account] = await tx.select().from(refundAccount).where(eq(refundAccount.refundId, refundId));
  return { orderRow, waiting, account };
}

interface FinishTransfer extends WaitingTransfer {
  services: Pick<CheckoutServices, 'events' | 'jobs' | 'baseUrl'>;
  /** What the bank calls it. */
  reference: string | null;
  /** Writes the audit: before the end, whose last lock all refunds share. */
  note: (about: { orderId: string; account: string | null }) => Promise<void>;
  /** When the account that the operator saw was given, where it could be changed since: an ISO text, empty for none. */
  accountAt?: string | undefined;
}

/** An operator transferred a refund. @throws AppError not_found, transfer_ended, conflict where another account was given meanwhile */
export async function finishTransfer({
  services,
  tx,
  refundId,
  reference,
  accountAt,
  note,
}: FinishTransfer): Promise<void> {
  const { orderRow, account } = await lockTransfer({ tx, refundId });
  if (accountAt !== undefined && accountAt !== (account?.updatedAt.toISOString() ?? ''))
    throw new AppError('conflict');
  if (reference !== null)
    await tx.update(refund).set({ transferReference: reference }).where(eq(refund.id, refundId));
  await note({ orderId: orderRow.id, account: account?.masked ?? null });
  await finishRefundIn({ services, tx, refundId });
}

interface FailTransfer extends WaitingTransfer {
  services: Pick<CheckoutServices, 'jobs' | 'links' | 'baseUrl'>;
  /** In the bank's words, for the customer: the account is wrong and asked for anew. Null: the same account is tried again. */
  reason: string | null;
}

/** The bank did not carry it out: it leaves its file, and goes into the next one. @throws AppError not_found, transfer_ended */
export async function failTransfer({ services, tx, refundId, reason }: FailTransfer) {
  const { orderRow, waiting, account } = await lockTransfer({ tx, refundId });
  await tx.update(refund).set({ fileId: null }).where(eq(refund.id, refundId));
  // Whose account is gone can be asked no more: what they gave is tried again.
  if (reason !== null && orderRow.customerEmail) {
    await tx.delete(refundAccount).where(eq(refundAccount.refundId, refundId));
    await requestAccount(services, tx, orderRow, waiting, reason);
  }
  return { orderId: orderRow.id, account: account?.masked ?? null };
}

/** Asks a customer once more for the account. @throws AppError not_found, transfer_ended, conflict where it was given meanwhile */
export async function remindOfAccount({ services, tx, refundId }: Omit<FailTransfer, 'reason'>) {
  const { orderRow, waiting, account } = await lockTransfer({ tx, refundId });
  if (account) throw new AppError('conflict');
  await requestAccount(services, tx, orderRow, waiting);
  return { orderId: orderRow.id };
}
