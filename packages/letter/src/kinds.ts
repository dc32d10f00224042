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
