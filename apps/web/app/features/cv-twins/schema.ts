import { z } from 'zod';

const place = z.string().max(200);

/** What the panel of a twin asks for. */
export const twinRequest = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('make') }),
  z.object({ intent: z.literal('unlink') }),
  z.object({
    intent: z.literal('settle'),
    // Documents have a parser of their own, which trusts nothing.
    seenMine: z.unknown(),
    seenTheirs: z.unknown(),
    sameWords: z.array(place).max(500),
  }),
]);

export type TwinRequest = z.input<typeof twinRequest>;
