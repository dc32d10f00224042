import { z } from 'zod';
import { pastedAd } from '~/features/ats/public.ts';

/** What the panel of a CV's job asks for. */
export const targetRequest = z.discriminatedUnion('intent', [
  // The document has a parser of its own, which trusts nothing.
  z.object({ intent: z.literal('match'), ad: pastedAd, document: z.unknown() }),
  z.object({ intent: z.literal('post'), ad: pastedAd, post: z.string() }),
  z.object({ intent: z.literal('copy'), press: z.string() }),
  z.object({ intent: z.literal('remove') }),
]);

export type TargetRequest = z.input<typeof targetRequest>;
