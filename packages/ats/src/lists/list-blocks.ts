import { type Fragment } from '../layout/fragment.ts';
import { cutFragment } from '../layout/cut-fragment.ts';
import { withCells, type Line } from '../layout/line.ts';
import { paragraphStep } from '../layout/pitch.ts';
import { isLevel } from '../lexicon/language-words.ts';
import { endsInBrackets } from './brackets.ts';
import { MARK, marksBetweenLines } from './marks-between-lines.ts';
import { partAtColumns } from './part-at-columns.ts';
import { groupPrefix } from './split-items.ts';
import { ordinalLength } from '../text/normalise.ts';
import { joinPieces, pieceOf, slicePiece, type Piece } from '../text/piece.ts';
import {
  areRowsOfDots,
  areTags,
  DOTTED,
  hangingEnds,
  isEndOfGrid,
  isRowOfGrid,
  labelColumn,
  namesInFullLines,
  rowsOfPairs,
  standApart,
  wholeFlushRight,
  wordsOverGutters,
} from './list-shapes.ts';

/** Cells of one column that make one text: an item, a group's name, or a run of items. */
export interface ListBlock {
  piece: Piece;
  first: Fragment;
  last: Fragment;
  bullet: boolean;
  /** Index of its line, and its place in the line. */
  row: number;
  cell: number;
  cellsInRow: number;
}

/** `Teknis` beside `: Las, Bubut`, or beside a colon in a column of its own: the colon belongs to the name of the group. */
export function withColons(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const at = line.cells.findIndex((cell, index) => index > 0 && /^:(?:\s|$)/.test(cell.text));
    const [label, value] = [line.cells[at - 1], line.cells[at]];
    if (!label || !value) return line;
    const length = /^:\s*/.exec(value.text)![0].length;
    const rest = length < value.text.length ? [cutFragment(value, length)] : [];
    const cells = [
      ...line.cells.slice(0, at - 1),
      { ...label, text: `${label.text}:` },
      ...rest,
      ...line.cells.slice(at + 1),
    ];
    return withCells(line, cells);
  });
}

const NUMBER_ALONE = /^\d{1,2}[.)]$/;

/** `3.` in a column of its own beside what it counts. */
export function numbersWithin(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const [number, ...counted] = line.cells;
    if (!number || !NUMBER_ALONE.test(number.text)) return [line];
    const [first, ...others] = counted;
    if (!first) return [];
    const counts = {
      ...first,
      text: `${number.text} ${first.text}`,
      items: [...number.items, ...first.items],
    };
    return [withCells(line, [counts, ...others])];
  });
}

/** Puts wrapped cells of a list section together again. */
export function listBlocks(printed: readonly Line[]): ListBlock[] {
  const lines = partAtColumns(numbersWithin(marksBetweenLines(printed)));
  const blocks: ListBlock[] = [];
  const rights = columnRights(lines);
  const pitchAt = pitchOfColumns(lines);
  const apart = standApart(lines);
  const rowsOfDots = areRowsOfDots(lines);
  const pairs = rowsOfPairs(lines);
  const labels = labelColumn(lines);
  const hanging = hangingEnds(lines);
  // Labels set flush right leave equal gaps as well.
  const tags = labels.size === 0 && areTags(lines);
  const ofNoColumn = wordsOverGutters(lines);
  const full = namesInFullLines(lines);
  const whole = wholeFlushRight(lines);
  for (const [row, line] of lines.entries())
    for (const [cell, fragment] of line.cells.entries()) {
      const above =
        runsOn(blocks.at(-1), lines[row - 1], line) ??
        blocks.findLast((block) => isUnder(block.last, fragment)) ??
        (cell === 0 ? inBrackets(blocks.at(-1), line) : undefined);
      const piece = pieceOf(fragment);
      if (
        above &&
        !tags &&
        !opensGroup(line, cell) &&
        !labels.has(line) &&
        !ofNoColumn.has(line) &&
        !whole.has(line) &&
        !(full.has(line) && pitchAt(fragment).step === Infinity) &&
        !isRated(line, cell) &&
        above.last.cell === fragment.cell &&
        !(rowsOfDots && DOTTED.test(fragment.text)) &&
        row >= pairs &&
        !isRowOfGrid(lines[row - 1], line, cell) &&
        !isEndOfGrid(lines.slice(0, row), line) &&
        (hanging.has(line) || wraps(above, fragment, rights, pitchAt(fragment), apart))
      ) {
        const isBroken =
          (/\p{L}{2}-$/u.test(above.piece.text) && /^\p{Ll}/u.test(piece.text)) ||
          /(?<!\p{L})\p{Ll}-$/u.test(above.piece.text);
        above.piece = joinPieces([above.piece, piece], isBroken ? '' : ' ');
        above.last = fragment;
        continue;
      }
      blocks.push({
        piece: withoutMark(fragment),
        first: fragment,
        last: fragment,
        bullet: fragment.bullet > 0 || ordinalLength(fragment.text) > 0,
        row,
        cell,
        cellsInRow: line.cells.length,
      });
    }
  return blocks;
}

/** `Other:  GNU/Linux, …, Hardware` over `Hacking, Typography`, which begins below the label: the run behind the label fills its line. */
function runsOn(block: ListBlock | undefined, above: Line | undefined, line: Line): ListBlock | undefined {
  if (!block || !above || line.cells.length > 1 || above.page !== line.page || line.bullet) return undefined;
  const [label, ...others] = above.cells;
  const [first] = line.cells;
  if (block.last !== above.cells.at(-1) || !label || !first) return undefined;
  const isBelowLabel = others.length === 1 && /:\s*$/.test(label.text) && Math.abs(label.x - first.x) < 3;
  const isOutdented = others.length === 0 && first.x < label.x - 3 * line.size && /,\s*$/.test(label.text);
  return (isBelowLabel || isOutdented) && line.gap < 0.8 * line.size ? block : undefined;
}

/** `Python (data analysis,` over `machine learning)`, set flush right: what a bracket opened goes on until it is closed. */
function inBrackets(block: ListBlock | undefined, line: Line): ListBlock | undefined {
  const isOpen = block && /\([^()]*$/.test(block.piece.text) && block.last.page === line.page;
  return isOpen && line.cells.length === 1 && !line.bullet && line.gap < 0.5 * line.size ? block : undefined;
}

/** `Excel 8/10` */
const MARKED = /\p{L}\S* \d{1,3}\s?\/\s?(?:5|10|100)$/u;

/** `7 years`, `50K+ lines` */
export const AMOUNT = /^[±~><]?\s?\d+(?:[.,]\d+)?\s?[KM]?\+?\s+\p{L}{2,}\.?$/iu;

/** Signs or figures for a level stand at its right: `Figma  ◆◆◆◇◇`, `C  5K+ lines`. */
function isRated(line: Line, cell: number): boolean {
  const beside = line.cells[cell + 1];
  if (!beside) return MARKED.test(line.cells[cell]!.text);
  return !/[\p{L}\p{N}]/u.test(beside.text) || MARK.test(beside.text) || AMOUNT.test(beside.text);
}

/** A cell with a group's name at its left: `Digital  Canva, Kahoot`. */
function opensGroup(line: Line, cell: number): boolean {
  const [first] = line.cells;
  const own = line.cells[cell];
  if (cell === 0 || line.cells.length !== 2 || !first || !own) return false;
  return first.label === true || first.bold !== own.bold || /:\s*$/.test(first.text);
}

/** The text of a cell without the bullet or the number that counts it off. */
export function withoutMark(fragment: Fragment): Piece {
  const piece = pieceOf(fragment);
  const mark = fragment.bullet > 0 ? fragment.bullet : ordinalLength(fragment.text);
  return mark > 0 ? slicePiece(piece, mark, piece.text.length) : piece;
}

interface Pitch {
  /** From which on a step between base lines begins a new name; Infinity where it is not known. */
  step: number;
  /** Most names are one line long, so that a smaller step is a name's second line. */
  areShort: boolean;
}

/** How lines follow each other in the column of a cell. */
function pitchOfColumns(lines: readonly Line[]): (fragment: Fragment) => Pitch {
  const columns = Map.groupBy(
    lines.flatMap(({ cells }) => cells),
    ({ x }) => Math.round(x / SAME_EDGE),
  );
  const pitches = new Map([...columns].map(([x, cells]) => [x, pitchOf(cells)]));
  const all = pitchOf(lines);
  return ({ x }) => pitches.get(Math.round(x / SAME_EDGE)) ?? all ?? { step: Infinity, areShort: false };
}

function pitchOf(rows: readonly Pick<Line, 'page' | 'size' | 'baseline'>[]): Pitch | undefined {
  const step = paragraphStep(rows);
  if (step === undefined) return undefined;
  const near = rows.slice(1).filter(({ baseline }, index) => baseline - rows[index]!.baseline < step).length;
  return { step, areShort: near < (rows.length - 1) / 2 };
}

const SAME_EDGE = 3;

/** How far the cells that start at about the same place may run. */
function columnRights(lines: readonly Line[]): (fragment: Fragment) => number {
  const all = lines.flatMap((line) => line.cells);
  return (fragment) => {
    const starts = all
      .filter(
        (each) =>
          each.page === fragment.page &&
          each.x > fragment.right &&
          Math.abs(each.baseline - fragment.baseline) < 40,
      )
      .map((each) => each.x);
    if (starts.length > 0) return Math.min(...starts);
    return lines.find((line) => line.cells.includes(fragment))?.columnRight ?? fragment.right;
  };
}

function isUnder(above: Fragment, below: Fragment): boolean {
  if (above.page !== below.page) return false;
  const textX = above.items.find((item) => /[\p{L}\p{N}(]/u.test(item.text))?.x ?? above.x;
  const aligned = Math.abs(below.x - above.x) < 3 || Math.abs(below.x - textX) < 3 || centred(above, below);
  return aligned && below.y > above.y && below.y - above.bottom < 0.75 * below.size;
}

function centred(above: Fragment, below: Fragment): boolean {
  return Math.abs((above.x + above.right) / 2 - (below.x + below.right) / 2) < 1.5;
}

/** A verb with which each line of a list of abilities begins. */
const OPENS_WITH_ABILITY =
  /^(?:Mampu|Dapat|Bisa|Mahir|Terbiasa|Terampil|Memahami|Menguasai|Mengoperasikan|Menggunakan)\s/u;

function wraps(
  above: ListBlock,
  below: Fragment,
  rightOf: (fragment: Fragment) => number,
  { step, areShort }: Pitch,
  apart: boolean,
): boolean {
  const last = above.last;
  // How the line ends, not how most of it looks: a bold name of a group may be longer than what follows it.
  const end = last.items.findLast(({ text }) => /[\p{L}\p{N}]/u.test(text)) ?? last;
  if (
    below.bullet > 0 ||
    ordinalLength(below.text) > 0 ||
    end.bold !== below.bold ||
    Math.abs(last.size - below.size) > 0.5
  )
    return false;
  if (end.italic !== below.italic || end.colour !== below.colour || leadLength(below) > 0) return false;
  if (/:\s*$/.test(last.text) || endsInBrackets(above.piece.text)) return false;
  // `• Pengelolaan stok dengan metode FEFO` over `dan FIFO`
  if (above.bullet && /^(?:dan|serta|atau|and|or|yang|dengan|untuk) \S/u.test(below.text)) return true;
  // `Mampu mendesain dengan Figma` below `Menguasai PHP, Java dan Python`
  if (OPENS_WITH_ABILITY.test(above.piece.text) && OPENS_WITH_ABILITY.test(below.text)) return false;
  // `(Azure, AWS,` below `• Cloud hosting`
  if (/^\([^()]+(?:\)?|,)$/.test(below.text) && !above.piece.text.includes('(') && below.text.includes(','))
    return true;
  // `Excel – Mahir` is whole.
  const level = /\s[–—-]\s+([^–—,;|·•]+)$/u.exec(last.text)?.[1];
  if (level && isLevel(level)) return false;
  if (/\([^()]*$/.test(above.piece.text) && /^[^()]*(?:\)|$)/.test(below.text)) return true;
  const opensList =
    groupPrefix(below.text) !== undefined || endsInBrackets(below.text) || /^[[{]/.test(below.text);
  if (opensList && !/[,;]\s*$/.test(last.text)) return false;
  if (/[,;·•|&/-]\s*$|\b(?:dan|and|of|di|in|untuk|for|to|dengan|with)$/i.test(last.text)) return true;
  const left = rightOf(last) - last.right > 0.6 * (rightOf(last) - last.x) && !below.text.includes(' ');
  if (/^[\p{Ll}(&,]/u.test(below.text) && !above.bullet && !left && !/^e-/i.test(below.text)) return true;
  if (below.baseline - last.baseline >= step) return false;
  const room = rightOf(last) - last.right;
  const column = rightOf(last) - last.x;
  // `Basic Safety Training` over `Crowd Management`: several words that do not reach half the way are broken by no margin.
  const isBroken = room < LEFT_FREE * column || !last.text.includes(' ');
  if (areShort && isPlain(above) && !isLevel(below.text) && isBroken) return true;
  if (apart && !/[,;|·•]/.test(above.piece.text)) return false;
  const isList = /[,;|·•]/.test(above.piece.text);
  const firstWord = below.items[0]!.width;
  // A line of items that ends without a comma goes on below, unless half its room was left.
  const space = endsAtSign(above) ? 2 : 0.6;
  if (room > Math.max(firstWord + space * below.size, isList && !above.bullet && !apart ? 0.35 * column : 0))
    return false;
  return isList || above.bullet || below.y - last.bottom < 0.45 * below.size;
}

const LEFT_FREE = 0.6;

/** `Asesmen Formatif |` was a line of the run: whose items are parted by signs at the ends of its lines, a line without one goes on. */
function endsAtSign({ piece: { items } }: ListBlock): boolean {
  return items.some(
    ({ text, baseline }, index) =>
      /[,;|·•]$/.test(text) && (items[index + 1]?.baseline ?? baseline) > baseline + 1,
  );
}

/** A name in a list of nothing but names, each in a row of its own. */
function isPlain({ piece: { text }, bullet }: ListBlock): boolean {
  return !bullet && !/[,;|·•:]/.test(text);
}

/** The length of what stands out at a text's start (`**Service** – Troubleshooting`), 0 where nothing does. */
export function leadLength({ items, bold, colour }: Pick<Fragment, 'items' | 'bold' | 'colour'>): number {
  // `**Office work** Excel, Word`: what is bold may be most of the letters.
  const isLed = bold && items[0]?.bold === true && items.at(-1)?.bold !== true;
  const rest = items.findIndex((item) => (isLed ? !item.bold : item.bold === bold && item.colour === colour));
  const lead = items.slice(0, Math.max(0, rest));
  const text = lead.map((item) => item.text).join(' ');
  return lead.some((item) => item.bold) && /\p{L}{2}/u.test(text) ? text.length : 0;
}
