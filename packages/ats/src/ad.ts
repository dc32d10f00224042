/** Reading a job ad: its post, place, pay, deadline and what it asks for. Needs no Node; runs in a browser. */
export type {
  AdDegree,
  AdLanguage,
  AdSalary,
  AdSection,
  AdYears,
  Alternative,
  DegreeLevel,
  Importance,
  JobAd,
  NotJudged,
  NotJudgedKind,
  SectionKind,
  Seniority,
  Wish,
  WishKind,
  WorkMode,
} from './ad/job-ad.ts';
export { type AdPost, postsOf } from './ad/posts.ts';
export { readAd, type ReadAdOptions } from './ad/read-ad.ts';
