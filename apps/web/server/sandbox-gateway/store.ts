import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { DbOrTx } from '../../app/services/db/db.server.ts';
import { sandboxInvoice } from '../../app/services/db/payments-schema.ts';
import { inJakarta, midtransSignature } from '../../app/services/payments/midtrans.server.ts';

export type SandboxInvoice = typeof sandboxInvoice.$inferSelect;

const statusCodes: Record<string, string> = { pending: '201', deny: '202', expire: '407' };
/** Statuses in which a customer can still do something. */
const OPEN = ['pending'];

/** Whether it can still be paid. */
export function isOpen({ transactionStatus }: SandboxInvoice): boolean {
  return transactionStatus === null || OPEN.includes(transactionStatus);
}

export async function findInvoice(
  db: DbOrTx,
  by: { token: string } | { paymentId: string },
): Promise<SandboxInvoice | undefined> {
  const condition =
    'token' in by ? eq(sandboxInvoice.token, by.token) : eq(sandboxInvoice.paymentId, by.paymentId);
  const [found] = await db.select().from(sandboxInvoice).where(condition);
  return found;
}

interface Change {
  transactionStatus: string;
  paymentType?: string;
}

/** Ends an open invoice in one way; the second to try finds it ended. */
export async function endInvoice(
  db: DbOrTx,
  token: string,
  { transactionStatus, paymentType }: Change,
): Promise<SandboxInvoice | undefined> {
  const isPaid = transactionStatus === 'settlement' || transactionStatus === 'capture';
  const [ended] = await db
    .update(sandboxInvoice)
    .set({ transactionStatus, paymentType, settledAt: isPaid ? new Date() : null })
    .where(
      and(
        eq(sandboxInvoice.token, token),
        or(isNull(sandboxInvoice.transactionStatus), inArray(sandboxInvoice.transactionStatus, OPEN)),
      ),
    )
    .returning();
  return ended;
}

/** What Midtrans would say of it, in an answer or a notification, as of `transactionStatus`. */
export function midtransBody(invoice: SandboxInvoice, transactionStatus: string, key: string) {
  const status_code = statusCodes[transactionStatus] ?? '200';
  const gross_amount = `${invoice.amount}.00`;
  const order_id = invoice.paymentId;
  return {
    transaction_time: inJakarta(invoice.createdAt),
    settlement_time: invoice.settledAt ? inJakarta(invoice.settledAt) : undefined,
    transaction_status: transactionStatus,
    fraud_status: transactionStatus === 'capture' ? 'accept' : undefined,
    transaction_id: invoice.transactionId,
    status_message: 'sandbox payment notification',
    status_code,
    signature_key: midtransSignature({ order_id, status_code, gross_amount }, key),
    payment_type: invoice.paymentType ?? 'qris',
    order_id,
    merchant_id: 'SETAPAK-DEMO',
    gross_amount,
    currency: 'IDR',
    refund_amount: invoice.refundedAmount > 0 ? `${invoice.refundedAmount}.00` : undefined,
  };
}
