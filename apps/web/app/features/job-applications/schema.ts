import { z } from 'zod';
import { LONGEST_AD, webLink } from '~/features/ats/public.ts';
import { isDay, jakartaMoment } from '~/services/calendar.ts';
import { typedDate } from '~/ui/format/written-date.ts';
import { eventKinds, LONGEST, targets } from './model.ts';

export const applicationId = z.string().regex(/^[a-z0-9]{36}$/);

const line = (most: number) => z.string().trim().max(most, `Paling panjang ${most} huruf.`).default('');
/** A day that a job can end on: what is far from now was a slip. */
export const isDeadline = (text: string) => isDay(text) && text.startsWith('20');

/** What a person writes about a job that they want. */
export const applicationFields = z.object({
  title: z
    .string('Isi posisi yang kamu incar.')
    .trim()
    .min(1, 'Isi posisi yang kamu incar.')
    .max(LONGEST.title, `Paling panjang ${LONGEST.title} huruf.`),
  company: line(LONGEST.company),
  place: line(LONGEST.place),
  link: webLink.default(null),
  deadline: z
    .string()
    .trim()
    .transform(typedDate)
    .refine((text) => text === '' || isDeadline(text), 'Isi tanggal yang benar, misalnya 30/11/2026.')
    .transform((text) => text || null)
    .default(null),
  salary: line(LONGEST.salary),
  source: line(LONGEST.source),
  contact: line(LONGEST.contact),
  notes: line(LONGEST.notes),
});
export type ApplicationFields = z.output<typeof applicationFields>;

const ad = z
  .string()
  .trim()
  .max(LONGEST_AD, `Teks lowongan terlalu panjang, paling banyak ${LONGEST_AD.toLocaleString('id')} huruf.`);

/** The page for a new one: reads a pasted ad, or keeps what was typed. */
export const newApplicationForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('read'),
    ad: ad.min(40, 'Tempel isi lowongannya dulu, paling tidak judul dan satu-dua kalimat.'),
    link: webLink.default(null),
  }),
  z.object({ intent: z.literal('create'), ad: ad.default(''), ...applicationFields.shape }),
]);

/** A card that was dragged. */
export const moveRequest = z.object({
  id: applicationId,
  from: z.enum(targets),
  to: z.enum(targets),
  before: applicationId.nullish(),
});

const version = z.coerce.number().pipe(z.int32().min(1));
const target = z.enum(targets);
const eventFields = {
  kind: z.enum(eventKinds),
  title: z.string().trim().max(160, 'Paling panjang 160 huruf.').default(''),
  /** On Jakarta's clock. */
  startsAt: z
    .string()
    .transform(typedDate)
    .refine((text) => /^20\d\d-\d\d-\d\dT\d\d:\d\d/.test(text), 'Isi tanggal dan jamnya.')
    .transform((text) => jakartaMoment(text.slice(0, 16)))
    .refine((at) => !Number.isNaN(at.getTime()), 'Isi tanggal dan jam yang benar.'),
};

/** What is done with an application from the board. */
export const boardForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('move'),
    id: applicationId,
    /** The place it was seen in: it is refused where another device moved it meanwhile. */
    from: target,
    to: target,
    /** The one that it is put before; empty for the end, missing for the top. */
    before: z.union([applicationId, z.literal('')]).optional(),
  }),
  z.object({ intent: z.literal('archive'), id: applicationId }),
  z.object({ intent: z.literal('unarchive'), id: applicationId }),
  z.object({ intent: z.literal('delete'), id: applicationId }),
  z.object({ intent: z.literal('restore'), id: applicationId }),
  z.object({ intent: z.literal('reminders'), on: z.enum(['yes', 'no']) }),
  z.object({ intent: z.literal('feed') }),
]);
export type BoardForm = z.output<typeof boardForm>;

/** What is done on the page of one. */
export const applicationForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), version, ...applicationFields.shape }),
  z.object({ intent: z.literal('add-event'), ...eventFields }),
  z.object({ intent: z.literal('done-event'), eventId: applicationId, done: z.enum(['yes', 'no']) }),
  z.object({ intent: z.literal('remove-event'), eventId: applicationId }),
  z.object({ intent: z.literal('attach-cv'), cvId: applicationId }),
  z.object({ intent: z.literal('remove-file'), fileId: applicationId }),
  z.object({ intent: z.literal('match'), checkId: z.string().min(1).max(60) }),
  z.object({ intent: z.literal('match-cv'), cvId: applicationId }),
  // Of an ad with several posts the one that is meant; empty goes back to the choice.
  z.object({ intent: z.literal('post'), post: z.string().max(200) }),
]);
export type ApplicationForm = z.output<typeof applicationForm>;
