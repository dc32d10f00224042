import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { beginRefund, type Refund } from './begin-refund.server.ts';
import { findRefundable } from './find-refundable.server.ts';

/**
 * All money of a session went back, and the session with it: what a second order paid for the change of its mentor delivers nothing
 * any more, and goes back likewise. It is requested of the gateway by the reconcile job.
 */
export async function giveBackDifference(
  tx: DbOrTx,
  { orderId, reason, keepsShare }: Pick<Refund, 'orderId' | 'reason' | 'keepsShare'>,
): Promise<void> {
  const difference = await findDifference(tx, orderId);
  if (!difference?.isRevoked || difference.left <= 0) return;
  await beginRefund(tx, { orderId: difference.orderId, reason, keepsShare });
}

/** Rupiah that go back likewise once so much of an order does; 0 where nothing follows. */
export async function findFollowingDifference(
  tx: DbOrTx,
  { orderId, amount }: { orderId: string; amount: number },
): Promise<number> {
  const found = await findRefundable(tx, orderId);
  if (!found || found.paid.surplus || amount < found.left) return 0;
  return Math.max(0, (await findDifference(tx, orderId))?.left ?? 0);
}

/** The mentor with whom a session goes on though the order that paid for the change to them goes back alone. */
export async function findDearerMentor(tx: DbOrTx, differenceOrderId: string): Promise<string | null> {
  const [paid] = await tx.select({ lines: order.lines }).from(order).where(eq(order.id, differenceOrderId));
  const changed = paid?.lines.find(({ delivers }) => delivers?.kind === 'mentorChange')?.delivers;
  if (changed?.kind !== 'mentorChange') return null;
  const [found] = await tx
    .select({ name: mentor.name })
    .from(mentoringSession)
    .innerJoin(mentor, eq(mentor.id, mentoringSession.mentorId))
    .where(
      and(
        eq(mentoringSession.id, changed.sessionId),
        eq(mentoringSession.differenceOrderId, differenceOrderId),
        isNull(mentoringSession.outcome),
        isNull(mentoringSession.revokedAt),
      ),
    );
  return found?.name ?? null;
}

/** The second order of a session, and what of it can go back. */
async function findDifference(tx: DbOrTx, orderId: string) {
  const [session] = await tx
    .select({ orderId: mentoringSession.differenceOrderId, revokedAt: mentoringSession.revokedAt })
    .from(mentoringSession)
    .where(eq(mentoringSession.orderId, orderId));
  if (!session?.orderId) return undefined;
  const left = (await findRefundable(tx, session.orderId))?.left ?? 0;
  return { orderId: session.orderId, isRevoked: session.revokedAt !== null, left };
}
