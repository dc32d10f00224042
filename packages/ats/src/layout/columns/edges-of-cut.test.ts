import { expect, test } from 'vitest';
import { HeadingStyles } from '../../classify/heading-styles/heading-styles.ts';
import { buildPage, type Text } from '../../testing/build-page.ts';
import { makeFragments } from '../make-fragments.ts';
import { cutOf } from './best-cuts.ts';
import { fromHeadings, restOfRight, withDates } from './edges-of-cut.ts';

const fragmentsOf = (...texts: Text[]) => makeFragments(buildPage(texts).items, 0);

test('what follows right below the longer column at the right belongs to it, unless something stands at the left', () => {
  const cut = cutOf(
    fragmentsOf(
      ...['Katalogisasi', 'Mendongeng', 'Fotografi'].map((text, at) => ({ text, x: 50, y: 100 + 13 * at })),
      ...['Indonesia', 'Inggris', 'Jawa'].map((text, at) => ({ text, x: 315, y: 100 + 13 * at })),
    ),
    200,
  )!;
  const rest = (...texts: Text[]) => restOfRight(cut, fragmentsOf(...texts)).map(({ text }) => text);
  const foot = { text: '0812 3456 7890 | Kudus, Jawa Tengah', x: 170, y: 760 };
  expect(rest({ text: 'Pustakawan Ahli Muda', x: 315, y: 139 }, foot)).toEqual(['Pustakawan Ahli Muda']);
  expect(
    rest({ text: 'Pustakawan Ahli Muda', x: 315, y: 139 }, { text: 'Menyunting', x: 50, y: 139 }),
  ).toEqual([]);
  expect(rest({ text: 'Pustakawan Ahli Muda', x: 315, y: 190 }, foot)).toEqual([]);
});

test('dates that end the rows at their left belong to them, also where another cut misses the first of these rows', () => {
  const heading = { size: 13, bold: true };
  const longest = { text: 'Kepala Riset Transportasi dan Kualitas Udara Kota', x: 50, y: 120 };
  const page = fragmentsOf(
    { text: 'Pengalaman', x: 50, y: 100, ...heading },
    { text: 'Keahlian', x: 400, y: 100, ...heading },
    longest,
    { text: 'Mar 2022 –', x: 310, y: 120 },
    { text: 'kini', x: 310, y: 133 },
    { text: 'di Pusat Kota Layak Huni', x: 50, y: 133 },
    { text: 'Statistika', x: 400, y: 127 },
    { text: 'Peneliti', x: 50, y: 160 },
    { text: 'Agu 2018 – Feb 2022', x: 290, y: 160 },
    { text: 'Pemetaan', x: 400, y: 147 },
    { text: 'Analis', x: 50, y: 190 },
    { text: 'Okt 2016 – Jul 2018', x: 290, y: 190 },
    { text: 'Bahasa', x: 400, y: 174, ...heading },
    { text: 'Inggris', x: 400, y: 197 },
  );
  const along = cutOf(page, 395)!;
  const below = cutOf(
    page.filter(({ text }) => text !== longest.text),
    280,
  )!;
  const styles = new HeadingStyles(page);
  expect(withDates(along, [along, below], styles, () => true)).toBe(along);
});

test('columns begin at their headings, though the first line of the left one all but touches the right one', () => {
  const heading = { size: 16, bold: true };
  const page = fragmentsOf(
    { text: 'Pendidikan', x: 50, y: 95, ...heading },
    { text: 'Pengalaman', x: 224, y: 95, ...heading },
    { text: 'Institut Teknologi Tangkuban Perahu', x: 50, y: 120, bold: true },
    { text: 'S1 Agronomi', x: 50, y: 134 },
    { text: 'Agu 2015 – Okt 2019', x: 50, y: 148 },
    { text: 'Insinyur Data', x: 224, y: 134 },
    { text: 'Feb 2022 – Sekarang', x: 224, y: 148 },
  );
  const cut = cutOf(
    page.filter(({ baseline }) => baseline > 120),
    214,
  )!;
  const { left, right } = fromHeadings(cut, page, new HeadingStyles(page));
  expect(left.map(({ text }) => text).slice(0, 2)).toEqual([
    'Pendidikan',
    'Institut Teknologi Tangkuban Perahu',
  ]);
  expect(right.map(({ text }) => text)).toEqual(['Pengalaman', 'Insinyur Data', 'Feb 2022 – Sekarang']);
});
