import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentor, mentorReview } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { isEditable, isPaid, shownName } from './model.ts';
import { canBeRated } from './sessions/model.ts';
import type { Rating } from './schema.ts';

interface RateSession extends Rating {
  services: Pick<Services, 'db' | 'events'>;
  userId: string;
  bookId: string;
  now?: Date;
}

/**
 * Keeps what a person says of their own paid session, and the mentor's average with it; within a day they may say it
 * anew. The order's row is locked first, as everywhere, so that a rating, a change of it and the deletion of the account
 * come one after another.
 * @throws AppError not_found (also for another's order, or one without a mentor), not_paid, rating_closed, too_early and
 *   session_not_held (it was called off, or they did not come)
 */
export async function rateSession({
  services: { db, events },
  userId,
  bookId,
  rating,
  review,
  now = new Date(),
}: RateSession): Promise<void> {
  await db.transaction(async (tx) => {
    const [own] = await tx
      .select()
      .from(order)
      .where(and(eq(order.id, bookId), eq(order.userId, userId)))
      .for('update');
    const booked = own?.lines.find(({ kind }) => kind === 'mentoring')?.id;
    if (!own || !booked) throw new AppError('not_found');
    if (!isPaid(own)) throw new AppError('not_paid');
    const [session] = await tx.select().from(mentoringSession).where(eq(mentoringSession.orderId, bookId));
    // It may have gone to another mentor since.
    const mentorId = session?.mentorId ?? booked;
    if (session?.startAt && session.startAt > now) throw new AppError('too_early');
    if (!canBeRated(session?.outcome ?? null)) throw new AppError('session_not_held');

    const [said] = await tx.select().from(mentorReview).where(eq(mentorReview.orderId, bookId));
    if (said && (said.hiddenAt || !isEditable(said.createdAt, now))) throw new AppError('rating_closed');
    if (said) {
      await tx
        .update(mentorReview)
        .set({ rating, review, updatedAt: now })
        .where(eq(mentorReview.orderId, bookId));
      await addStars(tx, said.mentorId, 0, rating - said.rating);
    } else {
      const customerName = shownName(own.customerName);
      const row = { orderId: bookId, mentorId, userId, customerName, rating, review };
      await tx.insert(mentorReview).values({ ...row, createdAt: now, updatedAt: now });
      await addStars(tx, mentorId, 1, rating);
    }
    await events.publish(tx, { userId, type: 'order.changed', id: bookId });
  });
}

/** Moves a mentor's average; with the order locked. */
export async function addStars(tx: DbOrTx, mentorId: string, count: number, stars: number): Promise<void> {
  await tx
    .update(mentor)
    .set({
      ratingCount: sql`${mentor.ratingCount} + ${count}`,
      ratingSum: sql`${mentor.ratingSum} + ${stars}`,
    })
    .where(eq(mentor.id, mentorId));
}
