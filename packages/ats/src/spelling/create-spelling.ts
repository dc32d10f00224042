import { dictionary } from '@zxcvbn-ts/language-id';
import english from 'dictionary-en';
import nspell from 'nspell';
import { LEXICON } from '../skills/lexicon/lexicon.ts';
import type { Spelling } from '../advice/language/spelling.ts';
import { COMMON_SHORT_ENGLISH, COMMON_SHORT_INDONESIAN_RANK } from './common-short-words.ts';
import { editsOf } from './edits.ts';
import { IndonesianWords } from './indonesian-words.ts';
import { WORK_WORDS_ENGLISH, WORK_WORDS_INDONESIAN } from './own-words.ts';

/**
 * Knows the words of both languages: Indonesian ones by the lists of `@zxcvbn-ts/language-id` (MIT) and their affixes, English ones by the Hunspell dictionary of `dictionary-en`
 * (MIT and BSD). Takes about 200 ms and 40 MB, so make one and keep it; not for browsers.
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
    isEnglishWord(word) || speller.correct(word.replace(/s$/, '')) || isCompound(word, isEnglishWord);
  const isKnown = (word: string) => names.has(word) || indonesian.has(word) || isEnglish(word);
  const isIndonesianTarget = (word: string) =>
    (indonesian.rankOf(word) ?? Infinity) < (word.length > 4 ? Infinity : COMMON_SHORT_INDONESIAN_RANK);
  const isEnglishTarget = (word: string) =>
    word.length > 4 ? speller.correct(word) : COMMON_SHORT_ENGLISH.has(word);
  return {
    isKnown,
    meant(word, language) {
      if (word.length < 3 || isKnown(word)) return undefined;
      const isTarget = language === 'id' ? isIndonesianTarget : isEnglishTarget;
      const edits = editsOf(word).filter((edit) => edit.length > 2 && isTarget(edit));
      // The likeliest slip is that of a common word: `degan` is `dengan`, not `adegan`.
      return language === 'id'
        ? edits.toSorted((a, b) => indonesian.rankOf(a)! - indonesian.rankOf(b)!)[0]
        : edits[0];
    },
  };
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
    .replace(/(?<=\p{L}{2})tre(?=s?$)/u, 'ter')
    .replace(/ogue(?=s?$)/, 'og')
    .replace(/mme(?=s?$)/, 'm')
    .replace(/(?<=\p{L}{2})ence(?=s?$)/u, 'ense')
    .replace(/yse(?=d?$)/, 'yze')
    .replace(/ysing$/, 'yzing')
    .replace(/ae(?=\p{L})/u, 'e');
}

/** `weighbridge`, `greenhouse`: two whole words in one. */
function isCompound(word: string, isWord: (part: string) => boolean): boolean {
  for (let at = 4; at <= word.length - 4; at++)
    if (isWord(word.slice(0, at)) && isWord(word.slice(at))) return true;
  return false;
}
