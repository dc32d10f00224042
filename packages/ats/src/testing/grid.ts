import type { Box } from '../model.ts';

/** The lines of a ruled table: at each of the columns' and rows' edges. */
export function grid(columns: readonly number[], rows: readonly number[]): Box[] {
  const [left, right] = [columns[0]!, columns.at(-1)!];
  const [top, bottom] = [rows[0]!, rows.at(-1)!];
  return [
    ...columns.map((x) => ({ x, y: top, width: 0.5, height: bottom - top })),
    ...rows.map((y) => ({ x: left, y, width: right - left, height: 0.5 })),
  ];
}
