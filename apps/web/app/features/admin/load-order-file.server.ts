import { asc, desc, eq, inArray } from 'drizzle-orm';
import { isDisputed, numberOf } from '~/features/checkout/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { listReviewers } from '~/features/cv-review/public.server.ts';
import { adminAudit } from '~/services/db/admin-schema.ts';
import {
  atsUses,
  cvReview,
  mentoringSession,
  order,
  payment,
  paymentNotification,
  refund,
  refundAccount,
} from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { AppError } from '~/services/error.ts';
import { lastDoneTo } from './done-to.server.ts';
import { attemptWords } from './order-words.ts';
import { timelineOf } from './timeline.ts';
import { paymentName } from '~/features/bookings/public.ts';

/**
 * Everything that is known of one order, for an operator.
 * @throws AppError not_found
 */
export async function loadOrderFile(db: DbOrTx, orderId: string) {
  const [found] = await db.select().from(order).where(eq(order.id, orderId));
  if (!found) throw new AppError('not_found');
  const [payments, refunds, [session], [review], [work], [uses], audits, lastDone] = await Promise.all([
    db.select().from(payment).where(eq(payment.orderId, orderId)).orderBy(asc(payment.attempt)),
    db.select().from(refund).where(eq(refund.orderId, orderId)).orderBy(desc(refund.createdAt)),
    db.select().from(mentoringSession).where(eq(mentoringSession.orderId, orderId)),
    db.select().from(cvReview).where(eq(cvReview.orderId, orderId)),
    db.select().from(reviewCase).where(eq(reviewCase.orderId, orderId)),
    db.select().from(atsUses).where(eq(atsUses.orderId, orderId)),
    db.select().from(adminAudit).where(eq(adminAudit.recordId, orderId)).limit(100),
    lastDoneTo(db, { resource: 'orders', recordId: orderId }),
  ]);
  const ids = payments.map(({ id }) => id);
  const notifications =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(paymentNotification)
          .where(inArray(paymentNotification.paymentId, ids))
          .orderBy(desc(paymentNotification.createdAt))
          .limit(200);
  const accounts = await db
    .select({
      refundId: refundAccount.refundId,
      masked: refundAccount.masked,
      updatedAt: refundAccount.updatedAt,
    })
    .from(refundAccount)
    .innerJoin(refund, eq(refund.id, refundAccount.refundId))
    .where(eq(refund.orderId, orderId));
  const disputes = await Promise.all(payments.map((one) => isDisputed(db, one)));
  return {
    id: found.id,
    /** As the buyer knows it. */
    number: numberOf(found),
    status: found.status,
    transactionType: found.transactionType,
    userId: found.userId,
    customerName: found.customerName,
    customerEmail: found.customerEmail,
    lines: found.lines.map(({ name, quantity, amount }) => ({ name, quantity, amount })),
    total: found.total,
    voucherCode: found.voucherCode,
    notes: found.details.notes ?? '',
    /** What can still go back; an unexpected payment counts, and goes back first. */
    paid: payments
      .filter((_, at) => !disputes[at])
      .filter(({ status, surplus }) => surplus || status === 'settlement' || status === 'refunded')
      .reduce((sum, { amount, refundedAmount }) => sum + amount - refundedAmount, 0),
    /** Attempts whose money an operator may have seen at the gateway, where the order can still be paid with it. */
    markable: canBeMarked(found, payments)
      ? payments.map((one) => ({
          id: one.id,
          attempt: one.attempt,
          gateway: one.gateway,
          state: attemptWords(one),
          amount: one.amount,
        }))
      : [],
    /** The attempt that counts as paid by an operator's word alone. */
    unmarkable:
      payments.find(({ status, markedPaidAt }) => status === 'settlement' && markedPaidAt)?.id ?? null,
    attempts: payments.map((one) => ({
      id: one.id,
      attempt: one.attempt,
      way: one.paymentType ? paymentName(one.paymentType) : one.gateway,
      state: attemptWords(one),
      amount: one.amount,
      refunded: one.refundedAmount - one.chargedBackAmount,
      chargedBack: one.chargedBackAmount,
      isMarked: one.markedPaidAt !== null,
      isDenied: one.deniedAt !== null,
    })),
    refunds: refunds.map(({ id, amount, reason, status, transferReference, fileId }) => ({
      id,
      amount,
      reason,
      status,
      reference: transferReference,
      /** The bank may have it by now. */
      isInFile: status === 'manual' && fileId !== null,
      account: accounts.find((one) => one.refundId === id)?.masked ?? null,
      accountAt: accounts.find((one) => one.refundId === id)?.updatedAt.toISOString() ?? '',
    })),
    session: session && {
      id: session.id,
      startAt: session.startAt?.toISOString() ?? null,
      expiresAt: session.expiresAt.toISOString(),
      revoked: session.revokedAt !== null,
      isOver: session.outcome !== null,
      mentorId: session.mentorId,
    },
    /** Who could do the review; empty where nobody can any more. */
    reviewers:
      work && !work.deliveredAt && review && !review.revokedAt
        ? (await listReviewers(db)).map(({ id, name }) => ({ id, name, isCurrent: id === work.reviewerId }))
        : [],
    review: review && { dueAt: review.dueAt.toISOString(), revoked: review.revokedAt !== null },
    uses: uses && { granted: uses.usesGranted, left: uses.usesLeft, revoked: uses.revokedAt !== null },
    lastDone,
    timeline: timelineOf({
      order: found,
      payments,
      notifications,
      refunds,
      audits,
      session,
      review: work,
    }),
  };
}

export type OrderFile = Awaited<ReturnType<typeof loadOrderFile>>;

/** Never paid or handed out so far, and no attempt holds its money. */
function canBeMarked(
  { status, paidAt }: typeof order.$inferSelect,
  payments: (typeof payment.$inferSelect)[],
): boolean {
  const waits = status === 'awaiting_payment' || status === 'expired' || status === 'cancelled';
  return waits && !paidAt && !payments.some((one) => one.status === 'settlement' && !one.surplus);
}
