import { readAd } from '@setapak/ats/ad';
import { withoutExamples, type Resume } from '@setapak/resume';
import { printedText } from './facts.ts';
import type { LetterLanguage } from './kinds.ts';
import { missingFrom } from './wanted.ts';

/** Papers that ads ask for, with the words of a list of attachments. An identity card is left to the person. */
const DOCUMENTS: readonly { words: RegExp; id: string; en: string }[] = [
  {
    words: /\bijazah\b|\bdiploma certificate\b|\bdegree certificate\b/i,
    id: 'Fotokopi ijazah',
    en: 'Copy of diploma',
  },
  { words: /\btranskrip|\btranscripts?\b/i, id: 'Fotokopi transkrip nilai', en: 'Academic transcript' },
  { words: /\bpas ?foto|\bphotograph\b/i, id: 'Pas foto terbaru', en: 'Recent photograph' },
  { words: /\bportofolio|\bportfolio/i, id: 'Portofolio', en: 'Portfolio' },
  { words: /\bSKCK\b/, id: 'SKCK', en: 'Police record certificate (SKCK)' },
  {
    words: /\bsurat keterangan sehat|\bhealth certificate/i,
    id: 'Surat keterangan sehat',
    en: 'Health certificate',
  },
  { words: /\bSTR\b/, id: 'Fotokopi STR', en: 'Copy of registration certificate (STR)' },
  { words: /\bSTRA\b/, id: 'Fotokopi STRA', en: 'Copy of registration certificate (STRA)' },
  {
    words: /\bsertifikat pendukung|\bsupporting certificates/i,
    id: 'Sertifikat pendukung',
    en: 'Supporting certificates',
  },
];

/** A line that is about sending papers. */
const SENDING =
  /\b(?:kirim|kirimkan|lampirkan|melampirkan|membawa|bawa|sertakan|menyertakan|berkas|dokumen|lamaran|send|submit|attach|enclose|bring|apply|application)\b/i;

/** The papers that an ad wants with the letter, besides the CV. */
export function documentsWanted(adText: string, language: LetterLanguage): string[] {
  const lines = adText.split('\n').filter((line) => SENDING.test(line));
  return DOCUMENTS.filter(({ words }) => lines.some((line) => words.test(line))).map(
    (each) => each[language],
  );
}

export interface AdAdvice {
  /** Where the ad wants the application sent. */
  email: string | null;
  /** The line of the ad that says how the subject of the mail or the file is to be named. */
  subjectLine: string | null;
  /** The ad asks for a copy of the identity card. */
  wantsIdentityCard: boolean;
  /** The ad wants no letter. */
  refusesLetters: boolean;
  /** What must be there by the ad and is not named in the CV, in the ad's words. */
  missing: string[];
}

const SUBJECT =
  /\b(?:subjek|subject|judul(?:\s+(?:email|e-mail|surel))?|nama file|format (?:file|nama|subjek))\s*(?:email|e-mail)?\s*[:=]|\bdengan (?:subjek|subject|judul)\b|\bsubject line\b|\bwith (?:the )?subject\b/i;

/** What an ad says about applying that no letter can say. @param resume the CV that goes with it */
export function adAdvice(adText: string, resume: Resume | null, today: string): AdAdvice {
  const lines = adText.split('\n').map((line) => line.trim());
  const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(adText)?.[0].replace(/\.$/, '') ?? null;
  return {
    email,
    subjectLine: lines.find((line) => SUBJECT.test(line) && line.length < 240) ?? null,
    wantsIdentityCard: lines.some((line) => SENDING.test(line) && /\b(?:KTP|identity card)\b/i.test(line)),
    refusesLetters:
      /\bno cover letters?\b|\btanpa surat lamaran\b|\bcover letters? (?:is |are )?not (?:needed|required)\b/i.test(
        adText,
      ),
    missing:
      resume && adText.trim()
        ? missingFrom(printedText(withoutExamples(resume)), readAd(adText, { asOf: today }))
        : [],
  };
}
