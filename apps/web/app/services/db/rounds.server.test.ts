import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './db.server.ts';
import { prepared } from './prepared.server.ts';
import { openRounds } from './rounds.server.ts';
import { user } from './schema.ts';
import { describeOnDatabases, makeUser } from './testing.ts';
import { makePostgres } from './testing-postgres.ts';

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

  test('those of several pages that are made in one turn of the event loop share a connection', async () => {
    const answers = await Promise.all([
      ask(0),
      Promise.resolve().then(() => ask(1)),
      new Promise<void>((resolve) => process.nextTick(resolve)).then(() => ask(2)),
    ]);
    expect(answers.flat().map(({ name }) => name)).toEqual(['Ayu', 'Bima', 'Citra']);
    expect(new Set(answers.flat().map(({ pid }) => pid)).size).toBe(1);
  });

  test('a hundred at once have their own answers each', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(index % 3)));
    expect(answers.map(([answer]) => answer?.name)).toEqual(
      Array.from({ length: 100 }, (_, index) => ['Ayu', 'Bima', 'Citra'][index % 3]),
    );
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

const NAMES_KNOWN = `SELECT count(*)::int FROM pg_prepared_statements WHERE NOT from_sql`;

describe.skipIf(!process.env['TEST_DATABASE_URL'])('plans of statements on PostgreSQL', () => {
  const arrays = (text: string) => ({ text, rowMode: 'array' as const });

  /** One connection, so that all of them meet the same server. */
  async function withRounds(
    named: boolean,
    use: (pool: Pool, rounds: ReturnType<typeof openRounds>) => Promise<void>,
  ) {
    const postgres = await makePostgres('template1');
    const pool = new Pool({ connectionString: postgres.url, max: 1, pipeline: true });
    // It ends before its connections are closed: to drop the database breaks one that is still closing.
    pool.on('error', () => {});
    try {
      await use(pool, openRounds(pool, { named }));
    } finally {
      await pool.end();
      await postgres.drop();
    }
  }

  const plansOf = async (pool: Pool) =>
    (await pool.query<[number]>({ text: NAMES_KNOWN, rowMode: 'array' })).rows[0]?.[0];

  test('each statement is planned once on a connection, however often it runs at once', () =>
    withRounds(true, async (pool, rounds) => {
      const [double, half] = [arrays('SELECT $1::int * 2'), arrays('SELECT $1::int / 2')];
      for (let turn = 0; turn < 3; turn += 1) {
        const answers = await Promise.all([
          ...[1, 2, 3].map((value) => rounds.query(double, [value])),
          rounds.query(half, [8]),
        ]);
        expect(answers.map(({ rows }) => rows)).toEqual([[[2]], [[4]], [[6]], [[4]]]);
      }
      expect(await plansOf(pool)).toBe(2);
    }));

  test('none is kept where a pooler stands between', () =>
    withRounds(false, async (pool, rounds) => {
      expect((await rounds.query(arrays('SELECT $1::int'), [7])).rows).toEqual([[7]]);
      expect(await plansOf(pool)).toBe(0);
    }));

  test('a database with an address of its own to listen is one behind a pooler', async () => {
    const postgres = await makePostgres();
    const direct = new URL(postgres.url);
    direct.searchParams.set('application_name', 'direct');
    const known = prepared((db) =>
      db
        .select({ count: sql<number>`(${sql.raw(NAMES_KNOWN)})` })
        .from(user)
        .prepare(''),
    );
    const counts = [];
    for (const directUrl of [undefined, direct.href]) {
      const database = await openDatabase({
        url: postgres.url,
        directUrl,
        dataDir: '',
        onError: () => {},
        migrations: 'unknown',
      });
      await makeUser(database);
      await known(database.db).execute();
      counts.push((await known(database.db).execute())[0]?.count);
      await database.close();
    }
    await postgres.drop();
    expect(counts).toEqual([1, 0]);
  });

  test('a server that knows a name no more, or not its plan, answers all the same', () =>
    withRounds(true, async (pool, rounds) => {
      await pool.query('CREATE TABLE thing (name text)');
      await pool.query(`INSERT INTO thing VALUES ('1')`);
      const [name, one] = [arrays('SELECT name FROM thing'), arrays('SELECT $1::int')];
      await Promise.all([rounds.query(name), rounds.query(one, [1])]);
      await pool.query('ALTER TABLE thing ALTER name TYPE int USING name::int');
      expect((await rounds.query(name)).rows).toEqual([[1]]);

      const again = openRounds(pool, { named: true });
      await again.query(one, [1]);
      await pool.query('DEALLOCATE ALL');
      const answers = await Promise.all([again.query(one, [2]), again.query(one, [3])]);
      expect(answers.map(({ rows }) => rows)).toEqual([[[2]], [[3]]]);
    }));

  test('one that no server can answer is refused with its own error', () =>
    withRounds(true, async (_pool, rounds) => {
      const broken = arrays('SELECT * FROM nothing');
      await expect(rounds.query(broken)).rejects.toThrow('relation "nothing" does not exist');
      await setImmediate();
      await expect(Promise.all([rounds.query(broken), rounds.query(broken)])).rejects.toThrow(
        'does not exist',
      );
    }));
});
