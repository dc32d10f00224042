import { type Found, found } from '../../fields/found.ts';
import {
  findGrade,
  isBareLevel,
  isLevelAlone,
  schoolScore,
  startsWithLevel,
} from '../../lexicon/education-words.ts';
import { isStudyField } from '../../lexicon/study-fields.ts';
import { goesOnWithAddress, isStreet } from '../../places/address-lines.ts';
import { isPlace, isTownInCountry, isTownInRegion, placeKind } from '../../places/find-place.ts';
import { withoutMark } from '../../lists/list-blocks.ts';
import { joinPieces, slicePiece, type Piece } from '../../text/piece.ts';
import { type HeaderPiece, lineFacts, trimmed } from '../header-pieces.ts';
import { narrowParagraphs } from '../narrow-paragraphs.ts';
import { HONOUR } from '../roles-of-lines.ts';
import { isSentence, wordCount } from '../sentences.ts';
import { type Entry, isAlone } from '../split-entries.ts';
import { isWebAddress } from '../work/piece-scores.ts';
import { FACULTY, FIELD, OPEN_DEGREE, namesNoField } from './degree-words.ts';
import type { Facts } from './education-entry.ts';
import { bareGrade, gradeOfDegree } from './grades.ts';
import { splitAtComma } from './split-at-comma.ts';
import { isRightBehind } from './to-entry.ts';

export function factsOf(entry: Entry): Facts {
  const facts: Facts = { pieces: [], notes: new Map(), dates: [] };
  const alone = isAlone(entry);
  const lines = [...entry.head, ...entry.text];
  const paragraphs = narrowParagraphs(lines);
  let isInAddress = false;
  for (const [row, line] of lines.entries()) {
    const isText = row >= entry.head.length;
    const isHonour = line.bullet && HONOUR.test(line.text);
    if (isText && (isHonour || paragraphs.has(line)) && !findGrade(line.text)) {
      facts.notes.set(row, line);
      continue;
    }
    const { pieces, dates } = lineFacts(line, row, alone);
    if (!isText || facts.dates.length === 0) facts.dates.push(...dates);
    const { grade, location, url } = facts;
    const isBare = pieces.length > 0 && dates.length === 0;
    isInAddress =
      isBare && (isStreet(line.text) || (isInAddress && goesOnWithAddress(lines[row - 1]!.text, line.text)));
    if (isText && (COURSE.test(line.text) || isSentenceInPoint(line, facts))) {
      facts.notes.set(row, line);
      continue;
    }
    if (isInAddress) {
      facts.location ??= found(line.text, pieces, 0.8);
      continue;
    }
    const below = row === entry.head.length && entry.head.length > 0;
    // A list whose first point is the school has no head of its own.
    const mayName = below || (line.bullet && entry.head.length === 0);
    const isField = mayName && NAMED_FIELD.test(withoutMark(line.cells[0]!).text) && namesSchoolAlone(facts);
    const inTown = below ? schoolInTown(pieces) : undefined;
    if (inTown) {
      const [school, town] = inTown;
      facts.pieces.push(school);
      facts.location = placeWith(facts.location, town);
      continue;
    }
    for (const piece of withShortForms(withLabels(pieces.flatMap(levelBehind))).flatMap((each) =>
      isTownBeside(each) ? [each] : splitAtComma(each),
    ))
      addPiece(
        facts,
        piece,
        isText && !isField && !(below && isFieldBelow(facts, piece)),
        piece.items[0] === pieces[0]!.items[0],
        line.bullet && facts.pieces.some(({ text }) => schoolScore(text) >= 3),
      );
    const isFact =
      facts.grade !== grade || facts.location !== location || facts.url !== url || dates.length > 0;
    if (!isFact && pieces.length > 0) facts.notes.set(row, line);
  }
  return { ...facts, pieces: withoutFaculty(facts.pieces) };
}

const FEWEST_IN_SENTENCE = 8;

/** `• Finished the long training of a cook at the vocational school in town.` below what was named: a sentence names no school. */
function isSentenceInPoint({ bullet, text }: Entry['text'][number], { pieces }: Facts): boolean {
  return (
    bullet &&
    pieces.length > 1 &&
    wordCount(text) >= FEWEST_IN_SENTENCE &&
    isSentence(text) &&
    !startsWithLevel(text.replace(/^\P{L}+/u, '')) &&
    !findGrade(text)
  );
}

type SchoolAndTown = [school: HeaderPiece, town: HeaderPiece];

/** `HoGent in Ghent` right below what was studied: a name that says nothing of schools, and a town. */
function schoolInTown([piece, ...others]: readonly HeaderPiece[]): SchoolAndTown | undefined {
  const town = piece && others.length === 0 ? /\s+in\s+(\p{Lu}[^,]*)$/u.exec(piece.text) : null;
  if (!piece || !town || placeKind(town[1]!) !== 'city') return undefined;
  const name = slicePiece(piece, 0, town.index);
  if (startsWithLevel(name.text) || isStudyField(name.text) !== undefined || !/^\p{Lu}/u.test(name.text))
    return undefined;
  return schoolAndTown(piece, name, town[1]!);
}

function schoolAndTown(piece: HeaderPiece, name: Piece, town: string): SchoolAndTown {
  const from = piece.text.length - town.length;
  return [
    { ...piece, ...name, joint: '@' },
    { ...piece, ...slicePiece(piece, from, piece.text.length) },
  ];
}

/** `DB1101 - Basic SQL`, `CS2011: Networks` */
const COURSE = /^\P{L}{0,3}\p{Lu}{2,5}[ -]?\d{3,5}\p{Lu}?\s*(?:[–—:-]|$)/u;

/** `Fakultas Ekonomi` beside `Jurusan Akuntansi` is part of the university. */
function withoutFaculty(pieces: HeaderPiece[]): HeaderPiece[] {
  const isFaculty = ({ text }: HeaderPiece) => FACULTY.test(text);
  const hasStudy = pieces.some((piece) => !isFaculty(piece) && schoolScore(piece.text) < 3);
  const hasSchool = pieces.some((piece) => !isFaculty(piece) && schoolScore(piece.text) >= 3);
  return hasStudy && hasSchool ? pieces.filter((piece) => !isFaculty(piece)) : pieces;
}

const MOST_FIELD_WORDS = 6;
/** `Jurusan PPLG (Pengembangan Perangkat Lunak dan Gim)`, however long it is. */
const NAMED_FIELD =
  /^(?:jurusan|program studi|prodi|program keahlian|kompetensi keahlian|konsentrasi keahlian|major(?:ing in)?) \p{Lu}[^.]*$/iu;

function namesSchoolAlone({ pieces: [school, ...others] }: Facts): boolean {
  return school !== undefined && others.length === 0 && !startsWithLevel(school.text);
}

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

/** `SMA Negeri 4 Arunika (SMA)`, as a list of choices writes it: a school and its level. */
function levelBehind(piece: HeaderPiece): HeaderPiece[] {
  const [, school, level] = /^(.{4,}?)\s*\(([^()]+)\)$/u.exec(piece.text) ?? [];
  if (!school || !level || !isBareLevel(level) || schoolScore(school) < 3) return [piece];
  const from = piece.text.lastIndexOf('(') + 1;
  return [
    { ...piece, ...slicePiece(piece, 0, school.length) },
    { ...piece, ...slicePiece(piece, from, from + level.length) },
  ];
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

/** @param isAside a point below a named school: `• Juara lomba di UNPAD` names where something else was */
function addPiece(
  facts: Facts,
  piece: HeaderPiece,
  isText: boolean,
  opensLine: boolean,
  isAside: boolean,
): void {
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
  if (!rest || !/\p{L}{2}|^[SD]-?\d|^(?:\p{Lu}\.){2,4}/u.test(rest.text)) return;
  if (isWebAddress(rest.text)) {
    facts.url ??= found(rest.text, [rest], 0.9);
    return;
  }
  if (isPlace(rest.text) || isTownInRegion(rest.text) || isTownBeside(rest) || isCampusOf(facts, rest))
    facts.location = placeWith(facts.location, rest);
  else if (
    !isText ||
    startsWithLevel(rest.text) ||
    (schoolScore(rest.text) >= 3 && (opensLine || !isAside)) ||
    (opensLine && goesOn(facts, rest))
  )
    facts.pieces.push(rest);
}

/** `North Terrace Campus`, `Kampus B` behind the school that has it */
function isCampusOf({ pieces }: Facts, { text }: HeaderPiece): boolean {
  return CAMPUS.test(text) && pieces.some((school) => schoolScore(school.text) >= 3);
}

const CAMPUS = /^kampus\s\p{Lu}[^,]*$|^\p{Lu}[^,]*\scampus$/iu;

/**
 * `Villa de Merlo, Argentina` in a cell behind the others: a town that no list knows, and no `Universidad de Cuyo, Argentina`. Below the first line one that
 * lists know is a place as well.
 */
function isTownBeside({ text, cell, row }: HeaderPiece): boolean {
  return (cell > 0 || (row > 0 && isPlace(text))) && isTownInCountry(text) && schoolScore(text) < 1;
}

/** The second line of a degree whose first one stands in the description's place too, or the field below a level. */
function goesOn(facts: Facts, piece: HeaderPiece): boolean {
  const last = facts.pieces.at(-1);
  if (last?.row !== piece.row - 1) return false;
  return OPEN_DEGREE.test(last.text) || (namesNoField(last.text) && FIELD.test(piece.text));
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
