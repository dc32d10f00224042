import { expect, test } from 'vitest';
import { withDrawnUnderscores } from '../layout/drawn-underscores.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { jobsWithDays, jobsWithText } from '../testing/entries-of.ts';
import { fieldsOf, head, readPage, siti } from '../testing/read-page.ts';

// Words and lines as the page prints them.

test('a few words below a full line of a typed list belong to its entry', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Riwayat Pekerjaan', 90),
      { text: '2018 - 2020 : Customer Service di PT. Arunika', y: 108 },
      { text: 'Kencana', y: 122 },
      { text: '2020 - 2023 : Mekanik di Bengkel Surya Abadi', y: 136 },
      { text: 'Motor', y: 150 },
    ).result,
  );
  expect(
    work.map(({ jobTitle, organization, description }) => [jobTitle, organization, description]),
  ).toEqual([
    ['Customer Service', 'PT. Arunika Kencana', null],
    ['Mekanik', 'Bengkel Surya Abadi Motor', null],
  ]);
});

test('typed rules are not read', () => {
  const { result } = readPage(
    ...siti,
    head('KEAHLIAN', 100),
    { text: '--------', x: 50, y: 112 },
    { text: 'Excel, Accurate, Canva', x: 50, y: 124 },
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Excel', 'Accurate', 'Canva']);
});

test('typed columns: what stands behind the colon of a period begins where the employer below it does', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 100),
    { text: '2021 - sekarang', x: 50, y: 120 },
    { text: ': Staf Gudang', x: 160, y: 120 },
    { text: 'PT Sumber Pangan', x: 168, y: 133 },
    { text: '* Mencatat stok harian', x: 168, y: 146 },
    { text: '2019 - 2021', x: 50, y: 159 },
    { text: ': Kasir', x: 160, y: 159 },
    { text: 'Toko Swalayan Maju', x: 168, y: 172 },
    { text: '* Menyetor uang kas', x: 168, y: 185 },
  );
  expect(jobsWithDays({ result })).toEqual([
    ['Staf Gudang', 'PT Sumber Pangan', '2021-01-01', null],
    ['Kasir', 'Toko Swalayan Maju', '2019-01-01', '2021-01-01'],
  ]);
});

test('the large first letter of a paragraph belongs to its first word', () => {
  const { result } = readPage(
    ...siti,
    { text: 'S', x: 50, y: 128, size: 44, bold: true },
    { text: 'enior nurse with eleven years in the care of children and their', x: 80, y: 108 },
    { text: 'families, who taught triage at two hospitals and', x: 80, y: 124 },
    { text: 'likes to work with people who ask questions.', x: 80, y: 140 },
    head('Skills', 170),
    'Triage, Epic',
  );
  expect(result.summary).toBe(
    'Senior nurse with eleven years in the care of children and their families, who taught triage at two hospitals and likes to work with people who ask questions.',
  );
});

test('an underscore drawn as a rule is put back, a line under a word is not', () => {
  const { items } = buildPage([{ text: 'siti aminah@contoh.id', y: 50 }]);
  const rule = { kind: 'fill' as const, colour: 0, x: 70, y: 50, width: 3, height: 0.4 };
  const text = (shapes: (typeof rule)[]) => withDrawnUnderscores(items, shapes).map((item) => item.text);
  expect(text([rule])).toEqual(['siti_aminah@contoh.id']);
  expect(text([{ ...rule, x: 50, width: 20 }])).toEqual(['siti', 'aminah@contoh.id']);
});

test('the stretched white behind a sentence parts no line of a text', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', y: 60 },
    { text: 'Accountant working on the books of small cooperatives and of schools.', y: 90 },
    { text: 'I keep multi-', x: 383.5, y: 90 },
    {
      text: 'year plans for them, and I teach their treasurers how to close a month without any help.',
      y: 102,
    },
    head('Skills', 130),
    { text: 'Excel, Jurnal', y: 148 },
  );
  expect(flatten(result).summary).toMatch(/^Accountant working .* schools\. I keep multi-year plans/);
});

test('the small raised letters of an ordinal belong to their number', () => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Harbour Bank', y: 110, bold: true },
    { text: '2010 – 2011', x: 460, y: 110 },
    { text: '1', y: 124, italic: true },
    { text: 'st', x: 55, y: 120.4, size: 7, italic: true },
    { text: 'Year Analyst', x: 65, y: 124, italic: true },
    { text: '• Built the sheets of the risk desk', y: 138 },
  );
  expect(flatten(result).work).toMatchObject([
    { jobTitle: '1st Year Analyst', organization: 'Harbour Bank' },
  ]);
});

test('a justified line whose words stand far apart is one line', () => {
  const words = ['Senior', 'Clinical', 'Pharmacist,', 'Kallang', 'General', 'Hospital,'];
  let x = 50;
  const stretched = words.map((text, index): Text => {
    const word = { text, x, y: 110, bold: index < 3 };
    x += text.length * 5 + 10;
    return word;
  });
  const page = readPage(
    ...siti,
    head('Experience', 90),
    ...stretched,
    { text: '2019 – Present', x: 480, y: 110 },
    { text: 'Singapore.', y: 124 },
    { text: '• Reviewed 4,000 orders a year', x: 60, y: 140 },
  );
  expect(jobsWithText(page)[0]?.slice(0, 2)).toEqual([
    'Senior Clinical Pharmacist',
    'Kallang General Hospital',
  ]);
});

test('a list in a justified line, with more white behind its marks, is one line', () => {
  const words = ['GeoGebra;', 'LaTeX;', 'Canva;', 'Google', 'Classroom;'];
  let x = 50;
  const stretched = words.map((text): Text => {
    const at = x;
    x += 5 * text.length + (text.endsWith(';') ? 13 : 9);
    return { text, x: at, y: 110 };
  });
  const { skills } = fieldsOf(...siti, head('Keahlian', 90), ...stretched, {
    text: 'Penyusunan modul ajar.',
    x: 50,
    y: 124,
  });
  expect(skills).toEqual(['GeoGebra', 'LaTeX', 'Canva', 'Google Classroom', 'Penyusunan modul ajar']);
});

test('a street stays behind its short form, however wide TeX set the white between', () => {
  const last = buildPage([{ text: 'Alamat : Jl.', x: 50, y: 64 }]).items.at(-1)!;
  const { location } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'Alamat : Jl.', x: 50, y: 64 },
    { text: 'Kenanga 45, Kudus', x: last.x + last.width + 13, y: 64 },
    { text: 'Email : siti@contoh.id', y: 80 },
    head('Keahlian', 100),
    'Excel, SQL',
  );
  expect(location).toBe('Jl. Kenanga 45, Kudus');
});

test('what a browser prints around a page is none of it: title and address above, count and time below', () => {
  const page = (...around: string[]) =>
    readPage(
      { text: around[0]!, x: 40, y: 20, size: 7 },
      { text: around[1]!, x: 420, y: 20, size: 7 },
      { text: 'Siti Aminah', x: 50, y: 60, size: 22, bold: true },
      { text: 'siti@contoh.id', x: 50, y: 80 },
      head('Keahlian', 110),
      { text: 'Excel, SAP, Canva', y: 130 },
      { text: around[2]!, x: 40, y: 700, size: 7 },
      { text: around[3]!, x: 470, y: 700, size: 7 },
    ).result;
  const firefox = page('Siti – CV', 'https://siti.example/cv/', '1 dari 1', '30/11/2026, 08.12');
  const chrome = page('30/11/26, 08.12', 'Siti – CV', 'https://siti.example/cv/', '1/1');
  for (const result of [firefox, chrome]) {
    expect(result.name?.raw).toBe('Siti Aminah');
    expect(result.websites).toEqual([]);
    expect(result.skills.map(({ name }) => name)).toEqual(['Excel', 'SAP', 'Canva']);
  }
});
