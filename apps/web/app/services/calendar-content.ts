/** Monday is 1, Sunday 7 (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Wall-clock hours, `HH:mm`. `24:00` is the end of the day; a `to` that is not after `from` is on the next day. */
export interface ClockRange {
  from: string;
  to: string;
}

/** Hours of every week. */
export interface WeekdayHours extends ClockRange {
  weekday: Weekday;
}

/** A day that differs (`yyyy-MM-dd`): other hours, or none at all. */
export interface DayHours {
  date: string;
  hours: readonly ClockRange[];
}
