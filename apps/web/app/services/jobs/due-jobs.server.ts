import type { Database } from '../db/db.server.ts';

interface LookOptions {
  database: Pick<Database, 'query'>;
  seconds: number;
  /** Hears of each queue that has jobs whose time has come. */
  onDue: (queue: string) => void;
  onError: (error: unknown) => void;
}

/**
 * Looks for jobs whose time has come, in all queues with one small query: a poll of each queue for itself is most of what an idle
 * server costs. @returns stops it, and waits for the query under way
 */
export function keepLookingForJobs({ database, seconds, onDue, onError }: LookOptions): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  async function look(): Promise<void> {
    try {
      const { rows } = await database.query(
        `SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND NOT blocked AND start_after <= now()`,
      );
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
