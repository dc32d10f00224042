import { isOngoingWord, toPartialDate, type PartialDate } from '../dates.ts';
import type { Fields } from './json.ts';

interface Span {
  startDate: PartialDate;
  endDate: PartialDate;
  isCurrent: boolean;
}

/** JSON Resume says that something goes on by giving no end. */
export function toPeriod({ startDate, endDate, isCurrent }: Span): { startDate: string; endDate: string } {
  return { startDate, endDate: isCurrent ? '' : endDate };
}

export function fromPeriod(json: Fields): Span {
  const startDate = toPartialDate(json.startDate);
  const endDate = toPartialDate(json.endDate);
  const isOpen = startDate !== '' && endDate === '' && isAbsent(json.endDate);
  return { startDate, endDate, isCurrent: isOngoingWord(json.endDate) || isOpen };
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
