import { expect, test } from 'vitest';
import { buildPage } from '../testing/build-page.ts';
import { readingOrder } from './reading-order.ts';

test('a foot set in parts that counts its pages is no content', () => {
  const { flows, running } = readingOrder([
    buildPage([
      'Kasir, Toko Maju 2019 - 2021',
      { text: 'CV SITI', x: 240, y: 800 },
      { text: 'Page 1 of 2', x: 300, y: 800 },
    ]),
  ]);
  expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual([
    'Kasir, Toko Maju 2019 - 2021',
  ]);
  expect(running.map((each) => each.text)).toEqual(['CV SITI', 'Page 1 of 2']);
});

test('a foot that names the paper and its page is no content', () => {
  const { flows } = readingOrder([
    buildPage([
      'Kasir, Toko Maju 2019 - 2021',
      { text: '15 November 2026', x: 40, y: 812 },
      { text: 'Siti Aminah · Résumé', x: 240, y: 812 },
      { text: '1', x: 540, y: 812 },
    ]),
  ]);
  expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual([
    'Kasir, Toko Maju 2019 - 2021',
  ]);
});

test.each([[['November 3, 2026', '1/1']], [['CV', 'Siti Aminah', '3.11.2026']]])(
  'a foot that says when the paper was set is no content: %s',
  (parts) => {
    const { flows } = readingOrder([
      buildPage([
        'Kasir, Toko Maju 2019 - 2021',
        ...parts.map((text, index) => ({ text, x: 40 + 200 * index, y: 812 })),
      ]),
    ]);
    expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual([
      'Kasir, Toko Maju 2019 - 2021',
    ]);
  },
);

test('a head that counts its pages is no content, also a little below the margin', () => {
  const { flows } = readingOrder([
    buildPage(['Kasir, Toko Maju 2019 - 2021']),
    buildPage([
      { text: 'Siti Aminah — Page 2', x: 420, y: 80 },
      { text: 'Staf, Toko Baru 2015 - 2019', y: 120 },
    ]),
  ]);
  expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual([
    'Kasir, Toko Maju 2019 - 2021',
    'Staf, Toko Baru 2015 - 2019',
  ]);
});

test('years at the top of two pages are those of two posts, not a head', () => {
  const pages = ['2019 - 2021', '2015 - 2018'].map((years, index) =>
    buildPage([
      { text: `Kasir, Toko ${index === 0 ? 'Maju' : 'Baru'}`, y: 50 },
      { text: years, x: 480, y: 50 },
      { text: 'Melayani pelanggan setiap hari', y: 120 },
    ]),
  );
  const { flows, running } = readingOrder(pages);
  expect(
    flows
      .flatMap((flow) => flow.lines)
      .map((line) => line.text)
      .join(' '),
  ).toContain('2015 - 2018');
  expect(running).toEqual([]);
});

test('name, title and contacts as on the first page are read once, though they reach below the margin', () => {
  const top = [
    { text: 'Siti Aminah', y: 60, size: 30 },
    { text: 'Analis Data di Bank Arunika', y: 95, size: 18 },
    { text: 'siti@contoh.id', y: 120 },
  ];
  const { flows } = readingOrder([
    buildPage([...top, 'Kasir, Toko Maju 2019 - 2021']),
    buildPage([...top, 'Staf, Toko Baru 2015 - 2019']),
  ]);
  expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual([
    'Siti Aminah',
    'Analis Data di Bank Arunika',
    'siti@contoh.id',
    'Kasir, Toko Maju 2019 - 2021',
    'Staf, Toko Baru 2015 - 2019',
  ]);
});

test.each(['Seite 1 von 1', 'Página 1 de 2', 'Page 1 sur 2', 'Halaman 1 dari 1'])(
  'a foot that counts its pages in other words is no content: %s',
  (count) => {
    const { flows } = readingOrder([
      buildPage([
        'Kasir, Toko Maju 2019 - 2021',
        { text: `Siti Aminah · Lebenslauf · ${count}`, x: 200, y: 812 },
      ]),
    ]);
    expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual([
      'Kasir, Toko Maju 2019 - 2021',
    ]);
  },
);

test('the number of a page far below its text is no content, a number right below it is', () => {
  const lastOf = (y: number) => {
    const { flows } = readingOrder([buildPage(['Membaca, menjahit', { text: '1', x: 300, y }])]);
    return flows.flatMap((flow) => flow.lines).at(-1)?.text;
  };
  expect([lastOf(700), lastOf(70)]).toEqual(['Membaca, menjahit', '1']);
});

test('a foot that names the paper and whose it is is no content', () => {
  const { flows } = readingOrder([
    buildPage(['Perawatan ringan', { text: 'Curriculum Vitae – Siti Aminah', x: 50, y: 812 }]),
  ]);
  expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual(['Perawatan ringan']);
});

test('the program that made a paper, in its foot beside its address, is no content', () => {
  const { flows } = readingOrder([
    buildPage([
      'Kasir, Toko Maju 2019 - 2021',
      { text: 'www.arunika.com', x: 50, y: 815 },
      { text: 'Powered by Arunika', x: 450, y: 815 },
    ]),
  ]);
  expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual([
    'Kasir, Toko Maju 2019 - 2021',
  ]);
});

test('a name with the number of its page, far below the text and above the margin of the foot', () => {
  const { flows } = readingOrder([
    buildPage(['Kasir, Toko Maju 2019 - 2021', { text: 'Siti Aminah • page 1', x: 220, y: 735 }]),
    buildPage(['Penjaga, Toko Jaya 2017 - 2018', { text: 'Siti Aminah • page 2', x: 220, y: 735 }]),
  ]);
  expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual([
    'Kasir, Toko Maju 2019 - 2021',
    'Penjaga, Toko Jaya 2017 - 2018',
  ]);
});

test('a name and the number of its page behind a bar, in the foot of a lone page', () => {
  const { flows } = readingOrder([
    buildPage(['Kasir, Toko Maju 2019 - 2021', { text: 'Siti Aminah | 1', x: 440, y: 820, size: 8 }]),
  ]);
  expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual([
    'Kasir, Toko Maju 2019 - 2021',
  ]);
});

test('a foot with the name and what the paper is called is no content', () => {
  const { flows, running } = readingOrder([
    buildPage([
      'Kasir, Toko Maju 2019 - 2021',
      { text: 'Putri Amelia Nasution', x: 40, y: 820, size: 8 },
      { text: 'Daftar Riwayat Hidup', x: 470, y: 820, size: 8 },
    ]),
  ]);
  expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual([
    'Kasir, Toko Maju 2019 - 2021',
  ]);
  expect(running).toHaveLength(2);
});

test('a name and what somebody is as the first lines of two pages are read once, without contacts', () => {
  const top = [
    { text: 'Siti Aminah', y: 55, size: 20 },
    { text: 'Pustakawan', y: 75 },
  ];
  const { flows } = readingOrder([
    buildPage([...top, 'Kasir, Toko Maju 2019 - 2021']),
    buildPage([...top, 'Staf, Toko Baru 2015 - 2019']),
  ]);
  expect(flows.flatMap((flow) => flow.lines).map((line) => line.text)).toEqual([
    'Siti Aminah',
    'Pustakawan',
    'Kasir, Toko Maju 2019 - 2021',
    'Staf, Toko Baru 2015 - 2019',
  ]);
});
