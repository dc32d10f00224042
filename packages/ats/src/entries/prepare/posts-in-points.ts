import type { Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { hasOwnDate } from '../own-dates.ts';
import { isSentence } from '../sentences.ts';
import { NESTED } from './timeline-dots.ts';
import { withoutBullets } from './without-bullets.ts';

/**
 * `**Alpha Engineering**, Oakland` over `▪ Project Officer   Oct 2007 – Jan 2008` over points further in: where every outer point has a period
 * at its right, they are the posts held at the employers above.
 */
export function postsWithoutBullets(lines: readonly Line[]): Line[] {
  const bullets = lines.filter(({ bullet }) => bullet);
  const edge = Math.min(...bullets.map(({ x }) => x));
  const outer = new Set(bullets.filter(({ x }) => x - edge < NESTED));
  const [first] = lines;
  const isNested = first && !first.bullet && !hasOwnDate(first) && outer.size < bullets.length;
  const areHeads = lines.every((line) => line.bullet || !hasOwnDate(line));
  if (!isNested || !areHeads || ![...outer].every(isDatedPoint)) return [...lines];
  return lines.map((line) => (outer.has(line) ? withoutBullets(line) : line));
}

function isDatedPoint({ cells: [point, period, ...others] }: Line): boolean {
  return (
    point !== undefined &&
    point.bullet > 0 &&
    period !== undefined &&
    others.length === 0 &&
    isMostlyDate(period.text) &&
    !isSentence(point.text)
  );
}
