import { z } from 'zod';
import { banks } from './payouts/banks.ts';

/** To which account a mentor is paid. */
export const mentorAccountInput = z.object({
  bank: z.enum(
    banks.map(({ code }) => code),
    { error: 'Pilih bank' },
  ),
  number: z
    .string()
    .transform((text) => text.replaceAll(/[\s.-]/g, ''))
    .pipe(z.string().regex(/^\d{6,20}$/, 'Nomor rekening berisi 6 sampai 20 angka')),
  holder: z
    .string()
    .trim()
    .min(2, 'Tulis nama pemilik rekening')
    .max(100)
    // As banks print it; what a spreadsheet could run has no place in a name.
    .regex(/^[\p{L}\p{M}][\p{L}\p{M} .,'’-]*$/u, 'Tulis nama seperti di buku tabungan'),
});

export type MentorAccount = z.infer<typeof mentorAccountInput>;
