import { uprightReading, type Reading } from '@setapak/ats';
import { parseResume } from '@setapak/resume';
import { and, eq } from 'drizzle-orm';
import { cvImport } from '~/services/db/cv-sharing-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { ownedDocument } from '~/features/cv-sync/public.server.ts';

interface LoadImport {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** A CV that was read from a PDF and still waits to be looked over, its pages upright. @throws AppError not_found */
export async function loadImport({ services, userId, id }: LoadImport) {
  const [found] = await services.db
    .select({
      name: cv.name,
      version: cv.version,
      document: cv.document,
      reading: cvImport.reading,
      fileKey: cvImport.fileKey,
    })
    .from(cvImport)
    .innerJoin(cv, eq(cv.id, cvImport.cvId))
    .where(and(ownedDocument({ userId, id }), eq(cvImport.userId, userId)))
    .limit(1);
  if (!found) throw new AppError('not_found');
  // Written by importReading alone.
  const reading = uprightReading(found.reading as Reading);
  return { ...found, document: parseResume(found.document), reading };
}
