import { parseResume, type Resume } from '@setapak/resume';
import { and, eq } from 'drizzle-orm';
import { cvVersion } from '~/services/db/cv-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface LoadVersion {
  services: Pick<Services, 'db'>;
  userId: string;
  cvId: string;
  version: string;
}

/** What a CV said then, lifted to today's shape; without a photograph. @throws AppError not_found */
export async function loadVersion({ services, userId, cvId, version }: LoadVersion): Promise<Resume> {
  const [found] = await services.db
    .select({ document: cvVersion.document })
    .from(cvVersion)
    .where(and(eq(cvVersion.id, version), eq(cvVersion.userId, userId), eq(cvVersion.cvId, cvId)));
  if (!found) throw new AppError('not_found');
  return parseResume(found.document);
}
