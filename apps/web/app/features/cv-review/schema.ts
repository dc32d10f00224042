import { z } from 'zod';
import { severalLines } from '~/services/one-line.ts';
import { LONGEST_ANSWER, LONGEST_COMMENT, LONGEST_SUMMARY, sections } from './model.ts';

const fraction = z.number().min(0).max(1);

const pageBox = z
  .object({ x: fraction, y: fraction, width: fraction, height: fraction })
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001);

/** A form has texts only: the spot on the page comes as JSON, or not at all. */
const spot = z
  .string()
  .default('')
  .transform((text, context): unknown => {
    if (text === '') return null;
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('not a spot');
      return z.NEVER;
    }
  })
  .pipe(z.object({ page: z.number().int().min(1).max(50), box: pageBox.nullable() }).nullable());

/** Which CV the reviewer had before them: the customer may have put another one in its place (`cvVersionOf`). */
const cv = z.string().max(16).optional();

/** What a reviewer's forms send. */
export const deskForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('claim') }),
  z.object({ intent: z.literal('release') }),
  z.object({ intent: z.literal('deliver'), cv }),
  z.object({
    intent: z.literal('summary'),
    summary: z.string().overwrite(severalLines).max(LONGEST_SUMMARY),
  }),
  z.object({
    intent: z.literal('comment'),
    /** Of the comment that is changed; none for a new one. */
    id: z.string().max(64).optional(),
    section: z.enum(sections),
    text: z.string().overwrite(severalLines).min(1, 'Tulis komentarnya dulu.').max(LONGEST_COMMENT),
    spot,
    cv,
  }),
  z.object({
    intent: z.literal('ask'),
    question: z
      .string()
      .overwrite(severalLines)
      .min(10, 'Tulis pertanyaanmu, minimal 10 karakter.')
      .max(LONGEST_ANSWER),
  }),
  z.object({ intent: z.literal('remove-comment'), id: z.string().max(64) }),
  z.object({ intent: z.literal('remove-voice') }),
  z.object({ intent: z.literal('remove-reviewed') }),
]);

export type DeskForm = z.infer<typeof deskForm>;

/** What a customer answers their reviewer. */
export const answerForm = z.object({
  answer: z
    .string()
    .overwrite(severalLines)
    .min(2, 'Tulis jawabanmu dulu.')
    .max(LONGEST_ANSWER, `Paling banyak ${LONGEST_ANSWER} karakter`),
  cvId: z
    .string()
    .max(64)
    .transform((id) => id || undefined)
    .optional(),
});

/** What is said about an upload in its address: its body is the file itself. */
export const uploadInput = z.object({
  seconds: z.coerce.number().min(0).max(36_000).nullable().default(null),
  name: z.string().max(300).default(''),
});
