import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order, refund, refundAccount } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { refundAccountPlace } from '~/services/sealing/sealing.server.ts';
import type { Services } from '~/services/services.server.ts';
import type { BankAccount } from '../schema.ts';

/** What a signed link names. */
interface RefundLink {
  services: Pick<Services, 'db' | 'links' | 'sealing'>;
  id: string;
  key: string;
}

/**
 * What the page behind a signed link shows: the refund, and the account that was given, masked.
 * @throws AppError not_found: a bent link
 */
export async function loadRefundLink({ services: { db, links }, id, key }: RefundLink) {
  if (!links.isKey('refund account', id, key)) throw new AppError('not_found');
  const [found] = await db
    .select({
      amount: refund.amount,
      status: refund.status,
      fileId: refund.fileId,
      product: order.lines,
      masked: refundAccount.masked,
    })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .leftJoin(refundAccount, eq(refundAccount.refundId, refund.id))
    .where(eq(refund.id, id));
  if (!found) throw new AppError('not_found');
  const { amount, status, fileId, product, masked } = found;
  const waits = status === 'manual';
  return {
    amount,
    waits,
    /** The bank has it by now. */
    isUnderWay: waits && fileId !== null,
    product: product[0]?.name ?? 'Setapak',
    masked,
  };
}

/**
 * Keeps to which account a refund goes, sealed; given again it replaces the one before, until the bank has it.
 * @throws AppError not_found (a bent link), order_closed (transferred already), transfer_under_way
 */
export async function saveRefundAccount({
  services,
  id,
  key,
  account,
}: RefundLink & { account: BankAccount }): Promise<void> {
  const { db, links, sealing } = services;
  if (!links.isKey('refund account', id, key)) throw new AppError('not_found');
  await db.transaction(async (tx) => {
    const [waiting] = await tx
      .select({ status: refund.status, fileId: refund.fileId })
      .from(refund)
      .where(eq(refund.id, id))
      .for('update');
    if (!waiting) throw new AppError('not_found');
    if (waiting.status !== 'manual') throw new AppError('order_closed');
    if (waiting.fileId !== null) throw new AppError('transfer_under_way');
    const values = {
      sealed: sealing.seal(refundAccountPlace(id), JSON.stringify(account)),
      masked: `${account.bank} •••• ${account.number.slice(-4)}`,
      updatedAt: new Date(),
    };
    await tx
      .insert(refundAccount)
      .values({ refundId: id, ...values })
      .onConflictDoUpdate({ target: refundAccount.refundId, set: values });
  });
}

/** The account in clear, for the operator who transfers. @throws AppError not_found, where none was given */
export async function openRefundAccount(
  { sealing }: Pick<Services, 'sealing'>,
  tx: DbOrTx,
  refundId: string,
): Promise<BankAccount> {
  const [kept] = await tx.select().from(refundAccount).where(eq(refundAccount.refundId, refundId));
  if (!kept) throw new AppError('not_found');
  return JSON.parse(sealing.open(refundAccountPlace(refundId), kept.sealed)) as BankAccount;
}
