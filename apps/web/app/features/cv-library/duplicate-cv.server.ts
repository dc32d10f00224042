import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import { newId } from '~/services/id.ts';
import type { Services } from '~/services/services.server.ts';
import { writeOrRemove } from '~/services/storage/remove-files.server.ts';
import { insertCv, ownedCv } from '~/features/cv-sync/public.server.ts';
import { copyName } from './model.ts';

interface DuplicateCv {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'storage'>;
  userId: string;
  id: string;
  /** Of the press that asks for it. */
  copyId?: string | undefined;
}

/**
 * Copies a CV, an uploaded one with its file. The copy counts as changed one millisecond before the original, so that it
 * stands just below it; it is not shared.
 * @returns the copy's id
 * @throws AppError not_found, too_many_cvs
 */
export async function duplicateCv({ services, userId, id, copyId = newId() }: DuplicateCv): Promise<string> {
  const { db, storage } = services;
  const [original] = await db
    .select({
      name: cv.name,
      document: cv.document,
      fileKey: cv.fileKey,
      fileBytes: cv.fileBytes,
      updatedAt: cv.updatedAt,
    })
    .from(cv)
    .where(ownedCv({ userId, id }))
    .limit(1);
  if (!original) throw new AppError('not_found');

  const fileKey = original.fileKey && (await copyFile(storage, original.fileKey));
  const { name, document, fileBytes, updatedAt } = original;
  const copy = {
    id: copyId,
    userId,
    name: copyName(name),
    document,
    fileKey,
    fileBytes,
    updatedAt: new Date(updatedAt.getTime() - 1),
    createdAt: new Date(),
  };
  await writeOrRemove(storage, fileKey, () => db.transaction((tx) => insertCv(services, tx, copy)));
  return copyId;
}

async function copyFile(storage: Services['storage'], key: string): Promise<string> {
  const bytes = await storage.getBytes(key);
  return (await storage.put('cv', bytes, { contentType: 'application/pdf' })).key;
}
