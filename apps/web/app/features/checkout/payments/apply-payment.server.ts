import { and, eq } from 'drizzle-orm';
import { postOrder } from '~/features/ledger/public.server.ts';
import { releaseTime } from '~/features/scheduling/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order, payment } from '~/services/db/payments-schema.ts';
import type { GatewayPayment } from '~/services/payments/payments.server.ts';
import { mayMove, type PaymentStatus } from '~/services/payments/payment-status.ts';
import { countPayment } from '~/services/telemetry/count.ts';
import { applyRefunds } from './apply-refunds.server.ts';
import { closeOtherAttempts } from '../orders/close-other-attempts.server.ts';
import { hasTimeLeft, settleClosed } from '../orders/close-order.server.ts';
import { canDeliver, grantOrder } from '../orders/grant-order.server.ts';
import { isOrderWithdrawn } from '../orders/is-withdrawn.server.ts';
import { lockOrderOf } from '../orders/lock-order.server.ts';
import { recordProblem } from '../orders/record-problem.server.ts';
import { reverseOrder } from '../orders/reverse-order.server.ts';
import { beginRefund } from '../refunds/begin-refund.server.ts';
import { endPromised } from '../refunds/end-promised.server.ts';
import { completeRefundBy } from '../refunds/finish-refund.server.ts';
import { countReturned } from '../refunds/follow-refunds.server.ts';
import type { CheckoutServices } from '../services.ts';
import { giveBackVoucher, retakeVoucher } from '../vouchers/take-voucher.server.ts';
import { notifyCustomer } from '../orders/notify-customer.server.ts';
import type { Order, Payment } from '../orders/write-order.server.ts';

/**
 * The effect of a status of the gateway. `surplus`: money for an order that is no longer open. `denied`: the gateway refuses what an
 * operator marked as paid.
 */
export type ApplyVerdict = 'applied' | 'unchanged' | 'mismatch' | 'surplus' | 'denied' | 'unknown';

export type ApplyServices = Pick<CheckoutServices, 'db' | 'events' | 'jobs' | 'log' | 'baseUrl'>;

interface ApplyPayment {
  services: ApplyServices;
  paymentId: string;
  /** The gateway's answer. */
  seen: GatewayPayment;
  now?: Date;
}

/**
 * Brings a payment to the status that its gateway tells, and the order with it: grant, voucher and order move in the one
 * transaction that moves the payment. Any number of repetitions, in any order, come to the same.
 */
export async function applyPayment({ services, paymentId, seen, now = new Date() }: ApplyPayment) {
  let gateway = 'unknown';
  const verdict = await services.db.transaction(async (tx): Promise<ApplyVerdict> => {
    const locked = await lockOrderOf(tx, paymentId);
    if (!locked) return 'unknown';
    const { payment: current } = locked;
    gateway = current.gateway;
    if (!isSame(current, seen)) {
      await recordMismatch(tx, current, seen);
      return 'mismatch';
    }
    const outcome = await move(services, tx, { ...locked, seen, now });
    const hasFee = await recordFee(tx, current, seen);
    if (outcome !== 'unchanged' || hasFee) await postOrder(tx, { orderId: current.orderId, now });
    if (outcome === 'applied' || outcome === 'surplus')
      await services.events.publish(tx, {
        userId: current.userId,
        type: 'order.changed',
        id: current.orderId,
      });
    if (outcome === 'applied' && (seen.status === 'refunded' || current.status === 'refunded'))
      await countReturned(services, tx);
    return outcome;
  });
  if (verdict === 'applied') countPayment(gateway, seen.status);
  if (verdict === 'mismatch' || verdict === 'surplus' || verdict === 'denied')
    services.log.error({ paymentId, verdict, status: seen.status }, 'a payment needs an operator');
  return verdict;
}

/**
 * Whether the answer is about this payment. We requested by our own id: where the gateway does not repeat it, its own has to be
 * the one we know, unless another method was tried on the same page.
 */
function isSame(current: Payment, seen: GatewayPayment): boolean {
  const isOurs = seen.paymentId === current.id;
  const isTheirs =
    seen.namesUs || !current.gatewayId || seen.gatewayId === current.gatewayId || current.status === 'failed';
  return isOurs && isTheirs && seen.amount === current.amount && seen.currency === current.currency;
}

async function recordMismatch(tx: DbOrTx, current: Payment, seen: GatewayPayment): Promise<void> {
  const { status, currency, gatewayId, paymentId } = seen;
  const notice = { status, currency, gatewayId, paymentId, expected: current.amount };
  await recordProblem(tx, { kind: 'mismatch', paymentId: current.id, amount: seen.amount, notice });
}

export interface Move {
  order: Order;
  payment: Payment;
  seen: GatewayPayment;
  now: Date;
}

/** Attempts that came to nothing. */
export const ENDED: PaymentStatus[] = ['failed', 'expired', 'cancelled'];

async function move(services: ApplyServices, tx: DbOrTx, all: Move): Promise<ApplyVerdict> {
  const { order: orderRow, payment: current, seen, now } = all;
  if (isOverruled(current, seen)) return 'unchanged';
  if (current.markedPaidAt && ENDED.includes(seen.status)) return recordDenial(tx, all);
  if (current.markedPaidAt && (seen.status === 'settlement' || seen.status === 'refunded'))
    await confirmMark(tx, all);
  if (seen.status === 'failed' && (current.status === 'refunded' || isLate(current)))
    return applyRefunds(services, tx, { ...all, seen: asChargeback(current, seen) });
  const hasEnded = ENDED.includes(current.status);
  // After a refusal another method may be tried on the same page, as long as the order waits for its money; what was paid in the
  // instant in which a code lapsed is wanted, too.
  const isWanted = hasEnded && current.status !== 'cancelled' && orderRow.status === 'awaiting_payment';
  if (seen.status === 'settlement' && hasEnded && !isWanted)
    return markSurplus(services, tx, { ...all, payment: current });
  if (seen.status === 'review' && hasEnded && !isWanted) return 'unchanged';
  if (seen.status === 'cancelled' && hasEnded && current.surplus && current.captured)
    return endLateMoney(services, tx, all);
  const isAwaited = current.status !== 'cancelled' && orderRow.status === 'awaiting_payment';
  if (seen.status === 'refunded' && !wasPaid(current) && (isAwaited || staysWithUs(current, seen)))
    return applyUnheard(services, tx, all);
  const returned = current.status === 'refunded' && seen.status === 'settlement';
  if (seen.status === 'refunded' || returned) return applyRefunds(services, tx, all);
  const status = nextStatus(current, seen);
  if (!mayMove(current.status, status, current.captured)) return recordDetails(tx, current, seen);
  if (status === 'cancelled' && current.captured) {
    const completed = await completeRefundBy(services, tx, { order: orderRow, payment: current, now });
    if (completed) return 'applied';
  }

  const [moved] = await tx
    .update(payment)
    .set({
      status,
      paymentType: seen.paymentType ?? current.paymentType,
      gatewayId: seen.gatewayId ?? current.gatewayId,
      settledAt: status === 'settlement' ? (seen.settledAt ?? now) : current.settledAt,
      captured: seen.captured,
      surplus: current.surplus && status === 'settlement',
      heardAt: seen.requestedAt,
      updatedAt: now,
    })
    .where(and(eq(payment.id, current.id), eq(payment.status, current.status)))
    .returning();
  if (!moved) return 'unchanged';

  if (status === 'settlement') return settle(services, tx, { ...all, payment: moved });
  if (current.status === 'settlement')
    return takeBack(services, tx, { ...all, payment: moved, wasSurplus: current.surplus });
  if (status === 'review') return 'applied';
  await settleClosed(tx, orderRow, moved, now);
  if (orderRow.status === 'awaiting_payment' && status !== 'cancelled')
    await notifyCustomer(services, tx, orderRow, { kind: newsOf(status, orderRow, now) });
  return 'applied';
}

/** What an operator saw is not undone by a machine: the refusal stands on the operators' list, and one of them decides. */
async function recordDenial(tx: DbOrTx, { payment: { id, deniedAt }, now }: Move): Promise<'denied'> {
  if (!deniedAt) await tx.update(payment).set({ deniedAt: now }).where(eq(payment.id, id));
  return 'denied';
}

/** The gateway has the money as well: from here on its word counts, as for any other payment. */
async function confirmMark(
  tx: DbOrTx,
  { payment: { id, paymentType, gatewayId }, seen }: Move,
): Promise<void> {
  await tx
    .update(payment)
    .set({
      markedPaidAt: null,
      deniedAt: null,
      paymentType: seen.paymentType ?? paymentType,
      gatewayId: seen.gatewayId ?? gatewayId,
      captured: seen.captured,
      heardAt: seen.requestedAt,
    })
    .where(eq(payment.id, id));
}

function newsOf(status: PaymentStatus, orderRow: Order, now: Date) {
  if (status !== 'expired') return 'failed';
  return hasTimeLeft(orderRow, now) ? 'lapsed' : 'expired';
}

const wasPaid = ({ status, surplus }: Payment) => surplus || status === 'settlement' || status === 'refunded';

/** From before money came, or from before the bank took it back. */
function isOverruled(current: Payment, { status, requestedAt }: GatewayPayment): boolean {
  const { settledAt, heardAt } = current;
  const isAboutAnEnd = ENDED.includes(status) && wasPaid(current);
  const wasTakenBack = ENDED.includes(current.status) && settledAt !== null && !current.surplus;
  return (isAboutAnEnd || wasTakenBack) && heardAt !== null && requestedAt < heardAt;
}

/** Money of an attempt that had ended. */
const isLate = ({ status, surplus }: Payment) => surplus && ENDED.includes(status);

/** The bank took back what was paid, after a part of it had gone another way or beside an order: nothing of it is left. */
const asChargeback = ({ amount }: Payment, seen: GatewayPayment): GatewayPayment => ({
  ...seen,
  status: 'refunded',
  refundedAmount: amount,
  chargedBack: true,
});

/** Whether more was paid than went back; of a sum that the gateway does not say, an operator is told. */
const staysWithUs = ({ amount }: Payment, { refundedAmount }: GatewayPayment) =>
  refundedAmount === null || refundedAmount < amount;

/**
 * Money went back of a payment that we had not heard of: it was paid first. All of it back ends the order, which would wait for a payment that
 * its page no longer takes.
 */
async function applyUnheard(services: ApplyServices, tx: DbOrTx, all: Move): Promise<ApplyVerdict> {
  const { seen, payment: before } = all;
  const paid = await move(services, tx, {
    ...all,
    seen: { ...seen, status: 'settlement', refundedAmount: null, chargedBack: false },
  });
  const locked = await lockOrderOf(tx, before.id);
  if (locked && wasPaid(locked.payment)) await applyRefunds(services, tx, { ...all, ...locked });
  return paid;
}

/** What the gateway keeps, where it says so. @returns whether that was news */
async function recordFee(tx: DbOrTx, current: Payment, { feeAmount }: GatewayPayment): Promise<boolean> {
  if (feeAmount === null || feeAmount === current.feeAmount) return false;
  await tx.update(payment).set({ feeAmount }).where(eq(payment.id, current.id));
  return true;
}

/** Nothing moved, but the gateway may have sent its own id, or that a card is settled now. */
async function recordDetails(tx: DbOrTx, current: Payment, seen: GatewayPayment): Promise<'unchanged'> {
  if (seen.status !== current.status) return 'unchanged';
  const gatewayId = current.gatewayId ?? seen.gatewayId;
  const captured = current.captured && seen.captured;
  if (gatewayId !== current.gatewayId || captured !== current.captured)
    await tx.update(payment).set({ gatewayId, captured }).where(eq(payment.id, current.id));
  return 'unchanged';
}

/** A payment that was looked at and then called off or left to lapse has failed: no other end is open to it. */
function nextStatus(current: Payment, seen: GatewayPayment): PaymentStatus {
  const lapsed = seen.status === 'expired' || seen.status === 'cancelled';
  return current.status === 'review' && lapsed ? 'failed' : seen.status;
}

async function settle(services: ApplyServices, tx: DbOrTx, all: Move): Promise<ApplyVerdict> {
  const { order: orderRow, payment: paid, now } = all;
  // Another attempt was faster, or the order was given up: the money has to go back.
  if (orderRow.status !== 'awaiting_payment') return markSurplus(services, tx, all);
  // A refusal gave the voucher's use back; who used it elsewhere since does not have it twice.
  if (
    !(await canDeliver(tx, orderRow)) ||
    (await isOrderWithdrawn(tx, orderRow.id)) ||
    (await retakeVoucher(tx, orderRow))
  ) {
    await tx.update(order).set({ status: 'cancelled', updatedAt: now }).where(eq(order.id, orderRow.id));
    await giveBackVoucher(tx, orderRow.id);
    await releaseTime(tx, orderRow.id, now);
    return markSurplus(services, tx, all);
  }
  await tx
    .update(order)
    .set({ status: 'paid', paidAt: now, updatedAt: now })
    .where(eq(order.id, orderRow.id));
  await grantOrder(services, tx, orderRow, now);
  await closeOtherAttempts(tx, paid, now);
  return 'applied';
}

/** Money that came and went again: reversed by the bank, or a card that was voided. */
async function takeBack(
  services: ApplyServices,
  tx: DbOrTx,
  { order: orderRow, payment: gone, wasSurplus, now }: Move & { wasSurplus: boolean },
): Promise<ApplyVerdict> {
  await endAllPromised(tx, gone, now);
  // Surplus payments never counted.
  if (wasSurplus) return 'applied';
  await reverseOrder(services, tx, { order: orderRow, news: 'reversed', now });
  return 'applied';
}

async function markSurplus(
  services: ApplyServices,
  tx: DbOrTx,
  { order: orderRow, payment: paid, seen, now }: Move,
): Promise<ApplyVerdict> {
  if (paid.surplus) {
    if (paid.captured && !seen.captured)
      await tx.update(payment).set({ captured: false }).where(eq(payment.id, paid.id));
    return 'unchanged';
  }
  await tx
    .update(payment)
    .set({
      surplus: true,
      gatewayId: seen.gatewayId ?? paid.gatewayId,
      paymentType: seen.paymentType ?? paid.paymentType,
      settledAt: paid.settledAt ?? seen.settledAt ?? now,
      captured: seen.captured,
      heardAt: seen.requestedAt,
    })
    .where(eq(payment.id, paid.id));
  const isWithdrawnNow = await isOrderWithdrawn(tx, orderRow.id);
  if (isWithdrawnNow) await giveBackAtOnce(services, tx, orderRow.id);
  const kind = isWithdrawnNow ? 'returning' : 'surplus';
  await notifyCustomer(services, tx, orderRow, { kind, amount: paid.amount });
  return 'surplus';
}

/** What is no longer for sale cannot be handed out by an operator either: its money waits for nobody. */
async function giveBackAtOnce(services: ApplyServices, tx: DbOrTx, orderId: string): Promise<void> {
  const reason = 'Mentor atau paket sudah tidak tersedia';
  const begun = await beginRefund(tx, { orderId, reason, surplusFirst: true });
  await services.jobs.enqueue(tx, 'request-refund', { refundId: begun.id });
}

/** A card that was charged too late and then voided: nothing has to go back any more. */
async function endLateMoney(services: ApplyServices, tx: DbOrTx, all: Move): Promise<ApplyVerdict> {
  const { payment: late, seen, now } = all;
  if (await completeRefundBy(services, tx, all)) return 'applied';
  await endAllPromised(tx, late, now);
  const ended = { surplus: false, captured: false, heardAt: seen.requestedAt, updatedAt: now };
  await tx.update(payment).set(ended).where(eq(payment.id, late.id));
  return 'applied';
}

/** Nothing of a payment is with us any more: transferred or requested all the same, its money would go back twice. */
function endAllPromised(tx: DbOrTx, { id: paymentId }: Payment, now: Date): Promise<void> {
  return endPromised(tx, { paymentId, left: 0, now, statuses: ['manual', 'requested'] });
}
