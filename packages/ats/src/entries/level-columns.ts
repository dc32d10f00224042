import { isLevelAlone } from '../lexicon/education-words.ts';
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
  const end = lines.findIndex((line, index) => index > at && !isRowOfFacts(line, levels[0]!.x));
  const facts = lines.slice(at + 1, end === -1 ? undefined : end);
  if (facts.length === 0) return [...lines];
  const rows = levels.map((level, index) => {
    const [left, right] = [level.x, levels[index + 1]?.x ?? Infinity];
    const middle = (level.x + level.right) / 2;
    const cells = facts.flatMap((line) => {
      const [label, ...values] = line.cells;
      const role = roleOf(label!.text);
      const value = values.find((cell) =>
        levels.length === values.length
          ? values.indexOf(cell) === index
          : (cell.x < right && cell.right > left) || (cell.x <= middle && cell.right >= middle),
      );
      return role && value && /[\p{L}\p{N}]/u.test(value.text) ? [{ ...value, role }] : [];
    });
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

/** Which of a column's facts an entry has a field for: theses and who guided them have none. */
function roleOf(label: string): TableRole | undefined {
  if (/^(?:bidang(?: ilmu| studi| keahlian)?|jurusan|program studi|prodi)/i.test(label)) return 'degree';
  if (/^tahun\b/i.test(label)) return 'date';
  const role = tableRole(label);
  return role === 'organisation' || role === 'degree' || role === 'date' || role === 'grade'
    ? role
    : undefined;
}
