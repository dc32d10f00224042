import { asc, eq } from 'drizzle-orm';
import { reviewComment } from '~/services/db/review-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { sections } from './model.ts';

/** A review's comments in the order in which a CV is read. Ask for them only after whose review it is was looked at. */
export async function loadComments({ db }: Pick<Services, 'db'>, bookId: string) {
  const rows = await db
    .select({
      id: reviewComment.id,
      section: reviewComment.section,
      page: reviewComment.page,
      box: reviewComment.box,
      text: reviewComment.text,
    })
    .from(reviewComment)
    .where(eq(reviewComment.orderId, bookId))
    .orderBy(asc(reviewComment.createdAt), asc(reviewComment.id));
  return rows.sort((one, other) => sections.indexOf(one.section) - sections.indexOf(other.section));
}

export type ReviewComment = Awaited<ReturnType<typeof loadComments>>[number];
