import * as z from 'zod';
import { isPartialDate, toBlock, toLine } from '@setapak/resume';

/** The version that this release writes; `parseLetter` reads older ones. */
export const LETTER_VERSION = 1;

export const letterLanguages = ['id', 'en'] as const;
export type LetterLanguage = (typeof letterLanguages)[number];

/**
 * Whom the letter goes to: a company, a ministry or state-owned company (CPNS, BUMN), or a company that takes interns or
 * pays by the hour. The order of a formal letter follows it.
 */
export const letterKinds = ['company', 'government', 'internship', 'part_time'] as const;
export type LetterKind = (typeof letterKinds)[number];

/** How the letter sounds, by the field of work. */
export const letterTones = ['finance', 'technology', 'creative', 'service', 'care', 'general'] as const;
export type LetterTone = (typeof letterTones)[number];

/** What a letter can hold at most. */
export const LETTER_LIMITS = {
  line: 300,
  paragraph: 3_000,
  paragraphs: 20,
  rows: 15,
  attachments: 20,
} as const;

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
