import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorBankAccount, payout } from '~/services/db/ledger-schema.ts';
import { isSuspendedMentor } from '~/services/db/listed-mentors.server.ts';
import { readSince } from '../books/roll-up-ledger.server.ts';

/**
 * What each mentor earned and was not paid yet; what somebody owes us is negative. Payouts under way count as paid. Sums of old
 * entries are kept, so only the newest are read.
 * @param mentorIds only these
 */
export async function payableOf(db: DbOrTx, mentorIds?: string[]): Promise<Map<string, number>> {
  if (mentorIds?.length === 0) return new Map();
  const ofThese = mentorIds ? sql`AND mentor_id IN ${mentorIds}` : sql``;
  const rows = await readSince<{ mentorId: string; amount: number }>(
    db,
    'payable_through_id',
    (through) => sql`
      SELECT mentor_id AS "mentorId", sum(amount)::float8 AS amount FROM (
        SELECT mentor_id, amount FROM ledger_payable WHERE amount <> 0 ${ofThese}
        UNION ALL
        SELECT mentor_id, -amount FROM ledger_line
        WHERE account = 'mentor_payable' AND transaction_id > ${through}::bigint ${ofThese}
      ) AS part GROUP BY 1 HAVING sum(amount) <> 0`,
  );
  return new Map(rows.map(({ mentorId, amount }) => [mentorId, amount]));
}

/** Mentors to whom a payout is under way: of each there is one at a time, and what they earned since waits for its end. */
export async function mentorsBeingPaid(db: DbOrTx): Promise<Set<string>> {
  const rows = await db.select({ id: payout.mentorId }).from(payout).where(eq(payout.status, 'open'));
  return new Set(rows.map(({ id }) => id));
}

const HOUR_MS = 3_600_000;

/** Until when a balance waits because its bank account took the place of another one; null where it does not wait. */
export function heldUntil(
  replacedAt: Date | null,
  { payoutHoldHours, now }: { payoutHoldHours: number; now: Date },
): Date | null {
  const until = replacedAt && new Date(replacedAt.getTime() + payoutHoldHours * HOUR_MS);
  return until && until > now ? until : null;
}

/** What of a bank account decides whether its mentor is in a batch. */
export const bankAccountState = (db: DbOrTx) => ({
  mentorId: mentorBankAccount.mentorId,
  masked: mentorBankAccount.masked,
  replacedAt: mentorBankAccount.replacedAt,
  suspended: isSuspendedMentor(db, mentorBankAccount.mentorId).mapWith(Boolean),
});
