import { eq } from 'drizzle-orm';
import { mentorTime } from '~/services/db/calendar-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import type { OrderDetails } from '~/services/payments/order-content.ts';
import { HOME_ZONE } from '~/ui/format/zoned-times.ts';
import type { HeldTime } from '../model.ts';

/** The time that an unpaid order was placed for, and until when it is held. */
export async function heldTime(
  db: DbOrTx,
  orderId: string,
  { startAt, timeZone }: OrderDetails,
): Promise<HeldTime | null> {
  if (!startAt) return null;
  const [held] = await db
    .select({ until: mentorTime.heldUntil })
    .from(mentorTime)
    .where(eq(mentorTime.orderId, orderId));
  return { startAt, timeZone: timeZone ?? HOME_ZONE, heldUntil: held?.until?.toISOString() ?? null };
}
