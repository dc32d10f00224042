import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { endedElsewhere } from '~/services/db/ended-elsewhere.ts';
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
export async function lockTransfer(which: WaitingTransfer) {
  const found = await lockRefund(which);
  if (found.waiting.status !== 'manual') throw new AppError('transfer_ended');
  return found;
}

async function lockRefund({ tx, refundId }: WaitingTransfer) {
  const [known] = await tx.select({ orderId: refund.orderId }).from(refund).where(eq(refund.id, refundId));
  const orderRow = known && (await lockOrder(tx, known.orderId));
  const [waiting] = await tx.select().from(refund).where(eq(refund.id, refundId)).for('update');
  if (!orderRow || !waiting) throw new AppError('not_found');
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

/** What the transfer of a refund was: `twice` where its money had gone back by another way meanwhile. */
export type TransferEnd = 'once' | 'twice';

/**
 * An operator transferred a refund. One that the gateway ended meanwhile keeps its end, and waits in "Perlu tindakan" for the money to come back
 * from the bank (`refund_twice`).
 * @throws AppError not_found, transfer_ended, conflict where another account was given meanwhile
 */
export async function finishTransfer({
  services,
  tx,
  refundId,
  reference,
  accountAt,
  note,
}: FinishTransfer): Promise<TransferEnd> {
  const { orderRow, waiting, account } = await lockRefund({ tx, refundId });
  const about = { orderId: orderRow.id, account: account?.masked ?? null };
  if (waiting.status !== 'manual') {
    const couldTransfer = account !== undefined || waiting.fileId !== null;
    const isUnsaid = waiting.transferReference === null;
    if (!couldTransfer || !isUnsaid || !endedElsewhere(waiting)) throw new AppError('transfer_ended');
    await tx
      .update(refund)
      .set({ transferReference: reference ?? NO_REFERENCE })
      .where(eq(refund.id, refundId));
    await note(about);
    return 'twice';
  }
  if (accountAt !== undefined && accountAt !== (account?.updatedAt.toISOString() ?? ''))
    throw new AppError('conflict');
  if (reference !== null)
    await tx.update(refund).set({ transferReference: reference }).where(eq(refund.id, refundId));
  await note(about);
  await finishRefundIn({ services, tx, refundId });
  return 'once';
}

/** In place of the bank's reference, where an operator named none. */
const NO_REFERENCE = '-';

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
