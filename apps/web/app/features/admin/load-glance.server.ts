import { sql } from 'drizzle-orm';
import type { Db } from '~/services/db/db.server.ts';

interface Series {
  label: string;
  /** One value for each of the last days, oldest first. */
  values: { day: string; value: number }[];
}

export interface Glance {
  /** What waits for an operator. */
  waiting: { overdueReviews: number; openReviews: number; manualRefunds: number; awaitingPayment: number };
  revenue: Series;
  orders: Series;
  users: Series;
  views: Series;
  checks: Series;
  ratings: { type: string; average: number; count: number }[];
  events: { name: string; count: number }[];
}

export const DAYS = 30;

/** The last days of Jakarta's calendar, each with what was counted on it, zeros included. */
const perDay = (counted: ReturnType<typeof sql>) => sql`
  SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(counted.value, 0)::float8 AS value
  FROM generate_series(
    (now() AT TIME ZONE 'Asia/Jakarta')::date - ${DAYS - 1}::int, (now() AT TIME ZONE 'Asia/Jakarta')::date, interval '1 day'
  ) AS days(day)
  LEFT JOIN (${counted}) AS counted ON counted.day = days.day::date
  ORDER BY days.day`;

const since = sql`now() - make_interval(days => ${DAYS + 1}::int)`;
const dayOf = (column: ReturnType<typeof sql>) => sql`(${column} AT TIME ZONE 'Asia/Jakarta')::date`;

const counts = {
  revenue: sql`SELECT ${dayOf(sql`settled_at`)} AS day, sum(amount - refunded_amount) AS value FROM payment
    WHERE settled_at > ${since} AND status IN ('settlement', 'refunded') GROUP BY 1`,
  orders: sql`SELECT ${dayOf(sql`paid_at`)} AS day, count(*) AS value FROM "order" WHERE paid_at > ${since} GROUP BY 1`,
  users: sql`SELECT ${dayOf(sql`created_at`)} AS day, count(*) AS value FROM "user" WHERE created_at > ${since} GROUP BY 1`,
  views: sql`SELECT ${dayOf(sql`created_at`)} AS day, count(*) AS value FROM analytics_event
    WHERE created_at > ${since} AND name = 'page view' GROUP BY 1`,
  checks: sql`SELECT ${dayOf(sql`created_at`)} AS day, count(*) AS value FROM ats_check
    WHERE created_at > ${since} AND status = 'done' GROUP BY 1`,
};

/** What an operator wants to know before anything else: what waits, and how the last thirty days went. */
export async function loadGlance(db: Db): Promise<Glance> {
  const series = async (label: string, counted: ReturnType<typeof sql>): Promise<Series> => {
    const { rows } = await db.execute<{ day: string; value: number }>(perDay(counted));
    return { label, values: rows.map(({ day, value }) => ({ day, value })) };
  };
  const [waiting, ratings, events, revenue, orders, users, views, checks] = await Promise.all([
    loadWaiting(db),
    db.execute<{ type: string; average: number; count: number }>(
      sql`SELECT type::text, avg(rating)::float8 AS average, count(*)::int AS count FROM feedback GROUP BY type ORDER BY type`,
    ),
    db.execute<{ name: string; count: number }>(
      sql`SELECT name, count(*)::int AS count FROM analytics_event WHERE created_at > ${since} GROUP BY name ORDER BY 2 DESC LIMIT 12`,
    ),
    series('Pendapatan', counts.revenue),
    series('Pesanan dibayar', counts.orders),
    series('Pengguna baru', counts.users),
    series('Halaman dilihat', counts.views),
    series('CV dicek ATS', counts.checks),
  ]);
  return { waiting, ratings: ratings.rows, events: events.rows, revenue, orders, users, views, checks };
}

async function loadWaiting(db: Db): Promise<Glance['waiting']> {
  const open = sql`FROM cv_review JOIN "order" ON "order".id = cv_review.order_id
    WHERE cv_review.revoked_at IS NULL AND "order".status IN ('paid', 'in_progress')`;
  const { rows } = await db.execute<Glance['waiting'] & Record<string, number>>(sql`SELECT
    (SELECT count(*)::int ${open}) AS "openReviews",
    (SELECT count(*)::int ${open} AND cv_review.due_at < now()) AS "overdueReviews",
    (SELECT count(*)::int FROM refund WHERE status = 'manual') AS "manualRefunds",
    (SELECT count(*)::int FROM "order" WHERE status = 'awaiting_payment') AS "awaitingPayment"`);
  const [row] = rows;
  if (!row) throw new Error('no counts came back');
  return row;
}
