import { desc, eq, sql } from 'drizzle-orm';
import type { Db, DbOrTx } from '../db/db.server.ts';
import { deadJob } from '../db/operations-schema.ts';
import { AppError } from '../error.ts';
import { maskValues } from '../log/describe-error.ts';
import type { Jobs } from './jobs.server.ts';
import { definitionOf, queueNames } from './queues.ts';

interface DeadJob {
  id: string;
  queue: string;
  error: string;
  tries: number;
  createdAt: Date;
}

interface Buried {
  id: string;
  queue: string;
  payload: object;
  /** What pg-boss kept of the error. */
  output: object | null;
  tries: number;
}

/**
 * Keeps a job that was given up. A second time changes nothing. What the clock asks for again within the hour is not kept where its
 * process ended: nothing is left to be done about it.
 */
export async function keepDeadJob(db: Db, { id, queue, payload, output, tries }: Buried): Promise<void> {
  const { message } = (output ?? {}) as { message?: unknown };
  if (typeof message !== 'string' && isEnqueuedAgain(queue)) return;
  const error = typeof message === 'string' ? maskValues(message) : 'its process ended';
  await db
    .insert(deadJob)
    .values({ id, queue, payload: payload as Record<string, unknown>, error, tries })
    .onConflictDoNothing();
}

function isEnqueuedAgain(queue: string): boolean {
  const name = queueNames.find((known) => known === queue);
  const { cron, retryLimit } = name ? definitionOf(name) : {};
  return cron !== undefined && retryLimit === 0;
}

/** The newest ones, without their payload: that may be somebody's. */
export async function listDeadJobs(db: DbOrTx, limit = 50): Promise<DeadJob[]> {
  const { id, queue, error, tries, createdAt } = deadJob;
  return db
    .select({ id, queue, error, tries, createdAt })
    .from(deadJob)
    .orderBy(desc(createdAt))
    .limit(limit);
}

/**
 * Has a job done again that was given up, in the caller's transaction. It keeps its id: what it did before it failed is not done twice.
 * @throws AppError not_found, invalid: where this version knows no such work
 * @returns the queue
 */
export async function retryDeadJob({ jobs }: { jobs: Pick<Jobs, 'enqueue'> }, tx: DbOrTx, id: string) {
  const [dead] = await tx.delete(deadJob).where(eq(deadJob.id, id)).returning();
  if (!dead) throw new AppError('not_found');
  const name = queueNames.find((known) => known === dead.queue);
  const payload = name && definitionOf(name).payload.safeParse(dead.payload);
  if (!name || !payload?.success) throw new AppError('invalid');
  await tx.execute(
    sql`DELETE FROM pgboss.job WHERE name = ${name} AND id::text = ${id} AND state IN ('failed', 'cancelled')`,
  );
  await jobs.enqueue(tx, name, payload.data as never, { id });
  return dead.queue;
}

/** Removes one that shall not be done again. @throws AppError not_found */
export async function forgetDeadJob(tx: DbOrTx, id: string): Promise<string> {
  const [dead] = await tx.delete(deadJob).where(eq(deadJob.id, id)).returning({ queue: deadJob.queue });
  if (!dead) throw new AppError('not_found');
  return dead.queue;
}
