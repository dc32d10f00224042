/**
 * Letters of application: a document of its own, written by rules from a CV and a job ad, and what is made of it.
 */
export { composeLetter, type ComposeOptions } from './compose-letter.ts';
export { adAdvice, type AdAdvice } from './ad-wishes.ts';
export { gapsOf, splitGaps, type Gap } from './gaps.ts';
export { suggestKind, suggestLanguage, suggestTone, type Job } from './job.ts';
export { letterKindNames, letterToneNames } from './indonesian.ts';
export { LetterError, parseLetter } from './parse-letter.ts';
export { calmName, calmTitle } from './sentences.ts';
export {
  LETTER_LIMITS,
  LETTER_VERSION,
  letterKinds,
  letterLanguages,
  letterTones,
  type LetterKind,
  type LetterLanguage,
  type LetterTone,
} from './kinds.ts';
export { letterSchema, type Letter, type LetterParagraph } from './schema.ts';
export { sheetOf, type LetterSheet, type SheetBlock } from './sheet.ts';
export { fileNameOf, letterText, mailOf, whatsAppOf, type LetterFile, type LetterMail } from './sending.ts';
