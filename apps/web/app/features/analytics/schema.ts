import { z } from 'zod';
import { eventNames } from './model.ts';

/** Bytes that one batch may have; a page sends far less. */
export const LARGEST_BATCH = 8 * 1024;

/** What a page sends: at most 40 events, each with how long ago it happened (milliseconds, at most an hour). */
export const batchSchema = z.object({
  events: z
    .array(
      z.object({
        name: z.enum(eventNames),
        path: z.string().startsWith('/').max(120),
        ago: z.number().int().min(0).max(3_600_000),
      }),
    )
    .min(1)
    .max(40),
});

export type Batch = z.infer<typeof batchSchema>;
