import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payout } from '~/services/db/ledger-schema.ts';
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
