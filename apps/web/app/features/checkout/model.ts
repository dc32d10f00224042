/** Rules and words of buying. Pure: the screens use them too. */

import type { SnapPage } from '~/services/payments/snap-page.ts';
import type { PaymentStatus } from '~/services/payments/payment-status.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const JAKARTA_MS = 7 * HOUR_MS;

/** Hours that a session can be booked for. */
export const sessionHours = [0.5, 1, 1.5] as const;
export type SessionHours = (typeof sessionHours)[number];

/** How long an order can be paid: the product document's seven days of a booking. */
export const PAYABLE_MS = 7 * DAY_MS;
/** A gateway's page on which no way of paying was chosen lives so long (a Snap token); after it the order gets another. */
export const PAGE_MS = DAY_MS;
/** A new attempt needs this much of it left. */
export const LEAST_TO_PAY_MS = 15 * 60_000;
/** After its end an invoice is given so long for what is still under way. */
export const EXPIRY_GRACE_MS = 5 * 60_000;
/** How long one process has the asking for an invoice to itself: longer than a gateway may take to answer. */
export const INVOICING_MS = 30_000;
/** How long a booked session can be held, from its payment on. */
export const SESSION_MS = 7 * DAY_MS;

export type OrderStatus =
  | 'awaiting_payment'
  | 'paid'
  | 'in_progress'
  | 'done'
  | 'expired'
  | 'cancelled'
  | 'refunded';

/** When a review is due: so many days after the order was paid, at 22:00 in Jakarta. */
export function reviewDueAt(paidAt: Date, turnaroundDays: number): Date {
  const jakarta = new Date(paidAt.getTime() + JAKARTA_MS);
  const day = Date.UTC(jakarta.getUTCFullYear(), jakarta.getUTCMonth(), jakarta.getUTCDate());
  return new Date(day + turnaroundDays * DAY_MS + 22 * HOUR_MS - JAKARTA_MS);
}

/** When a booked session lapses. */
export function sessionExpiresAt(paidAt: Date): Date {
  return new Date(paidAt.getTime() + SESSION_MS);
}

/** When a session at a time of its own lapses at the latest: what became of it is said by then. */
export function sessionEndsBy(startAt: Date, paidAt: Date): Date {
  return new Date(Math.max(startAt.getTime(), paidAt.getTime()) + SESSION_MS);
}

/** A code as vouchers are kept, however it was typed. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}

/** When to ask the gateway about an open payment next: often at first, then ever less, at least hourly. */
export function nextCheckAt(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(HOUR_MS, Math.max(60_000, age / 2)));
}

/** Where a customer comes back to after paying. */
export function returnPath(orderId: string): string {
  return `/app/booking/detail?id=${orderId}`;
}

/** The same, straight from the gateway's page: the order is brought up to date before it is shown. */
export const paidReturnPath = (orderId: string): string => `${returnPath(orderId)}&returned=1`;

/** The receipt of a paid order. */
export const receiptPath = (orderId: string): string => `/app/booking/receipt?order_id=${orderId}`;

/** Where a customer says to which account a refund goes. */
export const refundAccountPath = (refundId: string, key: string): string => `/refund/${refundId}/${key}`;
/** What is said where the server cannot be reached while somebody pays (product document). */
export const CHECKOUT_LOST =
  'Cannot connecting to payment. Please contact customer support or wait a minutes.';

/** How far the paying of an order has come, as the browser may know it. */
export interface OrderProgress {
  bookId: string;
  /** What people call the order: `SP-7K3Q-29C1`. */
  number: string;
  total: number;
  status: OrderStatus;
  /** Of the latest attempt. */
  payment: PaymentStatus | null;
  /** Money came that the order no longer wanted. */
  surplus: boolean;
  /** Where it can be paid now. */
  invoiceUrl: string | null;
  /** What Midtrans's script needs to show that page inside ours. */
  snap: SnapPage | null;
  payBefore: string;
  /** The session's time, where one was chosen. */
  time: HeldTime | null;
}

/** A time that an unpaid order was placed for. */
export interface HeldTime {
  startAt: string;
  timeZone: string;
  /** Null where it is held no more. */
  heldUntil: string | null;
}

/** What the payment dialog has to say. */
export type PaymentStep =
  | 'waiting'
  | 'review'
  | 'settled'
  | 'failed'
  /** The gateway's code ran out; the order waits on. */
  | 'lapsed'
  | 'expired'
  | 'cancelled'
  /** Over, and then paid after all: the money goes back. */
  | 'returning'
  | 'refunded';

/** An order's step on the way to being paid. */
export function paymentStep({
  status,
  payment,
  surplus,
}: Pick<OrderProgress, 'status' | 'payment'> & Partial<Pick<OrderProgress, 'surplus'>>): PaymentStep {
  if (surplus && (status === 'expired' || status === 'cancelled')) return 'returning';
  if (status === 'expired' || status === 'cancelled' || status === 'refunded') return status;
  if (status !== 'awaiting_payment') return 'settled';
  if (payment === 'review') return 'review';
  if (payment === 'expired') return 'lapsed';
  return payment === null || payment === 'pending' ? 'waiting' : 'failed';
}
