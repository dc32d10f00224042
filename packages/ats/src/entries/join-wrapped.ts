import { isOn } from '../rules.ts';
import { MONTH_PATTERN } from '../dates/calendar-words.ts';
import { findDates } from '../dates/find-dates.ts';
import { areAligned, joinFragments, sameLook, type Fragment } from '../layout/fragment.ts';
import { isMostlyDate } from '../layout/mostly-date.ts';
import { withCells, type Line } from '../layout/line.ts';
import { isCentredUnder, wrapsFrom } from '../layout/wraps.ts';
import { findGrade, schoolScore, startsWithLevel } from '../lexicon/education-words.ts';
import { isPlace, isTownInRegion } from '../places/find-place.ts';
import { breaksJobSentence } from './cut-run-on.ts';
import { hasOwnDate, isCaption, isSentence } from './line-roles.ts';

/** Titles and names that a narrow column broke become one line again; running text may stay as it is. */
export function joinWrapped(lines: readonly Line[]): Line[] {
  if (!isOn('join-wrapped')) return [...lines];
  const result: Line[] = [];
  const widest = Math.max(...lines.map(({ right }) => right));
  for (const [index, line] of lines.entries()) {
    const above = result.at(-1);
    if (above && isHyphenated(above, line)) {
      const cells = [...above.cells.slice(0, -1), together(above.cells.at(-1)!, line.cells[0]!)];
      result[result.length - 1] = withCells(above, cells);
      continue;
    }
    if (above && wrapsOnBothSides(above, line)) {
      const cells = above.cells.map((cell, place) => together(cell, line.cells[place]!));
      result[result.length - 1] = withCells(above, cells);
      continue;
    }
    const standsOut = line.bold || line.italic;
    if (isCaption(line)) {
      result.push(line);
      continue;
    }
    if (above && standsOut && above.cells.length === 1 && !hasOwnDate(line) && wrapsFrom(above, line)) {
      result[result.length - 1] = withCells(above, [together(above.cells[0]!, line.cells[0]!)]);
      continue;
    }
    if (
      above &&
      (breaksOffBefore(above, line) ||
        breaksSchool(above, line) ||
        breaksBeforeTown(above, line) ||
        breaksBeforeDate(above, line) ||
        breaksBeforePeriod(above, line) ||
        breaksAtSlash(above, line))
    ) {
      const cells = [together(above.cells[0]!, line.cells[0]!), ...above.cells.slice(1)];
      result[result.length - 1] = withCells(above, cells);
      continue;
    }
    if (
      above &&
      (breaksNameOfSchool(above, line) ||
        breaksBeforeField(above, line) ||
        wrapsDegree(above, line) ||
        wrapsTail(above, line, widest) ||
        goesOnInItalics(above, line, widest) ||
        goesOnBehindComma(above, line) ||
        goesOnInSmallLetters(above, line, widest))
    ) {
      const cells = [...above.cells.slice(0, -1), together(above.cells.at(-1)!, line.cells[0]!)];
      result[result.length - 1] = withCells(above, cells);
      continue;
    }
    const value =
      above &&
      (breaksJobSentence(above, line) ? above.cells[0] : (valueAbove(above, line) ?? cellAbove(above, line)));
    if (above && value) {
      const cells = above.cells.map((cell) => (cell === value ? together(cell, line.cells[0]!) : cell));
      result[result.length - 1] = withCells(above, cells);
      continue;
    }
    if (above && wrapsTailBeforeDate(above, line, widest)) {
      const cells = [together(above.cells[0]!, line.cells[0]!), line.cells[1]!];
      result[result.length - 1] = withCells(above, cells);
      continue;
    }
    if (above && (closesBracket(above, line) || endsPeriod(above, line) || isPeriodOfBullet(above, line))) {
      const cells = [...above.cells.slice(0, -1), together(above.cells.at(-1)!, line.cells[0]!)];
      result[result.length - 1] = withCells(above, cells);
      continue;
    }
    if (above && (standsOut || looksOtherwise(line, lines[index + 1])) && wrapsBesideDate(above, line)) {
      const [title, ...dates] = above.cells;
      result[result.length - 1] = withCells(above, [together(title!, line.cells[0]!), ...dates]);
      continue;
    }
    if (above && wrapsInStylesBesideDate(above, line)) {
      const at = above.cells.length - 2;
      const cells = above.cells.map((cell, place) => (place === at ? together(cell, line.cells[0]!) : cell));
      result[result.length - 1] = withCells(above, cells);
      continue;
    }
    result.push(line);
  }
  return result;
}

/** `Juru Ukur - CV Titik   2015 – 2018 -` over `Koordinat   Sanggau`: a column broke the facts as well as the period with its place beside them. */
function wrapsOnBothSides(above: Line, line: Line): boolean {
  const [[facts, period], [rest, end]] = [above.cells, line.cells];
  if (!facts || !period || !rest || !end || above.cells.length + line.cells.length > 4) return false;
  if (above.page !== line.page || above.bullet || line.bullet || facts.label || line.gap > 0.5 * line.size)
    return false;
  if (!OPEN_PERIOD.test(period.text) || findDates(`${period.text} ${end.text}`).length === 0) return false;
  if (!sameLook(facts, rest) || !sameLook(period, end) || Math.abs(facts.x - rest.x) > 1.5) return false;
  if (!areAligned(period, end) || /[.:;!?]$/.test(facts.text)) return false;
  return Math.min(period.x, end.x) - facts.right < rest.items[0]!.width + 3 * line.size;
}

const OPEN_PERIOD = new RegExp(`(?:[–—|,-]|(?:^|\\s)${MONTH_PATTERN})$`, 'iu');

/** A line in the colour or the size of a head, and not of what stands below it. */
function looksOtherwise(line: Line, below: Line | undefined): boolean {
  if (!below || below.page !== line.page) return false;
  const [own, other] = [line.cells[0]!, below.cells[0]!];
  return own.colour !== other.colour && own.size > other.size + 0.3;
}

/** `Queen Mary University of` over `London`: the upper line cannot end there. */
function breaksOffBefore(above: Line, line: Line): boolean {
  const [upper] = above.cells;
  const [lower] = line.cells;
  if (!upper || !lower || above.cells.length > 1 || line.cells.length > 1 || above.page !== line.page)
    return false;
  if (line.bullet || isSentence(upper.text) || line.gap > 0.5 * line.size || hasOwnDate(line)) return false;
  const alike =
    upper.bold === lower.bold && upper.italic === lower.italic && Math.abs(upper.size - lower.size) < 0.4;
  return alike && upper.text.length < 60 && /\s(?:of|and|dan|di|for|untuk|the|&)$/i.test(upper.text);
}

/** `2020 – Now   Harbourline Constructions Pty   Site Manager` over `Ltd`, below the employer: the word had no room before the next cell. */
function cellAbove(above: Line, line: Line): Fragment | undefined {
  const [rest, ...others] = line.cells;
  if (!rest || others.length > 0 || rest.bullet > 0 || line.page !== above.page || line.gap > 0.5 * line.size)
    return undefined;
  const at = above.cells.findIndex((cell, index) => index > 0 && Math.abs(cell.x - rest.x) < 1.5);
  const [cell, next] = above.cells.slice(at);
  if (
    at < 0 ||
    !cell ||
    !next ||
    next.x < cell.right ||
    !sameLook(cell, rest) ||
    isMostlyDate(cell.text) ||
    isMostlyDate(rest.text)
  )
    return undefined;
  const word = rest.items[0]!;
  return cell.right + 0.25 * word.size + word.width > next.x - word.size ? cell : undefined;
}

const KIND_OF_SCHOOL =
  /(?:^|,\s*)(?:university|institute?)$|(?:^|[\s,])(?:universi(?:tas|dade?|tät|té|tà)|instituto|politeknik|sekolah tinggi|akademi)$/iu;

/** `…, Faculty of Sciences, Universidad` over `Nacional de San Juan`: what sort of school it is cannot be all of its name. */
function breaksNameOfSchool(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells.at(-1)!, line.cells[0]!];
  return (
    KIND_OF_SCHOOL.test(upper.text) &&
    !line.bullet &&
    line.cells.length === 1 &&
    above.page === line.page &&
    line.gap < 0.6 * line.size &&
    /^\p{L}/u.test(lower.text) &&
    !hasOwnDate(line) &&
    Math.abs(upper.size - lower.size) < 0.4
  );
}

const NAMES_FIELD =
  /\s(?:jurusan|prodi|program (?:studi|keahlian)|kompetensi keahlian|fakultas|majoring in)$/i;

/** `… Arunika Jurusan` over `Teknik Mesin`: the word cannot end a line. */
function breaksBeforeField(above: Line, line: Line): boolean {
  const [upper, lower] = [above.cells.at(-1)!, line.cells[0]!];
  return (
    NAMES_FIELD.test(upper.text) &&
    !line.bullet &&
    line.cells.length === 1 &&
    above.page === line.page &&
    line.gap < 0.6 * line.size &&
    /^\p{L}/u.test(lower.text) &&
    Math.abs(upper.size - lower.size) < 0.4
  );
}

/** `… (IPK 3,45` over `dari 4,00)`. */
function closesBracket(above: Line, line: Line): boolean {
  const [lower] = line.cells;
  const upper = above.cells.at(-1)!;
  if (!lower || line.cells.length > 1 || line.bullet || above.bullet || above.page !== line.page)
    return false;
  return (
    /\([^)]*$/.test(upper.text) &&
    /^(?:[^()]|\([^()]*\)){1,25}\)$/.test(lower.text) &&
    line.gap < 0.6 * line.size &&
    Math.abs(upper.size - lower.size) < 0.4
  );
}

/** `• B.Sc. Forestry, Kiel University — Mar 2016 –` over `Feb 2021`, `• Orders team (Mar 2023 – Dec` over `2023)`: a bullet's period, broken by the margin. */
function endsPeriod(above: Line, line: Line): boolean {
  const [upper] = above.cells;
  const [lower] = line.cells;
  if (!above.bullet || !upper || !lower || line.bullet || above.page !== line.page) return false;
  if (above.cells.length > 1 || line.cells.length > 1 || line.gap > 0.6 * line.size) return false;
  if (Math.abs(line.x - above.textX) > 3 || findDates(line.text).length === 0) return false;
  return /\s[—–-]$/.test(upper.text) || (/\([^)]*$/.test(upper.text) && /^[^()]*\)/.test(lower.text));
}

/** `• SMK Garuda Cimahi` over `(2016 - 2019)`, `• Praktik Kerja Lapangan,` over `UNJANI (2018)`, `2. Arunika Motor sebagai Operator` over `(2015-2018)`: a point whose period did not fit. */
function isPeriodOfBullet(above: Line, line: Line): boolean {
  const isPoint = above.bullet || /^\d{1,2}[.)]\s/.test(above.text);
  if (!isPoint || line.bullet || above.page !== line.page || hasOwnDate(above)) return false;
  if (above.cells.length > 1 || line.cells.length > 1 || line.gap > 0.6 * line.size) return false;
  if (Math.abs(line.x - above.textX) > 3 && Math.abs(line.x - above.x) > 3) return false;
  const bracket = /\(([^()]+)\)$/.exec(line.text);
  const isAlone = bracket?.index === 0;
  return bracket !== null && isMostlyDate(bracket[1]!) && (isAlone || above.text.endsWith(','));
}

/** A degree in plain letters whose field goes on below. */
function wrapsDegree(above: Line, line: Line): boolean {
  const [lower] = line.cells;
  if (above.cells.length > 1 || above.bullet || !lower) return false;
  if (endsInComma(above, line)) return true;
  if (!wrapsFrom(above, line)) return false;
  if (!startsWithLevel(above.text) || isSentence(above.text) || hasOwnDate(above)) return false;
  if (above.font !== line.font || hasOwnDate(line) || findGrade(lower.text)) return false;
  return (
    lower.text.length < 50 &&
    !startsWithLevel(lower.text) &&
    schoolScore(lower.text) < 3 &&
    !isPlace(lower.text) &&
    !/[.:|•]/.test(lower.text)
  );
}

/** `Bachelor of Science - BS,` over `Computer Science (2024)`: a comma asks for the field, which stands before the year. */
function endsInComma(above: Line, line: Line): boolean {
  const rest = /^(\p{Lu}[^(),|]{2,50}?)\s*\(([^()]+)\)$/u.exec(line.text);
  if (!rest || !isMostlyDate(rest[2]!) || line.cells.length > 1 || line.bullet) return false;
  return (
    /,\s*$/.test(above.text) &&
    startsWithLevel(above.text) &&
    schoolScore(rest[1]!) < 3 &&
    above.font === line.font &&
    above.page === line.page &&
    Math.abs(above.x - line.x) < 2 &&
    line.gap < 0.6 * line.size
  );
}

/** `3.   2019 – 2021   : Perawat di RS Panti` over `Arunika`, below the value: what a typed form's row says goes on. */
function valueAbove(above: Line, line: Line): Fragment | undefined {
  const [lower] = line.cells;
  const [upper, ...others] = above.cells.filter(({ text }) => !isMostlyDate(text) && !COUNT.test(text));
  if (!lower || !upper || others.length > 0 || line.cells.length > 1 || above.page !== line.page)
    return undefined;
  if (above.cells.length < 2 || line.bullet || hasOwnDate(line) || line.gap > 0.6 * line.size)
    return undefined;
  const hang = lower.x - upper.x;
  const isBelow = upper.text.startsWith(':')
    ? hang >= -1 && hang < 1.5 * line.size
    : above.cells.some(({ text }) => COUNT.test(text)) && Math.abs(hang) < 2;
  const isAlike = upper.bold === lower.bold && upper.italic === lower.italic;
  const isFull = above.columnRight - upper.right < lower.items[0]!.width + 0.6 * line.size;
  return isBelow && isAlike && isFull ? upper : undefined;
}

const COUNT = /^\d{1,2}[.)]$/;

const LONGEST_TAIL = 4;

/**
 * `**Balai Karya,** Solo — Kepala` over `Bengkel`, `**B.Sc. Engineering,** Kiel University of Applied` over `Sciences`: what ends a line in
 * letters of its own goes on below.
 * @param widest where the section's longest line ends: a column may end before the white beside it does
 */
function wrapsTail(above: Line, line: Line, widest: number): boolean {
  const upper = above.cells.at(-1)!;
  const [lower] = line.cells;
  if (!lower || line.cells.length > 1 || above.page !== line.page) return false;
  if (!above.cells.slice(0, -1).every((cell) => cell.label) || isMostlyDate(upper.text)) return false;
  const isDated = above.cells.length === 1 && hasOwnDate(above);
  if (above.bullet || line.bullet || isDated || hasOwnDate(line) || line.gap > 0.5 * line.size) return false;
  const [lead, tail] = [upper.items[0]!, upper.items.at(-1)!];
  const isOneLook = lead.bold === tail.bold && (!lead.bold || lead.colour === tail.colour);
  if (isOneLook || !/\s[—–|-]\s|,\s/.test(upper.text) || Math.abs(upper.x - lower.x) > 3) return false;
  const alike = tail.font === lower.font && tail.size === lower.size && tail.colour === lower.colour;
  const room = Math.min(above.columnRight, widest) - upper.right;
  return (
    alike &&
    /^\p{Lu}/u.test(lower.text) &&
    !findGrade(lower.text) &&
    lower.items.length <= LONGEST_TAIL &&
    room < lower.items[0]!.width + 0.4 * line.size &&
    !/[.:@]/.test(lower.text)
  );
}

/** `**Technician**, *Institute for*` over `*Solar Energy*, Hameln.`: what a full line ends in is italic, as is what the next one begins with. */
function goesOnInItalics(above: Line, line: Line, widest: number): boolean {
  const upper = above.cells.at(-1)!;
  const [lower] = line.cells;
  if (!lower || line.cells.length > 1 || above.page !== line.page || above.bullet || line.bullet)
    return false;
  if (!above.cells.slice(0, -1).every((cell) => cell.label) || hasOwnDate(line)) return false;
  if (line.gap > 0.5 * line.size || Math.abs(upper.x - lower.x) > 3) return false;
  const [lead, tail, next] = [upper.items[0]!, upper.items.at(-1)!, lower.items[0]!];
  const room = Math.min(above.columnRight, widest) - upper.right;
  return (
    !lead.italic &&
    tail.italic &&
    next.italic &&
    tail.font === next.font &&
    tail.size === next.size &&
    room < next.width + 0.4 * line.size
  );
}

/** `**Research Assistant**, Genetics Dept.,` over `Istanbul Bilgi University   Spring 2023`: the date follows the facts. */
function wrapsTailBeforeDate(above: Line, line: Line, widest: number): boolean {
  const [lower, date, ...others] = line.cells;
  if (!lower || !date || others.length > 0 || above.cells.length > 1 || hasOwnDate(above)) return false;
  if (!isMostlyDate(date.text)) return false;
  const rest = withCells(line, [lower]);
  return wrapsTail(above, rest, widest);
}

const OPEN_SCHOOL =
  /(?:^|[\s|])(?:universitas|university(?: of)?|institut(?:e of)?|politeknik|sekolah tinggi|akademi|stikes|sm[akp](?:n| negeri)?)$/i;
const SCHOOL_KIND = /^(?:university|college|institute|school|polytechnic)$/i;

/** `Kwantlen Polytechnic` over `University` */
const KIND_OF_UNIVERSITY = /\s(?:polytechnic|technical|technological|state|medical|agricultural)$/i;

/** `Universitas Teknologi` over `Yogyakarta`, `Universitas` over `Padjadjaran`: a school's name that the margin broke. */
function breaksSchool(above: Line, line: Line): boolean {
  const [upper] = above.cells;
  const [lower] = line.cells;
  if (!upper || !lower || line.cells.length > 1 || line.bullet || above.page !== line.page) return false;
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

const NUMBERED_SCHOOL =
  /(?:^|\s)(?:(?:sd|smp|sma|smk)(?:n| negeri)?|mi[ns]|mts[ns]?|ma[ns]|mts negeri) \d{1,3}$/i;

/** `… SMKN 1` over `Garut (2020 – 2023)`: a state's school is named after a number and a town. */
function breaksBeforeTown(above: Line, line: Line): boolean {
  const [upper] = above.cells;
  const [lower] = line.cells;
  const town = /^([\p{L} ]+?)\s*(?:\(([^()]+)\))?$/u.exec(line.text);
  if (!upper || !lower || !town || above.cells.length > 1 || line.cells.length > 1 || line.bullet)
    return false;
  return (
    NUMBERED_SCHOOL.test(upper.text) &&
    isPlace(town[1]!) &&
    (town[2] === undefined || isMostlyDate(town[2])) &&
    above.page === line.page &&
    line.gap < 0.6 * line.size &&
    upper.items.at(-1)!.bold === lower.bold &&
    Math.abs(upper.size - lower.size) < 0.4
  );
}

/** `2020 | **Master in Computer Science (Vision),**` over `*Arunika Institute*, Paris`: a comma at the end of what stands beside a date asks for more. */
function goesOnBehindComma(above: Line, line: Line): boolean {
  const [date, facts, ...others] = above.cells;
  const [rest] = line.cells;
  if (!date?.label || !facts || !rest || others.length > 0 || line.cells.length > 1 || rest.label)
    return false;
  if (!isMostlyDate(date.text) || line.bullet || above.page !== line.page || hasOwnDate(line)) return false;
  return (
    facts.text.endsWith(',') &&
    facts.bold &&
    Math.abs(facts.x - rest.x) < 1.5 &&
    line.gap < 0.4 * line.size &&
    !isSentence(rest.text)
  );
}

/** `1995 – 1997 | Research Assistant at the Faculty of Economics, University` over `of Solo (part-time)`: a full line beside a date goes on. */
function goesOnInSmallLetters(above: Line, line: Line, widest: number): boolean {
  const [date, facts, ...others] = above.cells;
  const [rest] = line.cells;
  if (!date || !facts || !rest || others.length > 0 || line.cells.length > 1 || rest.label) return false;
  if (!isMostlyDate(date.text) || line.bullet || above.page !== line.page) return false;
  if (!/^\p{Ll}/u.test(rest.text) || /[.:;!?]$/.test(facts.text) || hasOwnDate(line)) return false;
  const alike = facts.items.at(-1)!.bold === rest.bold && Math.abs(facts.size - rest.size) < 0.4;
  const room = Math.min(above.columnRight, widest) - facts.right;
  return (
    alike &&
    Math.abs(facts.x - rest.x) < 1.5 &&
    line.gap < 0.6 * line.size &&
    room < rest.items[0]!.width + 0.4 * line.size
  );
}

/** `Front End Developer /` over `arunika.example`: a slash joins what stands on both its sides. */
function breaksAtSlash(above: Line, line: Line): boolean {
  const [upper] = above.cells;
  const [lower] = line.cells;
  if (!upper || !lower || above.cells.length > 1 || line.cells.length > 1 || above.page !== line.page)
    return false;
  return (
    /\s\/$/.test(upper.text) &&
    !line.bullet &&
    upper.bold === lower.bold &&
    upper.size === lower.size &&
    line.gap < 0.6 * line.size
  );
}

const MOST_BEFORE_DATE = 3;

/** `Institut Teknologi Sepuluh` over `Nopember | Agustus 2018`, `PT Arunika Logistik` over `Nusantara • 2019 – 2021`: a name that a narrow column broke. */
function breaksBeforeDate(above: Line, line: Line): boolean {
  const [upper] = above.cells;
  const fact = /^([^|•·]+?)\s+[|•·]\s+(.+)$/u.exec(line.text);
  if (!upper || !fact || above.cells.length > 1 || above.bullet || !wrapsFrom(above, line)) return false;
  if (upper.bold || hasOwnDate(above) || isSentence(upper.text) || /[|•·.,:]/.test(upper.text)) return false;
  return (
    isMostlyDate(fact[2]!) &&
    fact[1]!.split(' ').length <= MOST_BEFORE_DATE &&
    !isPlace(fact[1]!) &&
    !startsWithLevel(fact[1]!) &&
    upper.font === line.font
  );
}

/** `Institut Teknologi Arunika, S1 Teknik` over `Mekatronika (2018 - 2022)`: a full line of facts whose last word stands before the period. */
function breaksBeforePeriod(above: Line, line: Line): boolean {
  const [upper] = above.cells;
  const [lower] = line.cells;
  const rest = /^(\p{Lu}[^()|,]+?)\s*\(([^()]+)\)$/u.exec(line.text);
  if (!upper || !lower || !rest || above.cells.length > 1 || above.bullet || !wrapsFrom(above, line))
    return false;
  if (hasOwnDate(above) || isSentence(upper.text) || !/,\s/.test(upper.text) || /[.:]$/.test(upper.text))
    return false;
  return (
    isMostlyDate(rest[2]!) &&
    rest[1]!.split(' ').length <= MOST_BEFORE_DATE &&
    schoolScore(rest[1]!) < 3 &&
    upper.font === lower.font &&
    upper.size === lower.size
  );
}

/** A title that goes on below because its date stands beside it. */
function wrapsBesideDate(above: Line, line: Line): boolean {
  const [title, date] = above.cells;
  const [rest] = line.cells;
  if (!title || !date || !rest || above.cells.length !== 2 || line.cells.length > 1) return false;
  if (title.label || above.page !== line.page || !tellsWhen(date) || hasOwnDate(line)) return false;
  if (title.bold !== rest.bold || title.italic !== rest.italic || title.colour !== rest.colour) return false;
  if (Math.abs(title.size - rest.size) > 0.4 || line.gap > 0.5 * line.size) return false;
  if (Math.abs(title.x - rest.x) > 3 && !isCentredUnder(title, rest)) return false;
  // Columns that share the width by what they hold leave more white.
  const room = /\s[–—|-]\s|,\s/.test(title.text) ? 3 : 0.8;
  return date.x - title.right < rest.items[0]!.width + room * line.size;
}

/** `2019 – 2021`, `Garut, 2019 – 2021` */
function tellsWhen({ text }: Fragment): boolean {
  const [span, ...others] = findDates(text);
  return (
    isMostlyDate(text) || (span !== undefined && !span.single && others.length === 0 && !isSentence(text))
  );
}

/** `…, Ingolstadt, Ger-` over `many`: the margin broke a word. */
function isHyphenated(above: Line, line: Line): boolean {
  const upper = above.cells.at(-1)!;
  const [lower] = line.cells;
  if (!lower || line.cells.length > 1 || line.bullet || above.bullet || above.page !== line.page)
    return false;
  // In what was done it may as well be a compound.
  if (!hasOwnDate(above) || !/\p{L}{2}-$/u.test(upper.text) || !/^\p{Ll}/u.test(lower.text)) return false;
  const start = above.cells.length === 1 ? above.textX : upper.x;
  return (
    Math.abs(start - lower.x) < 1.5 && line.gap < 0.6 * line.size && Math.abs(upper.size - lower.size) < 0.4
  );
}

/** `**Design Engineer,** *Donau Technik* AG, Ingol-   2012 – 2017` over `stadt, Germany.`, `**Nurse** — Rainier Valley   2015 — 2016` over `Clinic`: facts in several styles that the date beside them broke. */
function wrapsInStylesBesideDate(above: Line, line: Line): boolean {
  const [lead] = above.cells;
  const [last, date] = above.cells.slice(-2);
  const [rest] = line.cells;
  if (!lead || !last || !date || !rest || line.cells.length > 1 || line.bullet || above.bullet) return false;
  if (last === date || lead.label || above.page !== line.page || !isMostlyDate(date.text)) return false;
  if (isMostlyDate(last.text) || hasOwnDate(line) || line.gap > 0.5 * line.size) return false;
  const place = rest.text.replace(/\.$/, '');
  if (isPlace(place.replace(/,.*$/, '')) || isTownInRegion(place)) return false;
  const end = last.items.at(-1)!;
  const alike = end.bold === rest.bold && end.italic === rest.italic && Math.abs(end.size - rest.size) < 0.4;
  if (!alike || Math.abs(lead.x - rest.x) > 1 || /[.!?:]$/.test(last.text)) return false;
  const isParted = /\p{L}{2}-$/u.test(last.text) && /^\p{Ll}/u.test(rest.text);
  const isFull = date.x - last.right < rest.items[0]!.width + 1.6 * line.size;
  const hasStyles =
    above.cells.length > 2 || last.items.some(({ font, bold }) => font !== end.font || bold !== end.bold);
  const isParts = /,|\s[—–-](?:\s|$)/.test(lead.text + last.text);
  return isParted || (isFull && hasStyles && isParts && !isSentence(rest.text));
}

/** Head and tail of compounds keep their hyphen: `Co-founder`, `Wakil-ketua`. */
const OF_COMPOUND = /(?:^|[^\p{L}])(?:co|vice|non|sub|ex|self|pre|post|multi|semi|cross|full|part|wakil)-$/iu;

/** A word that the line's end parted is whole again. */
function glued(above: Fragment, below: Fragment): Pick<Fragment, 'text' | 'items'> | undefined {
  const [last, first] = [above.items.at(-1)!, below.items[0]!];
  if (!/\p{L}{2}-$/u.test(last.text) || !/^\p{L}/u.test(first.text)) return undefined;
  const keeps = OF_COMPOUND.test(last.text) || /^\p{Lu}/u.test(first.text);
  const cut = keeps ? 0 : 1;
  const word = { ...last, text: last.text.slice(0, last.text.length - cut) + first.text };
  return {
    text: above.text.slice(0, above.text.length - cut) + below.text,
    items: [...above.items.slice(0, -1), word, ...below.items.slice(1)],
  };
}

/** Both lines as one, which ends where the lower one does: a third line is measured by the room behind it. */
function together(above: Fragment, below: Fragment): Fragment {
  return {
    ...joinFragments(above, below),
    ...glued(above, below),
    y: below.y,
    right: below.right,
  };
}
