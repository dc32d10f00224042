import { DI } from '../../lexicon/italian-names.ts';
import {
  CAMPUS_SYSTEM,
  findGrade,
  isLevelAlone,
  isLocalSchool,
  schoolScore,
  startsWithLevel,
} from '../../lexicon/education-words.ts';
import { isStudyField } from '../../lexicon/study-fields.ts';
import { isPlace } from '../../places/find-place.ts';
import { slicePiece } from '../../text/piece.ts';
import type { HeaderPiece } from '../header-pieces.ts';
import { ACRONYM, FACULTY, HIGHER, HIGHER_SCHOOL } from './degree-words.ts';
import { bareGrade } from './grades.ts';
import { matchesIn } from '../../text/matches-in.ts';

const LABELLED_PIECE =
  /^(?:(?:jurusan|program studi|prodi|major|field(?: of study)?|peminatan|bidang (?:minat|studi)|speciali[sz]ation|concentration|degree|gelar|fakultas|jenjang|konsentrasi|school|sekolah|universitas)\s*:\s*|(?:jurusan|prodi|program studi|peminatan|majoring in)\s+(?=\p{Lu}))/iu;

/** `Bachelor of Arts | Major: History` is one in history. */
const STUDIED = /^(?:major|field|peminatan|bidang|speciali|concentration|konsentrasi)[^:]*:/i;

/** `Lulusan SMK Negeri 1 …`, `Mahasiswa Aktif Program Studi …`: what somebody is or was there. */
const MEMBER =
  /^(?:(?:lulusan|alumni|alumnus|siswa|siswi|mahasiswa|mahasiswi)(?: aktif| di| dari| tingkat akhir| semester (?:\d{1,2}|akhir))* )+(?=\p{Lu})/iu;

/** `Teknik Kimia, Semester 6`: how far somebody is. */
const SEMESTER = /[\s,]*[([]?\b(?:semester|smt)\.? (?:\d{1,2}|akhir|[ivx]{1,4})[)\]]?$/iu;

/** What parts a school from what is studied there. */
const BETWEEN_FACTS = new RegExp(
  String.raw`\s*,\s+|\s+\/\s+(?=(?:Fakultas|Faculty)\s)|\s+(?:${DI}|(?:at|from)(?:\s+the)?|bei|an der|chez|presso|na|no)\s+(?=\p{Lu})|\s+(?=(?:[Jj]urusan|[Pp]rodi|[Pp]rogram [Ss]tudi)\s+\p{L})|\s+(?=(?:S-?[123]|D-?[1-4]|Sarjana|Magister)\s+\p{Lu})|\s+(?=(?:Universitas|Institut|Politeknik|Poltekkes|Akademi|Sekolah Tinggi|STIKES|STIE|STMIK|UIN|IAIN)\s+\p{Lu})`,
  'gu',
);

/** `MAN 2 Malang (Jurusan Keagamaan)` */
function withoutLabel(piece: HeaderPiece): HeaderPiece {
  const label = LABELLED_PIECE.exec(piece.text)?.[0].length ?? 0;
  return label > 0 ? { ...piece, ...slicePiece(piece, label, piece.text.length) } : piece;
}

export function splitAtComma(whole: HeaderPiece): HeaderPiece[] {
  if (isSchoolInTown(whole.text)) return [whole];
  const member = MEMBER.exec(whole.text)?.[0];
  const start = member?.length ?? 0;
  const semester = SEMESTER.exec(whole.text.slice(start));
  const end = semester && semester.index > 0 ? start + semester.index : whole.text.length;
  const piece = member || end < whole.text.length ? { ...whole, ...slicePiece(whole, start, end) } : whole;
  const label = LABELLED_PIECE.exec(piece.text);
  if (label)
    return splitAtComma({
      ...piece,
      ...slicePiece(piece, label[0].length, piece.text.length),
      joint: STUDIED.test(label[0]) ? 'in' : piece.joint,
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
  const brackets = /^(.+?)\s*\(([^()]{2,})\)$/u.exec(piece.text);
  if (
    brackets &&
    (brackets[2]!.length > MOST_OF_SHORT_FORM ||
      isHigherLevel(brackets[1]!, brackets[2]!) ||
      isStudiedThere(brackets[1]!, brackets[2]!)) &&
    !FORMERLY.test(brackets[2]!) &&
    !isShortFormOf(brackets[2]!, brackets[1]!) &&
    schoolScore(brackets[2]!) >= 3 !== schoolScore(brackets[1]!) >= 3 &&
    (!isLevelAlone(brackets[2]!) || isHigherLevel(brackets[1]!, brackets[2]!))
  ) {
    const from = piece.text.lastIndexOf('(');
    return [
      ...splitAtComma({
        ...piece,
        ...slicePiece(piece, 0, brackets[1]!.length),
      }),
      withoutLabel({ ...piece, ...slicePiece(piece, from + 1, piece.text.length - 1) }),
    ];
  }
  for (const match of matchesIn(piece.text, BETWEEN_FACTS)) {
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

/** `Universitas Arunika (UNA)`: a short form. */
const MOST_OF_SHORT_FORM = 3;

/** `Universitas Arunika (UNIKA)`: letters of the name in its order, from the first one on, that name neither a level nor a field. */
function isShortFormOf(short: string, school: string): boolean {
  if (!/^\p{Lu}[\p{L}-]{2,9}$/u.test(short) || !HIGHER_SCHOOL.test(school) || schoolScore(school) < 3)
    return false;
  if (isLevelAlone(short) || isStudyField(short) !== undefined) return false;
  const letters = short.toLowerCase().replace(/\P{L}/gu, '');
  let at = 0;
  for (const letter of school.toLowerCase()) if (letter === letters[at]) at += 1;
  return at === letters.length && school.toLowerCase().startsWith(letters[0]!);
}

/** `Telkom University (Sarjana)`, but not `SMA Negeri 3 (SMA)`. */
function isHigherLevel(school: string, level: string): boolean {
  // `Management University (MSU)`
  const isShortForm = /^\p{Lu}{3,}$/u.test(level) && !isLevelAlone(level);
  return HIGHER.test(level) && HIGHER_SCHOOL.test(school) && !isShortForm;
}

/** `SMA Negeri 3 Arunika (IPA)`, `SMKN 1 Arunika (TKJ)`: a field in three letters. */
function isStudiedThere(school: string, field: string): boolean {
  return isLocalSchool(school) && isStudyField(field) === 'whole';
}

/** `Azad University, Central Branch`, `Universitas Terbuka, Kampus Surabaya` */
const CAMPUS = /^(?:kampus|campus)\s|\s(?:branch|campus)$/i;

const IN_TOWN = /^([^,()]+),\s+([^,()]+)\s\(\p{Lu}[\p{Lu}\d-]{1,7}\)$/u;

/** `Sekolah Tinggi Arunika, Kudus (STAK)`: the letters stand for all of it, so that the town is part of the name. */
function isSchoolInTown(text: string): boolean {
  const [, name, town] = IN_TOWN.exec(text) ?? [];
  return name !== undefined && town !== undefined && schoolScore(name) >= 3 && isPlace(town);
}

function partsAt(left: string, right: string, joint: string): boolean {
  const comma = joint.startsWith(',');
  if (comma && FACULTY.test(right) && (schoolScore(left) >= 3 || /^fakultas\s/i.test(right)))
    return schoolScore(left) >= 3;
  if (comma && /^minor\s*:/i.test(right)) return true;
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
export function isNameOfSchool(text: string): boolean {
  return /^\p{Lu}\S* \p{Lu}/u.test(text) && !startsWithLevel(text) && isStudyField(text) === undefined;
}
