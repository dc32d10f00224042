import { type Found, found } from '../../fields/found.ts';
import {
  endsWithLevel,
  isCompleteLevel,
  isLevelAlone,
  schoolScore,
  startsWithLevel,
} from '../../lexicon/education-words.ts';
import { indonesianOpening } from '../../lexicon/indonesian-verbs.ts';
import { isStudyField } from '../../lexicon/study-fields.ts';
import { isPlace, placeKind } from '../../places/find-place.ts';
import { joinPieces, slicePiece } from '../../text/piece.ts';
import { descriptionOf } from '../describe.ts';
import type { HeaderPiece } from '../header-pieces.ts';
import { HONOUR } from '../roles-of-lines.ts';
import { bestDates } from '../work/posts-of-employer.ts';
import {
  ABOUT_STUDIES,
  ACRONYM,
  BARE_DEGREE,
  HOLDER,
  NEEDS_NO_FIELD,
  OPEN_DEGREE,
  SHORT_BEHIND,
} from './degree-words.ts';
import type { EducationEntry, Facts } from './education-entry.ts';
import { isNameOfSchool } from './split-at-comma.ts';

/** Where the schools stand that are known by their words, and in which looks, less where degrees and fields of study do. */
export function schoolSlots(all: readonly Facts[]): Map<string, number> {
  const slots = new Map<string, number>();
  for (const piece of all.flatMap(({ pieces }) => pieces)) {
    const isStudy = startsWithLevel(piece.text) || isStudyField(piece.text) === 'whole';
    const vote = schoolScore(piece.text) >= 3 ? 1 : isStudy ? -1 : 0;
    if (vote !== 0) slots.set(slotOf(piece), (slots.get(slotOf(piece)) ?? 0) + vote);
  }
  return slots;
}

function slotOf({ bold, italic, size, colour, row, order }: HeaderPiece): string {
  return `${bold}|${italic}|${size.toFixed(1)}|${colour}|${row}|${order}`;
}

const LARGER = 0.5;

/**
 * Of two names that no word tells apart, the one that names no field of study, stands where the section's other schools do, or is set in
 * larger letters.
 */
function unknownSchool(
  pieces: readonly HeaderPiece[],
  slots: ReadonlyMap<string, number>,
): HeaderPiece | undefined {
  const score = (piece: HeaderPiece) =>
    (slots.get(slotOf(piece)) ?? 0) - { whole: 2, part: 1, none: 0 }[isStudyField(piece.text) ?? 'none'];
  const ranked = pieces.toSorted((a, b) => score(b) - score(a));
  if (score(ranked[0]!) > score(ranked[1]!)) return ranked[0];
  const largest = pieces.toSorted((a, b) => b.size - a.size);
  return largest[0]!.size > largest[1]!.size + LARGER ? largest[0] : pieces.at(-1);
}

/** `Cakrawala Bali, Tata Boga` and nothing else: a name that no word tells, and a field behind a comma. */
function aloneParted(pieces: HeaderPiece[]): HeaderPiece[] {
  const [only, ...others] = pieces;
  const comma = only && others.length === 0 ? /^([^,]+),\s+([^,]+)$/u.exec(only.text) : null;
  const [, name = '', field = ''] = comma ?? [];
  if (!only || isStudyField(field) === undefined || !isNameOfSchool(name) || schoolScore(only.text) >= 3)
    return pieces;
  const at = only.text.length - field.length;
  return [
    { ...only, ...slicePiece(only, 0, name.length) },
    { ...only, ...slicePiece(only, at, only.text.length) },
  ];
}

export function toEntry(all: Facts, slots: ReadonlyMap<string, number>): EducationEntry {
  const facts = { ...all, pieces: aloneParted(all.pieces) };
  // What is not known has no key: entries are put together by spreading one over the other.
  const entry: EducationEntry = {
    ...(facts.grade && { grade: facts.grade }),
    ...(facts.location && { location: facts.location }),
    ...(facts.url && { url: facts.url }),
  };
  const votes = (piece: HeaderPiece, most = Infinity) => Math.min(slots.get(slotOf(piece)) ?? 0, most);
  // `College for Science` over `College of Kudus`: where degrees stand else, no school does. In one row the one that stands where the others do.
  const bySchool = facts.pieces.toSorted((a, b) => {
    const most = a.row === b.row ? Infinity : 0;
    return schoolScore(b.text) - schoolScore(a.text) || votes(b, most) - votes(a, most);
  });
  // `MSc in Physics @Leiden`, `HoGent in Ghent`: a school that no word tells.
  const marked = facts.pieces.find((piece, at) => at > 0 && piece.joint === '@');
  const likely = marked ?? bySchool[0];
  const degree = facts.pieces.find(
    (piece) =>
      startsWithLevel(piece.text) &&
      piece !== marked &&
      piece !== (schoolScore(likely?.text ?? '') >= 3 ? likely : undefined),
  );
  let school =
    marked ??
    (likely && schoolScore(likely.text) >= 3 ? (spelledOut(likely, bySchool) ?? likely) : undefined);
  const others = facts.pieces.filter((piece) => piece !== school && piece !== degree);
  const { location } = entry;
  const isOpen = !location || placeKind(location.value) === 'country';
  const town = isOpen && others.find((piece) => isTownBehind(piece, { school, degree, others }));
  if (town)
    entry.location = location
      ? found(`${town.text}, ${location.value}`, [town, ...location.pieces], 0.7)
      : found(town.text, [town], 0.7);
  const rest = others.filter((piece) => piece !== town);
  // `Master’s degree   Ponts ParisTech`, in the place and look of the section's other schools.
  const [beside] = rest;
  if (!school && degree && beside && rest.length === 1 && beside.cell !== degree.cell && votes(beside) > 0)
    school = rest.pop();
  // `SMK Pariwisata Arunika Jaya` over `Tata Boga`: of two fields of study one is in the school's name.
  const field =
    rest.find(({ text }) => isStudyField(text) === 'whole' && !startsWithLevel(text)) ?? onlyStudied(rest);
  if (!school && degree && field && (NAMED_AFTER_FIELD.test(degree.text) || isSchoolsName(degree.text)))
    return withDates(
      {
        ...entry,
        organization: found(degree.text, [degree], 0.8),
        accreditation: found(field.text, [field], 0.8),
      },
      facts,
    );
  // A school without a telling word is what is left beside the degree.
  const whole =
    degree &&
    (!isLevelAlone(degree.text) ||
      isCompleteLevel(degree.text) ||
      (rest.length === 1 && NEEDS_NO_FIELD.test(degree.text) && ACRONYM.test(rest[0]!.text)));
  const named = rest.filter(({ text }) => !ABOUT_STUDIES.test(text) && isStudyField(text) !== 'whole');
  if (!school && whole && named.length > 0) school = rest.splice(rest.indexOf(named[0]!), 1)[0];
  else if (!school && rest.length > 1) {
    // `Certificate IV - Building and Construction`: what stands right behind the level is studied.
    const apart = rest.filter((piece) => !degree || piece.row !== degree.row || piece.cell !== degree.cell);
    school = apart.length === 1 && apart.length < rest.length ? apart[0] : unknownSchool(rest, slots);
    rest.splice(rest.indexOf(school!), 1);
  }
  Object.assign(entry, withDates(entry, facts));
  if (school) {
    const { name, town: behind } = atSlash(withoutFacultyBefore(school));
    entry.organization = name;
    if (behind) entry.location ??= behind;
  }
  // `Bachelor of Agriculture   Ibadan` over `University of Ibadan`: a town, not a field.
  const parts = degreeParts(
    degree,
    rest.filter(({ text }) => !isNamedIn(school?.text ?? '', text) && !isSameSchool(school?.text, text)),
  );
  for (const { row } of [...parts, ...(school ? [school] : [])]) facts.notes.delete(row);
  entry.description = descriptionOf([...facts.notes.values()]);
  if (parts.length > 0) entry.accreditation = found(joinPieces(parts).text, parts, 0.85);
  return entry;
}

const TOWN = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?$/u;

/** `Lycée du Parc, Bron`: behind the comma after a school, where what was studied stands elsewhere. */
function isTownBehind(
  piece: HeaderPiece,
  { school, degree, others }: { school?: HeaderPiece; degree?: HeaderPiece; others: readonly HeaderPiece[] },
): boolean {
  const { text, row, cell } = piece;
  if (!school || row !== school.row || cell !== school.cell || !isRightBehind(piece, school)) return false;
  const isStudied = degree
    ? (!isLevelAlone(degree.text) || isCompleteLevel(degree.text)) &&
      (degree.row !== row || degree.items[0]!.x < school.items[0]!.x)
    : others.length === 2;
  return (
    isStudied &&
    TOWN.test(text) &&
    !OF_GRADE.test(text) &&
    isStudyField(text) === undefined &&
    !startsWithLevel(text)
  );
}

/** What announces a grade behind a school: `Arunika University (Grade First Class)`. */
const OF_GRADE = /^(?:(?:final )?(?:grade|mark|result|score|classification)|nilai|hasil|predikat|lulus)$/i;

/** No more than a comma and a space between. */
export function isRightBehind(piece: HeaderPiece, before: HeaderPiece): boolean {
  const [end, start] = [before.items.at(-1), piece.items[0]];
  if (!end || !start || piece.joint !== '') return false;
  return start === end || (start.x > end.x && start.x - (end.x + end.width) < start.size);
}

const FACULTY_BEFORE =
  /^(?:fakultas|faculty|facultad|facolt[àa]|facult[ée]|fakultät|departemen|department|jurusan)\s[^|]*?,\s+(?=(?:universi|institut|politeknik|polytechn|sekolah tinggi|akademi|[\p{Lu}][\p{L} ]* universit|[\p{Lu}][\p{L} ]* (?:institute|college)))/iu;

/** `Fakultas Ekonomi, Universitas Arunika`: the school alone. */
function withoutFacultyBefore(school: HeaderPiece): Found<string> {
  const faculty = FACULTY_BEFORE.exec(school.text)?.[0] ?? '';
  const name = slicePiece(school, faculty.length, school.text.length);
  return found(name.text, [name], 0.9);
}

/** `Universitas Arunika/Jakarta`: the school, and its town. */
function atSlash(school: Found<string>): { name: Found<string>; town?: Found<string> } {
  const [, name, town] = /^(\S+ [^/]+?)\s*\/\s*([^/]+)$/.exec(school.value) ?? [];
  if (!name || !town || !isPlace(town)) return { name: school };
  return { name: { ...school, value: name }, town: { ...school, value: town } };
}

const NAME_OF_SCHOOL = /^(?:SMA|SMK|SMU|STM|SMEA) (\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'.-]+)*)$/u;

/** `SMA Kartika – IPS`, `SMK Pariwisata Arunika` over `Tata Boga`: a level and what no field is called as a whole, where the field stands beside. */
function isSchoolsName(text: string): boolean {
  const name = NAME_OF_SCHOOL.exec(text)?.[1];
  return name !== undefined && isStudyField(name) !== 'whole';
}

/** `Information Systems, Networks`, where nothing else stands beside the school. */
function onlyStudied([only, ...others]: readonly HeaderPiece[]): HeaderPiece | undefined {
  if (!only || others.length > 0 || startsWithLevel(only.text)) return undefined;
  const [first = ''] = only.text.split(/\s*,\s+/);
  return isStudyField(first) ? only : undefined;
}

const NAMED_AFTER_FIELD = /^(?:SMA|SMK|SMU|STM|SMEA|MA)(?: \p{Lu}\p{L}+){3,}$/u;

function withDates(entry: EducationEntry, { dates }: Facts): EducationEntry {
  const best = bestDates(dates);
  return best ? { ...entry, dates: found(best.span, [best.piece], 0.93) } : entry;
}

/** `Solo` beside `Universitas Solo` is a town; `Perhotelan` is studied at a `Lembaga Perhotelan`. */
function isNamedIn(school: string, text: string): boolean {
  return (
    !text.includes(' ') &&
    school !== text &&
    school.split(/[\s,]+/).includes(text) &&
    isStudyField(text) === undefined
  );
}

/** `Universitas Arunika` once more, in the text below. */
function isSameSchool(school: string | undefined, text: string): boolean {
  return school === text && schoolScore(text) >= 3;
}

/** `UGM` beside the degree, `Universitas Gadjah Mada` below it. */
function spelledOut({ text }: HeaderPiece, schools: readonly HeaderPiece[]): HeaderPiece | undefined {
  if (!ACRONYM.test(text)) return undefined;
  return schools.find((each) => schoolScore(each.text) >= 3 && !ACRONYM.test(each.text));
}

/** Level and field together; the field may stand apart from the level, before or after it. */
function degreeParts(degree: HeaderPiece | undefined, rest: readonly HeaderPiece[]): HeaderPiece[] {
  if (!degree && rest.length === 2 && rest.every(isShortName)) return [...rest];
  if (!degree) return rest.slice(0, 1).filter(({ text }) => text.length < 80 && !isNote(text));
  const open = isLevelAlone(degree.text.replace(HOLDER, '')) || OPEN_DEGREE.test(degree.text);
  const bare = BARE_DEGREE.test(degree.text.replace(SHORT_BEHIND, ''));
  const isField = (piece: HeaderPiece) =>
    !endsWithLevel(piece.text) &&
    !isNote(piece.text) &&
    piece.text.length < (piece.row === degree.row ? MOST_IN_ROW : MOST_APART) &&
    !isOtherLabel(piece.text);
  const field = rest.find(isField);
  const isPart = field && (open || (bare && isBeside(field, degree)) || wraps(degree, field));
  return isPart ? [degree, field] : [degree];
}

/** `Penerima beasiswa prestasi`, `Received the prize for attendance`: what happened at the school, and nothing that was studied. */
function isNote(text: string): boolean {
  return HONOUR.test(text) || WON.test(text);
}

const WON = /^(?:received|awarded|achieved|earned|elected|selected|served|participated|won)\s/i;

/** `Ilmu Komunikasi: Jurnalistik` is a field and a part of it, `Skripsi: …` is none. */
function isOtherLabel(text: string): boolean {
  const label = /^([^:]*):/.exec(text)?.[1];
  return label !== undefined && isStudyField(label) !== 'whole';
}

/** Letters of a field of study in the row of its level, and of one that stands apart. */
const MOST_IN_ROW = 120;
const MOST_APART = 60;

/** `POSTGRADUATE DIPLOMA IN CLINICAL` over `PHARMACY`: the width of its cell broke a degree. */
function wraps(degree: HeaderPiece, field: HeaderPiece): boolean {
  const [above, below] = [degree.items[0]!, field.items[0]!];
  return (
    isStudyField(field.text) === 'whole' &&
    field.row === degree.row + 1 &&
    Math.abs(above.x - below.x) < 1 &&
    below.baseline - above.baseline < TIGHT * above.size &&
    above.size === below.size &&
    above.font === below.font &&
    above.colour === below.colour
  );
}

const TIGHT = 1.5;

/** `Urban Design` and `Exchange Semester`, beside a school: a field and a level that no list knows. */
function isShortName({ text }: HeaderPiece): boolean {
  const words = text.split(' ');
  return (
    SHORT_NAME.test(text) &&
    words.length <= MOST_NAME_WORDS &&
    !ABOUT_STUDIES.test(text) &&
    indonesianOpening(words.map((word) => word.toLowerCase())) !== 'deed'
  );
}

const SHORT_NAME = /^\p{Lu}[\p{L}&/' -]*$/u;
const MOST_NAME_WORDS = 4;
/** A period may stand between. */
const MOST_BETWEEN = 2;

function isBeside(field: HeaderPiece, degree: HeaderPiece): boolean {
  return Math.abs(field.row - degree.row) <= MOST_BETWEEN && /^(?:in|of|,|-|–|di)?$/i.test(field.joint);
}
