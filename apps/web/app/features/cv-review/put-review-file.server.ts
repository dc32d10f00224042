import { eq } from 'drizzle-orm';
import { reviewCase } from '~/services/db/review-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { removeLater } from '~/services/storage/remove-files.server.ts';
import { ownCase } from './own-case.server.ts';

export type FileServices = Pick<Services, 'db' | 'jobs' | 'storage' | 'limits'>;

interface PutReviewFile {
  services: FileServices;
  reviewerId: string;
  bookId: string;
  column: 'voiceKey' | 'reviewedKey';
  /** The new file's columns; nulls where it is only taken out. */
  values: Partial<typeof reviewCase.$inferInsert>;
}

/** Puts another file, or none, in a draft's place; the one before is removed once this is committed. */
export async function putReviewFile({
  services,
  reviewerId,
  bookId,
  column,
  values,
}: PutReviewFile): Promise<void> {
  const { db } = services;
  await db.transaction(async (tx) => {
    const { review } = await ownCase(tx, { reviewerId, bookId });
    await tx
      .update(reviewCase)
      .set({ ...values, updatedAt: new Date() })
      .where(eq(reviewCase.orderId, bookId));
    await removeLater(services, tx, [review[column]]);
  });
}
