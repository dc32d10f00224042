import { dayAfter } from '~/services/calendar.ts';

/** When a day of Jakarta's calendar begins. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+07:00`);

/** The last days up to one, oldest first. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayAfter(last, index - count + 1));
