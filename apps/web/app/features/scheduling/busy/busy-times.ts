import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { findIana } from 'windows-iana';

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

const DAY_MS = 86_400_000;
const MOST_STEPS = 50_000;
const MOST_RANGES = 20_000;
const TAKEN = new Set(['BUSY', 'BUSY-UNAVAILABLE', 'BUSY-TENTATIVE']);

/**
 * When a calendar (RFC 5545) says that somebody is busy: its events with all their repetitions, but those that are called off or
 * marked as free (TRANSP), and the stretches of VFREEBUSY. Ranges may overlap. An event that cannot be read takes no time, and hides
 * none of the others.
 * @throws Error with the code `not_calendar` or `too_many_events`
 */
export function busyTimes({ text, timeZone, within, ownUid }: BusyTimes): Range[] {
  const { calendars, zones } = parse(text);
  const found: Range[] = [];
  const steps = { left: MOST_STEPS };
  const add = (range: Range | null) => {
    if (!range || range.to <= range.from || range.to <= within.from || range.from >= within.to) return;
    if (found.length >= MOST_RANGES) throw refusal('too_many_events');
    found.push(range);
  };
  for (const calendar of calendars) {
    const own = zonesOf(calendar, zones);
    const components = calendar.getAllSubcomponents('vevent');
    const freeBusy = calendar.getAllSubcomponents('vfreebusy');
    for (const component of [...components, ...freeBusy]) component.parent = own;
    const exceptions = exceptionsByUid(components);
    for (const component of components) {
      const uid = uidOf(component);
      if (uid.endsWith(ownUid)) continue;
      readable(() => {
        const event = new ICAL.Event(component, { exceptions: [] });
        if (!component.getFirstPropertyValue('dtstart')) return;
        if (!event.isRecurrenceException()) exceptions.get(uid)?.forEach((one) => event.relateException(one));
        for (const range of rangesOf(event, { timeZone, within, steps })) add(range);
      });
    }
    for (const component of freeBusy)
      for (const property of component.getAllProperties('freebusy'))
        if (TAKEN.has((property.getFirstParameter('fbtype') ?? 'BUSY').toUpperCase()))
          readable(() => {
            for (const period of property.getValues()) add(rangeOfPeriod(period, timeZone));
          });
  }
  return found;
}

/** What is read of a file; descriptions, people and pictures are most of it, and the most often broken. */
const READ = new Set(
  `BEGIN END UID STATUS TRANSP FREEBUSY DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID TZID TZOFFSETFROM TZOFFSETTO`.split(
    ' ',
  ),
);

function parse(text: string): { calendars: ICAL.Component[]; zones: Set<string> } {
  const unfolded = text.replace(/^\uFEFF/, '').replaceAll(/\r?\n[ \t]/g, '');
  const lines = unfolded.split(/[\r\n]+/).filter((line) => {
    const name = /^[\w-]+(?=[;:])/.exec(line)?.[0].toUpperCase() ?? '';
    return READ.has(name) && (name !== 'RRULE' || isRule(line.slice(line.indexOf(':') + 1)));
  });
  try {
    const read: unknown = ICAL.parse(lines.join('\r\n'));
    const all = (Array.isArray(read) && typeof read[0] === 'string' ? [read] : read) as unknown[];
    const calendars = all.map((one) => new ICAL.Component(one as string));
    const own = calendars.filter(({ name }) => name === 'vcalendar');
    if (own.length > 0) return { calendars: own, zones: zoneNames(lines) };
  } catch {
    // Said below, like what is something else.
  }
  throw refusal('not_calendar');
}

/** An event whose rule is none takes place once. */
function isRule(text: string): boolean {
  try {
    ICAL.Recur.fromString(text);
    return true;
  } catch {
    return false;
  }
}

function readable(read: () => void): void {
  try {
    read();
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
  }
}

function uidOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue('uid') ?? '');
}

/** By themselves the parser's events would take every exception of the file for their own, whichever event it is of. */
function exceptionsByUid(components: readonly ICAL.Component[]): Map<string, ICAL.Event[]> {
  const found = new Map<string, ICAL.Event[]>();
  for (const component of components) {
    const uid = uidOf(component);
    if (!uid || !component.hasProperty('recurrence-id')) continue;
    readable(() => {
      const event = new ICAL.Event(component, { exceptions: [] });
      // Is looked at here, so that one that cannot be read leaves its event alone.
      event.recurrenceId.toUnixTime();
      const others = found.get(uid);
      if (others) others.push(event);
      else found.set(uid, [event]);
    });
  }
  return found;
}

interface Expansion {
  timeZone: string;
  within: Range;
  /** How many repetitions may still be looked at, in the whole file. */
  steps: { left: number };
}

function* rangesOf(event: ICAL.Event, expansion: Expansion): Generator<Range> {
  const { component } = event;
  if (!event.isRecurring() && isFarOff(event.startDate, event.endDate, expansion.within)) return;
  const own = rangeBetween(event.startDate, event.endDate, expansion.timeZone);
  // What replaces one repetition stands for itself, wherever it was moved to.
  if (event.isRecurrenceException()) {
    if (isBusy(component)) yield own;
    return;
  }
  if (isBusy(component)) yield* takePeriods(component, expansion.timeZone);
  if (event.isRecurring()) yield* repetitionsOf(event, own, expansion);
  else if (isBusy(component)) yield own;
}

/** Repetitions that bring their own length, which the parser's iterator does not know. */
function* takePeriods(component: ICAL.Component, timeZone: string): Generator<Range> {
  for (const property of component.getAllProperties('rdate')) {
    const periods = property.getValues().map((value) => rangeOfPeriod(value, timeZone));
    const found = periods.filter((range) => range !== null);
    if (found.length > 0) component.removeProperty(property);
    yield* found;
  }
}

function* repetitionsOf(
  event: ICAL.Event,
  own: Range,
  { timeZone, within, steps }: Expansion,
): Generator<Range> {
  const isGone = goneFrom(event, timeZone);
  const length = own.to - own.from;
  // The first one counts whether or not the rule comes to it.
  if (isBusy(event.component) && !isGone(event.startDate, own.from)) yield own;
  for (const rule of event.component.getAllProperties('rrule')) endWithItsDay(rule, event.startDate);
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    steps.left -= 1;
    if (steps.left < 0) throw refusal('too_many_events');
    if (event.rangeExceptions.length === 0 && clockOf(next) + length < within.from - DAY_MS) continue;
    const from = momentOf(next, timeZone);
    if (from >= within.to) return;
    if (from === own.from || isGone(next, from)) continue;
    if (from + length <= within.from && event.rangeExceptions.length === 0) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (!isBusy(item.component)) continue;
    if (item !== event || event.startDate.isDate) yield rangeBetween(startDate, endDate, timeZone);
    else yield { from, to: from + length };
  }
}

/** Which repetitions were left out or replaced: programs name them in the event's zone, in UTC, or by their day alone. */
function goneFrom(event: ICAL.Event, timeZone: string): (next: ICAL.Time, from: number) => boolean {
  const moments = new Set<number>();
  const days = new Set<string>();
  const leave = (time: ICAL.Time) => {
    if (time.isDate || event.startDate.isDate) days.add(dayOf(time));
    else moments.add(momentOf(time, timeZone));
  };
  for (const { recurrenceId } of Object.values(event.exceptions)) leave(recurrenceId);
  for (const property of event.component.getAllProperties('exdate'))
    for (const value of property.getValues()) if (value instanceof ICAL.Time) leave(value);
  event.component.removeAllProperties('exdate');
  return (next, from) => moments.has(from) || days.has(dayOf(next));
}

function dayOf(time: ICAL.Time): string {
  return time.toString().slice(0, 10);
}

/** `UNTIL=20261104` of an event with a time means that day as well. */
function endWithItsDay(property: ICAL.Property, start: ICAL.Time): void {
  const rule = property.getFirstValue();
  if (!(rule instanceof ICAL.Recur) || !rule.until?.isDate || start.isDate) return;
  const { year, month, day } = rule.until;
  rule.until = new ICAL.Time({ year, month, day, hour: 23, minute: 59, second: 59 }, start.zone);
}

function isBusy(component: ICAL.Component): boolean {
  const word = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return word('status') !== 'CANCELLED' && word('transp') !== 'TRANSPARENT';
}

function rangeBetween(start: ICAL.Time, end: ICAL.Time, timeZone: string): Range {
  return { from: momentOf(start, timeZone), to: momentOf(end, timeZone) };
}

function rangeOfPeriod(value: unknown, timeZone: string): Range | null {
  if (!(value instanceof ICAL.Period)) return null;
  return rangeBetween(value.start, value.getEnd(), timeZone);
}

/** Whether something lies outside in any zone of the world: most of a calendar is of the past, and zones are costly to look up. */
function isFarOff(start: ICAL.Time, end: ICAL.Time, within: Range): boolean {
  return clockOf(end) < within.from - DAY_MS || clockOf(start) > within.to + DAY_MS;
}

function clockOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The moment of a time; days and times without a zone are meant in the mentor's. */
function momentOf(time: ICAL.Time, timeZone: string): number {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1_000;
  const { year, month, day, hour, minute, second } = time;
  const date = Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  if (time.isDate) return date.toZonedDateTime(timeZone).epochMilliseconds;
  return date.toPlainDateTime({ hour, minute, second }).toZonedDateTime(timeZone).epochMilliseconds;
}

/** A zone that everybody knows, by the world's rules. */
class KnownZone extends ICAL.Timezone {
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const local = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });
    const moment = local.toZonedDateTime(this.tzid).epochMilliseconds;
    return (local.toZonedDateTime('UTC').epochMilliseconds - moment) / 1_000;
  }
}

/**
 * Times of zones that everybody knows are read by the world's rules, whatever the file says of them; by the file's own words where a
 * name could be anybody's, and where only the file or Windows knows it.
 * @returns a calendar that holds nothing but what the file says of zones: among its events the parser would look for it at each time
 */
function zonesOf(calendar: ICAL.Component, names: ReadonlySet<string>): ICAL.Component {
  const own = new ICAL.Component('vcalendar');
  const described = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((zone) => [String(zone.getFirstPropertyValue('tzid')), zone] as const),
  );
  for (const name of names) {
    const known = knownZone(name);
    const zone = described.get(name);
    const byRules = known ?? windowsZone(name);
    if (zone && !known?.includes('/')) own.addSubcomponent(zone);
    else if (byRules && !ICAL.TimezoneService.has(name))
      ICAL.TimezoneService.register(new KnownZone({ tzid: byRules }), name);
  }
  return own;
}

/** From the text: a component's properties are costly to look through. */
function zoneNames(lines: readonly string[]): Set<string> {
  const named = lines.map((line) => /;TZID=(?:"([^"]*)"|([^:;]*))/i.exec(line));
  return new Set(named.map((match) => match?.[1] ?? match?.[2] ?? '').filter(Boolean));
}

/** `Asia/Makassar`; also as `/citadel.org/20250101_1/Asia/Makassar`, as some programs write it. */
function knownZone(name: string): string | null {
  return [name, /([A-Z][A-Za-z_]+\/[A-Z][A-Za-z_/-]+)$/.exec(name)?.[1] ?? ''].find(isZone) ?? null;
}

/** What Outlook and Exchange write: `SE Asia Standard Time` (by CLDR's table), `(UTC+07:00) Bangkok, Hanoi, Jakarta`, `tzone://Microsoft/Utc`. */
function windowsZone(name: string): string | null {
  const offset = /^\((?:UTC|GMT)([+-]\d\d:\d\d)\)/.exec(name)?.[1];
  const named: readonly string[] = findIana(name);
  return (
    [offset, /^tzone:\/\/Microsoft\/(Utc)$/i.exec(name)?.[1], ...named].find(
      (zone) => zone && isZone(zone),
    ) ?? null
  );
}

function isZone(name: string): boolean {
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
