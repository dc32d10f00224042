/** Letters and digits alone. */
export function bare(text: string): string {
  return wordsOf(text).replaceAll(' ', '');
}

export function wordsOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Shorter ones count as whole words only: `Go` stands in `Google`. */
const SHORT = 5;

/**
 * Whether texts hold another one; spaces, signs and capitals don't count. A file has tens of thousands of texts that are looked for in
 * all of a CV: what stands there as a text or line of its own, and what has a piece that stands nowhere, is found without a search.
 */
export function heldIn(texts: readonly string[]): (text: string) => boolean {
  const all = texts.map(bare).join('');
  const lines = new Set(texts.flatMap((text) => [text, ...text.split('\n')]).map(bare));
  const phrases = shortPhrases(texts.map(wordsOf).join(' ').split(' '));
  const pieces = new Set(Array.from({ length: all.length }, (_, at) => all.slice(at, at + SHORT)));
  return (text) => {
    const words = wordsOf(text);
    const letters = words.replaceAll(' ', '');
    if (letters.length < SHORT) return phrases.has(words);
    if (lines.has(letters)) return true;
    for (let at = 0; at + SHORT <= letters.length; at += SHORT)
      if (!pieces.has(letters.slice(at, at + SHORT))) return false;
    return all.includes(letters);
  };
}

/** Words that follow each other and have fewer letters together than what is looked for anywhere. */
function shortPhrases(words: readonly string[]): Set<string> {
  const phrases = new Set(['']);
  words.forEach((_, from) => {
    let [phrase, letters] = ['', 0];
    for (let at = from; at < words.length; at += 1) {
      letters += words[at]!.length;
      if (letters >= SHORT) return;
      phrase = at === from ? words[at]! : `${phrase} ${words[at]!}`;
      phrases.add(phrase);
    }
  });
  return phrases;
}
