import { setTimeout as delay } from 'node:timers/promises';
import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { order as orders, payment } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { GatewayError, type Invoice } from '~/services/payments/payments.server.ts';
import type { GatewayName, PaymentStatus } from '~/services/payments/payment-status.ts';
import { abandonPayment } from './abandon-payment.server.ts';
import { INVOICING_MS, paidReturnPath } from '../model.ts';
import type { CheckoutServices } from '../services.ts';
import { notifyCustomer } from '../orders/notify-customer.server.ts';
import type { Order, Payment } from '../orders/write-order.server.ts';

export interface OpenOrder {
  bookId: string;
  status: Order['status'];
  total: number;
  /** Where it is paid; null once there is nothing to pay. */
  invoice: { paymentId: string; gateway: GatewayName; url: string; token: string | null } | null;
}

interface OpenInvoice {
  services: CheckoutServices;
  order: Order;
  /** Whether the caller has just written the attempt, and so is the one to ask the gateway. */
  holdsLease: boolean;
}

const WAIT_MS = 100;

/**
 * The invoice of an order's latest attempt. One process asks the gateway for it; the others wait for what it hears, or
 * take over when it fell silent.
 * @throws AppError payment_unavailable, and then the attempt has come to nothing; order_closed
 */
export async function openInvoice({ services, order, holdsLease }: OpenInvoice): Promise<OpenOrder> {
  if (order.status !== 'awaiting_payment') return opened(order);
  const giveUpAt = Date.now() + 2 * INVOICING_MS;
  for (let first = holdsLease; ; first = false) {
    const attempt = await latestAttempt(services, order.id);
    if (!attempt || attempt.status === 'failed') throw new AppError('payment_unavailable');
    if (attempt.invoiceUrl) return opened(order, attempt);
    if (attempt.status !== 'pending') return openedSince(services, order.id);
    if (first) return requestInvoice({ services, order, attempt, again: false });
    if (await takeLease(services, attempt.id))
      return requestInvoice({ services, order, attempt, again: true });
    if (Date.now() > giveUpAt) throw new AppError('payment_unavailable');
    await delay(WAIT_MS);
  }
}

interface Ask {
  services: CheckoutServices;
  order: Order;
  attempt: Payment;
  /** It was requested before, and the answer was lost. */
  again: boolean;
}

async function requestInvoice({ services, order, attempt, again }: Ask): Promise<OpenOrder> {
  const gateway = services.payments.byName(attempt.gateway);
  if (!gateway) throw new AppError('payment_unavailable');
  try {
    const found = again ? await gateway.findInvoice(attempt.id) : null;
    const invoice = found ?? (await gateway.createInvoice(invoiceRequest(services, order, attempt)));
    return await keepInvoice(services, attempt, invoice);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    services.log.error({ err: error, paymentId: attempt.id }, 'the gateway gave no invoice');
    await abandonPayment(services, attempt.id);
    throw new AppError('payment_unavailable', { cause: error });
  }
}

/** An attempt may be paid, or looked at by the bank, before the answer with its page arrives. */
const ALIVE: PaymentStatus[] = ['pending', 'review', 'settlement'];

async function keepInvoice(
  services: CheckoutServices,
  attempt: Payment,
  invoice: Invoice,
): Promise<OpenOrder> {
  const kept = await services.db.transaction(async (tx) => {
    const { userId, orderId, id } = attempt;
    const [orderRow] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const [row] = await tx
      .update(payment)
      .set({
        invoiceUrl: invoice.url,
        token: invoice.token,
        // A notification may have brought it already, where the page does not.
        gatewayId: invoice.gatewayId ?? undefined,
        invoicingUntil: null,
      })
      .where(and(eq(payment.id, id), inArray(payment.status, ALIVE)))
      .returning();
    if (!row || !orderRow) return undefined;
    await tx.update(orders).set({ invoiced: true }).where(eq(orders.id, orderId));
    if (!orderRow.invoiced && row.status === 'pending')
      await notifyCustomer(services, tx, orderRow, { kind: 'waiting' });
    await services.events.publish(tx, { userId, type: 'order.changed', id: orderId });
    return opened(orderRow, row);
  });
  if (kept) return kept;
  // Called off while the gateway was thinking: what it made must not be paid. Paid and given back, it cannot be.
  const ref = { paymentId: attempt.id, gatewayId: invoice.gatewayId };
  await services.payments.byName(attempt.gateway)?.cancel(ref);
  throw new AppError('order_closed');
}

/** An order whose attempt came to its end meanwhile. @throws AppError order_closed, unless it was paid */
async function openedSince({ db }: CheckoutServices, orderId: string): Promise<OpenOrder> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!row?.paidAt) throw new AppError('order_closed');
  return opened(row);
}

async function latestAttempt({ db }: CheckoutServices, orderId: string): Promise<Payment | undefined> {
  const [latest] = await db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(desc(payment.attempt))
    .limit(1);
  return latest;
}

/** Takes the asking for an invoice over from somebody who fell silent. @returns whether it is ours now */
export async function takeLease(
  { db }: CheckoutServices,
  paymentId: string,
  now = new Date(),
): Promise<boolean> {
  const lapsed = or(isNull(payment.invoicingUntil), lt(payment.invoicingUntil, now));
  const free = and(
    eq(payment.id, paymentId),
    eq(payment.status, 'pending'),
    isNull(payment.invoiceUrl),
    lapsed,
  );
  const taken = await db
    .update(payment)
    .set({ invoicingUntil: new Date(now.getTime() + INVOICING_MS) })
    .where(free)
    .returning({ id: payment.id });
  return taken.length > 0;
}

function invoiceRequest({ baseUrl }: CheckoutServices, order: Order, attempt: Payment) {
  const [firstName = '', ...rest] = order.customerName.trim().split(/\s+/);
  return {
    paymentId: attempt.id,
    amount: attempt.amount,
    lines: order.lines.map(({ id, name, amount }) => ({ id, name, amount })),
    customer: { firstName, lastName: rest.join(' '), email: order.customerEmail },
    description: order.lines[0]?.name ?? 'Setapak',
    createdAt: attempt.createdAt,
    expiresAt: order.payBefore,
    returnUrl: baseUrl + paidReturnPath(order.id),
  };
}

function opened({ id, status, total }: Order, attempt?: Payment): OpenOrder {
  if (!attempt?.invoiceUrl || status !== 'awaiting_payment')
    return { bookId: id, status, total, invoice: null };
  const { id: paymentId, gateway, invoiceUrl: url, token } = attempt;
  return { bookId: id, status, total, invoice: { paymentId, gateway, url, token } };
}
