import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { feedback } from '~/services/db/feedback-schema.ts';
import { dailyFigure } from '~/services/db/operations-schema.ts';
import { order, payment } from '~/services/db/payments-schema.ts';
import { analyticsEvent } from '~/services/db/schema.ts';
import { describeOnDatabases, makeUser } from '~/services/db/testing.ts';
import { loadFigures } from './load-figures.server.ts';
import { rollUpFigures } from './roll-up-figures.server.ts';

const at = (text: string) => new Date(`${text}+07:00`);

describeOnDatabases('figures by day', (getDatabase) => {
  const pay = async (settledAt: Date, amount: number) => {
    const { db } = getDatabase();
    const id = randomUUID();
    await db.insert(order).values({
      id,
      userId: 'u',
      transactionType: 'ats',
      status: 'paid',
      lines: [],
      total: amount,
      customerName: 'Rani',
      customerEmail: 'rani@setapak.example',
      details: {},
      payBefore: settledAt,
      paidAt: settledAt,
    });
    const times = { settledAt, updatedAt: settledAt };
    const attempt = {
      orderId: id,
      userId: 'u',
      attempt: 1,
      gateway: 'sandbox',
      status: 'settlement',
    } as const;
    await db.insert(payment).values({ id: `${id}-1`, amount, ...attempt, ...times });
    return `${id}-1`;
  };
  const view = (createdAt: Date) =>
    getDatabase()
      .db.insert(analyticsEvent)
      .values({ id: randomUUID(), name: 'page view', category: 'x', path: '/', visitor: 'v', createdAt });

  test('days of Jakarta; what the job counted and what came since make the same sum as counting everything', async () => {
    const { db } = getDatabase();
    await pay(at('2026-11-20T23:59:00'), 10_000);
    const payment2 = await pay(at('2026-11-21T00:01:00'), 20_000);
    await view(at('2026-11-21T09:00:00'));
    const ofDays = async (now: Date) => {
      const { days, values } = await loadFigures(db, now);
      const of = (name: string) => days.slice(-3).map((day) => values.get(name)?.get(day) ?? 0);
      return {
        last: days.at(-1),
        revenue: of('revenue'),
        orders: of('orders'),
        views: of('event:page view'),
      };
    };
    const noon = at('2026-11-22T12:00:00');
    const before = await ofDays(noon);
    expect(before).toEqual({
      last: '2026-11-22',
      revenue: [10_000, 20_000, 0],
      orders: [1, 1, 0],
      views: [0, 1, 0],
    });
    await rollUpFigures({ db }, noon);
    expect(await ofDays(noon)).toEqual(before);

    // After the run something comes; and a refund of the day before lowers that day's revenue with the next run.
    const later = at('2026-11-22T12:05:00');
    await view(at('2026-11-22T12:03:00'));
    await pay(at('2026-11-22T12:04:00'), 7_000);
    expect((await ofDays(later)).revenue).toEqual([10_000, 20_000, 7_000]);
    expect((await ofDays(later)).views).toEqual([0, 1, 1]);
    await db.update(payment).set({ refundedAmount: 5_000, updatedAt: later }).where(eq(payment.id, payment2));
    await rollUpFigures({ db }, later);
    expect(await ofDays(later)).toMatchObject({ revenue: [10_000, 15_000, 7_000], views: [0, 1, 1] });
    await rollUpFigures({ db }, at('2026-11-23T00:20:00'));
    expect((await ofDays(at('2026-11-23T00:21:00'))).revenue).toEqual([15_000, 7_000, 0]);
  });

  test('a day whose money all went back has no revenue left', async () => {
    const { db } = getDatabase();
    const id = await pay(at('2026-10-05T10:00:00'), 9_000);
    await rollUpFigures({ db }, at('2026-10-06T10:00:00'));
    const now = at('2026-10-07T10:00:00');
    await db.update(payment).set({ status: 'cancelled', updatedAt: now }).where(eq(payment.id, id));
    await rollUpFigures({ db }, now);
    const { values } = await loadFigures(db, now);
    expect(values.get('revenue')?.get('2026-10-05')).toBeUndefined();
    expect(values.get('orders')?.get('2026-10-05')).toBe(1);
  });

  test('stars: those that the job added up and those given since', async () => {
    const { db } = getDatabase();
    const { id: userId } = await makeUser(getDatabase());
    const rate = (rating: number, createdAt: Date) =>
      db.insert(feedback).values({ id: randomUUID(), userId, type: 'atsc', rating, createdAt });
    await rate(5, at('2026-11-01T10:00:00'));
    await rollUpFigures({ db }, at('2026-11-22T12:00:00'));
    await rate(2, at('2026-11-22T13:00:00'));
    const { ratings } = await loadFigures(db, at('2026-11-22T14:00:00'));
    expect(ratings).toEqual([{ type: 'atsc', count: 2, average: 3.5 }]);
    expect(await db.$count(dailyFigure, eq(dailyFigure.name, 'ratings:atsc'))).toBe(1);
  });
});
