import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import type { OrderedJob } from '~/services/payments/order-content.ts';
import type { Purchase } from '../purchase.ts';

/**
 * The job that goes with a purchase, as it is now: what becomes of it on the board later changes nothing for who reads the order.
 * @throws AppError not_found, also for another person's
 */
export async function freezeJob(
  tx: DbOrTx,
  userId: string,
  purchase: Purchase,
): Promise<OrderedJob | undefined> {
  const id = purchase.transactionType === 'ats' ? undefined : purchase.jobId;
  if (!id) return undefined;
  const [found] = await tx
    .select({
      id: jobApplication.id,
      title: jobApplication.title,
      company: jobApplication.company,
      ad: jobApplication.ad,
    })
    .from(jobApplication)
    .where(
      and(eq(jobApplication.id, id), eq(jobApplication.userId, userId), isNull(jobApplication.deletedAt)),
    );
  if (!found) throw new AppError('not_found');
  return { ...found, ad: found.ad ?? '' };
}
