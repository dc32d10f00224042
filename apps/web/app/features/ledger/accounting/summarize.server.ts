import { sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { ledgerAccounts, type LedgerAccount } from '~/services/db/ledger-schema.ts';
import { balanceOf } from '../books/model.ts';
import type { Period } from './period.ts';
import { readMovements } from '../books/roll-up-ledger.server.ts';

export interface AccountSummary {
  account: LedgerAccount;
  opening: number;
  debit: number;
  credit: number;
  closing: number;
}

/** Every account over a period: as it was, what moved, as it is. */
export async function summarize(
  db: DbOrTx,
  { fromMonth, toMonth }: Pick<Period, 'fromMonth' | 'toMonth'>,
): Promise<AccountSummary[]> {
  const rows = await readMovements<{
    account: LedgerAccount;
    opening: number;
    debit: number;
    credit: number;
  }>(
    db,
    (movements) => sql`
    SELECT account,
      coalesce(sum(debit - credit) FILTER (WHERE month < ${fromMonth}), 0)::float8 AS opening,
      coalesce(sum(debit) FILTER (WHERE month >= ${fromMonth}), 0)::float8 AS debit,
      coalesce(sum(credit) FILTER (WHERE month >= ${fromMonth}), 0)::float8 AS credit
    FROM ${movements} WHERE month <= ${toMonth} GROUP BY 1`,
  );
  return ledgerAccounts.map((account) => {
    const row = rows.find((one) => one.account === account) ?? { opening: 0, debit: 0, credit: 0 };
    const { opening, debit, credit } = row;
    return {
      account,
      opening: balanceOf(account, opening),
      debit,
      credit,
      closing: balanceOf(account, opening + debit - credit),
    };
  });
}
