import { toPartialDate, type PartialDate } from '@setapak/resume';

/** A stored date as it is typed: `15/08/2023`, `08/2023`, `2023`. */
export function dateText(date: PartialDate): string {
  return date.split('-').toReversed().join('/');
}

/** What somebody typed, read as a date: `''` for nothing, undefined while it cannot be read. */
export function readDate(text: string): PartialDate | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  // 31/02/2024 would be read as 02/2024: a day that does not exist is a slip of the finger.
  const date = toPartialDate(trimmed);
  const parts = trimmed.split(/[-/. ]+/).length;
  return date === '' || (date.split('-').length < parts && /^[\d-/. ]+$/.test(trimmed)) ? undefined : date;
}
