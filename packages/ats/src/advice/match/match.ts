import { postsOf } from '../../ad/posts.ts';
import { readAd } from '../../ad/read-ad.ts';
import type { ParsedResume } from '../../result/parsed-resume.ts';
import { answerWish } from './answer-wish.ts';
import { indexCv } from './cv-index.ts';
import { hintsFor } from './hints.ts';
import { missingKeywords } from './missing-keywords.ts';
import { matchDegree, matchLanguage, matchLanguages, matchTitle, matchYears } from './match-conditions.ts';
import type { Match, Requirement, Standing } from './match-types.ts';

/** Raised whenever the lexicon, a weight or a rule changes. */
export const MATCH_VERSION = '2.11.0';

/** How much each part counts; a part that the ad doesn't ask for is left out and the others share its weight. */
export const WEIGHTS = { skills: 52, title: 16, years: 14, degree: 12, languages: 6 };
/** Under another name a person sees it and some systems don't. */
const WORTH: Readonly<Record<Standing, number>> = { has: 1, similar: 0.8, lacks: 0 };
const CLOSE_YEARS = 0.7;
const OTHER_FIELD = 0.45;
const NEAR_TITLE = 0.6;

export interface MatchOptions {
  /** yyyy-MM-dd; see `readAd`. */
  asOf?: string;
}

/**
 * Compares what a CV says with what a job ad (Indonesian or English, pasted as text) asks for. Same input, same answer; no network.
 * Only text that can be seen in the CV counts, and counting a word twice gains nothing.
 * @param jobAd the first 100,000 characters are looked at
 */
export function match(result: ParsedResume, jobAd: string, options: MatchOptions = {}): Match {
  const ad = readAd(jobAd, options);
  const index = indexCv(result);
  const compared: Compared = {
    title: matchTitle(ad.title, result, index),
    requirements: ad.requirements.map((wish) =>
      wish.kind === 'language' ? spokenWish(answerWish(wish, index), result) : answerWish(wish, index),
    ),
    years: matchYears(ad.years, result),
    degree: matchDegree(ad.degree, result),
    languages: matchLanguages(ad.languages, result),
  };
  const whole = {
    version: MATCH_VERSION,
    score: scoreOf(compared),
    language: ad.language,
    ad: {
      title: ad.title,
      company: ad.company,
      place: ad.place,
      workMode: ad.workMode,
      deadline: ad.deadline,
      salary: ad.salary,
      seniority: ad.seniority,
    },
    posts: postsOf(jobAd).map(({ name }) => name),
    ...compared,
    notJudged: ad.notJudged,
    keywords: missingKeywords(compared, index),
  };
  return { ...whole, hints: hintsFor(whole) };
}

/** "Mandarin, Japanese or Korean": the best of them. */
function spokenWish(wish: Requirement, result: ParsedResume): Requirement {
  for (const name of wish.names) {
    const { standing, found } = matchLanguage(name, result);
    if (standing !== 'lacks') return { ...wish, standing, ...(found ? { found } : {}) };
  }
  return wish;
}

export type Compared = Pick<Match, 'title' | 'requirements' | 'years' | 'degree' | 'languages'>;

function scoreOf({ title, requirements, years, degree, languages }: Compared): number | null {
  const parts: { weight: number; share: number }[] = [];
  if (requirements.length > 0) parts.push({ weight: WEIGHTS.skills, share: shareOf(requirements) });
  if (years && years.min > 0) parts.push({ weight: WEIGHTS.years, share: yearsShare(years) });
  if (degree)
    parts.push({
      weight: WEIGHTS.degree,
      share: degree.standing === 'has' ? 1 : degree.standing === 'similar' ? OTHER_FIELD : 0,
    });
  const spoken = languages.filter((each) => each.importance === 'must');
  if (spoken.length > 0)
    parts.push({
      weight: WEIGHTS.languages,
      share: spoken.reduce((sum, each) => sum + WORTH[each.standing], 0) / spoken.length,
    });
  if (parts.length === 0) return null;
  if (title)
    parts.push({
      weight: WEIGHTS.title,
      share: title.standing === 'has' ? 1 : title.standing === 'similar' ? NEAR_TITLE : 0,
    });
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  return Math.round((parts.reduce((sum, part) => sum + part.weight * part.share, 0) / total) * 100);
}

function shareOf(requirements: readonly Requirement[]): number {
  const total = requirements.reduce((sum, each) => sum + each.weight, 0);
  return requirements.reduce((sum, each) => sum + each.weight * WORTH[each.standing], 0) / total;
}

function yearsShare({ min, has, standing }: NonNullable<Match['years']>): number {
  if (standing === 'has') return 1;
  if (standing === 'similar') return CLOSE_YEARS;
  return Math.min(0.5, (has ?? 0) / min);
}
