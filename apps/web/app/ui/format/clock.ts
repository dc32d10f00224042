/** A time of day as people type it: `9`, `9.30`, `09:30`, `0930`; midnight at a day's end is 24.00. @returns `09:30`; null for what is none */
export function readClock(text: string): string | null {
  const found = /^(\d{1,2})(?:[.: ]?(\d{2}))?$/.exec(text.trim());
  if (!found) return null;
  const [hours = '', minutes = '00'] = found.slice(1);
  const clock = `${hours.padStart(2, '0')}:${minutes}`;
  return clock === '24:00' || (Number(hours) < 24 && Number(minutes) < 60) ? clock : null;
}

/** `09:30` → `09.30` */
export const writtenClock = (clock: string): string => clock.replace(':', '.');
