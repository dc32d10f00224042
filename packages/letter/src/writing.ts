import type { JobAd } from '@setapak/ats/ad';
import type { Facts } from './facts.ts';
import type { Job } from './job.ts';
import type { LetterKind, LetterTone } from './kinds.ts';
import type { Letter, LetterParagraph } from './schema.ts';

/** What a letter is written from. */
export interface Writing {
  kind: LetterKind;
  tone: LetterTone;
  job: Job;
  ad: JobAd | null;
  facts: Facts;
  /** A day such as `2026-11-22`. */
  today: string;
  /** What the ad wants sent besides the CV. */
  documents: string[];
  /** A post of the civil service. */
  civil: 'CPNS' | 'PPPK' | null;
}

/** What the rules of a language make of it. */
export interface Composed extends Pick<Letter, 'subject' | 'recipient' | 'salutation' | 'closing'> {
  paragraphs: Omit<LetterParagraph, 'id'>[];
  data: { label: string; value: string }[];
  attachments: string[];
}

/** Fewer characters than this are no paragraph of their own. */
const SHORT = 110;

/** What is said of the person, with their skills behind it: a paragraph of their own unless it would be a line. */
export function withSkills(about: readonly string[], skills: string): Composed['paragraphs'] {
  const isShort = skills.length < SHORT && about.length > 0;
  // A line about an earlier post stands with the one before it.
  const [last = '', before] = [about.at(-1), about.at(-2)];
  if (before !== undefined && last.length + (isShort ? skills.length : 0) < SHORT)
    return withSkills([...about.slice(0, -2), `${before} ${last}`], skills);
  const texts = isShort
    ? about.map((text, index) => (index === about.length - 1 ? `${text} ${skills}`.trim() : text))
    : [...about, skills];
  return texts.filter(Boolean).map((text) => ({ kind: 'text', text }));
}
