import { findSkills } from '../../skills/find-skills.ts';
import { likeliestByFeatures, type PathWeights } from '../../tagger/likeliest-path.ts';
import { HEADS, TRAILING } from '../heads.ts';
import { isPostWord } from '../post-words.ts';
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

/** What a word is, whatever it says: who is spoken of, a word that leads to a demand, a form of a verb. Of several the first counts. */
const WORD_KINDS: readonly [string, (word: string) => boolean][] = [
  ['you', matches(/^(?:you|your|you['’](?:re|ve|d|ll)|kamu|anda|kalian|lo|lu)$/i)],
  ['we', matches(/^(?:we|our|us|we['’](?:re|ve)|kami|kita)$/i)],
  [
    'they',
    matches(
      /^(?:he|she|they|it|its|their|somebody|someone|anyone|whoever|those|person|people|candidates?|applicants?|orang|sosok|pelamar|calon|dia|ia|siapa|yang)$/i,
    ),
  ],
  ['head', (word) => HEADS.has(word.toLowerCase())],
  ['trailing', (word) => TRAILING.has(word.toLowerCase())],
  ['post', (word) => isPostWord(word.toLowerCase())],
  ['number', matches(/^\d/)],
  ['di', matches(/^di\p{L}{4,}/u)],
  ['me', matches(/^me\p{L}{4,}/u)],
  ['ing', matches(/ing$/)],
  ['ed', matches(/ed$/)],
  ['ly', matches(/ly$/)],
  ['ber', matches(/^ber\p{L}{3,}/u)],
  ['capital', matches(/^\p{Lu}/u)],
];

function matches(pattern: RegExp) {
  return (word: string) => pattern.test(word);
}

const kindOfWord = (word: string) => WORD_KINDS.find(([, is]) => is(word))?.[0] ?? 'word';

/** Of a count or share: the first of `steps` that it does not pass. */
const stepOf = (value: number, steps: readonly number[]) => steps.findIndex((most) => value <= most);
const COUNTS = [0, 1, 2, Infinity];
const PLACES = [0, 0.25, 0.5, 0.75, 0.99, 1];

/** What a sentence is like without its words: new ads say the same in others. @param place in the text, 0..1; undefined where it is short */
function shapeFeatures(text: string, words: readonly string[], place: number | undefined): string[] {
  const kinds = words.map(kindOfWord);
  const [first = '', second = '', third = ''] = kinds;
  const has = (kind: string) => kinds.includes(kind);
  const knows = findSkills(text).length;
  const heads = kinds.filter((kind) => kind === 'head').length;
  return [
    `knows ${stepOf(knows, COUNTS)}`,
    `capitals ${stepOf(words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length, [0, 1, 3, Infinity])}`,
    `commas ${stepOf(text.split(',').length - 1, COUNTS)}`,
    `ends ${text.slice(-1)}`,
    `small ${/^\p{Ll}/u.test(text)}`,
    ...(place === undefined ? [] : [`place ${stepOf(place, PLACES)}`]),
    `heads ${stepOf(heads, COUNTS)}`,
    `heads ${heads > 0} knows ${knows > 0}`,
    `you ${has('you')} heads ${heads > 0}`,
    `1 ${first}`,
    `1 ${first} ${second}`,
    `1 ${first} ${second} ${third}`,
    `last ${kinds.at(-1)}`,
    ...['trailing', 'post', 'di'].map((kind) => `has ${kind} ${has(kind)}`),
    ...['you', 'we', 'they'].map((kind) => `${kind} ${has(kind)} knows ${knows > 0}`),
    ...['you', 'we', 'they'].map((kind) => `${kind} ${has(kind)}`),
  ].map((name) => `${SHAPE}${name}`);
}

/** Of fewer sentences than this the place in the text says nothing. */
export const FEW_SENTENCES = 3;

/** How the features begin that no single word makes. */
export const SHAPE = '=';

/** Of each sentence of a text: its stems, pairs of them, how it begins and ends, a few signs and its shape. */
export function sentenceFeatures(sentences: readonly string[]): string[][] {
  return sentences.map((text, at) => {
    const words = proseWords(text).map(({ word }) => word);
    const stems = words.slice(0, MOST_WORDS).map(proseStem);
    const [first = '', second = '', third = ''] = stems;
    return [
      ...new Set([
        `${SHAPE}length ${stepOf(stems.length, LENGTHS)}`,
        ...stems,
        ...stems.slice(1).map((stem, index) => `${stems[index]!} ${stem}`),
        `^${first}`,
        `^${first} ${second}`,
        `^${first} ${second} ${third}`,
        `${stems.at(-1) ?? ''}$`,
        `${stems.at(-2) ?? ''} ${stems.at(-1) ?? ''}$`,
        ...(looksLikeRequirement(text) ? [`${SHAPE}has cue`] : []),
        ...SIGNS.filter(([, sign]) => sign.test(text)).map(([name]) => `${SHAPE}has ${name}`),
        ...shapeFeatures(
          text,
          words,
          sentences.length < FEW_SENTENCES ? undefined : at / (sentences.length - 1),
        ),
      ]),
    ];
  });
}

/** What the sentences of a text are about, taken together in their order. */
export function classifySentences(
  sentences: readonly string[],
  weights: PathWeights = SENTENCE_WEIGHTS,
): SentenceKind[] {
  return likeliestByFeatures(sentenceFeatures(sentences), weights, SENTENCE_KINDS);
}
