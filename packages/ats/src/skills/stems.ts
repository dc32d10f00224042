import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';

export type Stemming = 'raw' | 'id' | 'en';

const PLAIN = /^[a-z]{4,}$/;
const LONGEST = 40;
const ALONE_AT_LEAST = 5;

/** A word's stem by Snowball's rules; short words, numbers and names with signs in them stay as they are. */
export function stemOf(word: string, stemming: Stemming): string {
  if (stemming === 'raw' || !PLAIN.test(word) || word.length > LONGEST) return word;
  return stemming === 'id' ? indonesian(word) : english(word);
}

/**
 * The stem of a word that has to be recognised on its own. English stems are too coarse for that (`present` and `presentation`,
 * `community` and `communication` share one), so only a plural is taken off; of Indonesian stems only the longer ones tell enough.
 */
export function stemAlone(word: string, stemming: Stemming): string {
  if (stemming === 'raw' || !PLAIN.test(word) || word.length > LONGEST) return word;
  if (stemming === 'en') return word.length > 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
  const stem = indonesian(word);
  return stem.length >= ALONE_AT_LEAST ? stem : word;
}
