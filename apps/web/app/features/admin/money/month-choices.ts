import { formatMonthYear } from '~/ui/format/dates.ts';

const YEARS = 3;

/** The months of the last three years to choose from, and those chosen by address, newest first; not every browser has a field for a month. @param latest `2026-11` */
export function monthChoices(latest: string, ...chosen: string[]): { value: string; label: string }[] {
  const [year = 0, month = 1] = latest.split('-').map(Number);
  const last = Array.from({ length: YEARS * 12 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  );
  return [...new Set([...last, ...chosen])]
    .toSorted((a, b) => b.localeCompare(a))
    .map((value) => ({ value, label: formatMonthYear(value) }));
}
