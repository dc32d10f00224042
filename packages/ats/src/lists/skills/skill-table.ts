import type { Fragment } from '../../layout/fragment.ts';
import { withCells, type Line } from '../../layout/line.ts';

const NAMES = /^(?:(?:name of )?skills?|(?:nama )?(?:keahlian|kemampuan|keterampilan|kompetensi))$/i;
const FACTS =
  /^(?:levels?|years?|comments?|remarks?|proficiency|rating|tingkat(?:an)?|lama|tahun|keterangan|catatan|penguasaan)\b/i;
const FEWEST_ROWS = 2;

/** `Level   Skill   Years   Comment` over rows of which each has a name under `Skill`: those names, without the comments. */
export function namesInTable(printed: readonly Line[]): Line[] {
  const lines = printed.map(withoutComment);
  const at = lines.findIndex(isHead);
  const head = lines[at];
  const below = lines.slice(at + 1);
  if (!head || below.length < FEWEST_ROWS || !below.every(({ cells }) => cells.length > 1)) return lines;
  const rows = below.map((line) => line.cells.filter((cell) => NAMES.test(nearest(head, cell).text)));
  if (!rows.every(({ length }) => length === 1)) return lines;
  return [...lines.slice(0, at), ...below.map((line, row) => withCells(line, rows[row]!))];
}

/** `May it run a thousand years!` beside a name in the columns of a table that is read as such. */
function withoutComment(line: Line): Line {
  const isComment = ({ role, text }: Fragment) => role === 'unknown' && /[.!?]$/.test(text);
  if (!line.cells.some(({ role }) => role === 'name') || !line.cells.some(isComment)) return line;
  return withCells(
    line,
    line.cells.filter((cell) => !isComment(cell)),
  );
}

function isHead({ cells }: Line): boolean {
  const names = cells.filter(({ text }) => NAMES.test(text));
  return names.length === 1 && cells.filter(({ text }) => FACTS.test(text)).length >= 2;
}

const middleOf = ({ x, right }: Fragment) => (x + right) / 2;

function nearest({ cells }: Line, cell: Fragment): Fragment {
  const distance = (each: Fragment) => Math.abs(middleOf(each) - middleOf(cell));
  return cells.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}
