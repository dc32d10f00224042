import { and, asc, eq, inArray } from 'drizzle-orm';
import { codeOfBank, transferCsv } from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { refund, refundAccount, refundFile } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { isReady } from './list-transfers.server.ts';
import { openRefundAccount } from './refund-account.server.ts';

/**
 * Takes every refund that can be transferred into one file for the bank. Another operator finds them in no second file, and their customers
 * cannot change the account meanwhile.
 * @throws AppError nothing_to_transfer
 */
export async function makeTransferFile(tx: DbOrTx, madeBy: string) {
  const ready = await tx
    .select({ id: refund.id, amount: refund.amount })
    .from(refund)
    .innerJoin(refundAccount, eq(refundAccount.refundId, refund.id))
    .where(isReady)
    .orderBy(asc(refund.id))
    .for('update', { of: refund });
  if (ready.length === 0) throw new AppError('nothing_to_transfer');
  const fileId = newId();
  await tx.insert(refundFile).values({ id: fileId, madeBy });
  const ids = ready.map(({ id }) => id);
  await tx.update(refund).set({ fileId }).where(inArray(refund.id, ids));
  return { fileId, count: ready.length, total: ready.reduce((sum, { amount }) => sum + amount, 0) };
}

/**
 * What of a file is still to be transferred, as mentors' payouts are written, with account numbers in clear: who downloads it is noted by the caller.
 * @throws AppError not_found, where nothing of it is left
 */
export async function refundFileCsv(services: Pick<Services, 'sealing'>, tx: DbOrTx, fileId: string) {
  const left = await tx
    .select({ id: refund.id, amount: refund.amount })
    .from(refund)
    .where(and(eq(refund.fileId, fileId), eq(refund.status, 'manual')))
    .orderBy(asc(refund.id));
  if (left.length === 0) throw new AppError('not_found');
  const rows = [];
  for (const { id, amount } of left) {
    const { bank, number, holder } = await openRefundAccount(services, tx, id);
    rows.push({ code: codeOfBank(bank), bank, number, holder, amount, reference: refundReference(id) });
  }
  return transferCsv(rows);
}

const REFERENCE_LENGTH = 10;

/** What a refund is called at the bank. */
export function refundReference(refundId: string): string {
  return `SR${refundId.slice(0, REFERENCE_LENGTH).toUpperCase()}`;
}
