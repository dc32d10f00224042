import type { Readable } from 'node:stream';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedCv } from '~/features/cv-sync/public.server.ts';

interface LoadThumbnail {
  services: Pick<Services, 'db' | 'storage'>;
  userId: string;
  id: string;
}

/** The stored picture of page 1 as WebP. @throws AppError not_found while there is none */
export async function loadThumbnail({ services, userId, id }: LoadThumbnail): Promise<Readable> {
  const [found] = await services.db
    .select({ key: cv.thumbnailKey })
    .from(cv)
    .where(ownedCv({ userId, id }))
    .limit(1);
  if (!found?.key) throw new AppError('not_found');
  return services.storage.getStream(found.key);
}
