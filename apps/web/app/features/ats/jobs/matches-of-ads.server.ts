import type { Match } from '@setapak/ats';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { atsJob, atsMatch } from '~/services/db/ats-job-schema.ts';
import { atsCheck } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

interface OfPerson {
  services: Pick<Services, 'db'>;
  userId: string;
}

/** The score of the newest check that was compared with each ad, and when it was compared, by the ad's hash; ads without one are left out. */
export async function scoresOfAds({
  services,
  userId,
  hashes,
}: OfPerson & { hashes: readonly string[] }): Promise<Map<string, { score: number | null; at: Date }>> {
  if (hashes.length === 0) return new Map();
  const rows = await services.db
    .selectDistinctOn([atsJob.adHash], {
      hash: atsJob.adHash,
      score: atsMatch.score,
      at: atsMatch.createdAt,
    })
    .from(atsJob)
    .innerJoin(atsMatch, and(eq(atsMatch.jobId, atsJob.id), eq(atsMatch.userId, userId)))
    .innerJoin(atsCheck, and(eq(atsCheck.id, atsMatch.checkId), eq(atsCheck.userId, userId)))
    .where(and(eq(atsJob.userId, userId), inArray(atsJob.adHash, [...hashes])))
    .orderBy(atsJob.adHash, desc(atsCheck.createdAt));
  return new Map(rows.map(({ hash, score, at }) => [hash, { score, at }]));
}

/** What was compared with one ad, the newest check first. */
export async function matchesOfAd({ services, userId, hash }: OfPerson & { hash: string }) {
  const rows = await services.db
    .select({
      checkId: atsMatch.checkId,
      fileName: atsCheck.fileName,
      checkedAt: atsCheck.createdAt,
      score: atsMatch.score,
      match: atsMatch.match,
    })
    .from(atsJob)
    .innerJoin(atsMatch, and(eq(atsMatch.jobId, atsJob.id), eq(atsMatch.userId, userId)))
    .innerJoin(atsCheck, and(eq(atsCheck.id, atsMatch.checkId), eq(atsCheck.userId, userId)))
    .where(and(eq(atsJob.userId, userId), eq(atsJob.adHash, hash)))
    .orderBy(desc(atsCheck.createdAt));
  // Only matchJob writes this column, with what the matcher gave.
  return rows.map((row) => ({ ...row, match: row.match as Match }));
}
