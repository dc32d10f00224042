import { z } from 'zod';

const code = z.string().trim().min(1).max(60);

/** Asks what a redeem code gives, or uses it. */
export const redeemRequest = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('preview'), code }),
  z.object({ intent: z.literal('process'), code, clientToken: z.string().regex(/^[\w-]{8,64}$/) }),
]);

export type RedeemRequest = z.infer<typeof redeemRequest>;

/** Where in the builder something is to be mended. */
export const editPlace = z.object({
  section: z.enum(['skills', 'work', 'certifications', 'languages', 'summary']),
  entry: z
    .string()
    .regex(/^\d{0,2}$/)
    .default('')
    .transform((text) => (text === '' ? null : Number(text))),
});
