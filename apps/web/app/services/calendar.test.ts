import { expect, test } from 'vitest';
import { isDay, jakartaMoment } from './calendar.ts';

test.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-2-3', '0026-02-03', '2026-02-03T10:00', ''])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('29 February of a leap year is a day', () => {
  expect(isDay('2028-02-29')).toBe(true);
});

test('what a picker wrote is meant on the clock of Jakarta', () => {
  expect(jakartaMoment('2026-11-22T19:00').toISOString()).toBe('2026-11-22T12:00:00.000Z');
});

test.each(['2026-02-30T10:00', '2026-11-22T25:00', '2026-11-22', 'besok', ''])('%j is no moment', (text) => {
  expect(jakartaMoment(text).getTime()).toBeNaN();
});
