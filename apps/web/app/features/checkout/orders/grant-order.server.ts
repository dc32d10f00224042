import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { atsUses, cvReview, mentoringSession, type order } from '~/services/db/payments-schema.ts';
import { newId } from '~/services/id.ts';
import { reviewDueAt, sessionExpiresAt } from '../model.ts';
import type { CheckoutServices } from '../services.ts';

type Order = typeof order.$inferSelect;

/**
 * Hands out what an order bought, in the transaction that settles it. The tables hold one row of an order, so that a
 * second grant would fail rather than give twice. Who has to be told of a session or a review is told once this transaction stands.
 */
export async function grantOrder(
  { jobs }: Pick<CheckoutServices, 'jobs'>,
  tx: DbOrTx,
  { id: orderId, userId, lines, createdAt }: Order,
): Promise<void> {
  for (const { name: productName, delivers } of lines) {
    const grant = { id: newId(), orderId, userId };
    if (delivers?.kind === 'ats') {
      const uses = delivers.usesGranted;
      await tx.insert(atsUses).values({ ...grant, productName, usesGranted: uses, usesLeft: uses });
    }
    if (delivers?.kind === 'cvReview') {
      const { turnaroundDays } = delivers;
      const dueAt = reviewDueAt(createdAt, turnaroundDays);
      await tx.insert(cvReview).values({ ...grant, turnaroundDays, dueAt });
      await jobs.enqueue(tx, 'announce-review', { orderId });
    }
    if (delivers?.kind === 'mentoring') {
      const { mentorId, hours } = delivers;
      const expiresAt = sessionExpiresAt(createdAt);
      await tx.insert(mentoringSession).values({ ...grant, mentorId, hours, expiresAt });
      await jobs.enqueue(tx, 'announce-session', { sessionId: grant.id });
    }
  }
}

/** Takes back what an order bought, when its money went back. */
export async function revokeGrants(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  const revoked = { revokedAt: now, updatedAt: now };
  await tx
    .update(atsUses)
    .set({ ...revoked, usesLeft: 0 })
    .where(eq(atsUses.orderId, orderId));
  await tx.update(cvReview).set(revoked).where(eq(cvReview.orderId, orderId));
  await tx.update(mentoringSession).set(revoked).where(eq(mentoringSession.orderId, orderId));
}
