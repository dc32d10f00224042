import { expect, test } from 'vitest';
import { addMonths, monthOf, periodOf } from './period.ts';

test('period: a month begins at midnight in Jakarta', () => {
  const { from, to } = periodOf(new URLSearchParams('from=2026-02&to=2026-02'), new Date());
  expect(from.toISOString()).toBe('2026-01-31T17:00:00.000Z');
  expect(to.toISOString()).toBe('2026-02-28T17:00:00.000Z');
  expect(monthOf(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01');
  expect(addMonths('2026-11', 3)).toBe('2027-02');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test.each(['', 'from=x&to=y', 'from=2026-13', 'from=2026-11&to=2026-05'])(
  'period: %j is the month of now',
  (query) => {
    const { fromMonth, toMonth } = periodOf(new URLSearchParams(query), new Date('2026-11-22T00:00:00Z'));
    expect([fromMonth, toMonth]).toEqual(['2026-11', '2026-11']);
  },
);
