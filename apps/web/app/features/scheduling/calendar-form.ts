import { z } from 'zod';
import { dayAfter, isDay } from '~/services/calendar.ts';
import { readClock } from '~/ui/format/clock.ts';
import { typedDate } from '~/ui/format/written-date.ts';
import { isZone } from '~/ui/format/zoned-times.ts';
import { MOST_DAYS_AHEAD, type ClockRange, type Weekday } from './model.ts';

export const weekdays: readonly { weekday: Weekday; name: string }[] = [
  { weekday: 1, name: 'Senin' },
  { weekday: 2, name: 'Selasa' },
  { weekday: 3, name: 'Rabu' },
  { weekday: 4, name: 'Kamis' },
  { weekday: 5, name: 'Jumat' },
  { weekday: 6, name: 'Sabtu' },
  { weekday: 7, name: 'Minggu' },
];

/** So many stretches a day, and so many days that differ, have fields of their own. */
export const RANGES_A_DAY = 2;
const MOST_EXCEPTIONS = 60;
export const SPARE_EXCEPTIONS = 3;
/** So many days in a row one line can stand for. */
const MOST_DAYS_A_LINE = 62;
const DAY_MS = 86_400_000;

const between = (least: number, most: number, error: string) =>
  z.coerce.number({ error }).int(error).min(least, error).max(most, error);
const most = z
  .union([z.literal(''), z.coerce.number().int().min(1, 'Minimal 1').max(50, 'Paling banyak 50')])
  .transform((value) => (value === '' ? null : value));
const httpsOrNothing = z
  .union([z.literal(''), z.url({ protocol: /^https$/, error: 'Tulis alamat https://' }).max(500)])
  .transform((value) => value || null);

/** Where a mentor's own calendar is; Apple's addresses begin with `webcal:`. Further checks come when it is opened. */
export const busyUrl = z
  .string()
  .transform((text) => text.trim().replace(/^webcals?:/i, 'https:'))
  .pipe(
    z
      .url({ protocol: /^https$/, error: 'Tulis alamat https:// dari aplikasi kalendermu' })
      .max(2_000, 'Alamatnya terlalu panjang'),
  );

/** What of the form stands by itself; hours and days that differ are read by `readHours`. */
export const calendarFields = z.object({
  timeZone: z.string().refine(isZone, 'Pilih zona waktu'),
  bufferBefore: between(0, 240, 'Isi 0 sampai 240 menit'),
  bufferAfter: between(0, 240, 'Isi 0 sampai 240 menit'),
  leastNotice: between(1, 336, 'Isi 1 sampai 336 jam').transform((hours) => hours * 60),
  horizonDays: between(1, MOST_DAYS_AHEAD, `Isi 1 sampai ${MOST_DAYS_AHEAD} hari`),
  mostPerDay: most,
  mostPerWeek: most,
  meetingUrl: httpsOrNothing,
});

/** Weekly hours and days that differ, as the form's fields name them; a half-filled line is an error beside it. */
export function readHours(fields: Record<string, string>) {
  const errors: Record<string, string> = {};
  const range = (name: string): ClockRange | null => {
    const typed = [fields[`${name}-from`] ?? '', fields[`${name}-to`] ?? ''] as const;
    if (!typed.some(Boolean)) return null;
    const [from, to] = typed.map((text) => (readClock(text) === '24:00' ? '00:00' : readClock(text)));
    if (from && to && from !== to) return { from, to: to === '00:00' ? '24:00' : to };
    errors[name] = 'Isi jam mulai dan jam selesai, misalnya 09.00 dan 17.30.';
    return null;
  };
  const weekly = weekdays.flatMap(({ weekday }) =>
    Array.from({ length: RANGES_A_DAY }, (_, at) => range(`day-${weekday}-${at}`)).flatMap((hours) =>
      hours ? [{ weekday, ...hours }] : [],
    ),
  );
  const days = new Map<string, ClockRange[]>();
  for (let at = 0; at < MOST_EXCEPTIONS; at += 1) {
    const name = `exception-${at}`;
    const first = typedDate(fields[`${name}-date`] ?? '');
    const last = typedDate(fields[`${name}-until`] ?? '') || first;
    if (!last) continue;
    const hours = range(name);
    const wrong = wrongDays(first, last);
    if (wrong) errors[name] = wrong;
    for (const day of wrong ? [] : daysOf(first, last)) {
      const known = days.get(day) ?? [];
      days.set(day, hours ? [...known, hours] : known);
    }
  }
  const exceptions = [...days]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, hours]) => ({ date: day, hours }));
  return { weekly, exceptions, errors };
}

function wrongDays(first: string, last: string): string | undefined {
  if (!first) return 'Isi juga tanggal mulainya.';
  if (!isDay(first) || !isDay(last)) return 'Tanggal itu tidak ada. Cek lagi, ya.';
  if (last < first) return 'Tanggal akhirnya lebih dulu daripada tanggal mulainya.';
  return daysOf(first, last).length > MOST_DAYS_A_LINE
    ? `Satu baris paling banyak ${MOST_DAYS_A_LINE} hari. Pakai baris lain untuk sisanya.`
    : undefined;
}

/** From the first to the last day, both with it; no more than a line too many. */
function daysOf(first: string, last: string): string[] {
  const count = Math.min((Date.parse(last) - Date.parse(first)) / DAY_MS, MOST_DAYS_A_LINE) + 1;
  return Array.from({ length: count }, (_, day) => dayAfter(first, day));
}

/** A line of the form: one day that differs, or several in a row, with one stretch of hours or none. */
export interface ExceptionLine {
  date: string;
  /** The last day; empty where it is one. */
  until: string;
  range: ClockRange | null;
}

/** The lines that `readHours` reads such days from: days in a row that differ alike share one. */
export function exceptionLines(exceptions: readonly { date: string; hours: readonly ClockRange[] }[]) {
  const lines: ExceptionLine[] = [];
  for (const { date, hours } of exceptions) {
    const [range = null, ...more] = hours;
    const before = lines.at(-1);
    const goesOn =
      before !== undefined &&
      more.length === 0 &&
      date === dayAfter(before.until || before.date) &&
      before.range?.from === range?.from &&
      before.range?.to === range?.to &&
      daysOf(before.date, date).length <= MOST_DAYS_A_LINE;
    if (goesOn) before.until = date;
    else for (const each of [range, ...more]) lines.push({ date, until: '', range: each });
  }
  return lines;
}
