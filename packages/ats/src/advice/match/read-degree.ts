import type { ParsedResume } from '../../result/parsed-resume.ts';
import type { DegreeMatch } from './match-types.ts';
import type { Segment } from './split-ad.ts';

const LEVELS: readonly { name: string; pattern: RegExp }[] = [
  { name: 'SMP', pattern: /\b(?:smp|mts|junior high)\b/i },
  {
    name: 'SMA/SMK',
    pattern:
      /\b(?:sma|smk|smu|stm|slta|ma|man|sman|smkn|madrasah aliyah|senior high|high school|vocational school)\b/i,
  },
  { name: 'D1', pattern: /\bD-?\s?(?:1|I)\b(?!\s?[-/]?\d)/ },
  { name: 'D2', pattern: /\bD-?\s?(?:2|II)\b/ },
  { name: 'D3', pattern: /\bD-?\s?(?:3|III)\b|\b(?:diploma(?!\s?(?:4|IV))|associate(?:'s)? degree|A\.?Md)/i },
  {
    name: 'S1/D4',
    pattern:
      /\bS-?\s?1\b|\bD-?\s?(?:4|IV)\b|\b(?:sarjana|bachelor(?:'s|’s)?|undergraduate degree|B\.?Sc|S\.(?:E|T|H|Kom|Psi|Pd|Si|Sos|Ak|I\.?Kom)|university degree)\b/i,
  },
  {
    name: 'S2',
    pattern:
      /\bS-?\s?2\b|\b(?:magister|master(?:'s|’s)? (?:degree|of)|master(?:'s|’s)|pascasarjana|postgraduate|MBA|M\.?Sc)\b/i,
  },
  { name: 'S3', pattern: /\bS-?\s?3\b|\b(?:doktor|doctorate|doctoral|ph\.?d)\b/i },
];
const EXACT_CASE = /\bMA\b/;

/** The lowest degree that the ad accepts against the highest that the CV shows. */
export function matchDegree(segments: readonly Segment[], result: ParsedResume): DegreeMatch | null {
  const asked = segments
    .filter(({ kind }) => kind === 'required' || kind === 'duty')
    .map(({ text }) => Math.min(...levelsIn(text)))
    .find((level) => Number.isFinite(level));
  if (asked === undefined) return null;
  const own = result.education.flatMap((school) => [
    ...levelsIn(school.accreditation?.inputStr ?? ''),
    ...levelsIn(school.organization ?? ''),
    ...(/universit|institut|sekolah tinggi/i.test(school.organization ?? '') && !school.accreditation
      ? [5]
      : []),
  ]);
  const best = own.length > 0 ? Math.max(...own) : undefined;
  return {
    asked: LEVELS[asked]?.name ?? '',
    has: best === undefined ? null : (LEVELS[best]?.name ?? null),
    standing: best !== undefined && best >= asked ? 'has' : 'lacks',
  };
}

/** Indexes into the ladder of every level a text names; `ma` counts only in capitals, for it is a word too. */
function levelsIn(text: string): number[] {
  return LEVELS.flatMap(({ name, pattern }, index) => {
    const found = pattern.exec(text)?.[0];
    if (!found) return [];
    if (name === 'SMA/SMK' && found.toLowerCase() === 'ma' && !EXACT_CASE.test(text)) return [];
    return [index];
  });
}
