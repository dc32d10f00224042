import { monthOf } from '@setapak/resume/months';
import { readClock, writtenClock } from './clock.ts';
import { formatDay } from './dates.ts';

const TYPED = /^(\d{1,2})([/. -]?)(\d{1,2})\2([12]\d{3})(?:,? *([\d.:]+))?$/;
/** As ads and mails write it: `Sabtu, 5 Desember 2026 pukul 19.00 WIB`. */
const IN_WORDS =
  /^(?:\p{L}+,? +)?(\d{1,2})[ .-]*(\p{L}{3,})[ .,-]*([12]\d{3})(?:,? *(?:pukul|jam|pk\.?)? *([\d.:]+)(?: *WIB)?)?$/iu;
const ISO = /^([12]\d{3}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/;

/**
 * A day as people here type it, day before month, with a time behind it where one is asked: `3/11/2026`, `03-11-2026 19.05`,
 * `031120261905`, with the month in words; also as ISO writes it. @returns `2026-11-03` or `2026-11-03T19:05`; null for what no calendar or clock has
 */
export function readDate(text: string): string | null {
  const words = text.trim();
  const [, written, hours] = ISO.exec(words) ?? [];
  if (written) return existing(written, hours);
  const [, dayOfMonth = '', word = '', itsYear, clock] = IN_WORDS.exec(words) ?? [];
  if (itsYear) return existing(`${itsYear}-${twoDigits(monthOf(word) ?? 0)}-${twoDigits(dayOfMonth)}`, clock);
  const [, day = '', between, month = '', year, time] = TYPED.exec(words) ?? [];
  // Without signs between them only two digits each are clear.
  if (!year || (between === '' && day.length + month.length < 4)) return null;
  return existing(`${year}-${twoDigits(month)}-${twoDigits(day)}`, time);
}

const twoDigits = (part: string | number) => String(part).padStart(2, '0');

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
