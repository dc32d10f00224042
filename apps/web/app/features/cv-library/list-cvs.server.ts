import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { cvImport } from '~/services/db/cv-sharing-schema.ts';
import { cv } from '~/services/db/schema.ts';
import type { Services } from '~/services/services.server.ts';
import { CV_LIMIT } from '~/features/cv-sync/public.ts';

export interface CvSummary {
  id: string;
  name: string;
  updatedAt: Date;
  /** The version that the stored picture shows; null while there is none. */
  thumbnailVersion: number | null;
  /** A PDF that was uploaded: it cannot be edited. */
  uploaded: boolean;
  /** Read from a PDF, and its reading still waits to be looked over. */
  toReview: boolean;
}

interface ListCvs {
  services: Pick<Services, 'db'>;
  userId: string;
}

/** A person's CVs without their contents, newest first. A duplicate stands below what it was made from. */
export async function listCvs({ services, userId }: ListCvs): Promise<CvSummary[]> {
  return services.db
    .select({
      id: cv.id,
      name: cv.name,
      updatedAt: cv.updatedAt,
      thumbnailVersion: cv.thumbnailVersion,
      uploaded: sql<boolean>`${cv.fileKey} IS NOT NULL`,
      toReview: sql<boolean>`${cvImport.cvId} IS NOT NULL`,
    })
    .from(cv)
    .leftJoin(cvImport, eq(cvImport.cvId, cv.id))
    .where(and(eq(cv.userId, userId), isNull(cv.deletedAt)))
    .orderBy(sql`${desc(cv.updatedAt)} NULLS FIRST`, desc(cv.createdAt))
    .limit(CV_LIMIT);
}
