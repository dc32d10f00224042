import { findDates } from '../../dates/find-dates.ts';
import { sameLook } from '../../layout/fragment.ts';
import type { Line } from '../../layout/line.ts';
import { hasOwnDate } from '../own-dates.ts';
import { wordCount } from '../sentences.ts';

const SAME_EDGE = 2;
const LONGEST_REST = 4;
const FEWEST_ENTRIES = 2;

/** What two lines stand among. */
export interface Around {
  /** All lines of their section as they are printed. */
  section: readonly Line[];
  /** What stands under the lower line. */
  below: Line | undefined;
  /** Where the section's longest line ends. */
  widest: number;
}

/** `2018 - 2020 : Kasir di` */
function opensWithPeriod({ cells: [cell, ...others], bullet }: Line): boolean {
  const [span] = others.length > 0 || bullet ? [] : findDates(cell!.text);
  return span?.from === 0 && !span.single && /^\s*[:–—-]\s/.test(cell!.text.slice(span.to));
}

/** Right below, in the same letters, and its first word had no room above. */
function isRest(above: Line, line: Line, widest: number): boolean {
  const [word] = line.cells[0]!.items;
  return (
    !line.bullet &&
    sameLook(above, line) &&
    Math.abs(above.x - line.x) < SAME_EDGE &&
    line.gap < 0.5 * line.size &&
    Math.min(above.columnRight, widest) - above.right < word!.width + 0.4 * line.size
  );
}

/**
 * `2018 - 2020 : Kasir di Toko Buku` over `Arunika`, in a list of which every entry is typed so: a few words below a full line are its rest.
 */
export function wrapsBehindPeriod(above: Line, line: Line, { section, below }: Around): boolean {
  if (!opensWithPeriod(above) || hasOwnDate(line) || wordCount(line.text) > LONGEST_REST) return false;
  if (below && !opensWithPeriod(below)) return false;
  const entries = section.filter(opensWithPeriod);
  const widest = Math.max(...entries.map(({ right }) => right));
  return entries.length >= FEWEST_ENTRIES && section[0] === entries[0] && isRest(above, line, widest);
}

/**
 * `Exchange Semester, International` over `Business`, larger than what stands below: a head goes on where another one in its letters is whole in
 * one line.
 */
export function wrapsLikeHead(above: Line, line: Line, { section, below, widest }: Around): boolean {
  if (above.cells.length > 1 || above.bullet || hasOwnDate(above) || hasOwnDate(line)) return false;
  // A full stop ends what is told, and no name.
  if (!below || below.page !== line.page || below.size > line.size - 0.4 || line.text.endsWith('.'))
    return false;
  if (!isRest(above, line, widest)) return false;
  return section.some(
    (head, index) =>
      sameLook(head, line) &&
      head.cells.length === 1 &&
      [section[index - 1], section[index + 1]].every((other) => !other || !sameLook(other, head)),
  );
}
