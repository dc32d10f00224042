import type { Database } from '../db/db.server.ts';
import { queueNames } from './queues.ts';

export interface QueueDepth {
  name: string;
  /** Jobs that could run now. */
  waiting: number;
  /** Jobs that are to run later, a further try among them. */
  later: number;
  running: number;
  /** Seconds since the oldest of those that could run now could. */
  oldestSeconds: number;
}

/** How much work waits in each queue. Finished jobs are not looked at. */
export async function queueDepths({ query }: Pick<Database, 'query'>): Promise<QueueDepth[]> {
  const { rows } = await query(`
    SELECT name,
      count(*) FILTER (WHERE state < 'active' AND start_after <= now())::int AS waiting,
      count(*) FILTER (WHERE state < 'active' AND start_after > now())::int AS later,
      count(*) FILTER (WHERE state = 'active')::int AS running,
      coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active' AND start_after <= now())), 0)::float8
        AS "oldestSeconds"
    FROM pgboss.job WHERE state <= 'active' GROUP BY name`);
  const byName = new Map(rows.map((row) => [row['name'], row as unknown as QueueDepth]));
  return queueNames.map(
    (name) => byName.get(name) ?? { name, waiting: 0, later: 0, running: 0, oldestSeconds: 0 },
  );
}
