import { desc, sql } from 'drizzle-orm';
import { prepared } from '~/services/db/prepared.server.ts';
import { order } from '~/services/db/payments-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { bookingTabs, tabOfType, type BookingTab } from './model.ts';
import { shownOrders } from './shown-orders.ts';

interface FindNewestTab {
  services: Pick<Services, 'db'>;
  userId: string;
}

const statement = prepared((db) =>
  db
    .select({ type: order.transactionType })
    .from(order)
    .where(shownOrders(sql.placeholder('userId')))
    .orderBy(sql`${desc(order.createdAt)} NULLS FIRST`, desc(order.id))
    .limit(1)
    .prepare(''),
);

/** The kind of what a person ordered last, where Pesanan Saya opens; the first kind where there is nothing yet. */
export async function findNewestTab({ services: { db }, userId }: FindNewestTab): Promise<BookingTab> {
  const [newest] = await statement(db).execute({ userId });
  return newest ? tabOfType(newest.type) : bookingTabs[0];
}
