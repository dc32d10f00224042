import { withoutMark } from '../lists/list-blocks.ts';
import { isDuration } from '../dates/duration.ts';
import { isOn } from '../rules.ts';
import { compareDates, type DateSpan } from '../dates/find-dates.ts';
import { found, type Found } from '../fields/found.ts';
import type { Line } from '../layout/line.ts';
import type { TableRole } from '../layout/table-role.ts';
import { schoolScore } from '../lexicon/education-words.ts';
import { KIND_OF_WORK } from '../lexicon/kind-of-work.ts';
import { INNER_COMMA, LAST_INNER_COMMA } from '../lexicon/legal-forms.ts';
import { postScore } from '../lexicon/score-text.ts';
import {
  isPlace,
  placeKind,
  isStreetAddress,
  isTownInCountry,
  isTownInRegion,
} from '../places/find-place.ts';
import { joinPieces, pieceOf, slicePiece, type Piece } from '../text/piece.ts';
import { isCareerBreak } from './career-break.ts';
import { POST_LABEL } from './cut-run-on.ts';
import { descriptionOf } from './describe.ts';
import { lineFacts, trimmed, type HeaderPiece } from './header-pieces.ts';
import { withPostsBelow } from './posts-below.ts';
import { isAlone, isTableRow, splitEntries, type Entry } from './split-entries.ts';

export interface WorkEntry {
  jobTitle?: Found<string>;
  organization?: Found<string>;
  location?: Found<string>;
  /** The terms of the job: `Full-time`, `Magang`. */
  employment?: Found<string>;
  dates?: Found<DateSpan>;
  /** The employer's web address, where it stands apart from other text. */
  url?: Found<string>;
  description?: Found<string>;
}

interface Facts {
  entry: Entry;
  /** The head names an employer alone, whose posts stand below with periods of their own. */
  isEmployer?: boolean;
  pieces: HeaderPiece[];
  locations: HeaderPiece[];
  dates: { span: DateSpan; piece: Piece }[];
}

/** The jobs of a section of work experience. */
export function readWork(lines: readonly Line[]): WorkEntry[] {
  const all = underEmployers(
    townsByPlace(
      atCommas(
        withoutEmpty(
          withPostsBelow(splitEntries(lines), (entry) => factsOf(entry).pieces.length).map(factsOf),
        ),
      ),
    ),
  );
  const slots = slotScores(all);
  const entries = stillThere(all.map((facts) => toEntry(facts, slots)));
  return inherit(withTowns(entries)).filter(
    (entry, index, posts) => (entry.jobTitle || entry.organization) && !isGroupHead(entry, posts[index + 1]),
  );
}

/** What seemed to begin a job and names nothing (`2 jam`, the end of a point that wrapped) goes on with the job above it. */
function withoutEmpty(all: readonly Facts[]): Facts[] {
  const kept: Facts[] = [];
  for (const facts of all) {
    const above = kept.at(-1);
    if (!above || facts.pieces.length + facts.dates.length + facts.locations.length > 0) kept.push(facts);
    else {
      const text = [...above.entry.text, ...facts.entry.head, ...facts.entry.text];
      kept[kept.length - 1] = { ...above, entry: { ...above.entry, text } };
    }
  }
  return kept;
}

/**
 * `NORTHFIELD SUPPLY 2016 – Present`, below it `Vice President, Midwest (2020 – Present)` and `Regional Manager (2016 – 2020)`: posts within
 * the period of a line that names but one thing and tells nothing are posts there, and a comma in them parts no employer.
 */
function underEmployers(all: Facts[]): Facts[] {
  const result = [...all];
  for (const [index, head] of result.entries()) {
    const whole = bestDates(head.dates)?.span;
    const [name, about] = head.pieces;
    if (isOverPosts(head, result[index + 1])) result[index] = { ...head, isEmployer: true };
    if (!whole || whole.single || !name || head.pieces.length > 2 || head.entry.text.length > 0) continue;
    if (isTableRow(head.entry.head[0]!) || postScore(name.text) >= 1) continue;
    const posts = postsWithin(result.slice(index + 1), whole);
    if (posts.length === 0) continue;
    if (about && (about.row === name.row || !fillWhole(posts, whole))) continue;
    result[index] = { ...head, pieces: [name], isEmployer: true };
    result.splice(index + 1, posts.length, ...posts);
  }
  return result;
}

/** `Gojek`, below it `4 tahun 11 bulan` and then dated posts: only an employer is told with how long somebody was there and not when. */
function isOverPosts({ entry, dates, pieces }: Facts, next: Facts | undefined): boolean {
  if (pieces.length !== 1 || dates.length > 0 || entry.text.length > 0 || !next) return false;
  if (next.dates.length === 0 || next.pieces.length !== 1) return false;
  const isLength = entry.head.at(-1)!.cells.every(({ text }) => isDuration(text));
  return isLength || isFurtherIn(pieces[0]!, next.pieces[0]!);
}

const INDENT = 6;

/** `Arunika Group` over its town and over `Analyst   2020 – 2022`, which begins a little further in. */
function isFurtherIn(name: HeaderPiece, post: HeaderPiece): boolean {
  const [left, right] = [name.items[0], post.items[0]];
  return (
    left !== undefined &&
    right !== undefined &&
    right.x > left.x + INDENT &&
    right.x < left.x + 4 * INDENT &&
    postScore(name.text) < 1
  );
}

/** Several posts of which the first begins and the last ends with the whole: what stands below the employer's name is about it, and no post. */
function fillWhole(posts: readonly Facts[], whole: DateSpan): boolean {
  const spans = posts.map((facts) => bestDates(facts.dates)!.span);
  const begins = spans.some(({ start }) => start && whole.start && compareDates(start, whole.start) === 0);
  const ends = spans.some(({ end, current }) =>
    whole.end ? end && compareDates(end, whole.end) === 0 : current,
  );
  return posts.length > 1 && begins && ends;
}

function postsWithin(below: readonly Facts[], whole: DateSpan): Facts[] {
  const end = below.findIndex((facts) => {
    const own = bestDates(facts.dates)?.span;
    const [post, ...others] = facts.pieces;
    if (!own || !post || !holds(whole, own) || postScore(post.text) < 1.5) return true;
    return others.length > 1 || others.some(({ row, joint }) => row !== post.row || joint !== ',');
  });
  return below.slice(0, end === -1 ? below.length : end).map((facts) => {
    const [post, part] = facts.pieces;
    return part ? { ...facts, pieces: [{ ...post!, ...joinPieces([post!, part], ', ') }] } : facts;
  });
}

/** `Office Coordinator, Cascade Orthodontics` says nothing by its words; the other jobs of the section part theirs at a comma. */
function atCommas(all: Facts[]): Facts[] {
  const isParted = ({ pieces }: Facts) => pieces.length === 2 && pieces[1]!.joint === ',';
  if (!all.some(isParted)) return all;
  return all.map((facts) => {
    const [only, ...others] = facts.pieces;
    const comma = only && others.length === 0 ? /\s*,\s+(?=\p{Lu})/u.exec(only.text) : null;
    if (!only || !comma || isTableRow(facts.entry.head[0]!)) return facts;
    return { ...facts, pieces: partedAt(only, comma, ',') };
  });
}

const FEWEST_ALIKE = 2;

/** `Le Petit Four, Lille — Commis`: a town that no list knows, in a head of one fact more than those whose towns are known there. */
function townsByPlace(all: Facts[]): Facts[] {
  return all.map((facts) => {
    if (facts.locations.length > 0 || facts.pieces.length < 3) return facts;
    const town = facts.pieces.find(
      (piece, index) =>
        index > 0 &&
        TOWN.test(piece.text) &&
        !CONTRACT.test(piece.text) &&
        Math.abs(postScore(piece.text)) < 1 &&
        all.filter((other) => other.pieces.length === facts.pieces.length - 1 && hasTownAt(other, piece))
          .length >= FEWEST_ALIKE,
    );
    if (!town) return facts;
    return { ...facts, pieces: facts.pieces.filter((each) => each !== town), locations: [town] };
  });
}

function hasTownAt({ locations }: Facts, { row, order, joint }: HeaderPiece): boolean {
  return locations.some((place) => place.row === row && place.order === order && place.joint === joint);
}

/** The two pieces before and behind a match, the second with what joined them. */
function partedAt(
  piece: HeaderPiece,
  { 0: between, index }: RegExpExecArray,
  joint: string,
): [HeaderPiece, HeaderPiece] {
  return [
    { ...piece, ...slicePiece(piece, 0, index) },
    { ...piece, ...slicePiece(piece, index + between.length, piece.text.length), joint },
  ];
}

const TOWN_TAIL = /,\s+(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)\.?$/u;

/** What closes a company's name: behind it stands no more of the name. */
const LEGAL_END =
  /\s(?:GmbH|AG|KG|OHG|B\.?V\.?|N\.?V\.?|S\.?A\.?|SAS|SARL|Lda\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|AS|ASA|AB|Oyj?|ApS|A\/S|Ltd\.?|Limited|LLC|LLP|PLC|Inc\.?|Pty|Tbk\.?)$/u;

/** A town that no list knows stands where the other jobs name theirs, or behind the form of a company: behind the employer. */
function withTowns(entries: WorkEntry[]): WorkEntry[] {
  const placed = entries.filter(
    (entry) => entry.location && entry.organization && !entry.organization.value.includes(','),
  );
  return entries.map((entry) => {
    const { organization, location } = entry;
    const tail = organization && TOWN_TAIL.exec(organization.value);
    if (placed.length === 0 && !(tail && LEGAL_END.test(organization.value.slice(0, tail.index))))
      return entry;
    if (location || !tail || postScore(tail[1]!) <= -2 || /^(?:inc|ltd|llc|tbk)$/i.test(tail[1]!))
      return entry;
    return {
      ...entry,
      organization: { ...organization, value: organization.value.slice(0, tail.index) },
      location: found(tail[1]!, organization.pieces, 0.7),
    };
  });
}

/** `2021-02 –` with nothing behind it: the newest job goes on. */
function stillThere(entries: WorkEntry[]): WorkEntry[] {
  const [first, ...others] = entries;
  const span = first?.dates?.value;
  if (!span?.start || span.single || span.end || span.current) return entries;
  const { start } = span;
  const newest = others.every((entry) => {
    const other = entry.dates?.value;
    return other?.start === undefined || (other.end !== undefined && compareDates(other.start, start) <= 0);
  });
  return newest
    ? [{ ...first!, dates: { ...first!.dates!, value: { ...span, current: true } } }, ...others]
    : entries;
}

/** An employer over several posts, each of which bears its name: `PT Nusa Data`, `4 tahun 3 bulan` or the years of them all. */
function isGroupHead(entry: WorkEntry, next: WorkEntry | undefined): boolean {
  if (!entry.organization || entry.jobTitle || entry.description) return false;
  if (next?.organization?.value !== entry.organization.value || !next.jobTitle) return false;
  return !entry.dates || (next.dates !== undefined && holds(entry.dates.value, next.dates.value));
}

function holds(whole: DateSpan, part: DateSpan): boolean {
  if (!whole.start || !part.start || compareDates(part.start, whole.start) < 0) return false;
  if (whole.current || !whole.end) return true;
  return part.end !== undefined && part.end.year <= whole.end.year;
}

function factsOf(entry: Entry): Facts {
  const pieces: HeaderPiece[] = [];
  const dates: Facts['dates'] = [];
  const alone = isAlone(entry);
  for (const [row, line] of entry.head.entries()) {
    const facts = lineFacts(line, row, alone);
    pieces.push(...facts.pieces);
    dates.push(...facts.dates);
  }
  const whole = pieces.map(withoutAddress).map(withoutLength).map(withoutLabel);
  const split = splitBrackets(
    forceSplit(
      whole.flatMap((piece) =>
        isBelowEmployer(piece, whole) || namesItsPart(piece, whole) ? [piece] : splitAtComma(piece),
      ),
    ),
  );
  const locations = split.filter(
    (piece, index) =>
      isPlace(piece.text) ||
      isStreetAddress(piece.text) ||
      isTown(split, index) ||
      (piece.joint === ',' && isTownInCountry(piece.text)) ||
      (isTownInRegion(piece.text) && (split.length > 2 || !split.some(({ text }) => postScore(text) >= 1))),
  );
  return { entry, pieces: split.filter((piece) => !locations.includes(piece)), locations, dates };
}

/**
 * `Associate, Grid Planning` in a line of its own below `Arunika Energy` in other letters: the employer is named already, and the comma parts
 * none.
 */
function isBelowEmployer(piece: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  const isFact = ({ text }: HeaderPiece) => !isPlace(text) && !isTownInCountry(text) && !isTownInRegion(text);
  const [employer, ...others] = all.filter(isFact);
  if (!employer || others.length !== 1 || others[0] !== piece || piece.row !== employer.row + 1) return false;
  if (!employer.bold || styleOf(employer) === styleOf(piece) || employer.text.includes(',')) return false;
  const [post, ...rest] = piece.text.split(/\s*,\s+/);
  const isPart = rest.length === 1 && isFact({ ...piece, text: rest[0]! });
  return isPart && postScore(post!) >= 1.5 && postScore(employer.text) < 1;
}

/** `Toko Maju (https://tokomaju.example)` */
function withoutAddress(piece: HeaderPiece): HeaderPiece {
  const address = /\s*\((?:https?:\/\/|www\.)[^\s()]+\)$/i.exec(piece.text);
  return address && address.index > 0 ? { ...piece, ...slicePiece(piece, 0, address.index) } : piece;
}

const EMPLOYER_LABEL =
  /^(?:company|employer|perusahaan|nama perusahaan|instansi|organi[sz]ation)\s*:\s*(?=\S)/i;

const FOR_SO_LONG =
  /\s*\(?\b(?:selama|for)\s+(?:\d+|[a-z]+)\s+(?:tahun|bulan|minggu|years?|months?|weeks?)\)?$/iu;

/** `AHASS Arunika Motor selama 6 bulan` */
function withoutLength(piece: HeaderPiece): HeaderPiece {
  const tail = FOR_SO_LONG.exec(piece.text);
  return tail && tail.index > 0 ? { ...piece, ...slicePiece(piece, 0, tail.index) } : piece;
}

/** `Designation: QA Engineer` below an employer. */
function withoutLabel(piece: HeaderPiece): HeaderPiece {
  const post = POST_LABEL.exec(piece.text);
  const label = post ?? EMPLOYER_LABEL.exec(piece.text);
  if (!label) return piece;
  return {
    ...piece,
    ...slicePiece(piece, label[0].length, piece.text.length),
    joint: post ? 'as' : 'at',
  };
}

const PART_BEHIND_COMMA =
  /,\s+[\p{L} &]*\b(?:department|division|unit|ward|team|bagian|divisi|departemen|bangsal)\b[\p{L} &]*$/iu;

/** `Registered Nurse, Emergency Department` beside an employer in letters of its own: the post has its part of the house in its name. */
function namesItsPart(piece: HeaderPiece, whole: readonly HeaderPiece[]): boolean {
  if (!PART_BEHIND_COMMA.test(piece.text)) return false;
  return (
    postScore(piece.text.slice(0, piece.text.indexOf(','))) >= 1.5 &&
    whole.some(
      (other) =>
        other !== piece &&
        other.cell === piece.cell &&
        other.row === piece.row &&
        postScore(other.text) <= -2,
    )
  );
}

const TOWN = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}$/u;

/** `Katowice` of `Forklift Operator`, `Silesia Cargo`, `Katowice, Poland`: before a country, where post and employer are named besides. */
function isTown(pieces: readonly HeaderPiece[], index: number): boolean {
  const [piece, next] = [pieces[index]!, pieces[index + 1]];
  if (next?.joint !== ',' || !isPlace(next.text) || isPlace(piece.text) || !TOWN.test(piece.text))
    return false;
  const others = pieces.filter((each) => each !== piece && !isPlace(each.text));
  return others.length >= 2 && Math.abs(postScore(piece.text)) < 2;
}

/** `Perawat, RS Bhakti Husada, Bandung`: a comma parts facts where its two sides read differently. */
function splitAtComma(piece: HeaderPiece): HeaderPiece[] {
  if (piece.joint === ',' && isTownInCountry(piece.text)) return [piece];
  const joints =
    /\s*,\s+|\s+at\s+the\s+(?=\p{Lu})|\s+(?:di|at|as|@|sebagai)\s+(?=\p{Lu}|(?:bengkel|toko|warung|pabrik|rumah makan|rumah sakit|kantor|gudang|salon|apotek|klinik|hotel|percetakan|koperasi|konveksi|peternakan|perkebunan)\s+\p{Lu})|\s+as\s+an?\s+(?=\p{L})|\s+(?:sebagai|bagian|as)\s+(?=\p{Ll})|(?<!\bUPTD?|\bBLUD)\s+(?=(?:PT|CV|UD|PO|RSUD|RSU|RSUP|RSIA|RS|Puskesmas)\.? \p{Lu})|\s+(?=(?:SD|SMP|SMA|SMK|TK|MI|MTs|MA) (?:Negeri|Islam|Muhammadiyah|Kristen|Katolik|\d)|(?:SD|SMP|SMA|SMK|MI|MTs|MA)N \d)/gu;
  const joinedPlaces = /^(?:as|sebagai)$/i.test(piece.joint)
    ? piece.text.matchAll(/\s+(?:in|with|for|pada|untuk)\s+(?=\p{Lu})/gu)
    : [];
  for (const match of [...piece.text.matchAll(joints), ...joinedPlaces]) {
    const left = piece.text.slice(0, match.index);
    const right = piece.text.slice(match.index + match[0].length);
    if (/\([^)]*$/.test(left)) continue;
    const joint = match[0].trim();
    if (joint === 'at' && CAMPUS.test(left)) continue;
    const places = isPlace(right) || joint !== ',' || isTownOfEmployer(piece, left, right);
    const roles = postScore(left) * postScore(right) < 0 && Math.abs(postScore(left) - postScore(right)) >= 2;
    if (!places && !roles) continue;
    const [head, tail] = partedAt(piece, match, joint);
    const comma = isTownInSomething(right) ? LAST_INNER_COMMA.exec(left) : null;
    return [...(comma ? partedAt(head, comma, ',') : [head]), ...splitAtComma(tail)];
  }
  return [piece];
}

/** `University of Texas at Austin` */
const CAMPUS = /\bUniversity of(?: \p{Lu}[\p{L}.-]+)+$/u;

function isTownInSomething(text: string): boolean {
  return isTownInRegion(text) || isTownInCountry(text);
}

/** `Office Manager, Miami Valley Pediatrics, Dayton, OH`: behind a post and an employer, or behind what is no post. */
function isTownOfEmployer(piece: HeaderPiece, left: string, right: string): boolean {
  if (!isTownInSomething(right)) return false;
  const standsOut = piece.row > 0 || piece.order > 0 || piece.bold || !/\p{Ll}/u.test(left);
  return piece.joint === ',' || left.includes(',') || (standsOut && postScore(left) < 1);
}

/** A head of one fact with a comma in it holds two: `Store Manager, Torrance Electronics`. */
function forceSplit(pieces: HeaderPiece[]): HeaderPiece[] {
  const facts = pieces.filter((piece) => !isPlace(piece.text));
  const [only] = facts;
  if (facts.length !== 1 || !only) return pieces;
  const match = INNER_COMMA.exec(only.text);
  if (!match) return pieces;
  const left = postScore(only.text.slice(0, match.index));
  const right = postScore(only.text.slice(match.index + match[0].length));
  if (Math.max(left, right) < 2 && right > -2.5) return pieces;
  return pieces.flatMap((piece) => (piece === only ? partedAt(only, match, ',') : [piece]));
}

const CONTRACT =
  /^(?:full|part|fixed|penuh|paruh|kontrak|contract|magang|intern|internship|freelance|lepas|remote|hybrid|wfh|on-?site|maternity|cuti|temporary|sementara|acting|plt|pjs|tetap|permanent|volunteer|relawan|sukarela(?:wan)?|persero|tbk|startup|start-up|rintisan|seasonal|musiman|promoted|promosi|shift|outsourc\p{L}*|trainee|probation|pkl|kkn|\d+)\b/iu;

/** `Perawat (RS Bhakti Husada)`: a head of one fact holds the employer in brackets. */
function splitBrackets(pieces: HeaderPiece[]): HeaderPiece[] {
  const facts = pieces.filter((piece) => !isPlace(piece.text));
  const [only] = facts;
  if (facts.length !== 1 || !only) return pieces;
  const match = /^(.+?)\s*\(([^()]{3,})\)$/u.exec(only.text);
  if (!match || CONTRACT.test(match[2]!) || isPlace(match[2]!) || !/^[\p{Lu}\d]/u.test(match[2]!))
    return pieces;
  const head = { ...only, ...slicePiece(only, 0, match[1]!.length) };
  const tail = {
    ...only,
    ...slicePiece(only, only.text.lastIndexOf('(') + 1, only.text.length - 1),
    joint: '(',
  };
  return pieces.flatMap((piece) => (piece === only ? [head, tail] : [piece]));
}

/** The row, the place and the looks of a piece, and which of them it is where only a comma parted several: `Employer, Post`. */
function slotOf(piece: HeaderPiece, pieces: readonly HeaderPiece[]): string {
  const alike = pieces.filter((each) => each.row === piece.row && styleOf(each) === styleOf(piece));
  const isWorded = alike.some(({ joint }) => /\p{L}/u.test(joint));
  const part = alike.length > 1 && !isWorded ? `|${alike.indexOf(piece)} of ${alike.length}` : '';
  return `${styleOf(piece)}|${Math.min(piece.row, 3)}|${Math.min(piece.order, 1)}${part}`;
}

function styleOf({ bold, italic, size, colour }: HeaderPiece): string {
  return `${bold}|${italic}|${size.toFixed(1)}|${colour}`;
}

/** What pieces of the same place and looks read like on average over the section's entries. */
function slotScores(all: readonly Facts[]): Map<string, number> {
  if (!isOn('slot-scores')) return new Map();
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { pieces } of all)
    for (const piece of pieces) {
      const key = slotOf(piece, pieces);
      const slot = sums.get(key) ?? { sum: 0, count: 0 };
      slot.sum += postScore(piece.text);
      slot.count += 1;
      sums.set(key, slot);
    }
  return new Map([...sums].map(([key, { sum, count }]) => [key, sum / count]));
}

/** A row of a table says by its columns what is what. */
function fromTableRow(line: Line): WorkEntry {
  const cell = (role: TableRole) =>
    line.cells.find((each) => each.role === role && /[\p{L}\p{N}]/u.test(each.text));
  const value = (role: TableRole) => {
    const at = cell(role);
    const piece = at && withoutMark(at);
    return piece && found(piece.text, [piece], 0.9);
  };
  const texts = line.cells.filter((each) => each.role === 'text');
  const date = cell('date');
  const dates = date ? bestDates(lineFacts({ ...line, cells: [date] }, 0).dates) : undefined;
  // A seaman's table may name but the ships.
  const organization = value('organisation') ?? value('name') ?? value('place');
  const place = organization && placeTail(organization.value);
  return {
    // `Bagian`, `Divisi`: the next best that is known.
    jobTitle: value('post') ?? value('unknown'),
    organization:
      organization && place !== undefined
        ? { ...organization, value: organization.value.slice(0, place) }
        : organization,
    location: cell('organisation') || cell('name') ? value('place') : undefined,
    dates: dates && found(inOnePeriod(dates.span), [dates.piece], 0.93),
    description:
      (texts.length > 1 ? descriptionOf([{ ...line, cells: texts }]) : value('text')) ??
      (cell('organisation') && value('name')),
  };
}

function placeTail(text: string): number | undefined {
  for (const match of text.matchAll(/\s*,\s+|\s+[|–—-]\s+/g))
    if (isPlace(text.slice(match.index + match[0].length))) return match.index;
  return undefined;
}

/** `Reported to: Head of Unit` behind a post. */
const REPORTS =
  /^(?:report(?:s|ed|ing) (?:directly )?to\b|(?:supervisor|supervised by|atasan(?: langsung)?)\s*:)/i;

/** `Department: Emergency Room (ER)` below a post and its employer. */
const PART_OF_HOUSE =
  /^(?:department|dept\.?|departemen|division|divisi|unit(?: kerja)?|team|tim|industry|sector|bidang usaha|jenis usaha)\s*:\s/i;

/** `GS-0301-09` behind a post. */
const PAY_GRADE = /^[A-Z]{1,4}[- ]?\d{2,4}(?:[-/]\d{1,3})*$/;

function toEntry(facts: Facts, slots: ReadonlyMap<string, number>): WorkEntry {
  const [row] = facts.entry.head;
  if (row && isTableRow(row)) {
    const entry = fromTableRow(row);
    return { ...entry, description: inTurn(entry.description, descriptionOf(facts.entry.text)) };
  }
  const terms = facts.pieces.filter((piece) => isTerms(piece, facts.pieces));
  if (terms[0] && isOtherFact(terms[0], facts.pieces)) terms.shift();
  const names = facts.pieces.filter(
    (piece) =>
      /\p{L}{2}/u.test(piece.text) &&
      !PAY_GRADE.test(piece.text) &&
      !REPORTS.test(piece.text) &&
      !(PART_OF_HOUSE.test(piece.text) && facts.pieces.length > 1) &&
      !terms.includes(piece),
  );
  const plain = names.filter((piece) => !isWebAddress(piece.text));
  const scored = (
    plain.length === 1 ? names.filter((piece) => piece === plain[0] || isNameOfSite(piece, plain[0]!)) : plain
  ).map((piece) => ({
    piece,
    score:
      postScore(piece.text) +
      1.2 * (slots.get(slotOf(piece, facts.pieces)) ?? 0) +
      jointScore(piece) +
      placeScore(piece, facts.locations) +
      (isPartOfSchool(piece, plain) ? OF_PART : 0),
  }));
  const entry: WorkEntry = {};
  if (scored.length === 1) {
    const only = scored[0]!;
    if (only.score >= 0 && !facts.isEmployer) entry.jobTitle = fromPiece(only.piece);
    else entry.organization = fromPiece(only.piece);
  } else if (scored.length > 1) {
    const ranked = scored.toSorted((a, b) => b.score - a.score);
    const title = ranked.find(({ piece }) => outranks(piece, ranked[0]!.piece, facts.pieces)) ?? ranked[0]!;
    const rest = scored.filter((each) => each !== title);
    const ranks = rest.toSorted((a, b) => a.score - b.score || a.piece.row - b.piece.row);
    const organization = { ...ranks[0]!, piece: withoutMotto(ranks[0]!.piece, title.piece, facts) };
    entry.jobTitle = withoutPlace(withSecondHalf(title.piece, organization.piece, facts));
    entry.organization = withoutPlace(withUnit(organization.piece, title.piece, facts));
  }
  // `2012 – Present   Self-employed`, and nothing else.
  if (scored.length === 0 && terms[0] && facts.dates.length > 0) entry.jobTitle = fromPiece(terms[0]);
  else if (terms[0]) entry.employment = fromPiece(terms[0]);
  const place = townAndCountry(facts.locations);
  if (place) entry.location = locationOf(place);
  const dates = bestDates(facts.dates);
  if (dates) entry.dates = found(inOnePeriod(dates.span), [dates.piece], 0.95);
  const { address, told } = withoutAddressLine(facts.entry.text);
  const url = address ?? facts.pieces.find((piece) => isWebAddress(piece.text));
  if (url) entry.url = fromPiece(url);
  entry.description = descriptionOf(told);
  return entry;
}

const PART_OF_SCHOOL =
  /^(?:department|dept\.?|faculty|school|division|departemen|fakultas|jurusan|program studi|prodi)\s/i;
const OF_PART = 8;

/** `Department of Physics | Advisor: …` below a post at a university: the university is the employer. */
function isPartOfSchool({ text, row }: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  if (!PART_OF_SCHOOL.test(text) || schoolScore(text) >= 3) return false;
  return all.some((other) => other.row < row && schoolScore(other.text) >= 3);
}

/** `Intern - Computer Vision` below the employer, `Senior Kotlin | Vue Developer` over it: both halves are the post. */
function withSecondHalf(title: HeaderPiece, employer: HeaderPiece, { pieces, entry }: Facts): HeaderPiece {
  if (employer.row === title.row && employer.cell === title.cell) return title;
  const at = pieces.indexOf(title);
  const isHalf = (half: HeaderPiece | undefined): half is HeaderPiece =>
    half !== undefined &&
    styleOf(half) === styleOf(title) &&
    postScore(half.text) > -1 &&
    !CONTRACT.test(half.text);
  const [before, behind] = [pieces[at - 1], pieces[at + 1]];
  const printed = [
    ...(isHalf(behind)
      ? [' - ', ' – ', ' — ', ' | '].map((joint) => joinPieces([title, behind], joint))
      : []),
    ...(isHalf(before) && before !== employer ? [joinPieces([before, title], ' | ')] : []),
  ].find(({ text }) => isPrinted(text, title, entry));
  return printed ? { ...title, ...printed } : title;
}

/** `**SITA** · Environmental assessment tooling for aviation` below a post: what stands out names the employer, the rest says what it is about. */
function withoutMotto(employer: HeaderPiece, title: HeaderPiece, { pieces }: Facts): HeaderPiece {
  const name = pieces[pieces.indexOf(employer) - 1];
  if (!name || name === title || name.row !== employer.row || name.cell !== employer.cell) return employer;
  if (name.row === title.row || name.order > 0 || styleOf(name) === styleOf(employer)) return employer;
  const words = employer.text.split(/\s+/);
  const isMotto =
    words.length > 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 >= words.length;
  return isMotto && postScore(name.text) < 1.5 ? name : employer;
}

/** What a university or a school has within it. */
const UNIT =
  /\b(?:lab(?:oratory|s)?|laborator(?:ium|y)|club|klub|ukm|himpunan|society|association|council|cent(?:er|re)|research group|pusat studi|library|perpustakaan)\b/i;

/** `**Lead** — Marketing Club, State University`: a part of the school that stands before its name. */
function withUnit(school: HeaderPiece, title: HeaderPiece, { pieces, entry }: Facts): HeaderPiece {
  const unit = pieces[pieces.indexOf(school) - 1];
  if (!unit || unit === title || !UNIT.test(unit.text) || schoolScore(school.text) < 3) return school;
  if (unit.row !== school.row || (title.row === unit.row && styleOf(title) === styleOf(unit))) return school;
  const whole = joinPieces([unit, school], ', ');
  return isPrinted(whole.text, school, entry) ? { ...unit, ...whole } : school;
}

function isPrinted(text: string, { row, cell }: HeaderPiece, { head }: Entry): boolean {
  return head[row]?.cells[cell]?.text.includes(text) === true;
}

/** `https://tokomaju.example/` right below the head, or in full below the last sentence, says where the employer is found, not what was done. */
function withoutAddressLine(text: readonly Line[]): { address?: Piece; told: readonly Line[] } {
  const [first, last] = [text[0], text.at(-1)];
  if (first && isAddressLine(first)) return { address: pieceOf(first.cells[0]!), told: text.slice(1) };
  const isBelowSentence = /[.!?]$/.test(text.at(-2)?.text ?? '');
  if (last && isBelowSentence && isAddressLine(last) && /^(?:https?:\/\/|www\.)/i.test(last.text))
    return { address: pieceOf(last.cells[0]!), told: text.slice(0, -1) };
  return { told: text };
}

function isAddressLine({ cells: [cell, ...others] }: Line): boolean {
  return cell !== undefined && others.length === 0 && cell.bullet === 0 && isWebAddress(cell.text);
}

/** The terms of a job: `Full-time`, or `Volunteer` in passing behind the employer, below a post. */
function isTerms(piece: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  if (KIND_OF_WORK.test(piece.text) || isStepBehind(piece, all)) return true;
  const isContract = CONTRACT.exec(piece.text)?.[0] === piece.text;
  return isContract && all.some((other) => isAbove(other, piece, all) || headsRow(other, piece, all));
}

/** `Backend Developer | Intern`: how somebody held the post before it. */
function isStepBehind(piece: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  const before = all[all.indexOf(piece) - 1];
  return before?.row === piece.row && /^(?:intern|trainee)$/i.test(piece.text) && postScore(before.text) >= 2;
}

/** `**HR Generalist** · Kopi Senja · Volunteer`: it stands out or reads like a post at the head of a line in which the other one follows a third fact. */
function headsRow(first: HeaderPiece, later: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  const row = all.filter((each) => each.row === later.row);
  const isPost = styleOf(first) !== styleOf(later) || postScore(first.text) >= 1.5;
  return row[0] === first && row.indexOf(later) > 1 && isPost;
}

const INTERNSHIP = /^(?:magang|internship|PKL|KKN)$/i;
const SELF_EMPLOYED = /^(?:self-employed|wiraswasta|wirausaha)$/i;
const OWN_ACCOUNT = /^(?:freelance|self-employed|lepas)$/i;

/** `Magang` in a line of its own with nothing but an employer is the post; `Freelance` in one that stands out above a post is the employer. */
function isOtherFact(terms: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  const others = all.filter(
    (piece) => piece !== terms && !isPlace(piece.text) && /\p{L}{2}/u.test(piece.text),
  );
  const [only] = others;
  if (!only || others.length > 1) return false;
  if (INTERNSHIP.test(terms.text) && AT.test(only.joint)) return true;
  // In a margin it stands where the other jobs name their employers.
  if (terms.label && !only.label) return OWN_ACCOUNT.test(terms.text);
  const isLead = terms.order === 0 && styleOf(terms) !== styleOf(only) && only.row === terms.row;
  if (INTERNSHIP.test(terms.text) && isLead) return postScore(only.text) < 1;
  if (all.some((piece) => piece !== terms && piece.row === terms.row)) return false;
  if (INTERNSHIP.test(terms.text)) return postScore(only.text) < 1;
  return OWN_ACCOUNT.test(terms.text) && terms.row < only.row && styleOf(terms) !== styleOf(only);
}

/** Of two texts that read like posts, the one that heads the entry is it, not the one behind another fact below. */
function outranks(piece: HeaderPiece, other: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  return postScore(piece.text) >= 2 && isAbove(piece, other, all);
}

/** It stands out in a line of its own above, and the lower one only follows another fact. */
function isAbove(upper: HeaderPiece, lower: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  const rowOf = (piece: HeaderPiece) => all.filter((each) => each.row === piece.row);
  const follows = rowOf(lower).indexOf(lower) > 0;
  return follows && upper.row < lower.row && rowOf(upper).length === 1 && styleOf(upper) !== styleOf(lower);
}

function inTurn(first?: Found<string>, second?: Found<string>): Found<string> | undefined {
  if (!first || !second) return first ?? second;
  return found(`${first.value}\n${second.value}`, [...first.pieces, ...second.pieces], first.confidence);
}

/** A job with one date began and ended within it. */
function inOnePeriod(span: DateSpan): DateSpan {
  return span.single && span.end ? { ...span, start: span.end } : span;
}

const AT = /^(?:di|at(?: the)?|@|pada)$/i;

/** `di` and `at` stand before the organisation, `sebagai` before the post. */
function jointScore(piece: HeaderPiece): number {
  if (/^(?:sebagai|as)$/i.test(piece.joint)) return 4;
  if (/^bagian$/i.test(piece.joint)) return 2;
  return AT.test(piece.joint) ? -2 : 0;
}

const BESIDE_PLACE = 1.5;

/** A place is named with an employer more often than with a post. */
function placeScore({ text, row, cell, order }: HeaderPiece, locations: readonly HeaderPiece[]): number {
  const comma = text.indexOf(',');
  // `EY | Warsaw, Poland` at the right of a post
  const isBefore = (place: HeaderPiece) =>
    place.row === row && place.cell === cell && place.order === order + 1;
  if (cell > 0 && locations.some(isBefore)) return -BESIDE_PLACE;
  return comma > 0 && isPlace(text.slice(comma + 1)) ? -0.7 : 0;
}

export function isWebAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+$|^\S+\.(?:com|net|org|io|dev|id)(?:\/\S*)?$/i.test(text);
}

/** `Tiket.com`, `Developer / arunika.example`: a site that goes by its address, where no other employer is named; below the head's first line only beside a post. */
function isNameOfSite({ text, row, order, cell }: HeaderPiece, other: HeaderPiece): boolean {
  if (row > 0 && postScore(other.text) <= 0) return false;
  return ((row === 0 && order > 0 && cell === 0) || /^\p{Lu}/u.test(text)) && SITE_NAME.test(text);
}

const SITE_NAME = /^(?!www\.)\p{L}[\p{L}\d-]*\.\p{L}{2,3}$/u;

/** A ship or a building site, which stands where others name a town: `PT Tirta Line, MV Tirta Sejati`. */
const SITE = /^(?:KM|KMP|MV|M\/V|MT|TB|SPOB|AHTS|LCT|KRI)\.? \p{Lu}|^Proyek \p{Lu}/u;

function withoutPlace(whole: HeaderPiece): Found<string> {
  const piece = withoutRemark(whole);
  const comma = piece.text.lastIndexOf(',');
  const tailTown = /,\s+([^,]+,[^,()]+)$/u.exec(piece.text);
  if (tailTown && isTownInRegion(tailTown[1]!)) return fromPiece(slicePiece(piece, 0, tailTown.index));
  const from = comma > 0 ? comma : undefined;
  const tail = from === undefined ? '' : piece.text.slice(from + 1).trim();
  const place = isPlace(tail) || SITE.test(tail) ? from : undefined;
  const inBrackets = /\s*\(([^()]+)\)$/.exec(piece.text);
  const again =
    from !== undefined && repeats(piece.text.slice(0, from), piece.text.slice(from + 1)) ? from : undefined;
  const town = inBrackets?.[1] ?? '';
  const isTownInBrackets = isPlace(town) || isTownInRegion(town) || isTownInCountry(town);
  const inTown = /\s+(?:in|di)\s+(\p{Lu}[^,]*)$/u.exec(piece.text);
  const cut =
    place ??
    again ??
    (inBrackets && isTownInBrackets ? inBrackets.index : undefined) ??
    (inTown && placeKind(inTown[1]!) === 'city' ? inTown.index : undefined);
  const clean = cut === undefined ? piece : trimmed(slicePiece(piece, 0, cut));
  return clean ? fromPiece(clean) : fromPiece(piece);
}

/** `…, El Paso, TX (Level I Trauma, 28-bed unit)`: what stands in brackets behind the place is about the employer. */
function withoutRemark(piece: HeaderPiece): HeaderPiece {
  const remark = /\s*\([^()]*,[^()]*\)$/.exec(piece.text);
  if (!remark) return piece;
  const rest = slicePiece(piece, 0, remark.index);
  const comma = rest.text.indexOf(',');
  return comma > 0 && (isPlace(rest.text.slice(comma + 1)) || isTownInRegion(rest.text.slice(comma + 1)))
    ? { ...piece, ...slicePiece(rest, 0, comma) }
    : piece;
}

/** `RSUD Tarutung, Tarutung`: a town that the name already ends in. */
function repeats(name: string, tail: string): boolean {
  return tail.trim().length > 3 && name.trim().endsWith(` ${tail.trim()}`);
}

function fromPiece(piece: Piece): Found<string> {
  return found(piece.text, [piece], 0.85);
}

/** Of 65 places that the lists know in 48 files nobody had mended for, all were right. */
const SURE_OF_PLACE = 0.95;

/** `Bilbao` and behind a comma `Spain` are one place. */
function townAndCountry([town, country]: readonly HeaderPiece[]): HeaderPiece | undefined {
  const isOne = town && country?.joint === ',' && country.row === town.row && country.cell === town.cell;
  return isOne ? { ...town, ...joinPieces([town, country], ', ') } : town;
}

function locationOf(place: HeaderPiece): Found<string> {
  const clean = trimmed(slicePiece(place, 0, place.text.replace(/[\s/]+$/, '').length)) ?? place;
  return { ...fromPiece(clean), ...(isPlace(clean.text) && { confidence: SURE_OF_PLACE }) };
}

export function bestDates(dates: Facts['dates']): Facts['dates'][number] | undefined {
  const ranges = dates.find(({ span }) => !span.single);
  if (ranges) return ranges;
  const [first, second] = dates;
  if (first && second && first.span.end && second.span.end) {
    const [start, end] =
      first.span.end.year <= second.span.end.year
        ? [first.span.end, second.span.end]
        : [second.span.end, first.span.end];
    return { span: { ...first.span, start, end, single: false }, piece: first.piece };
  }
  return first;
}

/** Several posts at one employer: the ones that name none stand under the one that does. */
function inherit(entries: WorkEntry[]): WorkEntry[] {
  if (!isOn('inherit-employer')) return entries;
  let last: Found<string> | undefined;
  for (const entry of entries) {
    // An employer below its post stands for that post alone.
    if (entry.organization)
      last = isBelow(entry.organization, entry.jobTitle) ? undefined : entry.organization;
    else if (SELF_EMPLOYED.test(entry.employment?.value ?? ''))
      entry.organization = { ...entry.employment!, confidence: 0.6 };
    else if (last && entry.jobTitle && entry.dates && !isCareerBreak(entry.jobTitle.value))
      entry.organization = { ...last, confidence: 0.6 };
  }
  return entries;
}

function isBelow(lower: Found<string>, upper: Found<string> | undefined): boolean {
  const [below, above] = [lower.pieces[0]?.items[0], upper?.pieces[0]?.items[0]];
  return below !== undefined && above !== undefined && below.baseline > above.baseline + above.size / 2;
}
