import { match, type Match } from '@setapak/ats';
import { and, count, eq } from 'drizzle-orm';
import { atsJob, atsMatch } from '~/services/db/ats-job-schema.ts';
import { user } from '~/services/db/schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { loadCheck } from '../checks/load-check.server.ts';
import { choosePost } from './choose-post.ts';
import { hashOfAd } from './hash-of-ad.server.ts';
import { LONGEST_NAME, MOST_JOBS } from './limits.ts';

interface MatchJob {
  services: Pick<Services, 'db' | 'limits'>;
  userId: string;
  /** The check whose result is compared. */
  checkId: string;
  jobAd: string;
  link?: string | null | undefined;
}

interface JobMatch {
  jobId: string;
  match: Match;
}

/**
 * Compares an own result with a pasted job ad and keeps both; the same ad is kept once.
 * @throws AppError not_found, too_many, too_many_jobs
 */
export async function matchJob({ services, userId, checkId, jobAd, link }: MatchJob): Promise<JobMatch> {
  const found = await compare({ services, userId, checkId, jobAd });
  const jobId = await services.db.transaction(async (tx) => {
    const kept = await keepAd(tx, { userId, jobAd, link, title: found.ad.title, company: found.ad.company });
    await keepMatch(tx, { userId, jobId: kept, checkId, match: found });
    return kept;
  });
  return { jobId, match: found };
}

interface MatchKeptJob extends Omit<MatchJob, 'jobAd' | 'link'> {
  jobId: string;
}

/** Compares an own result with an ad that is kept. @throws AppError not_found, too_many */
export async function matchKeptJob({ services, userId, checkId, jobId }: MatchKeptJob): Promise<JobMatch> {
  const [job] = await services.db
    .select({ ad: atsJob.ad })
    .from(atsJob)
    .where(and(eq(atsJob.id, jobId), eq(atsJob.userId, userId)))
    .limit(1);
  if (!job) throw new AppError('not_found');
  const found = await compare({ services, userId, checkId, jobAd: job.ad });
  await services.db.transaction(async (tx) => {
    // The ad may have been removed meanwhile; its row is held while the match is written.
    const [held] = await tx
      .select({ id: atsJob.id })
      .from(atsJob)
      .where(and(eq(atsJob.id, jobId), eq(atsJob.userId, userId)))
      .for('update');
    if (!held) throw new AppError('not_found');
    await keepMatch(tx, { userId, jobId, checkId, match: found });
  });
  return { jobId, match: found };
}

interface MatchPost extends Omit<MatchKeptJob, 'services'> {
  services: Pick<Services, 'db' | 'limits'>;
  /** One of `match.posts`; null for the whole ad again. */
  post: string | null;
}

/**
 * Has one post of an ad that is kept take the place of the whole, and compares an own result with it. What was compared with the ad before
 * says nothing of the post and goes. @throws AppError not_found, too_many
 */
export async function matchPost({ services, userId, checkId, jobId, post }: MatchPost): Promise<JobMatch> {
  const own = and(eq(atsJob.id, jobId), eq(atsJob.userId, userId));
  const [job] = await services.db
    .select({ ad: atsJob.ad, wholeAd: atsJob.wholeAd })
    .from(atsJob)
    .where(own)
    .limit(1);
  if (!job) throw new AppError('not_found');
  const whole = job.wholeAd ?? job.ad;
  const ad = post === null ? whole : choosePost(whole, post);
  const found = await compare({ services, userId, checkId, jobAd: ad });
  return services.db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
    const adHash = hashOfAd(ad);
    const [same] = await tx
      .select({ id: atsJob.id })
      .from(atsJob)
      .where(and(eq(atsJob.userId, userId), eq(atsJob.adHash, adHash)));
    let keptId = jobId;
    if (same && same.id !== jobId) {
      // The same post was chosen of this ad before.
      await tx.delete(atsJob).where(own);
      keptId = same.id;
    } else if (!same) {
      const title = found.ad.title?.slice(0, LONGEST_NAME) ?? null;
      const wholeAd = ad === whole ? null : whole;
      const changed = await tx
        .update(atsJob)
        .set({ ad, adHash, wholeAd, title, updatedAt: new Date() })
        .where(own)
        .returning({ id: atsJob.id });
      if (changed.length === 0) throw new AppError('not_found');
      await tx.delete(atsMatch).where(and(eq(atsMatch.jobId, jobId), eq(atsMatch.userId, userId)));
    }
    await keepMatch(tx, { userId, jobId: keptId, checkId, match: found });
    return { jobId: keptId, match: found };
  });
}

async function compare({ services, userId, checkId, jobAd }: Omit<MatchJob, 'link'>): Promise<Match> {
  await services.limits.enforce('match-user', userId);
  const { reading } = await loadCheck({ services, userId, id: checkId });
  if (!reading) throw new AppError('not_found');
  return match(reading.result, jobAd);
}

interface KeepAd {
  userId: string;
  jobAd: string;
  link: string | null | undefined;
  title: string | null;
  company: string | null;
}

async function keepAd(tx: DbOrTx, { userId, jobAd, link, title, company }: KeepAd): Promise<string> {
  // The person's row is held, so that two ads at once cannot both be the last that fits.
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update');
  const adHash = hashOfAd(jobAd);
  const now = new Date();
  const [known] = await tx
    .update(atsJob)
    .set({ updatedAt: now, ...(link ? { link } : {}) })
    .where(and(eq(atsJob.userId, userId), eq(atsJob.adHash, adHash)))
    .returning({ id: atsJob.id });
  if (known) return known.id;
  const [kept] = await tx.select({ jobs: count() }).from(atsJob).where(eq(atsJob.userId, userId));
  if ((kept?.jobs ?? 0) >= MOST_JOBS) throw new AppError('too_many_jobs');
  const id = newId();
  await tx.insert(atsJob).values({
    id,
    userId,
    ad: jobAd,
    adHash,
    link: link ?? null,
    title: title?.slice(0, LONGEST_NAME) ?? null,
    company: company?.slice(0, LONGEST_NAME) ?? null,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

interface KeepMatch {
  userId: string;
  jobId: string;
  checkId: string;
  match: Match;
}

async function keepMatch(tx: DbOrTx, { userId, jobId, checkId, match: found }: KeepMatch): Promise<void> {
  const row = { score: found.score, match: found, createdAt: new Date() };
  await tx
    .insert(atsMatch)
    .values({ id: newId(), userId, jobId, checkId, ...row })
    .onConflictDoUpdate({ target: [atsMatch.jobId, atsMatch.checkId], set: row });
}
