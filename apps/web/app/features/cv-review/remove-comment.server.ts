import { and, eq } from 'drizzle-orm';
import { reviewComment } from '~/services/db/review-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { ownCase } from './own-case.server.ts';

interface RemoveComment {
  services: Pick<Services, 'db'>;
  reviewerId: string;
  bookId: string;
  id: string;
}

/** Takes a comment out of a draft. @throws AppError not_found, review_closed */
export async function removeComment({ services, reviewerId, bookId, id }: RemoveComment): Promise<void> {
  await services.db.transaction(async (tx) => {
    await ownCase(tx, { reviewerId, bookId });
    await tx.delete(reviewComment).where(and(eq(reviewComment.id, id), eq(reviewComment.orderId, bookId)));
  });
}
