import { likeliestByFeatures, type PathWeights } from '../../tagger/likeliest-path.ts';
import { isPostWord } from '../post-words.ts';
import { POST_WEIGHTS } from './post-weights.ts';
import type { ProseWord } from './prose-words.ts';
import { wordFeatures } from './wanted-words.ts';
import { FRAME_WORDS } from './word-weights.ts';

/** A word of a sentence belongs to the post that is offered, or not. */
export const POST_ROLES = ['other', 'post'] as const;

/** The features of wanted words, and which words are known from names of posts. */
export function postFeatures(
  text: string,
  frame: ReadonlySet<string>,
  knowsPosts = true,
): { words: ProseWord[]; features: string[][] } {
  const { words, features } = wordFeatures(text, frame);
  const posts = words.map(({ word }) => knowsPosts && word.toLowerCase().split(/[/-]/).some(isPostWord));
  const sign = (index: number) => (index < 0 || index >= posts.length ? '' : posts[index] ? 'P' : '-');
  return {
    words,
    features: features.map((own, index) => [
      ...own,
      `post ${sign(index)}`,
      `post ${sign(index - 1)}${sign(index)}${sign(index + 1)}`,
      `post+ ${sign(index)}${sign(index + 1)}${sign(index + 2)}`,
      `post ${sign(index)} ${own[0]!}`,
    ]),
  };
}

/** The post that a sentence of running text offers. */
export function postIn(
  sentence: string,
  weights: PathWeights = POST_WEIGHTS,
  frame: ReadonlySet<string> = FRAME_WORDS,
): { text: string; from: number; to: number } | undefined {
  const { words, features } = postFeatures(sentence, frame);
  const roles = likeliestByFeatures(features, weights, POST_ROLES);
  const first = roles.indexOf('post');
  if (first < 0) return undefined;
  const behind = roles.findIndex((role, index) => index > first && role !== 'post');
  const { from } = words[first]!;
  const { to } = words[behind < 0 ? words.length - 1 : behind - 1]!;
  return { text: sentence.slice(from, to), from, to };
}
