import { withoutQuotes } from './quotes.ts';

/** "Saya", "aku", "kami" in any case; "I", "me", "my", "we", "our" as words of an English sentence, not as parts of names such as `I/O` or `ANT-I`. */
const INDONESIAN = /(?<![\p{L}\p{N}.@/-])(?:saya|aku|kami|gue|gua)(?![\p{L}\p{N}@]|\/|-[\p{L}])/iu;
const ENGLISH =
  /(?<![\p{L}\p{N}.@/&-])(?:I|I['’](?:m|ve|d|ll)|[Mm]y|me|[Mm]yself|[Ww]e|[Oo]ur)(?![\p{L}\p{N}@./&-])/u;
const ROMAN_NUMERAL =
  /\p{L}+ I(?=[,.;)\s]|$)(?! (?:was|am|had|have|do|did|can|could|also|then|\p{L}+ed|led|built|made|wrote|ran|won|cut|kept|stood)\b)/u;

/** Whether what stands there is a part of a name or a title: `Kopi Kami`, `Aku Pintar`, `My Little Pony` within a sentence. */
function isInName(text: string, from: number, word: string): boolean {
  if (from === 0 || !/^\p{Lu}/u.test(word) || /[.!?:]\s+$/.test(text.slice(0, from))) return false;
  return (
    /\p{Lu}[\p{L}\p{N}]*\s$/u.test(text.slice(0, from)) || /^\s\p{Lu}/u.test(text.slice(from + word.length))
  );
}

const first = (pattern: RegExp, text: string) =>
  [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].find(
    ({ 0: word, index }) => word === 'I' || !isInName(text, index, word),
  );

/** The first person in a sentence, as written; undefined where there is none. What stands in quotation marks is a title or somebody's words. */
export function firstPersonIn(written: string, language: 'id' | 'en'): string | undefined {
  const text = withoutQuotes(written);
  const indonesian = first(INDONESIAN, text)?.[0];
  if (indonesian !== undefined) return indonesian;
  const english = first(ENGLISH, text);
  if (!english) return undefined;
  if (english[0] === 'I' && english.index > 0 && (language === 'id' || ROMAN_NUMERAL.test(text)))
    return undefined;
  return language === 'id' && /^(?:me|we|our)$/i.test(english[0]) ? undefined : english[0];
}
