import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payout } from '~/services/db/ledger-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { payoutReference } from './batch-csv.server.ts';
import type { TransferResult } from './read-transfer-results.server.ts';

/** What is done with a row of the bank's file. `paid` and `failed` are noted once an operator says so; nothing is done with the others. */
export type ResultVerdict = 'paid' | 'failed' | 'unknown' | 'twice' | 'amount' | 'ended' | 'foreign';

/**
 * Puts the rows of a bank's file beside the transfers of a batch. Nothing is noted yet.
 * @returns a row for each transfer that the file names, and how many transfers under way it does not name
 */
export async function matchResults(db: DbOrTx, batchId: string, results: readonly TransferResult[]) {
  const payouts = await db
    .select({ id: payout.id, name: mentor.name, amount: payout.amount, status: payout.status })
    .from(payout)
    .innerJoin(mentor, eq(mentor.id, payout.mentorId))
    .where(eq(payout.batchId, batchId));
  const byTransfer = new Map(payouts.map((one) => [payoutReference(one.id), one]));
  const named = new Map<string, TransferResult[]>();
  for (const result of results) named.set(result.transfer, [...(named.get(result.transfer) ?? []), result]);
  const rows = [...named].flatMap(([transfer, [result, ...others]]) => {
    if (!result) return [];
    const own = byTransfer.get(transfer);
    const verdict = judge(result, own, others.length > 0);
    const { reference, words } = result;
    return [
      {
        transfer,
        payoutId: own?.id ?? '',
        name: own?.name ?? '',
        amount: own?.amount ?? 0,
        reference,
        words,
        verdict,
      },
    ];
  });
  const left = payouts.filter(({ id, status }) => status === 'open' && !named.has(payoutReference(id)));
  return { rows, left: left.length };
}

export type MatchedResults = Awaited<ReturnType<typeof matchResults>>;

function judge(
  { outcome, amount }: TransferResult,
  own: { amount: number; status: string } | undefined,
  isTwice: boolean,
): ResultVerdict {
  if (!own) return 'foreign';
  if (own.status !== 'open') return 'ended';
  if (isTwice) return 'twice';
  return amount !== null && amount !== own.amount ? 'amount' : outcome;
}
