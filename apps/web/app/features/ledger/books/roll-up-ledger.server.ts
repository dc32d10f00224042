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

type Sum = 'through_id' | 'payable_through_id';

/** Reads the movements. */
export function readMovements<Row extends Record<string, unknown>>(
  db: DbOrTx,
  query: (movements: SQL) => SQL,
): Promise<Row[]> {
  return readSince<Row>(db, 'through_id', (through) => query(movementsAfter(through)));
}

/**
 * Up to where entries were added up is read first and handed over: only so the planner knows how few are left. If a job went on
 * meanwhile, they are read again.
 */
export async function readSince<Row extends Record<string, unknown>>(
  db: DbOrTx,
  sum: Sum,
  query: (through: string) => SQL,
): Promise<Row[]> {
  for (;;) {
    const through = await throughId(db, sum);
    const { rows } = await db.execute<Row>(query(through));
    if ((await throughId(db, sum)) === through) return rows as Row[];
  }
}

async function throughId(db: DbOrTx, sum: Sum): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT coalesce(max(${sql.identifier(sum)}), 0)::text AS id FROM ledger_rollup`,
  );
  return rows[0]?.id ?? '0';
}

/** Job: adds entries that are an hour old to the sums of their months and mentors. Two at once take turns, so each is added once. */
export async function rollUpLedger({ db }: { db: Db }, now = new Date()): Promise<void> {
  await db.execute(sql`INSERT INTO ledger_rollup DEFAULT VALUES ON CONFLICT DO NOTHING`);
  await addUp(db, 'through_id', now, addMonths);
  await addUp(db, 'payable_through_id', now, addPayables);
}

interface Span extends Record<string, unknown> {
  /** The last entry that was added before. */
  from: string;
  /** The last one to add now. */
  to: string;
}

function addUp(db: Db, sum: Sum, now: Date, add: (span: Span) => SQL): Promise<void> {
  const through = sql.identifier(sum);
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Span>(sql`
      SELECT ${through}::text AS "from", (
        SELECT max(id) FROM ledger_transaction
        WHERE id > ${through} AND created_at < ${now.toISOString()}::timestamptz - ${SETTLED}
      )::text AS "to" FROM ledger_rollup FOR UPDATE`);
    const [span] = rows;
    if (!span?.to) return;
    await tx.execute(add(span));
    await tx.execute(sql`UPDATE ledger_rollup SET ${through} = ${span.to}::bigint`);
  });
}

const addMonths = ({ from, to }: Span) => sql`
  INSERT INTO ledger_month (month, kind, account, debit, credit)
  SELECT ${monthOfEntry}, entry.kind, line.account, sum(greatest(line.amount, 0)), sum(greatest(-line.amount, 0))
  FROM ledger_transaction AS entry JOIN ledger_line AS line ON line.transaction_id = entry.id
  WHERE entry.id > ${from}::bigint AND entry.id <= ${to}::bigint GROUP BY 1, 2, 3
  ON CONFLICT (month, kind, account) DO UPDATE
    SET debit = ledger_month.debit + excluded.debit, credit = ledger_month.credit + excluded.credit`;

const addPayables = ({ from, to }: Span) => sql`
  INSERT INTO ledger_payable (mentor_id, amount)
  SELECT mentor_id, -sum(amount) FROM ledger_line
  WHERE account = 'mentor_payable' AND transaction_id > ${from}::bigint AND transaction_id <= ${to}::bigint
  GROUP BY mentor_id
  ON CONFLICT (mentor_id) DO UPDATE SET amount = ledger_payable.amount + excluded.amount`;
