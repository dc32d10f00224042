import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { order } from '~/services/db/payments-schema.ts';
import { describeOnDatabases } from '~/services/db/testing.ts';
import { newId } from '~/services/id.ts';
import { orderNumber } from '~/services/payments/order-number.server.ts';
import { orders } from './orders.server.ts';

describeOnDatabases('searching orders', (getDatabase) => {
  test('an order is found by the number that people call it, stored or derived from its id', async () => {
    const { db } = getDatabase();
    const id = newId();
    await db.insert(order).values({
      id,
      number: orderNumber(id),
      userId: 'somebody',
      transactionType: 'ats',
      lines: [],
      total: 18_000,
      customerName: 'Rani',
      customerEmail: 'rani@setapak.example',
      details: {},
      payBefore: new Date(),
    });
    const found = (search: string) =>
      orders.count?.({ db, most: 5, search, by: '', filter: '', since: '', until: '' });
    const typed = orderNumber(id).toLowerCase().replaceAll('-', ' ');
    expect(await found(typed)).toEqual(await found(id));
    await db.update(order).set({ number: null }).where(eq(order.id, id));
    expect(await found(typed)).toEqual(await found(id));
    expect(await found(typed)).not.toEqual(await found('SP-0000-0000'));
  });
});
