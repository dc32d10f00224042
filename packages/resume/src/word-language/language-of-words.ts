import type { Language } from '../reference-lists.ts';
import { detectTextLanguage } from '../detect-text-language.ts';
import { TOOL_NAMES, WORD_WEIGHTS } from './weights.ts';
import { wordFeatures } from './word-features.ts';

/** One odd word decides no more than a usual one. */
const MOST_OF_A_WORD = 40;
/** Below this the letters do not tell. */
const LEAST = 10;
const tools = new Set(TOOL_NAMES);

/**
 * The language of a few words such as the name of a skill, by the letters that they are made of. Names of tools, short forms
 * and words with capitals inside say nothing.
 * @returns undefined where the words do not tell
 */
export function languageOfWords(text: string): Language | undefined {
  const small = detectTextLanguage(text);
  if (small || tools.has(text.trim().toLowerCase())) return small;
  const words = (text.match(/\p{L}{3,}/gu) ?? []).filter((word) => !/\p{L}\p{Lu}/u.test(word));
  const sum = words.reduce((all, word) => all + weightOf(word), 0);
  if (Math.abs(sum) < LEAST) return undefined;
  return sum > 0 ? 'id' : 'en';
}

/** Above 0 for an Indonesian word, below for an English one. */
function weightOf(word: string): number {
  const sum = wordFeatures(word).reduce((all, feature) => all + (WORD_WEIGHTS[feature] ?? 0), 0);
  return Math.max(-MOST_OF_A_WORD, Math.min(MOST_OF_A_WORD, sum));
}
