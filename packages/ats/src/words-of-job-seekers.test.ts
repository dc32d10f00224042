import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What students and job seekers write: kinds of a language, posts in two halves, grades below points, fields of vocational schools, mottos.

const read = (...texts: Parameters<typeof readPage>) => flatten(readPage(...siti, ...texts).result);

test('languages: a kind of a region’s language belongs to its name, a level does not', () => {
  const { languages } = read(
    head('Bahasa', 90),
    '• Bahasa Melayu Ambon (Lancar)',
    '• Bahasa Jawa Krama: Mahir',
    '• Bahasa Sunda Lancar',
    '• Bahasa Bali Lisan',
  );
  expect(languages).toEqual(['Bahasa Melayu Ambon', 'Bahasa Jawa Krama', 'Bahasa Sunda', 'Bahasa Bali']);
});

const posts = (...texts: Parameters<typeof readPage>) =>
  read(head('Pengalaman Kerja', 90), ...texts).work.map(({ jobTitle, organization }) => [
    jobTitle,
    organization,
  ]);

test('posts: both halves of a post stand before the employer behind another sign', () => {
  expect(
    posts(
      {
        text: 'Kasir – Giliran Malam',
        y: 110,
        bold: true,
        more: [{ text: '| Toko Makmur Jaya | Mei 2021 – Jun 2023' }],
      },
      '• Melayani 80 pembeli',
      {
        text: 'Kasir – Lantai Dua',
        y: 150,
        bold: true,
        more: [{ text: '| CV Roti Hangat | Jan 2019 – Apr 2021' }],
      },
      '• Menghitung uang kas',
    ),
  ).toEqual([
    ['Kasir – Giliran Malam', 'Toko Makmur Jaya'],
    ['Kasir – Lantai Dua', 'CV Roti Hangat'],
  ]);
});

test('posts: a half that reads like a firm is none over a surer one', () => {
  expect(
    posts(
      { text: 'Design Intern – Print Systems', y: 110, bold: true },
      { text: 'PT Kertas Embun', y: 126, italic: true },
      { text: 'Jan 2022 – Jun 2022', x: 400, y: 126 },
      '• Drew eighty icons',
    ),
  ).toEqual([['Design Intern – Print Systems', 'PT Kertas Embun']]);
});

test('posts: a form’s “Guru pada SMP Negeri 5” is a post and its employer', () => {
  expect(
    posts(
      '1. Juli 2020 s.d. Sekarang : Guru Seni pada SMP Negeri 5 Kudus',
      '2. Juli 2018 s.d. Juni 2020 : Tutor pada Bimbel Melati',
    ),
  ).toEqual([
    ['Guru Seni', 'SMP Negeri 5 Kudus'],
    ['Tutor', 'Bimbel Melati'],
  ]);
});

test('schools: a grade alone below the points of a school is its grade, not the next one’s', () => {
  const { education } = read(
    head('Pendidikan', 90),
    { text: 'Universitas Arunika', y: 110, bold: true },
    { text: '2018 – 2022', x: 450, y: 110 },
    { text: 'S1 Biologi', y: 124 },
    { text: '• Ketua himpunan selama dua tahun', y: 138 },
    { text: 'IPK 3,61', y: 152 },
    { text: 'SMA Negeri 4 Kudus', y: 172, bold: true },
    { text: '2015 – 2018', x: 450, y: 172 },
    { text: 'IPA', y: 186 },
    { text: '• Juara dua lomba pidato tingkat kabupaten', y: 200 },
    { text: 'Nilai 86,5', y: 214 },
  );
  expect(education.map(({ organization, grade }) => [organization, grade])).toEqual([
    ['Universitas Arunika', '3,61'],
    ['SMA Negeri 4 Kudus', '86,5'],
  ]);
});

test('schools: SMK with its programme stands over the school’s own name', () => {
  const { education } = read(
    head('Pendidikan', 90),
    { text: 'SMK Pengawasan Mutu Hasil Pertanian', y: 110, bold: true },
    { text: '2017 – 2020', x: 450, y: 110 },
    { text: 'SMK Negeri 4 Kudus', y: 124 },
  );
  expect(education).toEqual([
    expect.objectContaining({
      organization: 'SMK Negeri 4 Kudus',
      accreditation: 'SMK Pengawasan Mutu Hasil Pertanian',
      startDate: '2017',
      completionDate: '2020',
    }),
  ]);
});

test('certificates: two behind one comma, and the next line is another one', () => {
  const { certifications } = read(
    {
      text: 'Staf pajak yang menghitung pajak tiga toko, melayani pemeriksa, dan rapi menyimpan bukti.',
      y: 80,
    },
    head('Sertifikasi', 110),
    'Brevet Pajak A dan B, Pelatihan Ekspor Dasar',
    'TOEIC 850, 2023',
  );
  expect(certifications).toEqual(['Brevet Pajak A dan B', 'Pelatihan Ekspor Dasar', 'TOEIC 850']);
});

test('summary: a slanted motto right over it, or a quotation below it, is no part of it', () => {
  const text = 'Perawat yang enam tahun bekerja di bangsal anak, tenang saat ramai, dan rapi mencatat.';
  const over = read(
    { text: 'Setiap anak berhak sehat.', y: 80, italic: true },
    { text, y: 94 },
    head('Bahasa', 130),
    'Inggris',
  );
  const below = read(
    head('Profil', 90),
    { text, y: 110 },
    { text: '“Setiap anak berhak sehat” – pesan ibu', y: 124, italic: true },
  );
  expect([over.summary, below.summary]).toEqual([text, text]);
});

test('contacts: a street behind “Rumah” is where somebody lives', () => {
  const { location } = read(
    head('Mari Terhubung', 90),
    'Rumah: Jl. Kenanga No. 3, Kudus',
    'Telepon: 0812-3456-7890',
  );
  expect(location).toBe('Jl. Kenanga No. 3, Kudus');
});

test('jobs: period, facts and points in three columns, the post broken by its own', () => {
  const job = (y: number, period: string, facts: string[], deeds: string[], isBroken = false) => [
    { text: period, x: 50, y },
    ...facts.map((text, at) => ({ text, x: 170, y: y + 15 * at, bold: at === 0 || (isBroken && at === 1) })),
    ...deeds.map((text, at) => ({ text: `• ${text}`, x: 275, y: y + 15 * at })),
  ];
  const { work } = read(
    head('Pengalaman Kerja', 90),
    ...job(
      112,
      'Mei 2021 - Jun 2023',
      ['Resepsionis', 'Hotel Bunga', 'Tegal'],
      ['Menyambut tamu', 'Mencatat keluhan'],
    ),
    ...job(
      170,
      'Jan 2020 - Apr 2021',
      ['Magang', 'Housekeeping', 'Villa Samudra Raya'],
      ['Menyiapkan dua belas kamar', 'Menghitung linen'],
      true,
    ),
  );
  expect(
    work.map(({ jobTitle, organization, description }) => [jobTitle, organization, description]),
  ).toEqual([
    ['Resepsionis', 'Hotel Bunga', 'Menyambut tamu\nMencatat keluhan'],
    ['Magang Housekeeping', 'Villa Samudra Raya', 'Menyiapkan dua belas kamar\nMenghitung linen'],
  ]);
});

test('headings: the second line of a heading that a narrow column broke opens no section', () => {
  const { skills, languages, certifications } = read(
    { text: 'Keahlian', x: 50, y: 100, size: 13, bold: true },
    ...['• Pembukuan', '• Negosiasi', '• Arsip', '• Canva'].map((text, at) => ({
      text,
      x: 50,
      y: 122 + 14 * at,
    })),
    { text: 'Penguasaan Bahasa', x: 210, y: 100, size: 13, bold: true },
    { text: 'Asing dan Daerah', x: 210, y: 116, size: 13, bold: true },
    ...['• Indonesia', '• Inggris', '• Jawa'].map((text, at) => ({ text, x: 210, y: 138 + 14 * at })),
    { text: 'Sertifikasi', x: 350, y: 100, size: 13, bold: true },
    ...['• Pelatihan Ekspor', '• TOEIC 780', '• Brevet A'].map((text, at) => ({
      text,
      x: 350,
      y: 122 + 14 * at,
    })),
  );
  expect([skills.length, languages, certifications.length]).toEqual([4, ['Indonesia', 'Inggris', 'Jawa'], 3]);
});

test('summary: what stands under “Motto” is none', () => {
  const text = 'Perawat yang enam tahun bekerja di bangsal anak, tenang saat ramai, dan rapi mencatat.';
  expect(read(head('Motto', 90), 'Setiap anak berhak sehat', head('Profil', 130), text).summary).toBe(text);
});

test('schools: each line of a counted list that ends in “lulus tahun” is one', () => {
  const { education } = read(
    head('Pendidikan', 90),
    'a. Universitas Arunika, Pendidikan Seni Tari, lulus tahun 2016',
    'b. SMA Katolik Melati Kudus, IPA, lulus tahun 2012',
  );
  expect(
    education.map(({ organization, accreditation, completionDate }) => [
      organization,
      accreditation,
      completionDate,
    ]),
  ).toEqual([
    ['Universitas Arunika', 'Pendidikan Seni Tari', '2016'],
    ['SMA Katolik Melati Kudus', 'IPA', '2012'],
  ]);
});

test('skills: a level right behind the name in letters of its own is no part of it', () => {
  const line = (text: string, level: string, y: number) => ({
    text,
    y,
    more: [{ text: level, size: 9, colour: 0x777777 }],
  });
  const { skills } = read(
    head('Keahlian', 90),
    line('Mesin Bubut', 'Mahir', 110),
    line('Jangka Sorong', 'Menengah', 124),
    line('Gambar Teknik', 'Pemula', 138),
  );
  expect(skills).toEqual(['Mesin Bubut', 'Jangka Sorong', 'Gambar Teknik']);
});
