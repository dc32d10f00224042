import { fromPglite, PgBoss, type ConstructorOptions } from 'pg-boss';
import type { Database } from '../db/db.server.ts';
import type { Log } from '../log/log.server.ts';
import { definitionOf, queueNames, type QueueName } from './queues.ts';

/** Where a job goes after its last try. */
export const DEAD_JOBS = 'dead-jobs';

/** Of a process that died with a job under way nothing was heard for so long: the job is free again, however long it might have taken. */
const HEARTBEAT_SECONDS = 60;

/** Starts pg-boss on our database, with its tables and all queues in place. */
export async function startBoss(database: Database, log: Log): Promise<PgBoss> {
  const onPostgres = database.kind === 'postgres';
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.kind,
    useListenNotify: true,
    // PGlite has no autovacuum to watch over; the nightly upkeep does its work.
    monitorVacuum: onPostgres,
    reindex: onPostgres,
    // No job of ours waits for another one.
    flowIntervalSeconds: 3_600,
  });
  // pg-boss hands out copies of errors, which are no longer instances of Error.
  boss.on('error', ({ message }) => log.error({ err: new Error(message) }, 'the job queue failed'));
  boss.on('warning', ({ message, data }) => log.warn({ message, data }, 'the job queue warns'));
  await boss.start();
  await prepareQueues(boss);
  return boss;
}

function bossDatabase(database: Database): NonNullable<ConstructorOptions['db']> {
  const { pglite, pool } = database;
  if (pglite) return fromPglite(pglite);
  if (!pool) throw new Error('a database is either PGlite or has a pool');
  return {
    async executeSql(text, values) {
      const results = [await pool.query(text, values)].flat();
      return { rows: results.flatMap((result) => result.rows) };
    },
    async listen(channel, onNotification, onReconnect) {
      const close = await database.listen(channel, onNotification, onReconnect);
      onReconnect();
      return { close };
    },
  };
}

/** Makes the queues that are not there yet; one that an earlier version made takes on what changed since. */
async function prepareQueues(boss: PgBoss): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(DEAD_JOBS)) await boss.createQueue(DEAD_JOBS, { deleteAfterSeconds: 3_600 });
  for (const name of queueNames) {
    const queue = known.get(name);
    const { policy, ...options } = optionsOf(name);
    if (queue && isSubset(options, queue)) continue;
    if (queue) await boss.updateQueue(name, options);
    else await boss.createQueue(name, { ...options, policy });
    // pg-boss looks a queue up before the first job. Inside a transaction PGlite would wait for itself then.
    await boss.findJobs(name, { key: 'none' });
  }
}

function optionsOf(name: QueueName) {
  const {
    policy,
    expireInSeconds,
    retryLimit,
    retryDelay,
    retryDelayMax = retryDelay * 64,
    deleteAfterSeconds,
  } = definitionOf(name);
  return {
    policy,
    expireInSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retryLimit,
    retryDelay,
    retryDelayMax,
    retryBackoff: true,
    deleteAfterSeconds,
    deadLetter: DEAD_JOBS,
    notify: true,
  };
}

const isSubset = (some: object, all: object): boolean =>
  Object.entries(some).every(([key, value]) => all[key as keyof typeof all] === value);
