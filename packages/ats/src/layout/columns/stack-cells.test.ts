import { expect, test } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { makeFragments } from '../make-fragments.ts';
import { stackCells } from './stack-cells.ts';

test('two headings in a margin on neighbouring lines are two, however large the name above their text is', () => {
  const { items } = buildPage([
    { text: 'Siti Aminah', x: 250, y: 60, size: 28, bold: true },
    { text: 'EDUCATION', y: 122, size: 9, bold: true },
    { text: 'BSc Geology, University of Ghent', x: 146, y: 122 },
    { text: 'Thesis on the movement of dunes', x: 146, y: 132.3, size: 8.6 },
    { text: 'LANGUAGES', y: 170, size: 9, bold: true },
    { text: 'English, Dutch', x: 146, y: 170 },
    { text: 'SKILLS', y: 183, size: 9, bold: true },
    { text: 'MATLAB, Mathematica, Photoshop', x: 146, y: 183 },
    { text: 'INTERESTS', y: 196, size: 9, bold: true },
    { text: 'Photography, typography, swimming', x: 146, y: 196 },
  ]);
  const fragments = makeFragments(items, 0, [], []);
  const margin = fragments.filter(({ x }) => x < 100);
  const rows = fragments.filter(({ x }) => x > 100);
  expect(stackCells(margin, rows).map(({ text }) => text)).toEqual([
    'EDUCATION',
    'LANGUAGES',
    'SKILLS',
    'INTERESTS',
  ]);
});

test('a label that adds nothing to the one above stands apart beside a list of its own, and goes on beside other text', () => {
  const stacked = (...rows: [string, string][]) => {
    const texts = rows.flatMap(([label, text], at) => [
      { text: label, y: 60 + 13 * at, bold: true },
      { text, x: 190, y: 60 + 13 * at },
    ]);
    const fragments = makeFragments(buildPage(texts).items, 0, [], []);
    const [margin, beside] = [fragments.filter(({ x }) => x < 100), fragments.filter(({ x }) => x > 100)];
    return stackCells(margin, beside).map(({ text }) => text);
  };
  expect(
    stacked(
      ['Perangkat Lunak', 'Leapfrog, ArcGIS'],
      ['Lapangan', 'Pemetaan, Logging'],
      ['Bahasa', 'Indonesia, Inggris'],
    ),
  ).toEqual(['Perangkat Lunak', 'Lapangan', 'Bahasa']);
  expect(
    stacked(['ACADEMIC/ RESEARCH', 'Research Intern'], ['EXPERIENCE', 'Universitas Arunika, Jakarta']),
  ).toEqual(['ACADEMIC/ RESEARCH EXPERIENCE']);
});

test('a label on a row’s base line, further below a line beside which nothing stands, is a new one', () => {
  const { items } = buildPage([
    { text: 'Feb', x: 80, y: 60, height: 16 },
    { text: 'Admin Gudang, Magelang', x: 146, y: 60 },
    { text: '2019–Mar', x: 60, y: 73, height: 16 },
    { text: 'Mencatat barang masuk', x: 156, y: 73 },
    { text: '2021', x: 75, y: 86, height: 16 },
    { text: 'Merekap pengiriman', x: 156, y: 86 },
    { text: 'Jan', x: 80, y: 102, height: 16 },
    { text: 'Kasir, Magelang', x: 146, y: 102 },
    { text: '2018–Des', x: 60, y: 115, height: 16 },
    { text: 'Melayani pembeli', x: 156, y: 115 },
    { text: '2018', x: 75, y: 128, height: 16 },
    { text: 'Perangkat', x: 60, y: 180, height: 16 },
    { text: 'Accurate, Excel', x: 146, y: 180 },
    { text: 'Lunak', x: 70, y: 193, height: 16 },
    { text: 'Keahlian', x: 64, y: 209, height: 16 },
    { text: 'Rekonsiliasi bank', x: 146, y: 209 },
  ]);
  const fragments = makeFragments(items, 0, [], []);
  const margin = fragments.filter(({ x }) => x < 100);
  const rows = fragments.filter(({ x }) => x > 100);
  expect(stackCells(margin, rows).map(({ text }) => text)).toEqual([
    'Feb 2019–Mar 2021',
    'Jan 2018–Des 2018',
    'Perangkat Lunak',
    'Keahlian',
  ]);
});
