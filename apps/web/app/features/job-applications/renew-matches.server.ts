import { match } from '@setapak/ats';
import { ReadError } from '@setapak/ats/pool';
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { loadCvSource, type CvSource } from '~/features/cv-sync/public.server.ts';
import { jobApplication, jobApplicationMatch } from '~/services/db/job-application-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { missingOf } from './missing-of.ts';
import { renewedMatch } from './model.ts';
import { notifyTabs } from './owned-application.server.ts';

/** Seconds: a person who edits a CV saves often, and one comparison after the last save is enough. */
const RENEW_DELAY = 30;

interface OfCv {
  services: Pick<Services, 'db'>;
  userId: string;
  cvId: string;
}

/** What of a person's board was compared with an older version of this CV. */
const outdated = ({ userId, cvId }: { userId: string; cvId: string }, version: number) =>
  and(
    eq(jobApplicationMatch.userId, userId),
    eq(jobApplicationMatch.cvId, cvId),
    lt(jobApplicationMatch.cvVersion, version),
    isNull(jobApplication.deletedAt),
    isNull(jobApplication.archivedAt),
    ne(jobApplication.stage, 'closed'),
  );

/** After a CV was saved: asks for its comparisons to be renewed a little later, where the board has any. */
export async function requestMatches(
  options: OfCv & { services: Pick<Services, 'db' | 'jobs'> },
): Promise<void> {
  const { services, userId, cvId } = options;
  const [found] = await services.db
    .select({ id: jobApplication.id })
    .from(jobApplicationMatch)
    .innerJoin(jobApplication, eq(jobApplication.id, jobApplicationMatch.applicationId))
    .innerJoin(cv, and(eq(cv.id, cvId), eq(cv.userId, userId), isNull(cv.deletedAt)))
    .where(
      and(
        eq(jobApplicationMatch.userId, userId),
        eq(jobApplicationMatch.cvId, cvId),
        lt(jobApplicationMatch.cvVersion, cv.version),
        isNull(jobApplication.deletedAt),
        isNull(jobApplication.archivedAt),
        ne(jobApplication.stage, 'closed'),
      ),
    )
    .limit(1);
  if (found)
    await services.jobs.enqueue(services.db, 'renew-matches', { userId, cvId }, { delay: RENEW_DELAY });
}

interface RenewMatches extends OfCv {
  services: Pick<Services, 'db' | 'events' | 'rendering' | 'reading' | 'storage' | 'log'>;
  now?: Date;
}

/**
 * Job: compares a CV as it is stored now with every open ad of the board that it belongs to. A CV that is gone needs nothing, and a
 * comparison with this version or a newer one stays. @throws ReadError busy, closed: to be tried again
 */
export async function renewMatches(options: RenewMatches): Promise<void> {
  const { services, userId, cvId, now = new Date() } = options;
  const found = await findCv(options);
  if (!found) return;
  const due = await services.db
    .select({ id: jobApplication.id, ad: jobApplication.ad, before: jobApplicationMatch })
    .from(jobApplicationMatch)
    .innerJoin(jobApplication, eq(jobApplication.id, jobApplicationMatch.applicationId))
    .where(outdated({ userId, cvId }, found.version));
  if (due.length === 0) return;
  const result = await read(services, found.source);
  if (!result) return;
  await services.db.transaction(async (tx) => {
    for (const { id, ad, before } of due) {
      if (!ad) continue;
      const compared = match(result, ad);
      const renewed = renewedMatch(before, { score: compared.score, missing: missingOf(compared) }, now);
      const [kept] = await tx
        .update(jobApplicationMatch)
        .set({ ...renewed, cvName: found.name, cvVersion: found.version, matchedAt: now })
        .where(
          and(
            eq(jobApplicationMatch.applicationId, id),
            eq(jobApplicationMatch.userId, userId),
            // Another CV was chosen meanwhile, or another run was faster.
            eq(jobApplicationMatch.cvId, cvId),
            eq(jobApplicationMatch.cvVersion, before.cvVersion),
          ),
        )
        .returning({ id: jobApplicationMatch.applicationId });
      if (kept) await notifyTabs(services, tx, userId, id);
    }
  });
}

async function findCv({ services, userId, cvId }: OfCv) {
  try {
    return await loadCvSource({ services, userId, id: cvId });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

async function read(services: RenewMatches['services'], source: CvSource) {
  const pdf = source.document
    ? await services.rendering.render(source.document, { pages: 'multi' })
    : await services.storage.getBytes(source.fileKey);
  try {
    return (await services.reading.read(pdf)).result;
  } catch (error) {
    if (!(error instanceof ReadError) || error.code === 'busy' || error.code === 'closed') throw error;
    services.log.warn({ err: error }, 'a CV cannot be read and compared');
    return null;
  }
}
