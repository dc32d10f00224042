import { inArray, lt } from 'drizzle-orm';
import { jobApplication, jobApplicationFile } from '~/services/db/job-application-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';
import { UNDO_HOURS } from './model.ts';
import { remindOfApplications } from './remind-of-applications.server.ts';

const HOUR_MS = 3_600_000;

/** Job: what time alone does to applications. Any number of processes may run it at once. */
export async function keepUpApplications(
  services: Pick<Services, 'db' | 'jobs' | 'log' | 'baseUrl'>,
  now = new Date(),
): Promise<void> {
  await remindOfApplications(services, now);
  await purgeDeleted(services, now);
}

/** Removes for good what was deleted longer ago than it can be brought back. */
async function purgeDeleted(services: Pick<Services, 'db' | 'jobs'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNDO_HOURS * HOUR_MS);
  await services.db.transaction(async (tx) => {
    const gone = await tx
      .select({ id: jobApplication.id })
      .from(jobApplication)
      .where(lt(jobApplication.deletedAt, before))
      .for('update', { skipLocked: true });
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return;
    const files = await tx
      .delete(jobApplicationFile)
      .where(inArray(jobApplicationFile.applicationId, ids))
      .returning({ key: jobApplicationFile.fileKey });
    await tx.delete(jobApplication).where(inArray(jobApplication.id, ids));
    await removeLater(
      services,
      tx,
      files.map(({ key }) => key),
    );
  });
}
