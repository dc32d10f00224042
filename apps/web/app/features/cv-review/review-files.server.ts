import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { reviewCase } from '~/services/db/review-schema.ts';

/** The files of a person's reviews, with their places in the archive of their data; a draft has none there. */
export async function reviewFiles(
  db: DbOrTx,
  userId: string,
): Promise<{ key: string | null; path: string | null }[]> {
  const cases = await db.select().from(reviewCase).where(eq(reviewCase.userId, userId));
  return cases.flatMap(({ orderId, fileKey, voiceKey, voiceType, reviewedKey, deliveredAt }) => [
    { key: fileKey, path: `review/${orderId}.pdf` },
    { key: voiceKey, path: deliveredAt && `review/${orderId}-suara.${voiceType?.split('/').at(-1)}` },
    { key: reviewedKey, path: deliveredAt && `review/${orderId}-hasil.pdf` },
  ]);
}
