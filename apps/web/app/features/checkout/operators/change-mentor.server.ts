import { and, eq, isNull } from 'drizzle-orm';
import { shareOfMentor } from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentoringSession, order } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { PAYABLE_MS } from '../model.ts';
import { giveToMentor } from '../orders/give-to-mentor.server.ts';
import { lockOrder } from '../orders/lock-order.server.ts';
import { notifyCustomer } from '../orders/notify-customer.server.ts';
import { insertOrder, type Order } from '../orders/write-order.server.ts';
import { findRefundable } from '../refunds/find-refundable.server.ts';
import { beginRefund, type Refund } from '../refunds/begin-refund.server.ts';
import type { CheckoutServices } from '../services.ts';

interface ChangeMentor {
  services: Pick<CheckoutServices, 'events' | 'jobs' | 'baseUrl'>;
  /** Inside the transaction that also writes down who changed it. */
  tx: DbOrTx;
  orderId: string;
  /** Rupiah an hour, as the mentor is known to us now. */
  mentor: { id: string; name: string; price: number };
  now?: Date;
}

/** `refund`: what goes back, to be requested of the gateway (`requestRefund`). `differenceOrder`: what they have to pay first. */
type MentorChange = { refund: Refund | null } | { differenceOrder: string };

/**
 * An operator gives a paid session that was not held to another mentor. One who costs less, or as much, has it at once, and the
 * difference goes back as far as it was paid for; for one who costs more the customer gets an order over the difference, and the
 * change comes with its payment. Differences are counted from what is paid for by now, not from the first mentor's price.
 * @throws AppError not_found; order_other_state (not paid, over, with that mentor already, or a difference is waiting)
 */
export async function changeMentor({
  services,
  tx,
  orderId,
  mentor,
  now = new Date(),
}: ChangeMentor): Promise<MentorChange> {
  const orderRow = await lockOrder(tx, orderId);
  if (!orderRow) throw new AppError('not_found');
  const [session] = await tx
    .select()
    .from(mentoringSession)
    .where(
      and(
        eq(mentoringSession.orderId, orderId),
        isNull(mentoringSession.revokedAt),
        isNull(mentoringSession.outcome),
      ),
    )
    .for('update');
  const line = orderRow.lines.find(({ kind }) => kind === 'mentoring');
  const runs = orderRow.status === 'paid' || orderRow.status === 'expired';
  if (!session || !line || !runs || session.mentorId === mentor.id) throw new AppError('order_other_state');
  if (session.differenceOrderId) await letGoOfDifference(tx, session.id, session.differenceOrderId);
  const price = Math.floor(mentor.price * session.hours);
  if (await differenceWaits(tx, orderRow.userId, session.id)) throw new AppError('order_other_state');
  const covered = session.coveredPrice ?? line.amount;
  const difference = price - covered;
  const mentorShare = await shareOfMentor(tx, mentor.id);
  await services.events.publish(tx, { userId: orderRow.userId, type: 'order.changed', id: orderId });
  if (difference <= 0) {
    const refund = await refundDifference(tx, orderRow, -difference, mentor.name);
    // What a voucher paid for does not go back: it still covers the price that it covered.
    const coveredPrice = refund ? price : covered;
    const changed = { mentorId: mentor.id, mentorShare, price, coveredPrice };
    await giveToMentor({ services, tx, sessionId: session.id, ...changed, now });
    return { refund };
  }
  const made = await insertOrder(tx, {
    id: newId(),
    userId: orderRow.userId,
    transactionType: 'mentoring',
    lines: [
      {
        kind: 'mentorChange',
        id: mentor.id,
        name: `Selisih ganti mentor ke ${mentor.name}`,
        unitPrice: difference,
        quantity: 1,
        amount: difference,
        delivers: { kind: 'mentorChange', sessionId: session.id, mentorId: mentor.id },
      },
    ],
    total: difference,
    mentorShare,
    customerName: orderRow.customerName,
    customerEmail: orderRow.customerEmail,
    details: {},
    // Its page is made when it is opened; until then it stands among the customer's orders.
    invoiced: true,
    payBefore: new Date(now.getTime() + PAYABLE_MS),
    createdAt: now,
    updatedAt: now,
  });
  await notifyCustomer(services, tx, made, { kind: 'waiting' });
  return { differenceOrder: made.id };
}

/** Of the part of the price that money paid for, and never all that is left: that would end the order. */
async function refundDifference(
  tx: DbOrTx,
  { id: orderId, lines, total }: Order,
  difference: number,
  mentorName: string,
): Promise<Refund | null> {
  const price = lines.find(({ kind }) => kind === 'mentoring')?.amount ?? 0;
  const left = (await findRefundable(tx, orderId))?.left ?? 0;
  const amount = price === 0 ? 0 : Math.min(Math.floor((difference * total) / price), left - 1);
  if (amount <= 0) return null;
  const reason = `Selisih ganti mentor ke ${mentorName}`;
  // The new mentor's share is one of the new price already.
  return beginRefund(tx, { orderId, amount, reason, keepsShare: true });
}

/**
 * Changed once for more money: what was paid in all is no longer what the first order says, unless all of that money went back. Then
 * the first order pays for what it did before.
 */
async function letGoOfDifference(tx: DbOrTx, sessionId: string, differenceOrderId: string): Promise<void> {
  const paid = await lockOrder(tx, differenceOrderId);
  if (paid?.status !== 'refunded' && paid?.status !== 'cancelled') throw new AppError('order_other_state');
  await tx
    .update(mentoringSession)
    .set({ differenceOrderId: null })
    .where(eq(mentoringSession.id, sessionId));
}

/** Whether the customer was to pay for another change, which would come on top of this one. */
async function differenceWaits(tx: DbOrTx, userId: string, sessionId: string): Promise<boolean> {
  const waiting = await tx
    .select({ lines: order.lines })
    .from(order)
    .where(and(eq(order.userId, userId), eq(order.status, 'awaiting_payment')));
  const delivered = waiting.flatMap(({ lines }) => lines.map(({ delivers }) => delivers));
  return delivered.some((one) => one?.kind === 'mentorChange' && one.sessionId === sessionId);
}
