import type { Line } from '../layout/line.ts';
import type { Entry } from './split-entries.ts';

const BULLET = /^\s*[^\p{L}\p{N}\s("'“‘]\s*\p{L}/u;
const MOST_WORDS = 5;
const FEWEST_JOBS = 2;

/**
 * `PT Nusa Data`, below it `Operator Jahit`, below it bullets: where every job of a section reads so and its head names one
 * fact, the line between head and bullets is the post.
 */
export function withPostsBelow(entries: Entry[], factsIn: (entry: Entry) => number): Entry[] {
  const all =
    entries.length >= FEWEST_JOBS &&
    entries.every((entry) => factsIn(entry) === 1 && isPost(entry.text[0]) && isBullet(entry.text[1]));
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

function isBullet(line: Line | undefined): boolean {
  return line !== undefined && BULLET.test(line.text);
}
