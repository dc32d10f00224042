import { and, inArray, lt, sql } from 'drizzle-orm';
import { paymentNotification } from '~/services/db/payments-schema.ts';
import type { CheckoutServices } from '../services.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 1_000;

/** Refused ones tell of an attack or a mistake for a while; those of real payments are kept for as long as the books. In the words of its index. */
const isRefused = sql`${paymentNotification.verdict} IN ('forged', 'malformed', 'unknown')`;
const KEPT_DAYS = 90;

/** Job: forgets what strangers sent to the webhooks. @returns how many notifications went */
export async function purgeNotifications(
  { db }: Pick<CheckoutServices, 'db'>,
  now = new Date(),
): Promise<number> {
  const old = and(isRefused, lt(paymentNotification.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
  let gone = 0;
  for (;;) {
    const some = db
      .select({ id: paymentNotification.id })
      .from(paymentNotification)
      .where(old)
      .limit(AT_ONCE);
    const removed = await db
      .delete(paymentNotification)
      .where(inArray(paymentNotification.id, some))
      .returning({ id: paymentNotification.id });
    gone += removed.length;
    if (removed.length < AT_ONCE) return gone;
  }
}
