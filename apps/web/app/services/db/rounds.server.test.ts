import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { prepared } from './prepared.server.ts';
import { user } from './schema.ts';
import { describeOnDatabases, makeUser } from './testing.ts';

const statements = prepared((db) => ({
  named: db
    .select({ name: user.name, pid: sql<number>`pg_backend_pid()` })
    .from(user)
    .where(eq(user.id, sql.placeholder('id')))
    .prepare(''),
  broken: db
    .select({ broken: sql`1 / ${sql.placeholder('by')}::int` })
    .from(user)
    .prepare(''),
  killing: db
    .select({ gone: sql`pg_terminate_backend(pg_backend_pid())` })
    .from(user)
    .limit(1)
    .prepare(''),
}));

describeOnDatabases('statements that are asked in rounds', (getDatabase) => {
  const ids: string[] = [];
  beforeAll(async () => {
    for (const name of ['Ayu', 'Bima', 'Citra']) ids.push((await makeUser(getDatabase(), { name })).id);
  });
  const ask = (index: number) => statements(getDatabase().db).named.execute({ id: ids[index] });

  test('each has its own answer, and those of one turn share a connection', async () => {
    const answers = (await Promise.all([ask(0), ask(1), ask(2)])).flat();
    expect(answers.map(({ name }) => name)).toEqual(['Ayu', 'Bima', 'Citra']);
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1);
  });

  test('one that fails fails alone', async () => {
    const { broken } = statements(getDatabase().db);
    const [first, failed, last] = await Promise.allSettled([ask(0), broken.execute({ by: 0 }), ask(2)]);
    expect(first).toMatchObject({ value: [{ name: 'Ayu' }] });
    expect(failed).toMatchObject({ reason: { cause: { message: 'division by zero' } } });
    expect(last).toMatchObject({ value: [{ name: 'Citra' }] });
  });

  test('more rounds than there are connections wait for one', async () => {
    const rounds = Array.from({ length: 40 }, async (_, index) => {
      for (let turn = 0; turn < index % 4; turn += 1) await ask(0);
      return Promise.all([ask(index % 3), ask(0)]);
    });
    const named = (await Promise.all(rounds)).map(([answer]) => answer?.[0]?.name);
    expect(named).toEqual(Array.from({ length: 40 }, (_, index) => ['Ayu', 'Bima', 'Citra'][index % 3]));
  });

  test('a connection that breaks fails its round and nothing after it', async ({ skip }) => {
    if (getDatabase().kind === 'pglite') skip('PGlite has no connection to lose');
    const { killing } = statements(getDatabase().db);
    const outcomes = await Promise.allSettled([killing.execute(), ask(0)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask(1)).toMatchObject([{ name: 'Bima' }]);
  });

  test('inside a transaction they see what it wrote', async () => {
    await getDatabase()
      .db.transaction(async (tx) => {
        await tx
          .update(user)
          .set({ name: 'Dewi' })
          .where(eq(user.id, ids[0] ?? ''));
        expect(await statements(tx).named.execute({ id: ids[0] })).toMatchObject([{ name: 'Dewi' }]);
        tx.rollback();
      })
      .catch(() => undefined);
    expect(await ask(0)).toMatchObject([{ name: 'Ayu' }]);
    expect.assertions(2);
  });
});
