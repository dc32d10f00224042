export { check, RULES_VERSION, type CheckOptions } from './advice/check.ts';
export type {
  Checkup,
  FileFacts,
  Finding,
  GroupId,
  GroupScore,
  Place,
  Rule,
  RuleWords,
  Verdict,
} from './advice/checkup.ts';
export type {
  DegreeMatch,
  LanguageMatch,
  Match,
  Requirement,
  Standing,
  YearsMatch,
} from './advice/match/match-types.ts';
export { match, MATCH_VERSION } from './advice/match/match.ts';
export { RULES } from './advice/rules.ts';
export type { ReadLimits } from './extract/read-pdf.ts';
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
export { ReadError, type ReadErrorCode } from './read-error.ts';
export { createReaderPool, type ReaderPool, type ReaderPoolOptions } from './reader-pool.ts';
export { readItems, type ItemsReading, type ReadItemsOptions } from './read-items.ts';
export { readResume, type ReadOptions } from './read-resume.ts';
export { flatten, type FlatResume } from './result/flatten.ts';
export type {
  Evidence,
  EvidenceEntry,
  ParsedResume,
  Reading,
  ResumeDates,
  ResumeEducation,
  ResumeLocation,
  ResumeWork,
} from './result/parsed-resume.ts';
