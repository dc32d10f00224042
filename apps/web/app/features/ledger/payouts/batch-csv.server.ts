import { and, eq } from 'drizzle-orm';
import { csvRow } from '~/services/csv.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payout } from '~/services/db/ledger-schema.ts';
import { AppError } from '~/services/error.ts';
import { payoutPlace } from '~/services/sealing/sealing.server.ts';
import type { Services } from '~/services/services.server.ts';
import type { MentorAccount } from '../schema.ts';
import { bankName } from './banks.ts';

/** A bank's note on a transfer is short. */
const REFERENCE_LENGTH = 12;

/**
 * The open payouts of a batch for a bank's bulk transfer, with account numbers in clear: who downloads it is noted by the caller.
 * @throws AppError not_found, where nothing of it is open
 */
export async function batchCsv({ sealing }: Pick<Services, 'sealing'>, tx: DbOrTx, batchId: string) {
  const open = await tx
    .select()
    .from(payout)
    .where(and(eq(payout.batchId, batchId), eq(payout.status, 'open')))
    .orderBy(payout.id);
  if (open.length === 0) throw new AppError('not_found');
  const rows = open.map(({ id, sealed, amount }) => {
    const { bank, number, holder } = JSON.parse(sealing.open(payoutPlace(id), sealed)) as MentorAccount;
    return { code: bank, bank: bankName(bank), number, holder, amount, reference: payoutReference(id) };
  });
  return transferCsv(rows);
}

interface TransferRow {
  /** Of interbank transfers; empty where it is not known. */
  code: string;
  bank: string;
  number: string;
  holder: string;
  /** Rupiah. */
  amount: number;
  /** What we call it. */
  reference: string;
}

/** Transfers as a file for a bank: the same for mentors and for customers whose money goes back. */
export function transferCsv(rows: readonly TransferRow[]): string {
  const lines = rows.map(({ code, bank, number, holder, amount, reference }) =>
    csvRow([code, bank, number, holder, amount, reference]),
  );
  return (
    csvRow(['bank_code', 'bank', 'account_number', 'account_name', 'amount', 'reference']) + lines.join('')
  );
}

/** What a payout is called at the bank, and on the mentor's statement. */
export function payoutReference(payoutId: string): string {
  return `SP${payoutId.slice(0, REFERENCE_LENGTH - 2).toUpperCase()}`;
}
