import { jobApplication } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import { stampsAfter, standingOf, targetOf, type Target } from './model.ts';
import {
  lockApplication,
  lockBoard,
  nextRevision,
  ownedApplication,
  notifyTabs,
  type OwnApplication,
} from './owned-application.server.ts';
import { placeInColumn } from './place-in-column.server.ts';

interface MoveApplication extends OwnApplication {
  /** Where the person saw it. */
  from: Target;
  to: Target;
  /** The one that it is put before; null for the end, undefined for the top. */
  before?: string | null | undefined;
  now?: Date;
}

/**
 * Puts an application into another column, or elsewhere in its own. Its text has a version of its own, so that a move never
 * stands in the way of what is being typed.
 * @throws AppError not_found; conflict where another device moved it meanwhile
 */
export async function moveApplication(options: MoveApplication): Promise<void> {
  const { services, userId, id, from, to, before, now = new Date() } = options;
  await services.db.transaction(async (tx) => {
    await lockBoard(tx, userId);
    const row = await lockApplication(tx, { userId, id });
    const stands = targetOf(row);
    if (stands !== from && stands !== to) throw new AppError('conflict');
    const standing = standingOf(to);
    if (stands !== to)
      await tx
        .update(jobApplication)
        .set({ ...nextRevision, ...standing, ...stampsAfter(row, standing, now), updatedAt: now })
        .where(ownedApplication({ userId, id }));
    await placeInColumn(tx, { userId, id, stage: standing.stage, before });
    await notifyTabs(services, tx, userId, id);
  });
}
