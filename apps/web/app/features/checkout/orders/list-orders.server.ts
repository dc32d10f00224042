import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { order } from '~/services/db/payments-schema.ts';
import type { CheckoutServices } from '../services.ts';
import type { Order } from './write-order.server.ts';

interface ListOrders {
  services: Pick<CheckoutServices, 'db'>;
  userId: string;
  types: Order['transactionType'][];
}

/** A person's orders, newest first. One that the gateway never gave an invoice for is not shown. */
export async function listOrders({ services, userId, types }: ListOrders): Promise<Order[]> {
  return services.db
    .select()
    .from(order)
    .where(
      and(
        eq(order.userId, userId),
        inArray(order.transactionType, types),
        or(eq(order.invoiced, true), ne(order.status, 'cancelled')),
      ),
    )
    .orderBy(desc(order.createdAt))
    .limit(200);
}
