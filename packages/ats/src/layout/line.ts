import type { Fragment } from './fragment.ts';

/** One row of a column as it is read: its cells from left to right. */
export interface Line {
  page: number;
  cells: Fragment[];
  text: string;
  x: number;
  right: number;
  y: number;
  bottom: number;
  baseline: number;
  size: number;
  bold: boolean;
  italic: boolean;
  colour: number;
  font: string;
  /** It starts with a bullet. */
  bullet: boolean;
  /** Where the text after a bullet begins. */
  textX: number;
  /** Points of white between this line and the one above it in the same column; 0 for the first. */
  gap: number;
  /** Right edge of the column it stands in. */
  columnRight: number;
  columnLeft: number;
  /** Known to tell what was done, whatever it looks like. */
  isStatement?: boolean;
  /** Facts of an entry, parted from the statement that followed in its line. */
  isHead?: boolean;
  /** A bullet before it, or a column that begins with it, said that an entry begins here. */
  opensEntry?: boolean;
}

export const CELL_SEPARATOR = '\t';

export function makeLine(cells: Fragment[], columnLeft: number, columnRight: number): Line {
  const sorted = [...cells].sort((a, b) => a.x - b.x);
  const lead = sorted.find((cell) => !cell.label) ?? sorted[0]!;
  const bulletItem =
    lead.bullet > 0 ? lead.items.find((item) => /[\p{L}\p{N}(]/u.test(item.text)) : undefined;
  return {
    page: lead.page,
    cells: sorted,
    text: sorted.map((cell) => cell.text).join(CELL_SEPARATOR),
    x: Math.min(...sorted.map((cell) => cell.x)),
    right: Math.max(...sorted.map((cell) => cell.right)),
    y: Math.min(...sorted.map((cell) => cell.y)),
    bottom: Math.max(...sorted.map((cell) => (cell.label ? lead.bottom : cell.bottom))),
    baseline: lead.baseline,
    size: lead.size,
    bold: lead.bold,
    italic: lead.italic,
    colour: lead.colour,
    font: lead.font,
    bullet: lead.bullet > 0,
    textX: bulletItem?.x ?? lead.x,
    gap: 0,
    columnLeft,
    columnRight,
  };
}

/** The same row of the same column with other cells. */
export function withCells(line: Line, cells: Fragment[]): Line {
  return { ...makeLine(cells, line.columnLeft, line.columnRight), gap: line.gap };
}
