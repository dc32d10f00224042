import { and, isNull, sql } from 'drizzle-orm';
import { atsUses } from '~/services/db/payments-schema.ts';

/**
 * Packages that stand: their money did not go back, and is not promised back as a whole either. A refund by hand waits for days, in
 * which its uses would be had for nothing.
 */
export const isStanding = and(
  isNull(atsUses.revokedAt),
  sql`NOT EXISTS (
    SELECT 1 FROM refund JOIN payment ON payment.id = refund.payment_id
    WHERE refund.order_id = ${atsUses.orderId} AND refund.status IN ('requested', 'manual') AND NOT payment.surplus
    GROUP BY payment.id HAVING payment.refunded_amount + sum(refund.amount) >= payment.amount)`,
);
