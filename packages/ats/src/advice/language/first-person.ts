/** "Saya", "aku", "kami" in any case; "I", "me", "my", "we", "our" as words of an English sentence, not as parts of names such as `I/O` or `ANT-I`. */
const INDONESIAN = /(?<![\p{L}\p{N}.@/-])(?:saya|aku|kami|gue|gua)(?![\p{L}\p{N}@]|\/|-[\p{L}])/iu;
const ENGLISH =
  /(?<![\p{L}\p{N}.@/&-])(?:I|I['’](?:m|ve|d|ll)|[Mm]y|me|[Mm]yself|[Ww]e|[Oo]ur)(?![\p{L}\p{N}@./&-])/u;
const ROMAN_NUMERAL =
  /\p{L}+ I(?=[,.;)\s]|$)(?! (?:was|am|had|have|do|did|can|could|also|then|\p{L}+ed|led|built|made|wrote|ran|won|cut|kept|stood)\b)/u;

/** The first person in a sentence, as written; undefined where there is none. */
export function firstPersonIn(text: string, language: 'id' | 'en'): string | undefined {
  const indonesian = INDONESIAN.exec(text)?.[0];
  if (indonesian !== undefined) return indonesian;
  const english = ENGLISH.exec(text);
  if (!english) return undefined;
  if (english[0] === 'I' && english.index > 0 && (language === 'id' || ROMAN_NUMERAL.test(text)))
    return undefined;
  return language === 'id' && /^(?:me|we|our)$/i.test(english[0]) ? undefined : english[0];
}
