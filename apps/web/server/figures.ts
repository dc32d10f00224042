import { queueDepths } from '../app/services/jobs/queue-depths.server.ts';
import type { Services } from '../app/services/services.server.ts';
import { watchFigures, type Figure } from '../app/services/telemetry/watch-figures.ts';

export const gauges = {
  'setapak.jobs': 'Jobs by queue: that could run now, are to run later, run',
  'setapak.job.age': 'Seconds since the oldest job of a queue could run',
  'setapak.dead_jobs': 'Jobs that were given up and not had done again, by queue',
  'setapak.backup.age': 'Seconds since the last backup was finished',
  'setapak.users': 'Accounts, as the database estimates them',
  'setapak.orders.waiting': 'Orders that wait for their money',
  'setapak.payments.open': 'Payments that are open at their gateway, by gateway',
  'setapak.payments.overdue': 'Payments whose gateway was to be asked ten minutes ago',
  'setapak.reviews.open': 'Reviews that are paid and not delivered, by whether they are late',
  'setapak.sessions.coming': 'Mentoring sessions that are paid and neither held nor lapsed',
};

/**
 * What only the database knows: queues, backups and the figures of the business. Each query reads an index of what is open,
 * never a whole table. One process of a kind is enough to ask, so those that do jobs do.
 */
export function watchBusiness({ database, log }: Pick<Services, 'database' | 'log'>): void {
  watchFigures({
    gauges,
    onError: (error) => log.warn({ err: error }, 'the figures could not be read'),
    load: () => loadBusiness(database),
  });
}

/** The values of every gauge; of a figure that is no number now (no backup yet) nothing. */
export async function loadBusiness(database: Services['database']): Promise<Record<string, Figure[]>> {
  const [queues, figures] = await Promise.all([loadQueues(database), loadFigures(database)]);
  return { ...queues, ...figures };
}

async function loadQueues(database: Services['database']): Promise<Record<string, Figure[]>> {
  const depths = await queueDepths(database);
  return {
    'setapak.jobs': depths.flatMap(({ name, waiting, later, running }) =>
      Object.entries({ waiting, later, running }).map(([state, value]) => ({
        value,
        attributes: { queue: name, state },
      })),
    ),
    'setapak.job.age': depths.map(({ name, oldestSeconds }) => ({
      value: oldestSeconds,
      attributes: { queue: name },
    })),
  };
}

async function loadFigures({ query }: Services['database']): Promise<Record<string, Figure[]>> {
  const { rows } = await query(`
    SELECT 'setapak.dead_jobs' AS gauge, 'queue' AS name, queue AS word, count(*)::float8 AS value FROM dead_job GROUP BY queue
    UNION ALL
    SELECT 'setapak.backup.age', NULL, NULL, extract(epoch FROM now() - max(finished_at))::float8 FROM backup_run
    UNION ALL
    SELECT 'setapak.users', NULL, NULL, greatest(reltuples, 0)::float8 FROM pg_class WHERE oid = '"user"'::regclass
    UNION ALL
    SELECT 'setapak.orders.waiting', NULL, NULL, count(*)::float8 FROM "order" WHERE status = 'awaiting_payment'
    UNION ALL
    SELECT 'setapak.payments.open', 'gateway', gateway::text, count(*)::float8 FROM payment
      WHERE status IN ('pending', 'review') GROUP BY gateway
    UNION ALL
    SELECT 'setapak.payments.overdue', NULL, NULL, count(*)::float8 FROM payment
      WHERE status IN ('pending', 'review') AND check_at < now() - interval '10 minutes'
    UNION ALL
    SELECT 'setapak.reviews.open', 'late', (cv_review.due_at < now())::text, count(*)::float8
      FROM review_case JOIN cv_review USING (order_id)
      WHERE review_case.delivered_at IS NULL AND cv_review.delivered_at IS NULL AND cv_review.revoked_at IS NULL GROUP BY 3
    UNION ALL
    SELECT 'setapak.sessions.coming', NULL, NULL, count(*)::float8 FROM mentoring_session
      WHERE expires_at > now() AND outcome IS NULL AND revoked_at IS NULL`);
  const figures: Record<string, Figure[]> = {};
  for (const { gauge, name, word, value } of rows) {
    if (value === null) continue;
    (figures[String(gauge)] ??= []).push({
      value: Number(value),
      ...(typeof name === 'string' && { attributes: { [name]: String(word) } }),
    });
  }
  return figures;
}
