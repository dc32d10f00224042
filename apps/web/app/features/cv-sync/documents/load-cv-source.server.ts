import { parseResume, type Resume } from '@setapak/resume';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedCv } from '../owned-cv.server.ts';

/** What a CV's PDF is made from: a document, or the file that was uploaded. */
export type CvSource = { document: Resume; fileKey: null } | { document: null; fileKey: string };

export interface LoadedSource {
  id: string;
  name: string;
  version: number;
  source: CvSource;
}

interface LoadCvSource {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** A person's CV of either kind. @throws AppError not_found, also for another person's CV */
export async function loadCvSource({ services, userId, id }: LoadCvSource): Promise<LoadedSource> {
  const [found] = await services.db
    .select({ name: cv.name, version: cv.version, document: cv.document, fileKey: cv.fileKey })
    .from(cv)
    .where(ownedCv({ userId, id }))
    .limit(1);
  if (!found) throw new AppError('not_found');
  return { id, name: found.name, version: found.version, source: toSource(found) };
}

/** @throws AppError not_found for a row that is neither */
export function toSource({ document, fileKey }: { document: unknown; fileKey: string | null }): CvSource {
  if (fileKey !== null) return { document: null, fileKey };
  if (document === null || document === undefined) throw new AppError('not_found');
  return { document: parseResume(document), fileKey: null };
}
