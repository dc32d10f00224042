import { hasPeriod } from '../dates/find-dates.ts';
import { sameLook } from '../layout/fragment.ts';
import { makeLine, type Line, withCells } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { joinCells } from './wrapped/join-cells.ts';

const SAME_EDGE = 3;
const FEWEST_ENTRIES = 2;

/**
 * `2021 – 2023 | Kasir | • Melayani …` over `| Toko Makmur | • Menghitung …` over `| Solo`: period, facts and points in columns of their own. In each
 * entry the points are read below its facts.
 */
export function pointsBelowFacts(lines: readonly Line[]): Line[] {
  const edge = edgeOfPoints(lines);
  if (edge === undefined) return [...lines];
  const starts = lines.flatMap((line, index) => (opensRow(line, edge) ? [index] : []));
  const isCrossed = ({ x, right }: { x: number; right: number }) => x < edge - SAME_EDGE && right > edge;
  const isFact = ({ cells }: Line) => cells[0]!.bullet === 0 || cells[0]!.x >= edge - SAME_EDGE;
  const rows = lines.slice(starts[0]);
  if (starts[0] !== 0 || rows.some((line) => line.cells.some(isCrossed)) || !rows.every(isFact))
    return [...lines];
  const left = rows.flatMap(({ cells }) => cells.filter(({ x }) => x < edge - SAME_EDGE));
  const right = Math.max(...left.map((cell) => cell.right));
  return starts.flatMap((start, at) => {
    const entry = lines.slice(start, starts[at + 1] ?? lines.length);
    const facts = entry.flatMap((line) => sideOf(line, edge, right));
    return [...withWholePost(facts, right), ...entry.flatMap((line) => sideOf(line, edge))];
  });
}

/** Where the points of every row that begins with a period stand, if its facts stand between. */
function edgeOfPoints(lines: readonly Line[]): number | undefined {
  if (lines.some(({ cells }) => cells.some(({ role }) => role !== undefined))) return undefined;
  const dated = lines.filter(({ cells: [date] }) => isMostlyDate(date!.text) && hasPeriod(date!.text));
  const edges = dated.map(({ cells }) =>
    cells.length > 2 && cells.at(-1)!.bullet > 0 ? cells.at(-1)!.x : NaN,
  );
  const [edge] = edges;
  const isOne = edges.length >= FEWEST_ENTRIES && edges.every((each) => Math.abs(each - edge!) < SAME_EDGE);
  return isOne ? edge : undefined;
}

function opensRow({ cells: [date, ...rest] }: Line, edge: number): boolean {
  return (
    isMostlyDate(date!.text) &&
    hasPeriod(date!.text) &&
    rest.at(-1)!.bullet > 0 &&
    Math.abs(rest.at(-1)!.x - edge) < SAME_EDGE
  );
}

/** @param right where the facts end; without it the points are meant */
function sideOf(line: Line, edge: number, right?: number): Line[] {
  const cells = line.cells.filter(({ x }) => x < edge - SAME_EDGE === (right !== undefined));
  if (cells.length === 0) return [];
  const [from, to] = right === undefined ? [edge, line.columnRight] : [line.columnLeft, right];
  return [{ ...makeLine(cells, from, to), gap: line.gap }];
}

/** `**Magang**` over `**Tata Graha**`: the post had no room in its column. */
function withWholePost(facts: readonly Line[], right: number): Line[] {
  const [row, next, ...others] = facts;
  const [post, rest] = [row?.cells.at(-1), next?.cells[0]];
  if (!row || !post || !rest || row.cells.length !== 2 || next!.cells.length > 1) return [...facts];
  const isSame = post.bold && sameLook(post, rest) && Math.abs(post.x - rest.x) < SAME_EDGE;
  const hadRoom = post.right + WORD_SPACE * post.size + rest.items[0]!.width < right;
  if (!isSame || hadRoom || others.length === 0) return [...facts];
  return [withCells(row, [row.cells[0]!, joinCells(post, rest)]), ...others];
}

const WORD_SPACE = 0.25;
