import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { ownedCv } from '~/features/cv-sync/public.server.ts';
import { cvComment } from '~/services/db/cv-sharing-schema.ts';
import { cv } from '~/services/db/schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

export interface OwnComment {
  id: string;
  name: string;
  email: string | null;
  body: string;
  state: 'waiting' | 'approved' | 'hidden';
  resolved: boolean;
  createdAt: Date;
}

export interface CommentedCv {
  id: string;
  name: string;
  uploaded: boolean;
  thumbnailVersion: number | null;
  comments: OwnComment[];
}

interface ListComments {
  services: Pick<Services, 'db'>;
  userId: string;
  id: string;
}

/** What was said about a person's CV: what waits first, what is settled last. @throws AppError not_found */
export async function listComments({ services: { db }, userId, id }: ListComments): Promise<CommentedCv> {
  const [[found], comments] = await Promise.all([
    db
      .select({
        id: cv.id,
        name: cv.name,
        uploaded: sql<boolean>`${cv.fileKey} IS NOT NULL`,
        thumbnailVersion: cv.thumbnailVersion,
      })
      .from(cv)
      .where(ownedCv({ userId, id })),
    db
      .select({
        id: cvComment.id,
        name: cvComment.name,
        email: cvComment.email,
        body: cvComment.body,
        state: cvComment.state,
        resolved: sql<boolean>`${cvComment.resolvedAt} IS NOT NULL`,
        createdAt: cvComment.createdAt,
      })
      .from(cvComment)
      .where(and(eq(cvComment.cvId, id), eq(cvComment.userId, userId), isNull(cvComment.deletedAt)))
      .orderBy(
        sql`${cvComment.resolvedAt} IS NOT NULL`,
        sql`${cvComment.state} <> 'waiting'`,
        desc(cvComment.createdAt),
      ),
  ]);
  if (!found) throw new AppError('not_found');
  return { ...found, comments };
}

export interface PublicComment {
  id: string;
  name: string;
  body: string;
  createdAt: Date;
}

/** What everybody with the link may read: without addresses, and only what the owner let through and has not settled. */
export async function listPublicComments(
  { db }: Pick<Services, 'db'>,
  cvId: string,
): Promise<PublicComment[]> {
  return db
    .select({
      id: cvComment.id,
      name: cvComment.name,
      body: cvComment.body,
      createdAt: cvComment.createdAt,
    })
    .from(cvComment)
    .where(
      and(
        eq(cvComment.cvId, cvId),
        eq(cvComment.state, 'approved'),
        isNull(cvComment.resolvedAt),
        isNull(cvComment.deletedAt),
      ),
    )
    .orderBy(asc(cvComment.createdAt))
    .limit(100);
}
