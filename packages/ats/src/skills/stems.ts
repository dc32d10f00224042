import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';

export type Stemming = 'raw' | 'id' | 'en';

const PLAIN = /^[a-z]{4,}$/;
const LONGEST = 40;
const ALONE_AT_LEAST = 5;

/** A word's stem by Snowball's rules; short words, numbers and names with signs in them stay as they are. */
export function stemOf(word: string, stemming: Stemming): string {
  if (stemming === 'raw' || !PLAIN.test(word) || word.length > LONGEST) return word;
  return stemming === 'id' ? indonesianStem(word) : english(word);
}

/** Things that are named after what is done with them: "pakai" (use) says nothing of "pakaian" (clothes). */
const NAMED_AFTER_USE = /^(?:pakaian|makanan|minuman)$/;
const AFFIXED = /^(?:me|di|ter|ber|pe|ke|se)/;

/**
 * Stems that change the sense are not taken: "persediaan" (stock) is not what "bersedia" (willing) says, "empati" is no "penempatan",
 * and "Gudangku" is a name.
 */
function indonesianStem(word: string): string {
  if (/^per.*an$/.test(word) || word.endsWith('ku') || NAMED_AFTER_USE.test(word)) return word;
  if (word.endsWith('i') && !AFFIXED.test(word)) return word;
  return indonesian(word);
}

/**
 * The stem of a word that has to be recognised on its own. English stems are too coarse for that (`present` and `presentation`,
 * `community` and `communication` share one), so only a plural is taken off; of Indonesian stems only the longer ones tell enough.
 */
export function stemAlone(word: string, stemming: Stemming): string {
  if (stemming === 'raw' || !PLAIN.test(word) || word.length > LONGEST) return word;
  if (stemming === 'en') return isPlural(word) ? word.slice(0, -1) : word;
  const stem = indonesianStem(word);
  return stem.length >= ALONE_AT_LEAST ? stem : word;
}

/** `patients` are people; somebody who waits is `patient`. */
function isPlural(word: string): boolean {
  return word.length > 4 && /[^s]s$/.test(word) && word !== 'patients';
}
