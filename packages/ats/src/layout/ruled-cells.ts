import type { Box, PageItems, TableCell, TextItem } from '../model.ts';

/** Points: lines that stand so near each other rule one edge, as where each cell has a border of its own. */
const SAME_EDGE = 3.5;
const MAX_RULES = 1500;
/** More of them on a page are no table that somebody reads; each is compared with each. */
const MAX_CELLS = 2000;
/** In font sizes above the base line: the middle of a small letter. */
const LETTER_MIDDLE = 0.25;

interface Rule {
  at: number;
  from: number;
  to: number;
}

/**
 * Marks the words that stand in the cells of ruled tables: between four drawn lines, beside or under another cell of the same table.
 * A frame around the page and boxes that stand apart are no tables.
 */
export function withCells(items: readonly TextItem[], page: Pick<PageItems, 'rules'>): readonly TextItem[] {
  const rules = page.rules ?? [];
  if (rules.length < 4 || rules.length > MAX_RULES) return items;
  const uprights = joined(rules.filter((rule) => rule.height > rule.width).map(uprightOf));
  const levels = joined(rules.filter((rule) => rule.height <= rule.width).map(levelOf));
  if (uprights.length < 2 || levels.length < 2) return items;
  const cells = new Map<string, TableCell>();
  const cellOfItem = items.map((item) => {
    const box = item.hidden ? undefined : boxAround(item, uprights, levels);
    if (!box) return undefined;
    const key = `${box.left} ${box.top} ${box.right} ${box.bottom}`;
    const cell = cells.get(key) ?? { ...box, table: -1, isRuled: true };
    cells.set(key, cell);
    return cell;
  });
  if (cells.size > MAX_CELLS) return items;
  const tables = tablesOf([...cells.values()]);
  if (tables === 0) return items;
  return items.map((item, index) => {
    const cell = cellOfItem[index];
    return cell && cell.table >= 0 ? { ...item, cell } : item;
  });
}

const uprightOf = ({ x, y, width, height }: Box): Rule => ({ at: x + width / 2, from: y, to: y + height });
const levelOf = ({ x, y, width, height }: Box): Rule => ({ at: y + height / 2, from: x, to: x + width });

/** Pieces of one line become one, and lines that rule the same edge stand at the same place. */
function joined(rules: Rule[]): Rule[] {
  const lines: Rule[] = [];
  let edge = -Infinity;
  let place = 0;
  const placed = rules
    .sort((a, b) => a.at - b.at)
    .map((rule) => {
      if (rule.at - edge > SAME_EDGE) place = rule.at;
      edge = rule.at;
      return { ...rule, at: place };
    });
  for (const rule of placed.sort((a, b) => a.at - b.at || a.from - b.from)) {
    const last = lines.at(-1);
    if (last && last.at === rule.at && rule.from <= last.to + SAME_EDGE) last.to = Math.max(last.to, rule.to);
    else lines.push(rule);
  }
  return lines;
}

function boxAround(
  { x, width, baseline, size }: TextItem,
  uprights: readonly Rule[],
  levels: readonly Rule[],
): Pick<TableCell, 'left' | 'right' | 'top' | 'bottom'> | undefined {
  const [middle, height] = [x + width / 2, baseline - LETTER_MIDDLE * size];
  const [left, right] = nearest(uprights, middle, height);
  const [top, bottom] = nearest(levels, height, middle);
  if (!left || !right || !top || !bottom) return undefined;
  const isClosed =
    [left, right].every((side) => reaches(side, top.at, bottom.at)) &&
    [top, bottom].every((side) => reaches(side, left.at, right.at));
  return isClosed ? { left: left.at, right: right.at, top: top.at, bottom: bottom.at } : undefined;
}

/** The lines before and behind a point, of those that pass beside it. */
function nearest(lines: readonly Rule[], point: number, across: number): [Rule?, Rule?] {
  let before: Rule | undefined;
  for (const line of lines) {
    if (line.from > across || line.to < across) continue;
    if (line.at > point) return [before, line];
    before = line;
  }
  return [before];
}

function reaches({ from, to }: Rule, start: number, end: number): boolean {
  return from <= start + SAME_EDGE && to >= end - SAME_EDGE;
}

/** Fewer boxes side by side may be cards. */
const FEWEST_IN_ONE_ROW = 4;

/** Numbers the tables; returns how many there are. */
function tablesOf(cells: readonly TableCell[]): number {
  let tables = 0;
  const open = new Set(cells);
  for (const first of cells) {
    if (!open.delete(first)) continue;
    const table = [first];
    for (const cell of table)
      for (const other of open)
        if (touches(cell, other)) {
          table.push(other);
          open.delete(other);
        }
    const columns = new Set(table.map(({ left }) => left)).size;
    const rows = new Set(table.map(({ top }) => top)).size;
    const isTable = columns > 1 && (rows > 1 || columns >= FEWEST_IN_ONE_ROW);
    if (!isTable) continue;
    for (const cell of table) cell.table = tables;
    tables += 1;
  }
  return tables;
}

function touches(a: TableCell, b: TableCell): boolean {
  const beside = (a.right === b.left || a.left === b.right) && a.top < b.bottom && b.top < a.bottom;
  const under = (a.bottom === b.top || a.top === b.bottom) && a.left < b.right && b.left < a.right;
  return beside || under;
}
