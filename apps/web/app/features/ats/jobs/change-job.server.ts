import { and, eq } from 'drizzle-orm';
import { atsJob } from '~/services/db/ats-job-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface OwnJob {
  services: Pick<Services, 'db'>;
  userId: string;
  jobId: string;
}

interface RenameJob extends OwnJob {
  title: string | null;
  company: string | null;
  link: string | null;
}

/** Corrects what an ad is called and where it stands. @throws AppError not_found */
export async function renameJob({ services, userId, jobId, title, company, link }: RenameJob): Promise<void> {
  const changed = await services.db
    .update(atsJob)
    .set({ title, company, link, updatedAt: new Date() })
    .where(and(eq(atsJob.id, jobId), eq(atsJob.userId, userId)))
    .returning({ id: atsJob.id });
  if (changed.length === 0) throw new AppError('not_found');
}

/** Removes an ad and everything that was compared with it. @throws AppError not_found */
export async function removeJob({ services, userId, jobId }: OwnJob): Promise<void> {
  const removed = await services.db
    .delete(atsJob)
    .where(and(eq(atsJob.id, jobId), eq(atsJob.userId, userId)))
    .returning({ id: atsJob.id });
  if (removed.length === 0) throw new AppError('not_found');
}
