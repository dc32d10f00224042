import { expect, test } from 'vitest';
import { tablesAsLines, tabsAsLines } from './table-lines.ts';

test('table: each row is a line, its cells in their order', () => {
  const html =
    '<p>Kerja</p><table><tbody><tr><td>2020–2022</td><td><p>Staf Admin</p></td><td>PT Nusa</td></tr><tr><td>2019</td><td>&nbsp;</td><td><b>Magang</b></td></tr></tbody></table><p>Lalu</p>';
  expect(tablesAsLines(html)).toBe(
    '<p>Kerja</p><p>2020–2022 · Staf Admin · PT Nusa</p><p>2019 · <b>Magang</b></p><p>Lalu</p>',
  );
});

test('table: cells without closing tags, as spreadsheets write them, keep their order too', () => {
  expect(tablesAsLines('<table><tr><td>A1<td>B1<tr><td>A2<td>B2</table>')).toBe(
    '<p>A1 · B1</p><p>A2 · B2</p>',
  );
});

test('table: one that lays out a page keeps the paragraphs and lists of its cells', () => {
  const html = '<table><tr><td>Kiri</td><td><p>Satu</p><ul><li>Dua</li><li>Tiga</li></ul></td></tr></table>';
  expect(tablesAsLines(html)).toBe('<p>Kiri</p><p>Satu</p><ul><li>Dua</li><li>Tiga</li></ul>');
});

test('table: one inside another is read in its place; what holds none is left alone', () => {
  const html =
    '<table><tr><td>A</td><td><table><tr><td>B</td><td>C</td></tr></table></td><td>D</td></tr></table>';
  expect(tablesAsLines(html).replace(/<[^>]*>/g, '')).toBe('A · B · C · D');
  expect(tablesAsLines('<p>Meja & kursi</p>')).toBe('<p>Meja & kursi</p>');
});

test('table copied as text: its cells keep their order, indents and marks of lists are none', () => {
  expect(tabsAsLines('2020\tStaf\t\tPT A\n2021\tManajer\tPT B')).toBe(
    '2020 · Staf · PT A\n2021 · Manajer · PT B',
  );
  expect(tabsAsLines('\tSatu\n•\tDua\n\t1.\tTiga')).toBe('\tSatu\n•\tDua\n\t1.\tTiga');
});
