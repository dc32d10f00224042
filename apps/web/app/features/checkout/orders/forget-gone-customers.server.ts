import { and, eq, gt, not, notExists, like } from 'drizzle-orm';
import { order } from '~/services/db/payments-schema.ts';
import { user } from '~/services/db/schema.ts';
import { oneByOne } from '~/services/jobs/one-by-one.server.ts';
import type { Services } from '~/services/services.server.ts';
import { FORGOTTEN, forgetCustomer } from './forget-customer.server.ts';

const DAY_MS = 86_400_000;
/** The job runs every day: what it missed for so long is not there. */
const LOOKED_AT_DAYS = 30;
const BATCH = 200;

/**
 * Job: cuts orders off from people whose accounts are gone. Orders need no account to stand, so one whose request was on its way when
 * its account was deleted is written after it. @returns of how many people
 */
export async function forgetGoneCustomers(
  { db, log }: Pick<Services, 'db' | 'log'>,
  now = new Date(),
): Promise<number> {
  const gone = await db
    .selectDistinct({ id: order.userId })
    .from(order)
    .where(
      and(
        gt(order.createdAt, new Date(now.getTime() - LOOKED_AT_DAYS * DAY_MS)),
        not(like(order.userId, `${FORGOTTEN}%`)),
        notExists(db.select({ id: user.id }).from(user).where(eq(user.id, order.userId))),
      ),
    )
    .limit(BATCH);
  const run = ({ id }: { id: string }) => db.transaction((tx) => forgetCustomer(tx, id));
  await oneByOne({ log, items: gone, run });
  return gone.length;
}
