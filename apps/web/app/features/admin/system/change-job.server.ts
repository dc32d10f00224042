import { z } from 'zod';
import { forgetDeadJob, retryDeadJob } from '~/services/jobs/dead-jobs.server.ts';
import type { Services } from '~/services/services.server.ts';
import { recordAudit, type Actor } from '../record-audit.server.ts';

export const jobChange = z.object({
  intent: z.enum(['retry', 'forget']),
  id: z.string().min(1).max(100),
});

interface ChangeJob {
  services: Pick<Services, 'db' | 'jobs'>;
  actor: Actor;
  change: z.infer<typeof jobChange>;
}

/**
 * Has work done again that was given up, or lets go of it, and writes down who said so.
 * @throws AppError not_found: another operator was faster; invalid: this version knows no such work
 */
export async function changeJob({ services, actor, change: { intent, id } }: ChangeJob): Promise<void> {
  await services.db.transaction(async (tx) => {
    const queue = intent === 'retry' ? await retryDeadJob(services, tx, id) : await forgetDeadJob(tx, id);
    await recordAudit({
      tx,
      actor,
      action: intent === 'retry' ? 'retry job' : 'forget job',
      resource: 'system',
      recordId: id,
      after: { queue },
    });
  });
}
