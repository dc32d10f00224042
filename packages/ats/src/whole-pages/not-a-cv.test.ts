import { expect, test } from 'vitest';
import { flatten } from '../result/flatten.ts';
import type { Text } from '../testing/build-page.ts';
import { skillNames, nameOf } from '../testing/entries-of.ts';
import { head, readPage, siti } from '../testing/read-page.ts';

// What is no CV, and what beside a CV is no part of it.

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

test('a statement of account has days and no jobs', () => {
  const { warnings } = readPage(
    { text: 'Mutasi Rekening', y: 40, size: 18, bold: true },
    { text: 'Siti Aminah, Kudus', y: 60 },
    { text: 'Periode 11 Oktober 2022 - 27 November 2022', y: 74 },
    ...[12, 14, 17, 21, 25, 29].flatMap((day, index): Text[] => [
      { text: `${day} Oktober 2022`, y: 100 + 16 * index },
      { text: 'Transfer ke PT Citra Niaga', x: 200, y: 100 + 16 * index },
      { text: `Rp${day}.412.000`, x: 440, y: 100 + 16 * index },
    ]),
  );
  expect(warnings.map(({ code }) => code)).toEqual(['not_a_cv']);
});

test('jobs: a covering letter below them is none', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 104),
      { text: 'Ilustrator', y: 130, bold: true },
      { text: 'Studio Arunika', y: 144 },
      { text: 'Yth. Bapak/Ibu Manajer HRD', y: 190 },
      'Perkenalkan, saya siswa kelas dua belas yang senang menggambar.',
      'Besar harapan saya untuk belajar di perusahaan Bapak/Ibu.',
      'Terima kasih atas perhatiannya.',
    ).result,
  );
  expect(work).toMatchObject([{ jobTitle: 'Ilustrator', organization: 'Studio Arunika', description: null }]);
});

test('a short form of an office is a CV by its title, without a way to reach its subject', () => {
  const row = ([label, value]: readonly [string, string], index: number) => [
    { text: label, x: 50, y: 100 + 16 * index },
    { text: value, x: 220, y: 100 + 16 * index },
  ];
  const facts = [
    ['NAMA LENGKAP', 'Drs. Bambang Setiawan M.Si'],
    ['NIP', '197101011998011001'],
    ['JENIS KELAMIN', 'Laki-laki'],
    ['AGAMA', 'Islam'],
    ['PANGKAT', 'Penata Muda'],
    ['INSTANSI', 'Pemerintah Kabupaten Magelang'],
    ['ALAMAT', 'Jl. Cemara 14 Magelang'],
  ] as const;
  const reading = readPage(
    { text: 'DAFTAR RIWAYAT HIDUP SINGKAT', x: 180, y: 40, size: 16, bold: true },
    head('I. KETERANGAN PERORANGAN', 80),
    ...facts.flatMap(row),
    head('II. RIWAYAT PEKERJAAN', 240),
    { text: '01-03-2010   Kepala Seksi Angkutan', y: 260 },
    head('III. TANDA KEHORMATAN', 300),
    { text: 'Satyalancana Karya Satya', y: 320 },
    { text: 'Magelang, 3 Juni 2024', x: 400, y: 360 },
    { text: 'Yang Membuat,', x: 400, y: 374 },
  );
  expect(reading.warnings).toEqual([]);
  expect(nameOf(reading)).toBe('Drs. Bambang Setiawan M.Si');
});

test('cards side by side that look like columns, in a page that is no CV without what they are cut from', () => {
  const at = (x: number, y: number, text: string, size = 11, colour = 0x718096): Text => ({
    text,
    x,
    y,
    size,
    colour,
  });
  const page = readPage(
    at(172, 70, 'Bayu Aji Prasetyo', 21, 0x1a202c),
    at(172, 98, 'Mahasiswa Teknik Informatika | Web Developer', 13, 0x10b981),
    at(172, 128, 'Saya Bayu Aji Prasetyo, mahasiswa Teknik Informatika di Universitas'),
    at(172, 146, 'Diponegoro Semarang. Tertarik pada pengembangan web dan data.'),
    at(172, 184, 'NIM: L200230251 • Angkatan: 2023 • Semarang, Jawa Tengah'),
    at(18, 284, 'Skills', 18, 0x3b82f6),
    ...['HTML', 'CSS', 'JavaScript', 'React'].flatMap((name, index) => [
      at(66 + 143 * index, 343, name, 12, 0x1a202c),
      at(56 + 143 * index, 361, index < 2 ? 'advanced' : 'intermediate'),
    ]),
    at(62, 422, 'Python', 12, 0x1a202c),
    at(48, 440, 'intermediate'),
    at(18, 503, 'Experiences', 18, 0x3b82f6),
    at(36, 563, 'Pembuatan aplikasi sederhana', 12, 0x3b82f6),
    at(537, 560, '2024', 10, 0x10b981),
    at(36, 584, 'Projek Kelompok'),
    at(36, 601, 'Pembuatan aplikasi perkuliahan untuk mempermudah proses akademik mahasiswa, seperti'),
    at(36, 619, 'melihat daftar mata kuliah, melakukan pengambilan mata kuliah (KRS),'),
    at(36, 636, 'serta mengetahui informasi dosen.'),
  );
  expect(page.warnings).toEqual([]);
  expect(skillNames(page)).toEqual(expect.arrayContaining(['HTML', 'JavaScript', 'Python']));
});

test('a student’s page with a name, skills and undated works, and no way to reach anybody, is a CV', () => {
  const skill = (x: number, name: string, level: string): Text[] => [
    { text: name, x, y: 168, bold: true },
    { text: level, x, y: 182, size: 8 },
  ];
  const work = (y: number, name: string, year: string): Text[] => [
    { text: name, x: 60, y, bold: true },
    { text: `Projek Kelompok • ${year} —`, x: 60, y: y + 14 },
    { text: 'Pembuatan alat peraga bertujuan untuk mempermudah siswa memahami arus dan', x: 60, y: y + 28 },
    {
      text: 'hambatan dalam rangkaian sederhana, seperti lampu dan sakelar di dalam rumah.',
      x: 60,
      y: y + 42,
    },
    { text: 'Alat: Solder, Multimeter', x: 60, y: y + 56 },
  ];
  const { result, warnings } = readPage(
    { text: 'Joko Adi Wibowo', y: 40, size: 20, bold: true },
    { text: 'Mahasiswa Teknik Elektro | Perakit Alat', y: 62 },
    { text: 'Saya Joko Adi Wibowo, mahasiswa Teknik Elektro di Universitas Arunika Raya', y: 90 },
    { text: 'Surakarta. Tertarik pada perakitan alat dan mesin.', y: 104 },
    { text: 'Surakarta, Jawa Tengah • Portfolio', y: 120 },
    head('Skills', 146),
    ...skill(45, 'Solder', 'advanced • 3 yrs'),
    ...skill(240, 'Las Argon', 'advanced • 3 yrs'),
    ...skill(430, 'AutoCAD', 'intermediate • 2 yrs'),
    head('Experiences', 220),
    ...work(244, 'Pembuatan alat peraga sederhana', '2024'),
    ...work(324, 'Pembuatan lampu meja dari botol bekas', '2023'),
  );
  expect(warnings.map(({ code }) => code)).not.toContain('not_a_cv');
  expect(result.name?.raw).toBe('Joko Adi Wibowo');
});
