/** The reader without the PDF: words with their places in, a CV's fields out. Needs no Node; runs in a browser. */
export type {
  Box,
  HiddenReason,
  PageItems,
  PageLink,
  Shape,
  TextItem,
  Warning,
  WarningCode,
} from './model.ts';
export { readItems, type ItemsReading, type ReadItemsOptions } from './read-items.ts';
export type { EntryParts } from './entries/parts/entry-parts.ts';
export type { Prize } from './lists/read-prize.ts';
export { flatten, type FlatResume } from './result/flatten.ts';
export type {
  Details,
  Evidence,
  EvidenceEntry,
  ParsedResume,
  Reading,
  ResumeDates,
  ResumeEducation,
  ResumeLocation,
  ResumeWork,
  UnusedText,
} from './result/parsed-resume.ts';
