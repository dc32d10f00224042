import { isAddress } from '../../fields/read-links.ts';
import type { Line } from '../../layout/line.ts';
import { wrapsFrom } from '../../layout/wraps.ts';
import { isPlace } from '../../places/find-place.ts';

/** A path, perhaps in the middle of one of its words. */
const WITH_PATH = /\.[a-z]{2,}\/\S*$/i;
const ENDS_OPEN = /[-_/=&?]$/;
/** One word, and no plain one. */
const OF_PATH = /^[\w.~%/?#&=+:-]*[-_\d/%=&?][\w.~%/?#&=+:-]*$/;
const ONE_WORD = /^[\w.~%/?#&=+:-]+$/;

/** `drive.google.com/file/d/1aB_cD-` over `9xYz/view`: two parts of one address of the web. */
export function areOneAddress(upper: string, lower: string): boolean {
  const tail = upper.split(/\s/).at(-1)!;
  if (!WITH_PATH.test(tail) || !isAddress(tail) || isAddress(lower)) return false;
  return ENDS_OPEN.test(tail) ? ONE_WORD.test(lower) : OF_PATH.test(lower);
}

/** An address that had no room in its line goes on in the one below. */
export function breaksAddress(above: Line, line: Line): boolean {
  return areOneAddress(above.cells.at(-1)!.text, line.cells[0]!.text) && wrapsFrom(above, line);
}

/** `S1 | Surakarta, Jawa` over `Tengah (2014-2019)`: the margin broke a region's name. */
export function breaksRegion(above: Line, line: Line): boolean {
  const [, begin] = /(?:^|[,|]\s+)(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u.exec(above.cells.at(-1)!.text) ?? [];
  const [, end] = /^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=\s*[(|,]|$)/u.exec(line.text) ?? [];
  if (!begin || !end || line.bullet || !isPlace(`${begin} ${end}`)) return false;
  return (
    !isPlace(begin) && !isPlace(end) && line.gap < 0.6 * line.size && Math.abs(above.size - line.size) < 0.4
  );
}

/** `Koperasi Guyub Rukun` over `(Temanggung)`: the town of an employer or a school, for which a narrow column had no room. */
export function breaksBeforeTownInBrackets(above: Line, line: Line): boolean {
  const [, town] = /^\(([^()]{3,40})\)$/u.exec(line.text) ?? [];
  if (!town || line.bullet || above.bullet || !isPlace(town)) return false;
  const isHead = !/[.:;]$/.test(above.text) && !above.text.endsWith(')');
  return isHead && line.gap < 0.6 * line.size && Math.abs(above.size - line.size) < 0.4;
}
