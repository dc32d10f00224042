import type { Database } from '../db/db.server.ts';

interface LookOptions {
  database: Pick<Database, 'query'>;
  queues: readonly string[];
  seconds: number;
  /** Hears of each queue that has jobs whose time has come. */
  onDue: (queue: string) => void;
  onError: (error: unknown) => void;
}

/** One job of a queue says enough: by this order an index finds it, however many wait. */
const DUE = `
  SELECT queue.name FROM unnest($1::text[]) AS queue (name), LATERAL (
    SELECT 1 FROM pgboss.job
    WHERE job.name = queue.name AND state < 'active' AND NOT blocked AND start_after <= now()
    ORDER BY priority DESC, created_on LIMIT 1
  ) AS due`;

/**
 * Looks for jobs whose time has come, in all queues with one small query: a poll of each queue for itself is most of what an idle
 * server costs. @returns stops it, and waits for the query under way
 */
export function keepLookingForJobs(options: LookOptions): () => Promise<void> {
  const { database, queues, seconds, onDue, onError } = options;
  let underWay: Promise<void> | undefined;
  async function look(): Promise<void> {
    try {
      const { rows } = await database.query(DUE, [queues]);
      for (const { name } of rows) onDue(String(name));
    } catch (error) {
      onError(error);
    }
    underWay = undefined;
  }
  const timer = setInterval(() => void (underWay ??= look()), seconds * 1_000).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
