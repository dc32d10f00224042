import { expect, test } from 'vitest';
import { buildPage } from '../testing/build-page.ts';
import { readingOrder } from './reading-order.ts';

test('a table in a sidebar takes nothing from the column beside it', () => {
  const main = [
    'Ringkasan tentang diri',
    'dan tentang kerja',
    'Kasir di Toko Maju',
    'Melayani pembeli',
    'Menata barang',
    'Menutup toko',
  ];
  const rows = ['Excel', 'Word', 'Kasir'];
  const { flows } = readingOrder([
    buildPage([
      ...main.map((text, index) => ({ text, x: 260, y: 100 + 15 * index })),
      { text: 'Keahlian', x: 40, y: 110, bold: true },
      { text: 'Level', x: 150, y: 110, bold: true },
      ...rows.flatMap((text, index) => [
        { text, x: 40, y: 128 + 19 * index },
        { text: 'Mahir', x: 150, y: 128 + 19 * index },
      ]),
    ]),
  ]);
  const cells = flows.flatMap((flow) => flow.lines).flatMap((line) => line.cells);
  expect(cells.filter((cell) => cell.role === 'name').map((cell) => cell.text)).toEqual(rows);
  expect(cells.filter((cell) => cell.role === undefined).map((cell) => cell.text)).toEqual(
    expect.arrayContaining(main),
  );
});
