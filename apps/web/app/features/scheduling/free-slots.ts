import { Temporal } from 'temporal-polyfill';
import { MINUTE_MS, SLOT_STEP_MINUTES, type Availability, type TimeRange } from './model.ts';
import { dateOf, openRanges } from './open-ranges.ts';
import { subtractRanges } from './ranges.ts';

interface FreeSlots {
  availability: Availability;
  /** Sessions and holds that stand; buffers lie around them, and they count towards the most of a day and a week. */
  sessions: readonly TimeRange[];
  /** What else the mentor has to do, as their own calendar says; no buffers. */
  busy: readonly TimeRange[];
  /** How long the session lasts. */
  minutes: number;
  now: number;
  /** Only slots inside it; the availability's own horizon holds as well. */
  within: TimeRange;
}

/**
 * When a session of so many minutes can begin, in UTC milliseconds, from the earliest on. The rules are those that the
 * booking checks again: what this offers can be taken as long as no other order is faster.
 */
export function freeSlots({ availability, sessions, busy, minutes, now, within }: FreeSlots): number[] {
  const bookable = bookableRange(availability, now, within);
  if (!bookable) return [];
  // A session may end after the last moment at which one may begin.
  const length = minutes * MINUTE_MS;
  const open = openRanges(availability, { from: bookable.from, to: bookable.to + length });
  const free = subtractRanges(open, [...busy, ...withBuffers(availability, sessions)]);
  const full = fullDays(availability, sessions);
  return free
    .flatMap(({ from, to }) => starts(from, to - length))
    .filter((start) => start < bookable.to && !full(start));
}

/** Whether a session may begin at exactly this moment. */
export function isFree(options: Omit<FreeSlots, 'within'> & { start: number }): boolean {
  const { start, minutes } = options;
  return freeSlots({ ...options, within: { from: start, to: start + minutes * MINUTE_MS } }).includes(start);
}

/** From the least notice on, to the end of the horizon's last day in the mentor's zone. */
function bookableRange(
  { timeZone, leastNotice, horizonDays }: Availability,
  now: number,
  within: TimeRange,
): TimeRange | null {
  const end = dateOf(now, timeZone).add({ days: horizonDays }).toZonedDateTime(timeZone).epochMilliseconds;
  const from = Math.max(within.from, now + leastNotice * MINUTE_MS);
  const to = Math.min(within.to, end);
  return from < to ? { from, to } : null;
}

/** A session needs the buffer of both: the one that stands and the requested one. */
function withBuffers(
  { bufferBefore, bufferAfter }: Availability,
  sessions: readonly TimeRange[],
): TimeRange[] {
  const around = (bufferBefore + bufferAfter) * MINUTE_MS;
  return sessions.map(({ from, to }) => ({ from: from - around, to: to + around }));
}

/** Whether the day or the week of a moment has as many sessions as the mentor wants. */
function fullDays(
  { timeZone, mostPerDay, mostPerWeek }: Availability,
  sessions: readonly TimeRange[],
): (start: number) => boolean {
  const perDay = new Map<string, number>();
  const perWeek = new Map<string, number>();
  for (const { from } of sessions) {
    const date = dateOf(from, timeZone);
    for (const [counts, key] of [
      [perDay, date.toString()],
      [perWeek, mondayOf(date).toString()],
    ] as const)
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return (start) => {
    const date = dateOf(start, timeZone);
    return (
      (perDay.get(date.toString()) ?? 0) >= (mostPerDay ?? Infinity) ||
      (perWeek.get(mondayOf(date).toString()) ?? 0) >= (mostPerWeek ?? Infinity)
    );
  };
}

function mondayOf(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.subtract({ days: date.dayOfWeek - 1 });
}

/** Moments on UTC's half hour from `from` to `last`: on the clock too, but in the few zones with quarters (Nepal). */
function starts(from: number, last: number): number[] {
  const step = SLOT_STEP_MINUTES * MINUTE_MS;
  const found: number[] = [];
  for (let start = Math.ceil(from / step) * step; start <= last; start += step) found.push(start);
  return found;
}
