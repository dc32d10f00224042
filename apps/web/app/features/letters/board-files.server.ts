import { filesForPackage } from '~/features/job-applications/public.server.ts';
import type { Services } from '~/services/services.server.ts';

interface BoardFiles {
  services: Pick<Services, 'db'>;
  userId: string;
  /** The letter's; without one there are none. */
  applicationId: string | null;
}

/** The files of a letter's application that can stand in a package. */
export async function boardFiles({ services, userId, applicationId }: BoardFiles) {
  return applicationId === null ? [] : filesForPackage({ services, userId, id: applicationId });
}
