import { isFramed } from '../text/normalise.ts';
import {
  ABOUT_PATTERN,
  monthNumber,
  MONTH_PATTERN,
  PRESENT_PATTERN,
  RANGE_PATTERN,
} from './calendar-words.ts';

/** How much of a date was printed. */
export type DatePrecision = 'year' | 'month' | 'day';

export interface PartialDate {
  year: number;
  /** 1..12 */
  month?: number;
  day?: number;
}

/** A date or a period, and where in the text it stands. */
export interface DateSpan {
  from: number;
  to: number;
  start?: PartialDate;
  end?: PartialDate;
  /** The period is still running. */
  current: boolean;
  /** Only one date was printed, so whether it starts or ends something is the reader's guess (then it is in `end`). */
  single: boolean;
}

/** `1920 x 1080` is the size of a screen. */
const YEAR = '(?:19\\d\\d(?!\\s?[x×]\\s?\\d)|20[0-4]\\d)';
const M = MONTH_PATTERN;
/** Each form of one date, the most telling first. */
const FORMS: readonly string[] = [
  `(?<d1>\\d{1,2})(?:st|nd|rd|th)?[\\s.-]+(?:de\\s+)?(?<m1>${M})[\\s,.-]+(?:(?:tahun|del?)\\s+)?(?<y1>${YEAR})`,
  `(?<m2>${M})\\s+(?<d2>\\d{1,2})(?:st|nd|rd|th)?\\s?,?\\s+(?<y2>${YEAR})`,
  `(?<m3>${M})\\s*[\\s,/.-]?\\s*(?:(?:tahun|del?)\\s+)?(?<y3>${YEAR})`,
  `(?<m4>${M})[\\s-]*[’'‘\`](?<y4>\\d{2})`,
  `(?<y5>${YEAR})[-/.](?<n5>1[0-2]|0?[1-9])[-/.](?<d5>[12]\\d|3[01]|0?[1-9])(?!\\d)`,
  `(?<d6>[12]\\d|3[01]|0?[1-9])\\s?[-/.]\\s?(?<n6>[12]\\d|3[01]|0?[1-9])\\s?[-/.]\\s?(?<y6>${YEAR})`,
  `(?<y7>${YEAR})(?:[-/.]|\\s\\/\\s)(?<n7>0[1-9]|1[0-2]|(?<=(?<!\\p{L}[-/])\\d{4}\\/)[1-9])(?!\\d)`,
  `(?<n8>1[0-2]|0?[1-9])\\s?[-/.]\\s?(?<y8>${YEAR})`,
  `(?<y9>${YEAR})(?:\\s+|[-/.]|,\\s(?!${M}\\s+\\d))(?<m9>${M})(?![a-z])`,
  `(?<y10>${YEAR})`,
];
/** Not inside a word or number; and two universities are named after a day: Sebelas Maret, Sepuluh Nopember. */
const BEFORE = '(?<![\\p{L}\\d./]|\\d[,:]|\\b(?:sebelas|sepuluh)\\s)';

const AFTER = '(?![\\p{L}\\d]|[.,/-]\\d)';
const START = new RegExp(`${BEFORE}${ABOUT_PATTERN}(?:${FORMS.join('|')})`, 'giud');
const NEXT = new RegExp(`^${ABOUT_PATTERN}(?:${FORMS.join('|')})${AFTER}`, 'iu');
const BARE_MONTH = new RegExp(
  `${BEFORE}(${M})${RANGE_PATTERN}|(?<=^|\\()(0[1-9]|1[0-2])\\s?[–—-]\\s?(?=(?:0[1-9]|1[0-2])[ /.]${YEAR}(?!\\d))`,
  'giu',
);
/** `09 2012`: a month in figures, where another one before it says so. */
const SPACED_MONTH = new RegExp(
  `(?<=(?:^|\\()(?:0[1-9]|1[0-2])\\s?[–—-]\\s?)(0[1-9]|1[0-2]) (?=${YEAR}(?!\\d))`,
  'gu',
);
const PRESENT_NEXT = new RegExp(`^\\(?${PRESENT_PATTERN}(?!\\p{L})\\)?`, 'iu');
const RANGE_NEXT = new RegExp(`^${RANGE_PATTERN}`, 'iu');
const SHORT_YEAR_NEXT = /^[’'‘`]?(\d{2})(?![\d/.:%]|\p{L})/u;
const SINCE = /(?:^|[^\p{L}])(?:sejak|since|mulai|dari|from|depuis|seit|sinds)\s+$/iu;
/** Two dates that stand side by side with nothing but space between, as in a stacked margin. */
const SIDE_BY_SIDE = /^\s+/;

/** `Feb 24 – Nov 25`: years of two digits count only where both ends of a period are printed, since `March 24` is a day. */
const SHORT_PERIOD = new RegExp(
  `${BEFORE}(${M})[ -](\\d{2})${RANGE_PATTERN}(?:(${M})[ -](\\d{2})(?![\\d/.:%]|\\p{L})|${PRESENT_PATTERN}(?!\\p{L}))|(?<=^|\\()(?:sejak|since)\\s+(${M})[ -](\\d{2})(?=$|\\))`,
  'giu',
);

/** `10/15-08/18`: months and years of two digits, where both ends of a period are printed so, or nothing but `Since 11/19`. */
const FIGURES = '(0?[1-9]|1[0-2])[/.](\\d{2})(?![\\d/.:%])';
const SHORT_FIGURES = new RegExp(
  `${BEFORE}${FIGURES}\\s*(?:[-–—]|to|sampai|s/d|hingga)\\s*(?:${FIGURES}|${PRESENT_PATTERN}(?!\\p{L}))|(?<=^|\\()(?:sejak|since)\\s+${FIGURES}(?=$|\\))`,
  'giu',
);

/** The same lines are read many times, so results are cached, within bounds. */
const known = new Map<string, readonly DateSpan[]>();
const MAX_KNOWN = 2_000;

/** Every date and period in a text, in order of place. Never throws. */
export function findDates(printed: string): readonly DateSpan[] {
  // A date without a digit is none.
  if (!/\d/.test(printed)) return NONE;
  const remembered = known.get(printed);
  if (remembered) return remembered;
  const found = readDates(printed);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(printed, found);
  return found;
}

const NONE: readonly DateSpan[] = [];

/** A dash between years that Ghostscript made a figure (`RANGE_PATTERN`): `May 20234Aug 2025`. */
const LOST_DASH = /(?<!\d)((?:19|20)\d\d)[34](?=(?:19|20)\d\d(?!\d)|\p{L}{3})/gu;

/** `09 2013 – 10 2014`: a month in figures and a year with nothing between, at both ends of a period. */
const SPACED =
  /(?<![\p{L}\d./-])(0[1-9]|1[0-2]) ((?:19|20)\d\d\s*[–—-]\s*)(0[1-9]|1[0-2]) (?=(?:19|20)\d\d(?!\d))/gu;

function readDates(printed: string): DateSpan[] {
  const framed = isFramed(printed) ? printed.replace(/^(\s*)[—–-]|[—–-](?=\s*$)/g, '$1 ') : printed;
  const text = framed.replace(LOST_DASH, '$1–').replace(SPACED, '$1/$2$3/').replace(SPACED_MONTH, '$1/');
  const spans: DateSpan[] = [];
  let position = 0;
  while (position < text.length) {
    const span = nextSpan(text, position);
    if (!span) break;
    const above = spans.at(-1);
    const years = above && acrossSchoolYears(text, above, span);
    if (years) spans[spans.length - 1] = years;
    else spans.push(span);
    position = Math.max(span.to, position + 1);
  }
  return spans;
}

const SCHOOL_YEAR = /^(?:19|20)\d\d\/(?:19|20)\d\d$/;
const RANGE_ALONE = new RegExp(`^${RANGE_PATTERN}$`, 'iu');

/** `2016/2017 s/d 2018/2019`: from the first of these school years to the last. */
function acrossSchoolYears(text: string, first: DateSpan, last: DateSpan): DateSpan | undefined {
  const areYears = [first, last].every(({ from, to }) => SCHOOL_YEAR.test(text.slice(from, to)));
  if (!areYears || !RANGE_ALONE.test(text.slice(first.to, last.from))) return undefined;
  return { ...first, to: last.to, end: last.end };
}

function nextSpan(text: string, position: number): DateSpan | undefined {
  const short = shortPeriod(text, position) ?? shortFigures(text, position);
  const long = nextLongSpan(text, position);
  return short && (!long || short.from <= long.from) ? short : long;
}

function shortPeriod(text: string, position: number): DateSpan | undefined {
  SHORT_PERIOD.lastIndex = position;
  const match = SHORT_PERIOD.exec(text);
  if (!match) return undefined;
  const [whole, fromMonth = match[5] ?? '', fromYear = match[6] ?? '', toMonth, toYear] = match;
  const start = {
    year: fullYear(Number(fromYear)),
    month: monthNumber(fromMonth),
  };
  const end =
    toMonth === undefined ? undefined : { year: fullYear(Number(toYear)), month: monthNumber(toMonth) };
  if (end && compareDates(start, end) > 0) return undefined;
  const span = {
    from: match.index,
    to: match.index + whole.length,
    start,
    single: false,
  };
  return end ? { ...span, end, current: false } : { ...span, current: true };
}

function shortFigures(text: string, position: number): DateSpan | undefined {
  SHORT_FIGURES.lastIndex = position;
  const match = SHORT_FIGURES.exec(text);
  if (!match) return undefined;
  const [whole, month = match[5], year = match[6], endMonth, endYear] = match;
  const start = { year: fullYear(Number(year)), month: Number(month) };
  const span = {
    from: match.index,
    to: match.index + whole.length,
    start,
    single: false,
  };
  if (endMonth === undefined) return { ...span, current: true };
  const end = { year: fullYear(Number(endYear)), month: Number(endMonth) };
  return compareDates(start, end) > 0 ? undefined : { ...span, end, current: false };
}

function nextLongSpan(text: string, position: number): DateSpan | undefined {
  START.lastIndex = position;
  let match = START.exec(text);
  while (match && !isDateHere(text, match)) {
    START.lastIndex = match.index + 1;
    match = START.exec(text);
  }
  if (!match) return undefined;
  const first = readForm(match);
  if (!first) return undefined;
  const shared = sharedYearStart(text, position, match, first);
  if (shared) return shared;
  const span = withEnd(text, match.index, match.index + match[0].length, first);
  return backwards(text, position, span) ?? span;
}

const BACKWARDS = new RegExp(`(?<![\\p{L}\\d])${PRESENT_PATTERN}\\s*[-–—]\\s*$`, 'iu');

/** `NOW – 2024`: a period that begins with its end. */
function backwards(text: string, position: number, span: DateSpan): DateSpan | undefined {
  const end = BACKWARDS.exec(text.slice(position, span.from));
  if (!end || !span.single || !span.end) return undefined;
  return { from: position + end.index, to: span.to, start: span.end, current: true, single: false };
}

function isDateHere(text: string, match: RegExpExecArray): boolean {
  const after = text.slice(match.index + match[0].length);
  if (/^(?:\d|\p{L})/u.test(after) || /^[.,]\d/.test(after)) return false;
  return readForm(match) !== undefined;
}

/** `Jan – Mar 2020`, `01–03 2020`: the first month borrows the year of the second. */
function sharedYearStart(text: string, position: number, match: RegExpExecArray, end: PartialDate) {
  BARE_MONTH.lastIndex = position;
  for (let bare = BARE_MONTH.exec(text); bare; bare = BARE_MONTH.exec(text)) {
    const month = monthNumber(bare[1] ?? '') ?? (bare[2] === undefined ? undefined : Number(bare[2]));
    if (bare.index + bare[0].length !== match.index || month === undefined || end.month === undefined)
      continue;
    const start = { year: month > end.month ? end.year - 1 : end.year, month };
    return {
      from: bare.index,
      to: match.index + match[0].length,
      start,
      end,
      current: false,
      single: false,
    };
  }
  return undefined;
}

/** `2021 - (perkiraan lulus 2025)` */
const EXPECTED =
  /^\(?(?:perkiraan|estimasi|rencana|target|expected|est\.)(?: (?:lulus|wisuda|graduation|to graduate))?(?: (?:pada|tahun|in))?\s*:?\s+/iu;

function withEnd(text: string, from: number, to: number, first: PartialDate): DateSpan {
  const rest = text.slice(to);
  const range = RANGE_NEXT.exec(rest);
  const gap = range?.[0] ?? SIDE_BY_SIDE.exec(rest)?.[0] ?? '';
  const tail = rest.slice(gap.length);
  const present = PRESENT_NEXT.exec(tail) ?? (range ? null : PRESENT_NEXT.exec(tail.replace(/^\(/, '')));
  if (present && (range || gap !== ''))
    return {
      from,
      to: to + gap.length + present[0].length,
      start: first,
      current: true,
      single: false,
    };
  const expected = range ? (EXPECTED.exec(tail)?.[0] ?? '') : '';
  const next = NEXT.exec(tail.slice(expected.length));
  const second = next ? readForm(next) : undefined;
  if (next && second && (range || isStacked(text, from, first, second, tail.slice(next[0].length)))) {
    const length = to + gap.length + expected.length + next[0].length;
    if (compareDates(first, second) <= 0)
      return {
        from,
        to: length,
        start: first,
        end: second,
        current: false,
        single: false,
      };
  }
  const short = range ? SHORT_YEAR_NEXT.exec(tail) : null;
  if (short && first.month === undefined) {
    const year = Math.floor(first.year / 100) * 100 + Number(short[1]);
    if (year >= first.year)
      return {
        from,
        to: to + gap.length + short[0].length,
        start: first,
        end: { year },
        current: false,
        single: false,
      };
  }
  // A dash with nothing after it, or a word like "sejak" before: the period is open.
  const before = text.slice(0, from);
  const open =
    tail.trim() === '' && (before.trim() === '' || (first.month !== undefined && /\s$/.test(before)));
  if (range && (open || (/\(\s*$/.test(before) && /^\s*\)/.test(tail))))
    return {
      from,
      to: to + gap.trimEnd().length,
      start: first,
      current: false,
      single: false,
    };
  if (SINCE.test(text.slice(0, from))) return { from, to, start: first, current: true, single: false };
  return { from, to, end: first, current: false, single: true };
}

function isStacked(
  text: string,
  from: number,
  first: PartialDate,
  second: PartialDate,
  rest: string,
): boolean {
  const alone = text.slice(0, from).trim() === '' && rest.trim() === '';
  return alone && (first.month === undefined) === (second.month === undefined);
}

function readForm(match: RegExpExecArray | RegExpMatchArray): PartialDate | undefined {
  const groups = match.groups ?? {};
  const pick = (letter: string) => {
    for (let form = 1; form <= FORMS.length; form += 1)
      if (groups[letter + form] !== undefined) return groups[letter + form];
    return undefined;
  };
  const yearText = pick('y');
  if (yearText === undefined) return undefined;
  const year = yearText.length === 2 ? fullYear(Number(yearText)) : Number(yearText);
  const monthName = pick('m');
  let month = monthName === undefined ? Number(pick('n') ?? 0) || undefined : monthNumber(monthName);
  let day = Number(pick('d') ?? 0) || undefined;
  // Day before month as Indonesia writes it, unless that cannot be.
  if (month !== undefined && month > 12 && day !== undefined) [month, day] = [day, month];
  if (month !== undefined && month > 12) return undefined;
  if (day !== undefined && day > 31) return undefined;
  return { year, month, day };
}

function fullYear(short: number): number {
  return short < 50 ? 2000 + short : 1900 + short;
}

/** Whether a text holds a date with a beginning and an end. */
export function hasPeriod(text: string): boolean {
  return findDates(text).some(({ single }) => !single);
}

/** Negative when `a` comes first; what was not printed counts as equal. */
export function compareDates(a: PartialDate, b: PartialDate): number {
  if (a.year !== b.year) return a.year - b.year;
  if (a.month === undefined || b.month === undefined) return 0;
  if (a.month !== b.month) return a.month - b.month;
  return (a.day ?? 0) - (b.day ?? 0);
}

/** The date as `yyyy-MM-dd`; what was not printed becomes the first. */
export function toIsoDate(date: PartialDate): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.year}-${two(date.month ?? 1)}-${two(date.day ?? 1)}`;
}

/** As much of a date as was printed: `2022`, `2022-09`, `2022-09-14`. */
export function toPartialIso(date: PartialDate): string {
  return toIsoDate(date).slice(0, { year: 4, month: 7, day: 10 }[precisionOf(date)]);
}

export function precisionOf(date: PartialDate): DatePrecision {
  if (date.month === undefined) return 'year';
  return date.day === undefined ? 'month' : 'day';
}
