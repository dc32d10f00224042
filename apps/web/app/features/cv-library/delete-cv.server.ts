import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedCv } from '~/features/cv-sync/public.server.ts';

interface DeleteCv {
  services: Pick<Services, 'db' | 'events'>;
  userId: string;
  id: string;
}

/** Takes a CV away. It lies in the bin, from which `restoreCv` brings it back, until a job removes it for good. @throws AppError not_found */
export async function deleteCv({ services, userId, id }: DeleteCv): Promise<void> {
  await services.db.transaction(async (tx) => {
    const deleted = await tx
      .update(cv)
      .set({ deletedAt: new Date() })
      .where(ownedCv({ userId, id }))
      .returning({ id: cv.id });
    if (deleted.length === 0) throw new AppError('not_found');
    await services.events.publish(tx, { userId, type: 'cv.removed', id });
  });
}
