import { expect, test } from 'vitest';
import { readItems } from './read-items.ts';
import { flatten } from './result/flatten.ts';
import { buildPage, type Text } from './testing/build-page.ts';

const AS_OF = { asOf: '2026-11-21' };
const heading = (text: string): Text => ({ text, size: 13, bold: true });

const INDONESIAN = buildPage([
  { text: 'Siti Aminah, S.T.', size: 22, bold: true },
  'Bandung, Jawa Barat | 0812-3456-7890 | siti@contoh.id | linkedin.com/in/siti-aminah',
  heading('Tentang Saya'),
  'Insinyur muda yang suka memecahkan masalah nyata di pabrik.',
  heading('Pengalaman Kerja'),
  { text: 'Staf Produksi', bold: true },
  { text: 'Jan 2022 - Sekarang', x: 400, y: 152 },
  'PT Sumber Rejeki Makmur',
  { text: '• Menyusun jadwal mesin untuk tiga lini produksi', x: 60 },
  { text: '• Menurunkan waktu henti sebesar 12%', x: 60 },
  { text: 'Magang Teknik', bold: true },
  { text: 'Jun 2021 - Des 2021', x: 400, y: 216 },
  'CV Karya Logam',
  { text: '• Membantu perawatan mesin bubut', x: 60 },
  heading('Pendidikan'),
  { text: 'Universitas Contoh Nusantara', bold: true },
  'S1 Teknik Mesin, IPK 3,72/4,00',
  '2017 - 2021',
  heading('Keahlian'),
  'AutoCAD, SolidWorks, Microsoft Excel',
  heading('Bahasa'),
  'Bahasa Indonesia (Penutur asli), Bahasa Inggris (Menengah)',
]);

test('reads an Indonesian CV of one column', () => {
  const flat = flatten(readItems([INDONESIAN], AS_OF).result);
  expect(flat).toMatchObject({
    name: 'Siti Aminah, S.T.',
    emails: ['siti@contoh.id'],
    phones: ['0812-3456-7890'],
    linkedin: 'linkedin.com/in/siti-aminah',
    location: 'Bandung, Jawa Barat',
    summary: 'Insinyur muda yang suka memecahkan masalah nyata di pabrik.',
    skills: ['AutoCAD', 'SolidWorks', 'Microsoft Excel'],
    languages: ['Bahasa Indonesia', 'Bahasa Inggris'],
    totalYearsExperience: 5.3,
  });
  expect(flat.work).toEqual([
    {
      jobTitle: 'Staf Produksi',
      organization: 'PT Sumber Rejeki Makmur',
      startDate: '2022-01',
      endDate: null,
      description: 'Menyusun jadwal mesin untuk tiga lini produksi\nMenurunkan waktu henti sebesar 12%',
    },
    {
      jobTitle: 'Magang Teknik',
      organization: 'CV Karya Logam',
      startDate: '2021-06',
      endDate: '2021-12',
      description: 'Membantu perawatan mesin bubut',
    },
  ]);
  expect(flat.education).toEqual([
    {
      organization: 'Universitas Contoh Nusantara',
      accreditation: 'S1 Teknik Mesin',
      grade: '3,72/4,00',
      startDate: '2017',
      completionDate: '2021',
    },
  ]);
});

test('every value has its place', () => {
  const { evidence, result } = readItems([INDONESIAN], AS_OF);
  const box = evidence['workExperience.1.organization']?.boxes[0];
  expect(result.workExperience[1]?.organization).toBe('CV Karya Logam');
  expect(box).toMatchObject({ page: 0, x: 50 });
  expect(evidence['name.raw']?.confidence).toBeGreaterThan(0.7);
});

test('is deterministic', () => {
  expect(readItems([INDONESIAN], AS_OF)).toEqual(readItems([INDONESIAN], AS_OF));
});

test('a sidebar is read before or after the main column, never across', () => {
  const side = (text: string, y: number, more: Partial<Text> = {}): Text => ({
    text,
    x: 30,
    y,
    size: 9,
    ...more,
  });
  const main = (text: string, y: number, more: Partial<Text> = {}): Text => ({ text, x: 230, y, ...more });
  const page = buildPage([
    main('Dewi Lestari', 60, { size: 24, bold: true }),
    side('KONTAK', 80, { bold: true, size: 11 }),
    side('dewi@contoh.id', 97),
    side('+62 812 3456 7890', 113),
    side('KEAHLIAN', 150, { bold: true, size: 11 }),
    side('Microsoft Excel', 167),
    side('Public Speaking', 183),
    side('BAHASA', 300, { bold: true, size: 11 }),
    side('Inggris', 317),
    main('PENGALAMAN KERJA', 100, { bold: true, size: 11 }),
    main('Kasir', 118, { bold: true }),
    main('Toko Makmur Jaya', 134),
    main('2019 - 2021', 150),
    main('Melayani pembayaran pelanggan setiap hari dengan teliti', 166, { x: 240 }),
    main('PENDIDIKAN', 320, { bold: true, size: 11 }),
    main('SMK Negeri 2 Malang', 338, { bold: true }),
    main('SMK Akuntansi', 354),
    main('2016 - 2019', 370),
  ]);
  const flat = flatten(readItems([page], AS_OF).result);
  expect(flat.skills).toEqual(['Microsoft Excel', 'Public Speaking']);
  expect(flat.work).toMatchObject([
    { jobTitle: 'Kasir', organization: 'Toko Makmur Jaya', startDate: '2019', endDate: '2021' },
  ]);
  expect(flat.education).toMatchObject([
    { organization: 'SMK Negeri 2 Malang', accreditation: 'SMK Akuntansi' },
  ]);
  expect(flat.languages).toEqual(['Inggris']);
});

test.each([
  ['the number of the page', '1', []],
  ['words', 'Kubernetes', ['hidden_text']],
] as const)('below the end of the page: %s', (_, text, expected) => {
  const page = buildPage([
    { text: 'Siti Aminah', size: 22 },
    'siti@contoh.id',
    heading('Education'),
    'Universitas Contoh, S1 Fisika, 2015 - 2019',
    { text, hidden: 'off_page', y: 860, x: 300 },
  ]);
  expect(readItems([page], AS_OF).warnings.map(({ code }) => code)).toEqual(expected);
});

test.each([
  ['goes on beyond the edge', { x: 590, y: 200 }, true],
  ['begins beyond the left edge', { x: -60, y: 200 }, true],
  ['stands beyond the edge alone', { x: 640, y: 420 }, undefined],
  ['stands beyond the left edge alone', { x: -90, y: 420 }, undefined],
])('a word that %s', (_what, place, runsOff) => {
  const { warnings } = readItems([
    buildPage([
      'Siti Nur Aminah',
      'siti@contoh.id',
      { text: 'Pengalaman Kerja', y: 170, size: 14 },
      { text: 'Kasir di Toko Jaya yang panjang sekali namanya', y: 200 },
      { text: 'Kubernetes', hidden: 'off_page', ...place },
    ]),
  ]);
  expect(warnings.find(({ code }) => code === 'hidden_text')?.runsOff).toBe(runsOff);
});

test('hidden words are reported and never read', () => {
  const page = buildPage([
    { text: 'Siti Aminah', size: 22 },
    'siti@contoh.id',
    heading('Skills'),
    'Excel, Word',
    { text: ', Kubernetes', hidden: 'same_colour', y: 104, x: 150 },
    heading('Education'),
    'Universitas Contoh, S1 Fisika, 2015 - 2019',
  ]);
  const { result, warnings } = readItems([page], AS_OF);
  expect(result.skills.map((skill) => skill.name)).toEqual(['Excel', 'Word']);
  expect(warnings).toMatchObject([{ code: 'hidden_text', detail: 'Kubernetes' }]);
});

test('an invoice is no CV', () => {
  const page = buildPage([
    { text: 'INVOICE', size: 24 },
    'PT Contoh Jaya, Jakarta',
    'Jatuh tempo: 1 Mei 2025',
    'Subtotal Rp100.000',
    'Total bayar Rp111.000',
  ]);
  const { result, warnings } = readItems([page], AS_OF);
  expect(result.name).toBeNull();
  expect(warnings.map((warning) => warning.code)).toEqual(['not_a_cv']);
});

test('a script that is not read says so and gives the e-mail only', () => {
  const page = buildPage(['履歴書 職務経歴 学歴 資格 氏名 住所', 'hana@example.jp']);
  const { result, warnings } = readItems([page], AS_OF);
  expect(result.emails).toEqual(['hana@example.jp']);
  expect(result.name).toBeNull();
  expect(warnings[0]?.code).toBe('unsupported_language');
});

test('headings that were not understood and ended in a description are reported as unplaced', () => {
  const bold = (text: string): Text => ({ text, bold: true });
  const { unused } = readItems(
    [
      buildPage([
        { text: 'Slamet Wahyudi', size: 20, bold: true },
        'Boyolali, Jawa Tengah | 0812-3456-7890',
        bold('Kerja'),
        'PO Surya, Boyolali',
        'Pengemudi bus, April 2019 sampai sekarang',
        bold('Sekolah'),
        'SMK Contoh Boyolali, Teknik Mesin, lulus 2009',
        bold('SIM dan surat'),
        'SIM B2 Umum',
        bold('Jam yang cocok'),
        'Senin sampai Jumat pagi',
      ]),
    ],
    AS_OF,
  );
  expect(unused.map(({ reason, text }) => `${reason}: ${text}`)).toEqual([
    'unassigned: SIM dan surat',
    'unassigned: Jam yang cocok',
  ]);
});

test('a web address in the line below an employer is no deed', () => {
  const page = buildPage([
    { text: 'Siti Aminah', size: 22, bold: true },
    'siti@contoh.id | 0812-3456-7890',
    heading('Pengalaman Kerja'),
    { text: 'Toko Maju', bold: true },
    { text: 'Jan 2022 - Sekarang', x: 400, y: 104 },
    'Kasir',
    'https://tokomaju.example/',
    { text: '• Melayani 80 pembeli sehari', x: 60 },
    { text: '• Menghitung kas tiap malam', x: 60 },
  ]);
  const { result, details } = readItems([page], AS_OF);
  expect(result.workExperience).toMatchObject([
    {
      jobTitle: 'Kasir',
      organization: 'Toko Maju',
      jobDescription: 'Melayani 80 pembeli sehari\nMenghitung kas tiap malam',
    },
  ]);
  expect(details['workExperience.0.url']).toBe('https://tokomaju.example/');
});

test('nor is it below a post and its town, and an internship at an employer is the post', () => {
  const page = buildPage([
    { text: 'Siti Aminah', size: 22, bold: true, y: 40 },
    { text: 'siti@contoh.id | 0812-3456-7890', y: 70 },
    { ...heading('Pengalaman Kerja'), y: 90 },
    { text: 'Toko Maju', bold: true, y: 110 },
    { text: 'Jan 2022 - Sekarang', x: 400, y: 110 },
    { text: 'Kasir', y: 124 },
    { text: 'Bandung, Jawa Barat', x: 400, y: 124 },
    { text: 'https://tokomaju.example/', y: 138 },
    { text: '• Melayani 80 pembeli sehari', x: 60, y: 152 },
    { text: '• Menghitung kas tiap malam', x: 60, y: 166 },
    { text: 'Magang di PT Arunika Logistik', y: 186 },
    { text: 'Jan 2021 - Mar 2021', x: 400, y: 186 },
    { text: '• Menata 30 rak', x: 60, y: 200 },
  ]);
  const { result, details } = readItems([page], AS_OF);
  expect(result.workExperience).toMatchObject([
    {
      jobTitle: 'Kasir',
      organization: 'Toko Maju',
      jobDescription: 'Melayani 80 pembeli sehari\nMenghitung kas tiap malam',
    },
    { jobTitle: 'Magang', organization: 'PT Arunika Logistik', jobDescription: 'Menata 30 rak' },
  ]);
  expect(details['workExperience.0.url']).toBe('https://tokomaju.example/');
});
