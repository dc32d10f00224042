import { withoutMark } from '../lists/list-blocks.ts';
import type { DateSpan } from '../dates/find-dates.ts';
import { found, type Found } from '../fields/found.ts';
import type { Fragment } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import {
  endsWithLevel,
  findGrade,
  isCompleteLevel,
  isLevelAlone,
  schoolScore,
  startsWithLevel,
} from '../lexicon/education-words.ts';
import { indonesianOpening } from '../lexicon/indonesian-verbs.ts';
import { isStudyField } from '../lexicon/study-fields.ts';
import { goesOnWithAddress, isStreet } from '../places/address-lines.ts';
import { isPlace, isTownInCountry, isTownInRegion, placeKind } from '../places/find-place.ts';
import type { TableRole } from '../layout/table-role.ts';
import { joinPieces, slicePiece, type Piece } from '../text/piece.ts';
import { narrowParagraphs } from './narrow-paragraphs.ts';
import { turnLevelColumns } from './level-columns.ts';
import { lineFacts, trimmed, type HeaderPiece } from './header-pieces.ts';
import { descriptionOf } from './describe.ts';
import { bestDates, isWebAddress } from './read-work.ts';
import { isAlone, isTableRow, splitEntries, type Entry } from './split-entries.ts';

export interface EducationEntry {
  organization?: Found<string>;
  accreditation?: Found<string>;
  grade?: Found<string>;
  location?: Found<string>;
  dates?: Found<DateSpan>;
  /** What stands below and is none of these: courses, a thesis, honours. */
  description?: Found<string>;
}

interface Facts {
  pieces: HeaderPiece[];
  /** Lines that gave neither grade nor place nor date, by their row. */
  notes: Map<number, Line>;
  grade?: Found<string>;
  location?: Found<string>;
  dates: { span: DateSpan; piece: Piece }[];
}

/** The schools of a section of education. */
export function readEducation(lines: readonly Line[]): EducationEntry[] {
  const entries: EducationEntry[] = [];
  const all = splitEntries(turnLevelColumns(lines)).map((entry) => ({
    entry,
    facts: factsOf(entry),
  }));
  const slots = schoolSlots(all.map(({ facts }) => facts));
  for (const { entry, facts } of all) {
    const [row] = entry.head;
    if (row && isTableRow(row)) {
      const read = fromTableRow(row);
      read.grade ??= factsOf({ head: [], text: entry.text }).grade;
      entries.push(read);
      continue;
    }
    const read = toEntry(facts, slots);
    const last = entries.at(-1);
    if (last && isNextDegree(last, read, row?.bullet === true)) read.organization = last.organization;
    if (last && isFieldOf(last, read))
      Object.assign(last, {
        ...read,
        ...last,
        accreditation: together(last.accreditation!, read.accreditation!),
      });
    else if (read.organization || read.accreditation) entries.push(read);
    else if (last) Object.assign(last, { ...read, ...last });
  }
  return entries.map((entry) =>
    isSchoolAlone(entry, entries) || isNamedSchool(entry) ? schoolAlone(entry) : entry,
  );
}

const SCHOOL_OF_CHILDREN =
  /^(?:S[DM][AKP]|SD|MA|MTs|MI|STM|SMEA|SMU)\s+(\p{Lu}\p{L}+(?:\s+\p{Lu}[\p{L}.]*)+)$/u;

/** `SMK Kimia Wiyata` beside its years, where nothing else names a school: more than a level and a field. */
function isNamedSchool({ organization, accreditation, dates }: EducationEntry): boolean {
  if (organization || !accreditation || !dates) return false;
  const name = SCHOOL_OF_CHILDREN.exec(accreditation.value)?.[1];
  return name !== undefined && isStudyField(name) !== 'whole';
}

/** A degree with a period below another one, under the school that stands apart above both. */
function isNextDegree(
  { organization, accreditation, dates }: EducationEntry,
  next: EducationEntry,
  bullet: boolean,
): boolean {
  if (!organization || !accreditation || !dates || !next.accreditation || !next.dates || next.organization)
    return false;
  const [school, above, below] = [organization, accreditation, next.accreditation].map(
    ({ pieces: [piece] }) => piece?.items[0],
  );
  return (
    school !== undefined &&
    above !== undefined &&
    below !== undefined &&
    startsWithLevel(next.accreditation.value) &&
    (bullet || (HIGHER.test(next.accreditation.value) && HIGHER_SCHOOL.test(organization.value))) &&
    school.y < above.y - above.size / 2 &&
    Math.abs(above.x - below.x) < 1 &&
    lookOf(accreditation) === lookOf(next.accreditation) &&
    lookOf(organization) !== lookOf(accreditation)
  );
}

const HIGHER =
  /^(?:bachelor|master|doctor|sarjana|magister|licen|diplom|b\.?\s?[a-z]|m\.?\s?[a-z]|ph|s-?[123]\b|d-?[1-4]\b)/i;
const HIGHER_SCHOOL = /univ|instit|colleg|polit|polyt/i;

/** Nothing but a name, in the letters that only the other schools are set in. */
function isSchoolAlone(
  { organization, accreditation }: EducationEntry,
  all: readonly EducationEntry[],
): boolean {
  if (organization || !accreditation || startsWithLevel(accreditation.value)) return false;
  const look = lookOf(accreditation);
  const others = all.filter((entry) => entry.organization && entry.accreditation);
  return (
    others.length > 0 &&
    others.every((entry) => lookOf(entry.organization!) === look && lookOf(entry.accreditation!) !== look)
  );
}

function lookOf({ pieces: [piece] }: Found<string>): string {
  const item = piece?.items[0];
  return item ? `${item.font} ${item.size.toFixed(1)} ${item.bold} ${item.italic} ${item.colour}` : '';
}

function schoolAlone({ accreditation, ...entry }: EducationEntry): EducationEntry {
  return { ...entry, organization: accreditation };
}

/** A field of study that stands apart below its level. */
function isFieldOf(last: EducationEntry, { organization, accreditation, dates, grade }: EducationEntry) {
  if (!last.accreditation || !accreditation || organization) return false;
  // `• SMK` over its field and its period.
  const isOpen = !last.organization && !last.dates && !last.grade;
  if ((dates || grade) && !isOpen) return false;
  return namesNoField(last.accreditation.value) && FIELD.test(accreditation.value);
}

function together(level: Found<string>, field: Found<string>): Found<string> {
  return found(`${level.value} ${field.value}`, [...level.pieces, ...field.pieces], level.confidence);
}

function gradeIn(text: Found<string> | undefined): Found<string> | undefined {
  return text && findGrade(text.value) ? text : undefined;
}

function withoutPlace(school: Found<string> | undefined): Found<string> | undefined {
  if (!school) return undefined;
  for (const match of school.value.matchAll(/\s*,\s+/g))
    if (isPlace(school.value.slice(match.index + match[0].length)))
      return { ...school, value: school.value.slice(0, match.index) };
  return school;
}

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

function fromTableRow(row: Line): EducationEntry {
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

function factsOf(entry: Entry): Facts {
  const facts: Facts = { pieces: [], notes: new Map(), dates: [] };
  const alone = isAlone(entry);
  const lines = [...entry.head, ...entry.text];
  const told = narrowParagraphs(lines);
  let isInAddress = false;
  for (const [row, line] of lines.entries()) {
    const isText = row >= entry.head.length;
    if (isText && told.has(line) && !findGrade(line.text)) {
      facts.notes.set(row, line);
      continue;
    }
    const { pieces, dates } = lineFacts(line, row, alone);
    if (!isText || facts.dates.length === 0) facts.dates.push(...dates);
    const { grade, location } = facts;
    const isBare = pieces.length > 0 && dates.length === 0;
    isInAddress =
      isBare && (isStreet(line.text) || (isInAddress && goesOnWithAddress(lines[row - 1]!.text, line.text)));
    if (isText && COURSE.test(line.text)) {
      facts.notes.set(row, line);
      continue;
    }
    if (isInAddress) {
      facts.location ??= found(line.text, pieces, 0.8);
      continue;
    }
    const below = row === entry.head.length && entry.head.length > 0;
    const school = below ? (schoolInTown(pieces) ?? schoolBeforeTown(facts, pieces)) : undefined;
    if (school) {
      facts.pieces.push(school);
      continue;
    }
    for (const piece of withShortForms(withLabels(pieces)).flatMap((each) =>
      isTownBeside(each) ? [each] : splitAtComma(each),
    ))
      addPiece(facts, piece, isText && !(below && isFieldBelow(facts, piece)));
    const isFact = facts.grade !== grade || facts.location !== location || dates.length > 0;
    if (!isFact && pieces.length > 0) facts.notes.set(row, line);
  }
  return { ...facts, pieces: withoutFaculty(facts.pieces) };
}

/** `HoGent in Ghent` right below what was studied: a name that says nothing of schools, and a town. */
function schoolInTown([piece, ...others]: readonly HeaderPiece[]): HeaderPiece | undefined {
  const town = piece && others.length === 0 ? /\s+in\s+(\p{Lu}[^,]*)$/u.exec(piece.text) : null;
  if (!piece || !town || placeKind(town[1]!) !== 'city') return undefined;
  const name = slicePiece(piece, 0, town.index);
  if (startsWithLevel(name.text) || isStudyField(name.text) !== undefined || !/^\p{Lu}/u.test(name.text))
    return undefined;
  return { ...piece, ...name, joint: '@' };
}

/** `INTEC Lyon, Lyon` right below a degree that names no school: a short name and its town. */
function schoolBeforeTown(
  { pieces: [degree, ...more] }: Facts,
  [piece, ...others]: readonly HeaderPiece[],
): HeaderPiece | undefined {
  const town =
    piece && others.length === 0 ? /^(\p{Lu}[^,.]{2,40}),\s+(\p{Lu}[^,.]*)$/u.exec(piece.text) : null;
  if (!piece || !town || !degree || more.length > 0 || !startsWithLevel(degree.text)) return undefined;
  if (schoolScore(degree.text) >= 3 || placeKind(town[2]!) !== 'city') return undefined;
  const name = slicePiece(piece, 0, town[1]!.length);
  if (startsWithLevel(name.text) || isStudyField(name.text) !== undefined) return undefined;
  return { ...piece, ...name, joint: '@' };
}

/** `DB1101 - Basic SQL`, `CS2011: Networks` */
const COURSE = /^\P{L}{0,3}\p{Lu}{2,5}[ -]?\d{3,5}\p{Lu}?\s*(?:[–—:-]|$)/u;

const FACULTY = /^(?:fakultas|faculty of|facultad de|facult[ée] (?:de|des)|faculdade de)\s+(?=\p{Lu})/iu;

/** `Fakultas Ekonomi` beside `Jurusan Akuntansi` is part of the university. */
function withoutFaculty(pieces: HeaderPiece[]): HeaderPiece[] {
  const isFaculty = ({ text }: HeaderPiece) => FACULTY.test(text);
  const hasStudy = pieces.some((piece) => !isFaculty(piece) && schoolScore(piece.text) < 3);
  const hasSchool = pieces.some((piece) => !isFaculty(piece) && schoolScore(piece.text) >= 3);
  return hasStudy && hasSchool ? pieces.filter((piece) => !isFaculty(piece)) : pieces;
}

const MOST_FIELD_WORDS = 6;

/** `Akuntansi dan Keuangan Lembaga, nilai rata-rata 88,5` right below a school that names no degree reads like a sentence. */
function isFieldBelow(facts: Facts, { text }: HeaderPiece): boolean {
  const [first, second, ...others] = facts.pieces;
  // `Bachelor’s`, its school, and what was studied below both.
  const isOpen =
    second !== undefined &&
    [first!, second].some((level) => namesNoField(level.text)) &&
    [first!, second].some((school) => schoolScore(school.text) >= 3);
  if (!first || others.length > 0 || (second ? !isOpen : startsWithLevel(first.text))) return false;
  const [field = ''] = text.split(/,\s+/);
  return (
    field.split(' ').length <= MOST_FIELD_WORDS &&
    /^\p{Lu}/u.test(field) &&
    !/[.:;]/.test(field) &&
    isStudyField(field) !== undefined
  );
}

const SHORT_FORM = /^(\p{Lu}[\p{L}.]{1,7}?)(?:,\s+\p{Lu}.*)?$/u;

/** `Bachelor of Science - BS, Computer Science`, as networks print it: a degree and its short form are one, before the field. */
function withShortForms(pieces: readonly HeaderPiece[]): HeaderPiece[] {
  const result: HeaderPiece[] = [];
  for (const piece of pieces) {
    const degree = result.at(-1);
    const short = SHORT_FORM.exec(piece.text)?.[1];
    const isOne =
      degree !== undefined &&
      short !== undefined &&
      degree.cell === piece.cell &&
      startsWithLevel(degree.text) &&
      (isLevelAlone(short) || startsWithLevel(short));
    if (isOne) result[result.length - 1] = { ...degree, ...joinPieces([degree, piece], ' - ') };
    else result.push(piece);
  }
  return result;
}

const GRADE_LABEL =
  /^(?:ipk|ip|c?gpa|(?:final )?grade|nilai(?: akhir| rata-rata)?|score|skor|marks|percentage)(?: of)?\s*:?$/i;

/** A grade's label in another style than its number is one with it. */
function withLabels(pieces: readonly HeaderPiece[]): HeaderPiece[] {
  return pieces.flatMap((piece, index) => {
    const [before, next] = [pieces[index - 1], pieces[index + 1]];
    if (before && GRADE_LABEL.test(before.text) && /^\d/.test(piece.text)) return [];
    if (!next || !GRADE_LABEL.test(piece.text) || !/^\d/.test(next.text)) return [piece];
    return [{ ...piece, ...joinPieces([piece, next]) }];
  });
}

function addPiece(facts: Facts, piece: HeaderPiece, isText: boolean): void {
  const marked = gradeOfDegree(piece.text);
  const grade = findGrade(piece.text) ?? bareGrade(piece.text) ?? marked;
  let rest: HeaderPiece | undefined = piece;
  if (grade) {
    // A number says more than the honours that stand beside it.
    if (!facts.grade || (!/\d/.test(facts.grade.value) && /\d/.test(grade.value)))
      facts.grade = found(grade.value, [slicePiece(piece, grade.from, grade.to)], 0.93);
    const before = trimmed(slicePiece(piece, 0, grade.from));
    const lead = before && /(?:^|\s+)(?:with|dengan|secured|securing|scored)$/i.exec(before.text);
    rest = before ? { ...piece, ...(lead ? slicePiece(before, 0, lead.index) : before) } : undefined;
    const behind = marked === grade && trimmed(slicePiece(piece, grade.to, piece.text.length));
    if (rest && behind) rest = { ...rest, ...joinPieces([rest, behind]) };
  }
  if (!rest || !/\p{L}{2}|^[SD]-?\d|^(?:\p{Lu}\.){2,4}/u.test(rest.text) || isWebAddress(rest.text)) return;
  if (isPlace(rest.text) || isTownInRegion(rest.text) || isTownBeside(rest))
    facts.location = placeWith(facts.location, rest);
  else if (!isText || startsWithLevel(rest.text) || schoolScore(rest.text) >= 3 || goesOn(facts, rest))
    facts.pieces.push(rest);
}

/** `Villa de Merlo, Argentina` in a cell behind the others: a town that no list knows, and no `Universidad de Cuyo, Argentina`. */
function isTownBeside({ text, cell }: HeaderPiece): boolean {
  return cell > 0 && isTownInCountry(text) && schoolScore(text) < 1;
}

/** A number with nothing beside it: `3.72`, `87,5`, `92.4%`. */
function bareGrade(text: string): ReturnType<typeof findGrade> {
  return /^(?:(?:[0-4]|\d\d)[.,]\d{1,2}|\d\d(?:[.,]\d{1,2})?\s?%)$/.test(text)
    ? { value: text, from: 0, to: text.length }
    : undefined;
}

/** `S1 (3.58) Teknik Industri`, `MSc Structural Engineering 3.8`: a number that only a degree's marks can be. */
function gradeOfDegree(text: string): ReturnType<typeof findGrade> {
  const match = startsWithLevel(text) ? MARK_OF_DEGREE.exec(text) : null;
  if (!match) return undefined;
  return {
    value: (match[1] ?? match[2])!,
    from: match.index,
    to: match.index + match[0].length,
  };
}

const MARK_OF_DEGREE = /\(([0-5][.,]\d{1,2})\)|(?<=\p{L}{3} )([0-4][.,]\d{1,2})$/u;

/** The second line of a degree whose first one stands in the description's place too, or the field below a level. */
function goesOn(facts: Facts, piece: HeaderPiece): boolean {
  const last = facts.pieces.at(-1);
  if (last?.row !== piece.row - 1) return false;
  return OPEN_DEGREE.test(last.text) || (namesNoField(last.text) && FIELD.test(piece.text));
}

const OPEN_DEGREE = /(?:\b(?:of|in|and|dan|di)|[,&])$/i;
/** `Master of Science (M.S.)` */
const SHORT_BEHIND = /\s*\(\p{Lu}[\p{L}.]{0,7}\)$/u;
const BARE_DEGREE = /^(?:bachelor|master|associate|doctor) of (?!.* in )[\p{L} ]+$/iu;
const FIELD = /^\p{Lu}[\p{L}&/-]*(?: [\p{L}&/-]+){0,4}$/u;

function namesNoField(degree: string): boolean {
  const level = degree.replace(HOLDER, '');
  return startsWithLevel(degree) && (isLevelAlone(level) || BARE_DEGREE.test(degree));
}

/** `PhD Candidate`, `Master’s degree` */
const HOLDER = /\s+(?:candidate|student|degree)$/i;

const LABELLED_PIECE =
  /^(?:(?:jurusan|program studi|prodi|major|field of study|degree|gelar|fakultas|jenjang|konsentrasi|school|sekolah|universitas)\s*:\s*|(?:jurusan|prodi|program studi)\s+(?=\p{Lu}))/iu;

/** `Lulusan SMK Negeri 1 …`, `Mahasiswa Aktif Program Studi …`: what somebody is or was there. */
const MEMBER =
  /^(?:(?:lulusan|alumni|alumnus|siswa|siswi|mahasiswa|mahasiswi)(?: aktif| di| dari)* )+(?=\p{Lu})/iu;

function splitAtComma(whole: HeaderPiece): HeaderPiece[] {
  const member = MEMBER.exec(whole.text)?.[0];
  const piece = member ? { ...whole, ...slicePiece(whole, member.length, whole.text.length) } : whole;
  const label = LABELLED_PIECE.exec(piece.text);
  if (label)
    return splitAtComma({
      ...piece,
      ...slicePiece(piece, label[0].length, piece.text.length),
    });
  const level = /^([\p{L}\d/-]{2,6})\s*:\s*(?=\S)/u.exec(piece.text);
  if (level && isLevelAlone(level[1]!) && schoolScore(piece.text.slice(level[0].length)) >= 3)
    return [
      { ...piece, ...slicePiece(piece, 0, level[1]!.length) },
      ...splitAtComma({ ...piece, ...slicePiece(piece, level[0].length, piece.text.length) }),
    ];
  const degree = degreeBeforeSchool(piece.text);
  if (degree)
    return [
      { ...piece, ...slicePiece(piece, 0, degree) },
      ...splitAtComma({ ...piece, ...slicePiece(piece, degree + 1, piece.text.length) }),
    ];
  const brackets = /^(.+?)\s*\(([^()]{4,})\)$/u.exec(piece.text);
  if (
    brackets &&
    !FORMERLY.test(brackets[2]!) &&
    schoolScore(brackets[2]!) >= 3 !== schoolScore(brackets[1]!) >= 3 &&
    (!isLevelAlone(brackets[2]!) || isHigherLevel(brackets[1]!, brackets[2]!))
  ) {
    const from = piece.text.lastIndexOf('(');
    return [
      ...splitAtComma({
        ...piece,
        ...slicePiece(piece, 0, brackets[1]!.length),
      }),
      { ...piece, ...slicePiece(piece, from + 1, piece.text.length - 1) },
    ];
  }
  for (const match of piece.text.matchAll(
    /\s*,\s+|\s+(?:di|(?:at|from)(?:\s+the)?)\s+(?=\p{Lu})|\s+(?=(?:[Jj]urusan|[Pp]rodi|[Pp]rogram [Ss]tudi)\s+\p{L})|\s+(?=(?:S-?[123]|D-?[1-4]|Sarjana|Magister)\s+\p{Lu})|\s+(?=(?:Universitas|Institut|Politeknik|Poltekkes|Akademi|Sekolah Tinggi|STIKES|STIE|STMIK|UIN|IAIN)\s+\p{Lu})/gu,
  )) {
    const left = piece.text.slice(0, match.index);
    const right = piece.text.slice(match.index + match[0].length);
    if (!partsAt(left, right, match[0].trim())) continue;
    const head = { ...piece, ...slicePiece(piece, 0, match.index) };
    const tail = {
      ...piece,
      ...slicePiece(piece, match.index + match[0].length, piece.text.length),
    };
    return [...splitAtComma(head), ...splitAtComma(tail)];
  }
  return [piece];
}

const FIELD_WORDS = [1, 2, 3];

/** The length of the degree in `B.S. Ruvana State University`; none where a field of study stands between. */
function degreeBeforeSchool(text: string): number | undefined {
  const [degree = '', ...rest] = text.split(' ');
  if (!/^(?:\p{Lu}\p{Ll}*\.?){2,4}$/u.test(degree) || !isLevelAlone(degree)) return undefined;
  if (schoolScore(rest.join(' ')) < 3 || !/^\p{Lu}/u.test(rest[0] ?? '')) return undefined;
  if (/^(?:candidate|student)\b/i.test(rest[0]!)) return undefined;
  const namesField = FIELD_WORDS.some((words) => isStudyField(rest.slice(0, words).join(' ')) !== undefined);
  return namesField ? undefined : degree.length;
}

/** `SMK Negeri 2 Arunika (Eks STM Arunika)`: what a school was called is part of its name. */
const FORMERLY = /^(?:eks|ex|d\/h|dahulu|dulu|sebelumnya|formerly)(?![\p{L}])/iu;

/** `Telkom University (Sarjana)`, but not `SMA Negeri 3 (SMA)`. */
function isHigherLevel(school: string, level: string): boolean {
  return HIGHER.test(level) && HIGHER_SCHOOL.test(school);
}

/** Universities of several campuses, named by their town: "University of California, Berkeley". */
const CAMPUS_SYSTEM =
  /\bUniversity of (?:California|North Carolina|Wisconsin|Massachusetts|Maryland|Illinois|Michigan|Texas|Minnesota|Colorado|Nebraska|Alaska|Hawaii|Missouri|Tennessee)$/i;

/** `Azad University, Central Branch`, `Universitas Terbuka, Kampus Surabaya` */
const CAMPUS = /^(?:kampus|campus)\s|\s(?:branch|campus)$/i;

function partsAt(left: string, right: string, joint: string): boolean {
  const comma = joint.startsWith(',');
  if (comma && FACULTY.test(right) && (schoolScore(left) >= 3 || /^fakultas\s/i.test(right)))
    return schoolScore(left) >= 3;
  if (comma && CAMPUS.test(right)) return false;
  const schools = schoolScore(left) >= 3 !== schoolScore(right) >= 3;
  if (
    !comma &&
    startsWithLevel(left) &&
    !isLevelAlone(left) &&
    /^\p{L}+ \p{Lu}/u.test(right) &&
    schoolScore(right) >= 3
  )
    return true;
  if (/^(?:jurusan|prodi|program studi)\s/i.test(right) || (!comma && startsWithLevel(right)))
    return schoolScore(left) >= 3 || (joint === '' && !startsWithLevel(right) && isNameOfSchool(left));
  // `Ph.D. in Physics at MIT`
  const isStudy = (startsWithLevel(left) && !isLevelAlone(left)) || /^in\s/i.test(left);
  if (!comma && isStudy && ACRONYM.test(right)) return true;
  // `Universitas Diponegoro di Semarang`
  if (joint === 'di' && isPlace(right)) return schoolScore(left) >= 3;
  if (!comma) return schoolScore(right) >= 3 && schools;
  if (CAMPUS_SYSTEM.test(left) && /^\p{Lu}[\p{L} -]+(?:,|$)/u.test(right)) return false;
  if (isPlace(right)) return !CAMPUS_SYSTEM.test(left) || right.includes(',');
  return schools || (findGrade(right) ?? bareGrade(right)) !== undefined || isLevelAlone(left);
}

/** `Rumah Belajar Arunika` before `Jurusan Tata Boga`: a name of several words, none of which is a level or what is studied. */
function isNameOfSchool(text: string): boolean {
  return /^\p{Lu}\S* \p{Lu}/u.test(text) && !startsWithLevel(text) && isStudyField(text) === undefined;
}

/** `Conc. in Software Engineering` below a degree. */
const ABOUT_STUDIES =
  /^(?:conc(?:entration|\.)|speciali[sz](?:ation|ing|ed)|minor(?:ing)?|major(?:ing|ed)?|focus(?:ed)?|peminatan|konsentrasi)\s/i;

/** `MBA, INSEAD`: beside a degree that is a field of its own, an acronym is the school. */
const NEEDS_NO_FIELD = /^E?MBA$/i;
const ACRONYM = /^\p{Lu}{3,}$/u;

/** Where the schools stand that are known by their words, and in which looks, less where degrees and fields of study do. */
function schoolSlots(all: readonly Facts[]): Map<string, number> {
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

function toEntry(facts: Facts, slots: ReadonlyMap<string, number>): EducationEntry {
  const entry: EducationEntry = {
    grade: facts.grade,
    location: facts.location,
  };
  const bySchool = facts.pieces.toSorted((a, b) => schoolScore(b.text) - schoolScore(a.text));
  // `MSc in Physics @Leiden`, `HoGent in Ghent`: a school that no word tells.
  const told = facts.pieces.find((piece, at) => at > 0 && piece.joint === '@');
  const likely = told ?? bySchool[0];
  const degree = facts.pieces.find(
    (piece) =>
      startsWithLevel(piece.text) &&
      piece !== told &&
      piece !== (schoolScore(likely?.text ?? '') >= 3 ? likely : undefined),
  );
  let school =
    told ?? (likely && schoolScore(likely.text) >= 3 ? (spelledOut(likely, bySchool) ?? likely) : undefined);
  const others = facts.pieces.filter((piece) => piece !== school && piece !== degree);
  const town = entry.location
    ? undefined
    : others.find((piece) => isTownBehind(piece, { school, degree, others }));
  if (town) entry.location = found(town.text, [town], 0.7);
  const rest = others.filter((piece) => piece !== town);
  // `SMK Pariwisata Arunika Jaya` over `Tata Boga`: of two fields of study one is in the school's name.
  const field = rest.find(({ text }) => isStudyField(text) === 'whole' && !startsWithLevel(text));
  if (!school && degree && field && NAMED_AFTER_FIELD.test(degree.text))
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
  if (school) entry.organization = withoutFacultyBefore(school);
  // `Bachelor of Agriculture   Ibadan` over `University of Ibadan`: a town, not a field.
  const parts = degreeParts(
    degree,
    rest.filter(({ text }) => !isNamedIn(school?.text ?? '', text)),
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
  const isStudied = degree ? !isLevelAlone(degree.text) && degree.row !== row : others.length === 2;
  return isStudied && TOWN.test(text) && isStudyField(text) === undefined && !startsWithLevel(text);
}

/** `Faro` and, right behind it, `Portugal` are one place; another one further on is none of this school. */
function placeWith(before: Found<string> | undefined, piece: HeaderPiece): Found<string> {
  const last = before?.pieces.at(-1);
  if (!before || !last) return before ?? found(piece.text, [piece], 0.8);
  const [end, start] = [last.items.at(-1), piece.items[0]];
  const isOne = end && start && isRightBehind(piece, { ...piece, ...last }) && Math.abs(start.y - end.y) < 2;
  if (!isOne || placeKind(piece.text) === 'city') return before;
  return found(`${before.value}, ${piece.text}`, [...before.pieces, piece], before.confidence);
}

/** No more than a comma and a space between. */
function isRightBehind(piece: HeaderPiece, before: HeaderPiece): boolean {
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

const NAMED_AFTER_FIELD = /^(?:SMA|SMK|SMU|STM|SMEA|MA)(?: \p{Lu}\p{L}+){3,}$/u;

function withDates(entry: EducationEntry, { dates }: Facts): EducationEntry {
  const best = bestDates(dates);
  return best ? { ...entry, dates: found(best.span, [best.piece], 0.93) } : entry;
}

function isNamedIn(school: string, text: string): boolean {
  return !text.includes(' ') && school !== text && school.split(/[\s,]+/).includes(text);
}

/** `UGM` beside the degree, `Universitas Gadjah Mada` below it. */
function spelledOut({ text }: HeaderPiece, schools: readonly HeaderPiece[]): HeaderPiece | undefined {
  if (!ACRONYM.test(text)) return undefined;
  return schools.find((each) => schoolScore(each.text) >= 3 && !ACRONYM.test(each.text));
}

/** Level and field together; the field may stand apart from the level, before or after it. */
function degreeParts(degree: HeaderPiece | undefined, rest: readonly HeaderPiece[]): HeaderPiece[] {
  if (!degree && rest.length === 2 && rest.every(isShortName)) return [...rest];
  if (!degree) return rest.slice(0, 1).filter((piece) => piece.text.length < 80);
  const open = isLevelAlone(degree.text.replace(HOLDER, '')) || OPEN_DEGREE.test(degree.text);
  const bare = BARE_DEGREE.test(degree.text.replace(SHORT_BEHIND, ''));
  const field = rest.find(
    (piece) => !endsWithLevel(piece.text) && piece.text.length < 60 && !/:/.test(piece.text),
  );
  const near = field && (open || (bare && isBeside(field, degree))) ? [field] : [];
  return [degree, ...near];
}

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
