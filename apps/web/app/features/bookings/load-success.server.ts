import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { order } from '~/services/db/payments-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { loadBooking, type Booking } from './load-booking.server.ts';

interface LoadSuccess {
  services: Pick<Services, 'db'>;
  userId: string;
  /** Without one it is the session that was paid last. */
  bookId: string | null;
}

/**
 * The session that was just booked; null where nothing was.
 * @throws AppError not_found, also for another's order
 */
export async function loadSuccess({ services, userId, bookId }: LoadSuccess): Promise<Booking | null> {
  if (bookId) return loadBooking({ services, userId, bookId });
  const [latest] = await services.db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.userId, userId),
        eq(order.transactionType, 'mentoring'),
        inArray(order.status, ['paid', 'in_progress', 'done']),
        isNotNull(order.paidAt),
      ),
    )
    .orderBy(desc(order.paidAt))
    .limit(1);
  return latest ? loadBooking({ services, userId, bookId: latest.id }) : null;
}
