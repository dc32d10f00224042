import { readHeading } from '../../classify/read-heading.ts';
import { ANNOUNCING_PATTERN, OPEN_MONTH_PATTERN, RANGE_PATTERN } from '../../dates/calendar-words.ts';
import { findDates } from '../../dates/find-dates.ts';
import { isPlace } from '../../places/find-place.ts';
import { ordinalLength } from '../../text/normalise.ts';
import { joinFragments, type Fragment } from '../fragment.ts';
import { isMostlyDate } from '../mostly-date.ts';
import { tableRole } from '../table-role.ts';
import { alignedShare } from './cut.ts';

/**
 * Lines of a margin that belong together, such as a period broken over two lines.
 * @param rows the side that the margin labels: a line that stands beside a row of its own starts a new label
 */
export function stackCells(fragments: readonly Fragment[], rows: readonly Fragment[]): Fragment[] {
  const cells: Fragment[] = [];
  for (const fragment of [...fragments].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = cells.at(-1);
    const pitch = last ? fragment.y - (last.items.at(-1)?.y ?? last.y) : Infinity;
    const sameStyle = last && last.bold === fragment.bold && Math.abs(last.size - fragment.size) < 0.6;
    const near = last && sameStyle && pitch < Math.max(1.15 * fragment.height, 1.45 * fragment.size);
    if (last && near && last.cell === fragment.cell && goesOn(last, fragment, rows))
      cells[cells.length - 1] = joinFragments(last, fragment);
    else cells.push(fragment);
  }
  return cells;
}

export const RANGE_START = new RegExp(`^${RANGE_PATTERN}(?!\\p{L})`, 'iu');
export const OPEN_PERIOD = new RegExp(`(?:${RANGE_PATTERN}|^\\s*${ANNOUNCING_PATTERN})\\s*$`, 'iu');
export const ENDS_IN_MONTH = new RegExp(`(?:^|[^\\p{L}])${OPEN_MONTH_PATTERN},?\\s*$`, 'iu');
const ONLY_MONTH = new RegExp(`^\\s*${OPEN_MONTH_PATTERN}\\s*$`, 'iu');
/** `3.` with its row at the other side of the gutter. */
const ONLY_ORDINAL = /^\(?(?:\d{1,2}|[a-h])[.)]$/;
const ENDS_IN_YEAR = /(?:19|20)\d\d\s*$/;

function goesOn(above: Fragment, below: Fragment, rows: readonly Fragment[]): boolean {
  if (isFieldName(below, rows) || areFields(above, below, rows)) return false;
  if (ENDS_IN_MONTH.test(above.text) && /^\s*[’']?\d{2,4}\b/.test(below.text)) return true;
  if (opensNextRow(above, below, rows)) return false;
  if (ENDS_IN_YEAR.test(above.text) && ONLY_MONTH.test(below.text)) return true;
  if (/\([^)]*$/.test(above.text) && below.text.includes(')')) return true;
  if (OPEN_PERIOD.test(above.text) || RANGE_START.test(below.text)) return true;
  if (isPeriod(`${above.text} ${below.text}`) && !isMostlyDate(below.text.replace(/\d{4}/, ''))) {
    const halves = findDates(above.text).length === 1 && findDates(below.text).length === 1;
    if (!halves || !isMostlyDate(above.text)) return true;
  }
  if (isWhole(above.text, below.text) || isPlace(below.text)) return false;
  if (areTwoHeadings(above, below, rows)) return false;
  if (isOneHeading(above, below, rows)) return true;
  if (ordinalLength(below.text) > 0 || ONLY_ORDINAL.test(below.text)) return false;
  const underRow = alignedShare([above], rows) === 1 && alignedShare([below], rows) === 0;
  return underRow || isYearUnderYear(above, below, rows);
}

/**
 * `Riwayat` over `Pendidikan`, but not `Perangkat Lunak` over `Lapangan`, which adds nothing to it, nor `Languages` over `Platforms`, of which
 * the first is whole, where each stands beside a list of its own.
 */
function isOneHeading(above: Fragment, below: Fragment, rows: readonly Fragment[]): boolean {
  const texts = [above.text, below.text, `${above.text} ${below.text}`];
  const [first, second, whole] = texts.map(readHeading);
  if (!whole || first?.type === 'title') return false;
  const addsNothing = second
    ? second.score >= SURE && whole.score <= second.score
    : whole.score <= (first?.score ?? 0);
  const isWholeAbove = (first?.score ?? 0) >= SURE && !GOES_ON.test(below.text);
  const areTwo = addsNothing || isWholeAbove;
  return !areTwo || ![above, below].every((label) => isBesideList(label, rows));
}

/** `Languages` over `and Tools` */
const GOES_ON = /^(?:(?:And|Dan)\b|&|\p{Ll})/u;

/** A row of names with commas between, which ends without one. */
function isBesideList({ baseline, size }: Fragment, rows: readonly Fragment[]): boolean {
  const row = rows.find((each) => Math.abs(each.baseline - baseline) < 0.3 * size);
  return row !== undefined && /,\s.*[^,;&/-]$/.test(row.text);
}

const SURE = 5;
const WIDER = 1.12;

/** The least distance between base lines that text of this size has. */
function pitchOf(rows: readonly Fragment[], size: number): number {
  const lines = rows.map(({ baseline }) => baseline).sort((a, b) => a - b);
  const steps = lines.slice(1).map((baseline, index) => baseline - lines[index]!);
  return Math.min(...steps.filter((step) => step > size / 2));
}

/** `SKILLS` over `LANGUAGES`, each beside a row of its own. */
function areTwoHeadings(above: Fragment, below: Fragment, rows: readonly Fragment[]): boolean {
  const [first, second] = [readHeading(above.text), readHeading(below.text)];
  if (!first || !second || first.type === second.type) return false;
  const areSure = first.score >= SURE && second.score >= SURE;
  // Lines of one cell stand as near as lines of text do.
  if (below.baseline - above.baseline < WIDER * pitchOf(rows, above.size)) return false;
  return areSure && alignedShare([above], rows) === 1 && alignedShare([below], rows) === 1;
}

/** A form's own word, with a colon at its right. */
function isFieldName(label: Fragment, rows: readonly Fragment[]): boolean {
  return rows.some(
    (row) => /^\s*[:：]/.test(row.text) && Math.abs(row.baseline - label.baseline) < 0.3 * label.size,
  );
}

/** `Kualifikasi` over `Lembaga`, each beside what it names. */
function areFields(above: Fragment, below: Fragment, rows: readonly Fragment[]): boolean {
  const roles = [above, below].map(({ text }) => tableRole(text));
  // `Kemampuan` over `Bahasa` may be one heading.
  if (roles.some((role) => role === undefined || role === 'name') || roles[0] === roles[1]) return false;
  return alignedShare([above], rows) === 1 && alignedShare([below], rows) === 1;
}

function isPeriod(text: string): boolean {
  return findDates(text).some((span) => !span.single && span.to - span.from >= 0.8 * text.length);
}

/** `2017` over `2021` beside a school and its degree; in a list of awards both years would stand beside the same kind of line. */
function isYearUnderYear(above: Fragment, below: Fragment, rows: readonly Fragment[]): boolean {
  const single = (text: string) => isMostlyDate(text) && findDates(text).every((span) => span.single);
  if (!single(above.text) || !single(below.text)) return false;
  const beside = (label: Fragment) =>
    rows.find((row) => Math.abs(row.baseline - label.baseline) < 0.5 * label.size);
  const [first, second] = [beside(above), beside(below)];
  // A name in bold letters may be shorter than what follows it.
  const opensBold = (row: Fragment) => row.bold || row.items[0]!.bold;
  return (
    !first || !second || opensBold(first) !== opensBold(second) || Math.abs(first.size - second.size) > 0.5
  );
}

const FURTHER = 1.15;

/**
 * `Keahlian` on the base line of a row, further below `Lunak`, beside which nothing stands: `Perangkat Lunak` ended above that row. So did
 * a whole period.
 */
function opensNextRow(above: Fragment, below: Fragment, rows: readonly Fragment[]): boolean {
  const lines = [...new Set(above.items.map(({ baseline }) => baseline))].toSorted((a, b) => a - b);
  const last = lines.at(-1)!;
  const before = lines.at(-2);
  if (before === undefined || below.baseline - last < FURTHER * (last - before)) return false;
  if (alignedShare([below], rows) < 1) return false;
  const isBeside = alignedShare([{ ...above, baseline: last }], rows) === 1;
  return !isBeside || findDates(above.text).some((span) => !span.single && (span.end || span.current));
}

/** Two labels are whole on their own when each is a heading or a closed period. */
function isWhole(above: string, below: string): boolean {
  if (findDates(above).some((span) => !span.single && (span.end || span.current))) return true;
  return (
    readHeading(above) !== undefined && readHeading(below) !== undefined && !readHeading(`${above} ${below}`)
  );
}
