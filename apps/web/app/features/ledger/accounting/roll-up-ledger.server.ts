import { sql, type SQL } from 'drizzle-orm';
import type { Db, DbOrTx } from '~/services/db/db.server.ts';

/** Ids are given out before their transactions commit: what is younger may still get a neighbour with a smaller id. */
const SETTLED = sql`interval '1 hour'`;

const monthOfEntry = sql`to_char(entry.at AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM')`;

/** All movements by month, kind and account: those that were added up, and the lines of newer entries one by one. */
const movementsAfter = (through: string) => sql`(
  SELECT month, kind::text, account::text, debit, credit FROM ledger_month
  UNION ALL
  SELECT ${monthOfEntry}, entry.kind::text, line.account::text, greatest(line.amount, 0), greatest(-line.amount, 0)
  FROM ledger_transaction AS entry JOIN ledger_line AS line ON line.transaction_id = entry.id
  WHERE entry.id > ${through}::bigint AND line.transaction_id > ${through}::bigint
) AS movement`;

/**
 * Reads the movements. Up to where they were added up is read first and handed over: only so the planner knows how few are left. If a
 * job went on meanwhile, they are read again.
 */
export async function readMovements<Row extends Record<string, unknown>>(
  db: DbOrTx,
  query: (movements: SQL) => SQL,
): Promise<Row[]> {
  for (;;) {
    const through = await throughId(db);
    const { rows } = await db.execute<Row>(query(movementsAfter(through)));
    if ((await throughId(db)) === through) return rows as Row[];
  }
}

async function throughId(db: DbOrTx): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT coalesce(max(through_id), 0)::text AS id FROM ledger_rollup`,
  );
  return rows[0]?.id ?? '0';
}

/** Job: adds entries that are an hour old to the sums of their months. Two at once take turns, so each is added once. */
export async function rollUpLedger({ db }: { db: Db }, now = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO ledger_rollup DEFAULT VALUES ON CONFLICT DO NOTHING`);
    const { rows } = await tx.execute<{ from: string; to: string | null }>(sql`
      SELECT through_id::text AS "from", (
        SELECT max(id) FROM ledger_transaction
        WHERE id > through_id AND created_at < ${now.toISOString()}::timestamptz - ${SETTLED}
      )::text AS "to" FROM ledger_rollup FOR UPDATE`);
    const [span] = rows;
    if (!span?.to) return;
    await tx.execute(sql`
      INSERT INTO ledger_month (month, kind, account, debit, credit)
      SELECT ${monthOfEntry}, entry.kind, line.account, sum(greatest(line.amount, 0)), sum(greatest(-line.amount, 0))
      FROM ledger_transaction AS entry JOIN ledger_line AS line ON line.transaction_id = entry.id
      WHERE entry.id > ${span.from}::bigint AND entry.id <= ${span.to}::bigint GROUP BY 1, 2, 3
      ON CONFLICT (month, kind, account) DO UPDATE
        SET debit = ledger_month.debit + excluded.debit, credit = ledger_month.credit + excluded.credit`);
    await tx.execute(sql`UPDATE ledger_rollup SET through_id = ${span.to}::bigint`);
  });
}
