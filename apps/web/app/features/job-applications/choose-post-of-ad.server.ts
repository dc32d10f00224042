import { and, eq } from 'drizzle-orm';
import { choosePost, hashOfAd } from '~/features/ats/public.server.ts';
import { jobApplication, jobApplicationMatch } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { NOT_COMPARED } from './choose-match-cv.server.ts';
import { lockApplication, nextRevision, notifyTabs, ownedApplication } from './owned-application.server.ts';
import { readPastedAd } from './read-pasted-ad.ts';
import { renewMatches } from './renew-matches.server.ts';

interface ChoosePostOfAd {
  services: Pick<Services, 'db' | 'events' | 'limits' | 'rendering' | 'reading' | 'storage' | 'log'>;
  userId: string;
  id: string;
  /** One of the posts that the ad offers; empty for the whole ad again. */
  post: string;
}

/**
 * Has one post of an application's ad take the place of the whole, and compares the CV that belongs to it anew. A title that was read from
 * the ad is read again. @throws AppError not_found, too_many; invalid without an ad
 */
export async function choosePostOfAd({ services, userId, id, post }: ChoosePostOfAd): Promise<void> {
  await services.limits.enforce('match-user', userId);
  const cvId = await services.db.transaction(async (tx) => {
    const row = await lockApplication(tx, { userId, id });
    if (!row.ad) throw new AppError('invalid');
    const whole = row.wholeAd ?? row.ad;
    const ad = post === '' ? whole : choosePost(whole, post);
    if (ad === row.ad) return null;
    const titleOf = (text: string) => readPastedAd(text, null).title;
    const title = row.title === titleOf(row.ad) ? titleOf(ad) || row.title : row.title;
    await tx
      .update(jobApplication)
      .set({
        ad,
        adHash: hashOfAd(ad),
        wholeAd: ad === whole ? null : whole,
        title,
        ...nextRevision,
        version: row.version + 1,
        updatedAt: new Date(),
      })
      .where(ownedApplication({ userId, id }));
    const [compared] = await tx
      .update(jobApplicationMatch)
      .set(NOT_COMPARED)
      .where(and(eq(jobApplicationMatch.applicationId, id), eq(jobApplicationMatch.userId, userId)))
      .returning({ cvId: jobApplicationMatch.cvId });
    await notifyTabs(services, tx, userId, id);
    return compared?.cvId ?? null;
  });
  if (cvId) await renewMatches({ services, userId, cvId });
}
