import { and, eq, inArray, sum } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { ledgerLine } from '~/services/db/ledger-schema.ts';

/**
 * What each mentor earned and was not paid yet; what somebody owes us is negative. Payouts under way count as paid.
 * @param mentorIds only these
 */
export async function payableOf(db: DbOrTx, mentorIds?: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ mentorId: ledgerLine.mentorId, total: sum(ledgerLine.amount).mapWith(Number) })
    .from(ledgerLine)
    .where(
      and(
        eq(ledgerLine.account, 'mentor_payable'),
        mentorIds ? inArray(ledgerLine.mentorId, mentorIds) : undefined,
      ),
    )
    .groupBy(ledgerLine.mentorId);
  return new Map(
    rows.flatMap(({ mentorId, total }) => (mentorId !== null && total ? [[mentorId, -total] as const] : [])),
  );
}
