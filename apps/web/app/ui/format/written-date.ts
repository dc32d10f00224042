import { monthOf } from '@setapak/resume/months';
import { readClock, writtenClock } from './clock.ts';
import { formatDay } from './dates.ts';

const TYPED = /^(\d{1,2})([/. -]?)(\d{1,2})\2([12]\d{3})(?:,? *([\d.:]+))?$/;
/** As ads and mails write it: `Sabtu, 5 Desember 2026 pukul 19.00 WIB`. */
const IN_WORDS =
  /^(?:\p{L}+,? +)?(\d{1,2})[ .-]*(\p{L}{3,})[ .,-]*([12]\d{3})(?:,? *(?:pukul|jam|pk\.?)? *([\d.:]+)(?: *WIB)?)?$/iu;
/** As sessions are shown: `Kam 3 Des 19.30–20.30 WIB`. */
const WITHOUT_YEAR =
  /^(?:\p{L}+,? +)?(\d{1,2})[ .-]*(\p{L}{3,})\.?,? *(?:pukul|jam|pk\.?)? *(\d{1,2}[.:]\d{2})(?: *[–-] *\d{1,2}[.:]\d{2})?(?: *WIB)?$/iu;
const ISO = /^([12]\d{3}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;

/**
 * A day as people here type it, day before month, with a time behind it where one is asked: `3/11/2026`, `03-11-2026 19.05`,
 * `031120261905`, with the month in words; also as ISO writes it. A time on a day without its year is of the nearest one. @returns `2026-11-03` or `2026-11-03T19:05`; null for what no calendar or clock has
 */
export function readDate(text: string, now = new Date()): string | null {
  const words = text.trim();
  const [, written, hours] = ISO.exec(words) ?? [];
  if (written) return existing(written, hours);
  const [, dayOfMonth = '', word = '', itsYear, clock] = IN_WORDS.exec(words) ?? [];
  if (itsYear) return existing(`${itsYear}-${twoDigits(monthOf(word) ?? 0)}-${twoDigits(dayOfMonth)}`, clock);
  const [, dayAlone = '', monthWord = '', itsClock] = WITHOUT_YEAR.exec(words) ?? [];
  if (itsClock) return nearest(`${twoDigits(monthOf(monthWord) ?? 0)}-${twoDigits(dayAlone)}`, itsClock, now);
  const [, day = '', between, month = '', year, time] = TYPED.exec(words) ?? [];
  // Without signs between them only two digits each are clear.
  if (!year || (between === '' && day.length + month.length < 4)) return null;
  return existing(`${year}-${twoDigits(month)}-${twoDigits(day)}`, time);
}

const twoDigits = (part: string | number) => String(part).padStart(2, '0');

function nearest(monthAndDay: string, time: string, now: Date): string | null {
  const away = (iso: string) => Math.abs(new Date(`${iso}Z`).getTime() - now.getTime());
  const year = now.getUTCFullYear();
  const found = [year - 1, year, year + 1].map((each) => existing(`${each}-${monthAndDay}`, time));
  return found.filter((iso) => iso !== null).toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

function existing(day: string, time: string | undefined): string | null {
  const at = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(day)) return null;
  if (time === undefined) return day;
  const clock = readClock(time);
  return clock && clock !== '24:00' ? `${day}T${clock}` : null;
}

/** What was typed as a day, as ISO writes it; what is no day stays as it is, for a form's rules to refuse. */
export const typedDate = (text: string): string => readDate(text) ?? text;

/** `2026-11-03T19:05` → `03/11/2026 19.05`: how a field for a day writes it. What is no date stays as it is. */
export function numericDate(iso: string): string {
  const [, day, clock] = ISO.exec(iso) ?? [];
  if (!day) return iso;
  return [day.split('-').toReversed().join('/'), ...(clock ? [writtenClock(clock)] : [])].join(' ');
}

/** The same in words: `Selasa, 3 November 2026`, with a time `…, 19.05`. Empty for what is no date yet. */
export function writtenDate(iso: string): string {
  const [, day, clock] = ISO.exec(iso) ?? [];
  if (!day) return '';
  return [formatDay(day), ...(clock ? [writtenClock(clock)] : [])].join(', ');
}
