import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { cvComment, cvImport } from '~/services/db/cv-sharing-schema.ts';
import { prepared } from '~/services/db/prepared.server.ts';
import { atsCheck, cv } from '~/services/db/schema.ts';
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
  /** Of its newest check by the ATS Checker, out of 100; null where it was not checked. */
  score: number | null;
  /** Comments of people with its link. */
  comments: number;
}

interface ListCvs {
  services: Pick<Services, 'db'>;
  userId: string;
}

const statement = prepared((db) => {
  const userId = sql.placeholder('userId');
  const checked = db
    .selectDistinctOn([atsCheck.cvId], {
      cvId: atsCheck.cvId,
      score: sql<number | null>`(${atsCheck.checkup}->>'score')::int`.as('score'),
    })
    .from(atsCheck)
    .where(and(eq(atsCheck.userId, userId), eq(atsCheck.status, 'done'), isNotNull(atsCheck.cvId)))
    .orderBy(atsCheck.cvId, desc(atsCheck.createdAt))
    .as('checked');
  const commented = db
    .select({ cvId: cvComment.cvId, count: count().as('comments') })
    .from(cvComment)
    .where(and(eq(cvComment.userId, userId), isNull(cvComment.deletedAt)))
    .groupBy(cvComment.cvId)
    .as('commented');
  return db
    .select({
      id: cv.id,
      name: cv.name,
      updatedAt: cv.updatedAt,
      thumbnailVersion: cv.thumbnailVersion,
      uploaded: sql<boolean>`${cv.fileKey} IS NOT NULL`,
      toReview: sql<boolean>`${cvImport.cvId} IS NOT NULL`,
      score: checked.score,
      comments: sql<number>`coalesce(${commented.count}, 0)::int`,
    })
    .from(cv)
    .leftJoin(cvImport, eq(cvImport.cvId, cv.id))
    .leftJoin(checked, eq(checked.cvId, cv.id))
    .leftJoin(commented, eq(commented.cvId, cv.id))
    .where(and(eq(cv.userId, userId), isNull(cv.deletedAt)))
    .orderBy(sql`${desc(cv.updatedAt)} NULLS FIRST`, desc(cv.createdAt))
    .limit(CV_LIMIT)
    .prepare('');
});

/** A person's CVs without their contents, newest first. A duplicate stands below what it was made from. */
export async function listCvs({ services, userId }: ListCvs): Promise<CvSummary[]> {
  return statement(services.db).execute({ userId });
}
