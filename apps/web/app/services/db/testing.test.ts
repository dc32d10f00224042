import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { user } from './schema.ts';
import { databaseKinds, describeOnDatabases, makeUser, openTestDatabase } from './testing.ts';

describeOnDatabases('a test database', (getDatabase) => {
  test('has the tables, and keeps what is written', async () => {
    const { db } = getDatabase();
    const rani = await makeUser(getDatabase(), { phone: '+6281234567890' });
    expect(await db.select().from(user).where(eq(user.id, rani.id))).toEqual([rani]);
  });

  test('a rolled-back transaction leaves nothing', async () => {
    const { db } = getDatabase();
    const before = await db.$count(user);
    await expect(
      db.transaction(async (tx) => {
        await makeUser({ db: tx });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await db.$count(user)).toBe(before);
  });

  test('trigram search is there', async () => {
    const { rows } = await getDatabase().query(`SELECT similarity('setapak', 'setapaq') > 0.3 AS alike`);
    expect(rows).toEqual([{ alike: true }]);
  });
});

test.each(databaseKinds)('two databases share no rows (%s)', async (kind) => {
  const [one, two] = await Promise.all([openTestDatabase(kind), openTestDatabase(kind)]);
  await makeUser(one.database);
  expect(await two.database.db.$count(user)).toBe(0);
  await Promise.all([one.drop(), two.drop()]);
});
