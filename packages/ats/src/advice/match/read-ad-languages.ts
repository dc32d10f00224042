import type { ParsedResume } from '../../result/parsed-resume.ts';
import type { LanguageMatch, Standing } from './match-types.ts';
import { languageOf } from '../words/language-of.ts';
import type { Segment } from './split-ad.ts';

const LANGUAGES: readonly { name: string; pattern: RegExp; tests?: RegExp }[] = [
  {
    name: 'Inggris',
    pattern: /\b(?:bahasa inggris|berbahasa inggris|inggris|english)\b/i,
    tests: /\b(?:toefl|ielts|toeic|duolingo english)\b/i,
  },
  { name: 'Indonesia', pattern: /\b(?:bahasa indonesia|indonesian(?: language)?)\b/i },
  { name: 'Mandarin', pattern: /\b(?:mandarin|chinese)\b/i, tests: /\bhsk\b/i },
  { name: 'Jepang', pattern: /\b(?:bahasa jepang|jepang|japanese)\b/i, tests: /\b(?:jlpt|n[1-5])\b/i },
  { name: 'Korea', pattern: /\b(?:bahasa korea|korean)\b/i, tests: /\btopik\b/i },
  { name: 'Arab', pattern: /\b(?:bahasa arab|arabic)\b/i },
  { name: 'Jerman', pattern: /\b(?:bahasa jerman|jerman|german)\b/i, tests: /\b(?:goethe|testdaf)\b/i },
  { name: 'Prancis', pattern: /\b(?:bahasa (?:prancis|perancis)|french)\b/i, tests: /\b(?:delf|dalf)\b/i },
  { name: 'Belanda', pattern: /\b(?:bahasa belanda|dutch)\b/i },
  { name: 'Spanyol', pattern: /\b(?:bahasa spanyol|spanish)\b/i },
];

/** The spoken languages that an ad asks for. A test score, or a CV written in the language, shows it under another name. */
export function matchLanguages(segments: readonly Segment[], result: ParsedResume): LanguageMatch[] {
  const wanted = segments.filter(({ kind }) => kind !== 'ignored');
  return LANGUAGES.flatMap(({ name, pattern, tests }) => {
    const lines = wanted.filter(({ text }) => pattern.test(text) || tests?.test(text));
    if (lines.length === 0) return [];
    const niceToHave = lines.every(({ kind }) => kind === 'nice');
    return [{ name, standing: standingOf(result, name, pattern, tests), niceToHave }];
  });
}

function standingOf(
  result: ParsedResume,
  name: string,
  pattern: RegExp,
  tests: RegExp | undefined,
): Standing {
  const listed = [...result.languages, ...result.skills.map((skill) => skill.name)];
  if (listed.some((each) => pattern.test(each))) return 'has';
  const lines = result.sections
    .filter(
      ({ sectionType }) => sectionType === 'Skills/Interests/Languages' || sectionType === 'Certifications',
    )
    .map(({ text }) => text);
  if (lines.some((text) => pattern.test(text))) return 'has';
  const rest = [...lines, ...result.certifications];
  if (tests && rest.some((text) => tests.test(text))) return 'other_name';
  const written = languageOf(result.sections.map((section) => section.text).join(' '));
  const own = written === 'en' ? 'Inggris' : written === 'id' ? 'Indonesia' : undefined;
  return own === name ? 'other_name' : 'lacks';
}
