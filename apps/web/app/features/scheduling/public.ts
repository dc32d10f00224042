export { TimeChoice } from './components/time-choice.tsx';
export { useOwnZone } from './components/use-own-zone.ts';
export { ZonePicker } from './components/zone-picker.tsx';
export {
  busyUrl,
  calendarFields,
  RANGES_A_DAY,
  readHours,
  exceptionLines,
  SPARE_EXCEPTIONS,
  type ExceptionLine,
  weekdays,
} from './calendar-form.ts';
export { MOST_DAYS_AHEAD, OWN_UID, type Availability, type ClockRange, type Weekday } from './model.ts';
export type { BusyCalendar } from './busy/read-busy-times.server.ts';
export { busyProblemWords } from './busy/busy-problem.ts';
export { readZone, zoneOf } from './zone-cookie.ts';
