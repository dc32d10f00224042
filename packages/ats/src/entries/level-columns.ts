import { isLevelAlone } from '../lexicon/education-words.ts';
import { joinFragments, type Fragment } from '../layout/fragment.ts';
import { makeLine, type Line } from '../layout/line.ts';
import { tableRole, type TableRole } from '../layout/table-role.ts';

const FEWEST_LEVELS = 2;

/**
 * A table whose columns are levels and whose rows are facts (`S-1  S-2  S-3` over `Nama Perguruan Tinggi`, `Bidang Ilmu`, `Tahun Masuk-Lulus`), as
 * lecturers fill it in: each column becomes one row that knows what each of its cells is.
 */
export function turnLevelColumns(lines: readonly Line[]): Line[] {
  const at = lines.findIndex(isRowOfLevels);
  if (at === -1) return [...lines];
  const levels = lines[at]!.cells.filter((cell) => isLevelAlone(cell.text));
  const left = levels[0]!.x;
  const end = lines.findIndex(
    (line, index) =>
      index > at &&
      !isRowOfFacts(line, left) &&
      !(index > at + 1 && goesOnBelow(line, lines[index - 1]!, left)),
  );
  const facts = lines.slice(at + 1, end === -1 ? undefined : end);
  if (facts.length === 0) return [...lines];
  const rows = levels.map((level, index) => {
    const [from, to] = [level.x, levels[index + 1]?.x ?? Infinity];
    const middle = (level.x + level.right) / 2;
    const isInColumn = (cell: Fragment) =>
      (cell.x < to && cell.right > from) || (cell.x <= middle && cell.right >= middle);
    const cells: Fragment[] = [];
    let role: TableRole | undefined;
    for (const line of facts) {
      const isNew = isRowOfFacts(line, left);
      const values = isNew ? line.cells.slice(1) : line.cells;
      if (isNew) role = roleOf(line.cells[0]!.text);
      const value = values.find((cell) =>
        isNew && levels.length === values.length ? values.indexOf(cell) === index : isInColumn(cell),
      );
      if (!role || !value || !/[\p{L}\p{N}]/u.test(value.text)) continue;
      const above = cells.at(-1);
      if (!isNew && above?.role === role) cells[cells.length - 1] = { ...joinFragments(above, value), role };
      else if (isNew) cells.push({ ...value, role });
    }
    return makeLine(
      [{ ...level, role: 'level' as const }, ...cells],
      lines[at]!.columnLeft,
      lines[at]!.columnRight,
    );
  });
  const filled = rows.filter((row) => row.cells.length > 1);
  return [...lines.slice(0, at), ...filled, ...(end === -1 ? [] : lines.slice(end))];
}

function isRowOfLevels({ cells }: Line): boolean {
  const levels = cells.filter((cell) => isLevelAlone(cell.text));
  return levels.length >= FEWEST_LEVELS && levels.length >= cells.length - 1;
}

function isRowOfFacts({ cells }: Line, left: number): boolean {
  return cells.length > 1 && cells[0]!.right < left;
}

/** `Negeri Arunika` below `Universitas`: nothing but the second lines of cells. */
function goesOnBelow({ cells, bullet, page, y }: Line, above: Line, left: number): boolean {
  return (
    !bullet &&
    cells.every(({ x }) => x > left - SAME_EDGE) &&
    page === above.page &&
    y - above.bottom < above.size
  );
}

const SAME_EDGE = 4;

/** Which of a column's facts an entry has a field for: theses and who guided them have none. */
function roleOf(label: string): TableRole | undefined {
  if (/^(?:bidang(?: ilmu| studi| keahlian)?|jurusan|program studi|prodi)/i.test(label)) return 'degree';
  if (/^tahun\b/i.test(label)) return 'date';
  const role = tableRole(label);
  return role === 'organisation' || role === 'degree' || role === 'date' || role === 'grade'
    ? role
    : undefined;
}
