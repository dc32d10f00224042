import { isLabel } from '../fields/contact-zone.ts';
import type { Fragment } from '../layout/fragment.ts';
import { type Line, withCells } from '../layout/line.ts';
import { readHeading } from './read-heading.ts';

const FEWEST_LABELS = 3;
const FEWEST_LINES = 2;
const MOST_ROWS = 16;
const FLUSH = 4;

/**
 * Sentences under `Tentang Saya` with `Umur   21`, `Email   …`, `Alamat   …` in a column beside them, whose rows stand between those of the
 * text: the text comes first, and then the facts.
 */
export function factsBesideText(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const parted = isSummary(lines[at]!) ? partedAt(lines, at) : undefined;
    result.push(...(parted?.lines ?? [lines[at]!]));
    at += parted ? parted.count - 1 : 0;
  }
  return result;
}

function isSummary({ cells: [first] }: Line): boolean {
  return first !== undefined && readHeading(first.text)?.type === 'summary';
}

function partedAt(lines: readonly Line[], at: number): { lines: Line[]; count: number } | undefined {
  const heading = lines[at]!;
  const left = heading.cells[0]!;
  const isNext = (line: Line) =>
    line.page !== heading.page || (line.x < left.x + FLUSH && line.size > left.size - 0.5);
  const end = lines.findIndex((line, index) => index > at && isNext(line));
  const rows = lines.slice(at, end < 0 ? undefined : end);
  if (rows.length > MOST_ROWS) return undefined;
  const labels = rows.flatMap(({ cells }) => cells.filter(({ x, text }) => x > left.right && isLabel(text)));
  const gutter = Math.min(...labels.map(({ x }) => x)) - 1;
  if (labels.length < FEWEST_LABELS || labels.some(({ x }) => x > gutter + FLUSH)) return undefined;
  const isBeside = ({ x }: Fragment) => x > gutter;
  if (rows.some(({ cells }) => cells.some((cell) => !isBeside(cell) && cell.right > gutter)))
    return undefined;
  const part = (beside: boolean) =>
    rows.flatMap((line) => {
      const cells = line.cells.filter((cell) => isBeside(cell) === beside);
      return cells.length > 0 ? [withCells(line, cells)] : [];
    });
  const [text, facts] = [part(false), part(true)];
  const alternate = rows.some(
    (line, index) => index > 1 && isBeside(rows[index - 1]!.cells[0]!) && !isBeside(line.cells[0]!),
  );
  if (text.length < FEWEST_LINES + 1 || !alternate) return undefined;
  return { lines: [...text, ...facts], count: rows.length };
}
