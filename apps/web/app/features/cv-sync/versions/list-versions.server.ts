import { and, desc, eq, isNull } from 'drizzle-orm';
import { cvVersion } from '~/services/db/cv-schema.ts';
import { cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';

interface ListedVersion {
  id: string;
  /** null where it was kept by itself. */
  name: string | null;
  createdAt: Date;
}

interface ListVersions {
  services: Pick<Services, 'db'>;
  userId: string;
  cvId: string;
}

/** The versions of a CV, newest first. Of a CV that is not there, or another's, there are none. */
export function listVersions({ services, userId, cvId }: ListVersions): Promise<ListedVersion[]> {
  return services.db
    .select({ id: cvVersion.id, name: cvVersion.name, createdAt: cvVersion.createdAt })
    .from(cvVersion)
    .innerJoin(cv, and(eq(cv.id, cvVersion.cvId), isNull(cv.deletedAt)))
    .where(and(eq(cvVersion.userId, userId), eq(cvVersion.cvId, cvId)))
    .orderBy(desc(cvVersion.createdAt), desc(cvVersion.id));
}
