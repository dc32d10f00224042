import { expect, it } from 'vitest';
import { totalYears } from './truth.ts';

const asOf = { year: 2026, month: 11 };

it('counts overlapping jobs once', () => {
  const first = { start: { year: 2020, month: 1 }, end: { year: 2022, month: 1 } };
  const second = { start: { year: 2021, month: 1 }, end: { year: 2023, month: 1 } };
  expect(totalYears([first, second], asOf)).toBe(3);
});

it('counts a running job up to the given month', () => {
  expect(totalYears([{ start: { year: 2025, month: 5 }, end: null }], asOf)).toBe(1.5);
});

it('gives nothing without jobs', () => {
  expect(totalYears([], asOf)).toBeNull();
});
