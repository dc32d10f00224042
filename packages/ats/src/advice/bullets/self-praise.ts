import { SOFT_SKILLS } from '../../skills/lexicon/soft-skills.ts';
import { CLICHES } from '../words/phrases.ts';

/** Adjectives by their ending, and what follows where they speak of the writer: `Adaptable and eager`, `Resourceful under pressure`. */
const ADJECTIVE =
  /^(?:(?:highly|very|truly|extremely|genuinely|naturally|deeply) \p{L}+|(?!executive\b|representative\b|table\b|cable\b)\p{L}+(?:able|ible|ful|ous|ive))(?:$|[,.]| (?:and|with|to|under|in)\b)/iu;
/** What goes on in somebody's mind: `Loves challenges`, `Senang belajar`. */
const MIND =
  /^(?:(?:i )?(?:love|enjoy|believe|like|value|aspire|desire|hope|wish|dream)s?|(?:senang|gemar|suka|menyukai|mencintai|menghargai|percaya diri))\b/iu;
/** All of oneself, given: `Mencurahkan segenap tenaga`, `Pours heart and soul into`. */
const DEVOTION =
  /^(?:(?:selalu|senantiasa|terus|siap|always|consistently) )*(?:(?:mencurahkan|mengerahkan|mendedikasikan|mengabdikan|mempersembahkan|memberi(?:kan)?) (?:segenap|seluruh|sepenuh|segala|diri\b|hati\b|jiwa\b|tenaga\b|yang terbaik)|(?:giv(?:es?|ing)|gave|put(?:s|ting)?|pour(?:s|ed|ing)?|devot(?:es?|ed|ing)|dedicat(?:es?|ed|ing)) (?:my |his |her |their |the )?(?:all\b|heart|soul|everything|full(?:est)?\b|utmost|every ounce|whole))/iu;
/** What somebody calls themselves: `A natural leader`, `Strong communicator who`, `Pribadi yang`. */
const PERSON =
  /^(?:an? )?(?!(?:team|section|project|group|shift|squad|crew|deputy|assistant|vice|head)\b)(?:\p{L}[\p{L}-]+ ){1,3}(?:leader|communicator|individual|person|professional|learner|thinker|solver|player|listener|worker|achiever|performer|starter|speaker)(?=$|[,.]| (?:who|with|and|that|eager|able)\b)|^(?:dikenal|known) (?:sebagai|karena|atas|as|for)\b|^(?:(?:seorang|menjadi) )?(?:pribadi|individu|sosok|pekerja keras|orang) (?:yang|yg|dengan|dan|\p{L}+,)/iu;
const PHRASE = new RegExp(
  String.raw`(?<![\p{L}-])(?:${[...SOFT_SKILLS.flatMap((line) => line.split('|')), ...CLICHES]
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\p{L}-])`,
  'giu',
);

/** Whether a statement opens by saying what the writer is like. */
export function opensWithPraise(text: string): boolean {
  return PERSON.test(text) || ADJECTIVE.test(text) || MIND.test(text) || DEVOTION.test(text);
}

/** The text with every praise that a dictionary knows (`eager to learn`, `bertanggung jawab`) in place of its words. */
export function markPraise(text: string): string {
  return text.replaceAll(PHRASE, (phrase) => phrase.replaceAll(/\p{L}[\p{L}-]*/gu, 'skills'));
}
