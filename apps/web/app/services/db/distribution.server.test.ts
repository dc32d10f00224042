import { expect, onTestFinished, test } from 'vitest';
import { elsewhere, exceptions, findMisfits } from './distribution.ts';
import { openTestDatabase } from './testing.ts';

/** On a new table: give it `user_id`, or say in `distribution.ts` where it would lie (docs/scale.md). */
test('every table could be spread over machines, or says how it would be made to', async () => {
  const { database, drop } = await openTestDatabase('pglite');
  onTestFinished(drop);
  const misfits = (await findMisfits(database)).map(({ table, what }) => `${table}.${what}`);
  expect(misfits.filter((misfit) => !(misfit in exceptions))).toEqual([]);
  // What was mended since goes from the list.
  expect(Object.keys(exceptions).filter((known) => !misfits.includes(known))).toEqual([]);
  const { rows } = await database.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
  const tables = rows.map(({ tablename }) => String(tablename));
  expect(Object.keys(elsewhere).filter((table) => !tables.includes(table))).toEqual([]);
});

test('a table that could not be spread is found', async () => {
  const { database, drop } = await openTestDatabase('pglite');
  onTestFinished(drop);
  await database.query('CREATE TABLE streak (id text PRIMARY KEY, days int)');
  await database.query('CREATE TABLE badge (id text PRIMARY KEY, user_id text, code text UNIQUE)');
  const added = (await findMisfits(database)).filter(({ table }) => table === 'streak' || table === 'badge');
  expect(added).toEqual([
    { table: 'badge', what: 'user_id', kind: 'null user_id' },
    { table: 'streak', what: 'user_id', kind: 'no user_id' },
    { table: 'badge', what: 'badge_code_key', kind: 'unique' },
  ]);
});
