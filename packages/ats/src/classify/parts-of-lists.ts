import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../layout/line.ts';
import type { TableRole } from '../layout/table-role.ts';
import { endsWithLevel, schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { languageAtStart } from '../lexicon/language-words.ts';
import { styleKey } from './heading-styles/style-key.ts';
import { namesBoth } from './prizes-and-certificates.ts';
import { readHeading } from './read-heading.ts';
import type { SectionType } from './section-type.ts';
import type { Section } from './section.ts';

export const SMALLER = 0.9;

/** `Skills` over `Languages` in smaller letters: what stands under it are languages, down to the next name in its look. */
export function languagesBelowSkills(section: Section): Section[] {
  const { type, lines, flow } = section;
  const at = type === 'skills' ? lines.findIndex((line) => isNameOf('languages', line)) : -1;
  if (at === -1) return [section];
  const look = styleKey(lines[at]!.cells[0]!);
  const below = lines.slice(at + 1);
  // In a margin of names, the next one may have its items in its row.
  const isBeside = below[0] !== undefined && below[0].x > lines[at]!.right;
  const next = below.findIndex(
    ({ cells, x }) =>
      styleKey(cells[0]!) === look &&
      (cells.length === 1 ? !isBeside || x < below[0]!.x : isBeside && Math.abs(x - lines[at]!.x) < 1),
  );
  const own = next === -1 ? below : below.slice(0, next);
  const isOther = own.length > 0 && (own[0]!.cells.length > 1 || styleKey(own[0]!.cells[0]!) !== look);
  if (!isOther || !own.every((line) => languageAtStart(line.text.replace(/^[^\p{L}]+/u, ''))))
    return [section];
  const rest = below.slice(own.length);
  return [
    { ...section, lines: lines.slice(0, at) },
    { type: 'languages', heading: lines[at]!, lines: own, flow },
    ...(rest.length > 0 ? [{ type, lines: rest, flow }] : []),
  ];
}

/** `Personal Interests` at the end of the skills, in the look of the names of their groups. */
export function interestsBelowSkills(section: Section): Section[] {
  const { type, lines, flow } = section;
  const at =
    type === 'skills'
      ? lines.findLastIndex((line) => line.cells[0]!.bold && isNameOf('interests', line))
      : -1;
  const name = lines[at];
  if (!name || at === 0) return [section];
  const look = styleKey(name.cells[0]!);
  const isNamedAlike = (line: Line) =>
    line.cells.length === 1 && !line.bullet && styleKey(line.cells[0]!) === look;
  if (lines.filter(isNamedAlike).length < 2 || lines.slice(at + 1).some(isNamedAlike)) return [section];
  return [
    { ...section, lines: lines.slice(0, at) },
    { type: 'interests', heading: name, lines: lines.slice(at + 1), flow },
  ];
}

function isNameOf(named: SectionType, { cells }: Line): boolean {
  return cells.length === 1 && cells[0]!.bullet === 0 && readHeading(cells[0]!.text)?.type === named;
}

/** Courses, each beside who held it or when, in a table below the schools, or in lines under a heading of both. */
export function coursesBelowSchools(section: Section): Section[] {
  const { type, lines, flow } = section;
  const courses = type === 'education' ? [...lines.filter(isCourse), ...certificateLines(section)] : [];
  if (courses.length === 0) return [section];
  return [
    { ...section, lines: lines.filter((line) => !courses.includes(line)) },
    { type: 'certifications', lines: courses, flow },
  ];
}

/** `CHRP, LSP Arunika (Mei 2022)` under `Pendidikan & Sertifikasi`, where each line is an entry: schools take a period or name a degree. */
function certificateLines({ heading, lines }: Section): Line[] {
  if (!heading || !namesBoth(heading.text, 'education', 'certifications')) return [];
  const spans = lines.map(({ text, bullet }) => (bullet ? [] : findDates(text)));
  if (!spans.every(({ length }) => length === 1)) return [];
  return lines.filter(
    ({ text }, index) =>
      spans[index]![0]!.single &&
      text.split(/,\s+|\t/).every((fact) => !startsWithLevel(fact) && !endsWithLevel(fact)),
  );
}

function isCourse({ cells }: Line): boolean {
  const has = (role: TableRole) => cells.some((cell) => cell.role === role);
  const name = cells.find(({ role }) => role === 'name');
  const isHeld = has('issuer') || (has('date') && !has('organisation') && !has('level'));
  return name !== undefined && isHeld && !has('degree') && schoolScore(name.text) < 2;
}
