import { stemOf } from '../../skills/stems.ts';

export interface ProseWord {
  word: string;
  from: number;
  to: number;
}

/** The words of a text with where they stand; `C++`, `G-code` and `A/B` are one each. */
export function proseWords(text: string): ProseWord[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#.'’/-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu)].map((match) => ({
    word: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** A word's stem, whichever language it is of; all numbers are one. */
export function proseStem(word: string): string {
  return /\d/.test(word) ? '0' : stemOf(stemOf(word.toLowerCase().replaceAll('’', "'"), 'id'), 'en');
}
