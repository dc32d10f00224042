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

const adders = { through_id: addMonths, payable_through_id: addPayables };

/** Entries in one transaction. What was added stays added, however the process ends. */
const PORTION = 50_000;
/** So many entries that are not added up yet are read with every page. */
const READABLE = 200_000;

interface RollUp {
  db: Db;
  now?: Date;
  /** Entries in one transaction; tests take few. */
  portion?: number;
  /** No portion begins after so many milliseconds; without it everything is added. */
  budgetMs?: number;
}

/** Job: adds entries that are an hour old to the sums of their months and mentors. Two at once take turns, so each is added once. */
export async function rollUpLedger({
  db,
  now = new Date(),
  portion = PORTION,
  budgetMs = Infinity,
}: RollUp): Promise<void> {
  const startedAt = performance.now();
  await db.execute(sql`INSERT INTO ledger_rollup DEFAULT VALUES ON CONFLICT DO NOTHING`);
  for (const sum of ['through_id', 'payable_through_id'] as const) {
    let isBehind = true;
    while (isBehind) {
      if (performance.now() - startedAt > budgetMs) return;
      isBehind = await addPortion({ db, sum, now, portion });
    }
  }
}

/** A page waits so long for what can be added meanwhile. */
const PAGE_MS = 2_000;

/**
 * For pages with sums of the books: adds some of a ledger that was never added up, so that it also gets there where no worker runs.
 * @returns how much of it was added, in whole percent; null once so little is left that it is read with the page
 */
export async function addUpForPage({
  db,
  readable = READABLE,
  budgetMs = PAGE_MS,
  ...rollUp
}: RollUp & { readable?: number }): Promise<number | null> {
  if ((await percentAddedUp(db, readable)) === null) return null;
  await rollUpLedger({ db, budgetMs, ...rollUp });
  return percentAddedUp(db, readable);
}

async function percentAddedUp(db: DbOrTx, readable: number): Promise<number | null> {
  const { rows } = await db.execute<{ through: number; last: number }>(sql`
    SELECT coalesce((SELECT through_id FROM ledger_rollup), 0)::float8 AS through,
      coalesce((SELECT max(id) FROM ledger_transaction), 0)::float8 AS last`);
  const { through = 0, last = 0 } = rows[0] ?? {};
  return last - through <= readable ? null : Math.floor((100 * through) / last);
}

interface Span extends Record<string, unknown> {
  /** The last entry that was added before. */
  from: string;
  /** The last one to add now. */
  to: string;
}

/** @returns whether there was something to add */
function addPortion({ db, sum, now, portion }: { db: Db; sum: Sum; now: Date; portion: number }) {
  const through = sql.identifier(sum);
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Span>(sql`
      SELECT ${through}::text AS "from", (
        SELECT max(id) FROM (
          SELECT id FROM ledger_transaction WHERE id > ${through} AND id <= (
            SELECT id FROM ledger_transaction
            WHERE id > ${through} AND created_at < ${now.toISOString()}::timestamptz - ${SETTLED}
            ORDER BY id DESC LIMIT 1
          ) ORDER BY id LIMIT ${portion}
        ) AS next
      )::text AS "to" FROM ledger_rollup FOR UPDATE`);
    const [span] = rows;
    if (!span?.to) return false;
    await tx.execute(adders[sum](span));
    await tx.execute(sql`UPDATE ledger_rollup SET ${through} = ${span.to}::bigint`);
    return true;
  });
}

function addMonths({ from, to }: Span) {
  return sql`
  INSERT INTO ledger_month (month, kind, account, debit, credit)
  SELECT ${monthOfEntry}, entry.kind, line.account, sum(greatest(line.amount, 0)), sum(greatest(-line.amount, 0))
  FROM ledger_transaction AS entry JOIN ledger_line AS line ON line.transaction_id = entry.id
  WHERE entry.id > ${from}::bigint AND entry.id <= ${to}::bigint GROUP BY 1, 2, 3
  ON CONFLICT (month, kind, account) DO UPDATE
    SET debit = ledger_month.debit + excluded.debit, credit = ledger_month.credit + excluded.credit`;
}

function addPayables({ from, to }: Span) {
  return sql`
  INSERT INTO ledger_payable (mentor_id, amount)
  SELECT mentor_id, -sum(amount) FROM ledger_line
  WHERE account = 'mentor_payable' AND transaction_id > ${from}::bigint AND transaction_id <= ${to}::bigint
  GROUP BY mentor_id
  ON CONFLICT (mentor_id) DO UPDATE SET amount = ledger_payable.amount + excluded.amount`;
}
