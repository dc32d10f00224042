import { expect, test } from 'vitest';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { jobHeads, jobLines, jobsWithDays, schoolsWithLastYears } from '../testing/entries-of.ts';
import { grid } from '../testing/grid.ts';
import { fieldsOf, fieldsWithRules, head, readBelowName, readPage, siti } from '../testing/read-page.ts';
import { textAt } from '../testing/texts.ts';

// Tables, with rules and without.

const ruledTable = (
  columns: readonly number[],
  top: number,
  pitch: number,
  rows: readonly (readonly string[])[],
) => ({
  rules: grid(
    columns,
    Array.from({ length: rows.length + 1 }, (_, index) => top + pitch * index),
  ),
  texts: rows.flatMap((cells, row) =>
    cells.map((text, index) => ({ text, x: columns[index]! + 4, y: top + pitch * row + 0.7 * pitch })),
  ),
});

/** Rows of a ruled table, 20 high, below each other from a height on. */
const tableRows = (edges: readonly number[], top: number, ...texts: string[][]): Text[] =>
  texts.flatMap((row, index) =>
    row.map((text, column) => ({ text, x: edges[column]! + 4, y: top + 20 * index + 14 })),
  );

const rowEdges = (top: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => top + 20 * index);

test('rows of a table at the pitch of lines are parted where a date stands', () => {
  const row = (y: number, ...cells: [string, string, string]) =>
    cells.map((text, index) => ({ text, x: [50, 280, 460][index]!, y, bold: y === 112 }));
  const { result } = readPage(
    ...siti,
    head('Pelatihan', 90),
    ...row(112, 'Nama Pelatihan', 'Penyelenggara', 'Tahun'),
    ...row(125, 'Brevet Pajak A dan B', 'Ikatan Akuntan', '2023'),
    ...row(138, 'Dasar Akuntansi', 'Balai Latihan', '2022'),
  );
  expect(result.certifications).toEqual(['Brevet Pajak A dan B', 'Dasar Akuntansi']);
});

test('a period that breaks after its month goes on in the same row of a table', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    ...['Dates', 'Institution', 'Qualification'].map((text, index) => ({
      text,
      x: [50, 200, 380][index]!,
      y: 112,
      bold: true,
    })),
    { text: 'Sep 2004 ~ Aug', x: 50, y: 125 },
    { text: 'Dalhousie University,', x: 200, y: 125 },
    { text: 'BA Structural', x: 380, y: 125 },
    { text: '2007', x: 50, y: 138 },
    { text: 'Chicago', x: 200, y: 138 },
    { text: 'Engineering', x: 380, y: 138 },
  );
  expect(result.education).toHaveLength(1);
  expect(result.education[0]?.accreditation).toEqual({ inputStr: 'BA Structural Engineering' });
});

test('headings beside a table stand a little over entries in larger letters, and take no row from the part above', () => {
  const label = (y: number, text: string) => textAt(45, y, text, { size: 9.5, bold: true, colour: 0xf2511b });
  const entry = (y: number, name: string, period: string, ...points: string[]): Text[] => [
    textAt(200, y, name, { size: 11, bold: true }),
    textAt(200, y + 11.3, period, { size: 8 }),
    ...points.map((text, index) => textAt(204, y + 27 + 12.7 * index, `• ${text}`, { size: 9.5 })),
  ];
  const { summary, work, education } = fieldsOf(
    textAt(45, 40, 'Siti Aminah', { size: 30, bold: true }),
    textAt(45, 60, 'siti@contoh.id', { size: 9.5 }),
    label(100, 'PROFIL'),
    textAt(200, 100, 'Lulusan baru yang terbiasa mengelola acara kampus dan', { size: 9.5 }),
    textAt(200, 112.8, 'menulis naskah untuk media sosial fakultas.', { size: 9.5 }),
    label(137.5, 'PENDIDIKAN'),
    ...entry(146.5, 'Universitas Kencana — S1 Sejarah', '2020 – 2024', 'IPK: 3,60'),
    ...entry(192.6, 'SMA Negeri 3 Garut — IPS', '2017 – 2020'),
    label(229.4, 'PENGALAMAN MAGANG'),
    ...entry(
      237.6,
      'Bank Arunika — Staf Magang',
      'JULI 2023 – SEPTEMBER 2023',
      'Melayani nasabah di meja depan',
    ),
    label(288.1, 'KEAHLIAN'),
    textAt(200, 288.1, 'Menulis, Menyunting', { size: 9.5 }),
  );
  expect(summary).toContain('menulis naskah');
  expect(education.map((school) => [school.organization, school.startDate, school.completionDate])).toEqual([
    ['Universitas Kencana', '2020', '2024'],
    ['SMA Negeri 3 Garut', '2017', '2020'],
  ]);
  expect(work.map(({ startDate }) => startDate)).toEqual(['2023-07']);
});

test('a lecturer’s table of degrees by columns right below a form, with justified words in its cells', () => {
  const edges = [65, 168, 289, 409, 530];
  const field = (y: number, name: string, value: string) => [
    textAt(65, y, name),
    textAt(210, y, `: ${value}`),
  ];
  const row = (y: number, ...texts: string[]) =>
    texts.map((text, index) => textAt(edges[index]! + 6, y, text));
  const { education } = flatten(
    readItems(
      [
        {
          ...buildPage([
            head('DAFTAR RIWAYAT HIDUP', 40),
            { ...head('I. IDENTITAS DIRI', 70), size: 11 },
            ...field(90, 'Nama Lengkap', 'Dr. Siti Aminah, M.T.'),
            ...field(104, 'NIDN', '0014077803'),
            ...field(118, 'Jabatan Fungsional', 'Lektor Kepala'),
            ...field(132, 'Tempat dan Tanggal Lahir', 'Garut, 14 Juli 1978'),
            ...field(146, 'Alamat Email', 'siti@contoh.id'),
            { ...head('II. RIWAYAT PENDIDIKAN', 172), size: 11 },
            ...row(194, '', 'S-1', 'S-2', 'S-3').slice(1),
            textAt(71, 214, 'Nama'),
            textAt(117, 214, 'Perguruan'),
            textAt(71, 227, 'Tinggi'),
            textAt(174, 214, 'Universitas'),
            textAt(248, 214, 'Kencana'),
            textAt(174, 227, 'Raya'),
            textAt(295, 214, 'Institut Arunika'),
            textAt(415, 214, 'Universitas Melati'),
            ...row(246, 'Bidang Ilmu', 'Teknik Sipil', 'Transportasi', 'Rekayasa Sipil'),
            ...row(266, 'Tahun Masuk–Lulus', '1996–2001', '2003–2005', '2010–2014'),
          ]),
          rules: grid(edges, [180, 200, 232, 252, 272]),
        },
      ],
      { asOf: '2026-11-21' },
    ).result,
  );
  expect(
    education.map((school) => [school.organization, school.accreditation, school.completionDate]),
  ).toEqual([
    ['Universitas Kencana Raya', 'S-1 Teknik Sipil', '2001'],
    ['Institut Arunika', 'S-2 Transportasi', '2005'],
    ['Universitas Melati', 'S-3 Rekayasa Sipil', '2014'],
  ]);
});

test('a ruled table of jobs whose tasks are posts, where no other column has them', () => {
  const edges = [45, 75, 230, 400, 560];
  const jobs = (...tasks: string[]) =>
    flatten(
      readItems(
        [
          {
            ...buildPage([
              ...siti,
              head('Pengalaman Mengajar', 90),
              ...['No', 'Waktu', 'Sekolah', 'Tugas'].map((text, index) =>
                textAt(edges[index]! + 4, 114, text),
              ),
              ...tasks.flatMap((task, row) =>
                [
                  `${row + 1}`,
                  `${2020 - 2 * row} – ${2022 - 2 * row}`,
                  `SMA Negeri ${row + 3} Garut`,
                  task,
                ].map((text, index) => textAt(edges[index]! + 4, 134 + 20 * row, text)),
              ),
            ]),
            rules: grid(edges, [100, 120, 140, 160]),
          },
        ],
        { asOf: '2026-11-21' },
      ).result,
    ).work;
  expect(jobs('Guru Matematika (honorer)', 'Guru Fisika').map(({ jobTitle }) => jobTitle)).toEqual([
    'Guru Matematika (honorer)',
    'Guru Fisika',
  ]);
  expect(jobs('Mengajar kelas sepuluh', 'Menyusun soal ujian').map(({ jobTitle }) => jobTitle)).toEqual([
    null,
    null,
  ]);
});

test('a table of ships without companies names them as employers', () => {
  const at = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 90, 240, 340, 440][index]!, y, bold: y === 110 }));
  const { result } = readPage(
    ...siti,
    head('Pengalaman Berlayar', 90),
    ...at(110, 'No', 'Nama Kapal', 'Jabatan', 'Naik', 'Turun'),
    ...at(126, '1', 'KM Tidar Jaya', 'Oiler', '05/2022', '05/2024'),
    ...at(142, '2', 'MT Bahari Lima', 'Wiper', '02/2019', '11/2021'),
  );
  expect(result.workExperience.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Oiler', 'KM Tidar Jaya'],
    ['Wiper', 'MT Bahari Lima'],
  ]);
});

test('a table whose columns are levels, as lecturers fill it in', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.flatMap((text, index) => (text ? [{ text, x: [50, 200, 340, 460][index]!, y }] : []));
  const found = fieldsOf(
    { text: 'BIODATA DOSEN', y: 40, bold: true },
    ...row(70, 'Nama Lengkap', 'Dr. Siti Aminah, M.Si.'),
    ...row(86, 'NIDN', '0612087903'),
    ...row(102, 'E-mail', 'siti@contoh.id'),
    ...row(118, 'Nomor HP', '081327004418'),
    head('Riwayat Pendidikan', 150),
    ...row(170, '', 'S-1', 'S-2', 'S-3'),
    ...row(180, 'Nama Perguruan Tinggi', 'Universitas Arunika', 'Institut Kencana', 'Universitas Bina'),
    ...row(202, 'Bidang Ilmu', 'Biologi', 'Biologi Tumbuhan', 'Biologi'),
    ...row(218, 'Tahun Masuk-Lulus', '1997-2001', '2003-2005', '2011-2016'),
    head('Pengalaman Penelitian dalam 5 Tahun Terakhir', 250),
    ...row(270, '2022', 'Keanekaragaman anggrek di lereng gunung'),
  );
  expect(
    found.education.map(({ organization, accreditation, completionDate }) => [
      organization,
      accreditation,
      completionDate,
    ]),
  ).toEqual([
    ['Universitas Arunika', 'S-1 Biologi', '2001'],
    ['Institut Kencana', 'S-2 Biologi Tumbuhan', '2005'],
    ['Universitas Bina', 'S-3 Biologi', '2016'],
  ]);
  expect([found.phones, found.websites, found.work]).toEqual([['081327004418'], [], []]);
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

test('a table whose columns are levels, with cells over several lines', () => {
  const cells = (y: number, ...texts: [string, string, string]) =>
    texts.flatMap((text, index) => (text ? [{ text, x: [50, 200, 330][index]!, y }] : []));
  const reading = readPage(
    ...siti,
    head('Riwayat Pendidikan', 90),
    ...cells(110, '', 'S1', 'S2'),
    ...cells(130, 'Nama Perguruan', 'Universitas', 'Institut'),
    ...cells(144, '', 'Negeri Arunika', 'Teknologi Cemara'),
    ...cells(170, 'Bidang Ilmu', 'Pendidikan', 'Teknik'),
    ...cells(184, '', 'Kimia', 'Kimia'),
    ...cells(210, 'Tahun Lulus', '2013', '2016'),
  );
  expect(schoolsWithLastYears(reading)).toEqual([
    ['Universitas Negeri Arunika', 'S1 Pendidikan Kimia', '2013'],
    ['Institut Teknologi Cemara', 'S2 Teknik Kimia', '2016'],
  ]);
});

test('a table of periods and remarks alone holds jobs, and numbers of insurances are no telephone numbers', () => {
  const cells = (y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x: [50, 90, 200, 320][index]!, y }));
  const fact = (y: number, label: string, value: string) => [
    { text: label, x: 50, y },
    { text: `: ${value}`, x: 200, y },
  ];
  const reading = readPage(
    head('I. Biodata Pegawai', 50),
    ...fact(70, 'Nama', 'Siti Aminah'),
    ...fact(86, 'No. Handphone', '081234567890'),
    ...fact(102, 'BPJS Kesehatan', '0001234567890'),
    head('II. Riwayat Jabatan', 140),
    ...cells(160, '#', 'Tahun Mulai', 'Tahun Selesai', 'Keterangan'),
    ...cells(176, '1', '2009', '2014', 'Guru Honorer'),
    ...cells(192, '2', '2014', '2020', 'Wali Kelas VIII'),
  );
  expect(reading.result.phoneNumbers).toEqual(['081234567890']);
  expect(jobsWithDays(reading)).toEqual([
    ['Guru Honorer', null, '2009-01-01', '2014-01-01'],
    ['Wali Kelas VIII', null, '2014-01-01', '2020-01-01'],
  ]);
});

test('a ruled table without names of columns: periods, and posts beside employers with their towns', () => {
  const jobs = ruledTable([45, 190, 400, 560], 100, 26, [
    ['Juni 2019 s/d sekarang', 'PT Dunia Ekspres', 'Sopir Truk'],
    ['Januari 2015 s/d Mei 2019', 'PT Kamad Logistik', 'Sopir Box'],
    ['Maret 2010 s/d Juli 2014', 'PO Budiman', 'Kernet'],
  ]);
  const towns = ['Jakarta Utara', 'Bandung', 'Tasikmalaya'];
  const { work } = fieldsWithRules(
    [
      ...siti,
      head('Pengalaman Kerja', 90),
      ...jobs.texts.map((text) => ({ ...text, y: text.y - 6 })),
      ...towns.map((text, index) => ({ text, x: 194, y: 124 + 26 * index })),
    ],
    jobs.rules,
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Sopir Truk', 'PT Dunia Ekspres'],
    ['Sopir Box', 'PT Kamad Logistik'],
    ['Kernet', 'PO Budiman'],
  ]);
});

test('the form of civil servants: numbers of columns below their names, towns of schools, courses below the schools', () => {
  const schools = ruledTable([45, 75, 130, 260, 330, 400, 460, 560], 110, 16, [
    ['NO', 'TINGKAT', 'NAMA PENDIDIKAN', 'JURUSAN', 'TAHUN', 'TEMPAT', 'NAMA KEPALA'],
    ['1', '2', '3', '4', '5', '6', '7'],
    ['1', 'SLTA', 'SMA Negeri 17 Makassar', 'IPA', '2005-2008', 'Makassar', 'Hj. Nurhayati'],
    ['2', 'S1', 'Universitas Hasanuddin', 'Kedokteran', '2008-2012', 'Makassar', 'Prof. Idrus'],
  ]);
  const courses = ruledTable([45, 75, 220, 280, 330, 400, 560], 200, 16, [
    ['NO', 'NAMA KURSUS / LATIHAN', 'LAMANYA', 'TAHUN', 'TEMPAT', 'PENYELENGGARA'],
    ['1', 'ACLS', '3 hari', '2019', 'Makassar', 'PERKI'],
  ]);
  const { education, certifications } = fieldsWithRules(
    [
      ...siti,
      head('II. PENDIDIKAN', 90),
      ...schools.texts,
      { text: '2. Kursus / Latihan', y: 192 },
      ...courses.texts,
    ],
    [...schools.rules, ...courses.rules],
  );
  expect(education.map(({ organization, completionDate }) => [organization, completionDate])).toEqual([
    ['SMA Negeri 17 Makassar', '2008'],
    ['Universitas Hasanuddin', '2012'],
  ]);
  expect(certifications).toEqual(['ACLS']);
});

test('a permit, abilities and languages, each beside its name in a ruled table', () => {
  const rows = ruledTable([45, 180, 560], 110, 16, [
    ['SIM', 'B2 Umum'],
    ['Teknis', 'Perawatan mesin ringan, Las listrik'],
    ['Bahasa', 'Indonesia, Sunda'],
  ]);
  const { skills, languages, certifications } = fieldsWithRules(
    [...siti, head('KEMAMPUAN', 100), ...rows.texts.map((text) => ({ ...text, bold: text.x < 100 }))],
    rows.rules,
  );
  expect([skills, languages, certifications]).toEqual([
    ['Perawatan mesin ringan', 'Las listrik'],
    ['Indonesia', 'Sunda'],
    ['SIM B2 Umum'],
  ]);
});

test('an employer that its cell breaks in a ruled table without names of columns', () => {
  const jobs = ruledTable([45, 150, 245, 330, 480], 100, 28, [
    ['Maret 2018 –', 'Puskesmas Tanjung', 'Bidan PTT', 'Posyandu di 6 desa'],
    ['Januari 2021 –', 'Klinik Pratama Mitra', 'Bidan Pelaksana', 'Imunisasi'],
  ]);
  const below = ['Desember 2020', 'Bintang', 'sekarang', 'Sehat'];
  const { work } = fieldsWithRules(
    [
      ...siti,
      head('Riwayat Pekerjaan', 90),
      ...jobs.texts.map((text) => ({ ...text, y: text.y - 8, size: 9 })),
      ...below.map((text, index) => ({
        text,
        x: index % 2 ? 154 : 49,
        y: index < 2 ? 122 : 150,
        size: 9,
      })),
    ],
    jobs.rules,
  );
  expect(work.map(({ organization }) => organization)).toEqual([
    'Puskesmas Tanjung Bintang',
    'Klinik Pratama Mitra Sehat',
  ]);
});

test('cells of a table: a place behind an employer, a grade behind what was studied, the one row of an organisation', () => {
  const row = (y: number, at: number[], ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: at[index]!, y })).filter(({ text }) => text !== '');
  const [schools, jobs, posts] = [
    [44, 70, 130, 290, 430],
    [44, 66, 220, 330, 400],
    [44, 90, 325, 440],
  ];
  const { result, details } = readBelowName(
    head('Pendidikan', 90),
    ...row(110, schools, 'No', 'Tingkat', 'Nama Sekolah', 'Jurusan', 'Tahun'),
    ...row(130, schools, '1', 'S1', 'Universitas Arunika', 'Akuntansi (IPK 3,41)', '2009–2013'),
    ...row(150, schools, '2', 'SMA', 'SMA Negeri 4 Tegal', 'IPA', '2006–2009'),
    head('Riwayat Pekerjaan', 190),
    ...row(210, jobs, 'No', 'Instansi', 'Jabatan', 'Mulai', 'Sampai'),
    ...row(230, jobs, '1', 'RSUD Arunika, Tegal', 'Perawat', '2018', 'Sekarang'),
    ...row(250, jobs, '2', 'RS Sentosa, Brebes', 'Perawat', '2014', '2018'),
    head('Organisasi', 290),
    ...row(310, posts, 'No', 'Organisasi', 'Jabatan', 'Tahun'),
    ...row(330, posts, '1', 'PPNI Kota Tegal', 'Bendahara', '2019–2023'),
  );
  expect(flatten(result).education[0]).toMatchObject({ organization: 'Universitas Arunika', grade: '3,41' });
  expect(result.workExperience.map(({ location }) => location?.rawInput)).toEqual(['Tegal', 'Brebes']);
  expect(details['sections.3.parts.0.organization']).toBe('PPNI Kota Tegal');
  expect(details['sections.3.parts.0.position']).toBe('Bendahara');
});

test('what was done stands under the post in one cell of a table', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    { text: 'Periode', x: 50, y: 112, bold: true },
    { text: 'Jabatan', x: 150, y: 112, bold: true },
    { text: 'Instansi', x: 420, y: 112, bold: true },
    { text: '2019 - 2021', x: 50, y: 130 },
    { text: 'Kasir', x: 150, y: 130 },
    { text: 'PT Sumber Rejeki', x: 420, y: 130 },
    { text: '• Melayani 90 pelanggan', x: 155, y: 144 },
    { text: '• Menyusun laporan kas', x: 155, y: 158 },
    { text: '2017 - 2018', x: 50, y: 186 },
    { text: 'Pelayan', x: 150, y: 186 },
    { text: 'Toko Sedap', x: 420, y: 186 },
  );
  expect(result.workExperience.map((job) => [job.jobTitle, job.jobDescription])).toEqual([
    ['Kasir', 'Melayani 90 pelanggan\nMenyusun laporan kas'],
    ['Pelayan', null],
  ]);
});

test('a merged cell beside a table’s column names is the heading of what stands below them', () => {
  const columns = [45, 130, 220, 380, 550];
  const row = (y: number, texts: readonly string[]): Text[] =>
    texts.map((text, index) => textAt(columns[index + 1]! + 4, y, text));
  const page = {
    ...buildPage([
      ...siti,
      textAt(49, 130, 'Pengalaman', { bold: true }),
      textAt(49, 142, 'Kerja', { bold: true }),
      ...row(114, ['Tahun', 'Instansi', 'Jabatan']),
      ...row(134, ['2018 – 2022', 'PT Arunika', 'Staf Gudang']),
      ...row(154, ['2016 – 2018', 'CV Cempaka', 'Kasir']),
      textAt(49, 174, 'Organisasi', { bold: true }),
      ...row(174, ['Tahun', 'Organisasi', 'Jabatan']),
      ...row(194, ['2013 – 2016', 'Karang Taruna Melati', 'Sekretaris']),
      ...row(214, ['2010 – 2013', 'Pramuka Kudus', 'Anggota']),
    ]),
    rules: [
      ...columns.map((x) => ({ x, y: 100, width: 0.5, height: 120 })),
      ...[100, 160, 220].map((y) => ({ x: 45, y, width: 505, height: 0.5 })),
      ...[120, 140, 180, 200].map((y) => ({ x: 130, y, width: 420, height: 0.5 })),
    ],
  };
  const reading = readItems([page], { asOf: '2026-11-21' });
  expect(jobLines(reading)).toEqual([
    'Staf Gudang | PT Arunika | 2018 | 2022',
    'Kasir | CV Cempaka | 2016 | 2018',
  ]);
  const clubs = reading.result.sections.filter(({ sectionType }) => sectionType === 'Organisations');
  expect(clubs.map(({ text }) => text).join('\n')).toContain('Karang Taruna Melati');
});

test('school, department, from and to: columns of an education table', () => {
  const edges = [45, 240, 400, 470, 560];
  const { education } = fieldsWithRules(
    [
      ...siti,
      head('Education', 100),
      ...tableRows(
        edges,
        110,
        ['School', 'Department', 'From', 'To'],
        ['Politeknik Laut Arunika', 'D-III Teknika', '2009', '2013'],
        ['SMK Samudera Arunika', 'Teknika Kapal', '2006', '2009'],
      ),
    ],
    grid(edges, rowEdges(110, 3)),
  );
  expect(
    education.map((school) => [school.organization, school.accreditation, school.completionDate]),
  ).toEqual([
    ['Politeknik Laut Arunika', 'D-III Teknika', '2013'],
    ['SMK Samudera Arunika', 'Teknika Kapal', '2009'],
  ]);
});

test('the form of civil servants: schools by level, and courses in a table below them', () => {
  const schools = [45, 75, 140, 260, 350, 450, 500, 560];
  const courses = [45, 75, 280, 350, 450, 560];
  const { education, certifications } = fieldsWithRules(
    [
      ...siti,
      head('Pendidikan', 100),
      ...tableRows(
        schools,
        110,
        ['NO', 'TINGKAT', 'NAMA PENDIDIKAN', 'JURUSAN', 'STTB/IJAZAH TAHUN', 'TEMPAT', 'KEPALA SEKOLAH'],
        ['1', '2', '3', '4', '5', '6', '7'],
        ['1', 'SLTA', 'SMAK Syuria', 'IPS', '2005', 'Ende', 'P. Kanis'],
        ['2', 'S1', 'Universitas Kelimutu', 'Hukum', '2010', 'Ende', 'Dr. Seto'],
      ),
      { text: '2. Kursus/Latihan di Dalam Negeri', y: 212 },
      ...tableRows(
        courses,
        220,
        ['NO', 'NAMA KURSUS/LATIHAN', 'LAMANYA', 'IJAZAH TAHUN', 'TEMPAT'],
        ['1', 'Prajabatan Golongan III', '24 hari', '2011', 'Kupang'],
      ),
    ],
    [...grid(schools, rowEdges(110, 4)), ...grid(courses, rowEdges(220, 2))],
  );
  expect(
    education.map((school) => [school.organization, school.accreditation, school.completionDate]),
  ).toEqual([
    ['SMAK Syuria', 'SLTA IPS', '2005'],
    ['Universitas Kelimutu', 'S1 Hukum', '2010'],
  ]);
  expect(certifications).toEqual(['Prajabatan Golongan III']);
});

test('an address in the rows of a form, its labels in one cell and its values in another', () => {
  const edges = [45, 75, 260, 560];
  const lines = (x: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x, y: 144 + 12 * index }));
  const { location } = fieldsWithRules(
    [
      ...siti,
      head('Keterangan Perorangan', 100),
      ...tableRows(edges, 110, ['1.', 'NIP', '19870719 201101 1 004']),
      { text: '2.', x: 49, y: 144 },
      ...lines(79, 'Alamat Rumah', 'a. Jalan', 'b. Kelurahan/Desa', 'd. Kabupaten/Kota'),
      ...lines(264, '', 'Jl. Arunika Km 3', 'Mautapaga', 'Ende').slice(1),
      { text: '3.', x: 49, y: 204 },
      { text: 'Agama', x: 79, y: 204 },
      { text: 'Katolik', x: 264, y: 204 },
      head('Pengalaman Kerja', 240),
      'Kasir, Toko Arunika, 2019 - 2021',
    ],
    grid(edges, [110, 130, 190, 210]),
  );
  expect(location).toBe('Jl. Arunika Km 3, Mautapaga, Ende');
});

test('four columns without names, the last of which holds the duties', () => {
  const edges = [45, 130, 230, 340, 560];
  const { work } = fieldsWithRules(
    [
      ...siti,
      head('Work History', 100),
      ...tableRows(edges, 110, [
        '2021 – Present',
        'Payroll Officer',
        'Arunika Builders Corp.',
        '• Run payroll for 340',
      ]),
      { text: 'site workers', x: 352, y: 136 },
      { text: '• Reconcile remittances', x: 344, y: 148 },
      ...tableRows(edges, 150, ['2018 – 2021', 'Accounting Clerk', 'Kencana Mart', '• Posted daily sales']),
    ],
    grid(edges, [110, 150, 180]),
  );
  expect(work.map((job) => [job.jobTitle, job.organization, job.startDate, job.description])).toEqual([
    [
      'Payroll Officer',
      'Arunika Builders Corp.',
      '2021',
      'Run payroll for 340 site workers\nReconcile remittances',
    ],
    ['Accounting Clerk', 'Kencana Mart', '2018', 'Posted daily sales'],
  ]);
});

test('a ruled table of one row: what its cell broke is one text', () => {
  const edges = [45, 130, 260, 420, 560];
  const { education } = fieldsWithRules(
    [
      ...siti,
      head('Education', 100),
      ...tableRows(edges, 110, [
        '2013 – 2017',
        'Bachelor of Science in',
        'Arunika State University',
        'Cum Laude',
      ]),
      { text: 'Accountancy', x: 134, y: 136 },
    ],
    grid(edges, [110, 140]),
  );
  expect(education.map((school) => [school.organization, school.accreditation, school.grade])).toEqual([
    ['Arunika State University', 'Bachelor of Science in Accountancy', 'Cum Laude'],
  ]);
});

test('the European form: labels at the left, some of them broken, beside values', () => {
  const row = (y: number, label: string, value: string): Text[] => [
    // A space is 3 wide, a letter 5.
    { text: label, x: 220 - 5 * label.length + 2 * (label.split(' ').length - 1), y },
    { text: value, x: 240, y },
  ];
  const { work } = fieldsOf(
    ...siti,
    head('Work experience', 90),
    ...row(110, 'Dates', 'March 2018 onwards'),
    ...row(126, 'Occupation or position held', 'Warehouse Shift Leader'),
    ...row(142, 'Main activities and', '• Planning of shifts for 24 workers'),
    ...row(154, 'responsibilities', '• Checking of incoming goods'),
    ...row(170, 'Name and address of employer', 'Arunika Logistic SRL, Bulevardul Lung 18, Cluj'),
    ...row(180, 'Type of business or sector', 'Logistics'),
    ...row(202, 'Dates', 'September 2012 - February 2018'),
    ...row(218, 'Occupation or position held', 'Forklift operator'),
    ...row(234, 'Main activities and', '• Loading of trucks'),
    ...row(246, 'responsibilities', '• Stock counts'),
    ...row(262, 'Name and address of employer', 'Depozit Kencana SA, Turda'),
    ...row(278, 'Type of business or sector', 'Wholesale'),
  );
  expect(
    work.map((job) => [job.jobTitle, job.organization, job.startDate, job.endDate, job.description]),
  ).toEqual([
    [
      'Warehouse Shift Leader',
      'Arunika Logistic SRL',
      '2018-03',
      null,
      'Planning of shifts for 24 workers\nChecking of incoming goods',
    ],
    ['Forklift operator', 'Depozit Kencana SA', '2012-09', '2018-02', 'Loading of trucks\nStock counts'],
  ]);
});

test('labels in two languages, an address of mail that a narrow cell broke, and tables whose names of columns are in two languages', () => {
  const facts = [45, 160, 320, 430, 520];
  const courses = [45, 240, 430, 520];
  const languages = [45, 240, 340, 440];
  const { result, details } = readItems(
    [
      {
        ...buildPage([
          { text: 'Agus Arunika', y: 40, size: 20, bold: true },
          ...tableRows(facts, 60, [
            'Alamat / Address',
            'Kp. Cikaret RT 01 Sukabumi',
            'Jenis Kelamin / Sex',
            'Laki-laki / Male',
          ]),
          { text: 'No. HP / Mobile', x: 49, y: 92 },
          { text: '0838 7102 9945', x: 164, y: 92 },
          { text: 'Email', x: 324, y: 92 },
          { text: 'agus.arunika93@conto', x: 434, y: 92, size: 8 },
          { text: 'h.co.id', x: 434, y: 102, size: 8 },
          head('Pelatihan / Training', 130),
          ...tableRows(
            courses,
            140,
            ['Jenis / Type', 'Penyelenggara / Organizer', 'Tahun / Year'],
            ['Gada Pratama', 'Polda Jawa Barat', '2014'],
          ),
          head('Bahasa / Language', 200),
          ...tableRows(
            languages,
            210,
            ['Bahasa / Language', 'Lisan / Oral', 'Tulisan / Written'],
            ['Sunda', 'Baik', 'Cukup'],
            ['Inggris', 'Kurang', 'Kurang'],
          ),
        ]),
        rules: [
          ...grid(facts, [60, 80, 110]),
          ...grid(courses, rowEdges(140, 2)),
          ...grid(languages, rowEdges(210, 3)),
        ],
      },
    ],
    { asOf: '2026-11-21' },
  );
  expect(result.location?.rawInput).toBe('Kp. Cikaret RT 01 Sukabumi');
  expect(result.emails).toEqual(['agus.arunika93@contoh.co.id']);
  expect(result.websites).toEqual([]);
  expect(result.certifications).toEqual(['Gada Pratama']);
  expect(details).toMatchObject({
    'certifications.0.issuer': 'Polda Jawa Barat',
    'certifications.0.date': '2014',
    'languages.0.level': 'Baik',
  });
  expect(result.languages).toEqual(['Sunda', 'Inggris']);
});

test('a personal data sheet: a name in parts, offices as employers, levels beside degrees, courses and who held them', () => {
  const facts = [45, 200, 560];
  const schools = [45, 130, 270, 420, 460, 500, 570];
  const posts = [45, 100, 150, 300, 480, 570];
  const courses = [45, 240, 300, 350, 390, 570];
  const { name, work, education, certifications } = fieldsWithRules(
    [
      { text: 'PERSONAL DATA SHEET', x: 220, y: 40, size: 15, bold: true },
      ...tableRows(
        facts,
        60,
        ['1. SURNAME', 'KENCANA'],
        ['2. FIRST NAME', 'RODERICK'],
        ['3. MIDDLE NAME', 'ARUNIKA'],
      ),
      head('Educational Background', 134),
      ...tableRows(
        schools,
        140,
        ['LEVEL', 'NAME OF SCHOOL', 'DEGREE/COURSE', 'FROM', 'TO', 'HONORS'],
        ['SECONDARY', 'Arunika Valley High School', '-', '1999', '2003', '-'],
        ['COLLEGE', 'Kencana University', 'Bachelor of Laws', '2003', '2007', 'Cum Laude'],
      ),
      head('Work Experience', 224),
      ...tableRows(
        posts,
        230,
        ['FROM', 'TO', 'POSITION TITLE', 'DEPARTMENT / AGENCY / OFFICE', 'MONTHLY SALARY'],
        ['06/2016', 'Present', 'Administrative Officer', 'Department of Public Roads', '41,616'],
        ['08/2007', '12/2010', 'Clerk', 'Arunika Cooperative', '11,500'],
      ),
      head('Training', 314),
      ...tableRows(
        courses,
        320,
        ['TITLE OF TRAINING PROGRAM', 'FROM', 'TO', 'HOURS', 'CONDUCTED BY'],
        ['Public Procurement Basics', '04/2018', '04/2018', '24', 'Procurement Office'],
      ),
    ],
    [
      ...grid(facts, rowEdges(60, 3)),
      ...grid(schools, rowEdges(140, 3)),
      ...grid(posts, rowEdges(230, 3)),
      ...grid(courses, rowEdges(320, 2)),
    ],
  );
  expect(name).toBe('RODERICK ARUNIKA KENCANA');
  expect(education.map((school) => [school.organization, school.accreditation, school.grade])).toEqual([
    ['Arunika Valley High School', 'SECONDARY', null],
    ['Kencana University', 'Bachelor of Laws', 'Cum Laude'],
  ]);
  expect(work.map((job) => [job.jobTitle, job.organization, job.startDate, job.endDate])).toEqual([
    ['Administrative Officer', 'Department of Public Roads', '2016-06', null],
    ['Clerk', 'Arunika Cooperative', '2007-08', '2010-12'],
  ]);
  expect(certifications).toEqual(['Public Procurement Basics']);
});

test('dates that narrow cells broke behind their hyphens', () => {
  const edges = [50, 170, 330, 430, 490, 550];
  const lines = [90, 110, 140, 170];
  const cells = (y: number, ...texts: string[][]): Text[] =>
    texts.flatMap((cell, column) =>
      cell.map((text, index) => ({ text, x: edges[column]! + 4, y: y + 12 + 12 * index })),
    );
  const fields = fieldsWithRules(
    [
      ...siti,
      head('Sea Service Record', 84),
      ...cells(92, ['Vessel'], ['Company'], ['Rank'], ['Sign On'], ['Sign Off']),
      ...cells(
        110,
        ['MV Arunika'],
        ['PT Arunika Line'],
        ['Deck Cadet'],
        ['05-08-', '2023'],
        ['10-02-', '2024'],
      ),
      ...cells(
        140,
        ['MT Kencana'],
        ['PT Kencana Gas'],
        ['Deck Cadet'],
        ['28-02-', '2024'],
        ['02-09-', '2024'],
      ),
    ],
    grid(edges, lines),
  );
  expect(fields.work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2023-08', '2024-02'],
    ['2024-02', '2024-09'],
  ]);
});

test('a degree and its school in one cell of the column of schools', () => {
  const edges = [50, 350, 420, 490];
  const fields = fieldsWithRules(
    [
      ...siti,
      head('EDUCATION', 84),
      ...tableRows(edges, 92, ['Instances', 'From', 'To'], ['SDN WALUYA 03', '2009', '2015']),
      ...tableRows(edges, 132, ['S1 INFORMATIKA - UNIVERSITAS ARUNIKA', '2021', '2025']),
    ],
    grid(edges, rowEdges(92, 3)),
  );
  expect(fields.education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SDN WALUYA 03', null],
    ['UNIVERSITAS ARUNIKA', 'S1 INFORMATIKA'],
  ]);
});

test('what a template calls the facts of a job, over a list, is no head of a table', () => {
  const job = (y: number, years: string): Text[] => [
    { text: 'Company Name', y, bold: true },
    { text: years, x: 440, y, bold: true },
    { text: 'Role', y: y + 14, italic: true },
    { text: 'Country', x: 480, y: y + 14, italic: true },
    { text: '• Kept the machines of two mills running day and night', y: y + 28 },
  ];
  const { work } = fieldsOf(
    ...siti,
    head('Work Experience', 90),
    ...job(110, 'Jan 2020 - May 2022'),
    ...job(170, 'Mar 2017 - Dec 2019'),
  );
  expect(work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate])).toEqual([
    ['Role', 'Company Name', '2020-01'],
    ['Role', 'Company Name', '2017-03'],
  ]);
});

test('a civil servant’s ranks are no posts, and the name of the next table describes nothing', () => {
  const columns = [50, 80, 280, 420, 540];
  const ranks = ruledTable(columns, 130, 20, [
    ['No', 'Pangkat', 'Gol. Ruang', 'TMT'],
    ['1', 'Penata Muda', 'III/a', '01-10-2011'],
    ['2', 'Penata Tk. I', 'III/d', '01-04-2022'],
  ]);
  const posts = ruledTable(columns, 220, 20, [
    ['No', 'Jabatan', 'Instansi', 'Mulai dan Sampai'],
    ['1', 'Staf Bidang Kampung', 'Dinas Arunika', '2010 - 2016'],
    ['2', 'Kepala Seksi Pemberdayaan', 'Distrik Kencana', '2017 - 2021'],
  ]);
  const { work } = fieldsWithRules(
    [
      ...siti,
      head('III. RIWAYAT PEKERJAAN', 96),
      { text: '1. Riwayat Kepangkatan', y: 118 },
      ...ranks.texts,
      { text: '2. Pengalaman Jabatan / Pekerjaan', y: 208 },
      ...posts.texts,
    ],
    [...ranks.rules, ...posts.rules],
  );
  expect(work.map(({ jobTitle, description }) => [jobTitle, description])).toEqual([
    ['Staf Bidang Kampung', null],
    ['Kepala Seksi Pemberdayaan', null],
  ]);
});

test('beside the name of the college, the university is who set the examination', () => {
  const { texts, rules } = ruledTable([50, 150, 300, 430, 545], 110, 20, [
    ['Examination', 'Name of Collage', 'University/Board', 'Year of Pass'],
    ['B.Com', 'Arunika Arts College', 'Kencana University', '2015'],
    ['HSC', 'St. Mary Hall', 'State Board', '2012'],
  ]);
  const { education } = fieldsWithRules([...siti, head('Education', 96), ...texts], rules);
  expect(education.map(({ organization, completionDate }) => [organization, completionDate])).toEqual([
    ['Arunika Arts College', '2015'],
    ['St. Mary Hall', '2012'],
  ]);
});

test('a period that a narrow cell of a ruled table broke before its dash is whole', () => {
  const edges = [45, 95, 230, 380, 560];
  const row = (y: number, month: string, year: string, post: string, house: string): Text[] => [
    { text: `${month} ${year}`, x: 49, y },
    { text: `– Des`, x: 49, y: y + 12 },
    { text: `${Number(year) + 1}`, x: 49, y: y + 24 },
    { text: post, x: 99, y: y + 12 },
    { text: house, x: 234, y: y + 12 },
    { text: 'Mencatat stok setiap hari', x: 384, y: y + 12 },
  ];
  const page = {
    ...buildPage([
      ...siti,
      head('Pengalaman Kerja', 90),
      ...['Tahun', 'Posisi', 'Perusahaan', 'Deskripsi'].map((text, at) => ({
        text,
        x: edges[at]! + 4,
        y: 116,
      })),
      ...row(136, 'Feb', '2007', 'Staf Gudang', 'PT Arunika'),
      ...row(180, 'Jan', '2004', 'Kasir', 'PT Kencana'),
    ]),
    rules: grid(edges, [108, 130, 174, 218]),
  };
  const { work } = flatten(readItems([page], { asOf: '2026-11-21' }).result);
  expect(work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2007-02', '2008-12'],
    ['2004-01', '2005-12'],
  ]);
});

test('a column of posts with what was done below them, beside employers over their towns, in a table without lines', () => {
  const row = (
    y: number,
    period: string,
    [house, town]: [string, string],
    post: string,
    ...tasks: string[]
  ) => [
    { text: period, x: 48, y },
    { text: house, x: 210, y },
    { text: town, x: 210, y: y + 13 },
    { text: post, x: 370, y, bold: true },
    ...tasks.map((text, at) => ({ text: `• ${text}`, x: 370, y: y + 13 * (at + 1) })),
  ];
  const { result } = readBelowName(
    head('Pengalaman Kerja', 90),
    ...['Periode', 'Perusahaan', 'Jabatan dan Uraian Tugas'].map((text, at) => ({
      text,
      x: [48, 210, 370][at]!,
      y: 110,
      bold: true,
    })),
    ...row(
      130,
      'Maret 2018 – Juni 2021',
      ['PT Arunika', 'Gresik'],
      'Teknisi Listrik',
      'Merawat 40 panel',
      'Melatih dua teknisi baru',
    ),
    ...row(
      186,
      'Juli 2014 – Februari 2018',
      ['CV Kencana', 'Sidoarjo'],
      'Staf Gudang',
      'Mencatat stok setiap hari',
    ),
  );
  expect(
    result.workExperience.map(({ jobTitle, organization, location }) => [
      jobTitle,
      organization,
      location?.rawInput,
    ]),
  ).toEqual([
    ['Teknisi Listrik', 'PT Arunika', 'Gresik'],
    ['Staf Gudang', 'CV Kencana', 'Sidoarjo'],
  ]);
});

test('what was done in a cell over all columns below its row of a ruled table belongs to that row', () => {
  const edges = [45, 200, 320, 420, 560];
  const row = (y: number, ...cells: string[]): Text[] =>
    cells.map((text, at) => ({ text, x: edges[at]! + 4, y }));
  const page = {
    ...buildPage([
      ...siti,
      head('Riwayat Pekerjaan', 90),
      ...row(114, 'Perusahaan', 'Posisi', 'Lokasi', 'Periode'),
      ...row(134, 'PT Arunika', 'Koordinator Gudang', 'Medan', '01/2020 – 06/2022'),
      { text: '• Mengoordinasi tiga gudang', x: 49, y: 154 },
      ...row(174, 'PT Kencana', 'Kasir', 'Kudus', '04/2017 – 12/2019'),
      { text: '• Melayani pembeli setiap hari', x: 49, y: 194 },
    ]),
    rules: [
      ...grid(edges, [100, 120, 140]),
      ...grid([45, 560], [140, 160]),
      ...grid(edges, [160, 180]),
      ...grid([45, 560], [180, 200]),
    ],
  };
  const { result } = readItems([page], { asOf: '2026-11-21' });
  expect(
    result.workExperience.map(({ jobTitle, organization, jobDescription }) => [
      jobTitle,
      organization,
      jobDescription,
    ]),
  ).toEqual([
    ['Koordinator Gudang', 'PT Arunika', 'Mengoordinasi tiga gudang'],
    ['Kasir', 'PT Kencana', 'Melayani pembeli setiap hari'],
  ]);
});

test('employers in the middle of the cells beside them, in a table without lines', () => {
  const row = (y: number, employer: string, post: string, period: string): Text[] => [
    { text: employer, x: 50, y: y + 6.5 },
    { text: post, x: 300, y, italic: true },
    { text: period, x: 300, y: y + 13 },
  ];
  const { work, education } = fieldsOf(
    ...siti,
    head('Education', 100),
    { text: 'Primary Education', x: 50, y: 124 },
    { text: 'Arunika Central School', x: 300, y: 124 },
    { text: 'College Education', x: 50, y: 141 },
    { text: 'Kencana College', x: 300, y: 141 },
    head('Work Experience', 170),
    ...row(194, 'Arunika Inc', 'Application Tester', '2018 - 2021'),
    ...row(225, 'Kencana Abadi Inc', 'Quality Assurance Eng.', '2021 - 2022'),
    ...row(256, 'Melati Inc', 'IT Professional', '2022 - Current Year'),
  );
  expect(work).toMatchObject([
    { jobTitle: 'Application Tester', organization: 'Arunika Inc', startDate: '2018', endDate: '2021' },
    { jobTitle: 'Quality Assurance Eng.', organization: 'Kencana Abadi Inc', startDate: '2021' },
    { jobTitle: 'IT Professional', organization: 'Melati Inc', startDate: '2022', endDate: null },
  ]);
  expect(education).toMatchObject([
    { organization: 'Arunika Central School' },
    { organization: 'Kencana College' },
  ]);
});

test('a ruled table of schools without names of columns: towns and grades beside what was studied', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: [56, 146, 392][at]!, y }));
  const { education } = fieldsWithRules(
    [
      ...siti,
      head('Riwayat Pendidikan', 90),
      ...row(118, '2003 - 2009', 'SD Santo Arunika', 'Wamena'),
      ...row(138, '2012 - 2015', 'SMA Negeri 1 Wamena', 'IPA'),
      ...row(158, '2015 - 2019', 'Poltekkes Kemenkes Jayapura', 'D-IV Kebidanan, IPK 3,29'),
    ],
    grid([50, 140, 386, 545], [105, 125, 145, 165]),
  );
  expect(education).toMatchObject([
    { organization: 'SD Santo Arunika', accreditation: null },
    { organization: 'SMA Negeri 1 Wamena', accreditation: 'IPA' },
    { organization: 'Poltekkes Kemenkes Jayapura', accreditation: 'D-IV Kebidanan', grade: '3,29' },
  ]);
});

test('employers under the name of a kind of house, beside posts and periods', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: [50, 75, 170, 270, 390][at]!, y }));
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...row(112, 'No', 'Tahun', 'Jabatan', 'Rumah Sakit', 'Tugas Utama').map((each) => ({
      ...each,
      bold: true,
    })),
    ...row(130, '1', '2019 – 2022', 'Perawat IGD', 'RSUD Ulin Raya', 'Menangani triase pasien'),
    ...row(148, '2', '2015 – 2019', 'Perawat', 'RS Suaka Kasih', 'Merawat pasien bangsal'),
  );
  expect(jobHeads(page)).toEqual([
    ['Perawat IGD', 'RSUD Ulin Raya'],
    ['Perawat', 'RS Suaka Kasih'],
  ]);
});

test('what was done, counted off in the one cell of a table, is parted at its numbers', () => {
  const edges = [50, 80, 200, 300, 400, 560];
  const { rules, texts } = ruledTable(edges, 110, 20, [
    ['No', 'Perusahaan', 'Jabatan', 'Periode', 'Tugas'],
    ['1', 'PT Arunika', 'Kasir', '2019 – 2021', '1. Mencatat stok 2. Menyusun laporan'],
    ['2', 'CV Kencana', 'Staf', '2016 – 2018', '1. Menerima barang'],
  ]);
  const { work } = fieldsWithRules([...siti, head('Riwayat Kerja', 90), ...texts], rules);
  expect(work.map(({ description }) => description)).toEqual([
    'Mencatat stok\nMenyusun laporan',
    'Menerima barang',
  ]);
});
