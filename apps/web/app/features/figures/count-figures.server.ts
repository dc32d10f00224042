import { sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';

interface CountedFigure {
  /** In Jakarta, such as `2026-11-21`. */
  day: string;
  /** `revenue`, `orders`, `users`, `checks`, or `event:` and what happened. */
  name: string;
  value: number;
}

const dayOf = (column: ReturnType<typeof sql>) =>
  sql`to_char(${column} AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD')`;

interface Span {
  from: Date;
  /** Not part of it. */
  to: Date;
}

/** Counts what happened in a span of time, by day; each part reads an index of that time alone. Days without any are left out. */
export async function countBusiness(db: DbOrTx, { from, to }: Span): Promise<CountedFigure[]> {
  const within = (column: ReturnType<typeof sql>) =>
    sql`${column} >= ${from.toISOString()} AND ${column} < ${to.toISOString()}`;
  const { rows } = await db.execute<CountedFigure & Record<string, unknown>>(sql`
    SELECT ${dayOf(sql`settled_at`)} AS day, 'revenue' AS name, sum(amount - refunded_amount)::float8 AS value FROM payment
      WHERE ${within(sql`settled_at`)} AND status IN ('settlement', 'refunded') GROUP BY 1
    UNION ALL
    SELECT ${dayOf(sql`paid_at`)}, 'orders', count(*)::float8 FROM "order"
      -- A code that was redeemed, or uses that we gave, had no price and are no sale.
      WHERE ${within(sql`paid_at`)} AND (total > 0 OR (lines->0->>'amount')::bigint > 0) GROUP BY 1
    UNION ALL
    SELECT ${dayOf(sql`created_at`)}, 'users', count(*)::float8 FROM "user" WHERE ${within(sql`created_at`)} GROUP BY 1
    UNION ALL
    SELECT ${dayOf(sql`created_at`)}, 'checks', count(*)::float8 FROM ats_check
      WHERE ${within(sql`created_at`)} AND status = 'done' GROUP BY 1`);
  return rows;
}

/** The same for what people did on pages. */
export async function countEvents(db: DbOrTx, { from, to }: Span): Promise<CountedFigure[]> {
  const { rows } = await db.execute<CountedFigure & Record<string, unknown>>(sql`
    SELECT ${dayOf(sql`created_at`)} AS day, 'event:' || name AS name, count(*)::float8 AS value FROM analytics_event
      WHERE created_at >= ${from.toISOString()} AND created_at < ${to.toISOString()} GROUP BY 1, 2`);
  return rows;
}
