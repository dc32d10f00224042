import { matchJob } from '~/features/ats/public.server.ts';
import { jobApplication } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedApplication } from './owned-application.server.ts';

interface MatchApplication {
  services: Pick<Services, 'db' | 'limits'>;
  userId: string;
  id: string;
  checkId: string;
}

/**
 * Compares a checked CV with the application's ad; what comes of it is kept with the ad by the ATS Checker.
 * @throws AppError not_found, invalid without an ad, and what `matchJob` throws
 */
export async function matchApplication({ services, userId, id, checkId }: MatchApplication): Promise<void> {
  const [row] = await services.db
    .select({ ad: jobApplication.ad, link: jobApplication.link })
    .from(jobApplication)
    .where(ownedApplication({ userId, id }))
    .limit(1);
  if (!row) throw new AppError('not_found');
  if (!row.ad) throw new AppError('invalid');
  await matchJob({ services, userId, checkId, jobAd: row.ad, link: row.link });
}
