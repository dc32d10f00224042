import type { AdDegree, AdLanguage, AdYears, DegreeLevel, Importance } from '../../ad/job-ad.ts';
import { languageMentions, SPOKEN_LANGUAGES } from '../../ad/languages.ts';
import { degreeMentions } from '../../ad/read-degree.ts';
import type { ParsedResume } from '../../result/parsed-resume.ts';
import { languageOf } from '../words/language-of.ts';
import type { CvIndex } from './cv-index.ts';
import { sameField } from './fields-of-study.ts';
import type { DegreeMatch, LanguageMatch, MatchEvidence, TitleMatch, YearsMatch } from './match-types.ts';
import { titleLikeness } from './title-likeness.ts';

const CLOSE_YEARS = 0.75;
const ORDER: readonly DegreeLevel[] = ['SMP', 'SMA/SMK', 'D1', 'D2', 'D3', 'S1', 'S2', 'S3'];

/** Years of work that the reader counted against what the ad asks for. */
export function matchYears(years: AdYears | null, result: ParsedResume): YearsMatch | null {
  if (!years) return null;
  const has = result.totalYearsExperience;
  const own = has ?? 0;
  // A month short is no gap.
  const standing = own + 0.1 >= years.min ? 'has' : own >= years.min * CLOSE_YEARS ? 'similar' : 'lacks';
  return { min: years.min, max: years.max, has, standing };
}

/** The lowest accepted level and the fields against what the CV shows. */
export function matchDegree(degree: AdDegree | null, result: ParsedResume): DegreeMatch | null {
  if (!degree) return null;
  const schools = result.education.map((school, at) => {
    const words = school.accreditation?.inputStr ?? '';
    const levels = [...degreeMentions(words), ...degreeMentions(school.organization ?? '')].map(({ level }) =>
      ORDER.indexOf(level),
    );
    if (levels.length === 0 && /universit|institut|sekolah tinggi|college/i.test(school.organization ?? ''))
      levels.push(ORDER.indexOf('S1'));
    if (levels.length === 0 && /politeknik|akademi|poltekkes/i.test(school.organization ?? ''))
      levels.push(ORDER.indexOf('D3'));
    // `SMK Otomotif`: a school whose name says the level.
    const named = words === '' && levels.length > 0 ? (school.organization ?? '') : words;
    return {
      words: named,
      at,
      level: levels.length > 0 ? Math.max(...levels) : -1,
      found: evidenceOf(words, at),
    };
  });
  const best = schools.toSorted((a, b) => b.level - a.level)[0];
  const required = degree.minLevel === null ? 0 : ORDER.indexOf(degree.minLevel);
  const enough = schools.filter(({ level }) => level >= required);
  const inField = enough.find(({ words }) => degree.fields.some((field) => sameField(field, words)));
  const shown = inField ?? best;
  return {
    minLevel: degree.minLevel,
    fields: degree.fields,
    level: best && best.level >= 0 ? (ORDER[best.level] ?? null) : null,
    has: shown?.words || null,
    standing:
      inField || (enough.length > 0 && degree.fields.length === 0)
        ? 'has'
        : enough.length > 0
          ? 'similar'
          : 'lacks',
    ...(shown?.found ? { found: shown.found } : {}),
  };
}

function evidenceOf(words: string, at: number): MatchEvidence | undefined {
  return words === '' ? undefined : { text: words, path: `education.${at}.accreditation.inputStr` };
}

/** One spoken language. A test's score, or a CV written in the language, shows it under another name. */
export function matchLanguage(name: string, result: ParsedResume): Pick<LanguageMatch, 'standing' | 'found'> {
  const listed = [
    ...result.languages.map((text, at) => ({ text, path: `languages.${at}` })),
    ...result.skills.map((skill, at) => ({ text: skill.name, path: `skills.${at}.name` })),
  ];
  const spoken = listed.find(({ text }) =>
    languageMentions(`bahasa ${text}`).some((each) => each.name === name),
  );
  if (spoken) return { standing: 'has', found: spoken };
  const { pattern, tests } = SPOKEN_LANGUAGES.find((each) => each.name === name) ?? {};
  const lines = result.sections
    .filter(
      ({ sectionType }) => sectionType === 'Skills/Interests/Languages' || sectionType === 'Certifications',
    )
    .flatMap(({ text }) => text.split('\n'));
  const named = lines.find((text) => pattern?.test(text));
  if (named) return { standing: 'has', found: { text: named } };
  const tested = [
    ...result.certifications.map((text, at) => ({ text, path: `certifications.${at}` })),
    ...lines.map((text) => ({ text })),
  ].find(({ text }) => tests?.test(text));
  if (tested) return { standing: 'similar', found: tested };
  const line = result.sections.flatMap(({ text }) => text.split('\n')).find((text) => pattern?.test(text));
  if (line) return { standing: 'similar', found: { text: line } };
  const written = languageOf(result.sections.map((section) => section.text).join(' '));
  const own = written === 'en' ? 'Inggris' : written === 'id' ? 'Indonesia' : undefined;
  return { standing: own === name ? 'similar' : 'lacks' };
}

const WELL =
  /\b(?:fluent\p{L}*|fluency|fasih|lancar|aktif|active|advanced|professional\p{L}*|business|native\p{L}*|excellent|proficien\p{L}*|C[12]|B2)\b/iu;
const LITTLE =
  /\b(?:pasif|passive|dasar|basic|beginner|pemula|elementary|sedikit|limited|kurang lancar|A[12])\b/iu;
const BOTH = /\baktif\b.*\bpasif\b|\bpasif\b.*\baktif\b/i;

/** `Inggris pasif` where an ad asks for it fluently: known, but not as asked for. */
function isTooLittle(asked: string | null, shown: string): boolean {
  return asked !== null && WELL.test(asked) && LITTLE.test(shown) && !WELL.test(shown) && !BOTH.test(shown);
}

export function matchLanguages(languages: readonly AdLanguage[], result: ParsedResume): LanguageMatch[] {
  return languages.map(
    ({ name, level, importance }: { name: string; level: string | null; importance: Importance }) => {
      const shown = matchLanguage(name, result);
      const isShort = shown.standing === 'has' && isTooLittle(level, shown.found?.text ?? '');
      return { name, level, importance, ...shown, ...(isShort && { standing: 'similar' as const }) };
    },
  );
}

/** The CV's own post that comes nearest to the one offered. */
export function matchTitle(title: string | null, result: ParsedResume, index: CvIndex): TitleMatch | null {
  if (!title) return null;
  const posts = [
    ...result.workExperience.map((work, at) => ({
      text: work.jobTitle ?? '',
      path: `workExperience.${at}.jobTitle`,
      share: 1 - Math.min(0.3, at * 0.1),
    })),
    { text: result.headline ?? '', path: 'headline', share: 0.95 },
  ].filter(({ text }) => text !== '');
  const judged = posts
    .map(({ text, path, share }) => ({ text, path, likeness: titleLikeness(title, text) * share }))
    .sort((a, b) => b.likeness - a.likeness);
  const [best] = judged;
  void index;
  if (!best || best.likeness < 0.3) return { name: title, standing: 'lacks' };
  return {
    name: title,
    standing: best.likeness >= 0.75 ? 'has' : 'similar',
    found: { text: best.text, path: best.path },
  };
}
