import { jobApplication } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import { ownedApplication, notifyTabs, type OwnApplication } from './owned-application.server.ts';

/** Takes an application off the board without letting go of it, or back. @throws AppError not_found */
export async function archiveApplication({
  services,
  userId,
  id,
  isArchived,
}: OwnApplication & { isArchived: boolean }): Promise<void> {
  const now = new Date();
  await services.db.transaction(async (tx) => {
    const changed = await tx
      .update(jobApplication)
      .set({ archivedAt: isArchived ? now : null, updatedAt: now })
      .where(ownedApplication({ userId, id }))
      .returning({ id: jobApplication.id });
    if (changed.length === 0) throw new AppError('not_found');
    await notifyTabs(services, tx, userId, id);
  });
}
