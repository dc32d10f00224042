import { formatDay } from './dates.ts';

const CHOSEN = /^[1-9]\d{3}-\d{2}-\d{2}(?:T(\d{2}):(\d{2}))?/;

/** What a date input holds, in words: `Selasa, 3 November 2026`, with a time `…, 19.05`. Empty for what is no date yet. */
export function writtenDate(value: string): string {
  const found = CHOSEN.exec(value);
  if (!found) return '';
  const [date, hours, minutes] = found;
  return [formatDay(date.slice(0, 10)), ...(hours ? [`${hours}.${minutes}`] : [])].join(', ');
}
