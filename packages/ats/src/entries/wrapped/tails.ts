import type { Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { findGrade, startsWithLevel } from '../../lexicon/education-words.ts';
import { hasOwnDate } from '../own-dates.ts';
import { readsAsDeed } from '../sentences.ts';

const LONGEST_TAIL = 4;

/**
 * `**Balai Karya,** Solo — Kepala` over `Bengkel`, `**B.Sc. Engineering,** Kiel University of Applied` over `Sciences`: what ends a line in
 * letters of its own goes on below.
 * @param widest where the section's longest line ends: a column may end before the white beside it does
 */
export function wrapsTail(above: Line, line: Line, widest: number): boolean {
  const [upper, lower] = [above.cells.at(-1)!, line.cells[0]!];
  if (!above.cells.slice(0, -1).every((cell) => cell.label) || isMostlyDate(upper.text)) return false;
  const isDated = above.cells.length === 1 && hasOwnDate(above);
  if (above.bullet || line.bullet || isDated || hasOwnDate(line) || line.gap > 0.5 * line.size) return false;
  const [lead, tail] = [upper.items[0]!, upper.items.at(-1)!];
  const isOneLook = lead.bold === tail.bold && (!lead.bold || lead.colour === tail.colour);
  if (isOneLook || !/\s[—–|@·•-]\s|,\s/.test(upper.text) || Math.abs(upper.x - lower.x) > 3) return false;
  const alike = tail.font === lower.font && tail.size === lower.size && tail.colour === lower.colour;
  const room = Math.min(above.columnRight, widest) - upper.right;
  return (
    alike &&
    /^\p{Lu}/u.test(lower.text) &&
    !findGrade(lower.text) &&
    !startsWithLevel(lower.text) &&
    lower.items.length <= LONGEST_TAIL &&
    room < lower.items[0]!.width + 0.4 * line.size &&
    !/[.:@]/.test(lower.text) &&
    !readsAsDeed(lower.text)
  );
}

/** `**Technician**, *Institute for*` over `*Solar Energy*, Hameln.`: what a full line ends in is italic, as is what the next one begins with. */
export function goesOnInItalics(above: Line, line: Line, widest: number): boolean {
  const [upper, lower] = [above.cells.at(-1)!, line.cells[0]!];
  if (above.bullet || line.bullet) return false;
  if (!above.cells.slice(0, -1).every((cell) => cell.label) || hasOwnDate(line)) return false;
  if (line.gap > 0.5 * line.size || Math.abs(upper.x - lower.x) > 3) return false;
  const [lead, tail, next] = [upper.items[0]!, upper.items.at(-1)!, lower.items[0]!];
  const room = Math.min(above.columnRight, widest) - upper.right;
  return (
    !lead.italic &&
    tail.italic &&
    next.italic &&
    tail.font === next.font &&
    tail.size === next.size &&
    room < next.width + 0.4 * line.size
  );
}
