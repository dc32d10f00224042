import { HANDED_ON, type SectionType } from '../classify/section-type.ts';
import { withoutDurations } from '../dates/duration.ts';
import { findDates, toPartialIso, type DateSpan } from '../dates/find-dates.ts';
import type { Line } from '../layout/line.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { wrapsInStyles } from '../layout/wraps.ts';
import { schoolScore } from '../lexicon/education-words.ts';
import { postScore } from '../lexicon/score-text.ts';
import { isCaption } from './captions.ts';
import { descriptionOf } from './describe.ts';
import { areNamedLines, entryStarts, namedLine, type NamedLine } from './entry-starts.ts';
import { namesOfFields } from './field-lines.ts';
import { lineFacts, splitByStyle, trimmed } from './header-pieces.ts';
import { bestDates } from './work/posts-of-employer.ts';
import { startsWithDatesAtRight } from '../lists/certifications/dates-at-right.ts';
import { isWebAddress } from './work/piece-scores.ts';
import { readWork } from './work/read-work.ts';
import type { WorkEntry } from './work/work-entry.ts';
import { isSentence, wordCount } from './sentences.ts';
import { isTableRow, splitEntries, type Entry } from './split-entries.ts';
import { isPlace } from '../places/find-place.ts';
import { ordinalLength } from '../text/normalise.ts';
import { joinPieces, pieceOf, slicePiece, splitPiece, type Piece } from '../text/piece.ts';
import { matchesIn } from '../text/matches-in.ts';

/** What an entry of a section without fields says: a club, a project, a referee. Days are yyyy, yyyy-MM or yyyy-MM-dd. */
export interface EntryParts {
  /** What it is called: a project, a referee. */
  title?: string;
  position?: string;
  organization?: string;
  location?: string;
  startDate?: string;
  endDate?: string;
  isCurrent?: 'true';
  email?: string;
  phone?: string;
  link?: string;
  /** What was used in it, with commas between. */
  keywords?: string;
  /** What was done, a line for each point. */
  description?: string;
}

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

/** The lines in bold letters that begin an entry each, where the first one does and something in plain letters stands below every one. */
function boldNames(lines: readonly Line[]): number[] {
  const starts = [...lines.keys()].filter((at) => lines[at]!.bold && !lines[at - 1]?.bold);
  return starts[0] === 0 && !lines.at(-1)!.bold ? starts : [];
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

/** `**dr. Siti Aminah**` over what she is and her number, no label among them, or referees behind each other's numbers. */
function startsOfReferees(lines: readonly Line[]): number[] {
  const named = lines.some(({ text }) => text.includes(':')) ? [] : boldNames(lines);
  return named.length > 0 ? named : behindNumbers(lines);
}

/**
 * `Siti Aminah, Dosen, Universitas Arunika, 0812-…` in a line or two, and so again: a number or an address at the end of facts with commas ends a referee.
 * None where there are not several.
 */
function behindNumbers(lines: readonly Line[]): number[] {
  const isEnd = (at: number): boolean => {
    const line = lines[at];
    if (!line || line.cells.length > 1) return false;
    return ENDS_IN_REACH.test(line.text) || (REST_OF_NUMBER.test(line.text) && isEnd(at - 1));
  };
  const ends = [...lines.keys()].filter((at) => isEnd(at) && !REST_OF_NUMBER.test(lines[at + 1]?.text ?? ''));
  if (ends.length < 2 || ends.at(-1) !== lines.length - 1) return [];
  const starts = [0, ...ends.slice(0, -1).map((at) => at + 1)];
  const areListed = starts.every((start, at) => {
    const own = lines.slice(start, ends[at]! + 1);
    const isWhole = own.every((line, row) => row === 0 || wrapsInStyles(own[row - 1]!, line));
    return isWhole && LISTED_REFEREE.test(own.map(({ text }) => text).join(' '));
  });
  return areListed ? starts : [];
}

const ENDS_IN_REACH = /(?:^|[,;|–—-]\s+)(?:\(?\+?\d[\d\s().-]{6,}\d|\S+@\S+\.\p{L}{2,})$/u;
/** `9921` below `+62 811 305` */
const REST_OF_NUMBER = /^\d[\d -]{1,7}$/;
/** A name of capitals, and two facts or more. */
const LISTED_REFEREE = /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)*,(?:[^,]+,)+[^,]+$/u;

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

const SURELY_A_POST = 1.5;
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

/** `**Coral recovery**` over `Coral Reefs · Nov 2023 · reefs.example`: a name in bold letters over where and when it was published. */
function ofPublication(lines: readonly Line[]): EntryParts | undefined {
  const plain = lines.findIndex(({ bold }) => !bold);
  const from = plain < 0 ? lines.length : plain;
  const [named, [facts, ...others]] = [lines.slice(0, from), lines.slice(from)];
  if (from < 1 || facts?.bullet || (facts && isSentence(facts.text))) return undefined;
  const names = facts ? namesIn(facts) : [];
  const link = names.find(isWebAddress);
  const [organization, ...more] = names.filter((name) => name !== link);
  const dates = bestDates(
    [...named, ...(facts ? [facts] : [])].flatMap((line, row) => lineFacts(line, row).dates),
  );
  if (!dates) return undefined;
  return withoutEmpty({
    title: named.map(({ cells: [cell] }) => cell!.text.slice(cell!.bullet)).join(' '),
    organization,
    link,
    ...period(dates.span),
    description: [...more, descriptionOf(others)?.value].filter(Boolean).join('\n'),
  });
}

/**
 * `1. Peta banjir kota. *Jurnal Hidrologi*, 2021.`, `2021   *Peta banjir kota*, Jurnal Hidrologi`, each perhaps in several lines: what is set in other letters is where it was published. Undefined where
 * one of them says anything else, such as its authors.
 */
function referencesIn(lines: readonly Line[]): { starts: number[]; parts: EntryParts[] } | undefined {
  const ways = [
    (above: Line, line: Line) => !wrapsInStyles(above, line) || opensQuoted(above, line),
    (_: Line, line: Line) => opensWithDay(line),
    (above: Line) => endsWithDay(above),
  ];
  for (const opens of ways) {
    const starts = [...lines.keys()].filter((at) => at === 0 || opens(lines[at - 1]!, lines[at]!));
    const parts = starts.flatMap((start, at) => ofReference(lines.slice(start, starts[at + 1])) ?? []);
    if (parts.length > 0 && parts.length === starts.length)
      return { starts: starts.length > 1 ? starts : [], parts };
  }
  return undefined;
}

const opensWithDay = ({ text }: Line) => findDates(text)[0]?.from === 0;

const endsWithDay = ({ text }: Line) => /^[\s.)]*$/.test(text.slice(findDates(text).at(-1)?.to ?? 0));

/** `“Commuting After Rain”, …` below a line that ends with a stop. */
const opensQuoted = (above: Line, line: Line) => /^[“"„«]/u.test(line.text) && above.text.endsWith('.');

const NUMBER_OF_REFERENCE = /^\[?\d{1,3}[\].)]\s+/;

function ofReference(lines: readonly Line[]): EntryParts | undefined {
  const [day, ...behind] = lines[0]?.cells ?? [];
  const isDated = day !== undefined && behind.length === 1 && isMostlyDate(day.text);
  const cells = lines.flatMap((line, at) => (isDated && at === 0 ? behind : line.cells));
  if (cells.length > lines.length) return undefined;
  const whole = joinPieces(cells.map((cell) => slicePiece(pieceOf(cell), cell.bullet, cell.text.length)));
  const number = NUMBER_OF_REFERENCE.exec(whole.text)?.[0].length ?? 0;
  const numbered = slicePiece(whole, number, whole.text.length);
  const opening = isDated ? undefined : dayInFront(numbered.text);
  const body = opening ? slicePiece(numbered, opening.length, numbered.text.length) : numbered;
  const [quoted, inQuotes] = /^[“"„«]([^“”"„«»]{4,})[”"“»][.,]?\s*/u.exec(body.text) ?? [];
  const [title, ...others] = journalApart(splitByStyle(body));
  const name = inQuotes?.replace(/[.,]$/, '') ?? (title && titleIn(title));
  const printed = quoted ? body.text.slice(quoted.length) : others.map((piece) => piece.text).join(' ');
  const when = opening?.day ?? (isDated ? day.text.replace(/:$/, '') : undefined);
  const rest = when ? `${printed.replace(/\.\s*$/, '')}, ${when}` : printed;
  const [date, ...dates] = findDates(rest);
  if (!name?.trim() || !date || dates.length > 0 || !/^[\s.)]*$/.test(rest.slice(date.to))) return undefined;
  const organization = rest.slice(0, date.from).replace(/^[\s,]+|[\s,.(]+$/g, '');
  return organization === '' ? undefined : { title: name.trim(), organization, ...period(date) };
}

/** `2021 – Peta banjir kota. *Jurnal Hidrologi*`: the day, and how much of the text it takes. */
function dayInFront(text: string): { day: string; length: number } | undefined {
  const [span] = findDates(text);
  const dash = span?.from === 0 ? /^\s*[:–—-]\s+(?=\S)/.exec(text.slice(span.to)) : null;
  return span && dash ? { day: text.slice(0, span.to), length: span.to + dash[0].length } : undefined;
}

/**
 * `Peta Banjir Kota, Jurnal Hidrologi, 2021` in letters of one kind: a word of journals tells them apart, or the stop behind a title of several
 * words (`Peta Banjir di Kota. Warta Hidrologi, 2021.`).
 */
function journalApart(pieces: Piece[]): Piece[] {
  const [only, ...others] = pieces;
  const [, ended] = /^([^.,“”"]{12,})\.\s+(?=\p{Lu}[^.,]*, [^.,]*\.?$)/u.exec(only?.text ?? '') ?? [];
  if (only && others.length === 0 && ended !== undefined && wordCount(ended) >= FEWEST_OF_TITLE)
    return [slicePiece(only, 0, ended.length), slicePiece(only, ended.length + 1, only.text.length)];
  const [, title] = /^([^.,“”"]{12,}),\s+(?=\p{Lu}[^.,]*,)/u.exec(only?.text ?? '') ?? [];
  if (!only || others.length > 0 || title === undefined || JOURNAL.test(title)) return pieces;
  const journal = slicePiece(only, title.length + 1, only.text.length);
  return JOURNAL.test(journal.text.split(',')[0]!) ? [slicePiece(only, 0, title.length), journal] : pieces;
}

/** Fewer words may be an author's name. */
const FEWEST_OF_TITLE = 4;

const JOURNAL =
  /\b(?:journal|jurnal|review|proceedings|prosiding|majalah|magazine|quarterly|bulletin|buletin|conference|konferensi|warta)\b/iu;

/** Authors stand in plain letters before a comma or a stop; a title in other letters may end in one, and one without either stands alone. */
function titleIn({ text, items }: Piece): string | undefined {
  const isSlanted = items.every(({ italic }) => italic);
  const end = isSlanted || WITHIN_TITLE.test(text) ? /^([^.,]+)[.,]?\s*$/ : /^([^.]+)\.\s*$|^([^.,]+)$/;
  const [, ended, open] = end.exec(text) ?? [];
  return ended ?? open;
}

/** Words that stand between those of a title, and never between names of authors. */
const WITHIN_TITLE =
  /\s(?:on|of|in|the|for|to|from|with|an?|di|dari|untuk|pada|dengan|bagi|terhadap|sebagai)\s/u;

/** The names in a line, its dates left out; a dash or a comma parts none. */
function namesIn({ cells }: Line): string[] {
  return cells.flatMap((cell) => {
    const whole = pieceOf(cell);
    const body = slicePiece(whole, cell.bullet, whole.text.length);
    const cuts = findDates(body.text).flatMap(({ from, to }) => [from, to]);
    const edges = [0, ...cuts, body.text.length];
    return edges
      .filter((_, at) => at % 2 === 0)
      .flatMap((start, at) => trimmed(slicePiece(body, start, edges[2 * at + 1]!)) ?? [])
      .flatMap((part) => splitByStyle(part))
      .flatMap((styled) => splitPiece(styled, DOT).flatMap((each) => trimmed(each)?.text ?? []))
      .filter((name) => /[\p{L}\p{N}]/u.test(name));
  });
}

const DOT = /\s+[|·•]\s+/gu;

const MAIL = /\S+@\S+\.\p{L}{2,}/u;
const PHONE = /\(?\+?\d[\d\s().-]{6,}\d/;
const LABEL =
  /^(?:(?:no\.?|nomor)\s*)?(?:hp|telp|telepon|tel|phone|mobile|wa|whatsapp|e-?mail|jabatan|position|perusahaan|instansi|company|nama|name)\b\.?\s*:?\s*/i;
/** `S.Kom., M.T.` behind a name. */
const OF_STUDY = /^(?:\p{Lu}\p{L}{0,4}\.)+(?:\p{L}{1,6}\.?)?$|^(?:Ph\.?D|MBA|MSc|BSc|MA|SE|ST|SH)\.?$/u;

/** `Maya Lestari from Dompetku`, `dr. Wahyu Hidayat dari RS Arunika` */
const OF_FIRM =
  /^((?:\p{L}{2,4}\. )*\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,4}) (?:from|dari) (\p{Lu}.*)$/u;

function ofReferee(lines: readonly Line[]): EntryParts | undefined {
  const texts = withoutBreaks(lines);
  const all = texts.join('\n');
  const [email, phone] = [MAIL.exec(all)?.[0], PHONE.exec(all)?.[0].trim()];
  const facts = texts
    .flatMap((text) => text.split(/\s+[|•·–—-]\s+|,\s+|\s*;\s+/))
    .map((text) =>
      [email, phone].reduce<string>((rest, contact) => (contact ? rest.replace(contact, '') : rest), text),
    )
    .map((text) => text.replace(LABEL, '').replace(/^[\s,(:|]+|[\s,(:|]+$/g, ''))
    .filter((text) => /[\p{L}\p{N}]/u.test(text));
  const [first, ...others] = facts;
  if (!first) return undefined;
  const [, person, firm] = OF_FIRM.exec(first) ?? [];
  const name = person ?? first;
  const degrees = others.findIndex((text) => !OF_STUDY.test(text));
  const [letters, rest] = degrees < 0 ? [others, []] : [others.slice(0, degrees), others.slice(degrees)];
  const isHouseNamed = rest.some((text) => postScore(text) < 1);
  const parted = isHouseNamed ? rest : rest.flatMap(postAndHouse);
  const position =
    parted.find((text) => postScore(text) >= 1) ?? unknownPost(firm ? [...parted, firm] : parted);
  const company = firm ?? parted.find((text) => text !== position && isHouseOrPlace(text));
  const more = parted.filter((text) => text !== position && text !== company);
  return withoutEmpty({
    title: [name, ...letters].join(', '),
    position,
    organization: company,
    email,
    phone,
    description: more.join('\n'),
  });
}

/** `Trustee` beside `Arunika Ltd`: of two facts the one that is neither a firm nor a place, and the first where nothing tells them apart. */
function unknownPost(facts: readonly string[]): string | undefined {
  if (facts.length !== 2 || !facts.every(isHouseOrPlace) || facts.some(isPlace)) return undefined;
  return facts.toSorted((a, b) => postScore(b) - postScore(a))[0];
}

/** The cells' texts; `Supervisor, PT Riau Andalan Pulp and` over `Paper` is one. */
function withoutBreaks(lines: readonly Line[]): string[] {
  const texts: string[] = [];
  const isList = LISTED_REFEREE.test(lines.map(({ text }) => text).join(' '));
  for (const [at, line] of lines.entries()) {
    const own = line.cells.map(({ text, bullet }) => text.slice(bullet).trim());
    const [above, [text = '']] = [texts.at(-1) ?? '', own];
    const isRest =
      at > 0 &&
      above.includes(', ') &&
      (isTail(text) || isList) &&
      wrapsInStyles(lines[at - 1]!, line) &&
      (isList || postScore(text) < 1);
    if (CUT_MAIL.test(above) && CUT_END.test(text)) texts[texts.length - 1] = `${above.slice(0, -1)}${text}`;
    else if (isRest) texts[texts.length - 1] = `${above} ${text}`;
    else texts.push(...own);
  }
  return texts;
}

/** `siti@contoh.exam-` over `ple`: no country or kind of host has a hyphen. */
const CUT_MAIL = /@\S*\.\p{L}{1,12}-$/u;
const CUT_END = /^\p{Ll}{1,12}$/u;

const MOST_OF_TAIL = 3;
/** `Bremen`, perhaps with an address behind it: `Bremen, thies@contoh.example`. */
function isTail(text: string): boolean {
  const name = text.replace(/,\s+\S+@\S+$/u, '');
  return /^\p{L}/u.test(name) && wordCount(name) <= MOST_OF_TAIL && !MAIL.test(name);
}

/** What somebody says of a person is neither. */
const isHouseOrPlace = (text: string) =>
  !isSentence(text) && !/\p{Ll}[.!]$/u.test(text) && wordCount(text) <= MOST_OF_HOUSE;
const MOST_OF_HOUSE = 9;

/** `Kepala Sekolah SMK Taman Teknik`, `Manager at Sinar Ltd` */
function postAndHouse(text: string): string[] {
  const holdsHouse = ([, house = '']: readonly string[]) => postScore(house) <= -2 || schoolScore(house) >= 3;
  return sidesOf(text).findLast((sides) => isPostFirst(sides) && holdsHouse(sides)) ?? [text];
}

const isPostFirst = ([post = '']: readonly string[]) => postScore(post) >= SURELY_A_POST;

/** A text in two at each of its words that begin with a capital. */
function sidesOf(text: string): string[][] {
  const joints = matchesIn(text, /\s+(?:(?:di|pada|at|of)\s+)?(?=\p{Lu})/gu);
  return joints.map(({ index, 0: between }) => [text.slice(0, index), text.slice(index + between.length)]);
}

/** A single day is when it was, or when it began. */
function period({ start, end, current, single }: DateSpan): EntryParts {
  const [from, to] = single && !current ? [start ?? end, undefined] : [start, end];
  return {
    ...(from && { startDate: toPartialIso(from) }),
    ...(to && { endDate: toPartialIso(to) }),
    ...(current && { isCurrent: 'true' as const }),
  };
}

function withoutEmpty(parts: { [Part in keyof EntryParts]: EntryParts[Part] | undefined }): EntryParts {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value));
}

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
