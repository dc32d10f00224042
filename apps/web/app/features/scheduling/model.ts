/** A stretch of time, in milliseconds since 1970 UTC: `from` belongs to it, `to` does not. */
export interface TimeRange {
  from: number;
  to: number;
}

/** Monday is 1, Sunday 7 (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Wall-clock hours, `HH:mm`. `24:00` is the end of the day; a `to` that is not after `from` is on the next day. */
export interface ClockRange {
  from: string;
  to: string;
}

/** When a mentor can be booked. Everything is meant in the mentor's own zone. */
export interface Availability {
  /** IANA name, such as `Asia/Jakarta`. */
  timeZone: string;
  weekly: readonly (ClockRange & { weekday: Weekday })[];
  /** Days that differ (`yyyy-MM-dd`): other hours, or none at all. */
  exceptions: readonly { date: string; hours: readonly ClockRange[] }[];
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

/** Sessions begin on the half hour or the full one. */
export const SLOT_STEP_MINUTES = 30;

export const MINUTE_MS = 60_000;
