import { hasPeriod } from '../../dates/find-dates.ts';
import { found, type Found } from '../../fields/found.ts';
import type { Line } from '../../layout/line.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { schoolScore } from '../../lexicon/education-words.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { isPlace } from '../../places/find-place.ts';
import { type Piece, joinPieces, pieceOf, slicePiece } from '../../text/piece.ts';
import { descriptionOf } from '../describe.ts';
import type { HeaderPiece } from '../header-pieces.ts';
import { type Entry, isTableRow } from '../split-entries.ts';
import { CONTRACT, TOWN } from './head-facts.ts';
import { inTurn, isNameOfSite, isWebAddress, jointScore, placeScore, SITE_NAME } from './piece-scores.ts';
import {
  fromPiece,
  locationOf,
  townAndCountry,
  townBehindIn,
  townInBrackets,
  withoutPlace,
} from './places-of-pieces.ts';
import { bestDates, inOnePeriod } from './posts-of-employer.ts';
import { slotOf, styleOf } from './slots.ts';
import { fromTableRow } from './table-row.ts';
import { INTERNSHIP, isOtherFact, isTerms, outranks } from './terms.ts';
import type { Facts, WorkEntry } from './work-entry.ts';

/** `Reported to: Head of Unit` behind a post. */
const REPORTS =
  /^(?:report(?:s|ed|ing) (?:directly )?to\b|supervised by\b|under the supervision of\b|dibimbing oleh\b|(?:supervisor|atasan(?: langsung)?)\s*:)/i;

/** `Department: Emergency Room (ER)` below a post and its employer. */
const PART_OF_HOUSE =
  /^(?:department|dept\.?|departemen|division|divisi|unit(?: kerja)?|team|tim|industry|sector|bidang usaha|jenis usaha)\s*:\s/i;

/** `Bagian Logistik`, `Textiles Department`: a part of the house and nothing else. */
const PART_ALONE =
  /^(?:Divisi|Bagian|Seksi|Dept\.)(?: (?:\p{Lu}[\p{L}-]*|&|dan|and)){1,4}$|^(?:\p{Lu}[\p{L}-]* (?:& |and )?){1,3}(?:Department|Division|Team)$/u;

/** `PT Arunika (Bagian Gudang)` */
const PART_IN_BRACKETS =
  /\s*[[(](?:divisi|bagian|seksi|unit|departemen|dept\.?|department|division|team|tim)\s[^()[\]]+[)\]]$/iu;

/** Neither the post nor the employer, where both are named besides. */
function isPartBeside(piece: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  if (!PART_ALONE.test(piece.text)) return false;
  const others = all.filter((other) => other !== piece && /\p{L}{2}/u.test(other.text));
  const post = others.find((other) => postScore(other.text) >= 1);
  return post !== undefined && others.some((other) => other !== post && postScore(other.text) < 1);
}

/** `Arunika` in a cell of its own, then `Software Intern • Platform`: what a dot parts from the post is no second employer. */
function isTeamBehindPost({ text, row, cell, order }: HeaderPiece, { pieces, entry }: Facts): boolean {
  if (cell === 0 || !/[•·]\s+$/.test(entry.head[row]?.cells[cell]?.text.split(text)[0] ?? '')) return false;
  const inRow = pieces.filter((other) => other.row === row);
  const post = inRow.find((other) => other.cell === cell && other.order === order - 1);
  return (
    post !== undefined &&
    postScore(post.text) >= 1 &&
    inRow.some((other) => other.cell < cell && /\p{L}{2}/u.test(other.text) && postScore(other.text) < 1)
  );
}

const UNIT_OF_HOUSE = /^(?:Unit|Cabang|Cab\.|KCP?|Kanwil|Kantor (?:Cabang|Unit|Wilayah|Pusat)) \p{Lu}/u;

/** `Bank BRI - Unit Godean`: which of its offices, as a part of the name. */
function withUnit(employer: HeaderPiece, { pieces, entry }: Facts): HeaderPiece {
  const { row, cell, items } = employer;
  const unit = pieces.find(
    (piece) =>
      piece.row === row &&
      piece.cell === cell &&
      UNIT_OF_HOUSE.test(piece.text) &&
      piece.items[0] !== items[0],
  );
  const printed =
    unit &&
    DASHES.map((dash) => joinPieces([employer, unit], dash)).find(({ text }) =>
      isPrinted(text, employer, entry),
    );
  return printed ? { ...employer, ...printed } : employer;
}

function withoutPart(piece: HeaderPiece): HeaderPiece {
  const part = PART_IN_BRACKETS.exec(piece.text);
  return part && part.index > 1 ? { ...piece, ...slicePiece(piece, 0, part.index) } : piece;
}

/** Under a heading of placements: what does not read like a post is the place. */
const LEAST_OF_PLACED = 0.6;

/** `GS-0301-09` behind a post. */
const PAY_GRADE = /^[A-Z]{1,4}[- ]?\d{2,4}(?:[-/]\d{1,3})*$/;

export function toEntry(facts: Facts, slots: ReadonlyMap<string, number>, isPlacement: boolean): WorkEntry {
  const [row] = facts.entry.head;
  if (row && isTableRow(row)) {
    const entry = fromTableRow(row);
    return { ...entry, description: inTurn(entry.description, descriptionOf(facts.entry.text)) };
  }
  const terms = facts.pieces.filter((piece) => isTerms(piece, facts.pieces));
  if (terms[0] && isOtherFact(terms[0], facts.pieces)) terms.shift();
  const remark = behindTown(facts) ?? behindEmployer(facts) ?? belowBoth(facts) ?? belowPeriod(facts);
  const isDeed = remark !== undefined && isLineBelow(remark, facts.entry);
  const about = isDeed ? undefined : remark;
  const names = facts.pieces.filter(
    (piece) =>
      !(remark && isWithin(piece, remark)) &&
      /\p{L}{2}/u.test(piece.text) &&
      !PAY_GRADE.test(piece.text) &&
      !REPORTS.test(piece.text) &&
      !(PART_OF_HOUSE.test(piece.text) && facts.pieces.length > 1) &&
      !isPartBeside(piece, facts.pieces) &&
      !isTeamBehindPost(piece, facts) &&
      !terms.includes(piece),
  );
  // `Arunika.io` where another entry names its employer in plain words.
  const plain = names.filter(
    (piece) =>
      !isWebAddress(piece.text) ||
      (SITE_NAME.test(piece.text) && piece.row > 0 && slots.has(slotOf(piece, facts.pieces))),
  );
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
  let town: Piece | undefined;
  if (scored.length === 1) {
    const only = scored[0]!;
    const isPost = isPlacement ? postScore(only.piece.text) >= LEAST_OF_PLACED : only.score >= 0;
    if (isPost && !facts.isEmployer) entry.jobTitle = fromPiece(only.piece);
    else entry.organization = fromPiece(only.piece);
    // `PT Arunika - Magang`: nothing else says what somebody was there.
    if (!entry.jobTitle && terms[0] && INTERNSHIP.test(terms[0].text))
      entry.jobTitle = fromPiece(terms.shift()!);
  } else if (scored.length > 1) {
    const ranked = scored.toSorted((a, b) => b.score - a.score);
    const title = ranked.find(({ piece }) => outranks(piece, ranked[0]!.piece, facts.pieces)) ?? ranked[0]!;
    const rest = scored.filter((each) => each !== title);
    const ranks = rest.toSorted((a, b) => a.score - b.score || a.piece.row - b.piece.row);
    const organization = ranks[0]!;
    entry.jobTitle = withoutPlace(withSecondHalf(title.piece, organization.piece, facts));
    entry.organization = withoutPlace(withUnit(withoutPart(organization.piece), facts));
    town =
      townInBrackets(organization.piece) ??
      townInBrackets(title.piece) ??
      townBehindIn(organization.piece) ??
      townBehind(organization.piece, title.piece, names);
  }
  if (entry.jobTitle) entry.jobTitle = withoutMeans(entry.jobTitle);
  if (entry.organization) entry.organization = withoutRemark(entry.organization);
  // `2012 – Present   Self-employed`, and nothing else.
  if (scored.length === 0 && terms[0] && facts.dates.length > 0) entry.jobTitle = fromPiece(terms[0]);
  else if (terms[0]) entry.employment = fromPiece(terms[0]);
  const place = townAndCountry(facts.locations);
  if (place) entry.location = locationOf(place);
  else if (town) entry.location = fromPiece(town);
  if (about) entry.about = found(about.text, [about], 0.8);
  const dates = bestDates(facts.dates);
  if (dates) entry.dates = found(inOnePeriod(dates.span), [dates.piece], 0.95);
  const { address, text } = withoutAddressLine(facts.entry.text);
  const url = address ?? facts.pieces.find((piece) => isWebAddress(piece.text));
  if (url) entry.url = fromPiece(url);
  const deed = isDeed ? found(remark.text, [remark], 0.8) : undefined;
  entry.description = inTurn(deed, descriptionOf(text));
  return entry;
}

/** Three things and more. */
const LIST_IN_BRACKETS = /\s*\((?:[^(),]+,){2,}[^(),]+\)$/u;

/** `Backend Developer (PHP, Laravel, MySQL)`: the post without what was used in it. */
function withoutMeans(post: Found<string>): Found<string> {
  const list = LIST_IN_BRACKETS.exec(post.value);
  return list && list.index > 1 ? { ...post, value: post.value.slice(0, list.index) } : post;
}

const NAMES_FIRM = -2;

/** `Toko Arunika (usaha sendiri)`, `PO. Arunika (jurusan Kudus – Jakarta)`: what is remarked of the employer begins with a small letter. */
function withoutRemark(employer: Found<string>): Found<string> {
  const remark = /\s+\((\p{Ll}[^()]*)\)$/u.exec(employer.value);
  // `(lewat PT Arunika)`: who else employed them.
  return remark && remark.index > 1 && postScore(remark[1]!) > NAMES_FIRM
    ? { ...employer, value: employer.value.slice(0, remark.index) }
    : employer;
}

/** `**Arunika Laut** — Lovina` beside the post: a town that no list knows, behind an employer. */
function townBehind(employer: HeaderPiece, title: HeaderPiece, names: readonly HeaderPiece[]) {
  const { row, cell, order } = employer;
  return names.find(
    (piece) =>
      piece !== title &&
      piece.row === row &&
      piece.cell === cell &&
      piece.order === order + 1 &&
      TOWN.test(piece.text) &&
      !CONTRACT.test(piece.text) &&
      Math.abs(postScore(piece.text)) < 1,
  );
}

/** `Jasa keuangan` of `Arunika · Penuh waktu · Kudus · Jasa keuangan`: what the employer does, where a post and an employer are named. */
function behindTown(facts: Facts): HeaderPiece | undefined {
  for (const town of facts.locations) {
    const about = nextToTown(town, facts.entry);
    const isFact =
      !about ||
      CONTRACT.test(about.text) ||
      isPlace(about.text) ||
      isWebAddress(about.text) ||
      isMostlyDate(about.text) ||
      dotted(about.text).includes(' · ');
    if (!isFact && /\p{L}{3}/u.test(about.text) && areBothNamed(facts, about)) return about;
  }
  return undefined;
}

/** Bars part facts as dots do. */
const dotted = (text: string) => text.replaceAll(' | ', ' · ');

/** Behind a dot after the town, or alone in the line below where the town ends a row of dots. */
function nextToTown(town: HeaderPiece, { head }: Entry): HeaderPiece | undefined {
  const cell = head[town.row]?.cells[town.cell];
  if (!cell) return undefined;
  const printed = dotted(cell.text);
  const behind = ` · ${printed}`.indexOf(` · ${town.text} · `);
  if (behind >= 0) return { ...town, ...withoutSite(pieceOf(cell), behind + town.text.length + 3) };
  const [below, ...others] = head[town.row + 1]?.cells ?? [];
  const isBelow = printed.endsWith(` · ${town.text}`) && below && others.length === 0 && below.bullet === 0;
  return isBelow ? { ...town, ...withoutSite(pieceOf(below), 0), row: town.row + 1, cell: 0 } : undefined;
}

/** `Jasa keuangan` of `Jasa keuangan · arunika.example` */
function withoutSite(piece: Piece, from: number): Piece {
  const dot = dotted(piece.text).indexOf(' · ', from);
  const isSiteLast = dot > 0 && isWebAddress(piece.text.slice(dot + 3));
  return slicePiece(piece, from, isSiteLast ? dot : piece.text.length);
}

/** `Servis mesin diesel`, alone in the last line of a head and not behind a dot: what was done. */
function isLineBelow({ row, text }: HeaderPiece, { head, text: below }: Entry): boolean {
  const [cell, ...others] = head[row]?.cells ?? [];
  const isLast = row === head.length - 1 && below.length === 0;
  return isLast && others.length === 0 && cell?.text === text;
}

/** `Servis mesin diesel` below a post in one line and a sure employer in the next. */
function belowBoth({ pieces, entry }: Facts): HeaderPiece | undefined {
  const [last, employer, post] = pieces.toReversed();
  if (!last || !employer || !post || !KIND_OF_HOUSE.test(last.text) || postScore(last.text) >= 1)
    return undefined;
  const isBelow = post.row < employer.row && employer.row < last.row && isLineBelow(last, entry);
  return isBelow && postScore(employer.text) <= -2 && !isPlace(last.text) && !CONTRACT.test(last.text)
    ? last
    : undefined;
}

/** `Invoicing software for small firms` below a post, an employer in letters of its own and their period, each in its line: what the employer does. */
function belowPeriod({ pieces, entry: { head } }: Facts): HeaderPiece | undefined {
  const last = pieces.at(-1);
  const dated = head.findIndex(({ text }) => hasPeriod(text));
  const isBelow = last && dated > 1 && last.row === dated + 1 && last.row === head.length - 1;
  if (!isBelow || head[last.row]!.text !== last.text || postScore(last.text) >= 1) return undefined;
  const names = pieces.filter(({ row, text }) => row < dated && /\p{L}{2}/u.test(text));
  const [post, employer] = names.toSorted((a, b) => postScore(b.text) - postScore(a.text));
  const areNamed = names.length === 2 && post!.row !== employer!.row && postScore(post!.text) >= 1;
  if (!areNamed || styleOf(employer!) === styleOf(last) || isPlace(last.text)) return undefined;
  return SMALL_WORDS.test(last.text) ? last : undefined;
}

const SMALL_WORDS = /^\p{Lu}[\p{L}&/-]*(?: [\p{L}\p{N}.,&/-]+)* \p{Ll}[\p{L}/-]*/u;

/** Capital letter at the head and small words behind: `Sales engagement platform`, `Jasa keuangan`. */
const KIND_OF_HOUSE = /^\p{Lu}[\p{L}&/-]*(?: [\p{L}&/-]+)* \p{Ll}[\p{L}/-]*$/u;

/**
 * `Allen Institute · Non-profit research institute` below a post, or the kind behind the period in the line below the employer: what stands first
 * is the employer's name.
 */
function behindEmployer({ pieces, entry }: Facts): HeaderPiece | undefined {
  const rowOf = (piece: HeaderPiece) => pieces.filter(({ row }) => row === piece.row);
  const cellOf = ({ row, cell }: HeaderPiece) => ` · ${dotted(entry.head[row]?.cells[cell]?.text ?? '')} · `;
  return pieces.find((about, at) => {
    const employer = pieces[at - 1];
    const isFact =
      !KIND_OF_HOUSE.test(about.text) ||
      CONTRACT.test(about.text) ||
      isPlace(about.text) ||
      postScore(about.text) >= 1;
    if (!employer || isFact || !cellOf(about).includes(` · ${about.text} · `)) return false;
    const top = pieces[at - 2];
    const isAbove = employer.row === about.row - 1 && rowOf(employer).length === 1;
    const first = top?.row === employer.row ? `${top.text} · ${employer.text}` : employer.text;
    const isFirst = employer.row === about.row && cellOf(employer).startsWith(` · ${first} · `);
    return (isAbove || isFirst) && top !== undefined && postScore(top.text) >= 1;
  });
}

/** A post, and an employer in another line or behind a dot. */
function areBothNamed({ entry, pieces }: Facts, about: HeaderPiece): boolean {
  const others = pieces.filter((piece) => !isWithin(piece, about) && /\p{L}{2}/u.test(piece.text));
  const post = others.find(({ text }) => postScore(text) >= 1);
  if (!post) return false;
  const row = dotted(entry.head[post.row]?.cells[post.cell]?.text ?? '');
  return others.some(
    (other) =>
      other !== post &&
      !CONTRACT.test(other.text) &&
      (other.row !== post.row || other.cell !== post.cell || ` · ${row}`.includes(` · ${other.text}`)),
  );
}

const isWithin = (piece: HeaderPiece, { row, cell, text }: HeaderPiece) =>
  piece.row === row && piece.cell === cell && text.includes(piece.text);

const PART_OF_SCHOOL =
  /^(?:department|dept\.?|faculty|school|division|departemen|fakultas|jurusan|program studi|prodi)\s/i;

const OF_PART = 8;

/** `Department of Physics | Advisor: …` below a post at a university: the university is the employer. */
function isPartOfSchool({ text, row }: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  if (!PART_OF_SCHOOL.test(text) || schoolScore(text) >= 3) return false;
  return all.some((other) => other.row < row && schoolScore(other.text) >= 3);
}

/** `Intern - Computer Vision` below the employer, `Senior Kotlin | Vue Developer` over it: both halves are the post. */
function withSecondHalf(title: HeaderPiece, employer: HeaderPiece, facts: Facts): HeaderPiece {
  const { pieces, entry } = facts;
  if (employer.row === title.row && employer.cell === title.cell)
    return withHalfInRow(title, employer, facts);
  const at = pieces.indexOf(title);
  const limit = Math.min(-1, postScore(employer.text));
  const isHalf = (half: HeaderPiece | undefined): half is HeaderPiece =>
    half !== undefined &&
    (styleOf(half) === styleOf(title) || isPlainHalf(half, employer)) &&
    postScore(half.text) > limit &&
    !CONTRACT.test(half.text);
  const [before, behind] = [pieces[at - 1], pieces[at + 1]];
  // `Team Lead - Founder of Arunika App`, but not `Toko Maju - Kasir`.
  const signsBefore = before && postScore(before.text) >= 1.5 ? SIGNS : [' | '];
  const printed = [
    ...(isHalf(behind) ? SIGNS.map((joint) => joinPieces([title, behind], joint)) : []),
    ...(isHalf(before) && before !== employer
      ? signsBefore.map((joint) => joinPieces([before, title], joint))
      : []),
  ].find(({ text }) => isPrinted(text, title, entry));
  return printed ? { ...title, ...printed } : title;
}

/** `**Cashier** – Weekend Shift` over a sure employer: only the post's noun stands out. */
function isPlainHalf(half: HeaderPiece, employer: HeaderPiece): boolean {
  return postScore(employer.text) <= -2 && employer.row !== half.row && postScore(half.text) > -1;
}

const DASHES = [' - ', ' – ', ' — '];
const SIGNS = [...DASHES, ' | '];

/** `**Teller – Kas Keliling** | BPR Arunika`, `**BPR Arunika** — Teller - Kas Keliling`: another sign or other letters part the employer from both halves. */
function withHalfInRow(title: HeaderPiece, employer: HeaderPiece, { pieces, entry }: Facts): HeaderPiece {
  const half = pieces[pieces.indexOf(title) + 1];
  if (!half || half === employer || half.row !== title.row || half.cell !== title.cell) return title;
  if (styleOf(half) !== styleOf(title) || postScore(half.text) <= -2 || CONTRACT.test(half.text))
    return title;
  const isBefore = pieces.indexOf(employer) < pieces.indexOf(title);
  const printed = DASHES.find((dash) => {
    const post = `${title.text}${dash}${half.text}`;
    const isParted =
      styleOf(employer) !== styleOf(title) ||
      !isPrinted(joined(employer, post, dash, isBefore), title, entry);
    return isParted && isPrinted(post, title, entry);
  });
  return printed ? { ...title, ...joinPieces([title, half], printed) } : title;
}

function joined(employer: HeaderPiece, post: string, sign: string, isBefore: boolean): string {
  return isBefore ? `${employer.text}${sign}${post}` : `${post}${sign}${employer.text}`;
}

function isPrinted(text: string, { row, cell }: HeaderPiece, { head }: Entry): boolean {
  return head[row]?.cells[cell]?.text.includes(text) === true;
}

/** `https://tokomaju.example/` right below the head, or in full below the last sentence, says where the employer is found, not what was done. */
function withoutAddressLine(text: readonly Line[]): { address?: Piece; text: readonly Line[] } {
  const [first, last] = [text[0], text.at(-1)];
  if (first && isAddressLine(first)) return { address: pieceOf(first.cells[0]!), text: text.slice(1) };
  const isBelowSentence = /[.!?]$/.test(text.at(-2)?.text ?? '');
  if (last && isBelowSentence && isAddressLine(last) && /^(?:https?:\/\/|www\.)/i.test(last.text))
    return { address: pieceOf(last.cells[0]!), text: text.slice(0, -1) };
  return { text };
}

function isAddressLine({ cells: [cell, ...others] }: Line): boolean {
  return cell !== undefined && others.length === 0 && cell.bullet === 0 && isWebAddress(cell.text);
}
