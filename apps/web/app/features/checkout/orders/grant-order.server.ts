import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { confirmTime, releaseTime } from '~/features/scheduling/public.server.ts';
import { atsUses, cvReview, mentoringSession, type order } from '~/services/db/payments-schema.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { newId } from '~/services/id.ts';
import { reviewDueAt, sessionEndsBy, sessionExpiresAt } from '../model.ts';
import type { CheckoutServices } from '../services.ts';
import { giveToMentor } from './give-to-mentor.server.ts';
import { lockOrder } from './lock-order.server.ts';
import { notifyCustomer } from './notify-customer.server.ts';
import { wantedTime } from './wanted-time.ts';

type Order = typeof order.$inferSelect;

/**
 * Delivers an order, in the transaction that settles it. The tables hold one row of an order, so that a
 * second grant would fail rather than give twice. The mails about a session or a review are sent once this transaction stands.
 */
export async function grantOrder(
  services: Pick<CheckoutServices, 'jobs' | 'baseUrl'>,
  tx: DbOrTx,
  orderRow: Order,
  paidAt: Date,
): Promise<void> {
  const { jobs } = services;
  const { id: orderId, userId, lines, mentorShare } = orderRow;
  for (const { name: productName, amount, delivers } of lines) {
    const grant = { id: newId(), orderId, userId };
    if (delivers?.kind === 'ats') {
      const uses = delivers.usesGranted;
      await tx.insert(atsUses).values({ ...grant, productName, usesGranted: uses, usesLeft: uses });
    }
    if (delivers?.kind === 'cvReview') {
      const { turnaroundDays } = delivers;
      const dueAt = reviewDueAt(paidAt, turnaroundDays);
      await tx.insert(cvReview).values({ ...grant, turnaroundDays, dueAt });
      await jobs.enqueue(tx, 'announce-review', { orderId });
    }
    if (delivers?.kind === 'mentoring') {
      const { mentorId, hours } = delivers;
      const time = await confirmedTime(tx, orderRow, paidAt);
      const expiresAt = time.startAt ? sessionEndsBy(time.startAt, paidAt) : sessionExpiresAt(paidAt);
      const terms = { price: amount, mentorShare };
      await tx.insert(mentoringSession).values({ ...grant, mentorId, hours, expiresAt, ...time, ...terms });
      await jobs.enqueue(tx, 'announce-session', { sessionId: grant.id });
    }
    if (delivers?.kind === 'mentorChange') {
      const { sessionId, mentorId } = delivers;
      const changed = { mentorId, mentorShare, differenceOrderId: orderId };
      await giveToMentor({ services, tx, sessionId, ...changed, now: paidAt });
    }
  }
  // Sessions and reviews have mails of their own, and a code that was redeemed, or what we gave, was no payment.
  if (orderRow.transactionType === 'ats' && (lines[0]?.unitPrice ?? 0) > 0)
    await notifyCustomer(services, tx, orderRow, { kind: 'paid' });
}

/** The time that was held for the order is the session's now, unless it lapsed and somebody else has it. */
async function confirmedTime(tx: DbOrTx, orderRow: Order, now: Date) {
  const wanted = wantedTime(tx, orderRow, now);
  if (!wanted) return { startAt: null };
  const { timeZone = null } = orderRow.details;
  return (await confirmTime(wanted))
    ? { startAt: wanted.startAt, timeZone }
    : { startAt: null, timeZone, timeLostAt: now };
}

/** Whether an order can still be delivered: a session that goes to another mentor may be over by now. */
export async function canDeliver(tx: DbOrTx, { lines }: Order): Promise<boolean> {
  for (const { delivers } of lines) {
    if (delivers?.kind !== 'mentorChange') continue;
    const one = eq(mentoringSession.id, delivers.sessionId);
    // Its own order is locked before it, as everywhere: its time with the new mentor is a row of that order.
    const [seen] = await tx.select({ orderId: mentoringSession.orderId }).from(mentoringSession).where(one);
    if (!seen || !(await lockOrder(tx, seen.orderId))) return false;
    const [session] = await tx.select().from(mentoringSession).where(one).for('update');
    if (!session || session.outcome || session.revokedAt || session.differenceOrderId) return false;
  }
  return true;
}

/** Calendars take in a message about a session only where it counts higher than the one before. */
const nextSequence = sql`${mentoringSession.sequence} + 1`;

/** Revokes what an order delivered, after its refund. Who was invited to a session is told by a job. */
export async function revokeGrants(
  { jobs }: Pick<CheckoutServices, 'jobs'>,
  tx: DbOrTx,
  orderId: string,
  now: Date,
): Promise<void> {
  const revoked = { revokedAt: now, updatedAt: now };
  await tx
    .update(atsUses)
    .set({ ...revoked, usesTaken: atsUses.usesLeft, usesLeft: 0 })
    .where(and(eq(atsUses.orderId, orderId), isNull(atsUses.revokedAt)));
  await releaseTime(tx, orderId, now);
  await tx
    .update(cvReview)
    .set(revoked)
    .where(and(eq(cvReview.orderId, orderId), isNull(cvReview.revokedAt)));
  const [session] = await tx
    .update(mentoringSession)
    .set({ ...revoked, sequence: nextSequence })
    .where(and(eq(mentoringSession.orderId, orderId), isNull(mentoringSession.revokedAt)))
    .returning();
  if (session?.announcedAt && session.outcome === null)
    await jobs.enqueue(tx, 'withdraw-session', { sessionId: session.id });
}

/**
 * Hands out again what was taken back, because the money never went: the refund failed.
 * @returns the status that the order has with it
 */
export async function restoreGrants(
  { jobs }: Pick<CheckoutServices, 'jobs'>,
  tx: DbOrTx,
  orderId: string,
  now: Date,
): Promise<Order['status']> {
  const restored = { revokedAt: null, updatedAt: now };
  await tx
    .update(atsUses)
    .set({ ...restored, usesLeft: atsUses.usesTaken, usesTaken: 0 })
    .where(and(eq(atsUses.orderId, orderId), isNotNull(atsUses.revokedAt)));
  await tx.update(cvReview).set(restored).where(eq(cvReview.orderId, orderId));
  const [session] = await tx
    .update(mentoringSession)
    .set({ ...restored, sequence: nextSequence })
    .where(eq(mentoringSession.orderId, orderId))
    .returning();
  if (session?.startAt && !session.outcome && session.startAt > now) {
    const { mentorId, startAt, hours } = session;
    const kept = await confirmTime({ tx, orderId, mentorId, startAt, minutes: hours * 60, now });
    if (!kept)
      await tx
        .update(mentoringSession)
        .set({ startAt: null, timeLostAt: now })
        .where(eq(mentoringSession.id, session.id));
  }
  if (session && session.outcome === null && (session.startAt === null || session.startAt > now)) {
    await tx.update(mentoringSession).set({ announcedAt: null }).where(eq(mentoringSession.id, session.id));
    await jobs.enqueue(tx, 'announce-session', { sessionId: session.id });
  }
  const [review] = await tx
    .select({ claimedAt: reviewCase.claimedAt, deliveredAt: reviewCase.deliveredAt })
    .from(reviewCase)
    .where(eq(reviewCase.orderId, orderId));
  if (session?.outcome || review?.deliveredAt) return 'done';
  return review?.claimedAt ? 'in_progress' : 'paid';
}
