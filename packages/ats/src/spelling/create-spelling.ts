import { dictionary } from '@zxcvbn-ts/language-id';
import english from 'dictionary-en';
import nspell from 'nspell';
import { LEXICON } from '../skills/lexicon/lexicon.ts';
import type { Spelling } from '../advice/language/spelling.ts';
import { COMMON_SHORT_ENGLISH, COMMON_SHORT_INDONESIAN_RANK } from './common-short-words.ts';
import { editsOf } from './edits.ts';
import { IndonesianWords } from './indonesian-words.ts';
import { slipOf } from './slips.ts';
import { WordForms } from './word-forms.ts';
import { isLoanword } from './loanwords.ts';
import { RareEnglish } from './rare-english.ts';
import { remembered } from '../text/remembered.ts';
import { LOCAL_WORDS, WORK_WORDS_ENGLISH, WORK_WORDS_INDONESIAN } from './own-words.ts';

/**
 * Knows the words of both languages: Indonesian ones by the lists of `@zxcvbn-ts/language-id` (MIT) and their affixes, English ones by the Hunspell dictionary of `dictionary-en`
 * (MIT and BSD) and the rarer ones of `word-list`. Takes about 200 ms and 40 MB, so make one and keep it; not for browsers.
 */
export function createSpelling(): Spelling {
  const indonesian = new IndonesianWords([
    ...new Set([
      ...lines(dictionary['commonWords-id']),
      ...WORK_WORDS_INDONESIAN,
      ...lines(dictionary['wikipedia-id']),
      ...lines(dictionary['names-id']),
    ]),
  ]);
  const speller = nspell(Buffer.from(english.aff), Buffer.from(english.dic));
  for (const word of WORK_WORDS_ENGLISH) speller.add(word);
  const common = new Set(lines(dictionary['commonWords-id']));
  const forms = {
    id: new WordForms(common),
    en: new WordForms(englishWords(english.dic)),
  };
  const names = new Set(
    LEXICON.flatMap(
      (skill) =>
        JSON.stringify(skill)
          .toLowerCase()
          .match(/\p{L}{2,}/gu) ?? [],
    ),
  );
  const isEnglishWord = (word: string) => speller.correct(word) || speller.correct(american(word));
  const isEnglish = (word: string) =>
    isEnglishWord(word) ||
    speller.correct(word.replace(/s$/, '')) ||
    isCompound(word, isEnglishWord) ||
    isDerived(word, isEnglishWord);
  const local = new Set(LOCAL_WORDS);
  const rare = new RareEnglish();
  // `enginer` and `calender` are rare words, but nobody means them.
  const isRareEnglish = (word: string) =>
    rare.has(word) && !editsOf(word).some((edit) => speller.correct(edit) && isTypical(word, edit));
  const isKnown = remembered(
    (word: string) =>
      names.has(word) ||
      local.has(word) ||
      indonesian.has(word) ||
      isEnglish(word) ||
      isLoanword(word, isEnglishWord) ||
      isRareEnglish(word),
  );
  // Nobody misspells a name into a word of a trade: `saron` is no `Sarno`.
  const people = new Set(lines(dictionary['names-id']));
  const everyday = new Set([...common, ...WORK_WORDS_INDONESIAN]);
  const isIndonesianTarget = (word: string) =>
    (everyday.has(word) || !people.has(word)) &&
    (indonesian.rankOf(word) ?? Infinity) < (word.length > 4 ? Infinity : COMMON_SHORT_INDONESIAN_RANK);
  const isEnglishTarget = (word: string) =>
    word.length > 4 ? speller.correct(word) : COMMON_SHORT_ENGLISH.has(word);
  /** A rare right word is not far from a common one either: the slip must be a likely one, or the word look like none of its language. */
  const isLikelySlip = (word: string, target: string, language: 'id' | 'en') => {
    const { slip, near } = slipOf(word, target);
    if (slip === 'swapped' || slip === 'doubled') return true;
    // An encyclopaedia's words are names as often: `arabika` is no `Arabia`.
    if (language === 'id' && !everyday.has(target)) return false;
    const rarest = forms[language].rarest(word);
    if (slip === 'wrong' && !near) return forms.id.hasOddCluster(word) && forms.en.hasOddCluster(word);
    if (rarest < RARE_FORM || word.length >= LONG_WORD) return true;
    return language === 'id' && (indonesian.rankOf(target) ?? Infinity) < MOST_COMMON;
  };
  const nearWords = (word: string, language: 'id' | 'en') => {
    if (word.length < 3 || isKnown(word)) return [];
    const isTarget = language === 'id' ? isIndonesianTarget : isEnglishTarget;
    return editsOf(word).filter((edit) => edit.length > 2 && isTarget(edit));
  };
  return {
    isKnown,
    isOf: (word, language) =>
      language === 'id' ? indonesian.has(word) && !isEnglish(word) : isEnglish(word) && !common.has(word),
    mayBeSlip: (word, language) => nearWords(word, language).length > 0,
    meant(word, language) {
      const edits = nearWords(word, language).filter((edit) => isLikelySlip(word, edit, language));
      // The likeliest slip is that of a common word: `degan` is `dengan`, not `adegan`.
      return language === 'id'
        ? edits.toSorted((a, b) => indonesian.rankOf(a)! - indonesian.rankOf(b)!)[0]
        : edits[0];
    },
  };
}

/** Two letters swapped, one doubled or not, or a vowel for another. */
function isTypical(word: string, meant: string): boolean {
  const { slip } = slipOf(word, meant);
  if (slip === 'swapped' || slip === 'doubled') return true;
  const withoutVowels = (text: string) => text.replaceAll(/[aeiou]/g, '');
  return slip === 'wrong' && withoutVowels(word) === withoutVowels(meant);
}

/** Words in whose number a rare run of three letters stands. */
const RARE_FORM = 4;
const LONG_WORD = 7;
/** Rank among the words of Indonesian down to which a slip in a short word is reported without further signs. */
const MOST_COMMON = 400;

function* englishWords(hunspell: Uint8Array): Iterable<string> {
  for (const line of new TextDecoder().decode(hunspell).split('\n')) {
    const [word = ''] = line.split('/');
    if (/^[a-z]{3,}$/.test(word)) yield word;
  }
}

function lines(words: unknown): string[] {
  return (words as string[]).map((word) => word.toLowerCase());
}

/** British spelling as the dictionary, which is American, has it. */
function american(word: string): string {
  return word
    .replace(/(?<=\p{L}{3})is(?=(?:e|ed|es|er|ers|ing|ation|ations)$)/u, 'iz')
    .replace(/(?<=\p{L}{2})our/u, 'or')
    .replace(/ll(?=(?:ed|ing|er|ers)$)/, 'l')
    .replace(/(?<=\p{L}{2})([bt])re(?=s?$)/u, '$1er')
    .replace(/ogue(?=s?$)/, 'og')
    .replace(/mme(?=s?$)/, 'm')
    .replace(/(?<=\p{L}{2})ence(?=s?$)/u, 'ense')
    .replace(/yse(?=d?$)/, 'yze')
    .replace(/ysing$/, 'yzing')
    .replace(/ae(?=\p{L})/u, 'e');
}

const LEAST_BEHIND_PREFIX = 6;

/** `brining`, `loppers`, `refretted`: formed by rule from a word that the dictionary has, where it lacks the form. */
function isDerived(word: string, isWord: (part: string) => boolean): boolean {
  const rest = /^(?:re|un|pre|over|under|multi|inter|micro|mis|non|sub)(\p{L}+)$/u.exec(word)?.[1];
  if (rest && rest.length >= LEAST_BEHIND_PREFIX && isWord(rest)) return true;
  const doubled = /^([^aeiouy]+[aeiou]([bdgmnprt]))\2(?:ing|ed|ers?)$/u.exec(word)?.[1];
  if (doubled && isWord(doubled) && !isWord(`${doubled}e`)) return true;
  const withoutE = /^(\p{L}{3,}[^aeiou])(?:ing|ed)$/u.exec(word)?.[1];
  return withoutE !== undefined && isWord(`${withoutE}e`);
}

/** `weighbridge`, `greenhouse`: two whole words in one. */
function isCompound(word: string, isWord: (part: string) => boolean): boolean {
  for (let at = 4; at <= word.length - 4; at++)
    if (isWord(word.slice(0, at)) && isWord(word.slice(at))) return true;
  return false;
}
