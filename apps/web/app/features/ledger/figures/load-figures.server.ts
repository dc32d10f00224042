import { sql, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { addMonths, startOfMonth } from '../accounting/period.ts';
import { readMovements } from '../books/roll-up-ledger.server.ts';

export type SessionFigures = {
  /** Sessions that were paid in the month. */
  sessions: number;
  open: number;
  held: number;
  /** The customer did not come, or could not be reached. */
  noShow: number;
  mentorAbsent: number;
  cancelled: number;
  /** Paid, and nobody held it in time. */
  lapsed: number;
  refunded: number;
  /** Hours from the booking of a time until the mentor accepted it: the middle one, and of how many. */
  responseHours: number | null;
  responses: number;
  rating: number | null;
  ratings: number;
  /** Rupiah that were divided in the month: ours after vouchers, and the mentors'. */
  revenue: number;
  share: number;
};

type MentorFigures = SessionFigures & { id: string; name: string };

const MENTORS = 200;

const counts = sql`
  count(*)::int AS sessions,
  count(*) FILTER (WHERE session.revoked_at IS NULL AND session.outcome IS NULL AND purchase.status IN ('paid', 'in_progress'))::int AS open,
  count(*) FILTER (WHERE session.outcome = 'held')::int AS held,
  count(*) FILTER (WHERE session.outcome IN ('unreachable', 'no_show'))::int AS "noShow",
  count(*) FILTER (WHERE session.outcome = 'mentor_absent')::int AS "mentorAbsent",
  count(*) FILTER (WHERE session.outcome = 'cancelled')::int AS cancelled,
  count(*) FILTER (WHERE session.outcome IS NULL AND purchase.status = 'expired')::int AS lapsed,
  count(*) FILTER (WHERE session.outcome IS NULL AND session.revoked_at IS NOT NULL)::int AS refunded,
  (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM session.accepted_at - session.created_at) / 3600)
    FILTER (WHERE session.accepted_at IS NOT NULL))::float8 AS "responseHours",
  count(session.accepted_at)::int AS responses`;

/** Sessions, ratings and money of a month, by mentor where `key` names one. */
function figuresOf(month: string, key: { session: SQL; review: SQL; line: SQL }) {
  const from = startOfMonth(month)?.toISOString();
  const to = startOfMonth(addMonths(month, 1))?.toISOString();
  const within = (column: SQL) => sql`${column} >= ${from}::timestamptz AND ${column} < ${to}::timestamptz`;
  return sql`
    WITH sessions AS (
      SELECT ${key.session} AS key, ${counts}
      FROM mentoring_session AS session JOIN "order" AS purchase ON purchase.id = session.order_id
      WHERE ${within(sql`session.created_at`)} GROUP BY 1
    ), reviews AS (
      SELECT ${key.review} AS key, avg(rating)::float8 AS rating, count(*)::int AS ratings
      FROM mentor_review AS review WHERE review.hidden_at IS NULL AND ${within(sql`review.created_at`)} GROUP BY 1
    ), money AS (
      SELECT ${key.line} AS key, -sum(own.amount)::float8 AS share,
        -sum((SELECT coalesce(sum(amount), 0) FROM ledger_line WHERE transaction_id = entry.id
          AND account IN ('revenue', 'discount')))::float8 AS revenue
      FROM ledger_transaction AS entry
      JOIN ledger_line AS own ON own.transaction_id = entry.id AND own.account = 'mentor_payable'
      WHERE entry.kind = 'share' AND ${within(sql`entry.at`)} GROUP BY 1
    ), keys AS (
      SELECT key FROM sessions UNION SELECT key FROM reviews UNION SELECT key FROM money
    )
    SELECT keys.key, coalesce(sessions.sessions, 0) AS sessions, coalesce(open, 0) AS open, coalesce(held, 0) AS held,
      coalesce("noShow", 0) AS "noShow", coalesce("mentorAbsent", 0) AS "mentorAbsent", coalesce(cancelled, 0) AS cancelled,
      coalesce(lapsed, 0) AS lapsed, coalesce(refunded, 0) AS refunded, "responseHours", coalesce(responses, 0) AS responses,
      rating, coalesce(ratings, 0) AS ratings, coalesce(revenue, 0) AS revenue, coalesce(share, 0) AS share
    FROM keys LEFT JOIN sessions USING (key) LEFT JOIN reviews USING (key) LEFT JOIN money USING (key)`;
}

const none: SessionFigures = {
  sessions: 0,
  open: 0,
  held: 0,
  noShow: 0,
  mentorAbsent: 0,
  cancelled: 0,
  lapsed: 0,
  refunded: 0,
  responseHours: null,
  responses: 0,
  rating: null,
  ratings: 0,
  revenue: 0,
  share: 0,
};

/** A month of mentoring in all and by mentor, the busiest first, with what was divided in the months before. */
export async function loadFigures(db: DbOrTx, month: string) {
  const all = { session: sql`'all'::text`, review: sql`'all'::text`, line: sql`'all'::text` };
  const { rows: totals } = await db.execute<SessionFigures>(figuresOf(month, all));
  const each = { session: sql`session.mentor_id`, review: sql`review.mentor_id`, line: sql`own.mentor_id` };
  const { rows: mentors } = await db.execute<MentorFigures>(sql`
    SELECT mentor.id, mentor.name, figure.* FROM (${figuresOf(month, each)}) AS figure
    JOIN mentor ON mentor.id = figure.key
    ORDER BY figure.sessions DESC, figure.share DESC, mentor.name LIMIT ${MENTORS}`);
  return { month, total: totals[0] ?? none, mentors, months: await loadMonths(db, month) };
}

export type Figures = Awaited<ReturnType<typeof loadFigures>>;

/** What mentoring and everything else brought, month by month, the given one last. */
async function loadMonths(db: DbOrTx, month: string) {
  const first = addMonths(month, -11);
  const rows = await readMovements<{ month: string; revenue: number; share: number; fees: number }>(
    db,
    (movements) => sql`
    SELECT month,
      coalesce(sum(credit - debit) FILTER (WHERE account IN ('revenue', 'discount')), 0)::float8 AS revenue,
      coalesce(sum(credit - debit) FILTER (WHERE account = 'mentor_payable'), 0)::float8 AS share,
      coalesce(sum(debit - credit) FILTER (WHERE account = 'gateway_fee'), 0)::float8 AS fees
    FROM ${movements} WHERE month BETWEEN ${first} AND ${month} AND kind IN ('share', 'fee') GROUP BY 1`,
  );
  return Array.from({ length: 12 }, (_, index) => {
    const name = addMonths(first, index);
    return rows.find((row) => row.month === name) ?? { month: name, revenue: 0, share: 0, fees: 0 };
  });
}
