import type { Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { wrapsFrom } from '../../layout/wraps.ts';
import { findGrade, schoolScore, startsWithLevel } from '../../lexicon/education-words.ts';
import { isPlace } from '../../places/find-place.ts';
import { hasOwnDate } from '../own-dates.ts';
import { isSentence, opensWithDeed } from '../sentences.ts';
import { isRightBelow } from './heads.ts';

const KIND_OF_SCHOOL =
  /(?:^|,\s*)(?:university|institute?)$|(?:^|[\s,])(?:universi(?:tas|dade?|tät|té|tà)|instituto|politeknik|sekolah tinggi|akademi)$/iu;

/** `…, Faculty of Sciences, Universidad` over `Nacional de San Juan`: what sort of school it is cannot be all of its name. */
export function breaksNameOfSchool(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells.at(-1)!, line.cells[0]!];
  return (
    KIND_OF_SCHOOL.test(upper.text) &&
    !line.bullet &&
    line.gap < 0.6 * line.size &&
    /^\p{L}/u.test(lower.text) &&
    !hasOwnDate(line) &&
    Math.abs(upper.size - lower.size) < 0.4
  );
}

const NAMES_FIELD =
  /\s(?:jurusan|prodi|program (?:studi|keahlian)|kompetensi keahlian|fakultas|majoring in)$/i;

/** `… Arunika Jurusan` over `Teknik Mesin`: the word cannot end a line, but for a point such as `• Menyusun pedoman untuk lima fakultas`. */
export function breaksBeforeField(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells.at(-1)!, line.cells[0]!];
  return (
    NAMES_FIELD.test(upper.text) &&
    !(above.bullet && opensWithDeed(upper.text.slice(upper.bullet).trim())) &&
    !line.bullet &&
    line.gap < 0.6 * line.size &&
    /^\p{L}/u.test(lower.text) &&
    Math.abs(upper.size - lower.size) < 0.4
  );
}

/** `Jurusan Teknik Komputer` */
const FIELD_FIRST = /^(?:jurusan|prodi|program (?:studi|keahlian)|kompetensi keahlian)\s+\p{Lu}/iu;

/** A degree or a field of study in plain letters that goes on below. */
export function wrapsDegree(above: Line, line: Line): boolean {
  const lower = line.cells[0]!;
  if (above.cells.length > 1 || above.bullet) return false;
  if (endsInComma(above, line)) return true;
  if (!wrapsFrom(above, line) && !goesOnWithWord(above, line)) return false;
  if (!(startsWithLevel(above.text) || FIELD_FIRST.test(above.text))) return false;
  if (isSentence(above.text) || hasOwnDate(above)) return false;
  if (above.font !== line.font || hasOwnDate(line) || findGrade(lower.text)) return false;
  return (
    lower.text.length < 50 &&
    !startsWithLevel(lower.text) &&
    schoolScore(lower.text) < 3 &&
    !isPlace(lower.text) &&
    !/[.:|•]/.test(lower.text)
  );
}

const JOINS = 'dan|and|serta|atau|or|dengan|with|of|in|untuk|for|&';
const BEGINS_JOINED = new RegExp(String.raw`^(?:${JOINS})\s`, 'u');
const ENDS_JOINED = new RegExp(String.raw`\s(?:${JOINS}|[Kk]onsentrasi|[Pp]eminatan)$`, 'u');

/** `… Manajemen Mutu` over `dan Keselamatan`: good setters balance the lines, so that the first word may have had room above. */
function goesOnWithWord(above: Line, line: Line): boolean {
  return (BEGINS_JOINED.test(line.text) || ENDS_JOINED.test(above.text)) && isRightBelow(above, line);
}

/** `Bachelor of Science - BS,` over `Computer Science (2024)`: a comma asks for the field, which stands before the year. */
function endsInComma(above: Line, line: Line): boolean {
  const rest = /^(\p{Lu}[^(),|]{2,50}?)\s*\(([^()]+)\)$/u.exec(line.text);
  if (!rest || !isMostlyDate(rest[2]!) || line.bullet) return false;
  return (
    /,\s*$/.test(above.text) &&
    startsWithLevel(above.text) &&
    schoolScore(rest[1]!) < 3 &&
    above.font === line.font &&
    Math.abs(above.x - line.x) < 2 &&
    line.gap < 0.6 * line.size
  );
}

const OPEN_SCHOOL =
  /(?:^|[\s|])(?:universitas|university(?: of)?|institut(?:e of)?|politeknik|sekolah tinggi|akademi|stikes|sm[akp](?:n| negeri)?)$/i;

const SCHOOL_KIND = /^(?:university|college|institute|school|polytechnic)$/i;
/** `Kwantlen Polytechnic` over `University` */
const KIND_OF_UNIVERSITY = /\s(?:polytechnic|technical|technological|state|medical|agricultural)$/i;

/** `Universitas Teknologi` over `Yogyakarta`, `Universitas` over `Padjadjaran`: a school's name that the margin broke. */
export function breaksSchool(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells[0]!, line.cells[0]!];
  if (line.bullet) return false;
  const alike =
    upper.size - lower.size < 0.4 && lower.size - upper.size < 0.4 && upper.items.at(-1)!.bold === lower.bold;
  if (!alike || line.gap > 0.4 * line.size || hasOwnDate(line) || startsWithLevel(lower.text)) return false;
  // `Universitas   : …` is a form's field.
  if (above.cells[1]?.text.startsWith(':')) return false;
  if (lower.text.split(' ').length > 4 || lower.x > upper.x + 4) return false;
  const town =
    !lower.text.includes(' ') && (isPlace(lower.text) || /^(?:maret|nopember|november)$/i.test(lower.text));
  const named = /(?:^|[\s|])(?:universitas|politeknik|institut|sekolah tinggi|akademi)\s\S+/i.test(
    upper.text,
  );
  if (lower.text.includes(':')) return false;
  if (OPEN_SCHOOL.test(upper.text))
    return !/\p{L} university$/iu.test(upper.text) || /^of /i.test(lower.text);
  if (SCHOOL_KIND.test(lower.text))
    return above.cells.length === 1 && (schoolScore(upper.text) < 3 || KIND_OF_UNIVERSITY.test(upper.text));
  return town && named && (lower.bold || wrapsFrom(above, line));
}

const OPENS_WITH_KIND = /^(?:university|college|institute|school|academy|polytechnic)\s*[,(]/i;

/** `Diploma in Design, Arunika Fashion` over `Institute, 2019 - 2022`: the margin broke the name before its last word. */
export function breaksBeforeKind(above: Line, line: Line): boolean {
  if (above.cells.length > 1 || above.bullet || hasOwnDate(above)) return false;
  return OPENS_WITH_KIND.test(line.text) && /\p{L}$/u.test(above.text) && wrapsFrom(above, line);
}

const GRADE = String.raw`(?:c?gpa|ipk)\s*:?`;
const ENDS_BEFORE_GRADE = new RegExp(String.raw`(?:^|[\s,(|])${GRADE}$`, 'iu');
const GRADE_ALONE = /^\d{1,3}[.,]\d{1,2}(?:\s*\/\s*\d[.,]\d{1,2})?\)?$/;
const FIELD_AND_GRADE = new RegExp(String.raw`^\p{Lu}[^,|]{2,40}, ${GRADE}\s*\d`, 'iu');

/** `2012 – 2016: Universitas Arunika, S1 Ilmu` over `Perpustakaan, IPK 3,66`, or `…, IPK` over `3,66`: a school in one line that did not fit. */
export function breaksBeforeGrade(above: Line, line: Line): boolean {
  if (above.cells.length > 1 || line.bullet) return false;
  if (ENDS_BEFORE_GRADE.test(above.text)) return GRADE_ALONE.test(line.text) && isRightBelow(above, line);
  return (
    FIELD_AND_GRADE.test(line.text) &&
    above.text.includes(', ') &&
    hasOwnDate(above) &&
    !startsWithLevel(line.text) &&
    wrapsFrom(above, line)
  );
}

const NUMBERED_SCHOOL =
  /(?:^|\s)(?:(?:sd|smp|sma|smk)(?:n| negeri)?|mi[ns]|mts[ns]?|ma[ns]|mts negeri) \d{1,3}$/i;

/** `… SMKN 1` over `Garut (2020 – 2023)`: a state's school is named after a number and a town. */
export function breaksBeforeTown(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells[0]!, line.cells[0]!];
  const town = /^([\p{L} ]+?)\s*(?:\(([^()]+)\))?$/u.exec(line.text);
  if (!town || above.cells.length > 1 || line.bullet) return false;
  return (
    NUMBERED_SCHOOL.test(upper.text) &&
    isPlace(town[1]!) &&
    (town[2] === undefined || isMostlyDate(town[2])) &&
    line.gap < 0.6 * line.size &&
    upper.items.at(-1)!.bold === lower.bold &&
    Math.abs(upper.size - lower.size) < 0.4
  );
}
