import type { Reading } from '../../result/parsed-resume.ts';
import { POST_WORDS } from '../../lexicon/job-words.ts';
import { readHeading } from '../../classify/read-heading.ts';
import { isLabel } from '../../fields/contact-zone.ts';
import { placeKind } from '../../places/find-place.ts';
import { bulletLength, squeeze } from '../../text/normalise.ts';
import { judgeBullet } from '../bullets/judge-bullet.ts';
import { sentencesIn } from '../bullets/sentences.ts';
import type { Place } from '../checkup.ts';
import { clip, placeOf } from './places.ts';

/** One bullet or sentence that says what somebody did. */
export interface Statement {
  text: string;
  /** Index of the job it stands under; undefined for projects and organisations. */
  work?: number;
  place: Place;
}

interface Fragment {
  text: string;
  bullet: boolean;
}

/** `Built … • Served … • Raised …` in one paragraph. */
const BETWEEN_POINTS = /\s+[•▪●◦∙]\s+/gu;
const DATED = /\b(?:19|20)\d{2}\b/;
const DATED_AT_END =
  /[\s(–—-]*(?:\b(?:since|sejak)\s+)?(?:\b(?:19|20)\d{2}\s*(?:[/–—-]|s\.?d\.?|to|hingga)\s*)?\b(?:(?:19|20)\d{2}|sekarang|kini|present|now)\s*[).]*$/iu;
const FEWEST_WORDS = 4;
/** What has none is no statement of its own, nor is a dash before it a bullet: `- 2022`, `:`. */
const WORD = /\p{L}{3}/u;
/** A link in a line of its own tells of no deed. */
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/**
 * The statements of a CV. A job's description arrives as one text, so its lines are found again in the section it stands in; a line goes on
 * from the one above when it has no bullet and either others have one or it starts with a small letter.
 */
export function readStatements(reading: Reading): Statement[] {
  const jobs = reading.result.workExperience.flatMap((_, index) => ofJob(reading, index));
  const others = reading.result.sections.flatMap((section, index) =>
    section.sectionType === 'Organisations' || section.sectionType === 'Projects'
      ? ofSection(section.text, entryStarts(reading, index))
      : [],
  );
  const found = [...jobs, ...others];
  if (found.length > 0 || reading.result.workExperience.length > 0) return found;
  return reading.result.sections
    .filter(({ sectionType }) => STRAY.includes(sectionType))
    .flatMap(({ text }) => bulletsIn(text));
}

/** Sections in which the bullets of a job end up whose heading could not be read. */
export const STRAY: readonly string[] = ['Summary', 'PersonalDetails', 'Other'];

/** Bullets with the lines that they go on in; text without a bullet sign is left alone. */
function bulletsIn(text: string): Statement[] {
  const lines = text.split('\n').map(fragmentOf);
  const dated = lines.some(({ text: line, bullet }) => !bullet && DATED.test(line));
  if (!dated) return [];
  return joinWraps(withoutHeaders(withoutLists(lines), new Set())).map((statement) => ({
    text: statement.text,
    place: { text: clip(statement.text) },
  }));
}

const LISTS: ReadonlySet<string | undefined> = new Set(['skills', 'languages', 'interests']);

/** `• Bermain catur` below `Hobi:` among the facts about a person: what a list holds is no deed. */
function withoutLists(lines: readonly Fragment[]): Fragment[] {
  return lines.filter(({ bullet }, index) => {
    const title = bullet ? lines.slice(0, index).findLast((line) => !line.bullet)?.text : undefined;
    return title === undefined || !(isLabel(title) || LISTS.has(readHeading(title)?.type));
  });
}

function entryStarts({ details }: Reading, section: number): Set<number> {
  const starts = details?.[`sections.${section}.entries`];
  return new Set(starts === undefined ? [] : starts.split(' ').map(Number));
}

function ofJob(reading: Reading, index: number): Statement[] {
  const path = `workExperience.${index}.jobDescription`;
  const description = reading.result.workExperience[index]?.jobDescription ?? '';
  if (squeeze(description) === '') return [];
  const fragments = fragmentsOf(reading, description).filter(
    ({ text, bullet }) => !ADDRESS.test(text) && (bullet || !(isPlaceLine(text) || isPostLine(text))),
  );
  const boxes = reading.evidence[path]?.boxes ?? [];
  const exact = boxes.length === fragments.length;
  return joinWraps(fragments).map(({ text, from, to }) => {
    const place = { ...placeOf(reading, path), text: clip(text) };
    const own = exact ? boxes.slice(from, to) : place.boxes;
    return { text, work: index, place: { ...place, boxes: own, page: own?.[0]?.page ?? place.page } };
  });
}

/** The lines of a description in their order; where they cannot be found in its section, its own lines, else its sentences. */
function fragmentsOf(reading: Reading, printed: string): Fragment[] {
  const description = squeeze(printed);
  const lines = reading.result.sections
    .filter((section) => section.sectionType === 'WorkExperience')
    .flatMap((section) => section.text.split('\n').map(fragmentOf))
    .filter(({ text }) => text !== '');
  // The first line of a job may open that of another: `Mengajar` and `Mengajar les`.
  for (const [start, { text }] of lines.entries()) {
    if (!description.startsWith(text)) continue;
    const found = linesOf(description, lines.slice(start));
    if (found) return found;
  }
  const own = printed.split('\n').map(fragmentOf);
  if (own.length > 1) return own.filter(({ text }) => text !== '');
  return description
    .split(/\s*[•▪■◦●]\s*|(?<=[.;])\s+/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, bullet: WORD.test(text) }));
}

/** The lines that a text is made of, one after another, where they hold nearly all of it. */
function linesOf(description: string, lines: readonly Fragment[]): Fragment[] | undefined {
  const found: Fragment[] = [];
  let position = 0;
  for (const fragment of lines) {
    const gap = [0, 1, 2, 3].find((skip) => description.startsWith(fragment.text, position + skip));
    if (gap === undefined) continue;
    found.push(fragment);
    position += gap + fragment.text.length;
  }
  return position > description.length * 0.8 ? found : undefined;
}

function fragmentOf(line: string): Fragment {
  const bare = line.trimStart();
  const mark = bulletLength(bare);
  const text = squeeze(bare.slice(mark));
  return { text, bullet: mark > 0 && WORD.test(text) };
}

function joinWraps(fragments: readonly Fragment[]): { text: string; from: number; to: number }[] {
  const bulleted = fragments.some((fragment) => fragment.bullet);
  const joined: { text: string; from: number; to: number }[] = [];
  for (const [index, fragment] of fragments.entries()) {
    const last = joined.at(-1);
    const goesOn = bulleted
      ? !fragment.bullet
      : /^[\p{Ll}(&]/u.test(fragment.text) ||
        !WORD.test(fragment.text) ||
        (last !== undefined && (OPEN_END.test(last.text) || isEndOfSentence(last.text, fragment.text)));
    if (last && goesOn) {
      last.text = `${last.text} ${fragment.text}`;
      last.to = index + 1;
    } else joined.push({ text: fragment.text, from: index, to: index + 1 });
  }
  const parted = bulleted ? joined : joined.flatMap((each) => statementsIn(each, fragments));
  // `Staf Akuntansi.` before the sentences of a paragraph.
  const isPost = (text: string) => !bulleted && isPostLine(text.replace(/\.$/, ''));
  return parted.filter(({ text }) => WORD.test(text) && !isPost(text));
}

/** What nobody ends with: `… mengelola situs Arunika dan`, `… naik dari`. */
const OPEN_END =
  /\s(?:dan|atau|serta|dari|ke|di|pada|oleh|untuk|dengan|sebesar|menjadi|hingga|yang|dalam|and|or|of|to|from|in|at|by|with|for|the|an?|into|than)$/u;

/** `SIPNAP bulanan.` below `… menyusun laporan`: a few words that end what no stop has ended above, and no deed. */
function isEndOfSentence(above: string, text: string): boolean {
  const ends = text.endsWith('.') && !/[.;:!?]$/.test(above) && text.split(' ').length < FEWEST_WORDS;
  return ends && !judgeBullet(text).startsWithAction;
}

/** A job described in a paragraph: each of its sentences says something done. */
function statementsIn(
  paragraph: { text: string; from: number; to: number },
  fragments: readonly Fragment[],
): { text: string; from: number; to: number }[] {
  const ends: number[] = [];
  for (const { text } of fragments.slice(paragraph.from, paragraph.to))
    ends.push((ends.at(-1) ?? -1) + 1 + text.length);
  const lineAt = (letter: number) => paragraph.from + ends.findIndex((end) => letter < end);
  return pointsIn(paragraph.text).map(([from, to]) => {
    const text = paragraph.text.slice(from, to).trimEnd();
    return { text, from: lineAt(from), to: lineAt(from + text.length - 1) + 1 };
  });
}

/** From where to where each thing said reaches: the points between bullets, else the sentences. */
function pointsIn(text: string): [from: number, to: number][] {
  const signs = [...text.matchAll(BETWEEN_POINTS)];
  if (signs.length === 0) return sentencesIn(text);
  const starts = [0, ...signs.map((sign) => sign.index + sign[0].length)];
  return starts.map((from, index) => [from, signs[index]?.index ?? text.length]);
}

/**
 * Of a section without fields of its own. Where it has bullets, they and the lines that they go on in; the lines above the first bullet of an entry are its title, place and dates.
 * Otherwise every line but the heading, the titles and the dates.
 * @param starts lines below the heading with which entries begin, from 0, where the reader knows them
 */
function ofSection(text: string, starts: ReadonlySet<number>): Statement[] {
  const lines = text.split('\n').slice(1).map(fragmentOf);
  const fragments = lines.some((line) => line.bullet)
    ? withoutHeaders(lines, starts)
    : lines.filter(
        (line) =>
          !DATED.test(line.text) && !isTitle(line.text) && line.text.split(' ').length >= FEWEST_WORDS,
      );
  return joinWraps(fragments)
    .filter((statement) => !isDatedPost(statement.text) && !isNameAndPost(statement.text))
    .map((statement) => ({ text: statement.text, place: { text: clip(statement.text) } }));
}

/** `Bendahara, Himpunan Mahasiswa Akuntansi (2022 – 2023)`: a bullet that names a post and its time is an entry's head; nothing done is told. */
function isDatedPost(text: string): boolean {
  const named = text.replace(DATED_AT_END, '');
  if (named === text) return false;
  const { startsWithAction, isDuty, hasFigure, hasResult } = judgeBullet(named);
  if (startsWithAction || isDuty || hasFigure || hasResult) return false;
  const [first = ''] = named.toLowerCase().match(/\p{L}+/u) ?? [];
  return POST_WORDS.has(first) || !/(?<!\p{L})\p{Ll}\p{L}{3}/u.test(named);
}

/** `UKM Robotika Anggota`, `Himpunan Arsitektur - Bendahara`: nothing but names, the last of which is a post. */
function isNameAndPost(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isPost = POST_WORDS.has(words.at(-1) ?? '') || MEMBERS.has(words.at(-1) ?? '');
  return isPost && words.length > 1 && !/\d|(?<!\p{L})\p{Ll}\p{L}{2}/u.test(text);
}

const MEMBERS = new Set(['anggota', 'panitia', 'pengurus', 'relawan', 'member', 'volunteer', 'committee']);

function withoutHeaders(lines: readonly Fragment[], starts: ReadonlySet<number>): Fragment[] {
  let inBullet = false;
  return lines.filter((line, index) => {
    if (line.bullet) inBullet = !isHeadOfPoints(lines, index, starts);
    else if (starts.size > 0 ? starts.has(index) : !goesOnBelow(line.text)) inBullet = false;
    return inBullet;
  });
}

/** `▲ Himpunan Arsitektur   2022 – 2023` over `Wakil Ketua` and `• Menyusun …`: an outer point with which an entry begins. */
function isHeadOfPoints(lines: readonly Fragment[], index: number, starts: ReadonlySet<number>): boolean {
  if (!starts.has(index) && (starts.size > 0 || index > 0)) return false;
  const inner = lines.findIndex(({ bullet }, at) => at > index && bullet);
  const next = lines.findIndex((_, at) => at > index && starts.has(at));
  const holds = inner > 0 && (next < 0 || inner < next);
  return holds && lines.slice(index, inner).some(({ text }) => DATED.test(text));
}

/** Without the reader's word on where entries begin: a line that opens small or with a figure goes on from the one above. */
function goesOnBelow(text: string): boolean {
  return /^[\p{Ll}\d(&]/u.test(text) && !DATED.test(text);
}

/** A line of names: `Koordinator Acara, Komunitas Jumat Berbagi`. */
function isTitle(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.75;
}

/** `RS Harapan Bunda, Kediri`: the employer's line, where the reader took it for the description. */
function isPlaceLine(text: string): boolean {
  const parts = text.split(/\s*[,|·–—]\s*/u);
  return parts.length === 2 && isTitle(text) && !/\d/.test(text) && placeKind(parts[1]!) !== undefined;
}

/** `Chef de Partie`: a post in a line of its own. */
function isPostLine(text: string): boolean {
  const words = text.split(' ');
  return words.length <= 4 && isTitle(text) && words.some((word) => POST_WORDS.has(word.toLowerCase()));
}
