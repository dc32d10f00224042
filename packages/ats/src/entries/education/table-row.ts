import { found } from '../../fields/found.ts';
import type { Fragment } from '../../layout/fragment.ts';
import type { Line } from '../../layout/line.ts';
import type { TableRole } from '../../layout/table-role.ts';
import { findGrade, schoolScore, startsWithLevel } from '../../lexicon/education-words.ts';
import { withoutMark } from '../../lists/list-blocks.ts';
import { isPlace } from '../../places/find-place.ts';
import { joinPieces } from '../../text/piece.ts';
import { lineFacts } from '../header-pieces.ts';
import { bestDates } from '../work/posts-of-employer.ts';
import type { EducationEntry } from './education-entry.ts';
import { gradeIn, withoutPlace } from './together.ts';

/** `Nama Pendidikan` over `Universitas Jambi` reads like the name of a degree's column. */
function withSchools(line: Line): Line {
  const isSchool = ({ role, text }: Fragment) =>
    role === 'name' || (role === 'organisation' && !isPlace(text));
  if (line.cells.some(isSchool)) return line;
  const school = line.cells.find(({ role, text }) => role === 'degree' && schoolScore(text) >= 3);
  if (!school || !line.cells.some((cell) => cell !== school && cell.role === 'degree')) return line;
  const cells = line.cells.map((cell): Fragment => {
    if (cell === school) return { ...cell, role: 'organisation' };
    return cell.role === 'organisation' ? { ...cell, role: 'place' } : cell;
  });
  return { ...line, cells };
}

export function fromTableRow(row: Line): EducationEntry {
  const line = withSchools(row);
  const value = (...roles: TableRole[]) => {
    const cells = line.cells
      .filter(({ role, text }) => role && roles.includes(role) && /[\p{L}\p{N}]/u.test(text))
      .map(withoutMark);
    return cells.length > 0 ? found(joinPieces(cells).text, cells, 0.9) : undefined;
  };
  const date = line.cells.find((cell) => cell.role === 'date');
  const dates = date ? bestDates(lineFacts({ ...line, cells: [date] }, 0).dates) : undefined;
  const grade = value('grade') ?? gradeIn(value('text'));
  return {
    organization: withoutPlace(value('organisation') ?? value('name')),
    accreditation: startsWithLevel(value('degree')?.value ?? '') ? value('degree') : value('level', 'degree'),
    grade: grade && {
      ...grade,
      value: findGrade(grade.value)?.value ?? grade.value,
    },
    location: value('place'),
    dates: dates && found(dates.span, [dates.piece], 0.93),
  };
}
