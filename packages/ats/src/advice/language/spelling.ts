/** A speller of both languages, handed to `check` where one is at hand; without it misspelt words are not judged. */
export interface Spelling {
  /** @param word in small letters */
  isKnown(word: string): boolean;
  /** The word that an unknown one was probably meant to be: one slip of the finger away in that language; undefined for known words and for such that nothing is near to. */
  meant(word: string, language: 'id' | 'en'): string | undefined;
}
