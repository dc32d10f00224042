import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { insertCv } from './insert-cv.server.ts';
import { copyName } from './model.ts';
import { ownedDocument } from './owned-cv.server.ts';

interface DuplicateCv {
  services: Pick<Services, 'db' | 'events' | 'jobs'>;
  userId: string;
  id: string;
}

/**
 * Copies a CV. The copy counts as changed one millisecond before the original, so that it stands just below it.
 * @returns the copy's id
 * @throws AppError not_found, too_many_cvs
 */
export async function duplicateCv({ services, userId, id }: DuplicateCv): Promise<string> {
  const copyId = newId();
  await services.db.transaction(async (tx) => {
    const [original] = await tx
      .select({ name: cv.name, document: cv.document, updatedAt: cv.updatedAt })
      .from(cv)
      .where(ownedDocument({ userId, id }))
      .limit(1);
    if (!original) throw new AppError('not_found');
    await insertCv(services, tx, {
      id: copyId,
      userId,
      name: copyName(original.name),
      document: original.document,
      updatedAt: new Date(original.updatedAt.getTime() - 1),
      createdAt: new Date(),
    });
  });
  return copyId;
}
