import { type Fragment, sameLook } from '../../layout/fragment.ts';
import type { Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { hasOwnDate } from '../own-dates.ts';

/** `2020 – Now   Harbourline Constructions Pty   Site Manager` over `Ltd`, below the employer: the word had no room before the next cell. */
export function cellAbove(above: Line, line: Line): Fragment | undefined {
  const rest = line.cells[0]!;
  if (rest.bullet > 0 || line.gap > 0.5 * line.size) return undefined;
  const at = above.cells.findIndex((cell, index) => index > 0 && Math.abs(cell.x - rest.x) < 1.5);
  const [cell, next] = above.cells.slice(at);
  if (
    at < 0 ||
    !cell ||
    !next ||
    next.x < cell.right ||
    !sameLook(cell, rest) ||
    isMostlyDate(cell.text) ||
    isMostlyDate(rest.text)
  )
    return undefined;
  const word = rest.items[0]!;
  return cell.right + 0.25 * word.size + word.width > next.x - word.size ? cell : undefined;
}

/** `3.   2019 – 2021   : Perawat di RS Panti` over `Arunika`, below the value: what a typed form's row says goes on. */
export function valueAbove(above: Line, line: Line): Fragment | undefined {
  const lower = line.cells[0]!;
  const [upper, ...others] = above.cells.filter(({ text }) => !isMostlyDate(text) && !COUNT.test(text));
  if (!upper || others.length > 0) return undefined;
  if (above.cells.length < 2 || line.bullet || hasOwnDate(line) || line.gap > 0.6 * line.size)
    return undefined;
  const hang = lower.x - upper.x;
  const isBelow = upper.text.startsWith(':')
    ? hang >= -1 && hang < 1.5 * line.size
    : above.cells.some(({ text }) => COUNT.test(text)) && Math.abs(hang) < 2;
  const isAlike = upper.bold === lower.bold && upper.italic === lower.italic;
  const isFull = above.columnRight - upper.right < lower.items[0]!.width + 0.6 * line.size;
  return isBelow && isAlike && isFull ? upper : undefined;
}

const COUNT = /^\d{1,2}[.)]$/;
