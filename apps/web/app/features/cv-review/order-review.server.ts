import { eq } from 'drizzle-orm';
import { placeOrder, type OpenOrder } from '~/features/checkout/public.server.ts';
import { refuseNotes, type Purchase } from '~/features/checkout/public.ts';
import { freezeCvForOthers } from '~/features/cv-rendering/public.server.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';

interface OrderReview {
  services: Pick<
    Services,
    | 'db'
    | 'events'
    | 'jobs'
    | 'payments'
    | 'log'
    | 'limits'
    | 'links'
    | 'baseUrl'
    | 'storage'
    | 'rendering'
    | 'reading'
  >;
  user: { id: string; name: string; email: string };
  clientToken: string;
  purchase: Extract<Purchase, { transactionType: 'cvReview' }>;
  voucherCode?: string | undefined;
  seenTotal?: number | null | undefined;
  now?: Date;
}

/**
 * Orders a review of the CV as it is now: its PDF is stored with the order before an invoice is made.
 * @throws AppError review_notes_short, review_cv_missing, not_found, and what `placeOrder` and `freezeCvForOthers` throw
 */
export async function orderReview({ services, user, purchase, ...order }: OrderReview): Promise<OpenOrder> {
  const refusal = refuseNotes(purchase);
  if (refusal) throw new AppError(refusal);
  const { cvId } = purchase;
  if (!cvId) throw new AppError('review_cv_missing');
  const { name: cvName, pdf } = await freezeCvForOthers({ services, userId: user.id, id: cvId });
  const { key: fileKey } = await services.storage.put('review', pdf, { contentType: 'application/pdf' });
  try {
    return await placeOrder({
      services,
      user,
      purchase,
      ...order,
      alongside: async (tx, { id: orderId }) => {
        await tx.insert(reviewCase).values({ orderId, userId: user.id, cvName, fileKey });
      },
    });
  } finally {
    await dropUnused(services, fileKey);
  }
}

/** A press that was repeated has its file already; one that was refused needs none. */
export async function dropUnused(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  fileKey: string,
): Promise<void> {
  const [used] = await db
    .select({ orderId: reviewCase.orderId })
    .from(reviewCase)
    .where(eq(reviewCase.fileKey, fileKey))
    .limit(1);
  if (used) return;
  await storage
    .remove(fileKey)
    .catch((error: unknown) => log.warn({ err: error }, 'a frozen CV stayed behind'));
}
