import { sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { endedElsewhereIn } from '~/services/db/ended-elsewhere.ts';
import { keyset, type Window } from '~/services/db/keyset.server.ts';
import type { TaskCount, TaskKind } from './task-words.ts';

/** Something about money that only an operator can settle. */
export interface Task {
  /** Its kind and the id of what it is about. */
  key: string;
  kind: TaskKind;
  /** Where it is dealt with; null for what belongs to no order of ours. */
  orderId: string | null;
  /** Of that order. */
  number: string | null;
  customer: string;
  /** Rupiah. */
  amount: number;
  detail: string;
  /** Since when it waits, as ISO text. */
  since: string;
}

/**
 * Everything that waits for an operator: notifications that do not fit, unexpected payments, refunds
 * that are to be transferred, failed or hang, paid sessions that lapse or lapsed, reports about
 * sessions. Derived from the present state, not from marks that
 * somebody has to set: what is dealt with goes by itself. What was dealt with elsewhere is closed by hand (`closed_task`).
 */
const openTasks = sql`
  WITH task (kind, id, "orderId", amount, detail, since) AS (
    SELECT problem.kind::text, problem.id, payment.order_id, problem.amount,
      concat_ws(', ', payment.gateway, payment.id, problem.told->>'status', problem.told->>'refundId'), problem.created_at
    FROM payment_problem AS problem JOIN payment ON payment.id = problem.payment_id
    UNION ALL
    SELECT 'paid_denied', payment.id, payment.order_id, payment.amount,
      payment.gateway::text || ', ' || payment.id, payment.denied_at
    FROM payment WHERE payment.denied_at IS NOT NULL
    UNION ALL
    SELECT 'surplus', payment.id, payment.order_id,
      payment.amount - payment.refunded_amount - underway.amount, payment.gateway::text || ', ' || payment.id,
      coalesce(payment.settled_at, payment.created_at)
    FROM payment, LATERAL (
      SELECT coalesce(sum(amount), 0)::int AS amount FROM refund
      WHERE refund.payment_id = payment.id AND refund.status IN ('requested', 'manual')
    ) AS underway
    WHERE payment.surplus AND payment.amount > payment.refunded_amount + underway.amount
    UNION ALL
    SELECT 'difference_left', payment.id, payment.order_id,
      payment.amount - payment.refunded_amount - underway.amount, payment.gateway::text || ', ' || payment.id,
      session.revoked_at
    FROM mentoring_session AS session
    JOIN payment ON payment.order_id = session.difference_order_id
      AND payment.status IN ('settlement', 'refunded') AND NOT payment.surplus,
    LATERAL (
      SELECT coalesce(sum(amount), 0)::int AS amount FROM refund
      WHERE refund.payment_id = payment.id AND refund.status IN ('requested', 'manual')
    ) AS underway
    WHERE session.difference_order_id IS NOT NULL AND session.revoked_at IS NOT NULL
      AND payment.amount > payment.refunded_amount + underway.amount
    UNION ALL
    SELECT 'difference_gone', payment.id, payment.order_id, payment.amount,
      payment.gateway::text || ', ' || payment.id, payment.updated_at
    FROM mentoring_session AS session JOIN payment ON payment.order_id = session.difference_order_id
    WHERE session.outcome IS NULL AND session.revoked_at IS NULL AND (payment.charged_back_amount > 0
      OR payment.status IN ('failed', 'cancelled') AND payment.settled_at IS NOT NULL AND NOT payment.surplus)
    UNION ALL
    SELECT 'chargeback', payment.id || ':' || payment.charged_back_amount, payment.order_id, payment.charged_back_amount,
      payment.gateway::text || ', ' || payment.id, payment.updated_at
    FROM payment WHERE payment.charged_back_amount > 0
    UNION ALL
    SELECT 'refund_manual', refund.id, refund.order_id, refund.amount,
      coalesce(account.masked, 'Rekening belum diisi pelanggan'), refund.created_at
    FROM refund LEFT JOIN refund_account AS account ON account.refund_id = refund.id
    WHERE refund.status = 'manual'
    UNION ALL
    SELECT 'refund_twice', refund.id, refund.order_id, refund.amount,
      concat_ws(', ', account.masked, refund.transfer_reference), refund.updated_at
    FROM refund LEFT JOIN refund_account AS account ON account.refund_id = refund.id
    WHERE (refund.file_id IS NOT NULL OR refund.transfer_reference IS NOT NULL)
      AND ${endedElsewhereIn('refund')}
    UNION ALL
    SELECT 'refund_failed', refund.id, refund.order_id, refund.amount, refund.reason, refund.updated_at
    FROM refund JOIN payment ON payment.id = refund.payment_id
    WHERE refund.status = 'failed' AND payment.refunded_amount < payment.amount
      AND (payment.surplus OR payment.status IN ('settlement', 'refunded')) AND NOT EXISTS (
      SELECT 1 FROM refund AS later WHERE later.payment_id = refund.payment_id
        AND later.created_at > refund.created_at AND later.status <> 'failed')
    UNION ALL
    SELECT 'refund_stuck', refund.id, refund.order_id, refund.amount, refund.reason, refund.created_at
    FROM refund WHERE refund.status = 'requested' AND refund.created_at < now() - interval '1 day'
    UNION ALL
    SELECT 'payment_review', payment.id, payment.order_id, payment.amount,
      payment.gateway::text || ', ' || payment.id, payment.created_at
    FROM payment WHERE payment.status = 'review' AND payment.created_at < now() - interval '1 day'
    UNION ALL
    SELECT CASE WHEN booking.status = 'expired' THEN 'session_lapsed' ELSE 'session_lapsing' END,
      session.id || ':' || extract(epoch FROM session.expires_at)::bigint, booking.id, booking.total,
      coalesce(mentor.name, session.mentor_id), session.expires_at
    FROM mentoring_session AS session
    JOIN "order" AS booking ON booking.id = session.order_id
    LEFT JOIN mentor ON mentor.id = session.mentor_id
    WHERE session.revoked_at IS NULL AND session.outcome IS NULL AND booking.status IN ('paid', 'expired')
      AND session.expires_at < now() + interval '48 hours'
    UNION ALL
    SELECT 'session_report', report.id, booking.id, booking.total, coalesce(mentor.name, report.mentor_id), report.created_at
    FROM session_case AS report JOIN "order" AS booking ON booking.id = report.order_id
    LEFT JOIN mentor ON mentor.id = report.mentor_id
    WHERE report.state = 'open'
    UNION ALL
    SELECT 'review_report', said.order_id, said.order_id, 0, concat_ws(': ', mentor.name, said.report), said.reported_at
    FROM mentor_review AS said JOIN mentor ON mentor.id = said.mentor_id
    WHERE said.reported_at IS NOT NULL AND said.hidden_at IS NULL AND said.review <> ''
    UNION ALL
    SELECT 'mentor_away', session.id || ':' || coalesce(extract(epoch FROM person.suspended_at)::bigint::text, 'hidden'),
      booking.id, booking.total, mentor.name,
      greatest(session.created_at, coalesce(person.suspended_at, mentor.updated_at))
    FROM mentor
    LEFT JOIN mentor_account AS account ON account.mentor_id = mentor.id
    LEFT JOIN "user" AS person ON person.id = account.user_id
    JOIN mentoring_session AS session ON session.mentor_id = mentor.id
    JOIN "order" AS booking ON booking.id = session.order_id
    WHERE (NOT mentor.active OR person.suspended_at IS NOT NULL)
      AND session.outcome IS NULL AND session.revoked_at IS NULL AND booking.status IN ('paid', 'in_progress')
    UNION ALL
    SELECT 'unknown_notification', heard.id, NULL, 0, heard.gateway::text || ', ' || coalesce(heard.payment_id, ''),
      heard.created_at
    FROM payment_notification AS heard
    WHERE heard.verdict = 'unknown' AND heard.payment_id IS NOT NULL AND heard.created_at < now() - interval '2 hours'
      AND NOT EXISTS (SELECT 1 FROM payment WHERE payment.gateway_id = heard.payment_id)
    UNION ALL
    SELECT 'ledger', fault.key, fault.order_id, fault.amount::int, fault.detail, fault.found_at FROM ledger_fault AS fault
  ), open_task AS (
    SELECT * FROM task
    WHERE NOT EXISTS (SELECT 1 FROM closed_task WHERE closed_task.key = task.kind || ':' || task.id)
  )`;

interface ListTasks {
  db: DbOrTx;
  /** The only kind that is wanted; one of which nothing waits counts as not said. */
  kind?: TaskKind | null;
  /** A part of the list; all of it where none is given. */
  window?: Window;
}

type Placed = Task & { at: (string | number)[] };

interface FoundTask extends Omit<Task, 'key' | 'customer' | 'detail'> {
  id: string;
  customer: string | null;
  detail: string | null;
  at: Placed['at'];
}

/** What waits, oldest first, and of each kind how many and how much money; the kind that waits longest first. Looked for once. */
export async function listTasks({
  db,
  kind = null,
  window,
}: ListTasks): Promise<{ kinds: TaskCount[]; tasks: Placed[] }> {
  const { at, where, orderBy } = keyset(window ?? { from: null, back: false, limit: 0 }, 'ascending', [
    { column: sql`open_task.since`, kind: 'moment' },
    { column: sql`open_task.kind`, kind: 'text' },
    { column: sql`open_task.id`, kind: 'text' },
  ]);
  const { rows } = await db.execute<{ kinds: TaskCount[]; tasks: FoundTask[] }>(sql`${openTasks}, kinds AS (
      SELECT kind, count(*)::int AS count, coalesce(sum(amount), 0)::float8 AS amount
      FROM open_task GROUP BY kind ORDER BY min(since), kind
    ), page AS (
      SELECT open_task.*, "order".customer_email AS customer, "order".number, ${at} AS at
      FROM open_task LEFT JOIN "order" ON "order".id = open_task."orderId"
      WHERE (${kind}::text IS NULL OR open_task.kind = ${kind} OR NOT EXISTS (SELECT 1 FROM kinds WHERE kinds.kind = ${kind}))
        AND ${where ?? sql`true`}
      ORDER BY ${sql.join(orderBy, sql`, `)}
      LIMIT ${window?.limit ?? null}
    )
    SELECT (SELECT coalesce(json_agg(kinds), '[]') FROM kinds) AS kinds,
      (SELECT coalesce(json_agg(page), '[]') FROM page) AS tasks`);
  const { kinds = [], tasks = [] } = rows[0] ?? {};
  return {
    kinds,
    tasks: tasks.map(({ id, since, customer, detail, ...task }) => ({
      ...task,
      key: `${task.kind}:${id}`,
      customer: customer ?? '',
      detail: detail ?? '',
      since: new Date(since).toISOString(),
    })),
  };
}
