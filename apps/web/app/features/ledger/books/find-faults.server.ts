import { sql } from 'drizzle-orm';
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

/**
 * Compares the ledger with orders, payments, refunds, sessions and payouts, in SQL of its own: nothing of the code that writes the
 * ledger is used. @returns what differs
 */
export async function findFaults(db: DbOrTx): Promise<LedgerFault[]> {
  const { rows } = await db.execute<LedgerFault>(sql`
    WITH line AS (
      SELECT entry.id, entry.kind, entry.order_id, entry.payment_id, entry.payout_id, line.account, line.amount
      FROM ledger_transaction AS entry JOIN ledger_line AS line ON line.transaction_id = entry.id
    ), of_payment AS (
      SELECT payment_id,
        coalesce(sum(amount) FILTER (WHERE kind = 'charge' AND account = 'gateway'), 0) AS charged,
        coalesce(sum(amount) FILTER (WHERE kind = 'fee' AND account = 'gateway_fee'), 0) AS fee,
        coalesce(-sum(amount) FILTER (WHERE kind IN ('refund', 'chargeback') AND account IN ('gateway', 'bank')), 0) AS back
      FROM line WHERE payment_id IS NOT NULL GROUP BY 1
    ), of_order AS (
      SELECT order_id,
        coalesce(-sum(amount) FILTER (WHERE account = 'unearned'), 0) AS unearned,
        coalesce(-sum(amount) FILTER (WHERE account = 'mentor_payable'), 0) AS share
      FROM line WHERE order_id IS NOT NULL AND kind IN ('charge', 'share', 'refund', 'chargeback') GROUP BY 1
    ), of_payout AS (
      SELECT payout_id,
        coalesce(sum(amount) FILTER (WHERE account = 'mentor_payable'), 0) AS payable,
        coalesce(-sum(amount) FILTER (WHERE account = 'payout_transit'), 0) AS transit
      FROM line WHERE payout_id IS NOT NULL GROUP BY 1
    ), received AS (
      SELECT *, CASE WHEN surplus OR status IN ('settlement', 'refunded') THEN amount ELSE 0 END AS charged FROM payment
    ), money AS (
      SELECT order_id, sum(charged) AS paid, sum(charged - CASE WHEN charged = 0 THEN 0 ELSE refunded_amount END) AS kept,
        count(*) FILTER (WHERE status IN ('settlement', 'refunded')) AS paid_attempts
      FROM received WHERE NOT surplus GROUP BY 1
    ), promised AS (
      SELECT refund.order_id, sum(refund.amount) AS amount
      FROM refund JOIN received ON received.id = refund.payment_id AND NOT received.surplus AND received.charged > 0
      WHERE refund.status IN ('requested', 'manual') GROUP BY 1
    ), session AS (
      SELECT id, order_id AS paid_by, mentor_share, CASE WHEN difference_order_id IS NULL THEN price ELSE covered_price END AS price,
        outcome IN ('held', 'unreachable', 'no_show') OR (outcome = 'cancelled' AND cancelled_by = 'customer') AS earned
      FROM mentoring_session
      UNION ALL
      SELECT id, difference_order_id, mentor_share, NULL,
        outcome IN ('held', 'unreachable', 'no_show') OR (outcome = 'cancelled' AND cancelled_by = 'customer')
      FROM mentoring_session WHERE difference_order_id IS NOT NULL
    ), standing AS (
      SELECT purchase.id, coalesce(money.kept, 0) AS kept, least(coalesce(money.kept, 0), coalesce(promised.amount, 0)) AS promised, coalesce(money.paid, 0) AS paid,
        coalesce(money.paid_attempts, 0) > 0
          AND (purchase.transaction_type <> 'mentoring' OR coalesce(session.earned, false)) AS earned,
        session.mentor_share,
        coalesce(session.price, (SELECT sum((line->>'amount')::bigint) FROM jsonb_array_elements(purchase.lines) AS line
          WHERE line->>'kind' IN ('mentoring', 'mentorChange'))) AS price
      FROM "order" AS purchase
      LEFT JOIN money ON money.order_id = purchase.id
      LEFT JOIN promised ON promised.order_id = purchase.id
      LEFT JOIN session ON session.paid_by = purchase.id
      WHERE coalesce(money.paid_attempts, 0) > 0 OR EXISTS (SELECT 1 FROM of_order WHERE order_id = purchase.id)
    ), fault (kind, id, "orderId", booked, expected) AS (
      SELECT 'unbalanced', transaction_id::text, NULL, sum(amount), 0 FROM ledger_line GROUP BY 2 HAVING sum(amount) <> 0
      UNION ALL
      SELECT 'charge', received.id, received.order_id, coalesce(of_payment.charged, 0), received.charged
      FROM received LEFT JOIN of_payment ON of_payment.payment_id = received.id
      WHERE coalesce(of_payment.charged, 0) <> received.charged
      UNION ALL
      SELECT 'fee', received.id, received.order_id, coalesce(of_payment.fee, 0), coalesce(received.fee_amount, 0)
      FROM received LEFT JOIN of_payment ON of_payment.payment_id = received.id
      WHERE coalesce(of_payment.fee, 0) <> CASE WHEN received.charged = 0 THEN 0 ELSE coalesce(received.fee_amount, 0) END
      UNION ALL
      SELECT 'refund', received.id, received.order_id, coalesce(of_payment.back, 0),
        CASE WHEN received.charged = 0 THEN 0 ELSE received.refunded_amount END
      FROM received LEFT JOIN of_payment ON of_payment.payment_id = received.id
      WHERE coalesce(of_payment.back, 0) <> CASE WHEN received.charged = 0 THEN 0 ELSE received.refunded_amount END
      UNION ALL
      SELECT 'division', standing.id, standing.id, coalesce(of_order.unearned, 0),
        CASE WHEN standing.earned THEN standing.promised ELSE standing.kept END
      FROM standing LEFT JOIN of_order ON of_order.order_id = standing.id
      WHERE coalesce(of_order.unearned, 0) <> CASE WHEN standing.earned THEN standing.promised ELSE standing.kept END
      UNION ALL
      SELECT 'share', standing.id, standing.id, coalesce(of_order.share, 0),
        CASE WHEN standing.earned THEN floor(standing.price * standing.mentor_share / 10000.0) ELSE 0 END
      FROM standing LEFT JOIN of_order ON of_order.order_id = standing.id
      WHERE CASE
        WHEN NOT standing.earned OR standing.mentor_share IS NULL THEN coalesce(of_order.share, 0) <> 0
        -- Of what partly went back only the bounds can be told without knowing who bears it.
        WHEN standing.kept - standing.promised < standing.paid THEN NOT coalesce(of_order.share, 0)
          BETWEEN 0 AND floor(standing.price * standing.mentor_share / 10000.0)
        ELSE coalesce(of_order.share, 0) <> floor(standing.price * standing.mentor_share / 10000.0) END
      UNION ALL
      SELECT 'payout', payout.id, NULL, coalesce(of_payout.payable, 0),
        CASE WHEN payout.status IN ('open', 'paid') THEN payout.amount ELSE 0 END
      FROM payout LEFT JOIN of_payout ON of_payout.payout_id = payout.id
      WHERE coalesce(of_payout.payable, 0) <> CASE WHEN payout.status IN ('open', 'paid') THEN payout.amount ELSE 0 END
        OR coalesce(of_payout.transit, 0) <> CASE WHEN payout.status = 'open' THEN payout.amount ELSE 0 END
    )
    SELECT kind, id, "orderId", booked::float8 AS booked, expected::float8 AS expected FROM fault ORDER BY kind, id LIMIT 500`);
  return rows;
}
