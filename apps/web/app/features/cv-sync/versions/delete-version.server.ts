import { and, eq } from 'drizzle-orm';
import { cvVersion } from '~/services/db/cv-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface DeleteVersion {
  services: Pick<Services, 'db'>;
  userId: string;
  cvId: string;
  version: string;
}

/** Takes a version away for good; the CV stays as it is. @throws AppError not_found */
export async function deleteVersion({ services, userId, cvId, version }: DeleteVersion): Promise<void> {
  const gone = await services.db
    .delete(cvVersion)
    .where(and(eq(cvVersion.id, version), eq(cvVersion.userId, userId), eq(cvVersion.cvId, cvId)))
    .returning({ id: cvVersion.id });
  if (gone.length === 0) throw new AppError('not_found');
}
