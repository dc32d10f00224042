import { eq } from 'drizzle-orm';
import { recordSessionHeld } from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentoringSession, order as orders } from '~/services/db/payments-schema.ts';
import type { SessionFacts } from './lock-session.server.ts';
import type { SessionOutcome } from './model.ts';

/** Writes down what became of a session, and ends its order. The only place that does: money follows from it. */
export async function settleSession(
  tx: DbOrTx,
  { order, session }: Pick<SessionFacts, 'order' | 'session'>,
  {
    outcome,
    now,
    ...more
  }: { outcome: SessionOutcome; now: Date } & Partial<typeof mentoringSession.$inferInsert>,
): Promise<void> {
  await tx
    .update(mentoringSession)
    .set({ ...more, outcome, outcomeAt: now, proposedStartAt: null, updatedAt: now })
    .where(eq(mentoringSession.id, session.id));
  await tx.update(orders).set({ status: 'done', updatedAt: now }).where(eq(orders.id, order.id));
  await recordSessionHeld(tx, { orderId: order.id, now });
}
