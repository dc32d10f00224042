import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

interface Range {
  from: number;
  to: number;
}

interface BusyTimes {
  text: string;
  /** The mentor's own zone: that of whole days, and of times that name none. */
  timeZone: string;
  /** Only what lies in it, in milliseconds since 1970 UTC. */
  within: Range;
  /** Events whose UID ends so are sessions of ours, which are taken already. */
  ownUid: string;
}

const MOST_STEPS = 50_000;
const MOST_RANGES = 20_000;
const TAKEN = new Set(['BUSY', 'BUSY-UNAVAILABLE', 'BUSY-TENTATIVE']);

/**
 * When a calendar (RFC 5545) says that somebody is busy: its events with all their repetitions, but those that are called off or
 * marked as free (TRANSP), and the stretches of VFREEBUSY. Ranges may overlap.
 * @throws Error with the code `not_calendar` or `too_many_events`
 */
export function busyTimes({ text, timeZone, within, ownUid }: BusyTimes): Range[] {
  const calendars = parse(text);
  const found: Range[] = [];
  const steps = { left: MOST_STEPS };
  const add = (range: Range | null) => {
    if (!range || range.to <= range.from || range.to <= within.from || range.from >= within.to) return;
    if (found.length >= MOST_RANGES) throw refusal('too_many_events');
    found.push(range);
  };
  for (const calendar of calendars) {
    for (const component of calendar.getAllSubcomponents('vevent')) {
      if (String(component.getFirstPropertyValue('uid') ?? '').endsWith(ownUid)) continue;
      for (const range of rangesOf(component, { timeZone, within, steps })) add(range);
    }
    for (const component of calendar.getAllSubcomponents('vfreebusy'))
      for (const property of component.getAllProperties('freebusy'))
        if (TAKEN.has((property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase()))
          for (const period of property.getValues()) add(rangeOfPeriod(period, timeZone));
  }
  return found;
}

function parse(text: string): ICAL.Component[] {
  try {
    const read: unknown = ICAL.parse(text);
    const all = (Array.isArray(read) && typeof read[0] === 'string' ? [read] : read) as unknown[];
    const calendars = all.map((one) => new ICAL.Component(one as string));
    if (calendars.some(({ name }) => name === 'vcalendar'))
      return calendars.filter(({ name }) => name === 'vcalendar');
  } catch {
    // Said below, like what is something else.
  }
  throw refusal('not_calendar');
}

interface Expansion {
  timeZone: string;
  within: Range;
  /** How many repetitions may still be looked at, in the whole file. */
  steps: { left: number };
}

function* rangesOf(component: ICAL.Component, { timeZone, within, steps }: Expansion): Generator<Range> {
  if (!component.getFirstPropertyValue('dtstart')) return;
  const event = new ICAL.Event(component);
  const own = rangeBetween(event.startDate, event.endDate, timeZone);
  // What replaces one repetition stands for itself, wherever it was moved to.
  if (!event.isRecurring() || event.isRecurrenceException()) {
    if (isBusy(component)) yield own;
    return;
  }
  const length = own.to - own.from;
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    steps.left -= 1;
    if (steps.left < 0) throw refusal('too_many_events');
    const zoned = like(next, event.startDate);
    const from = momentOf(zoned, timeZone);
    if (from >= within.to) return;
    if (from + length <= within.from && !hasExceptions(event)) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (!isBusy(item.component)) continue;
    if (item !== event)
      yield rangeBetween(like(startDate, item.startDate), like(endDate, item.startDate), timeZone);
    else if (event.startDate.isDate) yield rangeBetween(zoned, like(endDate, event.startDate), timeZone);
    else yield { from, to: from + length };
  }
}

function hasExceptions(event: ICAL.Event): boolean {
  return Object.keys(event.exceptions).length > 0;
}

function isBusy(component: ICAL.Component): boolean {
  const word = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return word('status') !== 'CANCELLED' && word('transp') !== 'TRANSPARENT';
}

/** A repetition is counted in the event's own zone, of which the iterator keeps the name only where the file describes it. */
function like(time: ICAL.Time, first: ICAL.Time): ICAL.Time {
  const same = time.clone();
  same.zone = first.zone;
  (same as { timezone?: string }).timezone = zoneNameOf(first);
  return same;
}

function zoneNameOf(time: ICAL.Time): string {
  return (time as { timezone?: string }).timezone ?? time.zone?.tzid ?? '';
}

function rangeBetween(start: ICAL.Time, end: ICAL.Time, timeZone: string): Range {
  return { from: momentOf(start, timeZone), to: momentOf(end, timeZone) };
}

function rangeOfPeriod(value: unknown, timeZone: string): Range | null {
  if (!(value instanceof ICAL.Period)) return null;
  return rangeBetween(value.start, value.getEnd(), timeZone);
}

/**
 * The moment of a time: by the world's own rules where its zone is one that everybody knows, else by what the file says of the zone,
 * else in the mentor's zone.
 */
function momentOf(time: ICAL.Time, timeZone: string): number {
  const { year, month, day, hour, minute, second } = time;
  const date = Temporal.PlainDate.from({ year, month, day });
  if (time.isDate) return date.toZonedDateTime(timeZone).epochMilliseconds;
  const local = date.toPlainDateTime({ hour, minute, second: Math.min(second, 59) });
  const name = zoneNameOf(time);
  if (name === 'Z' || name === 'UTC') return local.toZonedDateTime('UTC').epochMilliseconds;
  const known = knownZone(name);
  if (known) return local.toZonedDateTime(known).epochMilliseconds;
  const described = time.zone && time.zone.tzid !== 'floating' && time.zone.component;
  if (described) return time.toUnixTime() * 1_000;
  return local.toZonedDateTime(timeZone).epochMilliseconds;
}

const zones = new Map<string, string | null>();

/** `Asia/Makassar`; also as `/citadel.org/20250101_1/Asia/Makassar`, as some programs write it. */
function knownZone(name: string): string | null {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const found = [name, /([A-Z][A-Za-z_]+\/[A-Z][A-Za-z_/-]+)$/.exec(name)?.[1] ?? ''].find(isZone) ?? null;
  zones.set(name, found);
  return found;
}

function isZone(name: string): boolean {
  if (!name.includes('/')) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function refusal(code: 'not_calendar' | 'too_many_events'): Error {
  return Object.assign(new Error(code), { code });
}
