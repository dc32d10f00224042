import {
  beginRefund,
  findRefundable,
  requestRefund,
  type Refund,
} from '~/features/checkout/public.server.ts';
import { releaseTime } from '~/features/scheduling/public.server.ts';
import { AppError } from '~/services/error.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import type { Services } from '~/services/services.server.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { isRunning, lockSession, type SessionFacts } from './lock-session.server.ts';
import { refundPart } from './model.ts';
import { changed, type MoveServices } from './move-session.server.ts';
import { notifySession } from './notify-session.server.ts';
import { settleSession } from './settle-session.server.ts';

export type MoneyServices = MoveServices & Pick<Services, 'payments' | 'log' | 'limits'>;

type By = { userId: string; bookId: string } | { mentorId: string; sessionId: string };

interface CancelSession {
  services: MoneyServices;
  by: By;
  /** The part of the money of which the customer was told that it goes back. */
  promised?: number;
  now?: Date;
}

/**
 * Calls off a session at a chosen time. What goes back follows from the rules alone; it is written down with the cancellation
 * and requested of the gateway after it.
 * @returns rupiah that go back
 * @throws AppError not_found, session_over, too_late_to_change (it began already, or has no time), conflict (less goes back by now
 *   than was promised)
 */
export async function cancelSession({
  services,
  by,
  promised = 0,
  now = new Date(),
}: CancelSession): Promise<number> {
  const who = 'userId' in by ? 'customer' : 'mentor';
  const begun = await services.db.transaction(async (tx) => {
    const facts = await lockSession(tx, by);
    const { session, order } = facts;
    if (!isRunning(facts)) throw new AppError('session_over');
    const part = partThatGoesBack(who, facts, now);
    if (part === null) throw new AppError('too_late_to_change');
    if (part < promised) throw new AppError('conflict');
    const sequence = session.sequence + 1;
    await releaseTime(tx, order.id, now);
    await settleSession(tx, facts, { outcome: 'cancelled', cancelledBy: who, sequence, now });
    const reason = who === 'mentor' ? 'Mentor membatalkan sesi' : 'Mentee membatalkan sesi';
    // With another mentor a second order may have paid the difference.
    const paidBy = [order.id, session.differenceOrderId].filter((id) => id !== null);
    const refunds: Refund[] = [];
    for (const orderId of paidBy) {
      const refund = await refundOf(tx, orderId, part, reason);
      if (refund) refunds.push(refund);
    }
    const amount = amountOf(refunds);
    const money = amount > 0 ? `. ${formatRupiah(amount)} dikembalikan.` : ', tanpa pengembalian dana.';
    for (const reader of ['customer', 'mentor'] as const)
      await notifySession(services, tx, {
        facts: { ...facts, session: { ...session, sequence } },
        kind: 'cancelled',
        to: [reader],
        words: (reader === who ? 'Kamu membatalkan sesi ini' : reason) + money,
        ...(session.startAt && { method: 'CANCEL' as const }),
        now,
      });
    await changed(services, tx, facts);
    return refunds;
  });
  for (const refund of begun) await requestSafely(services, refund);
  return amountOf(begun);
}

const amountOf = (refunds: readonly Refund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** @returns null where it can no longer be called off */
function partThatGoesBack(who: 'customer' | 'mentor', { session }: SessionFacts, now: Date): number | null {
  const { startAt, timeLostAt } = session;
  // The time was gone when the money came: that is nobody's fault.
  if (startAt === null) return timeLostAt ? 1 : null;
  return startAt <= now ? null : refundPart(who, startAt, now);
}

/** Writes down the part of what was paid that goes back; undefined where that is nothing. */
async function refundOf(
  tx: DbOrTx,
  orderId: string,
  part: number,
  reason: string,
): Promise<Refund | undefined> {
  const left = (await findRefundable(tx, orderId))?.left ?? 0;
  const amount = Math.floor(left * part);
  return amount > 0 ? beginRefund(tx, { orderId, amount, reason }) : undefined;
}

/** The reason stands, whatever the gateway says now: the reconcile job requests it again. */
export async function requestSafely(services: MoneyServices, begun: Refund): Promise<void> {
  await requestRefund(services, begun).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    services.log.warn({ err: error, refundId: begun.id }, 'a refund waits for its gateway');
  });
}
