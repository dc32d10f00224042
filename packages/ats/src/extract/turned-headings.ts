import type { Box, TextItem } from '../model.ts';
import { boxAsShown, boxOf, toUpright, type Turn } from './geometry.ts';

const MOST_LETTERS = 40;
const MOST_WORDS = 5;

interface Size {
  width: number;
  height: number;
}

/**
 * Headings that stand upright beside their sections, as rows above them: the words of `turned` moved to where the section that they
 * name begins.
 * @param turned words of one page that run in the direction `turn`, upright
 * @param words the page's other words, upright in their own direction `main`
 */
export function turnedHeadings(
  turned: readonly TextItem[],
  turn: Turn,
  words: readonly TextItem[],
  main: Turn,
  shown: Size,
): TextItem[] {
  if ((turn - main) % 180 === 0) return [];
  const sideways = turn % 180 === 0 ? shown : { width: shown.height, height: shown.width };
  const onPage = (box: Box): Box => {
    const { x, y, width, height } = boxAsShown(sideways, turn, box);
    return boxOf(toUpright(shown, main, { x, y }), toUpright(shown, main, { x: x + width, y: y + height }));
  };
  const all = linesOf(turned).filter(isHeadingLike);
  const title = titleOf(all, words);
  const headings = all
    .filter((line) => line !== title)
    .map((line) => ({ line, box: onPage(around(line)) }))
    .sort((a, b) => a.box.y - b.box.y);
  const columns = new Set(words.map((word) => Math.round(word.x)));
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
  let above = -Infinity;
  const onTop = title ? [moved(title, Math.min(...columns), Math.min(...words.map(({ y }) => y)))] : [];
  const beside = headings.map(({ line, box }) => {
    const besideIt = words.filter((word) =>
      box.x < middle ? word.x > box.x + box.width - 1 : word.x + word.width < box.x + 1,
    );
    const start = sectionStart(besideIt, box, above);
    above = box.y + box.height;
    if (!start) return [];
    return moved(line, Math.min(box.x, start.x), start.y);
  });
  return [...onTop, ...beside].flat();
}

/** The words of a line as a row of their own above `bottom`. */
function moved(line: readonly TextItem[], left: number, bottom: number): TextItem[] {
  return line.map((word) => ({
    ...word,
    x: left + word.x - line[0]!.x,
    y: bottom - word.size,
    baseline: bottom - 0.1 * word.size,
    height: word.size,
  }));
}

const LARGER = 1.25;

/** The only line in the largest letters of its page, of two words and more: a name that stands upright beside all of it. */
function titleOf(lines: readonly TextItem[][], words: readonly TextItem[]): TextItem[] | undefined {
  const others = Math.max(...words.map(({ size }) => size));
  const [largest, next] = lines.toSorted(([a], [b]) => b!.size - a!.size);
  if (!largest || words.length === 0 || largest.length < 2) return undefined;
  const isLargest = largest[0]!.size > LARGER * Math.max(others, next?.[0]!.size ?? 0);
  return isLargest ? largest : undefined;
}

/** Words that follow each other on one base line. */
export function linesOf(words: readonly TextItem[]): TextItem[][] {
  const lines: TextItem[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    const follows =
      last &&
      Math.abs(last.baseline - word.baseline) < 1 &&
      word.x - last.x - last.width < 1.5 * word.size &&
      word.x > last.x;
    if (line && follows) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

const REACHES =
  /^(?:\S+@\S+\.\p{L}{2,}|\(?\+?\d[\d\s().-]{7,20}\d|(?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,12}(?:\/\S*)?)$/u;

/** A mail address, a number or an address of the web, and nothing else. */
export function reaches(line: readonly TextItem[]): boolean {
  return REACHES.test(line.map(({ text }) => text).join(' '));
}

function isHeadingLike(line: readonly TextItem[]): boolean {
  const text = line.map((word) => word.text).join(' ');
  return !reaches(line) && line.length <= MOST_WORDS && text.length <= MOST_LETTERS && /\p{L}{3}/u.test(text);
}

function around(line: readonly TextItem[]): Box {
  const x = Math.min(...line.map((word) => word.x));
  const y = Math.min(...line.map((word) => word.y));
  const right = Math.max(...line.map((word) => word.x + word.width));
  const bottom = Math.max(...line.map((word) => word.y + word.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Where the rows beside a turned heading begin: after the widest white between the heading before it and its own top. */
function sectionStart(words: readonly TextItem[], heading: Box, above: number): TextItem | undefined {
  const rows = words.filter((word) => word.y + word.height > above).sort((a, b) => a.y - b.y);
  const before = rows.filter((row) => row.y <= heading.y + row.size);
  let best = rows[0];
  let widest = -Infinity;
  let bottom: number | undefined;
  for (const row of before) {
    // The first row of a page may begin a section or go on with one.
    // A name and contacts may stand above the first section of the page.
    const mayOpen = above !== -Infinity || heading.y - row.y < 3 * Math.min(row.size, 12);
    const white = bottom === undefined ? (mayOpen ? row.size : 0.5 * Math.min(row.size, 12)) : row.y - bottom;
    if (white > widest) {
      best = row;
      widest = white;
    }
    bottom = Math.max(bottom ?? 0, row.y + row.height);
  }
  return best;
}
