import { z } from 'zod';

const code = z.string().trim().min(1).max(60);

/** Asks what a redeem code gives, or uses it. */
export const redeemRequest = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('preview'), code }),
  z.object({ intent: z.literal('process'), code, clientToken: z.string().regex(/^[\w-]{8,64}$/) }),
]);

export type RedeemRequest = z.infer<typeof redeemRequest>;

/** The longest job ad that is looked at, in characters. */
export const LONGEST_AD = 20_000;

export const matchRequest = z.object({
  jobAd: z
    .string()
    .trim()
    .min(40, 'Tempel isi lowongannya dulu, paling tidak satu-dua kalimat persyaratan.')
    .max(LONGEST_AD, 'Teks lowongan terlalu panjang. Tempel bagian tugas dan persyaratannya saja.'),
});
