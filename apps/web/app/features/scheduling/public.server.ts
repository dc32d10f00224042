/** What other features know of a mentor's time. */
export { calendarData } from './account-data.server.ts';
export { listFreeTimes } from './list-free-times.server.ts';
export { loadCalendar, lockCalendars } from './load-calendar.server.ts';
export { endOfDay, momentOfLocal } from './open-ranges.ts';
export { refreshFreeTimes, refreshNextFree } from './refresh-next-free.server.ts';
export { loadBusyCalendar, readBusyTimes, saveBusyCalendar } from './busy/read-busy-times.server.ts';
export { saveCalendar } from './save-calendar.server.ts';
export { bookTime, confirmTime, holdTime, releaseTime } from './take-time.server.ts';
