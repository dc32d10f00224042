import { expect, test } from 'vitest';
import { lineOf } from '../../testing/line-of.ts';
import { withoutCounts } from './without-counts.ts';

const job = (count: string, employer: string, y: number) => [
  lineOf({ text: count, x: 56, y }, { text: employer, x: 80, y, bold: true }),
  lineOf({ text: 'Kasir', x: 80, y: y + 14 }),
];

test('numbers that count the entries are left out, and their rows open entries', () => {
  const lines = withoutCounts([...job('1', 'PT Arunika', 104), ...job('2', 'CV Kencana', 150)]);
  expect(lines.map(({ text, x, opensEntry = false }) => [text, x, opensEntry])).toEqual([
    ['PT Arunika', 80, true],
    ['Kasir', 80, false],
    ['CV Kencana', 80, true],
    ['Kasir', 80, false],
  ]);
});

test('numbers that do not count up, or stand once, stay', () => {
  const scores = [...job('90', 'Matematika', 104), ...job('85', 'Fisika', 150)];
  expect(withoutCounts(scores)).toEqual(scores);
  const once = job('1', 'PT Arunika', 104);
  expect(withoutCounts(once)).toEqual(once);
});
