import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { type LedgerAccount, ledgerTransaction } from '~/services/db/ledger-schema.ts';
import { lockRecord } from '~/services/db/lock-record.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { AppError } from '~/services/error.ts';
import { typedNumber } from '~/services/typed-number.ts';
import type { Line } from '../books/target-entries.ts';
import { writeEntries } from '../books/write-entries.server.ts';
import { adjustmentPurposes, type AdjustmentPurpose } from './adjustment-purposes.ts';

const accounts: Record<AdjustmentPurpose, [debit: LedgerAccount, credit: LedgerAccount]> = {
  withdrawal: ['bank', 'gateway'],
  'gateway-cost': ['gateway_fee', 'gateway'],
  'bank-cost': ['gateway_fee', 'bank'],
  'mentor-bonus': ['revenue', 'mentor_payable'],
  'mentor-deduction': ['mentor_payable', 'revenue'],
};

export const adjustmentInput = z.object({
  /** The browser's name for one press of the button. */
  token: z.string().regex(/^[\w-]{8,64}$/),
  purpose: z.enum(
    adjustmentPurposes.map(({ value }) => value),
    { error: 'Pilih jenisnya' },
  ),
  amount: typedNumber().pipe(
    z
      .int('Isi rupiah dengan bilangan bulat')
      .positive('Harus lebih dari 0')
      .max(10_000_000_000, 'Paling banyak Rp10.000.000.000'),
  ),
  mentorId: z.string().trim().max(64).default(''),
  note: z.string().trim().min(5, 'Tulis alasannya').max(300),
});

interface AdjustLedger {
  /** Inside the transaction that also writes down who entered it. */
  tx: DbOrTx;
  values: z.infer<typeof adjustmentInput>;
  now?: Date;
}

/**
 * An operator enters what nothing else books. The same press is entered once.
 * @returns whether it was new @throws AppError not_found, where the mentor is unknown
 */
export async function adjustLedger({ tx, values, now = new Date() }: AdjustLedger): Promise<boolean> {
  const { token, purpose, amount, mentorId, note } = values;
  const [debit, credit] = accounts[purpose];
  const isAboutMentor = debit === 'mentor_payable' || credit === 'mentor_payable';
  const [known] = isAboutMentor
    ? await tx.select({ id: mentor.id }).from(mentor).where(eq(mentor.id, mentorId))
    : [];
  if (isAboutMentor && !known) throw new AppError('not_found');
  const key = `adjustment:${token}`;
  await lockRecord(tx, 'adjustment', token);
  if ((await tx.$count(ledgerTransaction, eq(ledgerTransaction.key, key))) > 0) return false;
  const line = (account: LedgerAccount, value: number): Line => ({
    account,
    mentorId: account === 'mentor_payable' ? mentorId : null,
    amount: value,
  });
  const lines = [line(debit, amount), line(credit, -amount)];
  await writeEntries(tx, [{ key, kind: 'adjustment', note, at: now, lines }]);
  return true;
}
