import { expect, test } from 'vitest';
import { backupRun, deadJob } from '../app/services/db/operations-schema.ts';
import { cvReview, order, payment } from '../app/services/db/payments-schema.ts';
import { reviewCase } from '../app/services/db/review-schema.ts';
import { describeOnDatabases, makeUser } from '../app/services/db/testing.ts';
import { newId } from '../app/services/id.ts';
import { gauges, loadBusiness } from './figures.ts';

describeOnDatabases('figures for Prometheus', (getDatabase) => {
  test('every gauge has a value: an alert never waits for a figure that nothing writes', async () => {
    const { db } = getDatabase();
    const person = await makeUser(getDatabase());
    const before = new Date(Date.now() - 3_600_000);
    const makeOrder = async (values: Partial<typeof order.$inferInsert> = {}) => {
      const id = newId();
      const buyer = { userId: person.id, customerName: person.name, customerEmail: person.email };
      const empty = { lines: [], total: 60_000, details: {}, payBefore: before };
      await db
        .insert(order)
        .values({ id, clientToken: id, ...buyer, ...empty, transactionType: 'cvReview', ...values });
      return id;
    };
    const makeReview = async (dueAt: Date, deliveredAt: Date | null = null) => {
      const orderId = await makeOrder({ status: 'in_progress' });
      const own = { orderId, userId: person.id };
      await db.insert(cvReview).values({ ...own, id: newId(), turnaroundDays: 7, dueAt, deliveredAt });
      await db.insert(reviewCase).values({ ...own, cvName: 'CV', fileKey: newId(), deliveredAt });
    };
    await makeReview(before);
    await makeReview(before, before);
    await makeReview(new Date(Date.now() + 3_600_000));
    const orderId = await makeOrder({ status: 'awaiting_payment' });
    const attempt = { id: newId(), orderId, userId: person.id, attempt: 1, amount: 60_000 };
    await db.insert(payment).values({ ...attempt, gateway: 'midtrans', checkAt: before });
    await db
      .insert(backupRun)
      .values({ id: 'b1', startedAt: before, finishedAt: before, databaseBytes: 5, files: 0, newFiles: 0 });
    await db
      .insert(deadJob)
      .values({ id: newId(), queue: 'remove-files', payload: {}, error: 'no disk', tries: 3 });

    const figures = await loadBusiness(getDatabase());
    expect(Object.keys(figures).toSorted()).toEqual(Object.keys(gauges).toSorted());
    expect(figures['setapak.reviews.open']).toHaveLength(2);
    expect(figures['setapak.reviews.open']).toContainEqual({ value: 1, attributes: { late: 'true' } });
    expect(figures['setapak.payments.open']).toEqual([{ value: 1, attributes: { gateway: 'midtrans' } }]);
    expect(figures['setapak.payments.overdue']).toEqual([{ value: 1 }]);
    expect(figures['setapak.dead_jobs']).toEqual([{ value: 1, attributes: { queue: 'remove-files' } }]);
    expect(figures['setapak.backup.age']?.[0]?.value).toBeGreaterThan(3_000);
  });
});
