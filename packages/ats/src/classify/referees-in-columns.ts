import { makeLine, type Line } from '../layout/line.ts';
import type { Section } from './section.ts';

const SAME_EDGE = 4;
const CONTACT = /@|\d[\d\s().-]{6,}\d/;

/** Referees side by side, each with a number or an address of its own, are read one after the other. */
export function refereesInColumns(section: Section): Section {
  const { type, lines } = section;
  const [first] = lines;
  if (type !== 'references' || !first || first.cells.length < 2 || first.cells.some((cell) => cell.role))
    return section;
  const edges = first.cells.map(({ x }) => x);
  const columnOf = (x: number) => edges.findLastIndex((edge) => x > edge - SAME_EDGE);
  const isApart = lines.every(({ cells }) =>
    cells.every(({ x, right }) => right < (edges[columnOf(x) + 1] ?? Infinity)),
  );
  const columns = edges.map((edge, column) =>
    lines.flatMap((line) => inColumn(line, (x) => columnOf(x) === column, edge, edges[column + 1])),
  );
  const areReferees = columns.every((own) => own.length > 1 && own.some(({ text }) => CONTACT.test(text)));
  return isApart && areReferees
    ? {
        ...section,
        lines: columns.flatMap(([name, ...others]) => [{ ...name!, opensEntry: true }, ...others]),
      }
    : section;
}

function inColumn(line: Line, isOwn: (x: number) => boolean, left: number, next: number | undefined): Line[] {
  const cells = line.cells.filter(({ x }) => isOwn(x));
  if (cells.length === 0) return [];
  return [{ ...makeLine(cells, left, (next ?? line.columnRight + SAME_EDGE) - SAME_EDGE), gap: line.gap }];
}
