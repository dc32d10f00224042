import * as z from 'zod';
import { isPartialDate, toBlock, toLine } from '@setapak/resume';
import { LETTER_LIMITS, LETTER_VERSION, letterKinds, letterLanguages, letterTones } from './kinds.ts';

const line = z.preprocess(toLine, z.string().max(LETTER_LIMITS.line)).prefault('');
const text = z.preprocess(toBlock, z.string().max(LETTER_LIMITS.paragraph)).prefault('');
const id = z.string().regex(/^[\w-]{1,40}$/);
const day = z
  .preprocess(
    toLine,
    z.string().refine((value) => value === '' || (value.length === 10 && isPartialDate(value))),
  )
  .prefault('');

/**
 * A part of the letter between salutation and closing: a paragraph, the rows of personal data below it (`data`), or the
 * numbered list of attachments below it (`attachments`).
 */
const paragraph = z.object({
  id,
  kind: z.enum(['text', 'data', 'attachments']).prefault('text'),
  text,
});
export type LetterParagraph = z.output<typeof paragraph>;

/** A letter of application. Every field is there; what is not known is ''. Gaps stand in square brackets (`gapsOf`). */
export const letterSchema = z.object({
  version: z.literal(LETTER_VERSION).prefault(LETTER_VERSION),
  language: z.enum(letterLanguages).prefault('id'),
  kind: z.enum(letterKinds).prefault('company'),
  tone: z.enum(letterTones).prefault('general'),
  sender: z.object({ name: line, address: line, phone: line, email: line }).prefault({}),
  /** Where and when it is written; `date` is a day (`2026-11-22`) or ''. */
  place: line,
  date: day,
  /** The post that is applied for, for file names and the subject of a mail. */
  position: line,
  /** Behind `Hal`. */
  subject: line,
  recipient: z.object({ name: line, company: line, place: line }).prefault({}),
  salutation: line,
  paragraphs: z.array(paragraph).max(LETTER_LIMITS.paragraphs).prefault([]),
  /** Name, birth, education and so on, where the kind of letter lists them. */
  data: z
    .array(z.object({ id, label: line, value: line }))
    .max(LETTER_LIMITS.rows)
    .prefault([]),
  attachments: z
    .array(z.object({ id, name: line }))
    .max(LETTER_LIMITS.attachments)
    .prefault([]),
  closing: line,
});

export type Letter = z.output<typeof letterSchema>;
