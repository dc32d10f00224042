import { and, eq, gt, ne } from 'drizzle-orm';
import { mentorTime } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order } from '~/services/db/payments-schema.ts';

/** Anyone who holds more without paying keeps mentors from everybody else. */
const MOST_HOLDS = 3;

/**
 * Whether a person holds as many mentors' times as they may without having paid.
 * @param without the order whose own time does not count
 */
export async function holdsMany(tx: DbOrTx, userId: string, now: Date, without = ''): Promise<boolean> {
  const held = await tx
    .select({ id: order.id })
    .from(order)
    .innerJoin(mentorTime, eq(mentorTime.orderId, order.id))
    .where(
      and(
        eq(order.userId, userId),
        eq(order.status, 'awaiting_payment'),
        ne(order.id, without),
        gt(mentorTime.heldUntil, now),
      ),
    )
    .limit(MOST_HOLDS);
  return held.length >= MOST_HOLDS;
}
