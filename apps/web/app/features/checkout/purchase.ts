import type { OrderDetails } from '~/services/payments/order-content.ts';
import type { SessionHours } from './model.ts';
import type { MentorForSale } from './quote/quote.ts';
import type { VoucherPurpose } from './vouchers/voucher-rules.ts';

export const targetRoles = [
  'marketing',
  'business-development',
  'finance',
  'human-resources',
  'project-management',
  'other',
] as const;

interface Session {
  transactionType: 'mentoring';
  /** The one of the catalogue of mentors, as the server loaded it. */
  mentor: MentorForSale;
  hours: SessionHours;
}
interface Package {
  transactionType: 'ats';
  packageId: string;
}
interface Review {
  transactionType: 'cvReview';
  packageId: string;
  bundleId?: string | undefined;
}

/** What has a price, on the server. */
export type Priceable = Session | Package | Review;

/** A purchase on the server. */
export type Purchase =
  | (Session & {
      notes: string;
      cvId?: string | undefined;
      /** An application of the customer's board. */
      jobId?: string | undefined;
      /** Without one, customer and mentor agree on a time after the payment. */
      startAt?: Date | undefined;
      /** The zone in which the customer chose it (IANA). */
      timeZone?: string | undefined;
    })
  | Package
  | (Review & {
      email: string;
      targetRole: (typeof targetRoles)[number];
      notes: string;
      cvId?: string | undefined;
      jobId?: string | undefined;
    });

/** A session's notes must be longer than this, a review's at least as long. */
export const SESSION_NOTES = 50;
export const REVIEW_NOTES = 10;

/** Which message of the product document refuses the notes; undefined where they are long enough. */
export function refuseNotes(purchase: Purchase): 'booking_notes_short' | 'review_notes_short' | undefined {
  if (purchase.transactionType === 'ats') return undefined;
  const length = purchase.notes.trim().length;
  if (purchase.transactionType === 'mentoring')
    return length > SESSION_NOTES ? undefined : 'booking_notes_short';
  return length >= REVIEW_NOTES ? undefined : 'review_notes_short';
}

/** What kind of voucher lowers its price, and on which package. */
export function voucherTarget(purchase: Priceable): { purpose: VoucherPurpose; packageId?: string } {
  if (purchase.transactionType === 'mentoring') return { purpose: 'mentoring' };
  const purpose = purchase.transactionType === 'ats' ? 'atsc' : 'cv-review';
  return { purpose, packageId: purchase.packageId };
}

/** What the customer wrote, as it is kept with the order. */
export function detailsOf(purchase: Purchase): OrderDetails {
  if (purchase.transactionType === 'ats') return {};
  const { cvId: id, notes: text } = purchase;
  if (purchase.transactionType === 'mentoring') {
    const { startAt, timeZone } = purchase;
    return { notes: text, cvId: id, ...(startAt && { startAt: startAt.toISOString(), timeZone }) };
  }
  return { notes: text, cvId: id, reviewEmail: purchase.email, targetRole: purchase.targetRole };
}
