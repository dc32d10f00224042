import { expect, test } from 'vitest';
import { readingOrder } from '../layout/reading-order.ts';
import type { PageItems } from '../model.ts';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import {
  jobHeads,
  jobsWithDays,
  jobsWithFirstMonths,
  jobsWithPeriods,
  jobsWithText,
  schoolsWithLastYears,
  skillNames,
} from '../testing/entries-of.ts';
import { fieldsOf, fieldsWithRules, head, readBelowName, readPage, siti } from '../testing/read-page.ts';
import { boldAt, jobAt, textAt } from '../testing/texts.ts';

// Columns, and in which order they are read.

/** Right-aligned: words of the standard face are about five points a letter wide at ten points. */
const endingAt = (right: number, text: string, y: number, bold = false): Text => {
  const [page] = [buildPage([{ text, x: 0, y, bold }])];
  const last = page.items.at(-1)!;
  return { text, x: right - last.x - last.width, y, bold };
};

test('periods and towns flush with the right end of a column belong to it, however near the next column is', () => {
  const right = (text: string, y: number): Text => ({
    text,
    x: 392 - 4.5 * text.length,
    y,
    size: 9,
    italic: true,
  });
  const page = readPage(
    ...siti,
    { ...head('Experience', 90), x: 48 },
    { text: 'Data Scientist & Researcher', x: 48, y: 106, size: 12, bold: true },
    right('Zurich,', 106),
    right('Switzerland', 118),
    { text: 'Helsana Insurance Group', x: 48, y: 122 },
    right('since 2019', 130),
    { text: '• Evaluates programmes of integrated care with claims', x: 48, y: 144, size: 9 },
    { text: 'Data Scientist', x: 48, y: 170, size: 12, bold: true },
    right('Zurich,', 170),
    right('Switzerland', 182),
    { text: 'Sanitas Insurance Group', x: 48, y: 186 },
    right('2017 - 2019', 194),
    { text: '• Predicted the costs of hospitals for the product team', x: 48, y: 208, size: 9 },
    { ...head('Education', 240), x: 48 },
    { text: 'Ph.D. in Evolutionary Biology', x: 48, y: 258, size: 12, bold: true },
    right('2017', 258),
    { text: 'University of Zurich', x: 48, y: 272 },
    { ...head('Skills', 90), x: 404 },
    { text: 'Python', x: 404, y: 108, size: 9 },
    { text: 'Causal inference', x: 404, y: 120, size: 9 },
    { ...head('Languages', 145), x: 404 },
    { text: 'German (native)', x: 404, y: 163, size: 9 },
    { text: 'English (fluent)', x: 404, y: 175, size: 9 },
    { ...head('Interests', 200), x: 404 },
    { text: 'Long walks in the hills', x: 404, y: 218, size: 9 },
    { text: 'Chamber music and choirs', x: 404, y: 230, size: 9 },
    { text: 'Old maps of mountains', x: 404, y: 242, size: 9 },
  );
  expect(jobsWithPeriods(page).map(([, , start, end]) => [start, end])).toEqual([
    ['2019', null],
    ['2017', '2019'],
  ]);
  expect(skillNames(page)).toEqual(['Python', 'Causal inference']);
});

test('dates at the right edge of the left column stay with its jobs', () => {
  const job = (post: string, employer: string, period: string, y: number) => [
    { text: post, x: 45, y, bold: true },
    { text: period, x: 383 - period.length * 5, y },
    { text: employer, x: 45, y: y + 13 },
    { text: '• Mencatat barang masuk', x: 45, y: y + 26 },
    { text: '• Membuat surat jalan', x: 45, y: y + 39 },
  ];
  const side = (heading: string, texts: string[], y: number) => [
    { ...head(heading, y), x: 403 },
    ...texts.map((text, index) => ({ text, x: 403, y: y + 18 + 13 * index })),
  ];
  const reading = readPage(
    { text: 'Siti Aminah', x: 45, y: 40, size: 22, bold: true },
    { ...head('Pengalaman Kerja', 100), x: 45 },
    ...job('Admin Gudang', 'CV Sumber Plastik', 'Feb 2021 - kini', 120),
    ...job('Kasir', 'Toko Jaya Abadi', 'Jun 2019 - Jan 2021', 190),
    ...job('Operator Produksi', 'PT Mitra Rasa', 'Agu 2017 - Mei 2019', 260),
    ...side('Kontak', ['siti@contoh.id', '0812 3456 7890'], 100),
    ...side('Keahlian', ['Excel', 'Word', 'Mengetik', 'Kerja tim'], 170),
    ...side('Bahasa', ['Indonesia', 'Jawa', 'Inggris'], 270),
  );
  expect(jobsWithDays(reading).map(([post, , start]) => [post, start])).toEqual([
    ['Admin Gudang', '2021-02-01'],
    ['Kasir', '2019-06-01'],
    ['Operator Produksi', '2017-08-01'],
  ]);
  expect(reading.result.skills.map(({ name }) => name)).toEqual(['Excel', 'Word', 'Mengetik', 'Kerja tim']);
});

test('a centred heading parts two columns above it from those below, however short it is', () => {
  const column = (x: number, y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x, y: y + 13 * index, bold: index === 0 }));
  const centred = (text: string, y: number) => ({ ...head(text, y), x: 297 - 3.5 * text.length });
  const { result } = readPage(
    { text: 'Siti Aminah', x: 220, y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', x: 262, y: 60 },
    centred('Pengalaman Kerja', 90),
    ...column(
      50,
      110,
      'Teknisi',
      'PT Sumber Rejeki',
      '2021 - 2024',
      '• Merawat mesin press',
      '• Memperbaiki panel',
    ),
    ...column(320, 110, 'Kasir', 'Toko Sedap', '2018 - 2020', '• Melayani pelanggan'),
    centred('Pendidikan', 190),
    ...column(50, 210, 'SMK Negeri 1 Karawang', 'Teknik Instalasi', '2015 - 2018'),
    { ...head('Keahlian', 270), x: 50 },
    ...['Panel', 'Las', 'Gambar teknik'].map((text, index) => ({
      text: `• ${text}`,
      x: 50,
      y: 290 + 13 * index,
    })),
    { ...head('Bahasa', 270), x: 320 },
    ...['Indonesia', 'Sunda'].map((text, index) => ({ text: `• ${text}`, x: 320, y: 290 + 13 * index })),
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Teknisi', 'PT Sumber Rejeki'],
    ['Kasir', 'Toko Sedap'],
  ]);
  expect(result.education.map((school) => school.organization)).toEqual(['SMK Negeri 1 Karawang']);
});

test('columns above and below jobs that run over the whole width, their periods at the right', () => {
  const column = (x: number, y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x, y: y + 13 * index }));
  const job = (title: string, period: string, y: number) => [
    { text: title, x: 50, y, bold: true },
    { text: period, x: 545 - 5 * period.length, y },
    { text: '• Mencatat barang', x: 55, y: y + 13 },
    { text: '• Membuat surat jalan', x: 55, y: y + 26 },
  ];
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    { ...head('Keahlian', 90), x: 330 },
    ...column(50, 110, 'SMK Negeri 1 Bandung', 'Akuntansi', '2014 - 2017'),
    ...column(330, 110, '• Excel', '• Stok', '• Kasir', '• Las'),
    head('Pengalaman Kerja', 180),
    ...job('Admin Gudang, CV Sumber Plastik', 'Feb 2021 - kini', 200),
    ...job('Kasir, Toko Jaya Abadi', 'Jun 2019 - Jan 2021', 245),
    head('Bahasa', 300),
    { ...head('Sertifikat', 300), x: 330 },
    ...column(50, 320, 'Indonesia', 'Sunda'),
    ...column(330, 320, 'Brevet Pajak (2023)', 'Dasar Akuntansi (2022)'),
  );
  expect(jobsWithDays(reading).map(([post, , start]) => [post, start])).toEqual([
    ['Admin Gudang', '2021-02-01'],
    ['Kasir', '2019-06-01'],
  ]);
  expect(reading.result.skills.map(({ name }) => name)).toEqual(['Excel', 'Stok', 'Kasir', 'Las']);
});

test('a sidebar that begins beside the name in large letters at the top of the other column', () => {
  const small = (text: string, x: number, y: number) => ({ text, x, y, size: 7 });
  const heading = (text: string, x: number, y: number) => ({ text, x, y, size: 8, bold: true });
  const { result } = readPage(
    heading('TENTANG SAYA', 27, 40),
    small('Tenaga ahli yang menjaga keamanan', 27, 53),
    small('sistem pemerintahan dan mengelola', 27, 61),
    small('infrastruktur daerah.', 27, 69),
    heading('INFORMASI', 27, 91),
    small('moh.alfajri@contoh.id', 27, 101),
    small('087750112233', 27, 109),
    heading('KEAHLIAN', 27, 139),
    small('Linux Server', 27, 149),
    small('Mikrotik', 27, 157),
    { text: 'Moh Alfajri', x: 219, y: 51, size: 32 },
    heading('PENGALAMAN KERJA', 222, 74),
    heading('Dinas Komunikasi Kabupaten Sampang', 222, 85),
    small('02 Jan 2023 - 31 Des 2025', 470, 85),
    small('Tenaga Ahli', 222, 93),
    small('Menjaga sistem pemerintahan dan melakukan troubleshooting setiap hari.', 222, 101),
    heading('STIKES Ngudia Husada', 222, 122),
    small('04 Jan 2016 - 20 Des 2016', 470, 122),
    small('Staf', 222, 130),
    small('Mengelola laboratorium komputer dan memasang kamera di kampus.', 222, 138),
  );
  expect(result.name?.raw).toBe('Moh Alfajri');
  expect(flatten(result).summary).toBe(
    'Tenaga ahli yang menjaga keamanan sistem pemerintahan dan mengelola infrastruktur daerah.',
  );
});

test('three columns over two that begin elsewhere are read row by row', () => {
  const [three, two] = [
    [40, 220, 400],
    [40, 310],
  ];
  const columns = (y: number, xs: readonly number[], ...rows: readonly string[][]) =>
    rows.flatMap((row, at) =>
      row.map((text, column) => ({ text, x: xs[column]!, y: y + 14 * at, bold: at === 0 && xs === two })),
    );
  const heads = (y: number, xs: readonly number[], names: readonly string[]) =>
    names.map((name, column) => ({ ...head(name, y), x: xs[column]! }));
  const { result } = readPage(
    { text: 'Siti Aminah', x: 40, y: 40, size: 22, bold: true },
    ...heads(90, three, ['Kontak', 'Bahasa', 'Keahlian']),
    ...columns(
      108,
      three,
      ['0812 3456 7890', 'Indonesia', '• Excel'],
      ['siti@contoh.id', 'Inggris', '• Pengarsipan'],
      ['Bandung', 'Arab', '• Notulen rapat'],
    ),
    ...heads(170, two, ['Pengalaman']),
    ...columns(
      188,
      two,
      ['Kasir', 'Resepsionis'],
      ['Toko Jaya', 'Hotel Melati'],
      ['Juni 2020 - Sekarang', 'Mei 2018 - Mei 2020'],
      ['• Melayani 90 pembeli', '• Menerima 60 tamu'],
    ),
    ...heads(264, two, ['Pendidikan', 'Organisasi']),
    ...columns(
      282,
      two,
      ['S1 Manajemen', 'Ketua'],
      ['Universitas Contoh', 'Karang Taruna'],
      ['2014 - 2018', '2016 - 2017'],
    ),
  );
  expect(jobsWithDays({ result })).toEqual([
    ['Kasir', 'Toko Jaya', '2020-06-01', null],
    ['Resepsionis', 'Hotel Melati', '2018-05-01', '2020-05-01'],
  ]);
  expect(result.skills.map(({ name }) => name)).toEqual(['Excel', 'Pengarsipan', 'Notulen rapat']);
  expect(result.education).toMatchObject([{ organization: 'Universitas Contoh' }]);
});

test('periods that begin at one edge end the rows of the main column, however short its texts are beside a side column', () => {
  const { work, education } = fieldsOf(
    ...siti,
    head('Pengalaman', 90),
    boldAt(50, 110, 'Kasir'),
    textAt(50, 124, 'Toko Arunika'),
    textAt(260, 124, '2022 - Sekarang'),
    textAt(50, 138, 'Melayani pembeli dan mencatat penjualan harian di buku besar.'),
    head('Pendidikan', 170),
    boldAt(50, 190, 'S1 Manajemen'),
    textAt(50, 204, 'Universitas Kencana'),
    textAt(260, 204, 'Agu 2018 - Jul 2022'),
    boldAt(50, 230, 'IPS'),
    textAt(50, 244, 'SMA Negeri 3 Garut'),
    textAt(260, 244, '2015 - 2018'),
    textAt(400, 90, 'Keahlian', { size: 14, bold: true }),
    ...['Menyusun laporan', 'Menghitung kas', 'Melayani tamu', 'Mengetik surat'].map((text, index) =>
      textAt(400, 108 + 14 * index, text),
    ),
    textAt(400, 180, 'Bahasa', { size: 14, bold: true }),
    ...['Indonesia', 'Sunda', 'Inggris', 'Arab'].map((text, index) => textAt(400, 198 + 15 * index, text)),
  );
  expect(work.map(({ jobTitle, startDate }) => [jobTitle, startDate])).toEqual([['Kasir', '2022']]);
  expect(education.map((school) => [school.organization, school.startDate, school.completionDate])).toEqual([
    ['Universitas Kencana', '2018-08', '2022-07'],
    ['SMA Negeri 3 Garut', '2015', '2018'],
  ]);
});

test('wide periods at the left of their rows are no column', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Mar 2020 – kini', x: 50, y: 110 },
    { text: 'Tenaga Teknis Kefarmasian', x: 200, y: 110 },
    { text: 'RSUD Gabriel Manek, Kupang', x: 200, y: 124 },
    { text: 'November 2018 – Feb 2020', x: 50, y: 138 },
    { text: 'Asisten Apoteker', x: 200, y: 138 },
    { text: 'Apotek Gloria, Kupang', x: 200, y: 152 },
  );
  expect(result.workExperience.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Tenaga Teknis Kefarmasian', 'RSUD Gabriel Manek'],
    ['Asisten Apoteker', 'Apotek Gloria'],
  ]);
});

test('a signature at the right below everything makes no column of the place and the period above it', () => {
  const read = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'SMA Negeri 7 Mataram, IPS, 2007 - 2010', y: 112 },
    head('Riwayat Pekerjaan', 150),
    { text: 'Bimbel Cerdas Mandiri', y: 172, bold: true },
    { text: 'Kediri', x: 510, y: 172 },
    { text: 'Tutor', y: 186, italic: true },
    { text: 'Januari 2022 sampai Februari 2024', x: 360, y: 186, italic: true },
    { text: '- Menyusun modul ajar untuk kelas VII sampai IX', y: 200 },
    { text: '- Mengisi rapor dan melaporkannya kepada orang tua', y: 214 },
    head('Keahlian', 250),
    '• Kesabaran',
    '• Google Classroom',
    { text: 'Demikian daftar ini saya buat dengan sebenarnya.', y: 480 },
    { text: 'Pekanbaru, 10 November 2026', x: 390, y: 500 },
    { text: 'Siti Aminah', x: 470, y: 560 },
  );
  expect(jobsWithFirstMonths(read)).toEqual([['Tutor', 'Bimbel Cerdas Mandiri', '2022-01']]);
});

test('schools that go on at the top of the next column', () => {
  const left = (text: string, y: number, more: Partial<Text> = {}): Text => ({ text, x: 40, y, ...more });
  const right = (text: string, y: number, more: Partial<Text> = {}): Text => ({ text, x: 320, y, ...more });
  const title = { size: 12, bold: true };
  const found = fieldsOf(
    left('Siti Aminah', 40, { size: 22, bold: true }),
    left('siti@contoh.id', 60),
    left('Pengalaman Mengajar', 100, title),
    left('Guru Kelas II', 116),
    left('SDN Arunika 5, 2017 - 2021', 130),
    left('• Wali kelas dua puluh delapan siswa kelas dua', 144),
    left('• Menyusun modul ajar bersama guru lain di gugus', 158),
    left('• Mendampingi siswa yang belum lancar membaca', 172),
    left('Pendidikan', 200, title),
    left('Pendidikan Profesi Guru', 216),
    left('Universitas Kencana, 2021 - 2022', 230),
    right('S1 PGSD', 100),
    right('Universitas Arunika, 2012 - 2016', 114),
    right('IPK: 3,58', 128),
    right('Prestasi', 160, title),
    right('• Juara dua lomba guru berprestasi tingkat kota', 176),
    right('Kompetensi', 204, title),
    right('• Penyusunan modul ajar', 220),
    right('• Asesmen diagnostik', 234),
    right('Bahasa', 262, title),
    right('Indonesia, Banjar', 278),
  );
  expect(
    found.education.map(({ organization, accreditation, grade }) => [organization, accreditation, grade]),
  ).toEqual([
    ['Universitas Kencana', 'Pendidikan Profesi Guru', null],
    ['Universitas Arunika', 'S1 PGSD', '3,58'],
  ]);
});

test('columns of a newspaper go on from the left to the right and then on the next page', () => {
  const column = (x: number, y: number, count: number): Text[] =>
    Array.from({ length: count }, (_, index) => ({
      text: 'Kept the radios of the port in order every day',
      x,
      y: y + 16 * index,
    }));
  const job = (post: string, employer: string, years: string, x: number, y: number): Text[] => [
    { text: post, x, y, bold: true, size: 11 },
    { text: employer, x, y: y + 16, italic: true },
    { text: years, x, y: y + 32 },
  ];
  const first = buildPage([
    ...siti,
    head('Experience', 100),
    ...job('Senior Engineer', 'Arunika Radio', 'June 2015 – Present', 50, 120),
    ...column(50, 176, 38),
    ...job('Software Developer', 'Barito Studio', 'May 2011 – May 2013', 320, 100),
    ...column(320, 156, 8),
    { ...head('Skills', 300), x: 320 },
    ...column(320, 320, 0),
    { text: 'Python, Rust, Go', x: 320, y: 320 },
    { text: 'Docker, Ansible, Git', x: 320, y: 336 },
  ]);
  const second = buildPage([
    { text: 'Linux, Postgres', x: 50, y: 50 },
    { ...head('Education', 80) },
    { text: 'Universitas Arunika', x: 50, y: 100 },
  ]);
  const page = readItems([first, second], { asOf: '2026-11-21' });
  expect(jobHeads(page)).toEqual([
    ['Senior Engineer', 'Arunika Radio'],
    ['Software Developer', 'Barito Studio'],
  ]);
  expect(skillNames(page)).toEqual(['Python', 'Rust', 'Go', 'Docker', 'Ansible', 'Git', 'Linux', 'Postgres']);
});

test('words that rate are no column of their own at the end of the bars over them', () => {
  const rated = (y: number, name: string, level: string): Text[] => [
    { text: name, x: 440, y },
    { text: level, x: 582 - 4 * level.length, y: y + 25, size: 8 },
  ];
  const page = readPage(
    { text: 'Siti Aminah', x: 20, y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', x: 20, y: 60 },
    ...['Pengalaman', 'Apoteker', 'Apotek Arunika, Kudus', '2019 - 2023'].map((text, at): Text => ({
      text,
      x: 20,
      y: 100 + 16 * at,
      bold: at < 2,
      size: at === 0 ? 14 : 10,
    })),
    ...['Meracik', 'Menimbang', 'Menghitung', 'Mencatat'].map((text, at): Text => ({
      text: `• ${text} obat bagi pasien di apotek setiap hari`,
      x: 20,
      y: 170 + 16 * at,
    })),
    { text: 'Kemampuan', x: 440, y: 40, size: 14, bold: true },
    ...rated(60, 'Meracik', 'Sangat baik'),
    ...rated(100, 'Menimbang', 'Sangat baik'),
    ...rated(140, 'Farmakologi', 'Sangat baik'),
    { text: 'Bahasa', x: 440, y: 200, size: 14, bold: true },
    ...rated(220, 'Indonesia', 'Asli'),
    ...rated(260, 'Inggris', 'Cukup'),
  );
  expect(page.result.languages.map((name, at) => [name, page.details[`languages.${at}.level`]])).toEqual([
    ['Indonesia', 'Asli'],
    ['Inggris', 'Cukup'],
  ]);
});

test('a right column set flush right begins further left than its headings', () => {
  const flushRight = (text: string, y: number, size: number, right = 568) => {
    const words = text.split(' ');
    const width = words.join('').length * size * 0.5 + (words.length - 1) * size * 0.3;
    return { text, y, size, x: right - width };
  };
  const { result } = readPage(
    { text: 'Siti Aminah', x: 27, y: 60, size: 30, bold: true },
    flushRight('siti@contoh.id', 60, 10),
    flushRight('0896-5550-7731', 76, 10),
    { text: 'Experience', x: 27, y: 218, size: 14 },
    { text: 'Staf Administrasi', x: 27, y: 241, size: 10, bold: true },
    { text: 'Toko Bangunan Sinar Abadi · Tegal', x: 27, y: 253, size: 9 },
    flushRight('Mar 2022 - Present', 240, 8, 379),
    { text: '· Membuat laporan penjualan harian', x: 32, y: 267, size: 8 },
    { text: '· Mengelola arsip 1.200 faktur', x: 206, y: 267, size: 8 },
    { text: 'Kasir', x: 27, y: 295, size: 10, bold: true },
    { text: 'CV Mitra Niaga Sejati · Slawi', x: 27, y: 306, size: 9 },
    flushRight('Jan 2020 - Feb 2022', 294, 8, 379),
    { text: '· Melayani rata-rata 150 pelanggan', x: 32, y: 321, size: 8 },
    flushRight('Skills', 218, 14),
    flushRight('Perkantoran', 241, 10, 498),
    flushRight('Microsoft Word', 254, 8, 498),
    flushRight('Microsoft Excel', 264, 8, 498),
    flushRight('Bahasa', 241, 10),
    flushRight('Education', 318, 14),
    flushRight('D3, Akuntansi', 340, 8),
    flushRight('Politeknik Harapan Bersama', 352, 8),
    flushRight('SMK, Administrasi Perkantoran', 372, 8),
    flushRight('SMK Negeri 1 Slawi', 385, 8),
    flushRight('Certificates', 427, 14),
    flushRight('Administrasi Profesional', 449, 8),
    flushRight('Languages', 504, 14),
    flushRight('Indonesia · Penutur asli', 527, 8),
    flushRight('Inggris · Dasar', 539, 8),
  );
  expect(result.education.map(({ organization }) => organization)).toEqual([
    'Politeknik Harapan Bersama',
    'SMK Negeri 1 Slawi',
  ]);
});

test('a paragraph at the foot of the left column that is wider than all above it ends no column', () => {
  const { result } = readPage(
    ...siti,
    { text: 'SKILLS', x: 33, y: 120, size: 11, bold: true },
    ...['Excel', 'Ansible', 'Bash', 'Linux'].map((text, index) => ({ text, x: 33, y: 138 + 16 * index })),
    { text: 'AWARDS', x: 33, y: 216, size: 11, bold: true },
    { text: 'Spark of the Year', x: 33, y: 234 },
    { text: 'Voted by nearly all colleagues because many', x: 33, y: 248 },
    { text: 'branches open through the flood.', x: 33, y: 261 },
    { text: 'WORK EXPERIENCE', x: 245, y: 120, size: 11, bold: true },
    { text: 'Administrator', x: 245, y: 138, bold: true },
    { text: 'Otley Bank, 2019 - 2023', x: 245, y: 154 },
    { text: '• Looked after 120 hosts and the rota', x: 245, y: 172 },
    { text: '• Replaced the tapes in two days', x: 245, y: 188 },
    { text: 'Technician', x: 245, y: 220, bold: true },
    { text: 'Wharf College, 2018 - 2019', x: 245, y: 236 },
    { text: '• First line for 900 staff and pupils', x: 245, y: 252 },
    { text: '• Kept the spare parts in order', x: 245, y: 268 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Administrator', 'Otley Bank'],
    ['Technician', 'Wharf College'],
  ]);
  expect(result.workExperience[1]?.jobDescription).toBe(
    'First line for 900 staff and pupils\nKept the spare parts in order',
  );
});

test('a heading in a side column spans nothing, though dates stand at the right of the rows beside it', () => {
  const { result } = readPage(
    ...siti,
    { text: 'KEAHLIAN', x: 30, y: 110, size: 12, bold: true },
    ...['Imunisasi', 'Konseling', 'Partograf'].map((text, index) => ({ text, x: 30, y: 130 + 24 * index })),
    { text: 'BAHASA', x: 30, y: 226, size: 12, bold: true },
    { text: 'Bugis', x: 30, y: 250 },
    { text: 'Inggris', x: 30, y: 274 },
    { text: 'MINAT', x: 30, y: 330, size: 12, bold: true },
    { text: 'Berkebun', x: 30, y: 350 },
    { text: 'PENGALAMAN', x: 200, y: 110, size: 12, bold: true },
    { text: 'Puskesmas Sukamaju', x: 200, y: 128, bold: true },
    { text: '2019 – 2023', x: 500, y: 128 },
    { text: 'Bidan', x: 200, y: 142 },
    { text: 'Menyusun laporan bulanan dan mendampingi sembilan bidan desa di pulau.', x: 200, y: 160 },
    { text: 'PENDIDIKAN', x: 200, y: 216, size: 12, bold: true },
    { text: 'Akademi Kebidanan Nusa', x: 200, y: 240, bold: true },
    { text: '2013 – 2016', x: 500, y: 240 },
    { text: 'D3 Kebidanan', x: 200, y: 256 },
    { text: 'SMA Negeri 1 Masamba', x: 200, y: 282, bold: true },
    { text: '2010 – 2013', x: 500, y: 282 },
  );
  expect(result.languages).toEqual(['Bugis', 'Inggris']);
  expect(result.skills.map((each) => each.name)).toEqual(['Imunisasi', 'Konseling', 'Partograf']);
});

test('a column at the foot of a page goes on below, though the other one ended further up', () => {
  const left = (text: string, y: number, bold = false) => ({ text, x: 50, y, bold });
  const right = (text: string, y: number, bold = false) => ({ text, x: 320, y, bold });
  const first = buildPage([
    { text: 'Siti Aminah', x: 50, y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', x: 50, y: 60 },
    { ...head('Kontak', 100), x: 50 },
    ...['Jl. Melati 5', 'Malang', '0812 3456 7890'].map((text, index) => left(text, 120 + 16 * index)),
    { ...head('Magang', 100), x: 320 },
    right('Teknisi Jaringan', 120, true),
    right('PT Arunika', 136),
    right('2021 - 2022', 152),
    ...['Menjaga jaringan kantor', 'Merakit komputer', 'Membantu acara'].map((text, index) =>
      right(`• ${text}`, 168 + 16 * index),
    ),
    { ...head('Pendidikan', 700), x: 50 },
    left('SMK Negeri 4 Malang', 720, true),
    left('2019 - 2022', 736),
    left('Teknik Komputer dan Jaringan', 752),
  ]);
  const second = buildPage([
    left('Institut Cemara', 40, true),
    left('2022 - 2026', 56),
    left('Informatika', 72),
    { ...head('Hubungi Saya', 400), x: 50 },
    left('Apabila ada yang perlu dibicarakan, silakan menghubungi saya lewat alamat di bawah ini.', 420),
  ]);
  const reading = readItems([first, second], { asOf: '2026-11-21' });
  expect(schoolsWithLastYears(reading)).toEqual([
    ['SMK Negeri 4 Malang', 'Teknik Komputer dan Jaringan', '2022'],
    ['Institut Cemara', 'Informatika', '2026'],
  ]);
  expect(jobsWithDays(reading)).toEqual([['Teknisi Jaringan', 'PT Arunika', '2021-01-01', '2022-01-01']]);
});

test('the rest of a column, alone on its page, is no wider than before: a name that broke there is one', () => {
  const left = (text: string, y: number, bold = false) => ({ text, x: 60, y, bold, size: bold ? 12 : 10 });
  const right = (text: string, y: number) => ({ text, x: 320, y });
  const text = ['Belajar membuat kue dan roti', 'bersama para guru di dapur', 'sekolah yang besar sekali.'];
  const school = (y: number, period: string, ...names: string[]) => [
    left(period, y),
    ...names.map((name, index) => left(name, y + 15 + 15 * index, true)),
    ...text.map((line, index) => left(line, y + 16 + 15 * names.length + 13 * index)),
  ];
  const first = buildPage([
    ...siti,
    { ...head('PENDIDIKAN', 120), x: 60, size: 16 },
    { ...head('PENGALAMAN KERJA', 120), x: 320, size: 16 },
    ...school(160, '1999 – 2002', 'SMP Arunika 2'),
    ...school(260, '2002 – 2005', 'SMA Cemara 3'),
    right('Pembuat Roti', 160),
    right('PT Arunika · 2010 - 2012', 176),
    right('• Membuat roti tawar setiap pagi', 192),
    right('• Menjaga kebersihan dapur', 208),
    right('Kepala Dapur', 260),
    right('PT Cemara · 2012 - 2016', 276),
    right('• Memimpin enam pembuat roti', 292),
    right('• Memesan bahan setiap minggu', 308),
  ]);
  const second = buildPage(school(40, '2006 – 2010', 'Universitas Arunika', 'Nusantara, Semarang'));
  const reading = readItems([first, second], { asOf: '2026-11-21' });
  expect(schoolsWithLastYears(reading).map(([name]) => name)).toEqual([
    'SMP Arunika 2',
    'SMA Cemara 3',
    'Universitas Arunika Nusantara',
  ]);
});

test('a column beside tags goes on below them with the points of its last job', () => {
  const { work, skills } = fieldsOf(
    ...siti,
    { text: 'Pendidikan', x: 50, y: 100, size: 16, bold: true },
    { text: 'Universitas Kencana', x: 50, y: 122 },
    { text: '2015 - 2019', x: 50, y: 136 },
    { text: 'SMA Negeri 2 Solo', x: 50, y: 154 },
    { text: '2012 - 2015', x: 50, y: 168 },
    { text: 'SMP Negeri 5 Solo', x: 50, y: 214 },
    { text: '2009 - 2012', x: 50, y: 228 },
    { text: 'SD Negeri 1 Solo', x: 50, y: 270 },
    { text: '2003 - 2009', x: 50, y: 284 },
    { text: 'Kemampuan', x: 330, y: 100, size: 16, bold: true },
    { text: 'Pengarsipan', x: 330, y: 120, size: 9 },
    { text: 'Pelayanan Tamu', x: 330, y: 146, size: 9 },
    { text: 'Surat Dinas', x: 330, y: 172, size: 9 },
    { text: 'Pengalaman Kerja', x: 50, y: 390, size: 16, bold: true },
    { text: '2020 - Sekarang', x: 50, y: 420 },
    { text: 'Sekretaris', x: 50, y: 442, size: 13 },
    { text: 'Madrasah Arunika', x: 50, y: 467 },
    { text: '• Menyusun jadwal rapat mingguan dan mengirim undangan kepada semua guru', x: 62, y: 496 },
    { text: '• Mengelola arsip surat masuk dan surat keluar madrasah secara rapi', x: 62, y: 514 },
  );
  expect(work).toHaveLength(1);
  expect(work[0]!.description).toContain('Mengelola arsip');
  expect(skills).toEqual(['Pengarsipan', 'Pelayanan Tamu', 'Surat Dinas']);
});

test('a heading over two narrow columns does not part the page between them', () => {
  const point = (text: string, x: number, y: number): Text => ({ text: `– ${text}`, x, y, size: 8 });
  const bold = (text: string, x: number, y: number): Text => ({ text, x, y, size: 9, bold: true });
  const { work, skills } = fieldsOf(
    { text: 'Siti Aminah', x: 43, y: 40, size: 17 },
    { text: 'siti@contoh.id', x: 43, y: 56, size: 8 },
    { text: 'Professional Experience', x: 100, y: 112, size: 11 },
    { text: 'Skills', x: 425, y: 112, size: 11 },
    bold('June 2019 – Present', 43, 147),
    bold('Arunika Jaya – Web Developer', 43, 158),
    point('Moved a large customer database to a new machine', 44, 181),
    point('Talks with the staff of five shops', 44, 200),
    bold('January 2017 – May 2019', 43, 258),
    bold('Kencana Studio – Web Designer', 43, 269),
    point('Built the shop with its own stock keeping', 44, 292),
    bold('Front End', 309, 145),
    point('SASS', 310, 163),
    point('TypeScript', 310, 176),
    bold('Back End', 442, 145),
    point('PHP', 443, 164),
    point('Symfony', 443, 179),
    bold('Systems', 309, 214),
    point('Linux', 310, 232),
    bold('Media', 442, 221),
    point('Photoshop', 443, 240),
  );
  expect(work.map(({ jobTitle, startDate }) => [jobTitle, startDate])).toEqual([
    ['Web Developer', '2019-06'],
    ['Web Designer', '2017-01'],
  ]);
  expect(new Set(skills)).toEqual(new Set(['SASS', 'TypeScript', 'Linux', 'PHP', 'Symfony', 'Photoshop']));
});

test('a place, a date and a signature at the right of the foot make no column', () => {
  const { education, skills } = fieldsWithRules([
    ...siti,
    head('II. Pendidikan Formal', 90),
    { text: '1. SD Negeri Telukjambe', x: 60, y: 110 },
    { text: '(2010 – 2016)', x: 300, y: 110 },
    { text: '2. SMK Negeri 1 Karawang, Jurusan Teknik Kendaraan Ringan', x: 60, y: 126 },
    { text: '(2019 – 2022)', x: 430, y: 126 },
    head('IV. Keahlian', 160),
    { text: '- Microsoft Word', x: 60, y: 178 },
    { text: '- Mengoperasikan forklift', x: 60, y: 194 },
    { text: 'Hormat saya,', x: 470, y: 400 },
    { text: 'Siti Aminah', x: 460, y: 450 },
  ]);
  expect(education.map(({ organization, completionDate }) => [organization, completionDate])).toEqual([
    ['SD Negeri Telukjambe', '2016'],
    ['SMK Negeri 1 Karawang', '2022'],
  ]);
  expect(skills).toEqual(['Microsoft Word', 'Mengoperasikan forklift']);
});

test('entries at both sides of a line in the middle, with their years upon it, are read one after the other', () => {
  const left = (year: string, y: number, ...[name, ...facts]: string[]): Text[] => [
    endingAt(262, name!, y, true),
    { text: year, x: 286, y },
    ...facts.map((text, at) => endingAt(262, text, y + 14 * (at + 1))),
  ];
  const right = (year: string, y: number, ...[name, ...facts]: string[]): Text[] => [
    { text: year, x: 286, y },
    { text: name!, x: 333, y, bold: true },
    ...facts.map((text, at) => ({ text, x: 333, y: y + 14 * (at + 1) })),
  ];
  const { result } = readBelowName(
    { ...head('Pengalaman Kerja', 90), x: 240 },
    ...left('2021', 110, 'Kepala Gudang', 'PT Arunika, Tegal', 'Jun 2021 – Sekarang', 'Menata stok 4.000 barang', 'Melatih enam orang'),
    ...right('2018', 190, 'Staf Gudang', 'PT Sentosa, Brebes', 'Feb 2018 – Mei 2021', '• Menghitung stok', '• Menyusun rute'),
    ...left('2016', 270, 'Kasir', 'Toko Abadi, Tegal', 'Agu 2016 – Jan 2018', 'Melayani pembeli'),
    { ...head('Pendidikan', 350), x: 280 },
    ...left('2012', 370, 'Universitas Arunika', 'S1 Akuntansi', '2012 – 2016', 'IPK 3,57'),
    ...right('2009', 440, 'SMA Negeri 3 Tegal', 'IPS', '2009 – 2012'),
  ); // prettier-ignore
  expect(
    flatten(result).work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate]),
  ).toEqual([
    ['Kepala Gudang', 'PT Arunika', '2021-06'],
    ['Staf Gudang', 'PT Sentosa', '2018-02'],
    ['Kasir', 'Toko Abadi', '2016-08'],
  ]);
  expect(flatten(result).education).toMatchObject([
    { organization: 'Universitas Arunika', grade: '3,57', startDate: '2012', completionDate: '2016' },
    { organization: 'SMA Negeri 3 Tegal', startDate: '2009', completionDate: '2012' },
  ]);
});

test('entries left and right of an axis by turns, each with its period across the axis from it', () => {
  const left = (period: string, y: number, ...[title, ...facts]: string[]): Text[] => [
    endingAt(278, title!, y, true),
    { text: period, x: 317, y },
    ...facts.map((text, at) => endingAt(278, text, y + 13 * (at + 1))),
  ];
  const right = (period: string, y: number, ...[title, ...facts]: string[]): Text[] => [
    endingAt(278, period, y),
    { text: title!, x: 317, y: y + 6, bold: true },
    ...facts.map((text, at) => ({ text, x: 317, y: y + 6 + 13 * (at + 1) })),
  ];
  const page = readBelowName(
    { ...head('Pengalaman Kerja', 90), x: 240 },
    ...left('Jun 2021 – Sekarang', 112, 'Kepala Gudang', 'PT Arunika, Tegal', 'Menata stok empat ribu barang.'),
    ...right('Feb 2018 – Mei 2021', 170, 'Staf Gudang', 'PT Sentosa, Brebes', 'Menghitung stok setiap bulan.'),
    ...left('Agu 2016 – Jan 2018', 236, 'Kasir', 'Toko Abadi, Tegal', 'Melayani pembeli.'),
    { ...head('Pendidikan', 300), x: 260 },
    ...left('2012 – 2016', 322, 'S1 Akuntansi', 'Universitas Arunika'),
    ...right('2009 – 2012', 366, 'SMA Negeri 3 Tegal', 'IPS'),
  ); // prettier-ignore
  expect(jobsWithPeriods(page)).toEqual([
    ['Kepala Gudang', 'PT Arunika', '2021-06', null],
    ['Staf Gudang', 'PT Sentosa', '2018-02', '2021-05'],
    ['Kasir', 'Toko Abadi', '2016-08', '2018-01'],
  ]);
  expect(jobsWithText(page).map(([, , text]) => text)).toEqual([
    'Menata stok empat ribu barang.',
    'Menghitung stok setiap bulan.',
    'Melayani pembeli.',
  ]);
  expect(flatten(page.result).education).toMatchObject([
    { organization: 'Universitas Arunika', startDate: '2012', completionDate: '2016' },
    { organization: 'SMA Negeri 3 Tegal', startDate: '2009', completionDate: '2012' },
  ]);
});

test('two periods across the axis from one title', () => {
  const left = (period: string, y: number, title: string): Text[] => [
    endingAt(278, title, y, true),
    { text: period, x: 317, y },
  ];
  const page = readBelowName(
    { ...head('Pengalaman Kerja', 90), x: 240 },
    ...left('Jun 2021 – Sekarang', 112, 'Kepala Gudang'),
    endingAt(278, 'Feb 2018 – Mei 2021', 170),
    endingAt(278, 'Feb 2017 – Jan 2018', 176),
    { text: 'Staf Gudang', x: 317, y: 176, bold: true },
    ...left('Agu 2016 – Jan 2017', 236, 'Kasir'),
  );
  expect(flatten(page.result).work.map(({ jobTitle }) => jobTitle)).toEqual([
    'Kepala Gudang',
    'Staf Gudang',
    'Kasir',
  ]);
});

test('columns go on at the top of the next page, where shorter lines leave a wider gutter', () => {
  const right = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: 376, y: y + 18 * at }));
  const first = buildPage([
    ...siti,
    { text: 'Sepuluh tahun menjaga penjualan di seluruh Jawa Timur dan Bali', x: 53, y: 82 },
    { ...head('Pengalaman', 106), x: 53 },
    { text: 'Staf Penjualan, PT Tirta Segar', x: 53, y: 122, bold: true },
    { text: 'Mar 2019 – Sekarang, Surabaya', x: 53, y: 136 },
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => ({
      text: '• Memimpin dua belas orang tenaga penjual di wilayah Surabaya',
      x: 57,
      y: 156 + 15 * at,
    })),
    { ...head('Pendidikan', 100), x: 376 },
    ...right(122, 'Universitas Negeri Malang', 'D3 Manajemen Pemasaran', '2010 – 2013'),
    { ...head('Keahlian', 200), x: 376 },
    ...right(222, 'Negosiasi', 'Perencanaan rute', 'Pembinaan tim'),
  ]);
  const second = buildPage([
    { text: 'Merchandiser, PT Boga Rasa', x: 53, y: 40, bold: true },
    { text: 'Sep 2013 – Mei 2015, Malang', x: 53, y: 56 },
    { text: '• Menata pajangan dan mencatat harga', x: 57, y: 74 },
    ...right(40, 'Microsoft Excel', 'SAP', 'Analisis penjualan'),
    { ...head('Organisasi', 120), x: 53 },
    { text: 'Karang Taruna, 2012 – 2013', x: 53, y: 142 },
  ]);
  const page = readItems([first, second], { asOf: '2026-11-21' });
  expect(jobsWithPeriods(page)).toEqual([
    ['Staf Penjualan', 'PT Tirta Segar', '2019-03', null],
    ['Merchandiser', 'PT Boga Rasa', '2013-09', '2015-05'],
  ]);
  expect(skillNames(page)).toEqual([
    'Negosiasi',
    'Perencanaan rute',
    'Pembinaan tim',
    'Microsoft Excel',
    'SAP',
    'Analisis penjualan',
  ]);
});

test('columns go on at the top of the next page, where the entries of both are set further in', () => {
  const job = (x: number, y: number, title: string, period: string, ...rest: string[]): Text[] => [
    { text: title, x, y, bold: true, size: 12 },
    { text: period, x: x + 8, y: y + 16 },
    ...rest.map((text, at) => ({ text, x, y: y + 32 + 14 * at })),
  ];
  const first = buildPage([
    ...siti,
    { ...head('Profil', 100), x: 60 },
    { text: 'Desainer yang menyukai buku anak', x: 60, y: 120 },
    { text: 'dan huruf.', x: 60, y: 134 },
    { ...head('Pendidikan', 170), x: 60 },
    ...job(78, 190, 'Sarjana Desain', '2018 - 2022', 'Universitas Arunika Semarang'),
    ...job(78, 262, 'SMA', '2015 - 2018', 'SMA Negeri 7 Semarang'),
    { ...head('Pengalaman Kerja', 100), x: 270 },
    ...job(288, 125, 'Desainer Grafis', '2022 - 2024', 'PT Kencana Warna Semarang', '• Menggambar poster'),
    ...job(
      288,
      205,
      'Penata Letak',
      '2021 - 2022',
      'CV Lontar Jaya',
      '• Menata majalah bulanan',
      '• Menata buku pelajaran',
    ),
  ]);
  const second = buildPage([
    { text: 'Aktif dalam klub taekwondo', x: 78, y: 40 },
    { text: 'muatan lokal untuk sekolah', x: 302, y: 40 },
    ...job(78, 70, 'SMP', '2012 - 2015', 'SMP Negeri 2 Semarang'),
    ...job(288, 76, 'Ilustrator', '2019 - 2021', 'Rumah Buku', '• Menggambar lembar kerja anak'),
  ]);
  const page = readItems([first, second], { asOf: '2026-11-21' });
  expect(jobsWithPeriods(page)).toEqual([
    ['Desainer Grafis', 'PT Kencana Warna Semarang', '2022', '2024'],
    ['Penata Letak', 'CV Lontar Jaya', '2021', '2022'],
    ['Ilustrator', 'Rumah Buku', '2019', '2021'],
  ]);
  expect(flatten(page.result).education.map(({ organization }) => organization)).toEqual([
    'Universitas Arunika Semarang',
    'SMA Negeri 7 Semarang',
    'SMP Negeri 2 Semarang',
  ]);
});

test('a long line that ends right before the right column stays in its own', () => {
  const left = (text: string, y: number): Text => ({
    text,
    x: 5,
    y,
    size: 11,
  });
  const right = (text: string, y: number): Text => ({
    text,
    x: 402,
    y,
    size: 11,
  });
  const title = (text: string, x: number, y: number): Text => ({
    text,
    x,
    y,
    size: 14,
    bold: true,
  });
  const { work } = fieldsOf(
    { text: 'Mark Auger', x: 230, y: 40, size: 24, bold: true },
    { text: 'mark@contoh.id', x: 240, y: 70, size: 11 },
    title('Experience', 10, 110),
    {
      text: 'Trading Technologies, Inc. / Software Engineer',
      x: 5,
      y: 128,
      size: 11,
      bold: true,
    },
    left('• Built the whole ordering service of the brokerage in two years', 142),
    left('• Worked with the president and the agents to bring their many wishes to life', 156),
    left('• Wrote the tests', 170),
    left('• Taught four beginners', 184),
    title('Education', 10, 210),
    left('Purdue University, 2017 - 2021', 228),
    title('Skills', 407, 110),
    ...['Java', 'Python', 'Kotlin', 'Git', 'Firebase', 'Kanban', 'Jira', 'Ionic', 'React'].map(
      (skill, index) => right(skill, 133 + 14 * index),
    ),
  );
  expect(work[0]!.description).toBe(
    [
      'Built the whole ordering service of the brokerage in two years',
      'Worked with the president and the agents to bring their many wishes to life',
      'Wrote the tests',
      'Taught four beginners',
    ].join('\n'),
  );
});

test('two headings in one row are two columns, and what is under them no cards', () => {
  const { result } = readPage(
    ...siti,
    { ...head('Experience', 90), x: 60 },
    { ...head('Education', 90), x: 320 },
    { text: 'Clinical Pharmacist', x: 60, y: 110, bold: true },
    { text: 'Doctor of Pharmacy', x: 320, y: 110, bold: true },
    { text: 'Seabright Hospital', x: 60, y: 124 },
    { text: 'Coast University', x: 320, y: 124 },
    { text: 'Jan 2020 – Present', x: 60, y: 138, italic: true },
    { text: '2012 – 2016', x: 320, y: 138, italic: true },
  );
  expect(result.sections.map(({ text }) => text.split('\n')[0])).toEqual([
    'Siti Aminah',
    'Experience',
    'Education',
  ]);
});

test('a timeline whose left half ends at its axis', () => {
  const left = (text: string, y: number, more: Partial<Text> = {}): Text => ({
    text,
    y,
    // Letters are 5 points wide, spaces 3.
    x: 280 - 5 * text.length + 2 * (text.split(' ').length - 1),
    ...more,
  });
  const right = (text: string, y: number, more: Partial<Text> = {}): Text => ({ text, x: 320, y, ...more });
  const { work } = flatten(
    readPage(
      ...siti,
      { ...head('Pengalaman Kerja', 90), x: 240 },
      left('2021 – Sekarang', 112, { bold: true }),
      left('Penyuluh Pertanian', 126, { bold: true }),
      left('Dinas Pertanian Kudus', 140),
      left('Mendampingi kelompok tani.', 154),
      right('2018 – 2021', 172, { bold: true }),
      right('Petugas Lapangan', 186, { bold: true }),
      right('Yayasan Lumbung Harapan', 200),
      right('Mengajarkan pembuatan kebun.', 214),
      left('2016 – 2018', 232, { bold: true }),
      left('Asisten Kebun', 246, { bold: true }),
      left('UD Tunas Jaya', 260),
      left('Merawat persemaian.', 274),
    ).result,
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Penyuluh Pertanian', 'Dinas Pertanian Kudus'],
    ['Petugas Lapangan', 'Yayasan Lumbung Harapan'],
    ['Asisten Kebun', 'UD Tunas Jaya'],
  ]);
});

test('a heading that the foot of a column left alone has its text at the top of the next', () => {
  const column = (x: number, y: number, ...texts: Text[]): Text[] =>
    texts.map((text, index) => ({ x, y: y + 14 * index, ...text }));
  const points = Array.from({ length: 14 }, (_, index) => ({
    text: `• Melayani tamu ke-${index} sampai selesai`,
  }));
  const { result } = readPage(
    ...siti,
    ...column(
      60,
      100,
      head('Pengalaman', 100),
      { text: 'Kasir', bold: true },
      { text: 'Toko Arah, 2019 – 2022' },
    ),
    ...column(60, 142, ...points),
    { ...head('Keahlian', 352), x: 60 },
    ...column(320, 106, { text: 'Las listrik, Bubut, Frais' }),
    { ...head('Pendidikan', 135), x: 320 },
    ...column(320, 153, { text: 'SMA Negeri 1 Kudus', bold: true }, { text: '2015 – 2018' }),
  );
  expect(flatten(result).skills).toEqual(['Las listrik', 'Bubut', 'Frais']);
});

test('a list that a column’s foot cut goes on at the top of the next column', () => {
  const { result } = readPage(
    textAt(230, 30, 'Siti Aminah', { size: 22, bold: true }),
    ...['Kontak', 'siti@contoh.id', '0812-3456-7890', 'Purwokerto'].map((text, index) =>
      textAt(50, 70 + 16 * index, text, index === 0 ? { size: 12, bold: true } : {}),
    ),
    textAt(50, 150, 'Pengalaman', { size: 12, bold: true }),
    textAt(50, 166, 'Apoteker', { bold: true }),
    textAt(50, 180, 'Apotek Arunika'),
    textAt(50, 194, 'April 2018 – Maret 2021'),
    textAt(230, 70, 'Pendidikan', { size: 12, bold: true }),
    textAt(230, 86, 'S1 Farmasi', { bold: true }),
    textAt(230, 100, 'Universitas Cempaka'),
    textAt(230, 114, '2013 – 2017'),
    textAt(230, 150, 'Keahlian', { size: 12, bold: true }),
    ...['• Farmasi klinis', '• Compounding', '• SIMRS'].map((text, index) =>
      textAt(230, 166 + 14 * index, text),
    ),
    ...['• Konseling obat', '• Manajemen stok'].map((text, index) => textAt(410, 70 + 14 * index, text)),
    textAt(410, 120, 'Bahasa', { size: 12, bold: true }),
    textAt(410, 136, 'Indonesia'),
    textAt(410, 150, 'Inggris'),
    textAt(410, 180, 'Minat', { size: 12, bold: true }),
    textAt(410, 196, 'Bersepeda'),
  );
  expect(result.skills.map(({ name }) => name)).toEqual([
    'Farmasi klinis',
    'Compounding',
    'SIMRS',
    'Konseling obat',
    'Manajemen stok',
  ]);
});

test('a column that begins with points goes on with the last job of the column before it', () => {
  const left: Text[] = [
    head('Pengalaman Kerja', 90),
    { text: 'Kasir, PT Maju Jaya', y: 106, bold: true },
    { text: 'Juli 2021 - September 2021', y: 120 },
    { text: '• Menghitung uang kas setiap pagi dan sore', y: 134 },
    { text: '• Menyusun laporan penjualan harian toko', y: 148 },
    { text: 'Pramuniaga, PT Lestari Abadi', y: 166, bold: true },
    { text: 'Juli 2020 - September 2020', y: 180 },
  ];
  const right: Text[] = [
    { text: '• Menata barang di rak dan gudang toko', x: 320, y: 90 },
    { text: '• Melayani pembeli dengan ramah', x: 320, y: 104 },
    { text: 'Keahlian', x: 320, y: 130, size: 13, bold: true },
    { text: 'Excel, Jurnal', x: 320, y: 146 },
    { text: 'Bahasa', x: 320, y: 166, size: 13, bold: true },
    { text: 'Indonesia, Inggris', x: 320, y: 182 },
  ];
  const { result } = readPage(...siti, ...left, ...right);
  expect(flatten(result).work.map(({ jobTitle, description }) => [jobTitle, description])).toEqual([
    ['Kasir', 'Menghitung uang kas setiap pagi dan sore\nMenyusun laporan penjualan harian toko'],
    ['Pramuniaga', 'Menata barang di rak dan gudang toko\nMelayani pembeli dengan ramah'],
  ]);
});

test('employers at the right end of their rows are no column, though contacts stand there at the top', () => {
  const job = (years: string, post: string, employer: string, x: number, y: number): Text[] => [
    { text: years, x: 78, y, size: 8 },
    { text: post, x: 150, y, size: 12, bold: true },
    { text: employer, x, y, size: 9, bold: true },
    { text: '• Rebuilt the seat picker of the house so that it works', x: 150, y: y + 18, size: 8 },
    { text: '• Halved the size of the first download', x: 150, y: y + 29, size: 8 },
  ];
  const { result } = readPage(
    { text: 'Siti Aminah', x: 45, y: 57, size: 24, bold: true },
    { text: 'siti@contoh.id', x: 475, y: 47 },
    { text: '+62 819 0440 2210', x: 462, y: 60 },
    { text: 'github.com/siti', x: 470, y: 74 },
    { text: '// Education', x: 45, y: 130, size: 16, bold: true },
    { text: '2019.09 - 2023.08', x: 46, y: 155, bold: true },
    { text: 'Universitas Diponegoro', x: 150, y: 155, bold: true },
    { text: 'S1 Informatika', x: 322, y: 155 },
    { text: 'GPA 3.71/4.00', x: 436, y: 155 },
    { text: '// Experience', x: 45, y: 230, size: 16, bold: true },
    ...job('2023.09 - now', 'Frontend Engineer', 'Ruangkita', 504, 255),
    ...job('2022.06 - 2022.12', 'Frontend Intern', 'Sewakita', 507, 305),
    ...job('2021.01 - 2022.05', 'Web Developer', 'Kiosku', 515, 355),
    { text: '// Skills', x: 45, y: 420, size: 16, bold: true },
    { text: 'Python, Vue, Docker', x: 45, y: 445 },
  );
  const { work, education } = flatten(result);
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Frontend Engineer', 'Ruangkita'],
    ['Frontend Intern', 'Sewakita'],
    ['Web Developer', 'Kiosku'],
  ]);
  expect(education).toMatchObject([{ organization: 'Universitas Diponegoro', grade: '3.71/4.00' }]);
});

test('levels flush with the end of a column belong to it, not to the column of the next heading', () => {
  const { result } = readPage(
    ...siti,
    head('PENDIDIKAN', 90),
    { text: 'Universitas Contoh, 2012 - 2016', y: 108 },
    head('BAHASA', 150),
    { ...head('SERTIFIKAT', 150), x: 330 },
    { text: 'Indonesia', y: 168 },
    { text: 'Native', x: 288, y: 168 },
    { text: 'Certified Staff of Arunika', x: 330, y: 168, bold: true },
    { text: '2024', x: 520, y: 168 },
    { text: 'Inggris', y: 182 },
    { text: 'TOEFL 540', x: 273, y: 182 },
    { text: 'BNSP', x: 330, y: 182 },
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
  expect(result.certifications).toEqual(['Certified Staff of Arunika']);
});

test('contacts in one row above two columns are no reason to cut beside the right one', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    ...['siti@contoh.id', '|', '0813-9022-4471', '|', 'Medan'].map((text, at) => ({
      text,
      x: 50 + 78 * at,
      y: 70,
    })),
    head('KEAHLIAN', 110),
    { ...head('PENGALAMAN KERJA', 110), x: 224 },
    ...['Excel, JavaScript', 'SQL, Node.js'].map((text, at) => ({ text, y: 128 + 12 * at })),
    head('BAHASA', 170),
    { text: 'Indonesia: Bahasa ibu', y: 188 },
    ...[
      'Analis Data',
      'Kopi Arunika',
      '06/2024 – Sekarang',
      '• Meraih penghargaan karyawan terbaik dua kali.',
    ].map((text, at) => ({ text, x: 224, y: 128 + 13 * at })),
    ...['Spesialis SDM', 'PT Sagara', '12/2020 – 11/2023', '• Menyusun laporan bulanan untuk 14 cabang.'].map(
      (text, at) => ({ text, x: 224, y: 200 + 13 * at }),
    ),
    { ...head('PENDIDIKAN', 270), x: 224 },
    { text: 'Universitas Contoh', x: 224, y: 288 },
    { text: '2012 – 2016', x: 224, y: 301 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.organization])).toEqual([
    ['Analis Data', 'Kopi Arunika'],
    ['Spesialis SDM', 'PT Sagara'],
  ]);
});

test('columns: an address that runs over the edge of a narrow column leaves the lines of the other one in it', () => {
  const side = ['0812 3344 5566', 'siti.aminah.rahma@contoh.id', 'portofolio-siti-aminah.id', 'Kudus'];
  const main = [
    { text: 'Analis Gudang', bold: true },
    { text: 'PT Sagara, 2020 – 2024' },
    { text: 'Menghitung stok empat gudang setiap akhir bulan bersama tim.' },
    { text: 'Menyusun laporan selisih untuk kepala cabang dan bagian pajak.' },
    { text: 'Kasir', bold: true },
    { text: 'Toko Arunika, 2017 – 2020' },
    { text: 'Melayani pembeli dan menutup kas setiap malam tanpa selisih.' },
  ];
  const { result } = readPage(
    { text: 'Siti Aminah', x: 180, y: 40, size: 22, bold: true },
    { ...head('Kontak', 90), x: 40 },
    ...side.map((text, at) => ({ text, x: 60, y: 118 + 15 * at })),
    { ...head('Keahlian', 210), x: 40 },
    ...['Excel', 'Stok opname', 'Accurate'].map((text, at) => ({ text, x: 60, y: 230 + 15 * at })),
    { ...head('Pengalaman Kerja', 90), x: 180 },
    ...main.map((line, at) => ({ ...line, x: 180, y: 110 + 15 * at })),
  );
  expect(
    result.workExperience.map((job) => [job.jobTitle, job.jobDescription?.match(/\.(?=\s|$)/g)?.length]),
  ).toEqual([
    ['Analis Gudang', 2],
    ['Kasir', 1],
  ]);
  expect(result.emails).toEqual(['siti.aminah.rahma@contoh.id']);
});

test('tags at the right of rows that reach over the gutter are no column', () => {
  const tags: [string, string[]][] = [
    ['Laboratory', ['HPLC', 'Titration', 'pH', 'GC']],
    ['Office', ['Excel', 'Word', 'Access']],
    ['Language tools', ['Anki', 'OmegaT', 'Trados', 'Weblate']],
    ['Design', ['Figma', 'Canva', 'Inkscape', 'Gimp']],
  ];
  const { skills } = fieldsOf(
    ...siti,
    head('Skills', 90),
    ...tags.flatMap(([label, names], row) => [
      textAt(50, 110 + 16 * row, label),
      ...names.map((name, at) => textAt(220 + 70 * at, 110 + 16 * row, name, { size: 8 })),
    ]),
    head('Pengalaman', 400),
    ...jobAt(420),
  );
  expect(skills).toEqual(expect.arrayContaining(tags.flatMap(([, names]) => names)));
});

test('a coloured panel whose parts have no headings beside a few short entries: a column of its own with contacts, skills and languages', () => {
  const items = ['0812 3456 7788', 'siti@contoh.id', 'Kudus'].map((text, at) =>
    textAt(30, 62 + 14 * at, text),
  );
  const skills = ['Menjahit kebaya', 'Membuat pola', 'Bordir'].map((text, at) =>
    textAt(30, 123 + 14 * at, text),
  );
  const languages = ['Indonesia – Penutur asli', 'Inggris (Dasar)'].map((text, at) =>
    textAt(30, 183 + 14 * at, text),
  );
  const page = buildPage([
    textAt(30, 40, 'Siti Aminah', { size: 18 }),
    ...items,
    ...skills,
    ...languages,
    { ...head('Pengalaman', 48), x: 220 },
    boldAt(220, 69, 'Penjahit'),
    textAt(440, 69, 'Mei 2021 – Sekarang'),
    textAt(220, 83, 'Butik Kenanga'),
    textAt(220, 97, '• Menjahit pesanan pengantin'),
    boldAt(220, 117, 'Pembantu Penjahit'),
    textAt(440, 117, 'Jan 2019 – Apr 2021'),
    textAt(220, 131, 'Konveksi Melati'),
    textAt(220, 145, '• Memasang kancing dan payet'),
    { ...head('Pendidikan', 170), x: 220 },
    boldAt(220, 191, 'SMK Negeri 2 Kudus'),
    textAt(440, 191, '2016 – 2019'),
  ]);
  const panel = { kind: 'fill' as const, colour: 0xe4e0d4, x: 0, y: 0, width: 190, height: 842 };
  const fields = flatten(readItems([{ ...page, shapes: [panel] }]).result);
  expect(fields.work.map(({ organization }) => organization)).toEqual(['Butik Kenanga', 'Konveksi Melati']);
  expect(fields.skills).toEqual(['Menjahit kebaya', 'Membuat pola', 'Bordir']);
  expect(fields.languages).toEqual(['Indonesia', 'Inggris']);
  expect(fields.phones).toHaveLength(1);
});

test('the next page goes on with the column that reached the foot, not with one that ended far above', () => {
  const at = (x: number, y: number, text: string, bold = false): Text => ({ text, x, y, bold });
  const job = (y: number, post: string, employer: string, period: string): Text[] => [
    at(220, y, post, true),
    at(220, y + 13, employer),
    at(220, y + 26, period),
    ...[1, 2, 3, 4].map((row) =>
      at(220, y + 30 + 13 * row, `• Menyusun jadwal gerai ${row} dan mencatat stok setiap hari kerja`),
    ),
  ];
  const rail: Text[] = [
    { text: 'Siti Aminah', x: 30, y: 40, size: 22, bold: true },
    at(30, 62, 'siti@contoh.id'),
    { text: 'KEAHLIAN', x: 30, y: 110, size: 12, bold: true },
    at(30, 130, 'Excel, Accurate, Canva,'),
    at(30, 143, 'Pembukuan, Pelaporan'),
    { text: 'BAHASA', x: 30, y: 180, size: 12, bold: true },
    at(30, 200, 'Indonesia: Bahasa ibu'),
    at(30, 213, 'Inggris: Lancar'),
  ];
  const first = buildPage([
    ...rail,
    { text: 'PENGALAMAN KERJA', x: 220, y: 110, size: 12, bold: true },
    ...job(130, 'Kepala Gudang', 'PT Sinar Samudra', '04/2021 – Sekarang'),
    ...job(250, 'Staf Gudang', 'PT Graha Kencana', '01/2018 – 03/2021'),
    ...job(370, 'Kasir', 'Toko Melati', '06/2016 – 12/2017'),
    ...job(490, 'Pramuniaga', 'Toko Arunika', '02/2015 – 05/2016'),
    { text: 'PENDIDIKAN', x: 220, y: 640, size: 12, bold: true },
    at(220, 662, 'Sekolah Tinggi Ilmu Ekonomi Kencana', true),
    at(220, 675, 'Sarjana Manajemen'),
    at(220, 688, '03/2010 – 06/2014 · IPK 3,82'),
    at(220, 701, 'Mata kuliah: Statistika, Akuntansi Biaya'),
  ]);
  const second = buildPage([
    at(30, 40, 'Universitas Arunika', true),
    at(30, 53, 'Diploma Akuntansi'),
    at(30, 66, '07/2007 – 07/2010 · IPK 3,57'),
    at(30, 90, 'SMK Negeri 2 Solo', true),
    at(30, 103, 'Pemasaran'),
    at(30, 116, '07/2004 – 06/2007'),
  ]);
  const { education, languages } = flatten(readItems([first, second], { asOf: '2026-11-21' }).result);
  expect(education.map(({ organization, grade }) => [organization, grade])).toEqual([
    ['Sekolah Tinggi Ilmu Ekonomi Kencana', '3,82'],
    ['Universitas Arunika', '3,57'],
    ['SMK Negeri 2 Solo', null],
  ]);
  expect(languages).toEqual(['Indonesia', 'Inggris']);
  // One that is set over the whole width begins with an entry that looks like those above.
  const jobs = buildPage([
    ...rail,
    { text: 'PENGALAMAN KERJA', x: 220, y: 110, size: 12, bold: true },
    ...job(130, 'Kepala Gudang', 'PT Sinar Samudra', '04/2021 – Sekarang'),
    ...job(250, 'Staf Gudang', 'PT Graha Kencana', '01/2018 – 03/2021'),
    ...job(370, 'Kasir', 'Toko Melati', '06/2016 – 12/2017'),
    ...job(490, 'Pramuniaga', 'Toko Arunika', '02/2015 – 05/2016'),
    ...job(610, 'Kurir', 'CV Melati Kencana', '02/2013 – 01/2015'),
  ]);
  const rest = buildPage([
    at(30, 40, 'UX/UI Designer', true),
    at(30, 53, 'Arunika · Lepas'),
    at(30, 66, '05/2010 – 05/2011'),
    at(
      30,
      79,
      '• Menyusun laporan keuangan bulanan untuk empat belas cabang di tiga kota besar di pulau Jawa',
    ),
    { text: 'PENDIDIKAN', x: 30, y: 110, size: 12, bold: true },
    at(30, 130, 'Universitas Arunika', true),
    at(30, 143, '07/2005 – 07/2009'),
  ]);
  const { work } = flatten(readItems([jobs, rest], { asOf: '2026-11-21' }).result);
  expect(work.map(({ jobTitle, startDate }) => [jobTitle, startDate]).slice(-2)).toEqual([
    ['Kurir', '2013-02'],
    ['UX/UI Designer', '2010-05'],
  ]);
});

test('the rest of the last entry below the years of a column stays in the column', () => {
  const year = (y: number, text: string) => textAt(50, y, text, { bold: true });
  const page = readPage(
    ...siti,
    head('Pengalaman', 90),
    year(112, '2023'),
    boldAt(110, 112, 'Analis Data Senior'),
    textAt(110, 126, 'Bank Arunika'),
    textAt(110, 140, 'Januari 2023 – sekarang'),
    year(166, '2020'),
    boldAt(110, 166, 'Analis Data'),
    textAt(110, 180, 'Toko Batik Danar'),
    textAt(110, 194, 'April 2020 – Desember 2022'),
    textAt(110, 208, '• Meramal penjualan 1.300 motif kain.'),
    year(234, '2019'),
    boldAt(110, 234, 'Magang Data'),
    textAt(110, 248, 'Diskominfo Kota Semarang'),
    textAt(110, 262, 'Februari 2019 – Mei 2019'),
    textAt(110, 276, '• Membersihkan data aduan warga.'),
    { ...head('Keahlian', 90), x: 430 },
    ...['Python', 'SQL', 'Tableau', 'Airflow', 'Excel', 'Presentasi', 'Menulis laporan', 'Statistika'].map(
      (text, at) => textAt(430, 112 + 15 * at, text),
    ),
  );
  expect(jobsWithPeriods(page)).toEqual([
    ['Analis Data Senior', 'Bank Arunika', '2023-01', null],
    ['Analis Data', 'Toko Batik Danar', '2020-04', '2022-12'],
    ['Magang Data', 'Diskominfo Kota Semarang', '2019-02', '2019-05'],
  ]);
  expect(jobsWithText(page)[2]![2]).toBe('Membersihkan data aduan warga.');
});

test('a timeline across the page, its stations over and under the line by turns', () => {
  const station = (x: number, y: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => textAt(x, y + 13 * at, text, { bold: at === 1 }));
  const page = readPage(
    ...siti,
    head('Perjalanan Karier', 90),
    ...station(50, 180, '2015 - 2017', 'Fasilitator Desa', 'Yayasan Timor', 'Memetakan mata air.'),
    ...station(180, 110, '2017 - 2019', 'Koordinator Lapangan', 'PT Air Bersih', 'Membangun 38 bak.'),
    ...station(310, 180, '2019 - 2022', 'Manajer Wilayah', 'PT Air Bersih', 'Memimpin dua kantor.'),
    ...station(440, 110, '2022 - Sekarang', 'Manajer Program', 'Yayasan Air', 'Mengelola program.'),
    head('Keahlian', 260),
    { text: 'Manajemen hibah, QGIS', y: 280 },
  );
  expect(jobsWithPeriods(page).map(([post, house, start]) => [post, house, start])).toEqual([
    ['Fasilitator Desa', 'Yayasan Timor', '2015'],
    ['Koordinator Lapangan', 'PT Air Bersih', '2017'],
    ['Manajer Wilayah', 'PT Air Bersih', '2019'],
    ['Manajer Program', 'Yayasan Air', '2022'],
  ]);
});

test('a table of certificates below three columns keeps its last column', () => {
  const column = (x: number, heading: string, ...texts: string[]): Text[] => [
    { ...head(heading, 190), x, size: 12 },
    ...texts.map((text, at) => textAt(x, 210 + 14 * at, text)),
  ];
  const { result, details } = readPage(
    ...siti,
    head('Riwayat Kerja', 90),
    boldAt(50, 110, 'RSUD Gambiran, Kediri'),
    textAt(440, 110, 'Mar 2020 - sekarang'),
    textAt(50, 124, 'Penata Anestesi'),
    textAt(50, 138, '• Menyiapkan 1.100 pembiusan per tahun di kamar bedah.'),
    ...column(
      50,
      'Pendidikan',
      'Poltekkes Kemenkes Malang',
      'D4 Keperawatan Anestesi',
      '2014 - 2018',
      'IPK: 3,49',
    ),
    ...column(230, 'Keahlian', 'Intubasi', 'Monitoring', 'Manajemen nyeri'),
    ...column(410, 'Bahasa', 'Indonesia', 'Inggris'),
    { ...head('Pelatihan dan Sertifikat', 290), size: 12 },
    ...['2023', 'Advanced Cardiac Life Support', 'PERKI'].map((text, at) =>
      textAt([50, 130, 410][at]!, 310, text),
    ),
    ...['2021', 'Basic Trauma Life Support', 'AGD 118'].map((text, at) =>
      textAt([50, 130, 410][at]!, 326, text),
    ),
  );
  expect(result.certifications).toEqual(['Advanced Cardiac Life Support', 'Basic Trauma Life Support']);
  expect([0, 1].map((at) => details[`certifications.${at}.issuer`])).toEqual(['PERKI', 'AGD 118']);
});

test('the columns of a slide are read to their end before the next slide, those of upright pages over the pages', () => {
  const side = (x: number, title: string, word: string): Text[] => [
    { text: title, x, y: 60, size: 20, bold: true },
    ...Array.from({ length: 7 }, (_, at) => ({ text: `${word} baris ${at + 1}`, x, y: 90 + 18 * at })),
  ];
  const pages = [
    [...side(50, 'Pengalaman', 'Gudang'), ...side(350, 'Keahlian', 'Kasir')],
    [...side(50, 'Pendidikan', 'Sekolah'), ...side(350, 'Bahasa', 'Lisan')],
  ].map((texts) => buildPage(texts));
  const titles = (all: readonly PageItems[]) =>
    readingOrder(all).flows.map(({ lines }) =>
      lines.filter(({ size }) => size === 20).map(({ text }) => text),
    );
  expect(titles(pages)).toEqual([
    ['Pengalaman', 'Pendidikan'],
    ['Keahlian', 'Bahasa'],
  ]);
  expect(titles(pages.map((page) => ({ ...page, width: 842, height: 595 })))).toEqual([
    ['Pengalaman'],
    ['Keahlian'],
    ['Pendidikan'],
    ['Bahasa'],
  ]);
});

test('a heading alone at a column’s foot belongs to what stands on top of the next one, whose names are larger', () => {
  const small = (text: string, x: number, y: number): Text => ({ text, x, y, size: 9, colour: 0x666666 });
  const name = (text: string, x: number, y: number): Text => ({ text, x, y, size: 13, bold: true });
  const line = (text: string, x: number, y: number): Text => ({ text, x, y });
  const { skills } = fieldsOf(
    { text: 'Tri Handayani', x: 40, y: 40, size: 20, bold: true },
    small('PENGALAMAN', 40, 100),
    name('Sanggar Arunika', 40, 120),
    line('Jun 2018 – Sekarang | Kepala Produksi', 40, 136),
    line('Mengatur kerja empat belas pembatik desa', 40, 152),
    name('CV Canting Mas', 40, 180),
    line('Feb 2014 – Apr 2018 | Pembatik', 40, 196),
    line('Menggambar pola parang dan kawung halus', 40, 212),
    small('PENDIDIKAN', 40, 250),
    name('Institut Seni Arunika', 40, 270),
    line('2010 – 2014 | S1 Kriya Tekstil', 40, 286),
    small('KEAHLIAN', 40, 320),
    name('Batik', 320, 100),
    line('Canting, Pola', 330, 120),
    name('Lainnya', 320, 162),
    line('Pembukuan, Fotografi', 330, 182),
    small('KONTAK', 320, 240),
    line('tri@contoh.id', 320, 258),
    line('0857-2910-3348', 320, 272),
  );
  expect(skills).toEqual(['Canting', 'Pola', 'Pembukuan', 'Fotografi']);
});

test('periods in the middle, with posts at their left and deeds at their right', () => {
  const entry = (y: number, [post, house, town]: string[], period: string, ...deeds: string[]): Text[] => [
    { text: post!, x: 60, y, bold: true },
    { text: house!, x: 60, y: y + 13 },
    { text: town!, x: 60, y: y + 26 },
    { text: period, x: 230, y },
    ...deeds.map((text, at) => ({ text, x: 330, y: y + 13 * at })),
  ];
  const page = readBelowName(
    head('Pengalaman Kerja', 90),
    ...entry(
      112,
      ['Supervisor Produksi', 'PT Busana Lestari', 'Sukoharjo'],
      '03/2019 - 02/2022',
      '• Memimpin tiga lini jahit',
      '• Menaikkan efisiensi lini',
      '• Mengurangi barang cacat',
      '• Menyusun jadwal lembur',
    ),
    ...entry(
      176,
      ['Kepala Regu Jahit', 'CV Kain Nusa', 'Klaten'],
      '06/2015 - 02/2019',
      '• Mengatur kerja operator',
      '• Melatih operator baru',
    ),
  );
  expect(jobsWithText(page)).toEqual([
    [
      'Supervisor Produksi',
      'PT Busana Lestari',
      'Memimpin tiga lini jahit\nMenaikkan efisiensi lini\nMengurangi barang cacat\nMenyusun jadwal lembur',
    ],
    ['Kepala Regu Jahit', 'CV Kain Nusa', 'Mengatur kerja operator\nMelatih operator baru'],
  ]);
});

test('prizes side by side, each under its year', () => {
  const { details } = readBelowName(
    head('Awards', 104),
    textAt(50, 124, '2023'),
    textAt(230, 124, '2016'),
    boldAt(50, 137, 'Silver Medal'),
    boldAt(230, 137, 'Best Student Work'),
    textAt(50, 150, 'Citra Pariwara'),
    textAt(230, 150, 'Manado Design Week'),
  );
  expect(details).toMatchObject({
    'sections.1.prizes.0.title': 'Silver Medal',
    'sections.1.prizes.0.issuer': 'Citra Pariwara',
    'sections.1.prizes.1.title': 'Best Student Work',
    'sections.1.prizes.1.date': '2016',
  });
});

test('a profile set in two columns', () => {
  const { result } = readBelowName(
    head('Profil', 90),
    textAt(50, 108, 'Apoteker dengan lima tahun pengalaman,'),
    textAt(320, 108, 'serta menyusun formularium.'),
    textAt(50, 121, 'terbiasa memantau terapi obat'),
  );
  expect(result.summary).toBe(
    'Apoteker dengan lima tahun pengalaman, terbiasa memantau terapi obat serta menyusun formularium.',
  );
});

test('a heading of the right column that stands in the middle of the page by chance', () => {
  const left = ['Keahlian', 'Bahasa'].flatMap((text, at) => [
    head(text, 90 + 130 * at),
    ...['Pengarsipan', 'Korespondensi', 'Notulensi', 'Pelayanan tamu'].map((item, row) =>
      textAt(50, 106 + 130 * at + 13 * row, item),
    ),
  ]);
  const page = readBelowName(
    ...left,
    { ...head('Pengalaman Kerja', 80), x: 247 },
    boldAt(244, 110, 'Staf Administrasi'),
    textAt(244, 124, 'PT Arunika'),
    textAt(244, 97, 'Jan 2020 – Mei 2021'),
    textAt(244, 138, '• Mengelola surat yang masuk dan keluar setiap minggu'),
    // From 247 to 349: its middle is the page's.
    { ...head('Pendidikan Saya', 170), x: 247 },
    textAt(244, 190, 'Agu 2016 – Okt 2019'),
    boldAt(244, 204, 'Politeknik Arunika Dharma'),
    textAt(244, 218, 'D3 Administrasi Bisnis'),
  );
  expect(jobHeads(page)).toEqual([['Staf Administrasi', 'PT Arunika']]);
  expect(schoolsWithLastYears(page)).toEqual([
    ['Politeknik Arunika Dharma', 'D3 Administrasi Bisnis', '2019'],
  ]);
});

test('two headings side by side over entries that begin with their days have a column each', () => {
  const entry = (x: number, y: number, day: string, name: string, at: string, text?: string): Text[] => [
    { text: day, x, y, size: 8 },
    { text: name, x, y: y + 12, bold: true },
    { text: at, x, y: y + 24 },
    ...(text ? [{ text, x, y: y + 38 }] : []),
  ];
  const { work, education } = fieldsOf(
    ...siti,
    { ...head('Work Experience', 90), x: 50 },
    { ...head('Education', 90), x: 320 },
    ...entry(
      50,
      112,
      'JUL, 2023',
      'Front End Engineer',
      'Arunika Digital',
      'revamped the pages of the web shop',
    ),
    ...entry(50, 172, 'JUN, 2023', 'Graphic Designer', 'Kencana Studio', 'designed posts for two campaigns'),
    ...entry(50, 232, 'MAR, 2023', 'Copywriter', 'Melati Media', 'wrote for the magazine each week'),
    ...entry(320, 112, '2019 - 2023', 'Bachelor of Communication', 'Universitas Arunika'),
    { ...head('Tech Stack', 164), x: 320 },
    { text: 'React, Tailwind, Figma', x: 320, y: 186 },
  );
  expect(work).toMatchObject([
    { jobTitle: 'Front End Engineer', organization: 'Arunika Digital' },
    { jobTitle: 'Graphic Designer', organization: 'Kencana Studio' },
    { jobTitle: 'Copywriter', organization: 'Melati Media' },
  ]);
  expect(education).toMatchObject([{ organization: 'Universitas Arunika' }]);
});

test('a list in three columns below two columns is read in rows', () => {
  const list = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: 50 + 168 * at, y }));
  const { skills, education } = fieldsOf(
    ...siti,
    { ...head('Pengalaman', 90), x: 50 },
    { ...head('Pendidikan', 90), x: 320 },
    { text: 'Pengembang Bot', x: 50, y: 110, bold: true },
    { text: 'Arunika Interaktif, 2021 – 2023', x: 50, y: 124 },
    { text: 'Membuat bot untuk 12 klien', x: 50, y: 138 },
    { text: 'S1 Teknik Informatika', x: 320, y: 110, bold: true },
    { text: 'Universitas Arunika, 2017 – 2021', x: 320, y: 124 },
    { text: 'SMK Negeri 1 Kudus', x: 320, y: 150, bold: true },
    { text: 'Teknik Komputer, 2014 – 2017', x: 320, y: 164 },
    { ...head('Keahlian', 196), x: 50 },
    ...list(218, 'Node.js', 'MongoDB', 'TensorFlow'),
    ...list(232, 'Twilio', 'Docker', 'Python'),
  );
  expect(skills).toEqual(['Node.js', 'MongoDB', 'TensorFlow', 'Twilio', 'Docker', 'Python']);
  expect(education).toHaveLength(2);
});

test('a school at the top of the second of two like columns goes on with those at the foot of the first', () => {
  const column = (x: number, ...texts: (string | [string])[]): Text[] =>
    texts.map((text, row) =>
      typeof text === 'string'
        ? { text, x, y: 130 + 15 * row }
        : { text: text[0], x, y: 130 + 15 * row, size: 13, bold: true },
    );
  const { result } = readPage(
    ...siti,
    ...column(
      50,
      ['Summary'],
      'Analyst who shortens lead times for makers of',
      'food and beverages by combining SQL, walks',
      'through warehouses and stubborn follow-up.',
      ['Work Experience'],
      'Inventory Planner, Kencana Beverage',
      'January 2019 – August 2021',
      '• Planned 340 products in three warehouses',
      ['Education'],
      'Arunika University — Master of Logistics Supply',
      'Chain, 2015-08 to 2017-06',
    ),
    ...column(
      320,
      'Kencana University — Bachelor of Engineering',
      'Industrial Engineering, 2011-08 to 2015-06',
      'GPA 3.55',
      ['Skills'],
      'SQL, Power BI, Negotiation, Demand forecast',
      ['Languages'],
      'Indonesian, English',
      ['Interests'],
      'Long rides by bicycle, cooking and gardening',
    ),
  );
  expect(result.education.map(({ organization }) => organization)).toEqual([
    'Arunika University',
    'Kencana University',
  ]);
});

test('two headings in one row part their columns, whatever the second one says and however their lines are aligned', () => {
  const heading = (x: number, y: number, text: string): Text => ({ text, x, y, size: 13, bold: true });
  const { result } = readPage(
    ...siti,
    heading(50, 100, 'Pengalaman Kerja'),
    { text: 'Desainer Produk, PT Arunika Sehat, Januari 2019 – Agustus 2021', x: 50, y: 116 },
    {
      text: '• Menata sistem desain dengan 84 komponen yang dipakai oleh lima regu di Jakarta',
      x: 50,
      y: 130,
    },
    heading(50, 170, 'Honors & Awards'),
    heading(320, 170, 'What I Know'),
    ...[
      ['Silver, Digital Product,', 'Figma, User research,'],
      ['Citra Kencana, 2023', 'Prototyping, Design'],
      ['Best Student Work,', 'systems, UX writing,'],
      ['Arunika Design Week, 2016', 'Accessibility'],
    ].flatMap(([left, right], row) => [
      { text: left!, x: 50, y: 190 + 14 * row },
      { text: right!, x: 320, y: 190 + 14 * row },
    ]),
  );
  const prizes = result.sections.find(({ text }) => text.startsWith('Honors'));
  expect(prizes?.text).not.toContain('Figma');
  expect(prizes?.text).toContain('Citra Kencana, 2023\nBest Student Work,');
});

test('a heading set smaller than the others of its narrow column, where it would not have fitted', () => {
  const white = 0xffffff;
  const railAt = (y: number, text: string, size = 13) => ({
    x: 418,
    y,
    text,
    size,
    bold: true,
    colour: white,
  });
  const inRail = (y: number, text: string) => textAt(418, y, text, { colour: white });
  const page = readPage(
    textAt(34, 40, 'Yosef Keraf', { size: 24, bold: true }),
    textAt(34, 120, 'PENGALAMAN KERJA', { size: 13, bold: true }),
    boldAt(34, 140, 'Mualim II'),
    textAt(34, 154, 'PT Arunika Line, Surabaya'),
    textAt(34, 168, '2019 - Saat ini'),
    textAt(34, 182, '• Merencanakan pelayaran untuk 60 trip per tahun'),
    textAt(34, 220, 'PENDIDIKAN', { size: 13, bold: true }),
    textAt(34, 240, 'D4 Nautika, Politeknik Arunika, 2011 - 2015'),
    railAt(120, 'KEAHLIAN'),
    inRail(140, 'Navigasi pesisir'),
    inRail(154, 'Keselamatan kapal'),
    railAt(180, 'BAHASA'),
    inRail(200, 'Indonesia'),
    inRail(214, 'Inggris'),
    railAt(240, 'SERTIFIKASI DAN LISENSI', 8.5),
    inRail(256, '• ANT II, Arunika, 2019'),
    inRail(270, '• GMDSS, Arunika, 2016'),
    railAt(300, 'REFERENSI'),
    inRail(320, 'Markus Tokan'),
    inRail(334, 'Nakhoda, Arunika Line'),
    inRail(348, '0812-3601-8844'),
  );
  const { certifications, languages } = flatten(page.result);
  expect(certifications.map((name) => name.split(',')[0])).toEqual(['ANT II', 'GMDSS']);
  expect(languages).toEqual(['Indonesia', 'Inggris']);
});
