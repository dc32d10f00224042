import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedCv } from '~/features/cv-sync/public.server.ts';

interface RenameCv {
  services: Pick<Services, 'db' | 'events'>;
  userId: string;
  id: string;
  name: string;
}

/** Gives a CV another name; its content and version stay. @throws AppError not_found */
export async function renameCv({ services, userId, id, name }: RenameCv): Promise<void> {
  await services.db.transaction(async (tx) => {
    const renamed = await tx
      .update(cv)
      .set({ name, updatedAt: new Date() })
      .where(ownedCv({ userId, id }))
      .returning({ id: cv.id });
    if (renamed.length === 0) throw new AppError('not_found');
    await services.events.publish(tx, { userId, type: 'cv.changed', id });
  });
}
