import { isOn } from '../rules.ts';
import { hasPeriod } from '../dates/find-dates.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import type { Fragment } from '../layout/fragment.ts';
import { makeLine, type Line } from '../layout/line.ts';

const SAME_EDGE = 4;
const MOST_INDENT = 32;

/**
 * Entries that stand side by side, each with dates of its own, are read one after the other. A row of a title and its date at the right
 * is no such case: there only one side has dates.
 * @returns stretches of lines of one column each
 */
export function unzipColumns(lines: readonly Line[]): Line[][] {
  if (!isOn('unzip-columns')) return [[...lines]];
  const result: Line[][] = [];
  let open = false;
  for (let index = 0; index < lines.length; index += 1) {
    const run = pairedRun(lines, index);
    const sides = (run[0]?.cells ?? []).map((_, side) =>
      run.flatMap((line) => sideOf(line, side, run[0]!) ?? []),
    );
    if (run.length < 2 || !(sides.every(hasDates) || areCards(run))) {
      if (open) result.at(-1)!.push(lines[index]!);
      else result.push([lines[index]!]);
      open = true;
      continue;
    }
    result.push(...sides);
    open = false;
    index += run.length - 1;
  }
  return result;
}

/** Lines from here on whose cells all start at the two edges of the first line. */
function pairedRun(lines: readonly Line[], start: number): Line[] {
  const first = lines[start]!;
  const count = first.cells.length;
  if (count < 2 || count > 3 || first.cells.some((cell) => cell.role)) return [];
  if (first.cells.some((cell) => cell.label) && !isRowOfPeriods(lines[start + 1], count)) return [];
  const edges = first.cells.map((cell) => cell.x);
  const run: Line[] = [];
  for (const line of lines.slice(start)) {
    // What was done may stand further in than the head above it, but nothing crosses into the next column.
    const fits = line.cells.every((cell) => {
      const at = edges.findLastIndex((edge) => cell.x > edge - SAME_EDGE);
      const next = edges[at + 1] ?? Infinity;
      return at >= 0 && cell.x < edges[at]! + MOST_INDENT && cell.right < next;
    });
    if (!fits || line.cells.length > count || line.page !== first.page || line.gap > 3 * line.size) break;
    run.push(line);
  }
  return run;
}

function sideOf(line: Line, side: number, first: Line): Line | undefined {
  const left = side === 0 ? line.columnLeft : first.cells[side]!.x - SAME_EDGE;
  const right = (first.cells[side + 1]?.x ?? line.columnRight + SAME_EDGE) - SAME_EDGE;
  const cells = line.cells.filter((cell) => cell.x >= left && cell.x < right);
  if (cells.length === 0) return undefined;
  const own = cells.map((cell) => (cell.label ? { ...cell, label: false } : cell));
  return { ...makeLine(own, left, right), gap: line.gap };
}

/** `2023 – now   2022 – 2023   2021 – 2022`: as many entries. */
function isRowOfPeriods(line: Line | undefined, count: number): boolean {
  return line?.cells.length === count && line.cells.every(({ text }) => isMostlyDate(text));
}

const FEWEST_ROWS_OF_CARDS = 4;

/** Cards side by side: a title in each, below it a line in letters of another look, of which one says when, and text in a third one. */
function areCards(run: readonly Line[]): boolean {
  const [titles, facts, ...texts] = run;
  if (!titles || !facts || run.length < FEWEST_ROWS_OF_CARDS) return false;
  if ([titles, facts].some(({ cells }) => cells.length !== titles.cells.length || !areAlike(cells)))
    return false;
  const [title, fact, text] = [titles, facts, texts[0]!].map(({ cells }) => cells[0]!);
  const differ = lookOf(title!) !== lookOf(fact!) && lookOf(fact!) !== lookOf(text!);
  return (
    differ &&
    title!.bold &&
    texts[0]!.cells.length === titles.cells.length &&
    facts.cells.some((cell) => hasPeriod(cell.text)) &&
    texts.every(({ cells }) => cells.every((cell) => lookOf(cell) === lookOf(text!)))
  );
}

function areAlike(cells: readonly Fragment[]): boolean {
  return cells.every((cell) => lookOf(cell) === lookOf(cells[0]!) && !isMostlyDate(cell.text));
}

function lookOf({ size, bold, italic, colour }: Fragment): string {
  return `${size.toFixed(1)}|${bold}|${italic}|${colour}`;
}

function hasDates(lines: readonly Line[]): boolean {
  return (
    lines.length > 1 &&
    lines.some((line) => isMostlyDate(line.text)) &&
    lines.some((line) => !isMostlyDate(line.text))
  );
}
