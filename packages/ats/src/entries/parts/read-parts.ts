import { HANDED_ON, type SectionType } from '../../classify/section-type.ts';
import { withoutDurations } from '../../dates/duration.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { Line } from '../../layout/line.ts';
import { wrapsInStyles } from '../../layout/wraps.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { isCaption } from '../captions.ts';
import { descriptionOf } from '../describe.ts';
import { areNamedLines, entryStarts, namedLine, type NamedLine } from '../entry-starts.ts';
import { namesOfFields } from '../field-lines.ts';
import { lineFacts } from '../header-pieces.ts';
import { bestDates } from '../work/posts-of-employer.ts';
import { startsWithDatesAtRight } from '../../lists/certifications/dates-at-right.ts';
import { isWebAddress } from '../work/piece-scores.ts';
import { readWork } from '../work/read-work.ts';
import type { WorkEntry } from '../work/work-entry.ts';
import { isSentence, wordCount } from '../sentences.ts';
import { isTableRow, splitEntries, type Entry } from '../split-entries.ts';
import { isPlace } from '../../places/find-place.ts';
import { ordinalLength } from '../../text/normalise.ts';
import {
  type EntryParts,
  period,
  withoutEmpty,
  namesIn,
  SURELY_A_POST,
  boldNames,
  isPostFirst,
  sidesOf,
} from './entry-parts.ts';
import { ofPublication, referencesIn } from './publications.ts';
import { startsOfReferees, ofReferee, CUT_MAIL } from './referees.ts';

/**
 * The entries of a section without fields of its own: at which of its lines they begin (none where that is unknown, or where nothing begins a second
 * one), and what those of clubs, projects and referees say. An entry of which a word would be lost is undefined.
 * @param jobs the lines of the sections of work: clubs mostly are set as they are
 */
export function readHandedOn(
  type: SectionType,
  lines: readonly Line[],
  jobs: readonly (readonly Line[])[] = [],
): { starts: number[]; parts: (EntryParts | undefined)[] } {
  if (!HANDED_ON.has(type)) return { starts: [], parts: [] };
  const references = type === 'publications' ? referencesIn(lines) : undefined;
  if (references) return references;
  const posts = type === 'organisation' ? readWork(lines, '', jobs).map(ofPost) : [];
  const own = startsIn(type, lines);
  const starts = isOneEntry(posts, lines) ? [] : own;
  const from = starts.length > 1 ? starts : [0];
  const texts = from.map((start, at) => lines.slice(start, from[at + 1]));
  const read = readerOf[type]?.(lines, texts, posts) ?? [];
  if (read.length !== texts.length) return { starts, parts: [] };
  return {
    starts,
    parts: read.map((parts, at) => (parts && holdsAll(parts, texts[at]!) ? parts : undefined)),
  };
}

/** The lines with which entries begin, by what sections of a kind look like, else by what they say. */
function startsIn(type: SectionType, lines: readonly Line[]): number[] {
  const ofKind = startsOfKind[type]?.(lines) ?? [];
  return ofKind.length > 0 ? ofKind : entryStarts(lines);
}

const startsOfKind: Partial<Record<SectionType, (lines: readonly Line[]) => number[]>> = {
  publications: boldNames,
  references: startsOfReferees,
  awards: startsWithDatesAtRight,
};

/** A club with its period, what somebody was there and what was done, in whatever order: nothing of it begins another entry. */
function isOneEntry([only, ...others]: readonly EntryParts[], lines: readonly Line[]): boolean {
  const isWhole = only?.position && only.organization && only.startDate && others.length === 0;
  return Boolean(isWhole) && holdsAll(only!, lines);
}

type Reader = (
  lines: readonly Line[],
  texts: readonly Line[][],
  posts: readonly EntryParts[],
) => (EntryParts | undefined)[];

const readerOf: Partial<Record<SectionType, Reader>> = {
  organisation: (_, texts, posts) =>
    posts.map((post, at) => {
      const parts = withOwnHouse(post, texts[at] ?? []);
      // Two sentences in one line are no post and its house.
      return /^[.;]/.test(parts.organization ?? '') ? undefined : parts;
    }),
  projects: (lines) => {
    const named = namedInStyle(lines);
    if (named) return named;
    return areNamedLines(lines)
      ? lines.flatMap((line) => namedLine(line) ?? []).map(ofNamed)
      : splitEntries(lines).map(ofProject);
  },
  publications: (_, texts) => texts.map(ofPublication),
  references: (_, texts) => texts.map(ofReferee),
};

/**
 * `**Peta Banjir** — Peta genangan dari` over `laporan warga`, perhaps with more below it: projects whose names alone are set in letters of their own.
 */
function namedInStyle(lines: readonly Line[]): EntryParts[] | undefined {
  const starts = lines.flatMap((line, at) => (namesInStyle(line) ? [at] : []));
  if (starts[0] !== 0) return undefined;
  const read = starts.map((start, at) => {
    const own = lines.slice(start, starts[at + 1]);
    const end = own.findIndex((line, row) => row > 0 && !wrapsInStyles(own[row - 1]!, line));
    const [head, below] = end < 0 ? [own, []] : [own.slice(0, end), own.slice(end)];
    const named = namedLine({ text: head.map(({ text }) => text).join(' '), bullet: head[0]!.bullet });
    if (!named || below.some(({ bold, text }) => bold || findDates(text).length > 0)) return undefined;
    const { description, ...parts } = ofNamed(named);
    return { ...parts, description: [description, descriptionOf(below)?.value].filter(Boolean).join('\n') };
  });
  return read.every((each) => each !== undefined) ? read : undefined;
}

function namesInStyle({ cells: [cell, ...others], text, bullet }: Line): boolean {
  const isStyled = cell !== undefined && cell.items[0]!.bold && !cell.items.at(-1)!.bold;
  return isStyled && others.length === 0 && namedLine({ text, bullet }) !== undefined;
}

function ofNamed({ name, when, about }: NamedLine): EntryParts {
  const [span] = findDates(when);
  return { title: name, ...(span && period(span)), description: about };
}

function ofPost(post: WorkEntry): EntryParts {
  const { jobTitle, employment, organization, location, dates, url, description } = post;
  const terms = jobTitle && employment?.value;
  return withoutEmpty({
    position: (jobTitle ?? employment)?.value,
    organization: organization?.value,
    location: location?.value,
    ...(dates && period(dates.value)),
    link: url?.value,
    description: [terms, description?.value].filter(Boolean).join('\n'),
  });
}

/** `Ketua BEM Universitas Arunika`, all in one line: its house is neither the one above nor the school alone. */
function withOwnHouse(parts: EntryParts, lines: readonly Line[]): EntryParts {
  const { position = '', organization = '' } = parts;
  const isTurned = postScore(organization) >= SURELY_OFFICE && postScore(position) < 0.5;
  if ((ROLE.test(organization) || isTurned) && position)
    return { ...parts, position: organization, organization: position };
  // `**Ketua Panitia**` over `Festival Film · Mar 2023`
  const isOver = lines.some(
    (line, at) => line.cells[0]!.text === position && lines[at + 1]?.text.startsWith(organization),
  );
  if (position && organization && isOver) return parts;
  const called = position.replace(/\s+(?:pada|in|on)$/iu, '');
  const [, role, society] =
    (organization === '' && (OF_SOCIETY.exec(called) ?? AT_SOCIETY.exec(called))) || [];
  if (role && society) return { ...parts, position: role, organization: society };
  const printed = lines.map(({ text }) => text).join(' ');
  const whole = `${position} ${organization}`.trim();
  const line = printed.includes(whole) ? whole : printed.includes(organization) ? '' : position;
  const [post, house] = sidesOf(line).find((sides) => isPostFirst(sides) && isHouse(sides[1]!)) ?? [];
  return post && house ? { ...parts, position: post, organization: house } : parts;
}

/** `Ketua Pemuda`, whatever stands beside it. */
const SURELY_OFFICE = 3;

/** `Fellow of the Society of Arunika` */
const OF_SOCIETY = /^(fellow|member|associate|patron|trustee|friend) of (?:the )?(\p{Lu}.*)$/iu;

/** `Relawan Kelas Arunika` */
const AT_SOCIETY = /^(relawan|volunteer|peserta) (\p{Lu}.*)$/iu;

/** What somebody was in a club or a course: never the name of one. */
const ROLE = /^(?:peserta|participant|attendee|anggota|member|relawan|volunteer|panitia)$/i;

/** `BEM Fakultas Teknik`, `PERSAGI Surakarta` */
const isHouse = (text: string) => postScore(text) <= -2 || /^\p{Lu}{3,}(?!\p{L})/u.test(text);

/** `Peta Banjir — Ketua`, 2023: its first line is what it is called, a post is one's part in it, everything else is its description. */
function ofProject({ head, text }: Entry): EntryParts | undefined {
  // The year may stand over the name.
  const [first, ...others] = head.filter((line) => /\p{L}/u.test(withoutDates(line.text)));
  if (!first || isTableRow(first)) return undefined;
  const dates = bestDates(head.flatMap((line, row) => lineFacts(line, row).dates));
  const [called, ...beside] = withNameFirst(namesIn(first)).flatMap(houseApart);
  if (!called) return undefined;
  const rows = others.map((line, row) => lineFacts(line, row + 1));
  const below = rows.map(({ pieces }) => pieces.map((piece) => piece.text));
  const facts = [...beside, ...below.flat()];
  const alone = text.find(({ text: line }) => isWebAddress(line.trim()));
  const link = facts.find(isWebAddress) ?? alone?.text.trim();
  const role = facts.find((name) => name !== link && isPartIn(name));
  const isFact = (name: string) => name !== role && name !== link;
  // `Kapal Data · github.com/kapal` below its name, or in its row with one’s part and an address: whom it was for.
  const isInRow = role !== undefined && link !== undefined;
  const [behind, ...furtherBehind] = beside.filter(isFact);
  // `**Peta Banjir**, *Dinas Sosial Arunika*`: a name in other letters behind a comma.
  const isBehindComma =
    behind !== undefined &&
    furtherBehind.length === 0 &&
    isCapitalised(behind) &&
    first.text.replaceAll(/\s+,/g, ',').includes(`${called}, ${behind}`);
  const [house, ...more] = isBehindComma
    ? [behind]
    : beside.some(isFact) && !isInRow
      ? []
      : facts.filter(isFact);
  const organization = house !== undefined && more.length === 0 && isName(house) ? house : undefined;
  const names = [beside, ...below].map((row) =>
    row.filter((name) => isFact(name) && name !== organization).join(' | '),
  );
  const used = text.findLast((line) => USED.test(line.text));
  const rest = text.filter((line) => line !== used && line.text.trim() !== link);
  return withoutEmpty({
    title: called,
    position: role,
    organization,
    link,
    ...(dates && period(dates.span)),
    keywords: used && USED.exec(used.text)?.[1],
    description: [...names, descriptionOf(rest)?.value].filter(Boolean).join('\n'),
  });
}

/** `**Maintainer**, Tempe (tempe.example)`: one's part in it stands before the name, whose address is a fact of its own. */
function withNameFirst([first = '', second, ...others]: readonly string[]): string[] {
  const [, name, link] = /^(.+?)\s+\((\S+)\)$/u.exec(second ?? '') ?? [];
  const isLinked = link !== undefined && isWebAddress(link);
  const rest = second === undefined ? [] : isLinked ? [name!, link, ...others] : [second, ...others];
  const [called] = rest;
  const isPart = called !== undefined && isPartIn(first) && !isWebAddress(called);
  return isPart && isName(called) && postScore(called) < 1
    ? [called, first, ...rest.slice(1)]
    : [first, ...rest].filter(Boolean);
}

/** `Rumah Hujan, Bienale Arunika` in letters of one kind: two names of two words or more, of which the second is no place. */
function houseApart(text: string, at: number): string[] {
  const [name = '', house, ...others] = text.split(', ');
  const areNames = house !== undefined && others.length === 0 && [name, house].every(isCapitalised);
  return at === 0 && areNames && !isPlace(house) ? [name, house] : [text];
}

/** Of open sources; words of posts elsewhere, or of none. */
const OF_SOURCES = /^(?:contributor|kontributor|maintainer|pemelihara|author|creator|co-?creator|owner)$/i;

const isPartIn = (text: string) => postScore(text) >= SURELY_A_POST || OF_SOURCES.test(text);

/** `Keywords: SQL, Python`, as our own CVs print what was used in a project. */
const USED = /^(?:Keywords|Kata kunci):\s+(\S.*)$/;

const MOST_OF_NAME = 6;

/** Two words or more, each with a capital. */
const isCapitalised = (text: string) =>
  /^\p{Lu}[\p{L}\d.’'&-]+(?: (?:\p{Lu}|&|of\b|dan\b|and\b)[\p{L}\d.’'&-]*)+$/u.test(text);

const isName = (text: string) =>
  /^\p{Lu}/u.test(text) && !/[.:,;]$/.test(text) && wordCount(text) <= MOST_OF_NAME && !isSentence(text);

/** What joins facts, and what announces a day. */
const JOINTS =
  'keywords kata kunci sebagai di pada as at of in the from since until to for dari sejak hingga sampai dengan untuk tahun periode year nama name jabatan position perusahaan instansi ' +
  'company hp no nomor telp telepon phone mobile tel email mail wa whatsapp organisasi organisation organization lembaga institution peran role kedudukan period lokasi location';

/** Every word of the lines stands in the parts, those of days aside. */
function holdsAll(parts: EntryParts, lines: readonly Line[]): boolean {
  const kept = new Set(wordsOf(`${Object.values(parts).join(' ')} ${JOINTS}`));
  const cut = lines.some(({ text }) => CUT_MAIL.test(text)) ? (parts.email ?? '').toLowerCase() : '';
  const names = namesOfFields(lines);
  const texts = lines
    .filter((line) => !isCaption(line))
    .flatMap(({ cells }) => cells.filter((cell) => cell.role !== 'number' && !names.has(cell)))
    .map(({ text, bullet }) => text.slice(bullet || ordinalLength(text)));
  // A period may go on in the next line.
  const said = texts.map((text) => (findDates(text).length > 0 ? withoutDurations(text) : text)).join(' ');
  return wordsOf(withoutDates(said)).every((word) => kept.has(word) || cut.includes(word));
}

function withoutDates(text: string): string {
  return findDates(text).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`,
    text,
  );
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{2,}|\p{N}+/gu) ?? [];
