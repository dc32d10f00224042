import { MONTHS, SHORT_MONTHS } from './months.ts';
import type { Language } from './reference-lists.ts';
import { toText } from './text.ts';

/**
 * A date as a CV knows it: `yyyy-MM-dd`, `yyyy-MM`, `yyyy`, or '' when there is none. Imports seldom know the day, and
 * inventing one would print a falsehood.
 */
export type PartialDate = string;

/** How months are printed: `Jan 2024`, `Januari 2024` or `01/2024`. */
export const dateStyles = ['short', 'long', 'numeric'] as const;
export type DateStyle = (typeof dateStyles)[number];

const PARTIAL_DATE = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/;

const ONGOING = /^(present|current|currently|now|ongoing|today|sekarang|saat ini|hingga kini|kini)$/i;

/** Whether a text is a date of the form that documents store. */
export function isPartialDate(text: string): boolean {
  return text === '' || (PARTIAL_DATE.test(text) && isRealDay(text));
}

/** Whether a text in the place of an end date means that it still goes on (`Present`, `Sekarang`). */
export function isOngoingWord(value: unknown): boolean {
  return typeof value === 'string' && ONGOING.test(value.trim());
}

/**
 * Reads what people and programs write for a date: ISO dates and times, `31/12/2024`, `12/2024`, `12-24`, `31122024`,
 * `122024`, `Des 2024`, `Des '24`, `31 December 2024`, `December 31, 2024`, milliseconds since 1970, `Date`. Day comes
 * before month where both are numbers, as in Indonesia. A text with nothing but a year in it gives that year; what says no date gives ''.
 */
export function toPartialDate(value: unknown): PartialDate {
  if (typeof value === 'number') return fromNumber(value);
  const text = toText(value).trim().slice(0, 64);
  if (text === '' || ONGOING.test(text)) return '';
  return (
    fromIso(text) ??
    fromDigits(text) ??
    fromNumbers(text) ??
    fromWords(text) ??
    /\b(?:19|20)\d{2}\b/.exec(text)?.[0] ??
    ''
  );
}

function fromNumber(value: number): PartialDate {
  if (Number.isInteger(value) && value >= 1900 && value <= 2100) return String(value);
  const date = new Date(value);
  return Number.isNaN(date.getTime()) || value === 0 ? '' : (fromIso(date.toISOString()) ?? '');
}

function fromIso(text: string): PartialDate | undefined {
  const match = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2})(?:[T ].*)?)?)?$/.exec(text);
  return match ? build(match[1], match[2], match[3]) : undefined;
}

function fromNumbers(text: string): PartialDate | undefined {
  const match = /^(?:(\d{1,2})[-/. ])?(\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (!match) return undefined;
  const [, day, month = '', year = ''] = match;
  // `08-23` is a month of 2023 and `15/08` no date: only what is a real month can stand before two digits.
  if (year.length === 2 && !(Number(month) >= 1 && Number(month) <= 12)) return undefined;
  return build(fullYear(year), month, day);
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

function fromWords(text: string): PartialDate | undefined {
  const match =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?(\p{L}{3,})\.?,?\s*(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?['’]?(\d{4}|\d{2})$/iu.exec(
      text,
    );
  const month = match ? monthOf(match[2] ?? '') : undefined;
  return match && month ? build(fullYear(match[4] ?? ''), String(month), match[1] ?? match[3]) : undefined;
}

const CV_LANGUAGES = ['id', 'en', 'ms', 'de', 'fr', 'es', 'pt', 'it', 'nl'];
/** As people write them beside what dictionaries have. */
const SPELLINGS = ['agt', 'agus', 'agust', 'ags', 'peb', 'pebruari', 'nop', 'nopember', 'sept', 'mrt'];
let monthWords: Set<string> | undefined;

/** Whether a word is the name of a month, in full or shortened, in a language that CVs here come in: `Sept`, `Agt`, `März`; `Desain` and `Marketing` are none. */
export function isMonthWord(word: string): boolean {
  monthWords ??= new Set([
    ...SPELLINGS,
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

function monthOf(word: string): number | undefined {
  const lower = word.toLowerCase();
  if (lower === 'agt' || lower === 'agus') return 8;
  const names = [...MONTHS.id, ...MONTHS.en];
  const found = names.findIndex(
    (name) => name.toLowerCase().startsWith(lower) || lower.startsWith(name.slice(0, 3).toLowerCase()),
  );
  return found < 0 ? undefined : (found % 12) + 1;
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
