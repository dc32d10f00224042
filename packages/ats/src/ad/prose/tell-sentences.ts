import { likeliestByFeatures, type PathWeights } from '../../tagger/likeliest-path.ts';
import { looksLikeRequirement } from '../requirement-cues.ts';
import { proseStem, proseWords } from './prose-words.ts';
import { SENTENCE_WEIGHTS } from './sentence-weights.ts';

/** What a sentence of running text may be about; `no` says what is not needed. */
export const SENTENCE_KINDS = ['asks', 'nice', 'no', 'about', 'duties', 'offer', 'apply', 'terms'] as const;
export type SentenceKind = (typeof SENTENCE_KINDS)[number];

const MOST_WORDS = 30;
/** Words up to which a sentence is of one length. */
const LENGTHS = [2, 4, 8, 14, 22];
const SIGNS: readonly [string, RegExp][] = [
  ['pay', /\bRp|\bIDR|\d\s?(?:jt|juta|rb|ribu)\b|\bmillion\b/i],
  ['contact', /@|https?:|\bwa\b|\d{6}|\d{4}[- ]\d{3,4}/i],
  ['question', /\?$/],
  ['number', /\d/],
  ['colon', /:/],
];

/** The stems of a sentence, pairs of them, how it begins and ends, and a few signs. */
export function sentenceFeatures(text: string): string[] {
  const stems = proseWords(text)
    .slice(0, MOST_WORDS)
    .map(({ word }) => proseStem(word));
  const [first = '', second = '', third = ''] = stems;
  return [
    ...new Set([
      `length ${LENGTHS.findIndex((most) => stems.length <= most)}`,
      ...stems,
      ...stems.slice(1).map((stem, at) => `${stems[at]!} ${stem}`),
      `^${first}`,
      `^${first} ${second}`,
      `^${first} ${second} ${third}`,
      `${stems.at(-1) ?? ''}$`,
      `${stems.at(-2) ?? ''} ${stems.at(-1) ?? ''}$`,
      ...(looksLikeRequirement(text) ? ['has cue'] : []),
      ...SIGNS.filter(([, sign]) => sign.test(text)).map(([name]) => `has ${name}`),
    ]),
  ];
}

/** What the sentences of a text are about, taken together in their order. */
export function tellSentences(
  sentences: readonly string[],
  weights: PathWeights = SENTENCE_WEIGHTS,
): SentenceKind[] {
  return likeliestByFeatures(sentences.map(sentenceFeatures), weights, SENTENCE_KINDS);
}
