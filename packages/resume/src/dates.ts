import { MONTHS, SHORT_MONTHS, SPELLINGS, monthOf } from './months.ts';
import type { Language } from './reference-lists.ts';
import { toLine } from './text.ts';

/**
 * A date as a CV knows it: `yyyy-MM-dd`, `yyyy-MM`, `yyyy`, or '' when there is none. Imports seldom know the day, and
 * inventing one would print a falsehood.
 */
export type PartialDate = string;

/** How months are printed: `Jan 2024`, `Januari 2024` or `01/2024`. */
export const dateStyles = ['short', 'long', 'numeric'] as const;
export type DateStyle = (typeof dateStyles)[number];

const PARTIAL_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

const ONGOING =
  /^(?:(?:sampai|hingga|s\/?d|[-–—])\s*)?(?:present|current(?:ly)?|now|ongoing|today|sekarang|skrg|saat ini|kini)$/i;

/** Whether a text is a date of the form that documents store. */
export function isPartialDate(text: string): boolean {
  return text === '' || (PARTIAL_DATE.test(text) && isRealDay(text));
}

/** A stored date as it is typed and shown in a field: `15/08/2023`, `08/2023`, `2023`. */
export function dateText(date: PartialDate): string {
  return date.split('-').toReversed().join('/');
}

/** Whether a text in the place of an end date means that it still goes on (`Present`, `s/d sekarang`). */
export function isOngoingWord(value: unknown): boolean {
  return typeof value === 'string' && ONGOING.test(value.trim());
}

/**
 * Reads what people and programs write for a date: ISO dates and times, `31/12/2024`, `12/2024`, `12-24`, `31122024`,
 * `122024`, `Des 2024`, `Des '24`, `31-Des-2024`, `December 31, 2024`, `2024 Des`, seconds or milliseconds since 1970, `Date`,
 * a year with month and day beside it. Day comes before month where both are numbers, as in Indonesia, if that can be. A text with nothing but a year in it gives that year; what says no date gives ''.
 */
export function toPartialDate(value: unknown): PartialDate {
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value === 'object' && value && 'year' in value) {
    const { year, month, day } = value as Record<string, unknown>;
    return toPartialDate([year, month, month && day].map(toLine).filter(Boolean).join('-'));
  }
  const text = toLine(value)
    .normalize('NFKC')
    .trim()
    .slice(0, 64)
    .replaceAll(/(?<=\d)\s*([-–—/.])\s*(?=\d)/gu, (_, sign: string) => (/[–—]/.test(sign) ? '-' : sign));
  if (text === '' || ONGOING.test(text)) return '';
  if (/^\d{10}(?:\d{3})?$/.test(text)) return fromNumber(Number(text));
  if (MIDNIGHT.test(text)) return fromNumber(Date.parse(text));
  return (
    fromIso(text) ??
    fromDigits(text) ??
    fromNumbers(text) ??
    fromWords(text) ??
    /\b(?:19|20)\d{2}\b/.exec(text)?.[0] ??
    ''
  );
}

/** A calendar in Indonesia keeps 1 June as 17:00 of 31 May. */
const MIDNIGHT = /T\d\d:[03]0:00(?:\.0+)?Z$/;
const HALF_A_DAY = 43_199_999;
/** Read as milliseconds it would be a day of the seventies. */
const SECONDS_UNTIL = 1e10;

function fromNumber(value: number): PartialDate {
  if (Number.isInteger(value) && value >= 1900 && value <= 2100) return String(value);
  // Midnight where it was chosen may be the day before in UTC.
  const date = new Date((Math.abs(value) < SECONDS_UNTIL ? value * 1000 : value) + HALF_A_DAY);
  return Number.isNaN(date.getTime()) || value === 0 ? '' : (fromIso(date.toISOString()) ?? '');
}

function fromIso(text: string): PartialDate | undefined {
  const match = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:[T ].*)?)?)?$/.exec(text);
  return match && match[1] !== '0000' ? build(match[1], match[2], match[3]) : undefined;
}

function fromNumbers(text: string): PartialDate | undefined {
  const match = /^(?:(\d{1,2})[-/. ])?(\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, day, month = '', year = ''] = match;
  // `08-23` is a month of 2023 and `15/08` no date: only what is a real month can stand before two digits.
  if (year.length === 2 && !(Number(month) >= 1 && Number(month) <= 12)) return undefined;
  const isMonthFirst = Number(month) > 12 && Number(day) <= 12;
  return isMonthFirst ? build(year, day, month) : build(fullYear(year), month, day);
}

/** Digits without anything between them: `15082023`, `082023`, and the year first. */
function fromDigits(text: string): PartialDate | undefined {
  const forms = [/^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/, /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/, /^(?<month>\d\d)(?<year>\d{4})$/, /^(?<year>\d{4})(?<month>\d\d)$/]; // prettier-ignore
  for (const form of forms) {
    const { year = '', month, day } = form.exec(text)?.groups ?? {};
    if (!/^(?:19|20)\d\d$/.test(year)) continue;
    const date = [year, month, day].filter((part) => part !== undefined).join('-');
    if (isPartialDate(date)) return date;
  }
  return undefined;
}

/** `23` → 2023, `98` → 1998: what is written short is closer than sixty years. */
function fullYear(year: string): string {
  if (year.length !== 2) return year;
  return `${Number(year) <= 45 ? 20 : 19}${year}`;
}

/** `15 Agustus 2023`, `15-Agu-23`, `agustus2023`, `August 15th, 2023`, `2023 Aug`: a month's name among a year and perhaps a day. */
function fromWords(text: string): PartialDate | undefined {
  const parts = text
    .replace(/^(?:sun|mon|tue|wed|thu|fri|sat)\w*,? (?=\w)|(?<=\d{4}) \d\d:\d\d.*$/gi, '')
    .replaceAll(/(?<=\d)(?:st|nd|rd|th)\b/gi, '')
    .replaceAll(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' ')
    .split(/[\s.,'’/–—-]+/u)
    .filter((part) => part !== '' && part.toLowerCase() !== 'of');
  const at = parts.findIndex((part) => /^\p{L}{3,}$/u.test(part));
  const month = at < 0 ? undefined : monthOf(parts[at]!);
  const [one = '', two = '', ...others] = parts.filter((_, index) => index !== at);
  if (
    month === undefined ||
    others.length > 0 ||
    ![one, two].every((part) => /^(?:\d{1,2}|\d{4})?$/.test(part))
  )
    return undefined;
  const [year, day] = two === '' || one.length === 4 ? [one, two] : [two, one];
  return year.length === 1 || day.length > 2 ? undefined : build(fullYear(year), String(month), day);
}

const CV_LANGUAGES = ['id', 'en', 'ms', 'de', 'fr', 'es', 'pt', 'it', 'nl'];
let monthWords: Set<string> | undefined;

/** Whether a word is the name of a month, in full or shortened, in a language that CVs here come in: `Sept`, `Agt`, `März`; `Desain` and `Marketing` are none. */
export function isMonthWord(word: string): boolean {
  monthWords ??= new Set([
    ...Object.keys(SPELLINGS),
    ...CV_LANGUAGES.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const { format } = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
        return MONTHS.id.map((_, index) =>
          format(Date.UTC(2024, index, 1))
            .toLowerCase()
            .replace(/\.$/, ''),
        );
      }),
    ),
  ]);
  return monthWords.has(word.toLowerCase().replace(/\.$/, ''));
}

function build(year = '', month = '', day = ''): PartialDate {
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')];
  if (day && isPartialDate(date.join('-'))) return date.join('-');
  if (month && isPartialDate(`${date[0]}-${date[1]}`)) return `${date[0]}-${date[1]}`;
  return year;
}

function isRealDay(text: string): boolean {
  if (text.length < 10) return true;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** `2024-01-15` → `Jan 2024` (the day is not printed on a CV). A year alone stays a year, '' stays ''. */
export function formatDate(date: PartialDate, language: Language, style: DateStyle = 'short'): string {
  const [year = '', month] = date.split('-');
  if (month === undefined) return year;
  if (style === 'numeric') return `${month}/${year}`;
  const names = style === 'long' ? MONTHS[language] : SHORT_MONTHS[language];
  return `${names[Number(month) - 1] ?? month} ${year}`;
}

/** A day in full, for a date of birth: `15 Januari 2001`, `15 January 2001`. Reduced dates as `formatDate`, long. */
export function formatDay(date: PartialDate, language: Language): string {
  const day = date.split('-')[2];
  const rest = formatDate(date, language, 'long');
  return day === undefined ? rest : `${Number(day)} ${rest}`;
}

export interface Period {
  start: PartialDate;
  end: PartialDate;
  isCurrent?: boolean;
}

/** `Jan 2022 – Mar 2024`, `Jan 2022 – Sekarang`, `2024` when both ends print alike, '' when nothing is known. */
export function formatPeriod(period: Period, language: Language, style: DateStyle = 'short'): string {
  const start = formatDate(period.start, language, style);
  const end = period.isCurrent ? presentWord(language) : formatDate(period.end, language, style);
  if (start === end) return start;
  return [start, end].filter(Boolean).join(' – ');
}

/** The word for an end that has not come: `Sekarang`, `Present`. */
export function presentWord(language: Language): string {
  return language === 'id' ? 'Sekarang' : 'Present';
}
