import type { Fragment } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';

/**
 * `Docker   Podman` over `Jenkins` over `Cloud Deployment`, which reaches over where `Podman` began, or `SAP` below three tags one behind the
 * other: tags that flow, and no column broke any of them. The lines that stand alone below such a row.
 */
export function wordsOverGutters(lines: readonly Line[]): ReadonlySet<Line> {
  const found = new Set<Line>();
  for (const [row, { cells, page, size }] of lines.entries()) {
    const [first, second] = cells;
    const isEven = areEvenTags(cells);
    if (!first || !second || !(isEven || areShort(cells))) continue;
    const end = lines.findIndex(
      (line, index) => index > row && (line.cells.length > 1 || line.page !== page || line.gap > size),
    );
    const below = lines.slice(row + 1, end === -1 ? undefined : end);
    const isTag = (line: Line) => Math.abs(line.x - first.x) < 2 && !line.bullet && areShort(line.cells);
    if (below.every(isTag) && (isEven || below.some((line) => line.right > second.x)))
      for (const line of below) found.add(line);
  }
  return found;
}

const FEWEST_FULL = 3;

/**
 * `Tekla Structures` over `Penjadwalan Proyek` over `Estimasi Biaya`, in a column so narrow that no line has room for the next one's first word:
 * a name goes on once at most, so each of them is one, and so are two such lines elsewhere in that column.
 */
export function namesInFullLines(lines: readonly Line[]): ReadonlySet<Line> {
  const runs: Line[][] = [];
  const goesOn = (line: Line, index: number) => {
    const above = lines[index - 1];
    return (
      above !== undefined &&
      above.page === line.page &&
      isNameAlone(above) &&
      isNameAlone(line) &&
      Math.abs(above.x - line.x) < 2 &&
      !ASKS_FOR_MORE.test(above.text) &&
      !hasRoomFor(above, line)
    );
  };
  for (let from = 0; from < lines.length; from += 1) {
    let to = from + 1;
    while (to < lines.length && goesOn(lines[to]!, to)) to += 1;
    runs.push(lines.slice(from, to));
    from = to - 1;
  }
  const full = runs.filter((run) => run.length >= FEWEST_FULL);
  const isInColumn = ([first]: readonly Line[]) =>
    full.some(([other]) => other!.page === first!.page && Math.abs(other!.x - first!.x) < 2);
  return new Set(runs.filter((run) => run.length > 1 && isInColumn(run)).flat());
}

const ASKS_FOR_MORE = /[&/-]\s*$|\s(?:dan|and|of|di|in|untuk|for|to|dengan|with)$/i;

function isNameAlone({ cells, bullet, text }: Line): boolean {
  return cells.length === 1 && !bullet && /^[\p{Lu}\d][^,;|·•:]*$/u.test(text) && areShort(cells);
}

const MOST_TAG_WORDS = 3;

function areShort(cells: readonly Fragment[]): boolean {
  return cells.every(({ text }) => text.split(' ').length <= MOST_TAG_WORDS && /^[\p{Lu}\d]/u.test(text));
}

const FEWEST_POINTS = 3;
/** In sizes: browsers set lines on whole pixels. */
const SNAP = 0.1;

/**
 * `• Manajemen Stok` over `Barang`, which begins where the text of the point does: in a list of points a short line without one goes on, however
 * much white the column seems to leave. A list within a point would have more lines, or commas.
 */
export function hangingEnds(lines: readonly Line[]): ReadonlySet<Line> {
  const points = lines.filter(({ bullet }) => bullet);
  const others = lines.filter(({ bullet }) => !bullet);
  if (points.length < FEWEST_POINTS || others.length > points.length / 2) return new Set();
  const usual = Math.min(...points.slice(1).map(({ gap }) => gap));
  const hangs = (line: Line) => {
    const above = lines[lines.indexOf(line) - 1];
    const [end, own] = [above?.cells[0]?.items.at(-1), line.cells[0]!.items[0]!];
    return (
      above?.bullet === true &&
      end !== undefined &&
      above.page === line.page &&
      above.cells.length === 1 &&
      line.cells.length === 1 &&
      end.font === own.font &&
      end.colour === own.colour &&
      end.size === own.size &&
      Math.abs(line.x - above.textX) < 1.5 &&
      line.gap < usual + SNAP * line.size &&
      !/:\s*$/.test(above.text) &&
      !/[,;:|]/.test(line.text)
    );
  };
  return new Set(others.every(hangs) ? others : []);
}

const FEWEST_LABELS = 2;

const MOST_LABEL_WORDS = 3;

/** `Framework   Unity, Android, jQuery` over `Software   vim, git`: plain names in a column beside runs of items, each the first of its own. */
export function labelColumn(lines: readonly Line[]): ReadonlySet<Line> {
  const rows = lines.filter(({ cells: [label, list] }) => {
    if (!label || !list || label.bullet > 0) return false;
    return !/[,;|•·]/.test(label.text) && label.text.split(' ').length <= MOST_LABEL_WORDS;
  });
  const [first] = rows;
  const [left, text] = first?.cells ?? [];
  if (!left || !text || rows.length < FEWEST_LABELS) return new Set();
  const areAligned = rows.every(({ cells: [label, list] }) => {
    const isFlush = Math.abs(label!.x - left.x) < 2 || Math.abs(label!.right - left.right) < 2;
    return isFlush && Math.abs(list!.x - text.x) < 2;
  });
  // `Tools  [Docker] [Git]`: behind labels that all end at one edge tags are such a run as well.
  const areFlushRight = rows.some(({ cells: [label] }) => Math.abs(label!.x - left.x) > 2);
  if (!areFlushRight && rows.some(({ cells }) => cells.length > 2)) return new Set();
  const lists = rows.filter(
    ({ cells: [, list, ...tags] }) => tags.length > 0 || /,\s/.test(list!.text),
  ).length;
  return new Set(areAligned && lists > rows.length / 2 ? rows : []);
}

/**
 * `Dough       Sourdough` over `         Lamination`, which end at one edge and begin anywhere: a line set flush right has room at its left, so
 * that one over it with room for its first word was whole.
 */
export function wholeFlushRight(lines: readonly Line[]): ReadonlySet<Line> {
  const rows = lines.filter(({ cells }) => cells.length === 2);
  const [right, lefts] = [rows[0]?.right ?? 0, rows.map(({ cells }) => cells[1]!.x)];
  const isFlush = (line: Line) => line.cells.length <= 2 && Math.abs(line.right - right) < 1.5;
  if (rows.length < FEWEST_LABELS || !lines.every(isFlush) || Math.max(...lefts) - Math.min(...lefts) < 3)
    return new Set();
  return new Set(
    lines.filter((line, index) => {
      const above = lines[index - 1];
      if (line.cells.length > 1 || !above || above.page !== line.page || /[,;&/-]$/.test(above.text))
        return false;
      const [first, own] = above.cells;
      const room = (own ?? first)!.x - (own ? first!.right : above.columnLeft);
      return room > line.cells[0]!.items[0]!.width + line.size;
    }),
  );
}

const LEAST_COLUMNS = 3;

/** In a grid each row begins where the row above it does, in every column; text that goes on would do so in some of them alone. */
export function isRowOfGrid(above: Line | undefined, line: Line, cell: number): boolean {
  if (above === undefined || line.cells.length < 2 || above.cells.length !== line.cells.length) return false;
  if (line.cells.length < LEAST_COLUMNS && !hadRoom(above, line)) return false;
  if (/^[\p{Ll}(&]/u.test(line.cells[cell]!.text)) return false;
  if (above.cells.some(({ text }) => /[,;·•|&/-]$/.test(text))) return false;
  return line.cells.every((each, index) => Math.abs(each.x - above.cells[index]!.x) < 3);
}

/** `XRF   Sewing` below rows of three: the last row of a grid holds what is left, at the places of the first columns. */
export function isEndOfGrid(above: readonly Line[], line: Line): boolean {
  const [before, last] = above.slice(-2);
  if (!before || !last || line.cells.length < 2 || line.cells.length >= last.cells.length) return false;
  if (/[,;|]/.test(last.text + line.text)) return false;
  return (
    last.cells.every((_, cell) => isRowOfGrid(before, last, cell)) &&
    line.cells.every(
      ({ x, text }, index) => Math.abs(x - last.cells[index]!.x) < 3 && /^[\p{Lu}\d]/u.test(text),
    )
  );
}

const FEWEST_ROWS = 3;

const EVEN_GAPS = 0.15;

/**
 * How many rows from the first on are two items side by side: they all begin at the same two places and stand equally far apart, which rows
 * of broken names would not do.
 */
export function rowsOfPairs(lines: readonly Line[]): number {
  const [first] = lines;
  const end = lines.findIndex((line, index) => {
    const above = lines[index - 1];
    return line.cells.length !== 2 || line.page !== first!.page || (above && !isPairBelow(above, line));
  });
  const count = end === -1 ? lines.length : end;
  const steps = lines.slice(1, count + 1).map((line, index) => line.baseline - lines[index]!.baseline);
  if (count < 2 || lines.length < FEWEST_ROWS || spread(steps) > EVEN_GAPS * first!.size) return 0;
  return count;
}

function isPairBelow({ cells: above, text }: Line, { cells, text: own }: Line): boolean {
  if (/[,;·•|&/-]$/.test(text) || /(?:^|\t)[\p{Ll}(&]/u.test(own) || /[,;·•|&/-]$/.test(above[0]!.text))
    return false;
  return cells.every((cell, index) => Math.abs(cell.x - above[index]!.x) < 3);
}

/** The first cell would have gone on in the row above. */
function hadRoom({ cells: [left, right] }: Line, { cells: [below] }: Line): boolean {
  return right!.x - left!.right > below!.width + 2 * below!.size;
}

const SAME_GAP = 1.5;

const UNLIKE = 4;

/** Tags set one behind the other leave equal gaps between texts of unlike width; columns would begin at equal places. */
export function areTags(lines: readonly Line[]): boolean {
  const pairs = lines.flatMap(({ cells }) =>
    cells.slice(1).map((cell, index) => ({
      gap: cell.x - cells[index]!.right,
      before: cells[index]!,
    })),
  );
  if (pairs.length < 2) return false;
  return (
    (spread(pairs.map(({ gap }) => gap)) < SAME_GAP &&
      spread(pairs.map(({ before }) => before.width)) > UNLIKE) ||
    areStretchedTags(lines)
  );
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** The gaps are equal, the texts of unlike width. */
function areEvenTags(cells: readonly Fragment[]): boolean {
  const gaps = cells.slice(1).map((cell, index) => cell.x - cells[index]!.right);
  return cells.length > 2 && spread(gaps) < SAME_GAP && spread(cells.map(({ width }) => width)) > UNLIKE;
}

/** Rows of tags that were each stretched to the column's width: the gaps are equal in a row, and wider or narrower in the next. */
function areStretchedTags(lines: readonly Line[]): boolean {
  const rows = lines.filter(({ cells }) => cells.length > 2);
  const evenly = rows.every(({ cells }) => areEvenTags(cells));
  return rows.length >= 2 && rows.length > lines.length / 2 && evenly;
}

export const DOTTED = /\S\s+[•·∙⋅|]\s+\S/u;

const FEWEST_DOTTED = 3;

/** Items with dots between them, of which none stands at the end or the start of a line: no line goes on below. */
export function areRowsOfDots(lines: readonly Line[]): boolean {
  const dotted = lines.filter(({ text }) => DOTTED.test(text));
  const goesOn = lines.some((line, index) => {
    const above = lines[index - 1];
    return above !== undefined && /^\p{Ll}/u.test(line.text) && !hasRoomFor(above, line);
  });
  // A line that its column broke was full, one that ends a row seldom is.
  const last = lines.at(-1);
  const isMeant =
    lines.slice(1).some((line, index) => hasRoomFor(lines[index]!, line)) ||
    lines.every((line) => line === last || line.right < last!.right);
  return (
    !goesOn &&
    isMeant &&
    dotted.length >= FEWEST_DOTTED &&
    !lines.some(({ text }) => /^[•·∙⋅|]|[•·∙⋅|,]\s*$/u.test(text))
  );
}

const LOOSE = 0.3;

const MOSTLY = 0.6;

function hasRoomFor(above: Line, line: Line): boolean {
  return above.columnRight - above.right > (line.cells[0]?.items[0]?.width ?? 0) + 0.6 * line.size;
}

/** Each line is an item of its own: centred one below the other, or all with more white between them than lines of one text have. */
export function standApart(lines: readonly Line[]): boolean {
  if (lines.length < 3 || lines.some((line) => line.cells.length > 1 || line.bullet)) return false;
  const loose = lines.slice(1).every((line) => line.gap > LOOSE * line.size);
  const [first, ...others] = lines;
  const middle = first!.x + first!.right;
  const isCentred =
    others.every((line) => Math.abs(line.x + line.right - middle) < 3) ||
    others.every((line) => Math.abs(line.right - first!.right) < 3);
  const meant = lines.slice(1).filter((line, index) => hasRoomFor(lines[index]!, line)).length;
  const short = lines.every(({ text }) => text.split(' ').length <= 4 && !/[,;|·•:]/.test(text));
  if (short && meant >= MOSTLY * (lines.length - 1)) return true;
  return loose || (isCentred && new Set(lines.map((line) => Math.round(line.x))).size > 1);
}
