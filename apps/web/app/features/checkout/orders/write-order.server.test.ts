import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { order } from '~/services/db/payments-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { orderNumber } from '~/services/payments/order-number.server.ts';
import { numberOf } from './number-of.server.ts';
import { insertOrder } from './write-order.server.ts';

const values = (id: string) => ({
  id,
  userId: 'somebody',
  transactionType: 'ats' as const,
  lines: [],
  total: 18_000,
  customerName: 'Rani',
  customerEmail: 'rani@setapak.example',
  details: {},
  payBefore: new Date(),
});

describeOnDatabases('numbers of orders', (getDatabase) => {
  test('an order is stored under the number of its id; one that is taken is replaced by another', async () => {
    const { db } = getDatabase();
    const [first, second] = [newId(), newId()];
    expect((await insertOrder(db, values(first))).number).toBe(orderNumber(first));
    await db
      .update(order)
      .set({ number: orderNumber(second) })
      .where(eq(order.id, first));
    const { number } = await insertOrder(db, values(second));
    expect(number).not.toBe(orderNumber(second));
    expect(number).toMatch(/^SP-.{4}-.{4}$/);
  });

  test('an order that was written without a number has the one of its id', () => {
    expect(numberOf({ id: 'abc', number: null })).toBe(orderNumber('abc'));
  });
});
