import type { Fragment } from './fragment.ts';

const SAME_EDGE = 3;
const SAME_MIDDLE = 2;
const FEWEST_CELLS = 3;
const FEWEST_STACKS = 2;
/** Points by which rows stand further apart than the lines of one cell. */
const ROW_GAP = 1;
/** In font sizes: how far the lines of one cell may stand from each other. */
const WIDEST_PITCH = 1.8;

interface Row {
  cell: Fragment;
  lines: Fragment[];
}

/**
 * `Employer` beside the middle of a post and a period, as tables without lines are set by default: where each cell of a column stands in the
 * middle of the lines beside it, it goes up to the first of them.
 */
export function raiseCentredCells(fragments: readonly Fragment[]): Fragment[] {
  const free = fragments.filter(({ cell, role }) => !cell && !role);
  const raised = new Map<Fragment, number>();
  for (const [cells, stacked] of pairsOfEdges(free))
    for (const { cell, lines } of centredRows(cells, stacked)) {
      const by = lines[0]!.baseline - cell.baseline;
      for (const each of free)
        if (!lines.includes(each) && Math.abs(each.baseline - cell.baseline) < SAME_MIDDLE)
          raised.set(each, by);
    }
  if (raised.size === 0) return [...fragments];
  return fragments.map((each) => {
    const by = raised.get(each);
    return by === undefined
      ? each
      : { ...each, y: each.y + by, bottom: each.bottom + by, baseline: each.baseline + by };
  });
}

/** The cells at the page's left edge, and the lines at each edge right of them at which something stands between their base lines. */
function* pairsOfEdges(free: readonly Fragment[]): Generator<[Fragment[], Fragment[]]> {
  const left = Math.min(...free.map(({ x }) => x));
  const cells = free.filter(({ x }) => x - left < SAME_EDGE).toSorted((a, b) => a.y - b.y);
  if (cells.length < FEWEST_CELLS) return;
  const edges = new Set<number>();
  for (const { x } of free)
    if (x - left > SAME_EDGE && ![...edges].some((edge) => Math.abs(edge - x) < SAME_EDGE)) edges.add(x);
  for (const edge of edges) {
    const stacked = free.filter(({ x }) => Math.abs(x - edge) < SAME_EDGE).toSorted((a, b) => a.y - b.y);
    if (stacked.length > FEWEST_CELLS) yield [cells.filter(({ right }) => right < edge), stacked];
  }
}

/** The rows of the longest run in which each cell stands in the middle of its lines; a heading between them has none. */
function centredRows(cells: readonly Fragment[], stacked: readonly Fragment[]): Row[] {
  const rows = cells.map((cell): Row => ({ cell, lines: [] }));
  for (const line of stacked) {
    const nearest = rows.reduce<Row | undefined>(
      (best, row) => (best && away(best.cell, line) <= away(row.cell, line) ? best : row),
      undefined,
    );
    if (nearest && away(nearest.cell, line) < line.size * stacked.length) nearest.lines.push(line);
  }
  let run: Row[] = [];
  const runs = [run];
  for (const row of rows) {
    if (row.lines.length === 0) continue;
    if (isCentred(row) && isApart(run.at(-1), row)) run.push(row);
    else runs.push((run = isCentred(row) ? [row] : []));
  }
  return runs
    .filter((each) => each.length >= FEWEST_CELLS)
    .map((each) => each.filter(({ lines }) => lines.length > 1))
    .filter((each) => each.length >= FEWEST_STACKS)
    .flat();
}

const middleOf = (box: { y: number; bottom: number }) => (box.y + box.bottom) / 2;

const away = (cell: Fragment, line: Fragment) => Math.abs(middleOf(cell) - middleOf(line));

function isCentred({ cell, lines }: Row): boolean {
  const whole = { y: lines[0]!.y, bottom: lines.at(-1)!.bottom };
  const near = lines.every(
    (line, at) => at === 0 || line.baseline - lines[at - 1]!.baseline < WIDEST_PITCH * line.size,
  );
  return near && Math.abs(middleOf(whole) - middleOf(cell)) < SAME_MIDDLE;
}

/** Rows have more white between them than the lines of a cell. */
function isApart(above: Row | undefined, row: Row): boolean {
  if (!above) return true;
  const gap = row.lines[0]!.baseline - above.lines.at(-1)!.baseline;
  return [above, row].every(({ lines }) =>
    lines.every((line, at) => at === 0 || gap > line.baseline - lines[at - 1]!.baseline + ROW_GAP),
  );
}
