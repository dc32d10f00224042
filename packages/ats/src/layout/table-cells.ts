import { isDuration } from '../dates/duration.ts';
import type { TableRole } from './table-role.ts';
import { bulletLength } from '../text/normalise.ts';
import { postScore } from '../lexicon/score-text.ts';
import { cutFragment, headOf } from './cut-fragment.ts';
import type { Fragment } from './fragment.ts';
import { isWordParted } from './whole-words.ts';
import { isPlace } from '../places/find-place.ts';

/** What stands under a column's name in one row. */
export interface ColumnCell {
  role: TableRole;
  lines: readonly Fragment[];
  /** Where the next column begins, in a table without lines. */
  edge?: number;
}

/** The cells of one row on one base line, the lines of each in one fragment. */
export function cellsOfRow(row: readonly ColumnCell[], baseline: number): Fragment[] {
  const cells = row.flatMap(({ role, lines: cell, edge }) => {
    if (cell.length === 0) return [];
    // `Dec 2001` over `– Dec 2002`: the dash of a period is no point.
    const start =
      role === 'text' || role === 'date'
        ? -1
        : cell.findIndex((line, index) => index > 0 && isStatement(line));
    const value = start === -1 ? cell : cell.slice(0, start);
    const made = cellOf(value, role, baseline);
    const place = role === 'organisation' && start === -1 ? placeBelow(cell, edge) : undefined;
    if (place) {
      const employer = cellOf(cell.slice(0, -1), role, baseline);
      return [
        employer,
        { ...cellOf([place], 'place', baseline), x: employer.right, right: employer.right, width: 0 },
      ];
    }
    const parted = role === 'post' && start === -1 ? postAndTasks(made) : undefined;
    if (parted) return parted;
    if (start === -1) return [made];
    // It stands beside its own cell, so that both go into one line.
    return [
      made,
      { ...cellOf(cell.slice(start), 'text', baseline), x: made.right, right: made.right, width: 0 },
    ];
  });
  return withPeriod(cells).map((cell) =>
    cell.role === 'date' && isDuration(cell.text) ? { ...cell, role: 'unknown' as const } : cell,
  );
}

const POST_FIRST = /^(\p{Lu}[^.!?]{2,60})\.\s+(?=\p{Lu}.*[.!]$)/u;

/** `Guru Honorer. Mengajar kelas VII dan VIII.` in one cell: the post, and what was done. */
function postAndTasks(cell: Fragment): Fragment[] | undefined {
  const match = POST_FIRST.exec(cell.text);
  if (!match || postScore(match[1]!) <= 0) return undefined;
  const [post, tasks] = [headOf(cell, match[1]!.length), cutFragment(cell, match[0].length)];
  return [post, { ...tasks, role: 'text', x: post.right, right: post.right, width: 0 }];
}

/** The town below an employer in its cell, where it would have had room behind it. */
function placeBelow(lines: readonly Fragment[], edge: number | undefined): Fragment | undefined {
  const [last, above] = [lines.at(-1)!, lines.at(-2)];
  if (!above || !isPlace(last.text)) return undefined;
  const hadRoom = above.cell?.isRuled
    ? hadRoomFor(above, last)
    : edge !== undefined && edge - above.right > last.items[0]!.width + 2 * WIDE_SPACE * last.size;
  return hadRoom ? last : undefined;
}

/** A space that was typed is wider than that in some fonts. */
export const WIDE_SPACE = 0.5;

/** The first word of a line in a cell would have stood behind the line above. */
export function hadRoomFor(above: Fragment, line: Fragment): boolean {
  if (!above.cell) return false;
  const room = above.cell.right - above.right - (above.x - above.cell.left);
  return room > line.items[0]!.width + WIDE_SPACE * line.size;
}

/** A column or a field for the start and one for the end: together they are the period. */
export function withPeriod(cells: Fragment[]): Fragment[] {
  const [start, end, ...others] = cells.filter(
    ({ role, text }) => role === 'date' && /[\p{L}\d]/u.test(text) && !isDuration(text),
  );
  if (!start || !end || others.length > 0 || holdsDash(start.text) || holdsDash(end.text)) return cells;
  const period: Fragment = {
    ...start,
    text: `${start.text} - ${end.text}`,
    items: [...start.items, ...end.items],
    right: end.right,
    bottom: Math.max(start.bottom, end.bottom),
    width: end.right - start.x,
  };
  return cells.flatMap((cell) => (cell === start ? [period] : cell.role === 'date' ? [] : [cell]));
}

/** `2019 – 2021` is a period already; the hyphen in `03-2021` belongs to the date. */
function holdsDash(text: string): boolean {
  return /[-–—]/.test(text.replace(/(?<!\d)\d{1,2}-(?:\d{1,2}-)?\d{4}(?!\d)|(?<!\d)\d{4}-\d{2}(?!\d)/g, ''));
}

/** What was done, under the post or the employer in one cell of the table. */
function isStatement({ bullet, text }: Fragment): boolean {
  return bullet > 0 || (/[.!]$/.test(text) && text.split(' ').length > 4);
}

/** `siti.aminah93@conto` over `h.id` in a narrow cell. */
const BROKEN_ADDRESS = /^\S+@[\w.-]*$/;

const REST_OF_ADDRESS = /^[\w.-]*\.?\w{2,}$/;

/** `05-08-` over `2023`, `0812-` over `3456`: a narrow cell breaks numbers behind their hyphens. */
const BROKEN_NUMBER = /\d[-/]$/;

/** The lines of one cell as one fragment. */
export function cellOf(lines: readonly Fragment[], role: TableRole | undefined, baseline: number): Fragment {
  const first = lines[0]!;
  const right = Math.max(...lines.map((line) => line.right));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  const listed = role === 'text';
  const text = lines.reduce((above, line, index) => {
    const own = role === 'date' ? line.text : line.text.slice(bulletLength(line.text));
    if (index > 0 && isWordParted(above, own)) return above.slice(0, -1) + own;
    const isAddress =
      index > 0 && BROKEN_ADDRESS.test(lines[index - 1]!.text) && REST_OF_ADDRESS.test(line.text);
    const isNumber = BROKEN_NUMBER.test(above) && /^\d/.test(own);
    const joint = index === 0 || isAddress || isNumber ? '' : listed && line.bullet > 0 ? '\n' : ' ';
    return above + joint + own;
  }, '');
  const items = lines.flatMap((line) => line.items);
  return {
    ...first,
    text,
    items,
    right,
    bottom,
    width: right - first.x,
    height: bottom - first.y,
    baseline,
    bullet: 0,
    role,
  };
}
