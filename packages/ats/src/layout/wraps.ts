import type { Fragment } from './fragment.ts';
import type { Line } from './line.ts';

/** Whether a line goes on from the one above: the same looks, right below it, and its first word would not have fitted there. */
export function wrapsFrom(above: Line, line: Line): boolean {
  if (above.page !== line.page || line.bullet || line.cells.length > 1) return false;
  const last = above.cells.at(-1)!;
  const first = line.cells[0]!;
  if (last.bold !== first.bold || last.colour !== first.colour || last.italic !== first.italic) return false;
  return hadNoRoom(above, line);
}

/** The same of lines in which letters change: what the upper one ends in is what the lower one begins with. */
export function wrapsInStyles(above: Line, line: Line): boolean {
  if (above.page !== line.page || line.bullet || line.cells.length > 1) return false;
  const [tail, lead] = [above.cells.at(-1)!.items.at(-1)!, line.cells[0]!.items[0]!];
  // `*Seismic Notes*,` over `10(2), 141–158.`
  const isVolume = tail.text.endsWith(',') && VOLUME.test(line.text);
  return (tail.font === lead.font || isVolume) && tail.colour === lead.colour && hadNoRoom(above, line);
}

/** The volume of a journal and its number. */
const VOLUME = /^\d{1,4}\s?\(\d/;

function hadNoRoom(above: Line, line: Line): boolean {
  const [last, first] = [above.cells.at(-1)!, line.cells[0]!];
  if (Math.abs(last.size - first.size) > 0.4 || line.gap > 0.5 * line.size) return false;
  const word = first.items[0]!.width + 0.4 * line.size;
  if (Math.abs(first.x - above.textX) <= 3 || Math.abs(first.x - last.x) <= 3)
    return above.columnRight - above.right < word;
  const room = above.columnRight - above.columnLeft - (above.right - above.x);
  return above.cells.length === 1 && isCentredUnder(last, first) && room < word;
}

export function isCentredUnder(above: Fragment, below: Fragment): boolean {
  return Math.abs(above.x + above.right - below.x - below.right) < 3;
}
