import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvRow } from './csv.ts';

test('csv: what is written is read back, commas, quotes and line ends included', () => {
  const row = csvRow(['Sari, S.Psi', 'kata "dia"', 'dua\nbaris', '', null, -5_000]);
  expect(row.endsWith('\r\n')).toBe(true);
  expect(parse(row)).toEqual([['Sari, S.Psi', 'kata "dia"', 'dua baris', '', '', '-5000']]);
});

test.each([
  '=1+1',
  '+62811',
  '-1',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '＝1',
  '\r\n=1',
  '\u200b=1',
  '\u00a0@x',
  '\0=1',
])('csv: %j is text for a spreadsheet, not a formula', (text) => {
  const [[cell = ''] = []] = parse(csvRow([text]));
  expect(cell.trimStart().startsWith("'")).toBe(true);
});

test('csv: a semicolon inside a text begins no formula where lists are parted by semicolons', () => {
  const [line = ''] = csvRow(['Rani', 'a;=1+1; @b;c-d']).split('\r\n');
  for (const cell of line.split(';')) expect(cell.trimStart()).not.toMatch(/^[=+@-]/);
  expect(line).toBe(`Rani,"a;'=1+1;' @b;c-d"`);
});

test('csv: two quotes behind such a semicolon are an empty beginning, and hide no formula', () => {
  const [line = ''] = csvRow(['Rani', 'a;"=1+1;b', 'c; ""=2']).split('\r\n');
  for (const cell of line.split(';')) expect(cell.replaceAll('"', '').trimStart()).not.toMatch(/^[=+@-]/);
});
