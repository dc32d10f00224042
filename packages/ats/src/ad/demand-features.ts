import { stemOf } from '../skills/stems.ts';

const MOST_WORDS = 25;
/** Words up to which a line counts as one of so many, a short, a middling or a long one. */
const LENGTHS = [1, 2, 5, 10, 17];
const FEW_CAPITALS = 0.4;
const MANY_CAPITALS = 0.8;
/** What else a line shows. */
const SIGNS: readonly [string, RegExp][] = [
  ['pay', /\bRp|\d\s?(?:jt|juta|rb)/i],
  ['contact', /@|https?:|wa\b|\d{6}/i],
  ['sentence', /[.!]$/],
  ['question', /\?$/],
  ['slash', /\//],
  ['bracket', /\(/],
];

/** The stems of a line, its first one, its length, its capitals and a few signs. */
export function demandFeatures(text: string): string[] {
  const words = text.replaceAll('’', "'").match(/'?[\p{L}\d]+/gu) ?? [];
  const stems = words
    .slice(0, MOST_WORDS)
    .map((word) => (/\d/.test(word) ? '0' : stemOf(stemOf(word.toLowerCase(), 'id'), 'en')));
  const behind = words.slice(1);
  const capitals = behind.filter((word) => /^\p{Lu}/u.test(word)).length / Math.max(1, behind.length);
  return [
    ...new Set([
      `length ${LENGTHS.findIndex((most) => words.length <= most)}`,
      `capitals ${[0, FEW_CAPITALS, MANY_CAPITALS].filter((least) => capitals > least).length}`,
      `^${stems[0] ?? ''}`,
      ...stems,
      ...SIGNS.filter(([, sign]) => sign.test(text)).map(([name]) => `has ${name}`),
    ]),
  ];
}
