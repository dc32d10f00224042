import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { postOrder } from '~/features/ledger/public.server.ts';
import type { Db, DbOrTx } from '~/services/db/db.server.ts';
import { order, payment } from '~/services/db/payments-schema.ts';
import { orderNumber, randomOrderNumber } from '~/services/payments/order-number.server.ts';
import { grantOrder } from './grant-order.server.ts';
import type { CheckoutServices } from '../services.ts';

export type Order = typeof order.$inferSelect;
type NewOrder = typeof order.$inferInsert;
export type Payment = typeof payment.$inferSelect;

interface Press {
  db: Db;
  userId: string;
  clientToken: string;
  /** The purchase, as it was sent: with other contents it is another press, whatever its token says. */
  what: object;
}

/**
 * Runs `write` once for one press of a button, however often the press arrives: presses of one person wait for each other,
 * and the later ones are handed the order of the first.
 */
export async function oncePerPress(
  { db, userId, clientToken: given, what }: Press,
  write: (tx: DbOrTx, clientToken: string) => Promise<Order>,
): Promise<{ order: Order; isNew: boolean }> {
  const clientToken = `${given}:${createHash('sha256').update(JSON.stringify(what)).digest('base64url')}`;
  return db.transaction(async (tx) => {
    await lockBuyer(tx, userId);
    const [known] = await tx
      .select()
      .from(order)
      .where(and(eq(order.userId, userId), eq(order.clientToken, clientToken)));
    if (known) return { order: known, isNew: false };
    return { order: await write(tx, clientToken), isNew: true };
  });
}

/** Until the transaction ends nothing else of this person is ordered or opened again: what is counted before stays so. Before any order. */
export async function lockBuyer(tx: DbOrTx, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`checkout ${userId}`}, 0))`);
}

/** Writes an order under a number that no other has. */
export async function insertOrder(tx: DbOrTx, values: NewOrder): Promise<Order> {
  for (let number = orderNumber(values.id); ; number = randomOrderNumber()) {
    const [made] = await tx
      .insert(order)
      .values({ ...values, number })
      .onConflictDoNothing({ target: order.number })
      .returning();
    if (made) return made;
  }
}

/** Settles an order that costs nothing, without a gateway, and delivers it. */
export async function settleLocally(
  services: Pick<CheckoutServices, 'jobs' | 'baseUrl'>,
  tx: DbOrTx,
  { id, userId }: Order,
  { paymentType, now }: { paymentType: 'redeem' | 'voucher'; now: Date },
): Promise<Order> {
  await tx.insert(payment).values({
    id: attemptId(id, 1),
    orderId: id,
    userId,
    attempt: 1,
    gateway: 'local',
    status: 'settlement',
    amount: 0,
    paymentType,
    settledAt: now,
  });
  const [paid] = await tx
    .update(order)
    .set({ status: 'paid', paidAt: now, invoiced: true, updatedAt: now })
    .where(eq(order.id, id))
    .returning();
  if (!paid) throw new Error('the order is gone');
  await grantOrder(services, tx, paid, now);
  // A code that was redeemed never had a price.
  if (paymentType === 'voucher') await postOrder(tx, { orderId: id, now });
  return paid;
}

/** What a gateway knows an attempt by. */
export function attemptId(orderId: string, attempt: number): string {
  return `${orderId}-${attempt}`;
}
