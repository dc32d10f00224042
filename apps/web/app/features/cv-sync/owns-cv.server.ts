import { cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedCv } from './owned-cv.server.ts';

interface OwnsCv {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** Whether a CV, made here or uploaded, is this person's and not deleted. */
export async function ownsCv({ services, userId, id }: OwnsCv): Promise<boolean> {
  const found = await services.db.select({ id: cv.id }).from(cv).where(ownedCv({ userId, id })).limit(1);
  return found.length > 0;
}
