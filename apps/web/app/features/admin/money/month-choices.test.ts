import { expect, test } from 'vitest';
import { monthChoices } from './month-choices.ts';

test('months: three years back from this one, and the chosen one where it is older', () => {
  const choices = monthChoices('2026-02', '2026-01', '2019-05');
  expect(choices.slice(0, 3)).toEqual([
    { value: '2026-02', label: 'Februari 2026' },
    { value: '2026-01', label: 'Januari 2026' },
    { value: '2025-12', label: 'Desember 2025' },
  ]);
  expect(choices.slice(-2).map(({ value }) => value)).toEqual(['2023-03', '2019-05']);
});
