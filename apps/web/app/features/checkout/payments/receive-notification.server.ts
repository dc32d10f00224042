import { and, eq, inArray } from 'drizzle-orm';
import { payment, paymentNotification } from '~/services/db/payments-schema.ts';
import { newId } from '~/services/id.ts';
import { logSecurity } from '~/services/log/security-event.ts';
import {
  GatewayError,
  type GatewayPayment,
  type Notification,
  type PaymentGateway,
} from '~/services/payments/payments.server.ts';
import { applyPayment, type ApplyVerdict } from './apply-payment.server.ts';
import { isForgotten } from '../orders/forget-customer.server.ts';
import { recordProblem } from '../orders/record-problem.server.ts';
import { receiveRefund } from '../refunds/receive-refund.server.ts';
import type { Payment } from '../orders/write-order.server.ts';
import type { CheckoutServices } from '../services.ts';

interface ReceiveNotification {
  services: CheckoutServices;
  gateway: PaymentGateway;
  /** As it came. */
  body: string;
  headers: Headers;
  clientIp: string;
}

type NotificationVerdict =
  | ApplyVerdict
  | 'forged'
  | 'malformed'
  | 'duplicate'
  | 'unconfirmed'
  | 'gateway_unreachable'
  | 'received';

/** What to answer: not 2xx only where sending it again would help, or where it was forged. */
const answers: Partial<Record<NotificationVerdict, number>> = {
  forged: 403,
  malformed: 400,
  gateway_unreachable: 503,
};

/**
 * Takes what came to a webhook: keeps it as it came, and acts only on what the gateway itself answers about the payment.
 * @returns the HTTP status to answer, and the verdict that is kept
 */
export async function receiveNotification(request: ReceiveNotification) {
  const { services, gateway, body, headers } = request;
  const notification = gateway.readNotification(body, headers);
  if (notification.kind === 'forged' || notification.kind === 'malformed') {
    await keepRefused(request, notification.kind);
    return answer(notification.kind);
  }
  const known =
    notification.kind === 'payment' ? await findPayment(services, gateway, notification) : undefined;
  const id = await keep(services, gateway, body, notification, known);
  const verdict = await judge(services, gateway, notification, known);
  await services.db.update(paymentNotification).set({ verdict }).where(eq(paymentNotification.id, id));
  return answer(verdict);
}

type Genuine = Exclude<Notification, { kind: 'forged' | 'malformed' }>;

async function judge(
  services: CheckoutServices,
  gateway: PaymentGateway,
  notification: Genuine,
  known: Payment | undefined,
): Promise<NotificationVerdict> {
  if (notification.kind === 'refund') return receiveRefund(services, gateway.name, notification);
  const { status, amount, currency } = notification;
  // What bears only an id of theirs that we have not seen yet is found by asking with ours: the reconcile job does.
  if (!known) return 'unknown';
  const paymentId = known.id;
  if (amount !== known.amount || currency !== known.currency) {
    // As the gateway's answer is put down: what is heard both ways stands on the list once.
    const notice = { status, currency, gatewayId: notification.gatewayId, paymentId, expected: known.amount };
    await recordProblem(services.db, { kind: 'mismatch', paymentId, amount, notice });
    return 'mismatch';
  }
  const isOther = isOfAnotherInvoice(known, notification);
  if (!isOther && status === known.status && isOldNews(known)) return 'duplicate';
  try {
    const gatewayId = isOther ? notification.gatewayId : known.gatewayId;
    const seen = await gateway.fetchPayment({ paymentId, gatewayId });
    if (!seen) return 'unconfirmed';
    if (isOther && seen.gatewayId === gatewayId && isPaid(known))
      return await keepSecondMoney(services, known, seen);
    return await applyPayment({ services, paymentId, seen });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.warn({ err: error, paymentId }, 'the gateway could not be reached about a notification');
    return 'gateway_unreachable';
  }
}

/**
 * Whether money came on another invoice than the one that we know: an answer that was lost can leave two with our id. One of them
 * that lapses says nothing of the other.
 */
function isOfAnotherInvoice(
  { gatewayId }: Payment,
  notification: Extract<Genuine, { kind: 'payment' }>,
): boolean {
  const isOther =
    gatewayId !== null && notification.gatewayId !== null && notification.gatewayId !== gatewayId;
  return isOther && notification.status === 'settlement';
}

const isPaid = ({ status, surplus }: Payment) => surplus || status === 'settlement' || status === 'refunded';

/** Both invoices of one attempt were paid: the second money stands on the operators' list. */
async function keepSecondMoney(
  { db }: Pick<CheckoutServices, 'db'>,
  { id: paymentId, amount: expected }: Payment,
  { status, currency, gatewayId, amount }: GatewayPayment,
): Promise<'mismatch' | 'unchanged'> {
  if (status !== 'settlement') return 'unchanged';
  const notice = { status, currency, gatewayId, paymentId, expected };
  await recordProblem(db, { kind: 'mismatch', paymentId, amount, notice });
  return 'mismatch';
}

/** By our id; by the gateway's own where it does not repeat ours. */
async function findPayment(
  { db }: Pick<CheckoutServices, 'db'>,
  { name }: PaymentGateway,
  { paymentId, gatewayId }: Extract<Genuine, { kind: 'payment' }>,
) {
  const [ours] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.id, paymentId), eq(payment.gateway, name)))
    .limit(1);
  if (ours) return ours;
  const theirs = gatewayId && gatewayId !== paymentId ? [paymentId, gatewayId] : [paymentId];
  const [found] = await db
    .select()
    .from(payment)
    .where(and(inArray(payment.gatewayId, theirs), eq(payment.gateway, name)))
    .limit(1);
  return found;
}

/**
 * Whether a status that we have already tells nothing more: refunds add up, a card is captured before it is settled, and what an
 * operator marked as paid is confirmed.
 */
function isOldNews({ status, captured, markedPaidAt }: Payment): boolean {
  return status !== 'refunded' && !captured && !markedPaidAt;
}

/**
 * Kept before anything is done, so that it is there even if we fall over it; by our payment where we know it, whatever id it bears. Of a
 * customer whose account is gone only that it came is kept: its words may name them.
 */
async function keep(
  { db }: Pick<CheckoutServices, 'db'>,
  gateway: PaymentGateway,
  body: string,
  about: Notification,
  known?: Payment,
): Promise<string> {
  const id = newId();
  const paymentId = known?.id ?? (about.kind === 'payment' ? about.paymentId : undefined);
  const verdict: NotificationVerdict =
    about.kind === 'forged' || about.kind === 'malformed' ? about.kind : 'received';
  // PostgreSQL's text has no NUL.
  const text = known && isForgotten(known) ? '' : body.replaceAll('\0', '\uFFFD').toWellFormed();
  await db
    .insert(paymentNotification)
    .values({ id, gateway: gateway.name, body: text, verdict, paymentId: paymentId?.replaceAll('\0', '') });
  return id;
}

/** Anybody can send rubbish: of one address only so much of it is kept. */
async function keepRefused(
  { services, gateway, body, clientIp }: ReceiveNotification,
  kind: 'forged' | 'malformed',
): Promise<void> {
  logSecurity(services.log, 'webhook_refused', { gateway: gateway.name, verdict: kind });
  if ((await services.limits.take('refused-webhook-address', clientIp)) !== undefined) return;
  await keep(services, gateway, body, { kind });
}

function answer(verdict: NotificationVerdict): { status: number; verdict: NotificationVerdict } {
  return { status: answers[verdict] ?? 200, verdict };
}
