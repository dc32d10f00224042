/**
 * Moments on the clock of any zone, in Indonesian. The numbers come from Intl, whose time zones every browser brings; the words
 * are ours, so that server and browsers agree on them.
 */
const DAYS: Record<string, string> = {
  Mon: 'Sen',
  Tue: 'Sel',
  Wed: 'Rab',
  Thu: 'Kam',
  Fri: 'Jum',
  Sat: 'Sab',
  Sun: 'Min',
};
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'] as const;

/** Indonesia's own three; everywhere else is named by its distance to UTC. */
const INDONESIAN: Record<string, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Ujung_Pandang': 'WITA',
  'Asia/Jayapura': 'WIT',
};

export const HOME_ZONE = 'Asia/Jakarta';

/** What people choose from most, before all others. */
export const indonesianZones = [
  { value: 'Asia/Jakarta', label: 'WIB (Jakarta)' },
  { value: 'Asia/Makassar', label: 'WITA (Makassar, Denpasar)' },
  { value: 'Asia/Jayapura', label: 'WIT (Jayapura)' },
] as const;

type Moment = Date | number | string;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  formats.set(timeZone, made);
  return made;
}

/** Whether a text names a time zone that we know. */
export function isZone(text: string): boolean {
  try {
    return text.length <= 64 && /^[A-Za-z]/.test(text) && formatOf(text) !== undefined;
  } catch {
    return false;
  }
}

function partsOf(moment: Moment, timeZone: string) {
  const parts = formatOf(timeZone).formatToParts(new Date(moment));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${DAYS[of('weekday')] ?? ''} ${Number(of('day'))} ${MONTHS[Number(of('month')) - 1] ?? ''}`,
    date: `${of('year')}-${of('month')}-${of('day')}`,
    clock: `${of('hour')}.${of('minute')}`,
    // `GMT` alone is UTC itself; a minus is written as one.
    offset: of('timeZoneName').replace('GMT', 'UTC').replace(/\+0$/, '').replace('-', '−'),
  };
}

/** `Sel 24 Nov` */
export function zonedDay(moment: Moment, timeZone: string): string {
  return partsOf(moment, timeZone).day;
}

/** `2026-11-24`: tells days of a zone apart. */
export function zonedDate(moment: Moment, timeZone: string): string {
  return partsOf(moment, timeZone).date;
}

/** `19.00` */
export function zonedClock(moment: Moment, timeZone: string): string {
  return partsOf(moment, timeZone).clock;
}

/** `WIB`, or `UTC+9` as of that moment. */
export function zoneName(moment: Moment, timeZone: string): string {
  return INDONESIAN[timeZone] ?? partsOf(moment, timeZone).offset;
}

/** Whether clocks of two zones show the same at a moment. */
export function isSameClock(moment: Moment, one: string, other: string): boolean {
  return partsOf(moment, one).offset === partsOf(moment, other).offset;
}

/** `Sel 24 Nov 19.00 WIB` */
export function zonedTime(moment: Moment, timeZone: string): string {
  const { day, clock } = partsOf(moment, timeZone);
  return `${day} ${clock} ${zoneName(moment, timeZone)}`;
}

/**
 * `Sel 24 Nov 19.00–20.00 WIB`; where it ends on another day, that is named: `Sel 24 Nov 23.00–Rab 25 Nov 01.00 WIB`. Where clocks
 * change in between, each end has its zone: `01.30 UTC−4–01.30 UTC−5`.
 */
export function zonedSpan(from: Moment, minutes: number, timeZone: string): string {
  const start = new Date(from).getTime();
  const end = start + minutes * 60_000;
  const [first, last] = [partsOf(start, timeZone), partsOf(end, timeZone)];
  const [zone, zoneAtEnd] = [zoneName(start, timeZone), zoneName(end, timeZone)];
  const begin = `${first.day} ${first.clock}${zone === zoneAtEnd ? '' : ` ${zone}`}`;
  return `${begin}–${first.date === last.date ? '' : `${last.day} `}${last.clock} ${zoneAtEnd}`;
}
