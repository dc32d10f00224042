import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { jobApplicationMatch } from '~/services/db/job-application-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { lockApplication, type OwnApplication } from './owned-application.server.ts';
import { renewMatches } from './renew-matches.server.ts';

interface ChooseMatchCv extends OwnApplication {
  services: Pick<Services, 'db' | 'events' | 'limits' | 'rendering' | 'reading' | 'storage' | 'log'>;
  cvId: string;
}

/**
 * Compares a CV with an application's ad, now and whenever the CV changes.
 * @throws AppError not_found, also for another person's CV; invalid without an ad; too_many, nothing_to_read
 */
export async function chooseMatchCv({ services, userId, id, cvId }: ChooseMatchCv): Promise<void> {
  await services.limits.enforce('match-user', userId);
  await services.db.transaction(async (tx) => {
    const { ad } = await lockApplication(tx, { userId, id });
    if (!ad) throw new AppError('invalid');
    const [found] = await tx
      .select({ id: cv.id, name: cv.name })
      .from(cv)
      .where(and(eq(cv.id, cvId), eq(cv.userId, userId), isNull(cv.deletedAt)));
    if (!found) throw new AppError('not_found');
    await keepMatchCv(tx, { userId, id, chosen: found });
  });
  await renewMatches({ services, userId, cvId });
  const [kept] = await services.db
    .select({ version: jobApplicationMatch.cvVersion })
    .from(jobApplicationMatch)
    .where(and(eq(jobApplicationMatch.applicationId, id), eq(jobApplicationMatch.userId, userId)));
  if (kept?.version === 0) throw new AppError('nothing_to_read');
}

/** The CV that somebody worked on last, which a new ad is compared with by itself. */
export async function lastEditedCv(tx: DbOrTx, userId: string) {
  const [found] = await tx
    .select({ id: cv.id, name: cv.name })
    .from(cv)
    .where(and(eq(cv.userId, userId), isNull(cv.deletedAt), isNotNull(cv.document)))
    .orderBy(desc(cv.updatedAt))
    .limit(1);
  return found ?? null;
}

/** Of a comparison that is still to be made. */
export const NOT_COMPARED = {
  cvVersion: 0,
  score: null,
  missing: [],
  previousScore: null,
  changedAt: null,
  gained: [],
  matchedAt: null,
};

interface KeepMatchCv {
  userId: string;
  id: string;
  chosen: { id: string; name: string };
}

/** Writes which CV belongs to an application. Another one begins anew: its score is no change of the one before. */
export async function keepMatchCv(tx: DbOrTx, { userId, id, chosen }: KeepMatchCv): Promise<void> {
  const row = { cvId: chosen.id, cvName: chosen.name, ...NOT_COMPARED };
  const [known] = await tx
    .select({ cvId: jobApplicationMatch.cvId })
    .from(jobApplicationMatch)
    .where(and(eq(jobApplicationMatch.applicationId, id), eq(jobApplicationMatch.userId, userId)));
  if (known?.cvId === chosen.id) return;
  await tx
    .insert(jobApplicationMatch)
    .values({ applicationId: id, userId, ...row })
    .onConflictDoUpdate({
      target: [jobApplicationMatch.userId, jobApplicationMatch.applicationId],
      set: row,
    });
}
