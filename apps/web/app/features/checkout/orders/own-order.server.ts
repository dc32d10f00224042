import { and, eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { order } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Order } from './write-order.server.ts';

interface OwnOrder {
  db: DbOrTx;
  userId: string;
  bookId: string;
}

/** A person's own order. @throws AppError not_found, also for another's */
export async function ownOrder({ db, userId, bookId }: OwnOrder): Promise<Order> {
  const [found] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, bookId), eq(order.userId, userId)))
    .limit(1);
  if (!found) throw new AppError('not_found');
  return found;
}
