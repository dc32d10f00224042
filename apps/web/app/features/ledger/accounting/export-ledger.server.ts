import { inArray, sql, type SQL } from 'drizzle-orm';
import { csvRow } from '~/services/csv.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order } from '~/services/db/payments-schema.ts';
import { orderNumber } from '~/services/payments/order-number.server.ts';
import type { Period } from './period.ts';

export const exportNames = ['journal', 'orders', 'fees', 'shares', 'refunds', 'payouts'] as const;
type ExportName = (typeof exportNames)[number];

export function isExportName(name: string): name is ExportName {
  return (exportNames as readonly string[]).includes(name);
}

/** Entries in one go. */
const BATCH = 1_000;

interface Sheet {
  columns: string[];
  /** Rows of the entries `entry` that are in the batch, as arrays of the columns. */
  rows: (batch: SQL) => SQL;
  kinds: string[];
}

const day = sql`to_char(entry.at AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI:SS')`;
/** What the lines of an entry say of some accounts, turned round where it is a credit. */
const debitOf = (...accounts: string[]) => sql`(SELECT coalesce(sum(amount), 0)::bigint FROM ledger_line
  WHERE transaction_id = entry.id AND account::text IN (${sql.join(
    accounts.map((name) => sql`${name}`),
    sql`, `,
  )}))`;
const creditOf = (...accounts: string[]) => sql`(-${debitOf(...accounts)})`;

const sheets: Record<ExportName, Sheet> = {
  journal: {
    kinds: ['charge', 'fee', 'share', 'refund', 'chargeback', 'payout', 'adjustment'],
    columns: [
      'date',
      'entry',
      'kind',
      'account',
      'mentor',
      'debit',
      'credit',
      'order',
      'payment',
      'refund',
      'payout',
      'note',
    ],
    rows: (batch) => sql`SELECT jsonb_build_array(${day}, entry.id, entry.kind, line.account, line.mentor_id,
        greatest(line.amount, 0), greatest(-line.amount, 0), entry.order_id, entry.payment_id, entry.refund_id, entry.payout_id,
        entry.note) AS row
      FROM (${batch}) AS entry JOIN ledger_line AS line ON line.transaction_id = entry.id
      ORDER BY entry.at, entry.id, line.position`,
  },
  orders: {
    kinds: ['charge'],
    columns: [
      'date',
      'order',
      'payment',
      'product',
      'name',
      'price',
      'voucher',
      'discount',
      'paid',
      'gateway',
      'method',
    ],
    rows: (
      batch,
    ) => sql`SELECT jsonb_build_array(${day}, entry.order_id, entry.payment_id, purchase.transaction_type,
        purchase.lines->0->>'name', purchase.total - voucher.amount, coalesce(purchase.voucher_code, ''), -voucher.amount,
        ${debitOf('gateway')}, payment.gateway, coalesce(payment.payment_type, '')) AS row
      FROM (${batch}) AS entry
      JOIN "order" AS purchase ON purchase.id = entry.order_id
      LEFT JOIN payment ON payment.id = entry.payment_id,
      LATERAL (SELECT coalesce(sum((line->>'amount')::bigint) FILTER (WHERE line->>'kind' = 'voucher'), 0) AS amount
        FROM jsonb_array_elements(purchase.lines) AS line) AS voucher
      ORDER BY entry.at, entry.id`,
  },
  fees: {
    kinds: ['fee'],
    columns: ['date', 'order', 'payment', 'gateway', 'method', 'paid', 'fee'],
    rows: (batch) => sql`SELECT jsonb_build_array(${day}, entry.order_id, entry.payment_id, payment.gateway,
        coalesce(payment.payment_type, ''), payment.amount, ${debitOf('gateway_fee')}) AS row
      FROM (${batch}) AS entry LEFT JOIN payment ON payment.id = entry.payment_id ORDER BY entry.at, entry.id`,
  },
  shares: {
    kinds: ['share'],
    columns: ['date', 'order', 'mentor', 'mentor_name', 'share', 'revenue', 'discount'],
    rows: (
      batch,
    ) => sql`SELECT jsonb_build_array(${day}, entry.order_id, mentor.id, coalesce(mentor.name, ''),
        ${creditOf('mentor_payable')}, ${creditOf('revenue')}, ${debitOf('discount')}) AS row
      FROM (${batch}) AS entry
      LEFT JOIN ledger_line AS own ON own.transaction_id = entry.id AND own.account = 'mentor_payable'
      LEFT JOIN mentor ON mentor.id = own.mentor_id
      ORDER BY entry.at, entry.id`,
  },
  refunds: {
    kinds: ['refund', 'chargeback'],
    columns: ['date', 'kind', 'order', 'payment', 'refund', 'amount', 'from', 'reason'],
    rows: (
      batch,
    ) => sql`SELECT jsonb_build_array(${day}, entry.kind, entry.order_id, entry.payment_id, entry.refund_id,
        ${creditOf('gateway', 'bank')}, CASE WHEN ${debitOf('bank')} <> 0 THEN 'bank' ELSE 'gateway' END,
        coalesce(refund.reason, '')) AS row
      FROM (${batch}) AS entry LEFT JOIN refund ON refund.id = entry.refund_id ORDER BY entry.at, entry.id`,
  },
  payouts: {
    kinds: ['payout'],
    columns: [
      'date',
      'batch',
      'payout',
      'mentor',
      'mentor_name',
      'account',
      'taken',
      'transferred',
      'reference',
    ],
    rows: (
      batch,
    ) => sql`SELECT jsonb_build_array(${day}, payout.batch_id, payout.id, payout.mentor_id, coalesce(mentor.name, ''),
        payout.masked, ${debitOf('mentor_payable')}, ${creditOf('bank')}, coalesce(payout.reference, made.reference, '')) AS row
      FROM (${batch}) AS entry
      JOIN payout ON payout.id = entry.payout_id
      JOIN payout_batch AS made ON made.id = payout.batch_id
      LEFT JOIN mentor ON mentor.id = payout.mentor_id
      ORDER BY entry.at, entry.id`,
  },
};

type Cell = string | number | null;

interface ExportLedger {
  db: DbOrTx;
  name: ExportName;
  period: Pick<Period, 'from' | 'to'>;
  /** Entries in one go; tests take few. */
  batch?: number;
}

/** A period of the books as CSV, some entries at a time: any number of them needs the memory of one batch. */
export async function* exportLedger({
  db,
  name,
  period,
  batch = BATCH,
}: ExportLedger): AsyncGenerator<string> {
  const { columns, rows: rowsOf, kinds } = sheets[name];
  const orderAt = columns.indexOf('order');
  // The last column, so that programs which read by place find the others where they were.
  yield csvRow(orderAt < 0 ? columns : [...columns, 'order_number']);
  const wanted = sql`kind::text IN (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;
  const [from, to] = [period.from.toISOString(), period.to.toISOString()];
  let after = sql`at >= ${from}::timestamptz`;
  for (;;) {
    const page = sql`SELECT * FROM ledger_transaction WHERE ${after} AND at < ${to}::timestamptz AND ${wanted}
      ORDER BY at, id LIMIT ${batch}`;
    const { rows: ends } = await db.execute<{ id: string; at: string }>(sql`
      SELECT page.id::text AS id, to_char(page.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at
      FROM (${page}) AS page ORDER BY page.at DESC, page.id DESC LIMIT 1`);
    const [last] = ends;
    if (!last) return;
    const { rows } = await db.execute<{ row: Cell[] }>(rowsOf(page));
    const cells = rows.map(({ row }) => row);
    yield (orderAt < 0 ? cells : await withNumbers(db, cells, orderAt)).map(csvRow).join('');
    // The row comparison walks the index from where the page ended.
    after = sql`(at, id) > (${last.at}::timestamptz, ${last.id}::bigint)`;
  }
}

/** Rows with what people call their order at the end, as it stands in receipts and in the back office. */
async function withNumbers(db: DbOrTx, rows: Cell[][], orderAt: number): Promise<Cell[][]> {
  const ids = [...new Set(rows.flatMap((row) => row[orderAt] ?? []).map(String))];
  const known = await db
    .select({ id: order.id, number: order.number })
    .from(order)
    .where(inArray(order.id, ids));
  const numbers = new Map(known.map(({ id, number }) => [id, number]));
  return rows.map((row) => {
    const id = row[orderAt];
    return [...row, id ? (numbers.get(String(id)) ?? orderNumber(String(id))) : null];
  });
}
