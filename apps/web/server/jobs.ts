import { readPendingChecks } from '../app/features/ats/read-pending-checks.server.ts';
import type { Services } from '../app/services/services.server.ts';

/** Starts to do the jobs: each queue meets the use case that does its work. */
export async function startJobs(services: Services): Promise<void> {
  await services.jobs.work({
    'read-pending-checks': async () => {
      await readPendingChecks(services);
    },
  });
}
