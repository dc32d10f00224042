import type { ParsedResume } from '../../result/parsed-resume.ts';
import { languageOf } from '../words/language-of.ts';
import { askSkills } from './ask-skills.ts';
import { findAnswers } from './find-answers.ts';
import { hintsFor } from './hints.ts';
import type { Match, Requirement, Standing } from './match-types.ts';
import { matchLanguages } from './read-ad-languages.ts';
import { matchDegree } from './read-degree.ts';
import { matchYears } from './read-years.ts';
import { splitAd } from './split-ad.ts';

/** Raised whenever the lexicon, a weight or a rule changes. */
export const MATCH_VERSION = '1.0.0';

/** How much each part counts; a part that the ad doesn't ask for is left out and the others share its weight. */
export const WEIGHTS = { skills: 70, years: 15, degree: 10, languages: 5 };
/** Under another name a person sees it and some systems don't. */
export const WORTH: Readonly<Record<Standing, number>> = { has: 1, other_name: 0.9, lacks: 0 };
const CLOSE_YEARS = 0.7;

/**
 * Compares what a CV says with what a job ad (Indonesian or English, pasted as text) asks for. Same input, same answer; no network.
 * Only text that can be seen in the CV counts, and counting a word twice gains nothing.
 * @param jobAd the first 100,000 characters are looked at
 */
export function match(result: ParsedResume, jobAd: string): Match {
  const segments = splitAd(jobAd);
  const answers = findAnswers(askSkills(segments), result);
  const compared = {
    required: answers.filter((each) => each.asked !== 'nice'),
    niceToHave: answers.filter((each) => each.asked === 'nice'),
    years: matchYears(segments, result),
    degree: matchDegree(segments, result),
    languages: matchLanguages(segments, result),
  };
  const named = (standing: Standing) => answers.filter((each) => each.standing === standing);
  const whole = {
    version: MATCH_VERSION,
    score: scoreOf(compared),
    language: languageOf(jobAd.slice(0, 20_000)) ?? 'id',
    ...compared,
    has: named('has').map((each) => each.name),
    hasUnderAnotherName: named('other_name').map((each) => ({ name: each.name, as: each.found?.text ?? '' })),
    lacks: named('lacks').map((each) => each.name),
  };
  return { ...whole, hints: hintsFor(whole) };
}

type Compared = Pick<Match, 'required' | 'niceToHave' | 'years' | 'degree' | 'languages'>;

function scoreOf({ required, niceToHave, years, degree, languages }: Compared): number | null {
  const parts: { weight: number; share: number }[] = [];
  const skills = [...required, ...niceToHave];
  if (skills.length > 0) parts.push({ weight: WEIGHTS.skills, share: shareOf(skills) });
  if (years) parts.push({ weight: WEIGHTS.years, share: yearsShare(years) });
  if (degree) parts.push({ weight: WEIGHTS.degree, share: degree.standing === 'has' ? 1 : 0 });
  const spoken = languages.filter((each) => !each.niceToHave);
  if (spoken.length > 0) {
    const worth = spoken.reduce((sum, each) => sum + WORTH[each.standing], 0);
    parts.push({ weight: WEIGHTS.languages, share: worth / spoken.length });
  }
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  if (total === 0) return null;
  return Math.round((parts.reduce((sum, part) => sum + part.weight * part.share, 0) / total) * 100);
}

function shareOf(skills: readonly Requirement[]): number {
  const total = skills.reduce((sum, each) => sum + each.weight, 0);
  return skills.reduce((sum, each) => sum + each.weight * WORTH[each.standing], 0) / total;
}

function yearsShare({ asked, has, standing }: NonNullable<Match['years']>): number {
  if (standing === 'has') return 1;
  if (standing === 'close') return CLOSE_YEARS;
  return Math.min(0.5, (has ?? 0) / asked);
}
