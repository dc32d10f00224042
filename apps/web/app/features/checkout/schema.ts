import { z } from 'zod';
import { isZone } from '~/ui/format/zoned-times.ts';
import { sessionHours } from './model.ts';
import { oneLine } from '~/services/one-line.ts';
import { targetRoles } from './purchase.ts';

const packageId = z.string().min(1).max(40);
const notes = z.string().trim().max(4_000);
const cvId = z.string().max(64).optional();
const jobId = z.string().max(64).optional();

/** A form without a choice sends nothing in it. */
const startAt = z
  .union([z.literal(''), z.iso.datetime({ offset: true })])
  .optional()
  .transform((text) => (text ? new Date(text) : undefined));
const timeZone = z
  .string()
  .max(64)
  .optional()
  .transform((text) => (text && isZone(text) ? text : undefined));

const session = z.object({
  transactionType: z.literal('mentoring'),
  mentorId: z.string().min(1).max(64),
  hours: z.coerce.number().pipe(z.literal(sessionHours)),
});
const ats = z.object({ transactionType: z.literal('ats'), packageId });
const review = z.object({
  transactionType: z.literal('cvReview'),
  packageId,
  bundleId: packageId.optional(),
});

/** What a price depends on; the rest of the purchase may still be unwritten. */
const priceableInput = z.discriminatedUnion('transactionType', [session, ats, review]);

/** What a browser may say about a purchase: ids and words, never a price. */
export const purchaseInput = z.discriminatedUnion('transactionType', [
  session.extend({ notes, cvId, jobId, startAt, timeZone }),
  ats,
  review.extend({ email: z.email().max(254), targetRole: z.enum(targetRoles), notes, cvId, jobId }),
]);

export type PriceableInput = z.infer<typeof priceableInput>;
export type PurchaseInput = z.infer<typeof purchaseInput>;
/** What the browser sends of it. */
export type SentPurchase = z.input<typeof purchaseInput>;

/** The browser's name for one press of the button. */
const clientToken = z.string().regex(/^[\w-]{8,64}$/);

const code = z
  .string()
  .trim()
  .max(60)
  .optional()
  .transform((text) => text || undefined);

/** The total that stood on the screen: at another price no order is placed, nor where none is named (null). */
const seenTotal = z.preprocess(
  (value) => (value === undefined || value === '' ? null : value),
  z.union([z.null(), z.coerce.number().int().nonnegative()]),
);

/** What the browser sends to ask a price, and to buy. */
export const priceRequest = z.object({ purchase: priceableInput, voucherCode: code });
export const orderRequest = z.object({
  purchase: purchaseInput,
  voucherCode: code,
  clientToken,
  seenTotal,
});

/** To which account a refund is transferred. */
export const bankAccount = z.object({
  bank: z.string().overwrite(oneLine).min(2, 'Tulis nama bank atau dompet digitalmu').max(60),
  number: z
    .string()
    .transform((text) => text.replaceAll(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^\d{6,20}$/, 'Nomor rekening berisi 6 sampai 20 angka')),
  holder: z.string().overwrite(oneLine).min(2, 'Tulis nama pemilik rekening').max(100),
});

export type BankAccount = z.infer<typeof bankAccount>;
