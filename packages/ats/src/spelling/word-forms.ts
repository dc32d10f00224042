const EDGE = '^';
const TWO_CONSONANTS = /[^aeiou^]{2}|\^[^aeiou^]{2}/;

/**
 * How the words of a language look: which three letters stand together in them, a word's edges included. A rare right word (`tarum`, `kefir`) looks
 * like the others; a slip of the finger mostly does not (`mejnadi`, `emppat`).
 */
export class WordForms {
  readonly #counts = new Map<string, number>();

  constructor(words: Iterable<string>) {
    for (const word of words)
      for (const part of new Set(partsOf(word))) this.#counts.set(part, (this.#counts.get(part) ?? 0) + 1);
  }

  /** Consonants stand together that no word has side by side. */
  hasOddCluster(word: string): boolean {
    return partsOf(word).some((part) => !this.#counts.has(part) && TWO_CONSONANTS.test(part));
  }

  /** In how many words the rarest three letters of this one stand together. */
  rarest(word: string): number {
    return Math.min(...partsOf(word).map((part) => this.#counts.get(part) ?? 0));
  }
}

function partsOf(word: string): string[] {
  const framed = `${EDGE}${word}${EDGE}`;
  return Array.from({ length: framed.length - 2 }, (_, at) => framed.slice(at, at + 3));
}
