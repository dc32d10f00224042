import { found, type Found } from '../../fields/found.ts';
import type { Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import type { TableRole } from '../../layout/table-role.ts';
import { findGrade, schoolScore, startsWithLevel } from '../../lexicon/education-words.ts';
import { isStudyField } from '../../lexicon/study-fields.ts';
import { withoutMark } from '../../lists/list-blocks.ts';
import { placeKind } from '../../places/find-place.ts';
import { plain } from '../../text/normalise.ts';
import { joinPieces, slicePiece, splitPiece, type Piece } from '../../text/piece.ts';
import { lineFacts } from '../header-pieces.ts';
import { bestDates } from '../work/posts-of-employer.ts';
import type { EducationEntry } from './education-entry.ts';
import { atTown, gradeIn } from './together.ts';

/** `Keperawatan (IPK 3,41)`, `Keperawatan, IPK 3,41` */
function withoutGrade(degree: Found<string> | undefined): Found<string> | undefined {
  const [bracket] = degree
    ? (/\s*\([^()]*\)$|,\s+\p{L}+[ :]+\d[^,]*(?:,\d+)?$/u.exec(degree.value) ?? [])
    : [];
  return degree && bracket && findGrade(bracket)
    ? { ...degree, value: degree.value.slice(0, -bracket.length) }
    : degree;
}

/** `Universitas Arunika (2022 - 2026)` in a form without a field for the years. */
function withoutYears(cell: Piece): Piece {
  const [bracket] = /\s*\([^()]*\)$/.exec(cell.text) ?? [];
  const isPeriod = bracket !== undefined && isMostlyDate(bracket.replace(/[()]/g, ''));
  return isPeriod ? slicePiece(cell, 0, cell.text.length - bracket.length) : cell;
}

/** `S1`, `Manajemen` and `S1 Manajemen` in fields of one form: what another one says as well is not said twice. */
function withoutRepeated(cells: readonly Piece[]): Piece[] {
  const words = cells.map(({ text }) => ` ${plain(text)} `);
  return cells.filter(
    (_, at) =>
      !words.some(
        (other, index) => index !== at && other.includes(words[at]!) && (other !== words[at] || index < at),
      ),
  );
}

/** `S1 Informatika - Universitas Arunika` in the column of schools. */
function degreeAndSchool({ cells }: Line): { degree: Found<string>; school: Found<string> } | undefined {
  const cell = cells.find(({ role }) => role === 'organisation');
  if (!cell || cells.some(({ role }) => role === 'degree')) return undefined;
  const [degree, school, ...others] = splitPiece(withoutMark(cell), /\s+[–—-]\s+|,\s+/g);
  if (!degree || !school || others.length > 0) return undefined;
  if (!startsWithLevel(degree.text) || schoolScore(school.text) < 3) return undefined;
  return { degree: found(degree.text, [degree], 0.9), school: found(school.text, [school], 0.9) };
}

export function fromTableRow(line: Line): EducationEntry {
  const date = line.cells.find((cell) => cell.role === 'date');
  const value = (...roles: TableRole[]) => {
    const cells = withoutRepeated(
      line.cells
        .filter(({ role, text }) => role && roles.includes(role) && /[\p{L}\p{N}]/u.test(text))
        .map(withoutMark)
        .map((cell) => (date ? cell : withoutYears(cell))),
    );
    return cells.length > 0 ? found(joinPieces(cells).text, cells, 0.9) : undefined;
  };
  const dated = date ?? line.cells.find(({ role, text }) => role === 'organisation' && /\)\s*$/.test(text));
  const dates = dated ? bestDates(lineFacts({ ...line, cells: [dated] }, 0).dates) : undefined;
  const both = degreeAndSchool(line);
  const printed = both?.degree ?? value('degree');
  // Without names of columns a town may stand where other rows have what was studied.
  const isTown =
    printed !== undefined && placeKind(printed.value) === 'city' && isStudyField(printed.value) === undefined;
  const degree = isTown ? undefined : printed;
  const grade = value('grade') ?? gradeIn(value('text')) ?? gradeIn(degree) ?? gradeIn(value('date'));
  const { school, town } = atTown(both?.school ?? value('organisation') ?? value('name'));
  return {
    organization: school,
    accreditation: withoutGrade(
      isTown || startsWithLevel(degree?.value ?? '') ? degree : value('level', 'degree'),
    ),
    grade: grade && {
      ...grade,
      value: findGrade(grade.value)?.value ?? grade.value,
    },
    location: value('place') ?? town ?? (isTown ? printed : undefined),
    dates: dates && found(dates.span, [dates.piece], 0.93),
  };
}
