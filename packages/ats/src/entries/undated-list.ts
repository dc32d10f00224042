import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { hasOwnDate } from './own-dates.ts';
import { wordCount } from './sentences.ts';

const NAMES_SCHOOL = 3;
const IS_POST = 2;
const MOST_WORDS = 9;
const PRACTICE = /^(?:pkl|prakerin|praktik kerja)(?!\p{L})/iu;
/** A part of the school in the line above. */
const PART_OF_SCHOOL =
  /^(?:fakultas|jurusan|program|prodi|departemen|faculty|department|school of|college of)(?!\p{L})/iu;

/**
 * `SMA Negeri 2 Solo` over `Universitas Arunika`, `Kasir di Toko Arunika` over `Staf di CV Kencana`, `**Kasir** · Toko Arunika` over `**Staf** · CV
 * Kencana`, and no day anywhere: each line is an entry.
 */
export function isUndatedList(lines: readonly Line[]): boolean {
  const [first, ...others] = lines;
  if (!first || others.length === 0) return false;
  if (lines.every(namesDegreeAndSchool) || areRows(lines)) return true;
  if (lines.some(({ cells }) => cells.length > 1)) return false;
  if (lines.every((line) => opensInBold(line) && !line.bullet && Math.abs(line.x - first.x) < 1))
    return !lines.some(hasOwnDate);
  const isAlike = (line: Line) =>
    sameLook(line, first) && line.bullet === first.bullet && Math.abs(line.x - first.x) < 1;
  if (!others.every(isAlike) || lines.some(hasOwnDate)) return false;
  const texts = lines.map(textOf);
  return texts.every(namesSchool) || texts.every(namesPost);
}

/** `D3 Teknik Mesin   Politeknik Arunika` */
function namesDegreeAndSchool(line: Line): boolean {
  const [degree, school, ...more] = line.cells;
  if (!degree || !school || more.length > 0 || line.bullet || hasOwnDate(line)) return false;
  return startsWithLevel(degree.text) && wordCount(degree.text) > 1 && namesSchool(school.text);
}

const FEWEST_ROWS = 3;

/** `Solo   SD Negeri 2` over `Solo   SMK Negeri 4 - Listrik`: rows of columns, each in the letters of the first, and a school or a post in each. */
function areRows(lines: readonly Line[]): boolean {
  const [{ cells: first }] = lines as readonly [Line];
  if (lines.length < FEWEST_ROWS || first.length < 2) return false;
  return lines.every(
    (line) =>
      !line.bullet &&
      !hasOwnDate(line) &&
      line.cells.length === first.length &&
      line.cells.every((cell, at) => Math.abs(cell.x - first[at]!.x) < 1 && sameLook(cell, first[at]!)) &&
      line.cells.some(({ text }) => namesSchool(text) || isPost(text)),
  );
}

const SIGN = /^[·•|–—-]/u;

/** `**Kasir** · Toko Arunika`: bold up to a sign, and plain behind it. */
function opensInBold({ cells: [cell] }: Line): boolean {
  const { items } = cell!;
  const plain = items.findIndex(({ bold }) => !bold);
  return plain > 0 && SIGN.test(items[plain]!.text) && items.slice(plain).every(({ bold }) => !bold);
}

function textOf({ cells: [cell] }: Line): string {
  return cell!.text.slice(cell!.bullet).trim();
}

function namesSchool(text: string): boolean {
  return schoolScore(text) >= NAMES_SCHOOL && !PART_OF_SCHOOL.test(text);
}

function namesPost(text: string): boolean {
  const [, post] = /^(.+?)\s(?:di|at)\s+\p{Lu}/u.exec(text) ?? [];
  return post !== undefined && isPost(post) && text.split(' ').length <= MOST_WORDS && !text.endsWith('.');
}

function isPost(text: string): boolean {
  return postScore(text) >= IS_POST || PRACTICE.test(text);
}
