import { hasPeriod } from '../../dates/find-dates.ts';
import type { Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { hasOwnDate } from '../own-dates.ts';

/** Cards that all end with their period in a line of its own, below what was done: it goes up to the first line of its card. */
export function periodsFromFoot(lines: readonly Line[]): Line[] {
  const starts = lines.flatMap((line, at) => (line.opensEntry ? [at] : []));
  if (starts.length < 2 || starts[0] !== 0) return [...lines];
  const cards = starts.map((start, at) => lines.slice(start, starts[at + 1]));
  if (!cards.every(endsWithPeriod)) return [...lines];
  return cards.flatMap((card) => [card[0]!, card.at(-1)!, ...card.slice(1, -1)]);
}

function endsWithPeriod(card: readonly Line[]): boolean {
  const [last, ...others] = card.toReversed();
  return (
    last !== undefined &&
    others.length > 1 &&
    hasPeriod(last.text) &&
    isMostlyDate(last.text) &&
    !others.some(hasOwnDate)
  );
}
