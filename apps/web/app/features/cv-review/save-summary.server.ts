import { eq } from 'drizzle-orm';
import type { Services } from '~/services/services.server.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { ownCase } from './own-case.server.ts';

interface SaveSummary {
  services: Pick<Services, 'db'>;
  reviewerId: string;
  bookId: string;
  summary: string;
}

/** Keeps the words that stand before a review's comments. @throws AppError not_found, review_closed */
export async function saveSummary({ services, reviewerId, bookId, summary }: SaveSummary): Promise<void> {
  await services.db.transaction(async (tx) => {
    await ownCase(tx, { reviewerId, bookId });
    await tx.update(reviewCase).set({ summary, updatedAt: new Date() }).where(eq(reviewCase.orderId, bookId));
  });
}
