/** Checking a reading by published rules and matching it with a job ad. Needs no Node; runs in a browser. */
export { check, RULES_VERSION, TOTAL, type CheckOptions } from './advice/check.ts';
export type {
  Checkup,
  Dimension,
  FileFacts,
  Finding,
  GroupId,
  GroupScore,
  JudgedBullet,
  Place,
  Question,
  Rule,
  RuleWords,
  Verdict,
} from './advice/checkup.ts';
export * from './ad.ts';
export type {
  DegreeMatch,
  LanguageMatch,
  Match,
  MatchEvidence,
  MissingKeyword,
  Requirement,
  Standing,
  TitleMatch,
  YearsMatch,
} from './advice/match/match-types.ts';
export { match, MATCH_VERSION, type MatchOptions, WEIGHTS as MATCH_WEIGHTS } from './advice/match/match.ts';
export { GROUPS } from './advice/groups.ts';
export type { Spelling } from './advice/language/spelling.ts';
export type { Topic } from './advice/topics.ts';
export { RULES } from './advice/rules.ts';
