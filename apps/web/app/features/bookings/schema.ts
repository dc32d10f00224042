import { z } from 'zod';
import { severalLines } from '~/services/one-line.ts';
import { LONGEST_REVIEW } from './model.ts';

/** Stars and words about a session. */
const ratingSchema = z.object({
  rating: z.coerce
    .number({ error: 'Pilih 1 sampai 5 bintang.' })
    .int()
    .min(1, 'Pilih 1 sampai 5 bintang.')
    .max(5, 'Pilih 1 sampai 5 bintang.'),
  review: z
    .string({ error: 'Tulis ulasanmu dulu, ya.' })
    .overwrite(severalLines)
    .min(1, 'Tulis ulasanmu dulu, ya.')
    .max(LONGEST_REVIEW, `Ulasan paling panjang ${LONGEST_REVIEW} karakter.`),
});

export type Rating = z.infer<typeof ratingSchema>;

/** What can be done on the page of an order. */
export const bookingFormSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('rate') }).extend(ratingSchema.shape),
  z.object({ intent: z.literal('cancel') }),
  z.object({ intent: z.literal('pay') }),
  z.object({ intent: z.literal('cancel-session'), part: z.coerce.number().min(0).max(1).default(0) }),
  z.object({ intent: z.enum(['accept-time', 'decline-time']), proposed: z.coerce.date() }),
  z.object({ intent: z.literal('held') }),
  z.object({
    intent: z.literal('problem'),
    kind: z.enum(['mentor_absent', 'not_as_agreed', 'no_show_denied', 'first_session'], {
      error: 'Pilih masalahnya dulu.',
    }),
    words: z
      .string()
      .overwrite(severalLines)
      .min(20, 'Ceritakan sedikit lebih panjang, minimal 20 karakter.')
      .max(2_000, 'Paling panjang 2.000 karakter.'),
  }),
]);
