import type { DayHours, WeekdayHours } from '~/services/calendar-content.ts';

export type { ClockRange, Weekday } from '~/services/calendar-content.ts';

/** A stretch of time, in milliseconds since 1970 UTC: `from` belongs to it, `to` does not. */
export interface TimeRange {
  from: number;
  to: number;
}

/** When a mentor can be booked. Everything is meant in the mentor's own zone. */
export interface Availability {
  /** IANA name, such as `Asia/Jakarta`. */
  timeZone: string;
  weekly: readonly WeekdayHours[];
  exceptions: readonly DayHours[];
  /** Minutes kept free before and after every session. */
  bufferBefore: number;
  bufferAfter: number;
  /** How many minutes from now the next session may begin at the earliest. */
  leastNotice: number;
  /** How many days ahead sessions may be booked, today included. */
  horizonDays: number;
  /** Sessions that begin on one day, and in one week from Monday on; null where there is no limit. */
  mostPerDay: number | null;
  mostPerWeek: number | null;
}

/** So far ahead sessions are booked, proposed and moved at most. */
export const MOST_DAYS_AHEAD = 180;

/** Sessions begin on the half hour or the full one. */
export const SLOT_STEP_MINUTES = 30;

export const MINUTE_MS = 60_000;

/** What the UIDs of our sessions end with in calendars. */
export const OWN_UID = '@setapak';

/** How long a time is held for an order that is being paid. */
export const HOLD_MS = 30 * MINUTE_MS;

/** The shortest session: what the next free time is counted by. */
export const SHORTEST_MINUTES = 30;
