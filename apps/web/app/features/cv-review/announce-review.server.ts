import { eq } from 'drizzle-orm';
import { receiptPath } from '~/features/checkout/public.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { formatDue } from './format-due.ts';
import { lockedCase } from './locked-case.server.ts';
import { listReviewers } from './assign-review.server.ts';
import { mailTo } from './mail-to.ts';
import { reviewPath } from './model.ts';
import { notifyReviewers } from './notify-reviewers.server.ts';
import type { ReviewServices } from './services.ts';

interface AnnounceReview {
  services: Pick<ReviewServices, 'db' | 'jobs' | 'baseUrl'>;
  orderId: string;
  now?: Date;
}

/**
 * Job: tells the customer that a review was received and when it is due, and reviewers that there is work. The mail is queued in the transaction that notes
 * it, so it goes out once, however often the job runs.
 */
export async function announceReview({ services, orderId, now = new Date() }: AnnounceReview) {
  const { db, jobs, baseUrl } = services;
  await db.transaction(async (tx) => {
    const locked = await lockedCase(tx, orderId);
    // Delivered already: that mail says more than this one would.
    if (!locked || locked.review.announcedAt || locked.review.deliveredAt) return;
    await tx.update(reviewCase).set({ announcedAt: now }).where(eq(reviewCase.orderId, orderId));
    await jobs.enqueue(tx, 'send-mail', {
      template: 'review-received',
      to: mailTo(locked.order),
      props: {
        name: locked.order.customerName,
        url: baseUrl + reviewPath(orderId),
        due: formatDue(locked.dueAt),
        total: formatRupiah(locked.order.total),
        receiptUrl: baseUrl + receiptPath(orderId),
      },
    });
    const reviewers = (await listReviewers(tx)).filter(({ role }) => role === 'reviewer');
    if (!locked.review.reviewerId)
      await notifyReviewers({ services, tx, kind: 'new', to: reviewers, locked });
  });
}
