import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DbOrTx } from '../db/db.server.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { keepDeadJob, listDeadJobs, retryDeadJob } from './dead-jobs.server.ts';
import { followClock } from './follow-clock.server.ts';
import { createJobs, type Jobs } from './jobs.server.ts';
import { definitionOf } from './queues.ts';

describe.each(databaseKinds)('jobs (%s)', (kind) => {
  let opened: TestDatabase;
  let jobs: Jobs;
  let logged: { level: number; msg: string; queue?: string }[];

  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.drop());
  beforeEach(async () => {
    logged = [];
    const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
    jobs = await createJobs({ database: opened.database, log, lookSeconds: 0.5 });
  });
  afterEach(async () => {
    await jobs.stop();
    await opened.database.query('DELETE FROM pgboss.job');
    await opened.database.query('DELETE FROM pgboss.schedule');
  });

  test('queues: a restart leaves them as they are, and one that an earlier version made takes on what changed', async () => {
    const { query } = opened.database;
    const others = `SELECT name, updated_on FROM pgboss.queue WHERE name <> 'send-mail' ORDER BY name`;
    const before = await query(others);
    await query(`UPDATE pgboss.queue SET retry_limit = 1, notify = false WHERE name = 'send-mail'`);
    await jobs.stop();
    jobs = await createJobs({ database: opened.database, log: pino({ level: 'silent' }) });
    expect((await query(others)).rows).toEqual(before.rows);
    const { rows } = await query(`SELECT retry_limit, notify FROM pgboss.queue WHERE name = 'send-mail'`);
    expect(rows).toEqual([{ retry_limit: definitionOf('send-mail').retryLimit, notify: true }]);
  });

  test('clock: set back by hours, regular jobs go on and what was enqueued before does not wait', async () => {
    const { query } = opened.database;
    expect(await followClock(opened.database)).toBe(false);
    await query(`UPDATE pgboss.version SET cron_on = now() + interval '5 hours'`);
    await query(`UPDATE pgboss.queue SET maintain_on = now() + interval '5 hours'`);
    await opened.database.db.transaction((tx) =>
      jobs.enqueue(tx, 'send-mail', welcome('Rani'), { delay: 30 }),
    );
    await query(
      `UPDATE pgboss.job SET created_on = created_on + interval '5 hours', start_after = start_after + interval '5 hours'`,
    );
    expect(await followClock(opened.database)).toBe(true);
    const { rows } = await query(`
      SELECT (SELECT bool_and(cron_on <= now()) FROM pgboss.version) AS cron,
        (SELECT bool_and(maintain_on <= now()) FROM pgboss.queue) AS queues,
        (SELECT bool_and(start_after BETWEEN now() AND now() + interval '31 seconds') FROM pgboss.job) AS jobs`);
    expect(rows).toEqual([{ cron: true, queues: true, jobs: true }]);
    expect(await followClock(opened.database)).toBe(false);
  });

  const welcome = (name: string) => ({
    template: 'welcome' as const,
    to: 'rani@setapak.example',
    props: { name, baseUrl: 'https://setapak.example' },
  });

  /** A retry waits for seconds or minutes; this lets the time pass. */
  async function makeRetriesDue(): Promise<void> {
    await opened.database.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
  }

  test('a job runs once, with what it was given', async () => {
    const sent: string[] = [];
    await jobs.work({ 'send-mail': async ({ props }) => void sent.push(props.name) });
    await jobs.enqueue(opened.database.db, 'send-mail', welcome('Rani'));
    await expect.poll(() => logged).toContainEqual(expect.objectContaining({ msg: 'job done' }));
    await jobs.enqueue(opened.database.db, 'send-mail', welcome('Budi'));
    await expect.poll(() => sent).toEqual(['Rani', 'Budi']);
  });

  test('jobs of one commit run one after another, without waiting to be looked for', async () => {
    await jobs.stop();
    jobs = await createJobs({
      database: opened.database,
      log: pino({ level: 'silent' }),
      lookSeconds: 3_600,
    });
    const sent: string[] = [];
    await jobs.work({ 'send-mail': async ({ props }) => void sent.push(props.name) });
    await jobs.enqueue(opened.database.db, 'send-mail', welcome('Rani'));
    await expect.poll(() => sent).toEqual(['Rani']);
    await opened.database.db.transaction(async (tx) => {
      for (const name of ['Budi', 'Sari', 'Tono']) await jobs.enqueue(tx, 'send-mail', welcome(name));
    });
    await expect.poll(() => sent.toSorted()).toEqual(['Budi', 'Rani', 'Sari', 'Tono']);
  });

  test('job: one enqueued in a transaction runs after its commit, and never after a rollback', async () => {
    const { db } = opened.database;
    const seen: unknown[] = [];
    await jobs.work({
      'send-mail': async ({ props }) => {
        const { rows } = await db.execute(sql`SELECT count(*)::int AS users FROM "user"`);
        seen.push([props.name, rows[0]]);
      },
    });
    const failed = db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'send-mail', welcome('Tono'));
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'send-mail', welcome('Sari'));
      await tx.execute(
        sql`INSERT INTO "user" (id, name, email) VALUES ('sari', 'Sari', 'sari@setapak.example')`,
      );
    });
    await expect.poll(() => seen).toEqual([['Sari', { users: 1 }]]);
    const { rows } = await opened.database.query(
      `SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'send-mail'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('a job that fails is tried again, later', async () => {
    let tries = 0;
    await jobs.work({
      'send-mail': async () => {
        tries += 1;
        if (tries === 1) throw new Error('the post office is closed');
      },
    });
    await jobs.enqueue(opened.database.db, 'send-mail', welcome('Rani'));
    await expect.poll(() => logged).toContainEqual(expect.objectContaining({ msg: 'job failed' }));
    const waiting = `SELECT start_after > now() AS later FROM pgboss.job WHERE state = 'retry'`;
    await expect.poll(async () => (await opened.database.query(waiting)).rows).toEqual([{ later: true }]);
    await makeRetriesDue();
    await expect.poll(() => tries).toBe(2);
  });

  test('a job that never succeeds is given up and reported', async () => {
    await jobs.work({ 'database-upkeep': () => Promise.reject(new Error('no disk')) });
    await jobs.enqueue(opened.database.db, 'database-upkeep', {});
    await expect
      .poll(async () => {
        await makeRetriesDue();
        return logged;
      })
      .toContainEqual(expect.objectContaining({ msg: 'job given up', queue: 'database-upkeep' }));
    const { db } = opened.database;
    const [dead] = await listDeadJobs(db);
    expect(dead).toMatchObject({ queue: 'database-upkeep', error: 'no disk', tries: 2 });
    const retry = () => db.transaction((tx) => retryDeadJob({ jobs }, tx, dead!.id));
    const outcomes = await Promise.allSettled([retry(), retry()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await listDeadJobs(db)).toEqual([]);
    // As the same job: what it asked for before it failed is not asked for again.
    const { rows } = await opened.database.query(
      `SELECT id::text FROM pgboss.job WHERE name = 'database-upkeep' AND state < 'completed'`,
    );
    expect(rows).toEqual([{ id: dead!.id }]);
  });

  test('work that the schedule repeats within the hour is not kept where its process ended', async () => {
    const { db } = opened.database;
    const givenUp = async (queue: string, output: object | null) => {
      const id = randomUUID();
      await keepDeadJob(db, { id, queue, payload: {}, output, tries: 1 });
      return (await listDeadJobs(db)).some((dead) => dead.id === id);
    };
    expect(await givenUp('expire-orders', null)).toBe(false);
    expect(await givenUp('expire-orders', { message: 'no disk' })).toBe(true);
    for (const queue of ['check-ledger', 'send-mail']) expect(await givenUp(queue, null)).toBe(true);
  });

  test('of several requests for one CV a single one waits', async () => {
    const { db } = opened.database;
    for (const cvId of ['cv1', 'cv1', 'cv1', 'cv2'])
      await jobs.enqueue(db, 'render-thumbnail', { userId: 'rani', cvId }, { delay: 60 });
    const { rows } = await opened.database.query(
      `SELECT data->>'cvId' AS cv FROM pgboss.job WHERE name = 'render-thumbnail' ORDER BY 1`,
    );
    expect(rows).toEqual([{ cv: 'cv1' }, { cv: 'cv2' }]);
  });

  test.runIf(kind === 'postgres')(
    'a job that waits already begins after the commit of those who need it, and one that has begun is followed by another',
    async () => {
      const { db } = opened.database;
      const seen: unknown[] = [];
      const request = (tx: DbOrTx) => jobs.enqueue(tx, 'render-thumbnail', { userId: 'rani', cvId: 'cv1' });
      await request(db);
      const begun = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      await db.transaction(async (tx) => {
        await tx.execute(
          sql`INSERT INTO "user" (id, name, email) VALUES ('ita', 'Ita', 'ita@setapak.example')`,
        );
        await request(tx);
        await jobs.work({
          'render-thumbnail': async () => {
            const { rows } = await db.execute(sql`SELECT count(*)::int AS n FROM "user" WHERE id = 'ita'`);
            seen.push(rows[0]?.['n']);
            begun.resolve();
            await goOn.promise;
          },
        });
        await delay(700);
        expect(seen).toEqual([]);
      });
      await begun.promise;
      await request(db);
      goOn.resolve();
      await expect.poll(() => seen).toEqual([1, 1]);
    },
  );

  test('a job whose id is there already counts as enqueued, whether it waits or is done', async () => {
    const { db, query } = opened.database;
    const thumbnail = { userId: 'rani', cvId: 'cv-1' };
    const id = crypto.randomUUID();
    const ask = () => jobs.enqueue(db, 'render-thumbnail', thumbnail, { id });
    await ask();
    await ask();
    await query(`UPDATE pgboss.job SET state = 'completed' WHERE name = 'render-thumbnail'`);
    await ask();
    const { rows } = await query(`SELECT id::text FROM pgboss.job WHERE name = 'render-thumbnail'`);
    expect(rows).toEqual([{ id }]);
  });

  test('a payload that is not the queue’s is refused at once', async () => {
    const wrong = { ...welcome('Rani'), to: 'rani@setapak.example\r\nBcc: all@setapak.example' };
    await expect(jobs.enqueue(opened.database.db, 'send-mail', wrong)).rejects.toThrow('email');
  });

  test('what runs by the clock is scheduled', async () => {
    await jobs.work({ 'read-pending-checks': async () => {}, 'database-upkeep': async () => {} });
    const { rows } = await opened.database.query(
      `SELECT name, cron, timezone FROM pgboss.schedule ORDER BY name`,
    );
    expect(rows).toEqual([
      { name: 'database-upkeep', cron: '30 2 * * *', timezone: 'Asia/Jakarta' },
      { name: 'read-pending-checks', cron: '* * * * *', timezone: 'Asia/Jakarta' },
    ]);
  });

  test('stopping waits for the job under way', async () => {
    const begun = Promise.withResolvers<void>();
    let isDone = false;
    await jobs.work({
      'send-mail': async () => {
        begun.resolve();
        await delay(300);
        isDone = true;
      },
    });
    await jobs.enqueue(opened.database.db, 'send-mail', welcome('Rani'));
    await begun.promise;
    await jobs.stop();
    expect(isDone).toBe(true);
  });

  test('a mail that a slow server holds up does not hold up the others, and is sent once', async () => {
    const held = Promise.withResolvers<void>();
    const sent: string[] = [];
    await jobs.work({
      'send-mail': async ({ props }) => {
        if (props.name === 'Rani') await held.promise;
        sent.push(props.name);
      },
    });
    for (const name of ['Rani', 'Budi', 'Sari', 'Tono'])
      await jobs.enqueue(opened.database.db, 'send-mail', welcome(name));
    await expect.poll(() => sent.toSorted()).toEqual(['Budi', 'Sari', 'Tono']);
    held.resolve();
    await expect.poll(() => sent.toSorted()).toEqual(['Budi', 'Rani', 'Sari', 'Tono']);
  });

  test('a job that enqueues another one with neither a transaction nor a name is refused with the reason', async () => {
    const { db } = opened.database;
    await jobs.work({
      'database-upkeep': () => jobs.enqueue(db, 'send-mail', welcome('Rani')),
    });
    await jobs.enqueue(db, 'database-upkeep', {});
    await expect.poll(() => logged).toContainEqual(expect.objectContaining({ msg: 'job failed' }));
    const { rows } = await opened.database.query(`SELECT 1 FROM pgboss.job WHERE name = 'send-mail'`);
    expect(rows).toEqual([]);
  });

  test('two processes share the work, and no job runs twice', async () => {
    const log = pino({ level: 'silent' });
    const other = await createJobs({ database: await opened.another(), log });
    const sent: string[] = [];
    const handler = async ({ props }: { props: { name: string } }) => void sent.push(props.name);
    await Promise.all([jobs.work({ 'send-mail': handler }), other.work({ 'send-mail': handler })]);
    const names = Array.from({ length: 20 }, (_, n) => `Rani ${n}`);
    for (const name of names) await jobs.enqueue(opened.database.db, 'send-mail', welcome(name));
    await expect.poll(() => sent).toHaveLength(20);
    expect(sent.sort()).toEqual(names.sort());
    await other.stop();
  });
});

test.runIf(databaseKinds.includes('postgres'))(
  'processes that start at once do not trip over each other',
  async () => {
    const opened = await openTestDatabase('postgres');
    // As an installation begins: all of them make the queues.
    await opened.database.query('DROP SCHEMA pgboss CASCADE');
    const log = pino({ level: 'silent' });
    const handles = await Promise.all(Array.from({ length: 5 }, () => opened.another()));
    const started = await Promise.all(handles.map((database) => createJobs({ database, log })));
    const sent: string[] = [];
    await Promise.all(
      started.map((jobs) => jobs.work({ 'send-mail': async ({ to }) => void sent.push(to) })),
    );
    const props = { name: 'Rani', baseUrl: 'https://setapak.example' };
    await started[4]?.enqueue(opened.database.db, 'send-mail', {
      template: 'welcome',
      to: 'rani@setapak.example',
      props,
    });
    await expect.poll(() => sent).toEqual(['rani@setapak.example']);
    await Promise.all(started.map((jobs) => jobs.stop()));
    await opened.drop();
  },
);
