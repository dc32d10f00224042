import { AsyncLocalStorage } from 'node:async_hooks';
import { is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Database, DbOrTx } from '../db/db.server.ts';
import type { Log } from '../log/log.server.ts';
import { countJob } from '../telemetry/count.ts';
import { inSpan, SpanKind } from '../telemetry/span.ts';
import { DEAD_JOBS, startBoss } from './boss.server.ts';
import { keepDeadJob } from './dead-jobs.server.ts';
import { derivedId } from './derived-id.ts';
import { keepFollowingClock } from './follow-clock.server.ts';
import { keepLookingForJobs } from './due-jobs.server.ts';
import { definitionOf, queueNames, type JobPayload, type QueueName } from './queues.ts';

export type { JobPayload, QueueName } from './queues.ts';

interface EnqueueOptions {
  /** Seconds to wait before the first try. */
  delay?: number;
  /**
   * Names this request among those of the job under way, which may be killed before it is marked done and run again: the job
   * that it asked for then is not asked for a second time. Without a job under way it says nothing.
   */
  once?: string;
  /** Goes on with a job that ended, whose row is gone: what it asked for before is not asked for again. */
  id?: string;
}

/** `id` is the same at every try of one job. */
interface JobRun {
  id: string;
  signal: AbortSignal;
}

type JobHandlers = {
  [Name in QueueName]: (payload: JobPayload<Name>, job: JobRun) => Promise<void>;
};

/** Work that is done after the answer was given: kept in the database, tried again when it fails. */
export interface Jobs {
  /**
   * Asks for a job inside the caller's transaction: it runs once that commits, and never when it is rolled back. Where one
   * that waits is enough, that one waits for the commit too, and sees what was committed.
   *
   * A job that asks for another one does so in the transaction that notes it, or says `once`.
   * @throws ZodError when the payload is not the queue's; Error where a job does neither
   */
  enqueue<Name extends QueueName>(
    db: DbOrTx,
    name: Name,
    payload: JobPayload<Name>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /**
   * Starts to do the jobs, in this process so many of each queue at a time as the queue allows. Each runs at least once: a
   * handler must bear being run again. Queues without a handler here are left to other processes.
   */
  work(handlers: Partial<JobHandlers>): Promise<void>;
  /** Takes no more jobs and waits for those under way; what is not done in time is tried again elsewhere. */
  stop(): Promise<void>;
}

interface JobsOptions {
  database: Database;
  log: Log;
  /** How often delayed and failed jobs are looked for, of all queues. */
  lookSeconds?: number;
}

const STOP_MS = 10_000;

/** The job whose handler is running here. */
const underWay = new AsyncLocalStorage<{ id: string }>();

/** New jobs are announced and begin at once. What nothing announces is looked for: failed jobs, delayed ones, those held until a commit. */
const LOOK_SECONDS = 2;
/** pg-boss polls each queue as well; nothing depends on it. */
const POLLING = { pollingIntervalSeconds: 300, notifyPollingIntervalSeconds: 300 };

/** Starts the queues; several processes may do so at once on the same database. */
export async function createJobs({ database, log, lookSeconds = LOOK_SECONDS }: JobsOptions): Promise<Jobs> {
  const boss = await startBoss(database, log);
  const stopFollowing = keepFollowingClock(database, (err) =>
    log.warn({ err }, 'the clock could not be followed'),
  );
  let stopLooking = (): Promise<void> => Promise.resolve();
  return {
    async enqueue(db, name, payload, { delay, once, id: own } = {}) {
      const { payload: schema, key, policy } = definitionOf(name);
      const singletonKey = key?.(payload as never);
      const by = underWay.getStore();
      if (by && once === undefined && policy === 'standard' && !is(db, PgTransaction))
        throw new Error(`a job that runs twice would enqueue two of ${name}`);
      const id = by && once !== undefined ? derivedId(by.id, name, once) : own;
      const send = () =>
        boss.send(name, schema.parse(payload), {
          db: fromDrizzle(db, sql),
          startAfter: delay,
          singletonKey,
          ...(id && { id }),
        });
      // One that waits may begin before this transaction commits: it is held until then, or it has begun and another is due. One whose id is there already was asked for.
      while (!(await send()))
        if (policy !== 'short' || id !== undefined || (await holdWaiting(db, name, singletonKey))) break;
    },
    async work(handlers) {
      const workers = new Map<string, string[]>();
      for (const name of queueNames) {
        const handler = handlers[name];
        if (handler) workers.set(name, await workOn({ boss, log, name, handler }));
      }
      workers.set(DEAD_JOBS, [await buryDeadJobs({ boss, log, database })]);
      stopLooking = keepLookingForJobs({
        database,
        queues: [...workers.keys()],
        seconds: lookSeconds,
        onDue: (queue) => {
          for (const worker of workers.get(queue) ?? []) boss.notifyWorker(worker);
        },
        onError: (err) => log.warn({ err }, 'jobs could not be looked for'),
      });
    },
    async stop() {
      stopFollowing();
      await stopLooking();
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}

/** Locks the job that waits, which those that look for work then skip. @returns whether there was one */
async function holdWaiting(db: DbOrTx, name: QueueName, singletonKey = ''): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT id FROM pgboss.job
    WHERE name = ${name} AND COALESCE(singleton_key, '') = ${singletonKey} AND state = 'created' AND policy = 'short'
    FOR UPDATE`);
  return rows.length > 0;
}

interface Work {
  boss: PgBoss;
  log: Log;
  name: QueueName;
  handler: (payload: never, job: JobRun) => Promise<void>;
}

/** @returns the workers' ids */
async function workOn({ boss, log, name, handler }: Work): Promise<string[]> {
  const { cron, payload: schema, atOnce = 1 } = definitionOf(name);

  async function run(job: JobWithMetadata): Promise<void> {
    const startedAt = performance.now();
    const about = { queue: name, jobId: job.id, attempt: job.retryCount + 1 };
    try {
      await inSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes: { queue: name } }, () =>
        underWay.run({ id: job.id }, () =>
          handler(schema.parse(job.data) as never, { id: job.id, signal: job.signal }),
        ),
      );
      countJob(name, 'done', (performance.now() - startedAt) / 1_000);
      log.debug({ ...about, ms: Math.round(performance.now() - startedAt) }, 'job done');
    } catch (error) {
      countJob(name, 'failed', (performance.now() - startedAt) / 1_000);
      log.warn({ ...about, err: error }, 'job failed');
      throw error;
    }
  }

  const workers: string[] = [];
  while (workers.length < atOnce)
    workers.push(
      await workWithoutPause(boss, name, async (jobs) => {
        for (const job of jobs) await run(job);
      }),
    );
  if (cron) await boss.schedule(name, cron, {}, { tz: 'Asia/Jakarta' });
  return workers;
}

/**
 * Several jobs of one commit are announced once: after each the next one is looked for at once, until there is none.
 * @returns the worker's id
 */
async function workWithoutPause(
  boss: PgBoss,
  name: string,
  handler: (jobs: JobWithMetadata[]) => Promise<void>,
): Promise<string> {
  const own: { worker?: string } = {};
  const options = { ...POLLING, includeMetadata: true as const };
  own.worker = await boss.work(name, options, async (jobs: JobWithMetadata[]) => {
    if (own.worker) boss.notifyWorker(own.worker);
    await handler(jobs);
  });
  return own.worker;
}

interface Bury {
  boss: PgBoss;
  log: Log;
  database: Database;
}

/** A job also dies without its handler's doing, when its process is killed at every try; all end here, for an operator to see. */
function buryDeadJobs({ boss, log, database }: Bury): Promise<string> {
  return workWithoutPause(boss, DEAD_JOBS, async (jobs) => {
    for (const { id, data, sourceName, sourceId, sourceRetryCount, sourceOutput } of jobs) {
      await keepDeadJob(database.db, {
        id: sourceId ?? id,
        queue: sourceName ?? DEAD_JOBS,
        payload: data,
        output: sourceOutput,
        tries: (sourceRetryCount ?? 0) + 1,
      });
      log.error({ queue: sourceName, jobId: sourceId, retries: sourceRetryCount }, 'job given up');
    }
  });
}
