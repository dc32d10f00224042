import { z } from 'zod';
import { webLink } from '~/features/ats/public.ts';
import type { ApplicationDocument } from './document.ts';
import { eventKinds, LONGEST, MOST_EVENTS, targets } from './model.ts';
import { applicationId, isDeadline } from './schema.ts';

const line = (most: number) => z.string().max(most);

/**
 * A document as a browser sends it. Its words are kept as they were typed, spaces and all: what is stored would otherwise differ from
 * what is still being written.
 */
export const applicationDocument = z.object({
  title: line(LONGEST.title).refine((text) => text.trim() !== ''),
  company: line(LONGEST.company),
  place: line(LONGEST.place),
  link: z
    .string()
    .nullable()
    .pipe(z.union([z.null(), webLink])),
  deadline: z.string().refine(isDeadline).nullable(),
  salary: line(LONGEST.salary),
  source: line(LONGEST.source),
  contact: line(LONGEST.contact),
  notes: line(LONGEST.notes),
  at: z.enum(targets),
  events: z
    .array(
      z.object({
        id: applicationId,
        kind: z.enum(eventKinds),
        title: line(LONGEST.title),
        // The forms take years from 2000 on, on Jakarta's clock.
        startsAt: z.iso.datetime().refine((text) => text >= '1999' && text < '2100'),
        isDone: z.boolean(),
      }),
    )
    .max(MOST_EVENTS),
}) satisfies z.ZodType<ApplicationDocument>;

const saveId = z.string().regex(/^[a-z0-9]{36}$/);

/** A save: the document, the revision that it was made from, and an id of the browser's own choosing. */
export const saveDocumentRequest = z.object({
  version: z.int32().positive(),
  saveId,
  /** Saves of the same page that may lie below it. */
  after: z.array(saveId).max(8).optional(),
  /** The account under which the page was opened. */
  owner: z.string().optional(),
  document: z.unknown(),
});
export type SaveDocumentRequest = z.infer<typeof saveDocumentRequest>;
