import type { PageItems, PageLink, TableCell, TextItem } from '../model.ts';
import type { WordBlock, WordCell, WordParagraph, WordRun } from './word-blocks.ts';

const WIDTH = 595;
const MARGIN = 50;
const LIST_INDENT = 18;
const CELL_GAP = 12;
/** A table with many long cells is set wider than the page, so that fewer of their lines break. */
const WIDEST_TABLE = 1000;
const WIDEST_COLUMN = 220;
const ROUNDING = 0.5;
/** In font sizes. */
const LETTER = 0.5;
const BOLD_LETTER = 0.53;
const SPACE = 0.28;
const LINE = 1.2;
const PARAGRAPH_GAP = 0.25;

interface Word {
  text: string;
  run: WordRun;
  /** How many spaces stand before it. */
  spaces: number;
  width: number;
}

/** Words side by side; `right` ends at the right margin, as a tab leaves it. */
interface Stretch {
  words: Word[];
  right: boolean;
}

interface Row {
  stretches: Stretch[];
  /** Points from where the line's first row begins. */
  indent: number;
}

/**
 * Sets a Word file's text on one page as wide as A4 and as long as needed, letters all of one width: what reads places of words
 * reads it like a PDF. Line breaks are our own, since the file holds none.
 */
export function layOut(blocks: readonly WordBlock[]): PageItems {
  const items: TextItem[] = [];
  const links: PageLink[] = [];
  let tables = -1;
  let cellAround: TableCell | undefined;

  function setBlocks(all: readonly WordBlock[], x: number, width: number, top: number): number {
    let y = top;
    for (const block of all)
      y = block.kind === 'table' ? setTable(block.rows, x, width, y) : setParagraph(block, x, width, y);
    return y;
  }

  function setTable(rows: readonly WordCell[][], x: number, width: number, top: number): number {
    const { places, columns } = placesOf(rows);
    const outer = cellAround;
    const widths =
      columns === undefined ? undefined : columnWidths(places, columns, width, outer === undefined);
    const isTable = widths !== undefined && widths.length > 1 && rows.length > 1;
    if (isTable) tables += 1;
    const table = tables;
    let y = top;
    const open: { end: number; until: number; cell?: TableCell }[] = [];
    for (const [index, cells] of places.entries()) {
      let left = x;
      for (const { cell, column } of cells) {
        const at = widths ? x + totalOf(widths.slice(0, column)) : left;
        const own = widths ? totalOf(widths.slice(column, column + cell.columns)) : width / cells.length;
        left += own;
        const box = isTable
          ? { table, left: at, right: at + own, top: y, bottom: y, isRuled: false }
          : undefined;
        cellAround = box ?? outer;
        const end = setBlocks(cell.blocks, at, own - CELL_GAP, y);
        open.push({ end, until: index + cell.rows - 1, ...(box && { cell: box }) });
      }
      cellAround = outer;
      const closed = open.filter(({ until }) => until === index || index === places.length - 1);
      y = Math.max(y, ...closed.map(({ end }) => end));
      for (const { cell } of closed) if (cell) cell.bottom = y;
      for (const each of closed) open.splice(open.indexOf(each), 1);
    }
    return y;
  }

  function setParagraph(paragraph: WordParagraph, x: number, width: number, top: number): number {
    const isEmptyLine = cellAround !== undefined && paragraph.runs.length === 0;
    const size = isEmptyLine ? paragraph.size : Math.max(4, ...paragraph.runs.map((run) => run.size));
    const indent = paragraph.list === undefined ? paragraph.indent : LIST_INDENT * (paragraph.list + 1);
    const left = x + Math.min(indent, width / 2);
    const hanging = paragraph.list === undefined ? Math.min(paragraph.hanging, left - x) : 0;
    let y = top + PARAGRAPH_GAP * size;
    let bulleted = paragraph.list === undefined;
    let start = left - (hanging > 0 ? hanging : 0);
    for (const stretches of linesOf(paragraph)) {
      for (const row of wrapped(stretches, x + width - start, left - start)) {
        y += LINE * size;
        if (!bulleted && row.stretches.length > 0)
          addWord({ text: '•', run: row.stretches[0]!.words[0]!.run, spaces: 0, width: 4 }, left - 12, y);
        bulleted ||= row.stretches.length > 0;
        setLine(row.stretches, start + row.indent, x + width, y, paragraph.alignment);
      }
      start = left;
    }
    return y + PARAGRAPH_GAP * size;
  }

  function setLine(
    line: readonly Stretch[],
    left: number,
    end: number,
    y: number,
    alignment: WordParagraph['alignment'],
  ): void {
    const total = line.reduce((sum, stretch) => sum + widthOf(stretch.words), 0);
    const spare = Math.max(0, end - left - total);
    let x = left + { left: 0, center: spare / 2, right: spare }[alignment];
    for (const [index, { words, right }] of line.entries()) {
      if (index > 0 && !right) x += CELL_GAP;
      if (right) x = Math.max(x + CELL_GAP, end - widthOf(words));
      for (const word of words) {
        x += SPACE * word.spaces * word.run.size;
        addWord(word, x, y);
        x += word.width;
      }
    }
  }

  function addWord({ text, run, spaces, width }: Word, x: number, baseline: number): void {
    const { size, bold, italic, url } = run;
    const box = { x, y: baseline - 0.8 * size, width, height: size };
    items.push({
      ...box,
      text,
      baseline,
      size,
      font: bold ? 'Word Bold' : 'Word',
      bold,
      italic,
      colour: 0,
      order: items.length,
      ...(spaces > 0 && { spaced: true }),
      ...(cellAround && { cell: cellAround }),
    });
    if (url) links.push({ ...box, url });
  }

  const bottom = setBlocks(blocks, MARGIN, WIDTH - 2 * MARGIN, MARGIN);
  const width = Math.max(WIDTH, ...items.map((item) => item.x + item.width + MARGIN));
  return { width, height: Math.max(842, bottom + MARGIN), items, links, shapes: [], turned: 0 };
}

interface Place {
  cell: WordCell;
  /** The first column that it stands in. */
  column: number;
}

/** Where the cells of each row stand, beside those that reach down from above; no count where the rows are not as wide as each other. */
function placesOf(rows: readonly WordCell[][]): { places: Place[][]; columns?: number } {
  const taken: number[] = [];
  const counts = new Set<number>();
  const places = rows.map((cells, row) => {
    let column = 0;
    const isTaken = () => (taken[column] ?? 0) > row;
    const placed = cells.map((cell) => {
      while (isTaken()) column += 1;
      const place = { cell, column };
      for (let index = 0; index < cell.columns; index += 1) taken[column + index] = row + cell.rows;
      column += cell.columns;
      return place;
    });
    while (isTaken()) column += 1;
    counts.add(column);
    return placed;
  });
  const [columns] = counts;
  return counts.size === 1 && columns !== undefined ? { places, columns } : { places };
}

const totalOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What needs less than its share gets what it needs, as a column of dates does, the others share the rest. */
function columnWidths(
  places: readonly Place[][],
  count: number,
  pageWidth: number,
  mayWiden: boolean,
): number[] {
  const needed = neededColumns(places, count);
  const wanted = totalOf(needed.map((each) => Math.min(each, WIDEST_COLUMN)));
  const width = mayWiden && count > 2 ? Math.min(WIDEST_TABLE, Math.max(pageWidth, wanted)) : pageWidth;
  const widths = needed.map(() => width / count);
  let open = needed.map((_, index) => index);
  let rest = width;
  for (;;) {
    const share = rest / open.length;
    const narrow = open.filter((index) => needed[index]! < share);
    if (narrow.length === 0 || narrow.length === open.length) break;
    for (const index of narrow) widths[index] = needed[index]!;
    rest -= totalOf(narrow.map((index) => needed[index]!));
    open = open.filter((index) => !narrow.includes(index));
  }
  for (const index of open) widths[index] = rest / open.length;
  return widths;
}

/** What a cell over several columns needs beyond them is added to the last of them; one over all of them is a heading. */
function neededColumns(places: readonly Place[][], count: number): number[] {
  const needed = Array.from({ length: count }, () => CELL_GAP);
  const cells = places
    .flat()
    .filter(({ cell }) => cell.columns === 1 || cell.columns < count)
    .sort((a, b) => a.cell.columns - b.cell.columns || a.column - b.column);
  for (const { cell, column } of cells) {
    const last = column + cell.columns - 1;
    const before = totalOf(needed.slice(column, last));
    needed[last] = Math.max(needed[last]!, CELL_GAP + ROUNDING + neededBy(cell.blocks) - before);
  }
  return needed;
}

/** The width of the longest paragraph, unbroken. */
function neededBy(blocks: readonly WordBlock[]): number {
  return Math.max(
    0,
    ...blocks.map((block) => {
      if (block.kind === 'table')
        return Math.max(0, ...block.rows.map((cells) => totalOf(cells.map((cell) => neededBy(cell.blocks)))));
      const indent = block.list === undefined ? block.indent : LIST_INDENT * (block.list + 1);
      const lines = linesOf(block).map((line) => line.reduce((sum, { words }) => sum + widthOf(words), 0));
      return indent + Math.max(0, ...lines);
    }),
  );
}

/** The lines that the writer broke; what stands behind a line's last tab goes to the right margin, where CVs put dates. */
function linesOf({ runs }: WordParagraph): Stretch[][] {
  const lines: Stretch[][] = [[{ words: [], right: false }]];
  let spaces = 0;
  for (const run of runs)
    for (const part of run.text.split(/(\t|\n|[ \u00a0]+)/)) {
      if (part === '') continue;
      const line = lines.at(-1)!;
      if (part === '\n') lines.push([{ words: [], right: false }]);
      else if (part === '\t') line.push({ words: [], right: true });
      else if (part.trim() !== '') addLetters(line.at(-1)!.words, part, run, spaces);
      spaces = part.trim() === '' && part !== '\n' && part !== '\t' ? part.length : 0;
    }
  return lines
    .map((line) => line.filter((stretch) => stretch.words.length > 0))
    .map(withMark)
    .map(lastTabOnly);
}

/** `1.`, `IV.`, `a)` or a bullet that was typed, of which a tab parts what it counts. */
const MARK = /^(?:(?:\d{1,2}|[IVX]{1,5}|\p{L})[.)]|[-–•●▪■◦○*✓✔➢➤])$/u;

function withMark(line: Stretch[]): Stretch[] {
  const [mark, counted, ...rest] = line;
  if (!mark || !counted || !MARK.test(textOf(mark))) return line;
  const [first, ...others] = counted.words;
  return [{ words: [...mark.words, { ...first!, spaces: 1 }, ...others], right: false }, ...rest];
}

const textOf = ({ words }: Stretch): string => words.map(({ text }) => text).join(' ');

/** A value behind a colon stands beside its label, not at the margin. */
function lastTabOnly(line: Stretch[]): Stretch[] {
  return line.map((stretch, index) => {
    const isLast = index > 0 && index === line.length - 1;
    const isValue = isLast && (textOf(stretch).startsWith(':') || textOf(line[index - 1]!).endsWith(':'));
    return { ...stretch, right: stretch.right && isLast && !isValue };
  });
}

/** Word cuts words into runs wherever a language or a spelling mark changes. */
function addLetters(words: Word[], text: string, run: WordRun, spaces: number): void {
  const width = text.length * (run.bold ? BOLD_LETTER : LETTER) * run.size;
  const last = words.at(-1);
  if (
    last &&
    spaces === 0 &&
    last.run.bold === run.bold &&
    last.run.size === run.size &&
    last.run.url === run.url
  ) {
    last.text += text;
    last.width += width;
  } else words.push({ text, run, spaces: last === undefined ? 0 : spaces, width });
}

/** Of the width: as much room as a value needs to be broken below itself rather than below its label. */
const ROOM_FOR_VALUE = 0.35;

/** @param indent of the rows below the first, where the paragraph hangs */
function wrapped(line: readonly Stretch[], width: number, indent: number): Row[] {
  const total = line.reduce((sum, stretch) => sum + widthOf(stretch.words), 0);
  if (total <= width) return [{ stretches: [...line], indent: 0 }];
  const before = line.slice(0, -1);
  const value = line.at(-1)!;
  const offset = before.reduce((sum, stretch) => sum + widthOf(stretch.words) + CELL_GAP, 0);
  if (before.length > 0 && width - offset >= ROOM_FOR_VALUE * width) {
    const [first, ...rest] = brokenWords([value], width - offset, width - offset);
    return [
      { stretches: [...before, { words: first!, right: false }], indent: 0 },
      ...rest.map((words) => ({ stretches: [{ words, right: false }], indent: offset })),
    ];
  }
  return brokenWords(line, width, width - indent).map((words, index) => ({
    stretches: [{ words, right: false }],
    indent: index === 0 ? 0 : indent,
  }));
}

function brokenWords(line: readonly Stretch[], first: number, others: number): Word[][] {
  const rows: Word[][] = [[]];
  for (const { words } of line)
    for (const word of words) {
      let row = rows.at(-1)!;
      const width = rows.length === 1 ? first : others;
      if (row.length > 0 && widthOf([...row, word]) > width) rows.push((row = []));
      const spaces = word === words[0] ? Math.max(1, word.spaces) : word.spaces;
      row.push({ ...word, spaces: row.length === 0 ? 0 : spaces });
    }
  return rows;
}

function widthOf(words: readonly Word[]): number {
  return words.reduce((sum, word) => sum + word.width + SPACE * word.spaces * word.run.size, 0);
}
