import { and, asc, desc, eq, gt, lt, notExists, or } from 'drizzle-orm';
import type { Db } from '~/services/db/db.server.ts';
import { order, payment } from '~/services/db/payments-schema.ts';
import { GatewayError } from '~/services/payments/payments.server.ts';
import { isAway } from '~/services/refusal.server.ts';
import { closeOrder } from '../orders/close-order.server.ts';
import { EXPIRY_GRACE_MS } from '../model.ts';
import type { CheckoutServices } from '../services.ts';
import { stopPayments } from '../payments/stop-payments.server.ts';
import { watchGateways } from '../payments/watch-gateways.ts';

const BATCH = 200;
/** What one run looks at: some of it may have to stay, and others come after it. */
const MOST_ROUNDS = 20;

/** Job: ends orders that were not paid in time and gives their vouchers' uses back. @returns how many ended */
export async function expireOrders(services: CheckoutServices, now = new Date()): Promise<number> {
  const gateways = watchGateways();
  let ended = 0;
  let after: Overdue | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const overdue = await findOverdue(services.db, now, after);
    for (const one of overdue) if (await expire(services, gateways, one, now)) ended += 1;
    if (overdue.length < BATCH) break;
    after = overdue.at(-1);
  }
  return ended;
}

type Overdue = Awaited<ReturnType<typeof findOverdue>>[number];

function findOverdue(db: Db, now: Date, after?: { id: string; payBefore: Date }) {
  const inReview = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), eq(payment.status, 'review')));
  const isNext =
    after &&
    or(
      gt(order.payBefore, after.payBefore),
      and(eq(order.payBefore, after.payBefore), gt(order.id, after.id)),
    );
  return db
    .select({ id: order.id, payBefore: order.payBefore })
    .from(order)
    .where(
      and(
        eq(order.status, 'awaiting_payment'),
        lt(order.payBefore, new Date(now.getTime() - EXPIRY_GRACE_MS)),
        notExists(inReview),
        isNext,
      ),
    )
    .orderBy(asc(order.payBefore), asc(order.id))
    .limit(BATCH);
}

/** @returns whether it ended */
async function expire(
  services: CheckoutServices,
  gateways: ReturnType<typeof watchGateways>,
  { id }: Overdue,
  now: Date,
): Promise<boolean> {
  const [latest] = await services.db
    .select({ gateway: payment.gateway })
    .from(payment)
    .where(eq(payment.orderId, id))
    .orderBy(desc(payment.attempt))
    .limit(1);
  const gateway = latest?.gateway ?? 'local';
  if (gateways.isAway(gateway)) return false;
  try {
    const stopped = await stopPayments(services, id);
    gateways.note(gateway);
    return (
      stopped &&
      (await closeOrder({ services, orderId: id, status: 'expired', news: 'expired', now })) === 'expired'
    );
  } catch (error) {
    if (isAway(error)) throw error;
    gateways.note(gateway, error);
    const level = error instanceof GatewayError ? 'warn' : 'error';
    services.log[level]({ err: error, orderId: id }, 'an order could not be ended yet');
    return false;
  }
}
