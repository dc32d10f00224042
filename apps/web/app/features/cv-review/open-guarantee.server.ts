import { eq } from 'drizzle-orm';
import { openRefundCase, refundAccountUrl } from '~/features/checkout/public.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { reviewCase } from '~/services/db/review-schema.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import type { LockedCase } from './locked-case.server.ts';
import { guaranteeOf, reviewPath } from './model.ts';
import { mailTo } from './mail-to.ts';
import type { ReviewServices } from './services.ts';

/** A review came too late, or has not come: half of its price is promised back, once, in the caller's transaction. */
export async function openGuarantee(
  services: ReviewServices,
  tx: DbOrTx,
  { order, review }: LockedCase,
  now: Date,
): Promise<void> {
  if (review.lateAt) return;
  const refund = await openRefundCase(tx, {
    order,
    amount: guaranteeOf(order.lines),
    reason: 'Garansi 50% CV Review terlambat',
  });
  const amount = refund?.amount ?? 0;
  await tx
    .update(reviewCase)
    .set({ lateAt: now, guaranteeAmount: amount, refundId: refund?.id ?? null, updatedAt: now })
    .where(eq(reviewCase.orderId, order.id));
  await services.jobs.enqueue(tx, 'send-mail', {
    template: 'review-late',
    to: mailTo(order),
    props: {
      name: order.customerName,
      url: services.baseUrl + reviewPath(order.id),
      amount: amount > 0 ? formatRupiah(amount) : null,
      accountUrl: refund ? refundAccountUrl(services, refund.id) : null,
    },
  });
  await services.events.publish(tx, { userId: review.userId, type: 'order.changed', id: order.id });
}
