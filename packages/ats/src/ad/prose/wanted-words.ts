import { findSkills } from '../../skills/find-skills.ts';
import { likeliestByFeatures, type PathWeights } from '../../tagger/likeliest-path.ts';
import { isFunctionWord } from '../function-words.ts';
import { HEADS, TRAILING } from '../heads.ts';
import { type ProseWord, proseStem, proseWords } from './prose-words.ts';
import { FRAME_WORDS, WORD_WEIGHTS } from './word-weights.ts';

/** A word of a demand names what is asked for, or leads to it. */
export const WORD_ROLES = ['leads', 'named'] as const;
export type WordRole = (typeof WORD_ROLES)[number];

const WINDOW = [-3, -2, -1, 1, 2, 3];

function shapeOf(word: string, isFirst: boolean): string {
  if (/^\p{Lu}/u.test(word)) {
    if (isFirst) return 'first';
    return /^\p{Lu}[\p{Lu}\d]/u.test(word) ? 'capitals' : 'capital';
  }
  return /\d/.test(word) ? 'number' : 'small';
}

/**
 * What tells the role of each word: its neighbours, signs and shape. Words that `frame` does not know are all the same one, so that nothing is
 * learned of the things themselves.
 */
export function wordFeatures(
  text: string,
  frame: ReadonlySet<string>,
): { words: ProseWord[]; features: string[][] } {
  const words = proseWords(text);
  const known = findSkills(text);
  const stems = words.map(({ word }) => proseStem(word)).map((stem) => (frame.has(stem) ? stem : '*'));
  const at = (index: number) => (index < 0 ? '^' : (stems[index] ?? '$'));
  const leads = words.map(({ word }) => {
    const small = word.toLowerCase();
    return `${HEADS.has(small) ? 'h' : ''}${TRAILING.has(small) ? 't' : ''}`;
  });
  const features = words.map(({ word, from, to }, index) => {
    const own = at(index);
    const before = index === 0 ? '^' : text.slice(words[index - 1]!.to, from).trim();
    const behind = index + 1 < words.length ? text.slice(to, words[index + 1]!.from).trim() : '$';
    const isKnown = known.some((skill) => skill.from <= from && skill.to >= to);
    const shape = shapeOf(word, index === 0 || /[.?!]/.test(before));
    return [
      `o ${own}`,
      `shape ${shape}`,
      `known ${isKnown}`,
      `o ${own} known ${isKnown}`,
      `o ${own} shape ${shape}`,
      `before ${before}`,
      `behind ${behind}`,
      `o ${own} before ${before}`,
      `o ${own} behind ${behind}`,
      `lead ${leads[index]}`,
      `lead ${leads[index]} o ${own}`,
      `lead- ${leads[index - 1]} ${leads[index]}`,
      `lead+ ${leads[index]} ${leads[index + 1]}`,
      `ends ${word.slice(-3).toLowerCase()}`,
      `begins ${word.slice(0, 3).toLowerCase()}`,
      ...WINDOW.flatMap((by) => [`${by} ${at(index + by)}`, `${by} ${at(index + by)} o ${own}`]),
      `-- ${at(index - 2)} ${at(index - 1)}`,
      `-- ${at(index - 2)} ${at(index - 1)} o ${own}`,
      `++ ${at(index + 1)} ${at(index + 2)}`,
      `++ ${at(index + 1)} ${at(index + 2)} o ${own}`,
      `-+ ${at(index - 1)} ${at(index + 1)}`,
      `-+ ${at(index - 1)} ${own} ${at(index + 1)}`,
    ];
  });
  return { words, features };
}

/** The words of a sentence that name what it asks for; `di samping itu` names nothing, and no name begins or ends with such words. */
export function wantedWords(
  sentence: string,
  weights: PathWeights = WORD_WEIGHTS,
  frame: ReadonlySet<string> = FRAME_WORDS,
): ProseWord[] {
  const { words, features } = wordFeatures(sentence, frame);
  const roles = likeliestByFeatures(features, weights, WORD_ROLES);
  const named = roles.map((role) => role === 'named');
  const order = words.map((_, index) => index);
  for (const [indexes, step] of [
    [order, -1],
    [order.toReversed(), 1],
  ] as const)
    for (const index of indexes)
      if (!named[index + step] && isFunctionWord(words[index]!.word)) named[index] = false;
  return words.filter((_, index) => named[index]);
}
