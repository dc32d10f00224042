import { eq } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { collectData } from './features/accounts/export-account.server.ts';
import { accountData } from './registry.server.ts';
import * as mentoring from './services/db/mentoring-schema.ts';
import * as payments from './services/db/payments-schema.ts';
import { describeOnDatabases, makeUser } from './services/db/testing.ts';
import { newId } from './services/id.ts';

/** The tables with a person in them, of all schema files. */
function tablesOfPeople(files: object) {
  return Object.values(files)
    .filter((table) => table instanceof PgTable)
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'));
}

const schemas = import.meta.glob<object>('./services/db/*schema.ts', { eager: true });
const everyTable = tablesOfPeople(Object.assign({}, ...Object.values(schemas)));
const bookkeeping = tablesOfPeople({ ...payments, ...mentoring }).map(({ name }) => name);

describeOnDatabases('the data of an account', (getDatabase) => {
  test('every table with a person in it is exported, without secrets and storage keys', async () => {
    const { id } = await makeUser(getDatabase());
    const data = await collectData({ db: getDatabase().db }, id, accountData);
    expect(everyTable.length).toBeGreaterThan(15);
    for (const { name } of everyTable) expect(Object.keys(data), `${name} is not exported`).toContain(name);
    const { api_token: keys, ...rest } = data;
    expect(JSON.stringify(rest)).not.toMatch(/password|token|"fileKey"/i);
    expect(JSON.stringify(keys)).not.toMatch(/hash/i);
  });

  test('every table outside the bookkeeping goes with the row of the person', () => {
    for (const { name, foreignKeys } of everyTable.filter((table) => !bookkeeping.includes(table.name)))
      expect(
        foreignKeys.some(({ onDelete }) => onDelete === 'cascade'),
        `${name} stays behind`,
      ).toBe(true);
  });

  test('an order stays for the books, without the person', async () => {
    const { db } = getDatabase();
    const person = await makeUser(getDatabase());
    const orderId = newId();
    await db.insert(payments.order).values({
      id: orderId,
      userId: person.id,
      transactionType: 'ats',
      status: 'done',
      lines: [],
      total: 18_000,
      customerName: 'Rani Kusuma',
      customerEmail: person.email,
      details: {},
      payBefore: new Date(),
    });
    await db.transaction(async (tx) => {
      for (const { forget } of accountData) await forget?.(tx, person);
    });
    const [order] = await db.select().from(payments.order).where(eq(payments.order.id, orderId));
    expect(order).toMatchObject({ total: 18_000, status: 'done', customerName: '', customerEmail: '' });
    expect(order?.userId).not.toBe(person.id);
  });
});
