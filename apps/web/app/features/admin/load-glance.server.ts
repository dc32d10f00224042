import { sql } from 'drizzle-orm';
import { loadFigures } from '~/features/figures/public.server.ts';
import type { Db } from '~/services/db/db.server.ts';

interface Series {
  label: string;
  /** One value for each of the last days, oldest first. */
  values: { day: string; value: number }[];
}

export interface Glance {
  /** What waits for an operator. */
  waiting: {
    overdueReviews: number;
    openReviews: number;
    manualRefunds: number;
    awaitingPayment: number;
    ledgerFaults: number;
  };
  revenue: Series;
  orders: Series;
  users: Series;
  views: Series;
  checks: Series;
  ratings: { type: string; average: number; count: number }[];
  events: { name: string; count: number }[];
}

const MOST_EVENTS = 12;
const MOST_WAITING = 10_000;

/** What an operator wants to know before anything else: what waits, and how the last thirty days went. */
export async function loadGlance(db: Db): Promise<Glance> {
  const [waiting, figures] = await Promise.all([loadWaiting(db), loadFigures(db)]);
  const { days, values, ratings } = figures;
  const series = (label: string, name: string): Series => ({
    label,
    values: days.map((day) => ({ day, value: values.get(name)?.get(day) ?? 0 })),
  });
  const events = [...values]
    .filter(([name]) => name.startsWith('event:'))
    .map(([name, byDay]) => ({
      name: name.slice('event:'.length),
      count: [...byDay.values()].reduce((sum, value) => sum + value, 0),
    }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_EVENTS);
  return {
    waiting,
    ratings,
    events,
    revenue: series('Pendapatan', 'revenue'),
    orders: series('Pesanan dibayar', 'orders'),
    users: series('Pengguna baru', 'users'),
    views: series('Halaman dilihat', 'event:page view'),
    checks: series('CV dicek ATS', 'checks'),
  };
}

/** Work that waits is little beside what was done: each part reads an index of it, and counts no further than anybody counts. */
async function loadWaiting(db: Db): Promise<Glance['waiting']> {
  const { rows } = await db.execute<Glance['waiting'] & Record<string, number>>(sql`
    WITH open_review AS (
      SELECT due_at FROM cv_review WHERE delivered_at IS NULL AND revoked_at IS NULL
      ORDER BY due_at LIMIT ${MOST_WAITING}
    )
    SELECT
      (SELECT count(*)::int FROM open_review) AS "openReviews",
      (SELECT count(*)::int FROM open_review WHERE due_at < now()) AS "overdueReviews",
      (SELECT count(*)::int FROM (SELECT 1 FROM refund WHERE status = 'manual' LIMIT ${MOST_WAITING}) AS found) AS "manualRefunds",
      (SELECT count(*)::int FROM (SELECT 1 FROM "order" WHERE status = 'awaiting_payment' LIMIT ${MOST_WAITING}) AS found)
        AS "awaitingPayment",
      (SELECT count(*)::int FROM ledger_fault) AS "ledgerFaults"`);
  const [row] = rows;
  if (!row) throw new Error('no counts came back');
  return row;
}
