import { z } from 'zod';

/** Refusal of a transfer without a reference. */
export const NO_REFERENCE = 'Tulis referensi transfer dari bank';

/** What the bank calls a transfer that was made. */
export const bankReference = z.string().trim().min(3, NO_REFERENCE).max(100);

/** Why the bank did not make a transfer. */
export const bankReason = z.string().trim().min(5, 'Tulis alasan dari bank, minimal 5 karakter').max(200);

/** Which transfers are meant beside those that were ticked. */
export const chosenTransfers = {
  /** All that are under way. */
  all: z.literal('on').optional(),
  /** How many the page said were under way: where it is another number, `all` is not what its operator saw. */
  open: z.coerce.number().int().nonnegative().optional(),
};
