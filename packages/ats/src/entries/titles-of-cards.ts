import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import type { LineRole } from './line-roles.ts';
import { hasOwnDate } from './own-dates.ts';
import { isSentence } from './sentences.ts';

const LARGER = 1.25;
/** Lines from a title down to its period. */
const FURTHEST = 3;

/**
 * `**Head of logistics**` in the largest letters over a period alone: it opens an entry, however far an icon at its left moves it to the right
 * of the text. What stands between the two is a fact of it, and a sentence below the period is none.
 */
export function withTitlesOfCards(lines: readonly Line[], roles: readonly LineRole[]): LineRole[] {
  const largest = Math.max(...lines.map(({ size }) => size));
  const titles = lines.flatMap((line, index) =>
    line.bold && !line.bullet && line.size > largest - 0.2 && !hasOwnDate(line) ? [index] : [],
  );
  if (titles.every((index) => roles[index] === 'head')) return [...roles];
  const periods = titles.map((index) => periodBelow(lines, index));
  if (periods.includes(undefined)) return [...roles];
  const result = [...roles];
  for (const [at, title] of titles.entries()) {
    const period = periods[at]!;
    result.fill('head', title, period + 1);
    const below = lines[period + 1];
    if (below && result[period + 1] === 'head' && /\p{L}{2}\.$/u.test(below.text))
      result[period + 1] = 'text';
  }
  return result;
}

/** Index of the period alone right below a title, or below one or two facts in smaller letters. */
function periodBelow(lines: readonly Line[], title: number): number | undefined {
  const { size, page } = lines[title]!;
  const below = lines.slice(title + 1, title + 1 + FURTHEST);
  const at = below.findIndex(({ cells }) => cells.every(({ text }) => isMostlyDate(text)));
  const isOne = below
    .slice(0, at + 1)
    .every(
      (line) => line.page === page && line.size * LARGER < size && !line.bullet && !isSentence(line.text),
    );
  return at !== -1 && isOne ? title + 1 + at : undefined;
}
