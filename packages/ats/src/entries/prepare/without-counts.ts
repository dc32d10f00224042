import { type Line, withCells } from '../../layout/line.ts';

/** `1   PT Arunika` … `2   CV Kencana`, the numbers in a margin of their own: they count the entries and are no part of them. */
export function withoutCounts(lines: readonly Line[]): Line[] {
  const counted = lines.filter(
    ({ cells: [first, second] }) => first && second && !first.role && COUNT.test(first.text),
  );
  const countUp = counted.every(({ cells: [first] }, at) => Number.parseInt(first!.text, 10) === at + 1);
  const edge = counted[0]?.cells[1]!.x ?? 0;
  const areEven = counted.every(({ cells: [, second] }) => Math.abs(second!.x - edge) < 2);
  if (counted.length < 2 || !countUp || !areEven) return [...lines];
  return lines.map((line) =>
    counted.includes(line) ? { ...withCells(line, line.cells.slice(1)), opensEntry: true } : line,
  );
}

const COUNT = /^\d{1,2}[.)]?$/;
