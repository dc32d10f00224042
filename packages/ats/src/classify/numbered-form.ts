import { cutFragment } from '../layout/cut-fragment.ts';
import type { Fragment } from '../layout/fragment.ts';
import { withCells, type Line } from '../layout/line.ts';
import { readHeading } from './read-heading.ts';
import type { SectionType } from './section-type.ts';

/** What a row of the form opens, or an unnumbered line below it without what only labels. */
interface FormRow {
  type?: SectionType;
  rest?: Line;
}

const FEWEST_ROWS = 4;
const MIN_SCORE = 3;
const NUMBER = /^(\d{1,2})[.)]?(?=\s|$)/;
const COLON = /^\s*[:：]\s*/;
/** What is no section of its own stands among the personal data. */
const PERSONAL = new Set<SectionType>([
  'personal',
  'contact',
  'summary',
  'header',
  'title',
  'profiles',
  'other',
]);
const BELOW = 1.7;

/**
 * A CV that is one form of counted rows, as tenders and offices want it (`3. Nama Personel : …`, `5. Pendidikan : 2003 : S2 …`,
 * `8. Pengalaman Kerja :`): a row whose label names a section opens it, the lines below belong to it up to the next number.
 */
export function numberedForm(lines: readonly Line[]): Map<Line, FormRow> {
  const rows = lines.map(rowOf);
  const counted = rows.filter((row) => row !== undefined);
  const inOrder = counted.every((row, index) => row.number === index + 1);
  const types = counted.map((row) => sectionOf(row.label.text));
  const form = new Map<Line, FormRow>();
  if (counted.length < FEWEST_ROWS || !inOrder || !types.includes('work')) return form;
  let label: { x: number; baseline: number } | undefined;
  for (const [index, line] of lines.entries()) {
    const row = rows[index];
    if (row) {
      const type = sectionOf(row.label.text);
      const values = withoutColons(row.values);
      form.set(line, { type, rest: lineOf(type === 'personal' ? [row.label, ...values] : values, line) });
      label = { x: row.label.x, baseline: line.baseline };
    } else if (label) {
      const { x, baseline } = label;
      const goesOn = (cell: Fragment) =>
        Math.abs(cell.x - x) < 3 && line.baseline - baseline < BELOW * line.size;
      const isField = line.cells.some((cell) => COLON.test(cell.text));
      const cells = line.cells.filter((cell) => isField || !goesOn(cell));
      if (cells.length < line.cells.length) label = { x, baseline: line.baseline };
      const rest = isField && Math.abs(line.cells[0]!.x - x) < 3 ? cells : withoutColons(cells);
      form.set(line, { rest: lineOf(rest, line) });
    }
  }
  return form;
}

function lineOf(cells: Fragment[], line: Line): Line | undefined {
  return cells.length > 0 ? withCells(line, cells) : undefined;
}

interface CountedRow {
  number: number;
  label: Fragment;
  values: Fragment[];
}

function rowOf({ cells }: Line): CountedRow | undefined {
  const [first] = cells;
  const number = NUMBER.exec(first?.text ?? '');
  const at = cells.findIndex((cell, index) => index > 0 && COLON.test(cell.text));
  if (!first || !number || at < 1) return undefined;
  const inFirst = number[0].length < first.text.length;
  const label = inFirst ? cutFragment(first, number[0].length) : cells[1]!;
  if (at !== (inFirst ? 1 : 2)) return undefined;
  return { number: Number(number[1]), label, values: cells.slice(at) };
}

function sectionOf(label: string): SectionType {
  const reading = readHeading(label.replace(/\s*\(.*$/, ''));
  return reading && reading.score >= MIN_SCORE && !PERSONAL.has(reading.type) ? reading.type : 'personal';
}

/** The values without the colons before them, which may stand in a column of their own. */
function withoutColons(cells: readonly Fragment[]): Fragment[] {
  return cells.flatMap((cell) => {
    const colon = COLON.exec(cell.text)?.[0].length ?? 0;
    if (colon >= cell.text.length) return [];
    return [colon > 0 ? cutFragment(cell, colon) : cell];
  });
}
