import { expect, test } from 'vitest';
import { readingOrder } from '../layout/reading-order.ts';
import { type Text, buildPage } from '../testing/build-page.ts';
import { head, readPage, siti } from '../testing/read-page.ts';
import { readPrize } from './read-prize.ts';

const prize = (...texts: (Text | string)[]) =>
  readPrize(readingOrder([buildPage(texts)]).flows.flatMap(({ lines }) => lines));
const robots = { title: 'Juara 1 Lomba Robotik', issuer: 'Universitas Gadjah Mada', date: '2022' };
const bold = (text: string): Text => ({ text, bold: true });

test.each<[string, (Text | string)[]]>([
  ['below', [bold(robots.title), 'Universitas Gadjah Mada, 2022']],
  ['below, the year first', [bold(robots.title), '2022 | Universitas Gadjah Mada']],
  ['the year above', ['2022', 'Juara 1 Lomba Robotik — Universitas Gadjah Mada']],
  ['a line each', [bold(robots.title), 'Universitas Gadjah Mada', '2022']],
])('who gave a prize and when: %s', (_, texts) => {
  expect(prize(...texts)).toEqual(robots);
});

test('what else is said of a prize stays with it', () => {
  expect(prize(bold('Karyawan Terbaik'), 'PT Sinar Samudra, Des 2023', 'Dipilih dari 300 karyawan')).toEqual({
    title: 'Karyawan Terbaik',
    issuer: 'PT Sinar Samudra',
    date: '2023-12',
    description: 'Dipilih dari 300 karyawan',
  });
});

test('prizes in a section, each with its own', () => {
  const { details } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 108 },
    head('Penghargaan', 140),
    { text: 'Juara 1 Lomba Robotik', y: 158, bold: true },
    { text: 'Universitas Gadjah Mada, 2022', y: 172 },
    { text: 'Karyawan Terbaik', y: 190, bold: true },
    { text: 'PT Sinar Samudra, Des 2023', y: 204 },
  );
  const prizes = Object.entries(details).flatMap(([path, value]) =>
    path.includes('.prizes.') ? [[path.split('.prizes.')[1], value]] : [],
  );
  expect(Object.fromEntries(prizes)).toEqual({
    '0.title': 'Juara 1 Lomba Robotik',
    '0.issuer': 'Universitas Gadjah Mada',
    '0.date': '2022',
    '1.title': 'Karyawan Terbaik',
    '1.issuer': 'PT Sinar Samudra',
    '1.date': '2023-12',
  });
});

test('a prize below who gave it', () => {
  expect(
    prize(
      { text: 'November 2021', y: 40 },
      { ...bold('PT Arunika'), y: 60 },
      { text: 'Team of the Year', y: 74 },
    ),
  ).toEqual({
    title: 'Team of the Year',
    issuer: 'PT Arunika',
    date: '2021-11',
  });
});

test('a prize below the authority that gave it, whatever it is called', () => {
  const authority = { ...bold('Dinas Pendidikan Arunika Timur'), y: 60 };
  expect(prize({ text: 'November 2022', y: 40 }, authority, { text: 'Guru Inovatif', y: 74 })).toEqual({
    title: 'Guru Inovatif',
    issuer: 'Dinas Pendidikan Arunika Timur',
    date: '2022-11',
  });
});

test('who gave a prize goes on where a narrow column broke the name', () => {
  expect(prize(bold('Juara 2 Lomba Robot'), 'Institut Teknologi Sepuluh', 'Nopember', 'Okt 2024')).toEqual({
    title: 'Juara 2 Lomba Robot',
    issuer: 'Institut Teknologi Sepuluh Nopember',
    date: '2024-10',
  });
});

test('who gave a prize in bold letters before what it is called, broken within the phrase', () => {
  const given = (first: string, second: string, rest: string) =>
    prize({ text: first, bold: true, more: [{ text: second }] }, rest);
  expect(given('Arunika Trust', 'Best Award for', 'Sound, 2019')).toEqual({
    title: 'Best Award for Sound',
    issuer: 'Arunika Trust',
    date: '2019',
  });
});

test('a prize behind its year and a colon, of which a narrow column broke the name', () => {
  expect(
    prize(
      { text: '2022: Juara I Lomba Masakan', x: 400 },
      { text: 'Bahari, Asosiasi Koki Arunika', x: 400, y: 68 },
    ),
  ).toEqual({ title: 'Juara I Lomba Masakan Bahari', issuer: 'Asosiasi Koki Arunika', date: '2022' });
});
