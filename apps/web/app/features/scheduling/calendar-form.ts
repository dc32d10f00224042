import { z } from 'zod';
import { isDay } from '~/services/calendar.ts';
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
    const day = typedDate(fields[`exception-${at}-date`] ?? '');
    if (!day) continue;
    if (!isDay(day)) errors[`exception-${at}`] = 'Tanggal itu tidak ada. Cek lagi, ya.';
    const hours = range(`exception-${at}`);
    const known = days.get(day) ?? [];
    days.set(day, hours ? [...known, hours] : known);
  }
  const exceptions = [...days]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, hours]) => ({ date: day, hours }));
  return { weekly, exceptions, errors };
}
