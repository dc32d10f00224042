import { Temporal } from 'temporal-polyfill';
import type { Availability, ClockRange, TimeRange } from './model.ts';
import { mergeRanges } from './ranges.ts';

/**
 * The mentor's hours between two moments, without regard to what is booked: weekly hours and exceptions, written in the
 * mentor's zone, as ranges in UTC. Hours that a change of the clocks skips do not exist; hours that it repeats count twice.
 * @param within only hours inside it are given; at most some months, for every day is looked at
 */
export function openRanges(
  { timeZone, weekly, exceptions }: Pick<Availability, 'timeZone' | 'weekly' | 'exceptions'>,
  within: TimeRange,
): TimeRange[] {
  const differing = new Map(exceptions.map(({ date, hours }) => [date, hours]));
  // One day earlier: hours over midnight belong to the day on which they begin.
  let date = dateOf(within.from, timeZone).subtract({ days: 1 });
  const last = dateOf(within.to, timeZone);
  const found: TimeRange[] = [];
  for (; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const hours =
      differing.get(date.toString()) ?? weekly.filter(({ weekday }) => weekday === date.dayOfWeek);
    for (const clock of hours) found.push(rangeOn(date, clock, timeZone));
  }
  return mergeRanges(found)
    .map(({ from, to }) => ({ from: Math.max(from, within.from), to: Math.min(to, within.to) }))
    .filter(({ from, to }) => from < to);
}

/** The day on which a moment falls in a zone. */
export function dateOf(moment: number, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();
}

function rangeOn(date: Temporal.PlainDate, { from, to }: ClockRange, timeZone: string): TimeRange {
  const overMidnight = to === '24:00' || to <= from;
  const endDate = overMidnight ? date.add({ days: 1 }) : date;
  return {
    from: momentOf(date, from, timeZone),
    to: momentOf(endDate, to === '24:00' ? '00:00' : to, timeZone),
  };
}

/** When so many days from a moment's own day on are over in a zone; 1 is the day itself. */
export function endOfDay(moment: number, timeZone: string, days: number): number {
  return dateOf(moment, timeZone).add({ days }).toZonedDateTime(timeZone).epochMilliseconds;
}

/** The moment of a clock time such as `2026-11-24T19:00` in a zone. @throws RangeError where there is no such day */
export function momentOfLocal(local: string, timeZone: string): number {
  const at = Temporal.PlainDateTime.from(local, { overflow: 'reject' });
  return momentOf(at.toPlainDate(), at.toPlainTime().toString(), timeZone);
}

/** A clock time that is skipped stands for the moment of the change; of one that comes twice the first is meant. */
function momentOf(date: Temporal.PlainDate, clock: string, timeZone: string): number {
  const local = date.toPlainDateTime(clock);
  const moment = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const change = moment.toPlainDateTime().equals(local) ? null : moment.getTimeZoneTransition('next');
  return (change ?? moment).epochMilliseconds;
}
