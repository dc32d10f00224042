import type { ParsedResume } from '../../result/parsed-resume.ts';
import type { YearsMatch } from './match-types.ts';
import type { Segment } from './split-ad.ts';

const IN_WORDS: Readonly<Record<string, number>> = {
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const YEARS = new RegExp(
  `(?<![\\d.,])(\\d{1,2}|${Object.keys(IN_WORDS).join('|')})(?:\\s?\\(\\w{1,10}\\))?\\s?\\+?(?:\\s?(?:-|–|to|sampai|hingga|s/d)\\s?\\d{1,2})?\\s?\\+?\\s?(?:tahun|thn|th|years?|yrs?)(?![a-z])`,
  'i',
);
const EXPERIENCE = /pengalaman|berpengalaman|experience|bekerja (?:sebagai|di)/i;
const AGE = /\b(?:usia|umur|age|aged|years? old)\b/i;
const FRESH = /fresh[- ]?graduates?|lulusan baru|freshgraduate/i;
const CLOSE = 0.75;

/** The least years of work that an ad asks for, against what the reader counted. A line about age never counts. */
export function matchYears(segments: readonly Segment[], result: ParsedResume): YearsMatch | null {
  const asked = askedYears(segments);
  if (asked === undefined) return null;
  const has = result.totalYearsExperience;
  const years = has ?? 0;
  const standing = years >= asked ? 'has' : years >= asked * CLOSE ? 'close' : 'lacks';
  return { asked, has, standing };
}

function askedYears(segments: readonly Segment[]): number | undefined {
  const lines = segments.filter(({ kind }) => kind !== 'ignored').map(({ text }) => text);
  if (lines.some((line) => FRESH.test(line) && !/\b(?:not|bukan|tidak)\b/i.test(line))) return 0;
  const years = segments
    .filter(
      ({ kind, text }) => kind !== 'ignored' && kind !== 'nice' && EXPERIENCE.test(text) && !AGE.test(text),
    )
    .flatMap(({ text }) => {
      const found = YEARS.exec(text)?.[1]?.toLowerCase();
      return found === undefined ? [] : [IN_WORDS[found] ?? Number(found)];
    })
    .filter((count) => count <= 30);
  return years.length > 0 ? Math.max(...years) : undefined;
}
