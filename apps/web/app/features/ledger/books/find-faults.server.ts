import { sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';

const faultKinds = ['unbalanced', 'charge', 'fee', 'refund', 'division', 'share', 'payout'] as const;
type FaultKind = (typeof faultKinds)[number];

export type LedgerFault = {
  kind: FaultKind;
  /** The entry, payment, order or payout that it is about. */
  id: string;
  orderId: string | null;
  /** Rupiah that the ledger says, and that it should say. */
  booked: number;
  expected: number;
};

/** Rows of one part whose ids lie behind `after`, up to and with `last`. */
interface Span {
  after: string;
  last: string;
}

/** The rows that are meant, by the column that holds their id. */
type Here = (column: SQL) => SQL;

const within =
  ({ after, last }: Span): Here =>
  (column) =>
    sql`${column} > ${after} AND ${column} <= ${last}`;

/** What is compared: entries, payments, orders and payouts, each by its id, some at a time. */
interface Part {
  /** Where the ids come from, as text. */
  page: (after: string, size: number) => SQL;
  /** `kind, id, "orderId", booked, expected` of what differs. */
  faults: (span: Span) => SQL;
}

const RECEIVED = sql`CASE WHEN surplus OR status IN ('settlement', 'refunded') THEN amount ELSE 0 END`;

const textIds = (table: string) => (after: string, size: number) =>
  sql`SELECT id FROM ${sql.identifier(table)} WHERE id > ${after} ORDER BY id LIMIT ${size}`;

/** In SQL of its own: nothing of the code that writes the ledger is used. */
const parts = {
  entries: {
    page: (after, size) =>
      sql`SELECT id FROM ledger_transaction WHERE id > ${after || '0'}::bigint ORDER BY id LIMIT ${size}`,
    faults: ({ after, last }) => sql`
      SELECT 'unbalanced' AS kind, transaction_id::text AS id, NULL AS "orderId", sum(amount) AS booked, 0 AS expected
      FROM ledger_line WHERE transaction_id > ${after || '0'}::bigint AND transaction_id <= ${last}::bigint
      GROUP BY transaction_id HAVING sum(amount) <> 0`,
  },
  payments: { page: textIds('payment'), faults: (span) => faultsOfPayments(within(span)) },
  orders: { page: textIds('order'), faults: (span) => faultsOfOrders(within(span)) },
  payouts: { page: textIds('payout'), faults: faultsOfPayouts },
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

/** A few seconds of work at most, however large the ledger is. */
const PORTION = 10_000;

interface FindFaultsIn {
  db: DbOrTx;
  part: PartName;
  /** The last row that was compared; empty at the beginning. */
  after: string;
  portion?: number;
}

/**
 * Compares the next rows of one part with the ledger.
 * @returns what differs, and the last row that was compared; null where none was left
 */
export async function findFaultsIn({ db, part, after, portion = PORTION }: FindFaultsIn) {
  const { page, faults }: Part = parts[part];
  const { rows: pages } = await db.execute<{ last: string | null; count: number }>(sql`
    SELECT max(id)::text AS last, count(*)::int AS count FROM (${page(after, portion)}) AS page`);
  const { last = null, count = 0 } = pages[0] ?? {};
  if (last === null) return null;
  const { rows } = await db.execute<LedgerFault>(sql`
    SELECT kind, id, "orderId", booked::float8 AS booked, expected::float8 AS expected
    FROM (${faults({ after, last })}) AS fault ORDER BY kind, id`);
  return { last, count, faults: rows };
}

/** Compares the ledger with orders, payments, refunds, sessions and payouts. @returns what differs */
export async function findFaults(db: DbOrTx, portion?: number): Promise<LedgerFault[]> {
  const found: LedgerFault[] = [];
  for (const part of partNames) {
    let after: string | null = '';
    while (after !== null) {
      const next: Awaited<ReturnType<typeof findFaultsIn>> = await findFaultsIn({ db, part, after, portion });
      found.push(...(next?.faults ?? []));
      after = next?.last ?? null;
    }
  }
  return found;
}

/** Compares one order and its payments with the ledger. @returns what differs */
export async function findFaultsOfOrder(db: DbOrTx, orderId: string): Promise<LedgerFault[]> {
  const ofOrder: Here = (column) => sql`${column} = ${orderId}`;
  const ofPayments: Here = (column) => sql`${column} IN (SELECT id FROM payment WHERE order_id = ${orderId})`;
  const { rows } = await db.execute<LedgerFault>(sql`
    SELECT kind, id, "orderId", booked::float8 AS booked, expected::float8 AS expected
    FROM (${faultsOfPayments(ofPayments)} UNION ALL (${faultsOfOrders(ofOrder)})) AS fault ORDER BY kind, id`);
  return rows;
}

function faultsOfPayments(here: Here): SQL {
  return sql`
    WITH received AS (
      SELECT *, ${RECEIVED} AS charged FROM payment WHERE ${here(sql`id`)}
    ), of_payment AS (
      SELECT payment_id,
        coalesce(sum(amount) FILTER (WHERE kind = 'charge' AND account = 'gateway'), 0) AS charged,
        coalesce(sum(amount) FILTER (WHERE kind = 'fee' AND account = 'gateway_fee'), 0) AS fee,
        coalesce(-sum(amount) FILTER (WHERE kind IN ('refund', 'chargeback') AND account IN ('gateway', 'bank')), 0) AS back
      FROM ledger_transaction AS entry JOIN ledger_line AS line ON line.transaction_id = entry.id
      WHERE ${here(sql`entry.payment_id`)} GROUP BY 1
    ), compared AS (
      SELECT received.id, received.order_id, figure.*
      FROM received LEFT JOIN of_payment ON of_payment.payment_id = received.id,
      LATERAL (VALUES
        ('charge', coalesce(of_payment.charged, 0), received.charged),
        ('fee', coalesce(of_payment.fee, 0), CASE WHEN received.charged = 0 THEN 0 ELSE coalesce(received.fee_amount, 0) END),
        ('refund', coalesce(of_payment.back, 0), CASE WHEN received.charged = 0 THEN 0 ELSE received.refunded_amount END)
      ) AS figure (kind, booked, expected)
    )
    SELECT kind, id, order_id AS "orderId", booked, expected FROM compared WHERE booked <> expected`;
}

function faultsOfOrders(here: Here): SQL {
  return sql`
    WITH of_order AS (
      SELECT entry.order_id,
        coalesce(-sum(amount) FILTER (WHERE account = 'unearned'), 0) AS unearned,
        coalesce(-sum(amount) FILTER (WHERE account = 'mentor_payable'), 0) AS share
      FROM ledger_transaction AS entry JOIN ledger_line AS line ON line.transaction_id = entry.id
      WHERE ${here(sql`entry.order_id`)} AND kind IN ('charge', 'share', 'refund', 'chargeback') GROUP BY 1
    ), received AS (
      SELECT *, ${RECEIVED} AS charged FROM payment WHERE NOT surplus AND ${here(sql`order_id`)}
    ), money AS (
      SELECT order_id, sum(charged) AS paid, sum(charged - CASE WHEN charged = 0 THEN 0 ELSE refunded_amount END) AS kept,
        count(*) FILTER (WHERE status IN ('settlement', 'refunded')) AS paid_attempts
      FROM received GROUP BY 1
    ), promised AS (
      SELECT refund.order_id, sum(refund.amount) AS amount
      FROM refund JOIN received ON received.id = refund.payment_id AND received.charged > 0
      WHERE refund.status IN ('requested', 'manual') GROUP BY 1
    ), session AS (
      SELECT id, order_id AS paid_by, mentor_share, CASE WHEN difference_order_id IS NULL THEN price ELSE covered_price END AS price,
        outcome IN ('held', 'unreachable', 'no_show') OR (outcome = 'cancelled' AND cancelled_by = 'customer') AS earned
      FROM mentoring_session WHERE ${here(sql`order_id`)}
      UNION ALL
      SELECT id, difference_order_id, mentor_share, NULL,
        outcome IN ('held', 'unreachable', 'no_show') OR (outcome = 'cancelled' AND cancelled_by = 'customer')
      FROM mentoring_session WHERE ${here(sql`difference_order_id`)}
    ), standing AS (
      SELECT purchase.id, coalesce(money.kept, 0) AS kept, least(coalesce(money.kept, 0), coalesce(promised.amount, 0)) AS promised, coalesce(money.paid, 0) AS paid,
        coalesce(money.paid_attempts, 0) > 0
          AND (purchase.transaction_type <> 'mentoring' OR coalesce(session.earned, false)) AS earned,
        session.mentor_share,
        coalesce(session.price, (SELECT sum((line->>'amount')::bigint) FROM jsonb_array_elements(purchase.lines) AS line
          WHERE line->>'kind' IN ('mentoring', 'mentorChange'))) AS price,
        coalesce(of_order.unearned, 0) AS unearned, coalesce(of_order.share, 0) AS share
      FROM "order" AS purchase
      LEFT JOIN money ON money.order_id = purchase.id
      LEFT JOIN promised ON promised.order_id = purchase.id
      LEFT JOIN session ON session.paid_by = purchase.id
      LEFT JOIN of_order ON of_order.order_id = purchase.id
      WHERE ${here(sql`purchase.id`)} AND (coalesce(money.paid_attempts, 0) > 0 OR of_order.order_id IS NOT NULL)
    )
    SELECT 'division' AS kind, id, id AS "orderId", unearned AS booked, CASE WHEN earned THEN promised ELSE kept END AS expected
    FROM standing WHERE unearned <> CASE WHEN earned THEN promised ELSE kept END
    UNION ALL
    SELECT 'share', id, id, share, CASE WHEN earned THEN floor(price * mentor_share / 10000.0) ELSE 0 END
    FROM standing
    WHERE CASE
      WHEN NOT earned OR mentor_share IS NULL THEN share <> 0
      -- Of what partly went back only the bounds can be told without knowing who bears it.
      WHEN kept - promised < paid THEN NOT share BETWEEN 0 AND floor(price * mentor_share / 10000.0)
      ELSE share <> floor(price * mentor_share / 10000.0) END`;
}

/** Their entries are looked for among all: payouts are few, and no index leads there. */
function faultsOfPayouts({ after, last }: Span): SQL {
  return sql`
    WITH of_payout AS (
      SELECT payout_id,
        coalesce(sum(amount) FILTER (WHERE account = 'mentor_payable'), 0) AS payable,
        coalesce(-sum(amount) FILTER (WHERE account = 'payout_transit'), 0) AS transit
      FROM ledger_transaction AS entry JOIN ledger_line AS line ON line.transaction_id = entry.id
      WHERE entry.payout_id > ${after} AND entry.payout_id <= ${last} GROUP BY 1
    )
    SELECT 'payout' AS kind, payout.id, NULL AS "orderId", coalesce(of_payout.payable, 0) AS booked,
      CASE WHEN payout.status IN ('open', 'paid') THEN payout.amount ELSE 0 END AS expected
    FROM payout LEFT JOIN of_payout ON of_payout.payout_id = payout.id
    WHERE payout.id > ${after} AND payout.id <= ${last}
      AND (coalesce(of_payout.payable, 0) <> CASE WHEN payout.status IN ('open', 'paid') THEN payout.amount ELSE 0 END
        OR coalesce(of_payout.transit, 0) <> CASE WHEN payout.status = 'open' THEN payout.amount ELSE 0 END)`;
}
