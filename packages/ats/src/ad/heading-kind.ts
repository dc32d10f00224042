import { stemOf } from '../skills/stems.ts';
import { HEADING_WEIGHTS } from './heading-weights.ts';

/** What a heading of an ad may open; `none` is a line that only looks like one. */
export const HEADING_KINDS = [
  'requirements',
  'nice',
  'not_needed',
  'duties',
  'benefits',
  'about',
  'apply',
  'none',
] as const;
export type HeadingKind = (typeof HEADING_KINDS)[number];

/** One weight for each of `HEADING_KINDS`, by feature. */
export type HeadingWeights = Readonly<Record<string, readonly number[]>>;

const MOST_WORDS = 12;
const LONG = 4;

/** The stems of a heading, alone and with their neighbours, and how many there are. */
export function headingFeatures(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/'?\p{L}+/gu) ?? [];
  const stems = words.slice(0, MOST_WORDS).map((word) => stemOf(stemOf(word, 'id'), 'en'));
  return [
    ...new Set([
      `${Math.min(LONG, stems.length)} words`,
      ...stems,
      ...stems.slice(1).map((stem, at) => `${stems[at]!} ${stem}`),
      `^${stems[0] ?? ''}`,
      `${stems.at(-1) ?? ''}$`,
    ]),
  ];
}

/** The likeliest kind of a heading and how far it leads the next one. */
export function headingKind(
  text: string,
  weights: HeadingWeights = HEADING_WEIGHTS,
): { kind: HeadingKind; lead: number } {
  const sums = HEADING_KINDS.map(() => 0);
  // A word of an ad may be the name of something that every object has: `constructor`.
  const known = headingFeatures(text).filter((feature) => Object.hasOwn(weights, feature));
  for (const feature of known)
    weights[feature]?.forEach((weight, kind) => {
      sums[kind]! += weight;
    });
  const order = [...sums.keys()].sort((a, b) => sums[b]! - sums[a]!);
  return { kind: HEADING_KINDS[order[0]!]!, lead: sums[order[0]!]! - sums[order[1]!]! };
}
