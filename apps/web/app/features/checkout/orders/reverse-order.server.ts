import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order } from '~/services/db/payments-schema.ts';
import type { CheckoutServices } from '../services.ts';
import { giveBackVoucher } from '../vouchers/take-voucher.server.ts';
import { revokeGrants } from './grant-order.server.ts';
import { notifyCustomer } from './notify-customer.server.ts';
import type { Order } from './write-order.server.ts';

interface ReverseOrder {
  /** Locked by the caller. */
  order: Order;
  /** What its customer reads. */
  news: 'reversed' | 'unmarked';
  now: Date;
}

/** Nothing paid for an order is with us after all: it is cancelled, what it handed out goes back, and its voucher is free. */
export async function reverseOrder(
  services: Pick<CheckoutServices, 'jobs' | 'baseUrl'>,
  tx: DbOrTx,
  { order: orderRow, news, now }: ReverseOrder,
): Promise<void> {
  await tx.update(order).set({ status: 'cancelled', updatedAt: now }).where(eq(order.id, orderRow.id));
  await giveBackVoucher(tx, orderRow.id);
  await revokeGrants(services, tx, orderRow.id, now);
  await notifyCustomer(services, tx, orderRow, { kind: news });
}
