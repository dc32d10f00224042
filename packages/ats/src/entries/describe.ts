import { joinLines } from '../fields/read-summary.ts';
import { found, type Found } from '../fields/found.ts';
import type { Fragment } from '../layout/fragment.ts';
import { withCells, type Line } from '../layout/line.ts';
import { tableRole } from '../layout/table-role.ts';
import { ordinalLength } from '../text/normalise.ts';
import { pieceOf, slicePiece, type Piece } from '../text/piece.ts';
import { isCaption, listsTools } from './captions.ts';

/** What was done, a line for each bullet. */
export function descriptionOf(printed: readonly Line[]): Found<string> | undefined {
  const lines = withoutFacts(printed);
  const statements: Piece[][] = [];
  let number = 1;
  for (const line of lines)
    for (const cell of line.cells) {
      const piece = pieceOf(cell);
      if (cell === line.cells[0] && line.cells.length > 1 && isNumberAlone(cell.text, number)) {
        number += 1;
        statements.push([]);
        continue;
      }
      const mark = cell === line.cells[0] ? numberLength(cell.text, number) : 0;
      if (mark > 0) {
        const counted = countedOff(piece.text, number, mark);
        number += counted.length;
        statements.push(...counted.map(([from, to]) => [slicePiece(piece, from, to)]));
        continue;
      }
      // `Mata kuliah: …` below a point is none of it.
      const isOwn =
        cell.bullet > 0 ||
        (cell === line.cells[0] && listsTools(line)) ||
        isLineOfValue(cell, line.cells[line.cells.indexOf(cell) - 1], line.columnRight);
      if (!isOwn && statements.length > 0) statements.at(-1)?.push(piece);
      else {
        const from = statements.length === 0 ? behindCaption(piece.text, cell.bullet) : cell.bullet;
        statements.push([slicePiece(piece, from, endOf(piece.text))]);
      }
    }
  if (statements.length === 0) return undefined;
  return found(statements.map(joinLines).join('\n'), statements.flat(), 0.9);
}

/** `Menyusun laporan` below `Mencatat stok` in the value of a form's field: a capital that the line above had room for. */
function isLineOfValue(cell: Fragment, above: Fragment | undefined, edge: number): boolean {
  if (cell.role !== 'text' || above?.role !== 'text' || above.page !== cell.page) return false;
  if (cell.baseline <= above.baseline || Math.abs(cell.x - above.x) > SAME_EDGE) return false;
  const word = cell.items[0]!.width + cell.size;
  return /^\p{Lu}/u.test(cell.text) && !/[,–—-]$/.test(above.text) && above.right + word < edge;
}

/** `1. Mencatat stok 2. Menyusun laporan` in the one cell of a table: where each of them begins and ends. */
function countedOff(text: string, first: number, from: number): [number, number][] {
  const parts: [number, number][] = [];
  let start = from;
  for (let next = first + 1; ; next += 1) {
    const mark = new RegExp(String.raw`\s\(?${next}[.)]\s+(?=\p{Lu})`, 'u').exec(text.slice(start));
    parts.push([start, mark ? start + mark.index : text.length]);
    if (!mark) return parts;
    start += mark.index + mark[0].length;
  }
}

/** `2.` in a cell of its own, as far before its statement as Word sets it. */
function isNumberAlone(text: string, next: number): boolean {
  return /^\(?\d{1,2}[.)]$/.test(text) && numberLength(`${text} .`, next) > 0;
}

/** How long `2. ` or `2) ` before a statement is, where that number is the next one; 0 where the text begins otherwise. */
function numberLength(text: string, next: number): number {
  return Number.parseInt(text.replace('(', ''), 10) === next ? ordinalLength(text) : 0;
}

/** `~ Menyiapkan sarapan ~`: the sign of a point may stand behind it, too. */
function endOf(text: string): number {
  return text.startsWith('~ ') ? text.replace(/\s+~$/, '').length : text.length;
}

/** Where `Duties: Drew the screens …` begins to say what was done. */
function behindCaption(text: string, from: number): number {
  const [label, name = ''] = /^\s*([^:]{3,30}):\s+(?=\S)/.exec(text.slice(from)) ?? [];
  return label && isCaption({ text: name }) && tableRole(name) === 'text' ? from + label.length : from;
}

const SAME_EDGE = 2;

/** `Industri   Perdagangan`, `Gaji   Rp…` over `Uraian Tugas   …`, as job sites print a job: what was done stands beside the last label alone. */
function withoutFacts(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex(
    ({ cells, bullet }) => cells.length === 2 && !bullet && tableRole(cells[0]!.text) === 'text',
  );
  const task = lines[at];
  if (!task) return lines;
  const { x } = task.cells[0]!;
  const isFact = ({ cells: [label, ...values] }: Line) =>
    values.length === 1 && Math.abs(label!.x - x) < SAME_EDGE;
  const rest = withCells(task, task.cells.slice(1));
  return [...lines.slice(0, at).filter((line) => !isFact(line)), rest, ...lines.slice(at + 1)];
}
