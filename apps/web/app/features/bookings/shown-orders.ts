import { and, eq, ne, or, type Placeholder } from 'drizzle-orm';
import { order } from '~/services/db/payments-schema.ts';

/** A person's orders as Pesanan Saya has them: one that never had an invoice is not shown. */
export function shownOrders(userId: string | Placeholder) {
  return and(eq(order.userId, userId), or(eq(order.invoiced, true), ne(order.status, 'cancelled')));
}
