/** A speller of both languages, handed to `check` where one is at hand; without it misspelt words are not judged. */
export interface Spelling {
  /** @param word in small letters */
  isKnown(word: string): boolean;
  /** A word of this language and not of the other. @param word in small letters */
  isOf(word: string, language: 'id' | 'en'): boolean;
  /** An unknown word that is one letter away from a word of that language: a slip, or a rare word that happens to be near. */
  mayBeSlip(word: string, language: 'id' | 'en'): boolean;
  /** The word that an unknown one was probably meant to be: one slip of the finger away in that language; undefined for known words and for such that nothing is near to. */
  meant(word: string, language: 'id' | 'en'): string | undefined;
}
