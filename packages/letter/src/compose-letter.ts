import { readAd } from '@setapak/ats/ad';
import { emptyResume, type Resume } from '@setapak/resume';
import { factsOf } from './facts.ts';
import { gap } from './gaps.ts';
import { documentsWanted } from './ad-wishes.ts';
import { civilService, jobOf, noJob, type Job } from './job.ts';
import { writeEnglish } from './english.ts';
import { writeIndonesian } from './indonesian.ts';
import { LETTER_LIMITS, type LetterKind, type LetterLanguage, type LetterTone } from './kinds.ts';
import { letterSchema, type Letter } from './schema.ts';

export interface ComposeOptions {
  /** The CV; null writes a letter of gaps. Its hidden parts and its examples are not used. */
  resume: Resume | null;
  /** The ad as it was pasted; '' where there is none. */
  ad: string;
  /** What is known of the job beside the ad; it goes before what is read from the ad. */
  job?: Partial<Job>;
  language: LetterLanguage;
  kind: LetterKind;
  tone: LetterTone;
  /** The day on the letter, such as `2026-11-22`. */
  today: string;
}

/**
 * Writes a letter from a CV and an ad by rules. Every fact in it (names, figures, posts, degrees, skills, dates) stands in the CV, the ad
 * or `job`; what only the person knows is a gap in square brackets (`gapsOf`). The same input gives the same letter.
 */
export function composeLetter({
  resume,
  ad: adText,
  job: known = {},
  language,
  kind,
  tone,
  today,
}: ComposeOptions): Letter {
  const ad = adText.trim() === '' ? null : readAd(adText, { asOf: today });
  const job = jobOf({ ...noJob, ...known }, ad);
  const facts = factsOf(resume ?? emptyResume(), ad, { today, language });
  const documents = documentsWanted(adText, language);
  const civil = kind === 'government' ? civilService(job.title, adText) : null;
  const writing = { kind, tone, job, ad, facts, today, documents, civil };
  const composed = language === 'id' ? writeIndonesian(writing) : writeEnglish(writing);
  const unknown = language === 'id' ? gap('nama lengkapmu') : gap('your full name');
  return letterSchema.parse({
    language,
    kind,
    tone,
    sender: {
      name: facts.name || unknown,
      address: facts.city,
      phone: facts.phone,
      email: facts.email,
    },
    place: facts.city || (language === 'id' ? gap('kota') : gap('city')),
    date: today,
    position: job.title,
    subject: cut(composed.subject),
    recipient: composed.recipient,
    salutation: composed.salutation,
    closing: composed.closing,
    paragraphs: composed.paragraphs.map((paragraph, index) => ({
      ...paragraph,
      id: `p${index + 1}`,
      text: paragraph.text.slice(0, LETTER_LIMITS.paragraph),
    })),
    data: composed.data.map((row, index) => ({ ...row, value: cut(row.value), id: `d${index + 1}` })),
    attachments: composed.attachments
      .slice(0, LETTER_LIMITS.attachments)
      .map((name, index) => ({ id: `a${index + 1}`, name })),
  });
}

const cut = (text: string) => text.slice(0, LETTER_LIMITS.line);
