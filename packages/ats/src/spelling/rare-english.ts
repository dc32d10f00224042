import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';

/** The list is for word games: short words of it are slips more often than words. */
const SHORTEST = 6;

/**
 * Words of English that are too rare for a speller's dictionary, with all their forms: `scalable`, `mentees`. From `word-list` (MIT), 274,000 words in the order of
 * their letters, kept as one text of 2.8 MB.
 */
export class RareEnglish {
  readonly #words = readFileSync(wordListPath, 'latin1');

  has(word: string): boolean {
    if (word.length < SHORTEST) return false;
    let from = 0;
    let to = this.#words.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      const start = this.#words.lastIndexOf('\n', middle - 1) + 1;
      const stop = this.#words.indexOf('\n', start);
      const end = stop < 0 ? this.#words.length : stop;
      const found = this.#words.slice(start, end);
      if (found === word) return true;
      if (found < word) from = end + 1;
      else to = start;
    }
    return false;
  }
}
