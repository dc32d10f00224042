import { z } from 'zod';

const id = z.string().regex(/^[a-z0-9]{36}$/);

/** A save: the document, the version that it was made from, and an id of the browser's own choosing. */
export const saveSchema = z.object({
  version: z.int32().positive(),
  saveId: id,
  /** Saves of the same page that may lie below it. */
  after: z.array(id).max(8).optional(),
  /** The account under which the page was opened. */
  owner: z.string().optional(),
  // The CV document has a parser of its own, which trusts nothing.
  document: z.unknown().optional(),
  /** In place of a document that is too large for a page that goes: what it changes (`changed-parts.ts`). */
  parts: z.record(z.string().max(64), z.unknown()).optional(),
});

export type SaveRequest = z.infer<typeof saveSchema>;
