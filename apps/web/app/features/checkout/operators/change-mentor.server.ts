import { and, eq, isNull } from 'drizzle-orm';
import { shareOfMentor } from '~/features/ledger/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentoringSession } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import { PAYABLE_MS } from '../model.ts';
import { giveToMentor } from '../orders/give-to-mentor.server.ts';
import { lockOrder } from '../orders/lock-order.server.ts';
import { notifyCustomer } from '../orders/notify-customer.server.ts';
import { insertOrder } from '../orders/write-order.server.ts';
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

/** `tooMuch`: rupiah that the customer paid more than the new mentor costs. `differenceOrder`: what they have to pay first. */
type MentorChange = { tooMuch: number } | { differenceOrder: string };

/**
 * An operator gives a paid session that was not held to another mentor. One who costs less, or as much, has it at once; for one
 * who costs more the customer gets an order over the difference, and the change comes with its payment.
 * @throws AppError not_found; order_closed (not paid, over, with that mentor already, or a difference is waiting)
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
  if (!session || !line || !runs || session.mentorId === mentor.id) throw new AppError('order_closed');
  // Changed once for more money: what was paid in all is no longer what the first order says.
  if (session.differenceOrderId) throw new AppError('order_closed');
  const price = Math.floor(mentor.price * session.hours);
  const difference = price - line.amount;
  const mentorShare = await shareOfMentor(tx, mentor.id);
  await services.events.publish(tx, { userId: orderRow.userId, type: 'order.changed', id: orderId });
  if (difference <= 0) {
    const changed = { mentorId: mentor.id, mentorShare, price };
    await giveToMentor({ services, tx, sessionId: session.id, ...changed, now });
    return { tooMuch: -difference };
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
