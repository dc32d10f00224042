import { hasPeriod } from '../dates/find-dates.ts';
import { schoolScore } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { readHeading } from '../classify/read-heading.ts';
import type { TableCell } from '../model.ts';
import { isPlace } from '../places/find-place.ts';
import { isMostlyDate } from './mostly-date.ts';
import { cellOf, cellsOfRow, hadRoomFor, type ColumnCell } from './table-cells.ts';
import type { Column } from './table-rows.ts';
import { isSentence } from '../entries/sentences.ts';
import { settledRoles, tableRole, type TableRole } from './table-role.ts';
import { joinFragments, type Fragment } from './fragment.ts';

/** A cell with its lines from top to bottom. */
interface Box {
  cell: TableCell;
  lines: Fragment[];
}

/** Column names that say something to us, where another one does not. */
const FEWEST_BESIDE_UNKNOWN = 2;
const MAX_NAME = 48;
const MOST_WORDS = 7;

/** How far the edges of one table may differ from page to page. */
const SAME_EDGE = 3.5;
const SAME_LINE = 1;
/** A cell leaves the same white at both sides of a justified line. */
const SAME_PADDING = 2;

export interface RuledPage {
  /** Cells that know their columns. */
  cells: Fragment[];
  rest: Fragment[];
  /** The columns of a table that reaches the end of the page. */
  open?: readonly Column[];
  /** The table of the page before goes on here. */
  isContinued: boolean;
}

/**
 * Reads the ruled tables of a page by their lines. Below a row of column names each row becomes one line of cells that know their columns, as
 * `stackTables` makes them; what a cell over several rows says counts for each. Cells of other tables are put on one height, since
 * many are centred in their rows.
 * @param carried the columns of a table that reached the end of the page before
 */
export function readRuledTables(fragments: readonly Fragment[], carried?: readonly Column[]): RuledPage {
  const tables = Map.groupBy(
    fragments.filter(({ cell }) => cell),
    ({ cell }) => cell!.table,
  );
  const page: RuledPage = { cells: [], rest: fragments.filter(({ cell }) => !cell), isContinued: false };
  const lowest = Math.max(...fragments.map(({ bottom }) => bottom));
  for (const members of tables.values()) {
    const { bands, labels } = withoutLabels(bandsOf(boxesOf(members)));
    page.rest.push(...labels);
    let columns = carried && isFirst(members, fragments) ? carried : undefined;
    for (let at = 0; at < bands.length; at += 1) {
      const head = columnsOf(bands, at);
      if (head) {
        columns = head.columns;
        at += head.rows - 1;
        continue;
      }
      if (columns && countsColumns(bands[at]!)) continue;
      columns ??= columnsByContent(bands.slice(at));
      const row = columns && rowOf(bands[at]!, columns);
      if (row) page.cells.push(...row);
      else {
        if (!columns || !describesRow(bands[at]!, columns)) columns = undefined;
        page.rest.push(...levelled(bands[at]!));
      }
      page.isContinued ||= columns !== undefined && columns === carried;
    }
    if (columns && members.some(({ bottom }) => bottom === lowest)) page.open = columns;
  }
  return page;
}

const SURE = 2;

/**
 * `Organisasi` in a merged cell at the left of a row of column names and all that stands below it: the heading of that part of the table. It takes
 * the place of the column names, which are left out.
 */
function withoutLabels(bands: readonly Band[]): { bands: Band[]; labels: Fragment[] } {
  const labels = bands.flatMap((band, at) => {
    const [label, ...others] = band.boxes;
    const goesOn = label && bands[at + 1] && label.cell.bottom > bands[at + 1]!.top;
    if (!goesOn || label.cell.top !== band.top || (readHeading(textOf(label.lines))?.score ?? 0) < SURE)
      return [];
    const beside = bands.map((each) => ({ ...each, boxes: each.boxes.filter((box) => box !== label) }));
    return others.length > 1 && columnsOf(beside, at) ? [{ label, name: others[0]!.lines[0]! }] : [];
  });
  if (labels.length === 0) return { bands: [...bands], labels: [] };
  return {
    bands: bands.map((band) => ({
      ...band,
      boxes: band.boxes.filter((box) => labels.every(({ label }) => label !== box)),
    })),
    labels: labels.map(({ label, name: { x, y, bottom, height, baseline } }) => {
      const { cell: _, ...heading } = cellOf(label.lines, undefined, baseline);
      return { ...heading, x, right: x + heading.width, y, bottom, height };
    }),
  };
}

function isFirst(members: readonly Fragment[], fragments: readonly Fragment[]): boolean {
  const top = Math.min(...members.map(({ y }) => y));
  return fragments.every(({ y }) => y >= top);
}

function boxesOf(members: readonly Fragment[]): Box[] {
  return [...Map.groupBy(members, ({ cell }) => cell!)].map(([cell, lines]) => ({
    cell,
    lines: withoutJustifiedGaps(
      lines.toSorted((a, b) => a.baseline - b.baseline || a.x - b.x),
      cell,
    ),
  }));
}

/** `Nama     Perguruan` over `Tinggi`: a line that is spread over its cell's width, with the rest of its text below. */
function withoutJustifiedGaps(lines: readonly Fragment[], cell: TableCell): Fragment[] {
  const rows = [...Map.groupBy(lines, ({ baseline }) => baseline).values()];
  return rows.flatMap((row, index) => {
    const [first, last] = [row[0]!, row.at(-1)!];
    const below = rows[index + 1]?.[0];
    const isSpread =
      row.length > 1 &&
      below !== undefined &&
      Math.abs(below.x - first.x) < SAME_LINE &&
      Math.abs(cell.right - last.right - (first.x - cell.left)) < SAME_PADDING &&
      row.every(({ text }) => !/^\P{L}|:$/u.test(text));
    return isSpread ? [row.reduce((whole, each) => joinFragments(whole, each))] : row;
  });
}

/** The rows of a table: the cells that begin in each, and those that reach into it from above. */
interface Band {
  top: number;
  boxes: Box[];
}

function bandsOf(boxes: readonly Box[]): Band[] {
  const tops = [...new Set(boxes.map(({ cell }) => cell.top))].sort((a, b) => a - b);
  return tops.map((top) => ({
    top,
    boxes: boxes
      .filter(({ cell }) => cell.top <= top && cell.bottom > top)
      .sort((a, b) => a.cell.left - b.cell.left),
  }));
}

interface Head {
  columns: Column[];
  rows: number;
}

/** The names of columns in a row, or in two where a name stands over several others. */
function columnsOf(bands: readonly Band[], at: number): Head | undefined {
  const { top, boxes } = bands[at]!;
  if (boxes.length < 2 || boxes.some(({ cell }) => cell.top !== top)) return undefined;
  const bottom = Math.max(...boxes.map(({ cell }) => cell.bottom));
  const below = bands.slice(at + 1).filter((band) => band.top < bottom);
  const next = bands[at + 1 + below.length];
  if (below.length > 1 || !next) return undefined;
  const leaves = [...boxes, ...below.flatMap((band) => band.boxes.filter(({ cell }) => cell.top > top))]
    .filter(({ cell }, _, all) => !all.some((other) => isOver(cell, other.cell)))
    .sort((a, b) => a.cell.left - b.cell.left);
  const named: { name: string; role: TableRole | undefined; cell: TableCell }[] = [];
  for (const { cell, lines } of leaves) {
    const above = boxes.find((other) => isOver(other.cell, cell));
    const name = textOf(lines);
    // A narrow cell breaks a name within its words.
    const role =
      tableRole(name) ??
      tableRole(lines.map(({ text }) => text).join('')) ??
      (above && tableRole(`${textOf(above.lines)} ${name}`));
    if (!role && !isShortName(name)) return undefined;
    named.push({ name, role, cell });
  }
  const columns: Column[] = settledRoles(named).map((role, index) => {
    const { left, right } = named[index]!.cell;
    return { role: role ?? 'unknown', x: left, right };
  });
  withPostsAsTasks(columns, bands.slice(at + 1 + below.length));
  const known = new Set(columns.map(({ role }) => role));
  const hasUnknown = known.delete('unknown');
  if (known.size < 2 || (hasUnknown && known.size <= FEWEST_BESIDE_UNKNOWN)) return undefined;
  const fits = next.boxes.filter(({ cell }) => columns.some(({ x }) => x === cell.left));
  return fits.length >= 2 || next.boxes.length === 1 ? { columns, rows: 1 + below.length } : undefined;
}

/** `Tugas` over `Guru Matematika` beside a school: where no other column has the posts, and this one has nothing else, it names them. */
function withPostsAsTasks(columns: Column[], rows: readonly Band[]): void {
  const tasks = columns.find(({ role }) => role === 'text');
  const roles = new Set(columns.map(({ role }) => role));
  if (!tasks || roles.has('post') || !roles.has('organisation') || !roles.has('date')) return;
  const own = rows.flatMap(({ boxes }) => boxes.filter(({ cell }) => cell.left === tasks.x));
  const arePosts = own.every(({ lines }) => {
    const text = textOf(lines);
    return postScore(text) >= LEAST_OF_POSTS && text.split(' ').length <= MOST_WORDS_OF_POST;
  });
  if (own.length > 0 && arePosts) tasks.role = 'post';
}

function isOver(upper: TableCell, lower: TableCell): boolean {
  return upper.bottom <= lower.top && upper.left <= lower.left && upper.right >= lower.right;
}

function textOf(lines: readonly Fragment[]): string {
  return lines.map(({ text }) => text).join(' ');
}

function isShortName(text: string): boolean {
  return (
    text.length <= MAX_NAME && /^\p{L}[\p{L}\s/().,-]*$/u.test(text) && text.split(' ').length <= MOST_WORDS
  );
}

/** `1  2  3  4` below the names of the columns, as the forms of offices have it. */
function countsColumns({ boxes }: Band): boolean {
  return boxes.length > 2 && boxes.every(({ lines }, index) => textOf(lines) === String(index + 1));
}

const MOST_WORDS_OF_POST = 4;
const FEWEST_ROWS = 2;
/** What a column of posts, and one of schools, has at least in the mean, and how much more than the column beside it. */
const LEAST_OF_POSTS = 1;
const LEAST_OF_SCHOOLS = 2;
const LEAD = 1;

/** The columns of rows below no names: numbers, one of periods, posts beside employers or schools beside fields of study, and at last what was done. */
function columnsByContent(bands: readonly Band[]): Column[] | undefined {
  const [first] = bands;
  const end = bands.findIndex((band) => !isLike(band, first!));
  const rows = end === -1 ? bands : bands.slice(0, end);
  if (rows.length < FEWEST_ROWS || first!.boxes.length < 3) return undefined;
  const columns: Column[] = [];
  let hasPeriods = false;
  const others: { column: Column; texts: string[] }[] = [];
  for (const { cell } of first!.boxes) {
    const own = rows.flatMap(({ boxes }) => boxes.filter((box) => box.cell.left === cell.left));
    if (cell === first!.boxes.at(-1)!.cell && own.every(({ lines }) => holdsDuties(lines))) {
      columns.push({ role: 'text', x: cell.left, right: cell.right });
      continue;
    }
    if (own.some(({ lines }) => holdsFacts(lines))) return undefined;
    const texts = own.map(({ lines }) => textOf(lines));
    const role = texts.every((text) => isMostlyDate(text))
      ? 'date'
      : texts.every((text) => /^\d{1,2}[.)]?$/.test(text))
        ? 'number'
        : undefined;
    if (role === 'date') hasPeriods = texts.some((text) => hasPeriod(text));
    const column: Column = { role: role ?? 'unknown', x: cell.left, right: cell.right };
    columns.push(column);
    if (!role) others.push({ column, texts });
  }
  const [one, other] = others;
  if (!one || !other || others.length > 2 || columns.filter(({ role }) => role === 'date').length !== 1)
    return undefined;
  const schools = leading(one, other, schoolScore, LEAST_OF_SCHOOLS);
  const posts = leading(one, other, postScore, LEAST_OF_POSTS);
  if ((schools === undefined) === (posts === undefined) || (posts && !hasPeriods)) return undefined;
  for (const { column } of others)
    if (schools) column.role = column === schools ? 'organisation' : 'degree';
    else column.role = column === posts ? 'post' : 'organisation';
  return columns;
}

/** What was done: bullets, or sentences. */
function holdsDuties(lines: readonly Fragment[]): boolean {
  return lines[0]!.bullet > 0 || isSentence(textOf(lines));
}

/** A colon alone, or several lines that are not one text broken by its cell's edge; a town below a name is part of it. */
function holdsFacts(lines: readonly Fragment[]): boolean {
  if (lines.length === 1) return /^[:：]$/.test(lines[0]!.text);
  return lines.some((line, index) => index > 0 && hadRoomFor(lines[index - 1]!, line) && !isPlace(line.text));
}

function isLike(band: Band, first: Band): boolean {
  const [own, lefts] = [band, first].map(({ boxes }) => boxes.map(({ cell }) => cell.left).join(' '));
  return own === lefts;
}

/** The column that reads more like what is asked for. */
function leading(
  one: { column: Column; texts: readonly string[] },
  other: { column: Column; texts: readonly string[] },
  score: (text: string) => number,
  least: number,
): Column | undefined {
  const [first, second] = [one, other].map(
    ({ texts }) => texts.reduce((sum, text) => sum + score(text), 0) / texts.length,
  );
  if (first! >= least && first! - second! >= LEAD) return one.column;
  return second! >= least && second! - first! >= LEAD ? other.column : undefined;
}

/** The cells of a row under its columns; undefined for a row that is divided in another way, such as a heading over all of them. */
function rowOf({ top, boxes }: Band, columns: readonly Column[]): Fragment[] | undefined {
  const columnOf = ({ left }: TableCell) => columns.find(({ x }) => Math.abs(x - left) < SAME_EDGE);
  if (!boxes.every(({ cell }) => columnOf(cell))) return undefined;
  const [first] = boxes;
  if (
    boxes.length === 1 &&
    columnOf(first!.cell) !== columns.at(-1) &&
    first!.cell.right >= columns.at(-1)!.right - SAME_EDGE
  )
    return undefined;
  const baseline = Math.min(
    ...boxes
      .filter(({ cell }) => cell.top === top)
      .flatMap(({ lines }) => lines.map((line) => line.baseline)),
  );
  const cells: ColumnCell[] = boxes.map(({ cell, lines }) => ({
    role: columnOf(cell)!.role,
    lines,
  }));
  return cellsOfRow(cells, baseline);
}

/** What was done, in a cell over all columns below the row that it belongs to. */
function describesRow({ boxes: [box, ...others] }: Band, columns: readonly Column[]): boolean {
  const isAcross =
    box !== undefined &&
    others.length === 0 &&
    box.cell.left < columns[0]!.x + SAME_EDGE &&
    box.cell.right > columns.at(-1)!.right - SAME_EDGE;
  return isAcross && holdsDuties(box.lines);
}

const FEWEST_CELLS = 3;

/** One text, each line of which its cell's edge broke. */
function isWrapped(lines: readonly Fragment[]): boolean {
  return (
    lines.length > 1 &&
    lines.every((line, index) => line.bullet === 0 && (index === 0 || isBroken(lines[index - 1]!, line)))
  );
}

/** A line ends where the next word had no room, or with a word that no text ends in. */
function isBroken(above: Fragment, line: Fragment): boolean {
  return !hadRoomFor(above, line) || /\s(?:of|in|and|dan|di|&)$/i.test(above.text);
}

/** The first lines of the cells that begin in a row, on one height. */
function levelled({ top, boxes }: Band): Fragment[] {
  const own = boxes.filter(({ cell }) => cell.top === top);
  if (!own[0]!.cell.isRuled) return own.flatMap(({ lines }) => lines.map(({ cell: _, ...line }) => line));
  const highest = Math.min(...own.map(({ lines }) => lines[0]!.baseline));
  return own.flatMap(({ lines: printed }) => {
    const lines =
      own.length >= FEWEST_CELLS && isWrapped(printed)
        ? [cellOf(printed, undefined, printed[0]!.baseline)]
        : printed;
    const shift = lines[0]!.baseline - highest;
    if (shift < 1 || (!isWrapped(printed) && standBeside(lines, linesBeside(own, printed)))) return lines;
    return lines.map((line) => ({
      ...line,
      y: line.y - shift,
      bottom: line.bottom - shift,
      baseline: line.baseline - shift,
    }));
  });
}

function linesBeside(boxes: readonly Box[], printed: readonly Fragment[]): Fragment[] {
  return boxes.flatMap(({ lines }) => (lines === printed ? [] : lines));
}

/** `Jl. Arunika 3` beside `a. Jalan`, the second line of its cell: each line has its own beside it, as somebody typed them. */
function standBeside(lines: readonly Fragment[], beside: readonly Fragment[]): boolean {
  return (
    lines.length > 1 &&
    lines.every(({ baseline }) => beside.some((other) => Math.abs(other.baseline - baseline) < SAME_LINE))
  );
}
