import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addUpForPage,
  adjustLedger,
  exportLedger,
  loadFigures,
  loadKeptFigures,
  monthOf,
  periodOf,
  payableOf,
  rollUpLedger,
  summarize,
} from '../app/features/ledger/public.server.ts';
import { exportNames } from '../app/features/ledger/accounting/export-ledger.server.ts';
import { mentor } from '../app/services/db/mentoring-schema.ts';
import { order } from '../app/services/db/payments-schema.ts';
import { describeOnDatabases } from '../app/services/db/testing.ts';
import { newId } from '../app/services/id.ts';
import { orderNumber } from '../app/services/payments/order-number.server.ts';
import { startMidtrans } from '../app/services/payments/testing-midtrans.ts';
import { testPools } from '../app/services/testing-pools.ts';
import { runMonth } from './testing/business-month.ts';

const year = () => {
  const month = monthOf(new Date());
  return periodOf(
    new URLSearchParams({ from: `${Number(month.slice(0, 4)) - 1}-01`, to: month }),
    new Date(),
  );
};

describeOnDatabases('accounting', (getDatabase) => {
  beforeAll(async () => {
    const wire = await startMidtrans();
    const { rendering } = testPools;
    await runMonth({ database: getDatabase(), wire, rendering, mentors: 4, orders: 20, seed: 7 });
    await wire.stop();
  });
  afterAll(async () => {
    const [sum] = (await getDatabase().db.execute(sql`SELECT sum(amount)::int AS n FROM ledger_line`)).rows;
    expect(sum).toEqual({ n: 0 });
  });

  async function sheet(name: (typeof exportNames)[number], batch = 3): Promise<Record<string, string>[]> {
    let text = '';
    for await (const part of exportLedger({ db: getDatabase().db, name, period: year(), batch }))
      text += part;
    return parse(text, { columns: true });
  }
  const total = (rows: Record<string, string>[], column: string) =>
    rows.reduce((sum, row) => sum + Number(row[column]), 0);

  test('the journal holds every line once, however it is paged, and debits equal credits', async () => {
    const [small, large] = [await sheet('journal', 2), await sheet('journal', 10_000)];
    expect(small).toEqual(large);
    expect(small).toHaveLength(await getDatabase().db.$count(sql`ledger_line`));
    expect(total(small, 'debit')).toBe(total(small, 'credit'));
  });

  test('what the sheets add up to is what the accounts say', async () => {
    const accounts = await summarize(getDatabase().db, year());
    const of = (name: string) => accounts.find(({ account }) => account === name)?.closing ?? Number.NaN;
    const sheets = Object.fromEntries(
      await Promise.all(exportNames.map(async (name) => [name, await sheet(name)] as const)),
    );
    const totalOf = (name: string, column: string) => total(sheets[name] ?? [], column);
    expect(totalOf('fees', 'fee')).toBe(of('gateway_fee'));
    expect(totalOf('shares', 'revenue')).toBe(of('revenue'));
    expect(totalOf('shares', 'discount')).toBe(of('discount'));
    expect(totalOf('shares', 'share') - totalOf('payouts', 'taken')).toBe(of('mentor_payable'));
    expect(
      totalOf('orders', 'paid') -
        totalOf('refunds', 'amount') -
        totalOf('fees', 'fee') -
        totalOf('payouts', 'transferred'),
    ).toBe(of('gateway') + of('bank'));
    // Nobody's name or address is in it, but the mentors' who are paid.
    expect(JSON.stringify(sheets)).not.toMatch(/Budi Santoso|@setapak\.example/);
  });

  test('every row of an order has its order number', async () => {
    const { db } = getDatabase();
    // An order that the version before numbers wrote: its number follows from its id.
    await db.execute(sql`UPDATE "order" SET number = NULL WHERE id = (SELECT min(id) FROM "order")`);
    const known = new Map((await db.select().from(order)).map(({ id, number }) => [id, number]));
    for (const name of exportNames) {
      const rows = await sheet(name);
      if (name === 'payouts') expect(Object.keys(rows[0] ?? {})).not.toContain('order_number');
      else
        for (const { order: id = '', order_number: number } of rows)
          expect(number).toBe(id && (known.get(id) ?? orderNumber(id)));
    }
  });

  test('what happened in one month stands in its period alone', async () => {
    const before = periodOf(new URLSearchParams({ from: '2020-01', to: '2020-02' }), new Date());
    let text = '';
    for await (const part of exportLedger({ db: getDatabase().db, name: 'journal', period: before }))
      text += part;
    expect(text.trim().split('\n')).toHaveLength(1);
    for (const { opening, debit, credit } of await summarize(getDatabase().db, before))
      expect([opening, debit, credit]).toEqual([0, 0, 0]);
  });

  test('an adjustment is entered once for one press, and about a mentor whom we know', async () => {
    const { db } = getDatabase();
    const [one] = await db.select().from(mentor).limit(1);
    const values = { token: newId(), amount: 5_000, note: 'Bonus akhir bulan', mentorId: one?.id ?? '' };
    const enter = (mentorId: string) =>
      db.transaction((tx) => adjustLedger({ tx, values: { ...values, mentorId, purpose: 'mentor-bonus' } }));
    await expect(enter('nobody')).rejects.toMatchObject({ code: 'not_found' });
    expect([await enter(values.mentorId), await enter(values.mentorId)]).toEqual([true, false]);
    // At the same moment, too.
    const cost = { ...values, token: newId(), mentorId: '', purpose: 'bank-cost' } as const;
    const presses = Array.from({ length: 6 }, () =>
      db.transaction((tx) => adjustLedger({ tx, values: cost })),
    );
    expect((await Promise.all(presses)).filter(Boolean)).toHaveLength(1);
  });

  test('figures: the mentors together are the total, and a month without anything is zeros', async () => {
    const { db } = getDatabase();
    const months = [monthOf(new Date(Date.now() - 30 * 86_400_000)), monthOf(new Date())];
    for (const month of new Set(months)) {
      const { total: all, mentors } = await loadFigures(db, month);
      for (const name of ['sessions', 'held', 'noShow', 'share', 'revenue'] as const)
        expect(mentors.reduce((sum, each) => sum + each[name], 0)).toBe(all[name]);
    }
    const { total: none, mentors, months: twelve } = await loadFigures(db, '2020-02');
    expect(none).toMatchObject({ sessions: 0, rating: null, responseHours: null, revenue: 0 });
    expect([mentors, twelve.length]).toEqual([[], 12]);
  });

  test('sums by month: entries that were added up once and those since make what all entries make', async () => {
    const { db } = getDatabase();
    const before = {
      accounts: await summarize(db, year()),
      months: (await loadFigures(db, monthOf(new Date()))).months,
    };
    const later = new Date(Date.now() + 2 * 3_600_000);
    // Twice at once: each entry is added once.
    await Promise.all([rollUpLedger({ db, now: later }), rollUpLedger({ db, now: later })]);
    const after = {
      accounts: await summarize(db, year()),
      months: (await loadFigures(db, monthOf(new Date()))).months,
    };
    expect(after).toEqual(before);
    const [one] = await db.select().from(mentor).limit(1);
    const values = {
      token: newId(),
      amount: 7_000,
      note: 'Bonus',
      mentorId: one?.id ?? '',
      purpose: 'mentor-bonus',
    } as const;
    await db.transaction((tx) => adjustLedger({ tx, values }));
    const owed = (accounts: typeof after.accounts) =>
      accounts.find(({ account }) => account === 'mentor_payable')?.closing ?? 0;
    expect(owed(await summarize(db, year()))).toBe(owed(before.accounts) + 7_000);
    await rollUpLedger({ db, now: later });
    expect(owed(await summarize(db, year()))).toBe(owed(before.accounts) + 7_000);
  });

  test('a ledger that was never added up: each page adds a part, and says how much until the rest is small', async () => {
    const { db } = getDatabase();
    const before = await summarize(db, year());
    const owed = await payableOf(db);
    for (const table of ['ledger_month', 'ledger_payable', 'ledger_rollup'])
      await db.execute(sql.raw(`DELETE FROM ${table}`));
    const now = new Date(Date.now() + 2 * 3_600_000);
    const add = (more: object) => addUpForPage({ db, now, portion: 2, ...more });
    // Without time nothing is added.
    expect(await add({ readable: 0, budgetMs: -1 })).toBe(0);
    expect(await add({ readable: 1_000_000, budgetMs: -1 })).toBeNull();
    expect(await summarize(db, year())).toEqual(before);
    const [one, other] = await Promise.all([add({ readable: 0 }), add({ readable: 0 })]);
    expect([one, other]).toEqual([null, null]);
    expect(await summarize(db, year())).toEqual(before);
    expect(await payableOf(db)).toEqual(owed);
  });

  test('figures of a month that take long to count are kept for some minutes; quick ones never', async () => {
    const { db } = getDatabase();
    const now = new Date();
    const month = monthOf(now);
    expect((await loadKeptFigures(db, month, { now, quickMs: Infinity })).countedAt).toBeNull();
    expect((await loadKeptFigures(db, month, { now, quickMs: 0 })).countedAt).toBeNull();
    const kept = await loadKeptFigures(db, month, { now, quickMs: 0 });
    expect(kept).toEqual({ figures: await loadFigures(db, month), countedAt: now });
    const later = new Date(now.getTime() + 21 * 60_000);
    expect((await loadKeptFigures(db, month, { now: later, quickMs: Infinity })).countedAt).toBeNull();
    expect(await db.$count(sql`mentoring_month`)).toBe(0);
  });
});
