import { and, asc, eq } from 'drizzle-orm';
import { atsUses, cvReview, mentoringSession, payment } from '~/services/db/payments-schema.ts';
import { ownOrder } from './own-order.server.ts';
import type { CheckoutServices } from '../services.ts';

interface LoadOrder {
  services: Pick<CheckoutServices, 'db'>;
  userId: string;
  bookId: string;
}

/**
 * A person's own order with its attempts and what it delivered.
 * @throws AppError not_found
 */
export async function loadOrder({ services: { db }, userId, bookId }: LoadOrder) {
  const order = await ownOrder({ db, userId, bookId });
  const [payments, [uses], [review], [session]] = await Promise.all([
    db
      .select()
      .from(payment)
      .where(and(eq(payment.orderId, bookId), eq(payment.userId, userId)))
      .orderBy(asc(payment.attempt)),
    db
      .select()
      .from(atsUses)
      .where(and(eq(atsUses.orderId, bookId), eq(atsUses.userId, userId))),
    db
      .select()
      .from(cvReview)
      .where(and(eq(cvReview.orderId, bookId), eq(cvReview.userId, userId))),
    db
      .select()
      .from(mentoringSession)
      .where(and(eq(mentoringSession.orderId, bookId), eq(mentoringSession.userId, userId))),
  ]);
  return { order, payments, uses, review, session };
}
