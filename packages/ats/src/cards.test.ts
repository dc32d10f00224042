import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Entries in cards side by side, as pages of people have them.

interface Card {
  title: string[];
  period: string;
  text: string[];
}

/** Each card from its top, so that what is below a title of two lines stands lower than in the card beside it. */
const card = (x: number, y: number, { title, period, text }: Card) => [
  ...title.map((line, index) => ({ text: line, x, y: y + 16 * index, size: 11, bold: true })),
  { text: period, x, y: y + 16 * title.length + 3, size: 8.5, bold: true, colour: 0x6366f1 },
  ...text.map((line, index) => ({
    text: line,
    x,
    y: y + 16 * title.length + 24 + 15 * index,
    size: 8.5,
    colour: 0x64748b,
  })),
];

test('jobs in three cards whose titles have one line or two', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...card(61, 120, {
        title: ['Senior Web', 'Developer'],
        period: '2023 - Sekarang',
        text: ['PT Lintas Data |', 'Mengembangkan dan', 'merawat aplikasi web', 'untuk klien korporat.'],
      }),
      ...card(241, 120, {
        title: ['Web Developer'],
        period: '2022 - 2023',
        text: ['CV Kreasi Digital |', 'Membangun situs web', 'untuk berbagai klien.'],
      }),
      ...card(421, 120, {
        title: ['Junior Web', 'Developer'],
        period: '2021 - 2022',
        text: ['Studio Desain Web |', 'Mengembangkan tampilan', 'untuk berbagai proyek.'],
      }),
    ).result,
  );
  expect(work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate])).toEqual([
    ['Senior Web Developer', 'PT Lintas Data', '2023'],
    ['Web Developer', 'CV Kreasi Digital', '2022'],
    ['Junior Web Developer', 'Studio Desain Web', '2021'],
  ]);
  expect(work[1]?.description).toBe('Membangun situs web untuk berbagai klien.');
});

test('a firm whose name is made of words that headings have is no title of the paper', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      { text: 'Desainer Grafis', y: 110, bold: true },
      { text: 'CV Kreasi Digital', y: 124 },
      { text: '2021 - 2023', y: 138 },
      '• Membuat materi promosi',
    ).result,
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Desainer Grafis', 'CV Kreasi Digital'],
  ]);
});
