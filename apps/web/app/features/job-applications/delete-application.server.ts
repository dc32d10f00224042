import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import { refuseTooMany } from './create-application.server.ts';
import { UNDO_HOURS } from './model.ts';
import { lockBoard, ownedApplication, notifyTabs, type OwnApplication } from './owned-application.server.ts';

const HOUR_MS = 3_600_000;

/** Takes an application away. For a day `restoreApplication` brings it back. @throws AppError not_found */
export async function deleteApplication({ services, userId, id }: OwnApplication): Promise<void> {
  await services.db.transaction(async (tx) => {
    const deleted = await tx
      .update(jobApplication)
      .set({ deletedAt: new Date() })
      .where(ownedApplication({ userId, id }))
      .returning({ id: jobApplication.id });
    if (deleted.length === 0) throw new AppError('not_found');
    await notifyTabs(services, tx, userId, id);
  });
}

/** Brings it back to its place, files and all. @throws AppError not_found, too_many_applications */
export async function restoreApplication({
  services,
  userId,
  id,
  now = new Date(),
}: OwnApplication & { now?: Date }): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockBoard(tx, userId);
    await refuseTooMany(tx, userId);
    const restored = await tx
      .update(jobApplication)
      .set({ deletedAt: null })
      .where(
        and(
          eq(jobApplication.id, id),
          eq(jobApplication.userId, userId),
          isNotNull(jobApplication.deletedAt),
          gt(jobApplication.deletedAt, new Date(now.getTime() - UNDO_HOURS * HOUR_MS)),
        ),
      )
      .returning({ id: jobApplication.id });
    if (restored.length === 0) throw new AppError('not_found');
    await notifyTabs(services, tx, userId, id);
  });
}
