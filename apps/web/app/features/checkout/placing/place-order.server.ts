import { shareOfMentor } from '~/features/ledger/public.server.ts';
import { holdTime } from '~/features/scheduling/public.server.ts';
import { AppError } from '~/services/error.ts';
import { isAway } from '~/services/refusal.server.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { payment } from '~/services/db/payments-schema.ts';
import { newId } from '~/services/id.ts';
import { countTry } from '../vouchers/count-try.server.ts';
import { INVOICING_MS, PAYABLE_MS } from '../model.ts';
import { wantedTime } from '../orders/wanted-time.ts';
import { openInvoice, type OpenOrder } from '../payments/open-invoice.server.ts';
import { pricePurchase } from '../quote/price-purchase.server.ts';
import { freezeJob } from '../orders/freeze-job.server.ts';
import { holdsMany } from '../orders/holds-many.server.ts';
import { detailsOf, refuseNotes, type Purchase } from '../purchase.ts';
import type { CheckoutServices, Customer } from '../services.ts';
import { takeVoucher } from '../vouchers/take-voucher.server.ts';
import {
  attemptId,
  insertOrder,
  oncePerPress,
  settleLocally,
  type Order,
} from '../orders/write-order.server.ts';

interface PlaceOrder {
  services: CheckoutServices;
  user: Customer;
  /** The browser's name for this press of the button. */
  clientToken: string;
  purchase: Purchase;
  voucherCode?: string | undefined;
  /** Rupiah that stood on the screen when the button was pressed; null where a browser named none, which buys nothing. */
  seenTotal?: number | null | undefined;
  /** What else is written with the order, in its transaction and before it is paid. */
  alongside?: (tx: DbOrTx, order: Order) => Promise<void>;
  now?: Date;
}

/**
 * Buys: checks and prices the purchase, takes the voucher's use and writes the order in one transaction, then asks the
 * gateway for the invoice. Pressed twice it is one order. What costs nothing is settled at once.
 * @throws AppError price_changed (with the total as it is now), where another one was seen; not_found for a job that is not theirs; too_many_holds; the notes' or the voucher's message; too_many; booking_not_saved and payment_unavailable, and then nothing
 * of it is left
 */
export async function placeOrder(request: PlaceOrder): Promise<OpenOrder> {
  const refusal = refuseNotes(request.purchase);
  if (refusal) throw new AppError(refusal);
  const { services, user, clientToken } = request;
  await countTry(services, user.id);
  const { purchase, voucherCode, seenTotal } = request;
  const press = {
    db: services.db,
    userId: user.id,
    clientToken,
    what: { ...purchase, voucherCode, seenTotal },
  };
  const { order, isNew } = await oncePerPress(press, (tx, token) => writeOrder(tx, request, token)).catch(
    (error: unknown) => {
      if (error instanceof AppError || isAway(error)) throw error;
      services.log.error({ err: error }, 'an order could not be written');
      throw new AppError('booking_not_saved', { cause: error });
    },
  );
  return openInvoice({ services, order, holdsLease: isNew });
}

async function writeOrder(tx: DbOrTx, request: PlaceOrder, clientToken: string): Promise<Order> {
  const { services, user, purchase, seenTotal, now = new Date() } = request;
  const priced = await pricePurchase({
    db: tx,
    userId: user.id,
    purchase,
    voucherCode: request.voucherCode,
    now,
  });
  if (seenTotal !== undefined && seenTotal !== priced.total)
    throw new AppError('price_changed', { total: priced.total });
  const bundled = purchase.transactionType === 'cvReview' && purchase.bundleId;
  const job = await freezeJob(tx, user.id, purchase);
  const made = await insertOrder(tx, {
    id: newId(),
    userId: user.id,
    clientToken,
    transactionType: bundled ? 'bundleAtsc' : purchase.transactionType,
    lines: priced.lines,
    voucherCode: priced.voucherCode,
    total: priced.total,
    mentorShare:
      purchase.transactionType === 'mentoring' ? await shareOfMentor(tx, purchase.mentor.id) : null,
    customerName: user.name,
    customerEmail: user.email,
    details: { ...detailsOf(purchase), ...(job && { job }) },
    payBefore: new Date(now.getTime() + PAYABLE_MS),
    createdAt: now,
    updatedAt: now,
  });
  await request.alongside?.(tx, made);
  if (priced.voucherCode) {
    const failure = await takeVoucher(tx, { code: priced.voucherCode, userId: user.id, orderId: made.id });
    if (failure) throw new AppError(`voucher_${failure}`);
  }
  // A mentor's time comes after the voucher, as it does when an order is settled.
  const wanted = wantedTime(tx, made, now);
  if (wanted && (await holdsMany(tx, user.id, now))) throw new AppError('too_many_holds');
  if (wanted) await holdTime(wanted);
  const written =
    priced.total === 0 ? await settleLocally(services, tx, made, { paymentType: 'voucher', now }) : made;
  if (priced.total > 0) await insertAttempt(tx, { services, order: made, attempt: 1, now });
  await services.events.publish(tx, { userId: user.id, type: 'order.changed', id: made.id });
  return written;
}

interface Attempt {
  services: Pick<CheckoutServices, 'payments'>;
  order: Order;
  attempt: number;
  now: Date;
}

/** A new attempt to pay, whose writer has the asking for its invoice to itself for a while. */
export async function insertAttempt(tx: DbOrTx, { services, order, attempt, now }: Attempt): Promise<void> {
  await tx.insert(payment).values({
    id: attemptId(order.id, attempt),
    orderId: order.id,
    userId: order.userId,
    attempt,
    gateway: services.payments.active.name,
    amount: order.total,
    invoicingUntil: new Date(Date.now() + INVOICING_MS),
    checkAt: new Date(Date.now() + 2 * INVOICING_MS),
    createdAt: now,
    updatedAt: now,
  });
}
