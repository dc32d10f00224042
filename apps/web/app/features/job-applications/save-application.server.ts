import { and, eq, sql } from 'drizzle-orm';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import {
  lockApplication,
  nextRevision,
  ownedApplication,
  notifyTabs,
  type OwnApplication,
} from './owned-application.server.ts';
import type { ApplicationFields } from './schema.ts';

interface SaveApplication extends OwnApplication {
  /** The version that the person saw. */
  version: number;
  fields: ApplicationFields;
}

/**
 * Keeps what somebody wrote about an application, if nobody wrote meanwhile.
 * @returns its new version
 * @throws AppError not_found, conflict
 */
export async function saveApplication(options: SaveApplication): Promise<number> {
  const { services, userId, id, version, fields } = options;
  return services.db.transaction(async (tx) => {
    const [saved] = await tx
      .update(jobApplication)
      .set({ ...fields, ...nextRevision, version: sql`${jobApplication.version} + 1`, updatedAt: new Date() })
      .where(and(ownedApplication({ userId, id }), eq(jobApplication.version, version)))
      .returning({ version: jobApplication.version });
    if (!saved) {
      await lockApplication(tx, { userId, id });
      throw new AppError('conflict');
    }
    await notifyTabs(services, tx, userId, id);
    return saved.version;
  });
}
