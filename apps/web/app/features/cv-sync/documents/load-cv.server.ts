import { parseResume, type Resume } from '@setapak/resume';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedDocument } from '../owned-cv.server.ts';

export interface LoadedCv {
  id: string;
  ownerId: string;
  name: string;
  version: number;
  /** Of the save that made this version. */
  saveId: string | null;
  document: Resume;
}

interface LoadCv {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** One CV with its document, lifted to today's version. @throws AppError not_found, also for another person's CV */
export async function loadCv({ services, userId, id }: LoadCv): Promise<LoadedCv> {
  const [found] = await services.db
    .select({ name: cv.name, version: cv.version, saveId: cv.saveId, document: cv.document })
    .from(cv)
    .where(ownedDocument({ userId, id }))
    .limit(1);
  if (!found) throw new AppError('not_found');
  return { id, ownerId: userId, ...found, document: parseResume(found.document) };
}
