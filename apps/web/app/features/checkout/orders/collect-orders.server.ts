import { eq } from 'drizzle-orm';
import type { DbOrTx } from '~/services/db/db.server.ts';
import {
  atsUses,
  cvReview,
  mentoringSession,
  order,
  payment,
  refund,
  refundAccount,
  voucherUse,
} from '~/services/db/payments-schema.ts';

/** Everything that we hold of a person's purchases, for the export of their data: without tokens and payment pages. */
export async function collectOrders(db: DbOrTx, userId: string) {
  const orders = await db.select().from(order).where(eq(order.userId, userId));
  const payments = await db.select().from(payment).where(eq(payment.userId, userId));
  return {
    order: orders.map(({ clientToken: _, ...kept }) => kept),
    payment: payments.map(({ token: _token, invoiceUrl: _url, ...kept }) => kept),
    refund: await db.select().from(refund).where(eq(refund.userId, userId)),
    refund_account: await db
      .select({ refundId: refundAccount.refundId, masked: refundAccount.masked })
      .from(refundAccount)
      .innerJoin(refund, eq(refund.id, refundAccount.refundId))
      .where(eq(refund.userId, userId)),
    voucher_use: await db.select().from(voucherUse).where(eq(voucherUse.userId, userId)),
    ats_uses: await db.select().from(atsUses).where(eq(atsUses.userId, userId)),
    cv_review: await db.select().from(cvReview).where(eq(cvReview.userId, userId)),
    mentoring_session: await db.select().from(mentoringSession).where(eq(mentoringSession.userId, userId)),
  };
}
