import { MONTHS } from '@setapak/resume/months';

/**
 * Dates as Indonesians write them, on Jakarta's clock. No Intl and no date library: Western Indonesia has been UTC+7 without
 * summer time since 1964, and words of our own are the same on the server and in every browser, so hydration never differs.
 */
const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const;
const JAKARTA_MS = 7 * 3_600_000;
const CALENDAR = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/;

/** A moment (Date, milliseconds, ISO text with a time) or a day of the calendar (`2026-11-03`, `2026-11`), which has no time zone. */
type DateLike = Date | number | string;

/** `3 November 2026` */
export function formatDate(date: DateLike): string {
  const { day, month, year } = parts(date);
  return `${day} ${month} ${year}`;
}

/** `Selasa, 3 November 2026` */
export function formatDay(date: DateLike): string {
  return `${DAYS[parts(date).weekday]}, ${formatDate(date)}`;
}

/** `November 2026` */
export function formatMonthYear(date: DateLike): string {
  const { month, year } = parts(date);
  return `${month} ${year}`;
}

/** `3 November 2026, 19.05 WIB` */
export function formatDateTime(date: DateLike): string {
  const { hours, minutes } = parts(date);
  return `${formatDate(date)}, ${hours}.${minutes} WIB`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago it was: `3 jam lalu`; what is older than a week has a date. */
export function formatAge(date: Date, now: Date): string {
  const age = now.getTime() - date.getTime();
  if (age < MINUTE_MS) return 'baru saja';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} menit lalu`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} jam lalu`;
  if (age < 7 * DAY_MS) return `${Math.floor(age / DAY_MS)} hari lalu`;
  return formatDate(date);
}

/** The year on Jakarta's clock. */
export function yearOf(date: DateLike): number {
  return parts(date).year;
}

/** `2026-11-03`: the day on Jakarta's clock, as date inputs and the database write it. */
export function calendarDay(date: DateLike): string {
  return onJakartaClock(date).toISOString().slice(0, 10);
}

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

/** Whether a text is a moment as JSON writes it, and one that exists. */
export function isMoment(text: string): boolean {
  return ISO_MOMENT.test(text) && !Number.isNaN(Date.parse(text));
}

function parts(date: DateLike) {
  const at = onJakartaClock(date);
  if (Number.isNaN(at.getTime())) throw new RangeError(`not a date: ${String(date)}`);
  return {
    year: at.getUTCFullYear(),
    month: MONTHS.id[at.getUTCMonth()],
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
    hours: String(at.getUTCHours()).padStart(2, '0'),
    minutes: String(at.getUTCMinutes()).padStart(2, '0'),
  };
}

/** A Date whose UTC fields are Jakarta's. */
function onJakartaClock(date: DateLike): Date {
  const calendar = typeof date === 'string' && CALENDAR.exec(date);
  if (calendar)
    return new Date(Date.UTC(Number(calendar[1]), Number(calendar[2]) - 1, Number(calendar[3] ?? 1)));
  return new Date(new Date(date).getTime() + JAKARTA_MS);
}
