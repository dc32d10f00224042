import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorReview } from '~/services/db/mentoring-schema.ts';
import { order } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { addStars } from './rate-session.server.ts';

interface ModerateReview {
  /** Inside the transaction that also writes down who did it. */
  tx: DbOrTx;
  orderId: string;
  /** Read by customer and mentor; null shows the review. */
  hiddenReason: string | null;
  /** Takes the mentor's answer away, which may then be given anew. */
  withoutReply: boolean;
  now?: Date;
}

/**
 * An operator takes what was said about a mentor off their page and out of their average, or puts it back. The order is locked first,
 * as by whoever rates. @throws AppError not_found
 */
export async function moderateReview({
  tx,
  orderId,
  hiddenReason,
  withoutReply,
  now = new Date(),
}: ModerateReview): Promise<void> {
  await tx.select({ id: order.id }).from(order).where(eq(order.id, orderId)).for('update');
  const [said] = await tx.select().from(mentorReview).where(eq(mentorReview.orderId, orderId)).for('update');
  if (!said) throw new AppError('not_found');
  const [wasHidden, isHidden] = [said.hiddenAt !== null, hiddenReason !== null];
  await tx
    .update(mentorReview)
    .set({
      hiddenAt: isHidden ? (said.hiddenAt ?? now) : null,
      hiddenReason,
      ...(withoutReply && { reply: null, repliedAt: null }),
    })
    .where(eq(mentorReview.orderId, orderId));
  if (wasHidden !== isHidden)
    await addStars(tx, said.mentorId, isHidden ? -1 : 1, isHidden ? -said.rating : said.rating);
}
