import type { Database } from '../db/db.server.ts';

/** What a clock that is set right now and then may differ. */
const SLACK = `interval '1 minute'`;
const EVERY_MS = 60_000;

/**
 * pg-boss notes when it last looked for regular jobs, and looks again a while later: where the clock was set back by hours, all of them would
 * rest for as long, and what was enqueued before would wait. Brings such moments back to now. @returns whether there were any
 */
export async function followClock({ query }: Pick<Database, 'query'>): Promise<boolean> {
  const { rows } = await query(`
    UPDATE pgboss.version SET cron_on = now() WHERE cron_on > now() + ${SLACK} RETURNING cron_on`);
  if (rows.length === 0) return false;
  await query(
    `UPDATE pgboss.version SET bam_on = least(bam_on, now()), flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now())`,
  );
  await query(`
    UPDATE pgboss.queue SET monitor_on = least(monitor_on, now()), monitor_claim_on = least(monitor_claim_on, now()),
      maintain_on = least(maintain_on, now())`);
  await query(`
    UPDATE pgboss.job SET start_after = start_after - (created_on - now()), created_on = now()
    WHERE state IN ('created', 'retry') AND created_on > now() + ${SLACK}`);
  // A regular job has its minute, and a minute that was done already is not done again.
  await query(`DELETE FROM pgboss.job WHERE state = 'completed' AND singleton_on > now()`);
  return true;
}

/** Looks every minute. @returns how to stop it */
export function keepFollowingClock(database: Database, onError: (error: unknown) => void): () => void {
  const timer = setInterval(() => void followClock(database).catch(onError), EVERY_MS).unref();
  return () => clearInterval(timer);
}
