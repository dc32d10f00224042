import { jobApplication } from '~/services/db/job-application-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedApplication } from './owned-application.server.ts';

interface ApplicationAd {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** The job of a person's application, with its ad ('' where there is none) and whom they are in touch with. @throws AppError not_found */
export async function applicationAd({ services: { db }, userId, id }: ApplicationAd) {
  const { title, company, contact, ad } = jobApplication;
  const [found] = await db
    .select({ title, company, contact, ad })
    .from(jobApplication)
    .where(ownedApplication({ userId, id }))
    .limit(1);
  if (!found) throw new AppError('not_found');
  return { ...found, ad: found.ad ?? '' };
}
