import { partsOf, wordsOf, type Word } from './words.ts';
import { BRANDS, CAPITAL_BRANDS, SAME_WORDS, USUAL_CAPITALS } from './name-words.ts';

/** Proper names of a text that its source does not have. Pure. */

interface NameCheck {
  source: string;
  /** Whether a word in small letters is a common one, of either language: only such a word may begin a sentence. */
  isWord: (word: string) => boolean;
}

export interface Span {
  from: number;
  to: number;
}

const meanings = new Map<string, string[]>();
for (const group of SAME_WORDS)
  for (const word of group) meanings.set(word, [...(meanings.get(word) ?? []), ...group]);

/** Where a text names what its source does not: employers, people, schools, products, shortenings. Names side by side are one. */
export function foreignNames(text: string, { source, isWord }: NameCheck): Span[] {
  const known = new Set<string>();
  for (const { lower } of wordsOf(source))
    for (const part of [lower, ...partsOf(lower)])
      for (const word of [part, ...(meanings.get(part) ?? [])]) known.add(word);
  const stands = (word: string) =>
    known.has(word) || known.has(word.replace(/(?:['’]s|s|nya|ku|mu|-an)$/, ''));
  const isForeign = (word: Word) => {
    if (!isNamed(word, isWord) || USUAL_CAPITALS.has(word.lower)) return false;
    if (stands(word.lower)) return false;
    const parts = partsOf(word.lower);
    return (
      parts.length < 2 ||
      !parts.every((part) => stands(part) || (!BRANDS.has(part) && isWord(part) && word.isFirst))
    );
  };
  const spans: Span[] = [];
  for (const word of wordsOf(text)) {
    if (!isForeign(word)) continue;
    const last = spans.at(-1);
    if (last && /^\s*(?:&\s*)?$/.test(text.slice(last.to, word.from))) last.to = word.to;
    else spans.push({ from: word.from, to: word.to });
  }
  return spans;
}

export const isBrand = (word: string) => BRANDS.has(word.toLowerCase());

function isNamed({ text, lower, isFirst }: Word, isWord: (word: string) => boolean): boolean {
  if (BRANDS.has(lower)) return true;
  // Money, which is a figure.
  if (/^(?:Rp|IDR|USD)\.?\d/i.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return false;
  // `S1`, `B2B`, `GoPay`, `SQL`, `iOS`.
  if (text.split('-').some(isMixed)) return true;
  if (/\p{L}\p{Lu}/u.test(text)) return true;
  if (!/^\p{Lu}/u.test(text)) return false;
  if (!isFirst) return true;
  return CAPITAL_BRANDS.has(lower) || !partsOf(lower).every((part) => AFFIXED.test(part) || isWord(part));
}

/** Verbs of Indonesian, whose forms no list holds all of. */
const AFFIXED = /^(?:me|ber|di|ter|per|pe|ke|se)\p{L}{4,}$/u;

/** Letters and figures in one, where the letters are no unit: `S1`, not `20k`. */
const isMixed = (text: string) =>
  /\p{N}/u.test(text) &&
  /\p{L}/u.test(text) &&
  !/^\p{N}+(?:x|k|st|nd|rd|th|an|rb|jt|m|hrs?|yrs?)$/iu.test(text);
