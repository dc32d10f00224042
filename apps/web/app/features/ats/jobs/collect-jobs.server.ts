import { eq } from 'drizzle-orm';
import { atsJob, atsMatch } from '~/services/db/ats-job-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';

/** The job ads of a person and what was compared with them, for the archive of their data. */
export async function collectJobs(db: DbOrTx, userId: string) {
  const jobs = await db.select().from(atsJob).where(eq(atsJob.userId, userId));
  const matches = await db.select().from(atsMatch).where(eq(atsMatch.userId, userId));
  return { ats_job: jobs.map((row) => ({ ...row, adHash: undefined })), ats_match: matches };
}
