import type { Match } from '@setapak/ats';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { atsJob, atsMatch } from '~/services/db/ats-job-schema.ts';
import { atsCheck } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

/** An ad that is kept, with what came of comparing versions of the CV with it. */
export interface KeptJob {
  id: string;
  title: string | null;
  company: string | null;
  link: string | null;
  createdAt: Date;
  /** One of the several posts of the ad was chosen. */
  isOnePost: boolean;
  /** Of every check that was compared with it, oldest first. */
  scores: { checkId: string; fileName: string; checkedAt: Date; score: number | null }[];
}

interface ListJobs {
  services: Pick<Services, 'db'>;
  userId: string;
}

/** A person's job ads, the one used last first. */
export async function listJobs({ services, userId }: ListJobs): Promise<KeptJob[]> {
  const { db } = services;
  const jobs = await db
    .select({
      id: atsJob.id,
      title: atsJob.title,
      company: atsJob.company,
      link: atsJob.link,
      createdAt: atsJob.createdAt,
      isOnePost: sql<boolean>`${atsJob.wholeAd} IS NOT NULL`,
    })
    .from(atsJob)
    .where(eq(atsJob.userId, userId))
    .orderBy(sql`${desc(atsJob.updatedAt)} NULLS FIRST`);
  if (jobs.length === 0) return [];
  const ids = jobs.map(({ id }) => id);
  const scores = await db
    .select({
      jobId: atsMatch.jobId,
      checkId: atsMatch.checkId,
      score: atsMatch.score,
      fileName: atsCheck.fileName,
      checkedAt: atsCheck.createdAt,
    })
    .from(atsMatch)
    .innerJoin(atsCheck, and(eq(atsCheck.id, atsMatch.checkId), eq(atsCheck.userId, userId)))
    .where(and(eq(atsMatch.userId, userId), inArray(atsMatch.jobId, ids)))
    .orderBy(atsCheck.createdAt);
  return jobs.map((job) => ({
    ...job,
    scores: scores.filter(({ jobId }) => jobId === job.id).map(({ jobId: _, ...score }) => score),
  }));
}

interface MatchesOfCheck extends ListJobs {
  checkId: string;
}

/** What one check was compared with, the newest ad first. */
export async function matchesOfCheck({ services, userId, checkId }: MatchesOfCheck) {
  const rows = await services.db
    .select({
      title: atsJob.title,
      company: atsJob.company,
      link: atsJob.link,
      addedAt: atsJob.createdAt,
      match: atsMatch.match,
    })
    .from(atsMatch)
    .innerJoin(atsJob, and(eq(atsJob.id, atsMatch.jobId), eq(atsJob.userId, userId)))
    .where(and(eq(atsMatch.checkId, checkId), eq(atsMatch.userId, userId)))
    .orderBy(sql`${desc(atsJob.updatedAt)} NULLS FIRST`);
  // Only matchJob writes this column, with what the matcher gave.
  return rows.map((row) => ({ ...row, match: row.match as Match }));
}
