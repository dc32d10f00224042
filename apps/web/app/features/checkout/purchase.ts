import { z } from 'zod';
import type { OrderDetails } from '~/services/payments/order-content.ts';
import { sessionHours, type SessionHours } from './model.ts';
import type { MentorForSale } from './quote.ts';
import type { VoucherPurpose } from './voucher-rules.ts';

export const targetRoles = [
  'marketing',
  'business-development',
  'finance',
  'human-resources',
  'project-management',
  'other',
] as const;

const packageId = z.string().min(1).max(40);
const notes = z.string().trim().max(4_000);
const cvId = z.string().max(64).optional();

/** What a browser may say about a purchase: ids and words, never a price. */
export const purchaseInput = z.discriminatedUnion('transactionType', [
  z.object({
    transactionType: z.literal('mentoring'),
    mentorId: z.string().min(1).max(64),
    hours: z.coerce.number().pipe(z.literal(sessionHours)),
    notes,
    cvId,
  }),
  z.object({ transactionType: z.literal('ats'), packageId }),
  z.object({
    transactionType: z.literal('cvReview'),
    packageId,
    bundleId: packageId.optional(),
    email: z.email().max(254),
    targetRole: z.enum(targetRoles),
    notes,
    cvId,
  }),
]);

/** The browser's name for one press of the button. */
export const clientToken = z.string().regex(/^[\w-]{8,64}$/);

/** A purchase on the server. The mentor is the one of the catalogue, as the caller loaded it. */
export type Purchase =
  | { transactionType: 'mentoring'; mentor: MentorForSale; hours: SessionHours; notes: string; cvId?: string }
  | { transactionType: 'ats'; packageId: string }
  | {
      transactionType: 'cvReview';
      packageId: string;
      bundleId?: string;
      email: string;
      targetRole: (typeof targetRoles)[number];
      notes: string;
      cvId?: string;
    };

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
export function voucherTarget(purchase: Purchase): { purpose: VoucherPurpose; packageId?: string } {
  if (purchase.transactionType === 'mentoring') return { purpose: 'mentoring' };
  const purpose = purchase.transactionType === 'ats' ? 'atsc' : 'cv-review';
  return { purpose, packageId: purchase.packageId };
}

/** What the customer wrote, as it is kept with the order. */
export function detailsOf(purchase: Purchase): OrderDetails {
  if (purchase.transactionType === 'ats') return {};
  const { cvId: id, notes: text } = purchase;
  if (purchase.transactionType === 'mentoring') return { notes: text, cvId: id };
  return { notes: text, cvId: id, reviewEmail: purchase.email, targetRole: purchase.targetRole };
}
