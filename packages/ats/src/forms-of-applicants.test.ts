import { expect, test } from 'vitest';
import { readItems } from './read-items.ts';
import { flatten } from './result/flatten.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { grid } from './testing/grid.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// CVs as applicants in Indonesia send them: typed forms, tables of Word, sidebars of design sites, profiles of job sites.

const read = (...texts: (Text | string)[]) => flatten(readPage(...texts).result);
const at = (x: number, y: number, text: string, more: Partial<Text> = {}): Text => ({ text, x, y, ...more });
const bold = (x: number, y: number, text: string) => at(x, y, text, { bold: true });

test('periods that begin at one edge end the rows of the main column, however short its texts are beside a side column', () => {
  const { work, education } = read(
    ...siti,
    head('Pengalaman', 90),
    bold(50, 110, 'Kasir'),
    at(50, 124, 'Toko Arunika'),
    at(260, 124, '2022 - Sekarang'),
    at(50, 138, 'Melayani pembeli dan mencatat penjualan harian di buku besar.'),
    head('Pendidikan', 170),
    bold(50, 190, 'S1 Manajemen'),
    at(50, 204, 'Universitas Kencana'),
    at(260, 204, 'Agu 2018 - Jul 2022'),
    bold(50, 230, 'IPS'),
    at(50, 244, 'SMA Negeri 3 Garut'),
    at(260, 244, '2015 - 2018'),
    at(400, 90, 'Keahlian', { size: 14, bold: true }),
    ...['Menyusun laporan', 'Menghitung kas', 'Melayani tamu', 'Mengetik surat'].map((text, index) =>
      at(400, 108 + 14 * index, text),
    ),
    at(400, 180, 'Bahasa', { size: 14, bold: true }),
    ...['Indonesia', 'Sunda', 'Inggris', 'Arab'].map((text, index) => at(400, 198 + 15 * index, text)),
  );
  expect(work.map(({ jobTitle, startDate }) => [jobTitle, startDate])).toEqual([['Kasir', '2022']]);
  expect(education.map((school) => [school.organization, school.startDate, school.completionDate])).toEqual([
    ['Universitas Kencana', '2018-08', '2022-07'],
    ['SMA Negeri 3 Garut', '2015', '2018'],
  ]);
});

test('headings beside a table stand a little over entries in larger letters, and take no row from the part above', () => {
  const label = (y: number, text: string) => at(45, y, text, { size: 9.5, bold: true, colour: 0xf2511b });
  const entry = (y: number, name: string, period: string, ...points: string[]): Text[] => [
    at(200, y, name, { size: 11, bold: true }),
    at(200, y + 11.3, period, { size: 8 }),
    ...points.map((text, index) => at(204, y + 27 + 12.7 * index, `• ${text}`, { size: 9.5 })),
  ];
  const { summary, work, education } = read(
    at(45, 40, 'Siti Aminah', { size: 30, bold: true }),
    at(45, 60, 'siti@contoh.id', { size: 9.5 }),
    label(100, 'PROFIL'),
    at(200, 100, 'Lulusan baru yang terbiasa mengelola acara kampus dan', { size: 9.5 }),
    at(200, 112.8, 'menulis naskah untuk media sosial fakultas.', { size: 9.5 }),
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
    at(200, 288.1, 'Menulis, Menyunting', { size: 9.5 }),
  );
  expect(summary).toContain('menulis naskah');
  expect(education.map((school) => [school.organization, school.startDate, school.completionDate])).toEqual([
    ['Universitas Kencana', '2020', '2024'],
    ['SMA Negeri 3 Garut', '2017', '2020'],
  ]);
  expect(work.map(({ startDate }) => startDate)).toEqual(['2023-07']);
});

test('a typed form: numbers of a list, `sbg.` between employer and post, and a closing sentence that justified words pull apart', () => {
  const spread = (y: number, text: string) =>
    text.split(' ').map((word, index) => at(80 + 42 * index, y, word));
  const { work, education, skills } = read(
    ...siti,
    head('Pendidikan', 90),
    at(96, 110, '1.'),
    at(111, 110, 'SD Negeri 2 Garut'),
    at(300, 110, ': Lulus Tahun 1998'),
    at(96, 122, '2.'),
    at(111, 122, 'SMP Negeri 3 Garut'),
    at(300, 122, ': Lulus Tahun 2001'),
    at(96, 134, '3.'),
    at(111, 134, 'SMK Muhammadiyah 1 Garut (Mesin Otomotif)'),
    at(330, 134, ': Lulus Tahun 2004'),
    head('Pengalaman Kerja', 160),
    '1. Bekerja di PT Arunika Jaya sbg. Sopir tahun 2016 s/d sekarang',
    '2. Bekerja di Hotel Kencana sbg. Satpam tahun 2009 s/d 2015',
    head('Kemampuan', 220),
    '- Mengemudi truk',
    '- Merawat mesin diesel',
    ...spread(300, 'Demikian Daftar Riwayat Hidup ini saya buat dengan sebenarnya'),
  );
  expect(education.map(({ organization }) => organization)).toEqual([
    'SD Negeri 2 Garut',
    'SMP Negeri 3 Garut',
    expect.stringContaining('SMK Muhammadiyah 1 Garut'),
  ]);
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Sopir', 'PT Arunika Jaya'],
    ['Satpam', 'Hotel Kencana'],
  ]);
  expect(skills).toEqual(['Mengemudi truk', 'Merawat mesin diesel']);
});

test('numbers in a column of their own count certificates and are no part of their names', () => {
  const { certifications } = read(
    ...siti,
    head('Sertifikasi', 90),
    at(58, 110, '1.', { size: 8.5 }),
    at(71, 110, 'Pelatihan Kepemimpinan, BPSDMD Provinsi Jawa Tengah (2022)', { size: 8.5 }),
    at(58, 124.2, '2.', { size: 8.5 }),
    at(71, 124.2, 'Diklat Pengadaan Barang, LKPP (2015)', { size: 8.5 }),
  );
  expect(certifications).toEqual(['Pelatihan Kepemimpinan', 'Diklat Pengadaan Barang']);
});

test('a profile of a job site: labels beside facts are no headings where those over jobs look otherwise, and a long period is one of its margin', () => {
  const grey = (y: number, text: string) => at(54, y, text, { colour: 0x777777 });
  const fact = (y: number, name: string, value: string): Text[] => [grey(y, name), at(160, y, value)];
  const job = (y: number, period: string, length: string, post: string, firm: string): Text[] => [
    at(54, y, period, { colour: 0x333333 }),
    at(54, y + 12, length, { colour: 0x999999 }),
    bold(150, y, post),
    at(150, y + 12, firm),
  ];
  const { work, skills, languages } = read(
    at(50, 40, 'Siti Aminah', { size: 22, bold: true }),
    ...fact(60, 'Kontak', '0812-6455-9031'),
    ...fact(74, 'Email', 'siti@contoh.id'),
    ...fact(88, 'Alamat', 'Jl. Melati 4, Medan'),
    head('Pengalaman Kerja', 116),
    ...job(136, 'Apr 2021 - Kini', '5 tahun', 'Manajer Toko', 'PT Arunika Jaya'),
    ...job(176, 'Jan 2016 - Mar 2019', '3 tahun', 'Sekretaris', 'PT Kencana Sentosa'),
    head('Pendidikan', 220),
    at(54, 240, '2015'),
    bold(150, 240, 'Universitas Kencana'),
    at(150, 252, 'S1 Psikologi'),
    head('Keterampilan', 280),
    ...fact(300, 'Mahir', 'Payroll, Rekrutmen'),
    ...fact(314, 'Pemula', 'SAP'),
    head('Bahasa', 340),
    ...fact(360, 'Indonesia', '10'),
    at(260, 360, '10'),
    ...fact(374, 'Inggris', '7'),
    at(260, 374, '8'),
  );
  expect(work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate])).toEqual([
    ['Manajer Toko', 'PT Arunika Jaya', '2021-04'],
    ['Sekretaris', 'PT Kencana Sentosa', '2016-01'],
  ]);
  expect(skills).toEqual(['Payroll', 'Rekrutmen', 'SAP']);
  expect(languages).toEqual(['Indonesia', 'Inggris']);
});

test('a lecturer’s table of degrees by columns right below a form, with justified words in its cells', () => {
  const edges = [65, 168, 289, 409, 530];
  const field = (y: number, name: string, value: string) => [at(65, y, name), at(210, y, `: ${value}`)];
  const row = (y: number, ...texts: string[]) => texts.map((text, index) => at(edges[index]! + 6, y, text));
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
            at(71, 214, 'Nama'),
            at(117, 214, 'Perguruan'),
            at(71, 227, 'Tinggi'),
            at(174, 214, 'Universitas'),
            at(248, 214, 'Kencana'),
            at(174, 227, 'Raya'),
            at(295, 214, 'Institut Arunika'),
            at(415, 214, 'Universitas Melati'),
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

test('a name in two weights and sizes of large capitals is one name; a post below it is none of it', () => {
  const name = (second: string) =>
    read(
      at(50, 50, 'KIRANA', { size: 32 }),
      at(50, 76, second, { size: 22, bold: true }),
      at(50, 100, 'siti@contoh.id'),
      head('Pengalaman', 140),
      'Kasir, Toko Arunika, 2020 - 2022',
      'Melayani pembeli dan mencatat penjualan setiap hari.',
    ).name;
  expect(name('DELAROSA PUTRI')).toBe('KIRANA DELAROSA PUTRI');
  expect(name('STAF ADMINISTRASI')).toBe('KIRANA');
});

test('a label goes to its own row, and not to words that are centred beside several rows', () => {
  const field = (y: number, name: string, value: string) => [at(50, y, name), at(175, y, `: ${value}`)];
  const { location, phones } = read(
    head('CURRICULUM VITAE', 40),
    { ...head('DATA DIRI', 70), size: 11 },
    ...field(90, 'Nama Lengkap', 'Siti Aminah'),
    ...field(102, 'Tempat/Tgl. Lahir', 'Garut, 2 Januari 1999'),
    ...field(114, 'Agama', 'Islam'),
    at(470, 120.5, 'FOTO 4X6'),
    ...field(126, 'Alamat', 'Jl. Veteran No. 7, Garut'),
    ...field(138, 'Telp/WA', '0896-9134-0025'),
    ...field(150, 'E-mail', 'siti@contoh.id'),
    head('RIWAYAT PEKERJAAN', 180),
    at(50, 200, '2021 – 2023'),
    bold(175, 200, 'Kasir'),
    at(175, 212, 'Toko Arunika'),
  );
  expect(location).toBe('Jl. Veteran No. 7, Garut');
  expect(phones).toEqual(['0896-9134-0025']);
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
              ...['No', 'Waktu', 'Sekolah', 'Tugas'].map((text, index) => at(edges[index]! + 4, 114, text)),
              ...tasks.flatMap((task, row) =>
                [
                  `${row + 1}`,
                  `${2020 - 2 * row} – ${2022 - 2 * row}`,
                  `SMA Negeri ${row + 3} Garut`,
                  task,
                ].map((text, index) => at(edges[index]! + 4, 134 + 20 * row, text)),
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

test('facts that a job site prints over what was done are no part of it', () => {
  const fact = (y: number, name: string, value: string) => [at(150, y, name), at(240, y, value)];
  const { work } = read(
    ...siti,
    head('Pengalaman Kerja', 90),
    at(50, 110, 'Apr 2019 - Kini'),
    bold(150, 110, 'Manajer Toko'),
    at(150, 122, 'PT Arunika Jaya'),
    ...fact(136, 'Industri', 'Perdagangan'),
    ...fact(150, 'Gaji per Bulan', 'IDR 9.500.000'),
    ...fact(164, 'Uraian Tugas', 'Mengelola penggajian 340 karyawan.'),
    at(240, 176, 'Merekrut 60 kasir per tahun.'),
    at(50, 200, 'Jan 2016 - Mar 2019'),
    bold(150, 200, 'Sekretaris'),
    at(150, 212, 'PT Kencana Sentosa'),
    ...fact(226, 'Industri', 'Perdagangan'),
    ...fact(240, 'Uraian Tugas', 'Mengatur jadwal rapat direksi.'),
  );
  expect(work.map(({ description }) => description)).toEqual([
    'Mengelola penggajian 340 karyawan. Merekrut 60 kasir per tahun.',
    'Mengatur jadwal rapat direksi.',
  ]);
});

test('`Ibu` beside a language is a level', () => {
  const { languages } = read(
    ...siti,
    head('Bahasa', 90),
    at(50, 110, 'Indonesia'),
    at(200, 110, 'Ibu'),
    at(50, 124, 'Inggris'),
    at(200, 124, 'Menengah'),
  );
  expect(languages).toEqual(['Indonesia', 'Inggris']);
});
