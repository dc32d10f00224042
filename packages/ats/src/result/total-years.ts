import type { DateSpan, PartialDate } from '../dates/find-dates.ts';

/**
 * Years of work without counting any month twice, to one decimal.
 * @param asOf month up to which open jobs are counted
 */
export function totalYears(spans: readonly DateSpan[], asOf: PartialDate): number | undefined {
  const months = spans.flatMap((span) => {
    if (!span.start) return [];
    const start = monthIndex(span.start, 1);
    const end = span.current
      ? monthIndex(asOf, 12)
      : span.end
        ? monthIndex(span.end, span.start.month ? 12 : 1)
        : undefined;
    return end === undefined || end < start ? [] : [{ start, end }];
  });
  if (months.length === 0) return undefined;
  months.sort((a, b) => a.start - b.start);
  let total = 0;
  let reached = -Infinity;
  for (const { start, end } of months) {
    total += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return Math.round((total / 12) * 10) / 10;
}

function monthIndex(date: PartialDate, fallback: number): number {
  return date.year * 12 + (date.month ?? fallback) - 1;
}
