import { postScore } from '../lexicon/score-text.ts';
import type { Line } from '../layout/line.ts';
import type { Entry } from './split-entries.ts';

const BULLET = /^\s*[^\p{L}\p{N}\s("'“‘]\s*\p{L}/u;
const MOST_WORDS = 5;
const FEWEST_JOBS = 2;
const LEAST_SCORE = 1.5;

/**
 * `PT Nusa Data`, below it `Operator Jahit`, below it bullets: where every job of a section reads so and its head names one
 * fact, the line between head and bullets is the post; so is the only line below each head.
 */
export function withPostsBelow(entries: Entry[], factsIn: (entry: Entry) => number): Entry[] {
  const all =
    entries.length >= FEWEST_JOBS &&
    entries.every((entry) => factsIn(entry) === 1 && isPost(entry.text[0]) && isOver(entry.text));
  if (!all) return entries;
  return entries.map(({ head, text: [post, ...text] }) => ({ head: [...head, post!], text }));
}

function isPost(line: Line | undefined): boolean {
  return (
    line !== undefined &&
    /^\p{Lu}/u.test(line.text) &&
    !/[.:;,]$/u.test(line.text) &&
    line.text.split(/\s+/).length <= MOST_WORDS
  );
}

/** Bullets follow it, or nothing at all where its words name a post. */
function isOver([post, below, ...rest]: readonly Line[]): boolean {
  return below ? isBullet(below) : rest.length === 0 && postScore(post!.text) >= LEAST_SCORE;
}

function isBullet(line: Line | undefined): boolean {
  return line !== undefined && BULLET.test(line.text);
}
