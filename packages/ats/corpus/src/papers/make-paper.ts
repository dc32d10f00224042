import type { Lang } from '../content/cv.ts';
import { OFFICE_PAPERS } from './office-papers.ts';
import type { PaperLine } from './paper-line.ts';
import { paperWords, type MakePaper } from './paper-words.ts';
import { STUDY_PAPERS } from './study-papers.ts';
import { TRADE_PAPERS } from './trade-papers.ts';
import { WORK_PAPERS } from './work-papers.ts';

const PAPERS = { ...TRADE_PAPERS, ...WORK_PAPERS, ...STUDY_PAPERS, ...OFFICE_PAPERS } satisfies Record<
  string,
  MakePaper
>;

/** In the order in which the examples for training are drawn: another one means other weights. */
export const PAPER_KINDS = [
  'invoice',
  'statement',
  'letter',
  'application',
  'contract',
  'study',
  'manual',
  'slides',
  'ad',
  'transcript',
  'certificate',
  'minutes',
  'company',
  'tax',
  'news',
  'brochure',
  'recipe',
  'itinerary',
  'review',
  'proposal',
  'reference',
  'form',
  'datasheet',
  'household',
  'timetable',
  'policy',
  'roster',
  'menu',
  'diploma',
  'firm-page',
  'event',
  'note-to-employer',
  'lesson',
  'lesson-plan',
  'institution',
  'service',
  'questions',
  'release',
  'course',
  'catalogue',
] as const satisfies (keyof typeof PAPERS)[];

type PaperKind = (typeof PAPER_KINDS)[number];

/** A paper that people upload by mistake: its words are invented as those of the CVs are. */
export function makePaper(seed: string, kind: PaperKind, lang: Lang): PaperLine[] {
  return PAPERS[kind](paperWords(seed, lang));
}
