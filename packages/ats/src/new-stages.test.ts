import { expect, test } from 'vitest';
import { withDrawnUnderscores } from './layout/drawn-underscores.ts';
import { readItems } from './read-items.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

test('a heading in the writer’s own words is known by its looks and by what stands below it', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Universitas Contoh', y: 108 },
    { text: 'S1 Akuntansi, 2012 - 2016', y: 122 },
    head('Jejak Langkah', 150),
    { text: 'Kasir, PT Sumber Rejeki, 2019 - 2021', y: 168 },
    head('Bekal Saya', 200),
    { text: 'Excel, Jira, Canva, Figma, SQL', y: 218 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Kasir', 'PT Sumber Rejeki'],
  ]);
  expect(result.skills.map((skill) => skill.name)).toEqual(['Excel', 'Jira', 'Canva', 'Figma', 'SQL']);
});

test('names over columns may be centred and take two lines; numbers part the rows', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'No', x: 50, y: 112, bold: true },
    { text: 'Nama', x: 130, y: 106, bold: true },
    { text: 'Perusahaan', x: 115, y: 118, bold: true },
    { text: 'Posisi', x: 270, y: 112, bold: true },
    { text: 'Masa Kerja', x: 400, y: 112, bold: true },
    { text: '1', x: 52, y: 140 },
    { text: 'PT Sumber', x: 90, y: 140 },
    { text: 'Rejeki', x: 90, y: 154 },
    { text: 'Kasir', x: 250, y: 140 },
    { text: '2019 - 2021', x: 390, y: 140 },
    { text: '2', x: 52, y: 168 },
    { text: 'Toko Sedap', x: 90, y: 168 },
    { text: 'Pelayan', x: 250, y: 168 },
    { text: '2017 - 2018', x: 390, y: 168 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization, job.dates?.startDate])).toEqual([
    ['Kasir', 'PT Sumber Rejeki', '2019-01-01'],
    ['Pelayan', 'Toko Sedap', '2017-01-01'],
  ]);
});

test('languages in a group of their own among the skills', () => {
  const { result } = readPage(
    ...siti,
    head('Keahlian', 90),
    { text: 'Teknis: Excel, SQL', y: 108 },
    { text: 'Bahasa: Indonesia (penutur asli), Inggris', y: 122 },
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
  expect(result.skills.map((skill) => skill.name)).toEqual(['Excel', 'SQL']);
});

test('the post under a name is the headline; what no field took is handed on with its place', () => {
  const { result, unused, evidence } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'Staf Keuangan', y: 58 },
    { text: 'siti@contoh.id', y: 74 },
    head('Pendidikan', 100),
    { text: 'Universitas Contoh, S1 Akuntansi, 2012 - 2016', y: 118 },
    { text: 'kubernetes', y: 800, hidden: 'tiny' },
  );
  expect(result.headline).toBe('Staf Keuangan');
  expect(unused).toEqual([
    expect.objectContaining({ text: 'kubernetes', page: 0, reason: 'hidden', hidden: 'tiny' }),
  ]);
  expect(unused[0]?.boxes).toHaveLength(1);
  for (const { confidence } of Object.values(evidence)) {
    expect(confidence).toBeGreaterThan(0);
    expect(confidence).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['in one cell', [{ text: 'Posisi: Analis Data', y: 58 }]],
  [
    'in two',
    [
      { text: 'Posisi', y: 58 },
      { text: 'Analis Data', x: 200, y: 58 },
    ],
  ],
  [
    'in two, the second with the colon',
    [
      { text: 'Jabatan', y: 58 },
      { text: ': Analis Data', x: 200, y: 58 },
    ],
  ],
] as const)('headline: a post behind its label, %s, is read without it', (_, post) => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    ...post,
    { text: 'siti@contoh.id', y: 74 },
    head('Pengalaman Kerja', 100),
    { text: 'Posisi: Staf Gudang', y: 118 },
    { text: 'PT Sumber Rejeki, 2019 - 2021', y: 132 },
  );
  expect(result.headline).toBe('Analis Data');
});

test('headline: a label is none', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'Posisi', y: 58 },
    { text: 'siti@contoh.id', y: 74 },
    head('Pendidikan', 100),
    { text: 'Universitas Contoh, S1 Akuntansi, 2012 - 2016', y: 118 },
  );
  expect(result.headline ?? '').not.toMatch(/posisi/i);
});

test('an underscore drawn as a rule is put back, a line under a word is not', () => {
  const { items } = buildPage([{ text: 'siti aminah@contoh.id', y: 50 }]);
  const rule = { kind: 'fill' as const, colour: 0, x: 70, y: 50, width: 3, height: 0.4 };
  const text = (shapes: (typeof rule)[]) => withDrawnUnderscores(items, shapes).map((item) => item.text);
  expect(text([rule])).toEqual(['siti_aminah@contoh.id']);
  expect(text([{ ...rule, x: 50, width: 20 }])).toEqual(['siti', 'aminah@contoh.id']);
});

test('contacts at the foot of every page are read once', () => {
  const foot: Text = { text: 'siti@contoh.id | 0812 3456 7890', x: 200, y: 800 };
  const { result, unused } = readItems(
    [
      buildPage([
        { text: 'Siti Aminah', y: 40, size: 22, bold: true },
        head('Pendidikan', 90),
        'Universitas Contoh, 2012 - 2016',
        foot,
      ]),
      buildPage([head('Keahlian', 60), 'Excel, SQL, Jira', foot]),
    ],
    { asOf: '2026-11-21' },
  );
  expect(result.emails).toEqual(['siti@contoh.id']);
  expect(result.phoneNumbers).toHaveLength(1);
  expect(result.skills.map((skill) => skill.name)).toEqual(['Excel', 'SQL', 'Jira']);
  expect(unused.map((each) => each.reason)).toEqual(['running']);
});
