import { isOn } from '../../rules.ts';
import { findDates } from '../../dates/find-dates.ts';
import { hasOwnDate } from '../../entries/own-dates.ts';
import { NESTED } from '../../entries/prepare/timeline-dots.ts';
import { isSentence } from '../../entries/sentences.ts';
import { joinFragments, sameLook, type Fragment } from '../../layout/fragment.ts';
import { makeLine, type Line, withCells } from '../../layout/line.ts';
import { schoolScore } from '../../lexicon/education-words.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { paragraphStep } from '../../layout/pitch.ts';
import { isMostlyDate } from '../../layout/mostly-date.ts';
import { ordinalLength } from '../../text/normalise.ts';
import { matchesIn } from '../../text/matches-in.ts';

export const OPEN_END =
  /[,:;/&–—-]\s*$|\([^)]*$|\b(?:dan|and|of|in|di|for|untuk|to|dengan|with|by|oleh|the|atau|or)$/i;
const RUNNING_TEXT = 90;

/** Certificates and courses one by one, each with its name first. */
export function credentialEntries(lines: readonly Line[]): Line[][] {
  const entries = entriesInOrder(withoutParts(withoutDetails(lines)));
  return areUnderIssuers(entries) ? entries.map(([issuer, ...others]) => [...others, issuer!]) : entries;
}

const FEWEST_DATED = 2;

/** `1. Brevet A – IKPI (2023)` over `• 40 jam`, and so again: where each outer point bears a day and no inner one does, the inner ones tell of it. */
function withoutDetails(lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  if (!first) return lines;
  const isInner = (line: Line) => line.bullet && line.x > first.x + NESTED;
  const outer = lines.filter((line) => Math.abs(line.x - first.x) < SAME_EDGE);
  const inner = lines.filter(isInner);
  const isDated = ({ text }: Line) => findDates(text).length > 0;
  const areDetails = inner.length > 0 && outer.length >= FEWEST_DATED && outer.every(isDated);
  return areDetails && !inner.some(isDated) ? lines.filter((line) => !inner.includes(line)) : lines;
}

/** *`Pelatihan`* in letters of its own over `**Brevet A**   2023`, and so again: what parts the list is no certificate, where each has its date at the row's end. */
function withoutParts(lines: readonly Line[]): readonly Line[] {
  const isDatedRow = ({ cells }: Line) => cells.length === 2 && isMostlyDate(cells[1]!.text);
  const rows = lines.filter(isDatedRow);
  const [row] = rows;
  const [part] = lines;
  if (!row || !part || rows.length < FEWEST_DATED || !rows.every((each) => sameLook(each, row))) return lines;
  const parts = lines.filter((line) => sameLook(line, part));
  const isPart = (line: Line) => {
    const below = lines[lines.indexOf(line) + 1];
    return line.cells.length === 1 && !line.bullet && !hasOwnDate(line) && below && isDatedRow(below);
  };
  const isLower = row.bold && (!part.bold || part.size < row.size - SMALLER);
  return isLower && parts.every(isPart) ? lines.filter((line) => !parts.includes(line)) : lines;
}

/** `Balai Pelatihan Kerja   2019` over `Sertifikat Las` in other letters, and so again: the upper line says who gave it. */
function areUnderIssuers(entries: readonly (readonly Line[])[]): boolean {
  const [lead] = entries;
  if (!lead?.[1]) return false;
  if (entries.length < FEWEST_UNDER_ISSUERS) return isUnderIssuer(lead[0]!, lead[1]);
  const isInLooks = ([issuer, name]: readonly Line[]) =>
    issuer !== undefined &&
    name !== undefined &&
    !sameLook(issuer, name) &&
    sameLook(issuer, lead[0]!) &&
    sameLook(name, lead[1]!);
  if (!entries.every(isInLooks) || entries.some(([issuer]) => readsLikeCertificate(issuer!))) return false;
  // `Balai Arunika — 2019` in plain letters over what it gave in bold ones.
  const isDatedOver = ([issuer, name]: readonly Line[]) =>
    hasOwnDate(issuer!) && !issuer!.bold && name!.bold && issuer!.baseline < name!.baseline;
  if (entries.every((entry) => entry.length === 2 && isDatedOver(entry))) return true;
  return 2 * entries.filter(([, name]) => readsLikeCertificate(name!)).length > entries.length;
}

const FEWEST_UNDER_ISSUERS = 2;

/** `**Arunika**` over *`Certified Accountant`*`   2016`: the day stands beside what reads like a certificate. */
function isUnderIssuer(issuer: Line, name: Line): boolean {
  const areApart = issuer.bold && !name.bold && hasOwnDate(name) && !hasOwnDate(issuer);
  return areApart && readsLikeCertificate(name) && !readsLikeCertificate(issuer);
}

function readsLikeCertificate({ text, bullet }: Line): boolean {
  return !bullet && CERTIFICATE.test(text) && postScore(text) > -2 && schoolScore(text) < 3;
}

/** `2023 Kursus Komputer`: each line begins one. */
const YEAR_FIRST = /^(?:19|20)\d\d\s+(?:[:|–-]\s+)?\p{L}/u;

/** Each pair of neighbouring lines is weighed, whether the lower one begins a new entry. */
function entriesInOrder(lines: readonly Line[]): Line[][] {
  const kept = sideBySide(lines).filter(
    (line) => !(isSentence(line.text) && line.text.length > RUNNING_TEXT && !hasOwnDate(line)),
  );
  if (kept.length > 1 && kept.every(({ text }) => YEAR_FIRST.test(text))) return kept.map((line) => [line]);
  if (isInPairs(kept) || isByTurns(kept) || isDatedByTurns(kept))
    return kept.flatMap((line, index) => (index % 2 === 0 ? [[line, kept[index + 1]!]] : []));
  const dated = besideYears(kept) ?? belowDates(kept) ?? overIssuers(kept);
  if (dated) return dated;
  const below = closedByDates(kept);
  if (below) return below;
  const list = describeList(kept);
  const entries: Line[][] = [];
  for (const [index, line] of kept.entries()) {
    const above = kept[index - 1];
    if (!above || startScore(above, line, list) > 0) entries.push([line]);
    else entries.at(-1)!.push(line);
  }
  return entries;
}

const SAME_EDGE = 2;

/** A column of years beside a column of names: what stands under a name without a year belongs to it. */
function besideYears(lines: readonly Line[]): Line[][] | undefined {
  const isDated = ({ cells: [year, name] }: Line) => name !== undefined && isMostlyDate(year!.text);
  const [first] = lines;
  if (!first || !isDated(first) || lines.filter(isDated).length < FEWEST_DATED) return undefined;
  const edge = first.cells[1]!.x;
  const entries: Line[][] = [];
  for (const line of lines) {
    const start = isDated(line) ? line.cells[1]!.x : line.x;
    if (Math.abs(start - edge) > SAME_EDGE || line.bullet) return undefined;
    if (isDated(line)) entries.push([line]);
    else entries.at(-1)!.push(line);
  }
  return entries;
}

/** Words that names of certificates and courses hold, and those of issuers seldom. */
export const CERTIFICATE =
  /\b(?:serti\p{L}*|certifi\p{L}*|diploma|pelatihan|training|course|kursus|workshop|bootcamp|level|foundations?|associate|professional|profesional|specialist|practitioner|fundamentals|ahli|license|licence|lisensi|bersertifikat|brevet|award|expert|toefl|ielts|toeic|jlpt|hsk|duolingo)\b/iu;

/** Two lines each, of which the lower one is no rest of the name. */
export function areInPairs(entries: readonly (readonly Line[])[]): boolean {
  return entries.every(({ length }) => length === 2) && isInPairs(entries.flat());
}

/** A name and its issuer by turns, in one style: every upper line reads like a certificate, no lower one does. */
function isInPairs(lines: readonly Line[]): boolean {
  if (!isOn('certificates-in-pairs') || lines.length < 4 || lines.length % 2 !== 0) return false;
  if (lines.some((line) => isMarked(line) || line.cells.length > 1 || !sameLook(line, lines[0]!)))
    return false;
  if (lines.some((line, index) => index % 2 === 0 && isDate(line))) return false;
  const named = lines.filter((line, index) => index % 2 === 0 && CERTIFICATE.test(line.text)).length;
  const below = lines.filter((line, index) => index % 2 === 1 && CERTIFICATE.test(line.text)).length;
  return below === 0 && named >= 0.6 * (lines.length / 2);
}

/** A name in bold and its issuer in plain letters by turns, however much white is between them. */
function isByTurns(lines: readonly Line[]): boolean {
  if (lines.length < 4 || lines.length % 2 !== 0) return false;
  const [first, second] = lines;
  return (
    first!.bold &&
    !second!.bold &&
    lines.every(
      (line, index) => line.cells.length === 1 && sameLook(line, index % 2 === 0 ? first! : second!),
    ) &&
    lines.some((line, index) => index % 2 === 1 && hasOwnDate(line))
  );
}

const GIVER_AND_DAY = /^\p{Lu}[^,|•·]{1,40}(?:,| [|•·–—-])\s+\S/u;

/** `CSCP` over `ASCM, Nov 2022`, and so again: a name without a day, and who gave it with one. */
function isDatedByTurns(lines: readonly Line[]): boolean {
  if (lines.length < 4 || lines.length % 2 !== 0) return false;
  return lines.every((line, index) => {
    if (line.cells.length > 1 || isMarked(line)) return false;
    return index % 2 === 0 ? !hasOwnDate(line) : hasOwnDate(line) && GIVER_AND_DAY.test(line.text);
  });
}

/** `**Advanced Life Support**` over `• PPNI`, and so on: each name, perhaps broken over two lines, stands over the one point that says who gave it. */
function overIssuers(lines: readonly Line[]): Line[][] | undefined {
  const points = lines.flatMap((line, index) => (isMarked(line) ? [index] : []));
  if (points.length < 2 || points.at(-1) !== lines.length - 1) return undefined;
  const entries = points.map((end, at) => lines.slice(at === 0 ? 0 : points[at - 1]! + 1, end + 1));
  const isNamed = (entry: readonly Line[]) =>
    entry.length > 1 &&
    entry.length <= 3 &&
    entry.slice(0, -1).every((line) => line.bold && line.cells.length === 1) &&
    !entry.at(-1)!.bold &&
    !CERTIFICATE.test(entry.at(-1)!.text);
  return entries.every(isNamed) ? entries : undefined;
}

/** `Advanced Life Support –` over `Arunika Council, 2023`, and so on: what ends openly goes on below, and each date closes a certificate. */
function closedByDates(lines: readonly Line[]): Line[][] | undefined {
  const ends = lines.flatMap((line, index) => (hasOwnDate(line) ? [index] : []));
  if (ends.length < 2 || ends.at(-1) !== lines.length - 1 || ends.length === lines.length) return undefined;
  const goesOn = (line: Line, index: number) =>
    hasOwnDate(line) || OPEN_END.test(line.text) || (isFull(line, lines[index + 1]) && endInDates(lines));
  if (lines.some((line) => line.cells.length > 1) || !lines.every(goesOn)) return undefined;
  return ends.map((end, at) => lines.slice(at === 0 ? 0 : ends[at - 1]! + 1, end + 1));
}

function endInDates(lines: readonly Line[]): boolean {
  return lines.every((line) => !hasOwnDate(line) || /(?:19|20)\d\d\)?\.?$/.test(line.text));
}

/** The next line's first word had no room. */
export function isFull(above: Line, line: Line | undefined): boolean {
  if (!line || above.page !== line.page || line.bullet) return false;
  return above.columnRight - above.right < (line.cells[0]?.items[0]?.width ?? 0) + 0.4 * line.size;
}

const ISSUED_BY =
  /^(?:issued by|issuer|issuing organi[sz]ation|diterbitkan oleh|penerbit|penyelenggara)(?!\p{L})/iu;
const LINES_BELOW_DATE: readonly number[] = [2, 3];

/** `Jun 2023` over `BTCLS` over `PPNI`, and so on: each date opens a certificate, with its issuer below the name. */
function belowDates(lines: readonly Line[]): Line[][] | undefined {
  const starts = lines.flatMap((line, index) => (isDate(line) ? [index] : []));
  if (starts[0] !== 0 || lines.some((line) => line.cells.length > 1)) return undefined;
  const entries = starts.map((start, at) => lines.slice(start, starts[at + 1] ?? lines.length));
  if (entries.every(isNameOverIssuer) && entries.some(({ length }) => length > 3))
    return entries.map(([date, ...others]) => [wholeName(others.slice(0, -1)), date!, others.at(-1)!]);
  if (!entries.every((entry) => LINES_BELOW_DATE.includes(entry.length))) return undefined;
  // Of three lines each, the third is no end of the second.
  return entries.every((entry) => entry.length === 3)
    ? entries.map(([date, second, third]) =>
        ISSUED_BY.test(second!.text) ? [third!, date!, second!] : [second!, date!, third!],
      )
    : entries;
}

function wholeName(lines: readonly Line[]): Line {
  return withCells(lines[0]!, [
    lines.map(({ cells }) => cells[0]!).reduce((name, end) => joinFragments(name, end)),
  ]);
}

const MOST_LINES_OF_CARD = 5;

/** `2021` over `Cloud Data Engineer for` over `Senior Practitioners` over who gave it in other letters: in a card the name may take several lines. */
function isNameOverIssuer([, first, ...others]: readonly Line[]): boolean {
  const issuer = others.at(-1);
  if (!first || !issuer || others.length + 2 > MOST_LINES_OF_CARD) return false;
  const isOfName = (line: Line) => sameLook(line, first) && line.colour === first.colour;
  return others.slice(0, -1).every(isOfName) && !isOfName(issuer);
}

/** Certificates beside each other, each with lines of its own below: the left ones come first. */
function sideBySide(lines: readonly Line[]): Line[] {
  if (!isOn('certificates-side-by-side')) return [...lines];
  const [first] = lines;
  const pairs = lines.filter((line) => line.cells.length >= 2 && areAlike(line));
  if (first && areUnderDates(lines)) return inColumns(lines, first.cells);
  if (!first || !areAlike(first) || lines.every(isRow)) return [...lines];
  const names = namesIn(first);
  const edges = names.map((cell) => cell.x - 4);
  const isAtEdge = (line: Line) =>
    namesIn(line).every(({ x }) => edges.some((edge) => Math.abs(x - edge - 4) < 4));
  const isGrid = first.cells.length === 2 * namesIn(first).length && lines.every(isAtEdge);
  if (pairs.length < 0.5 * lines.length && !isGrid) return [...lines];
  return inColumns(lines, names);
}

/** `2019   2021   2022` over names over who gave them: each card begins with its date. */
function areUnderDates([dates, ...others]: readonly Line[]): boolean {
  if (!dates || dates.cells.length < 2 || !dates.cells.every(({ text }) => isMostlyDate(text))) return false;
  const isUnder = ({ x }: Fragment) => dates.cells.some((date) => Math.abs(x - date.x) < 4);
  return others.length > 0 && others.every(({ cells }) => cells.every(isUnder));
}

function inColumns(lines: readonly Line[], names: readonly Fragment[]): Line[] {
  const edges = names.map((cell) => cell.x - 4);
  return edges.flatMap((edge, side) =>
    lines.flatMap((line) => {
      const next = edges[side + 1] ?? Infinity;
      const cells = line.cells.filter((cell) => (side === 0 || cell.x >= edge) && cell.x < next);
      const [left, right] = [side === 0 ? line.columnLeft : edge, Math.min(next, line.columnRight)];
      return cells.length > 0 ? [{ ...makeLine(cells, left, right), gap: line.gap }] : [];
    }),
  );
}

/** A certificate, its issuer and its year side by side. */
function isRow(line: Line): boolean {
  return line.cells.length > 2 && line.cells.length === namesIn(line).length + 1;
}

/** All but the date that may stand beside each. */
function namesIn({ cells }: Line): Fragment[] {
  return cells.filter(({ text }, index) => index === 0 || !isMostlyDate(text));
}

function areAlike(line: Line): boolean {
  const [left, right] = namesIn(line);
  if (!left || !right || left.label || isMostlyDate(left.text)) return false;
  return left.bold === right.bold && left.italic === right.italic && Math.abs(left.size - right.size) < 0.3;
}

interface List {
  first: Line;
  marked: boolean;
  styled: boolean;
  dated: boolean;
  /** Two lines, of which the lower one alone says when: one certificate with its issuer. */
  lone: boolean;
  /** Each entry ends in a line of its date. */
  closed: boolean;
  step: number | undefined;
  /** The right end of the longest line. */
  right: number;
}

function describeList(lines: readonly Line[]): List {
  const first = lines[0]!;
  const dated = lines.filter(hasOwnDate).length;
  return {
    first,
    marked: lines.filter(isMarked).length > 1 || (lines[0] !== undefined && isMarked(lines[0])),
    styled: lines.some((line) => !sameLook(line, first)),
    dated: dated > 0 && dated <= 0.6 * lines.length,
    lone: lines.length === 2 && dated === 1 && !CERTIFICATE.test(lines[1]!.text),
    closed: isClosed(lines),
    step: paragraphStep(lines),
    right: Math.max(0, ...lines.map((line) => line.right)),
  };
}

/** `Dasar PLC   Mei 2019 – Juni 2019` is no line of a date, however short the name is. */
function isDate({ text, cells }: Line): boolean {
  return isMostlyDate(text) && cells.every((cell) => isMostlyDate(cell.text) || !/\p{L}{2}/u.test(cell.text));
}

function isClosed(lines: readonly Line[]): boolean {
  if (!isOn('certificates-end-in-dates')) return false;
  const dates = lines.filter((line) => isDate(line)).length;
  const last = lines.at(-1);
  return last !== undefined && isDate(last) && dates >= 0.25 * lines.length && dates <= 0.5 * lines.length;
}

/** Positive where a new entry begins. */
function startScore(above: Line, line: Line, list: List): number {
  let score = 0.6;
  if (list.marked)
    score += isMarked(line) ? 6 : sameLook(line, list.first) && line.x < list.first.textX - 2 ? 1 : -5;
  if (list.step !== undefined && above.page === line.page)
    score += line.baseline - above.baseline >= list.step ? 3 : -3;
  if (list.styled)
    score += sameLook(line, list.first)
      ? sameLook(above, line)
        ? 0
        : 2.5
      : opensAlike(line, list.first)
        ? 2.5
        : -4.5;
  if (list.closed && !isDate(line)) score += isDate(above) ? 3 : -3;
  if (isDate(line)) score -= 3;
  else if (hasOwnDate(above) && hasOwnDate(line) && !isDate(above)) score += 2;
  else if (list.dated && hasOwnDate(above)) score += 1.5;
  else if (list.lone && hasOwnDate(line)) score -= 3;
  else if (list.dated && hasOwnDate(line) && !hasOwnDate(above) && sameLook(above, line)) score -= 1.2;
  if (/\(\D{0,12}(?:19|20)\d\d\)$/.test(above.text) && !line.text.startsWith('(')) score += 2.5;
  if (!isFull(above, line) && readsLikeCertificate(above) && readsLikeCertificate(line)) score += 1.5;
  if (OPEN_END.test(above.text)) score -= 4;
  if (/^[\p{Ll}(&,–—-]/u.test(line.text) && !line.bullet && !/^(?:e-|i[A-Z])/.test(line.text)) score -= 3;
  return score + roomScore(above, line, list);
}

/** A line was broken because its next word did not fit, or because the entry ended. */
function roomScore(above: Line, line: Line, list: List): number {
  if (above.page !== line.page || line.cells.length > 1) return 0.5;
  const word = (line.cells[0]?.items[0]?.width ?? 0) + 0.4 * line.size;
  if (isCentredUnder(above, line)) {
    const room = above.columnRight - above.columnLeft - (above.right - above.x);
    return room < word + line.size ? -2.2 : 1.2;
  }
  if (above.columnRight - above.right < word) return -2.2;
  return list.right - above.right < word && line.right < above.right ? -0.3 : 1.2;
}

function isCentredUnder(above: Line, line: Line): boolean {
  return Math.abs(above.x - line.x) > 4 && Math.abs(above.x + above.right - line.x - line.right) < 3;
}

/** A name that stands out before its issuer, however long that is. */
function opensAlike({ cells: [cell] }: Line, { cells: [other] }: Line): boolean {
  const [one, two] = [cell!.items[0]!, other!.items[0]!];
  return sameLook(one, two) && (one.bold || (changesLook(cell!) && changesLook(other!)));
}

function changesLook({ items: [first, ...others] }: Fragment): boolean {
  return others.some((item) => !sameLook(item, first!));
}

export function isMarked(line: Line): boolean {
  return line.bullet || ordinalLength(line.text) > 0;
}

/** Plain or smaller letters tell who gave it, so that what is set like the name is part of it. */
function isIssuerBelow(other: Line, name: Line): boolean {
  if (!/\p{L}{3}/u.test(other.text) || isMostlyDate(other.text) || isSentence(other.text)) return false;
  return (name.bold && !other.bold) || other.size < name.size - SMALLER;
}

const SMALLER = 0.4;

/** A name goes on in the next line of its entry: it was cut for want of room, or in the middle of a phrase. */
export function nameGoesOn(above: Line, line: Line, entry: readonly Line[], columnRight: number): boolean {
  if (!sameLook(above, line) || line.cells.length > 1 || isDate(line)) return false;
  if (isShortFor(above.text, line.text)) return true;
  if (entry.some((other) => isIssuerBelow(other, line))) return true;
  if (/^(?:\(|[—–-]\s)/.test(line.text)) return false;
  // An issuer with its year stands behind a dash.
  if (/\s[–—-]\s*$/.test(above.text) && hasOwnDate(line)) return false;
  const word = (line.cells[0]?.items[0]?.width ?? 0) + 0.4 * line.size;
  const side = isCentredUnder(above, line) ? above.x - above.columnLeft : 0;
  const full = Math.min(above.columnRight, columnRight + 0.5) - above.right + side < word;
  if (!isFull(above, line) && GIVER_BEFORE_SIGN.test(line.text) && hasOwnDate(line)) return false;
  return full || OPEN_END.test(above.text) || /^\p{Ll}/u.test(line.text) || entry.length === 2;
}

/** `Arunika Institute | 2024` */
const GIVER_BEFORE_SIGN = /^\p{Lu}[^|•·]*\s[|•·]\s/u;

/** `(LCSW)` below `Licensed Clinical Social Worker`: the letters with which its words begin. */
export function isShortFor(name: string, text: string): boolean {
  const letters = /^\(([\p{Lu}&.-]{2,10})\)$/u.exec(text)?.[1]?.replace(/[^\p{Lu}]/gu, '');
  if (!letters) return false;
  const initials = matchesIn(name, /(?<![\p{L}\d])\p{Lu}/gu).join('');
  return initials.endsWith(letters);
}
