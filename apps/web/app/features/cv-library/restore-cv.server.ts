import { and, eq, isNotNull } from 'drizzle-orm';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { refuseTooMany } from '~/features/cv-sync/public.server.ts';

interface RestoreCv {
  services: Pick<Services, 'db' | 'events'>;
  userId: string;
  id: string;
}

/** Brings a deleted CV back to its old place in the list. @throws AppError not_found, too_many_cvs */
export async function restoreCv({ services, userId, id }: RestoreCv): Promise<void> {
  await services.db.transaction(async (tx) => {
    await refuseTooMany(tx, userId);
    const restored = await tx
      .update(cv)
      .set({ deletedAt: null })
      .where(and(eq(cv.id, id), eq(cv.userId, userId), isNotNull(cv.deletedAt)))
      .returning({ id: cv.id });
    if (restored.length === 0) throw new AppError('not_found');
    await services.events.publish(tx, { userId, type: 'cv.changed', id });
  });
}
