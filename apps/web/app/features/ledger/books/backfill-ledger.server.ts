import { and, asc, eq, gt, inArray, notExists, or, sql } from 'drizzle-orm';
import { ledgerTransaction } from '~/services/db/ledger-schema.ts';
import { order, payment } from '~/services/db/payments-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { postOrder } from './post-order.server.ts';

const BATCH = 500;

/**
 * Books what happened before there was a ledger, each order in a transaction of its own and with the days on which it happened.
 * It looks at orders alone that had money and of which nothing is booked; run again, or while orders come in, it does no harm.
 * @returns how many orders it booked
 */
export async function backfillLedger({ db }: Pick<Services, 'db'>): Promise<number> {
  let after = '';
  let booked = 0;
  for (;;) {
    const page = await unbooked(db, after);
    for (const { id } of page)
      booked += await db.transaction(async (tx) => {
        const entries = await postOrder(tx, { orderId: id, now: new Date(), backdated: true });
        return entries > 0 ? 1 : 0;
      });
    const last = page.at(-1);
    if (!last) return booked;
    after = last.id;
  }
}

function unbooked(db: Services['db'], after: string): Promise<{ id: string }[]> {
  const hadMoney = or(inArray(payment.status, ['settlement', 'refunded']), eq(payment.surplus, true));
  return db
    .selectDistinct({ id: order.id })
    .from(order)
    .innerJoin(payment, and(eq(payment.orderId, order.id), hadMoney))
    .where(
      and(
        gt(order.id, after),
        notExists(
          db
            .select({ one: sql`1` })
            .from(ledgerTransaction)
            .where(eq(ledgerTransaction.orderId, order.id)),
        ),
      ),
    )
    .orderBy(asc(order.id))
    .limit(BATCH);
}
