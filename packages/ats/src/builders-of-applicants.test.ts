import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { buildPage, type Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';
import { readItems } from './read-items.ts';

// What Indonesian sites' builders and applicants' own pages do: years in badges, streets below schools, tables of contacts, periods that a column broke.

test('a year in a badge that the period below says again is no date of its own', () => {
  const entry = (y: number, year: string, post: string, employer: string, ...deeds: string[]): Text[] => [
    { text: year, x: 50, y },
    { text: post, x: 100, y, size: 11 },
    { text: employer, x: 100, y: y + 15 },
    ...deeds.map((text, index) => ({ text, x: 100, y: y + 34 + 15 * index })),
  ];
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...entry(
        110,
        '2018',
        'Staf Gudang',
        'PT Arunika Jaya (3 Maret 2018 - 14 Juli 2020)',
        'Menyusun Jadwal Pengiriman',
        'Mencatat keluar masuk barang di dua',
        'gudang',
        'Merekap data pengiriman',
      ),
      ...entry(230, '2021', 'Staf Pengadaan', 'PT Kencana Abadi (Mei 2021 - Juni 2023)', 'Memproses pesanan'),
    ).result,
  );
  expect(
    work.map(({ jobTitle, organization, startDate, endDate }) => [
      jobTitle,
      organization,
      startDate,
      endDate,
    ]),
  ).toEqual([
    ['Staf Gudang', 'PT Arunika Jaya', '2018-03', '2020-07'],
    ['Staf Pengadaan', 'PT Kencana Abadi', '2021-05', '2023-06'],
  ]);
  expect(work[0]?.description?.replaceAll('\n', ' ')).toBe(
    'Menyusun Jadwal Pengiriman Mencatat keluar masuk barang di dua gudang Merekap data pengiriman',
  );
});

test('a year in the margin stays where no period says it again', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      { text: '2018', x: 50, y: 110 },
      { text: 'Staf Gudang, PT Arunika Jaya', x: 100, y: 110 },
      { text: '2021', x: 50, y: 130 },
      { text: 'Staf Pengadaan, PT Kencana Abadi', x: 100, y: 130 },
    ).result,
  );
  expect(work.map(({ startDate }) => startDate)).toEqual(['2018', '2021']);
});

test('the lines of a street below a school are no degree', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      { text: 'SMK Negeri 5 Palembang', y: 110, size: 11 },
      { text: '2016 - 2019', x: 56, y: 126 },
      { text: 'Jl. Demang Raya No.3, RW.02, Lorok', x: 58, y: 140 },
      { text: 'Pakjo, Kec. Ilir Barat Kota Palembang,', y: 154 },
      { text: 'Selatan 30137', y: 168 },
      { text: 'SMP Negeri 8 Palembang', y: 200, size: 11 },
      { text: '2013 - 2016', x: 56, y: 216 },
      { text: 'Jl. Kancil Putih No.12, Kec. Ilir', x: 58, y: 230 },
      { text: 'Barat Kota Palembang 30139', y: 244 },
    ).result,
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SMK Negeri 5 Palembang', null],
    ['SMP Negeri 8 Palembang', null],
  ]);
});

test('ways to reach somebody in a table under the writer’s own words are contacts', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 110, 300][index]!, y }));
  const { phones, linkedin } = flatten(
    readPage(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      head('Pengalaman Kerja', 80),
      { text: 'Kasir, Toko Abadi', y: 100, bold: true },
      { text: '2019 - 2022', y: 114 },
      { text: '• Melayani 90 pembeli setiap hari', y: 128 },
      head('Saluran Komunikasi dan Sosial', 170),
      ...row(190, '1', 'WhatsApp', '0812-3456-7890'),
      ...row(206, '2', 'Email', 'siti@contoh.id'),
      ...row(222, '3', 'LinkedIn', 'linkedin.com/in/sitiaminah'),
    ).result,
  );
  expect([phones, linkedin]).toEqual([['0812-3456-7890'], 'linkedin.com/in/sitiaminah']);
});

test('a period that a narrow column broke at its right end is no column', () => {
  const left: Text[] = [
    head('Riwayat Pendidikan', 110),
    { text: 'SMK Negeri 2 Sukamaju', y: 136, bold: true },
    { text: '2021 -', x: 186, y: 136, size: 8 },
    { text: '2024', x: 186, y: 146, size: 8 },
    { text: 'Teknik Komputer', y: 150 },
    { text: 'Merakit dan merawat komputer sekolah', y: 170, size: 8 },
    { text: 'serta memasang jaringan di tiga kelas.', y: 181, size: 8 },
    head('Kemampuan', 220),
    ...['• Mikrotik', '• Debian', '• Excel', '• Cisco'].map((text, index) => ({ text, y: 240 + 16 * index })),
  ];
  const right: Text[] = [
    head('Tentang Saya', 110),
    { text: 'Lulusan baru yang terbiasa merawat jaringan', y: 132 },
    { text: 'kantor dan membantu pengguna setiap hari.', y: 147 },
    head('Pengalaman Kerja', 180),
    { text: 'PT Arunika Nusantara', y: 204, bold: true },
    { text: '2023 - 2024', x: 500, y: 204, size: 8 },
    { text: 'Teknisi Jaringan', y: 220, italic: true },
    { text: 'Memeriksa perangkat jaringan setiap pekan', y: 236 },
    { text: 'dan mencatat gangguan untuk tim teknis.', y: 251 },
    { text: 'CV Kencana Komputer', y: 276, bold: true },
    { text: '2022', x: 520, y: 276, size: 8 },
    { text: 'Magang', y: 292, italic: true },
    { text: 'Memasang kabel di dua lantai kantor.', y: 308 },
  ].map((text) => ({ x: 270, ...text }));
  const { result } = readItems([buildPage([...siti, ...left, ...right])], { asOf: '2026-11-21' });
  const { work, education } = flatten(result);
  expect(work.map(({ organization, startDate }) => [organization, startDate])).toEqual([
    ['PT Arunika Nusantara', '2023'],
    ['CV Kencana Komputer', '2022'],
  ]);
  expect(
    education.map(({ organization, startDate, completionDate }) => [organization, startDate, completionDate]),
  ).toEqual([['SMK Negeri 2 Sukamaju', '2021', '2024']]);
});

test('a place spelt "Sumatra" before a period stands for no degree', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      { text: 'SMK Bina Karya', y: 110, bold: true },
      { text: 'Solok, Sumatra Barat — 2016–2019', x: 350, y: 110 },
      { text: 'Administrasi Perkantoran', y: 126 },
    ).result,
  );
  expect(education[0]).toMatchObject({ accreditation: 'Administrasi Perkantoran' });
});

test('a summary begins behind its label', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Tentang Saya : Analis kredit dengan sebelas tahun pengalaman di bank umum.', y: 80 },
    head('Pendidikan', 120),
    { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 140 },
  );
  expect(result.summary).toBe('Analis kredit dengan sebelas tahun pengalaman di bank umum.');
});

test('a post in much smaller letters behind the name is no part of it', () => {
  const { result } = readPage(
    {
      text: 'Raka Bagaskara Putra',
      y: 40,
      size: 22,
      more: [{ text: 'Pengembang', size: 14 }],
    },
    { text: 'web', y: 62, size: 14 },
    { text: 'raka@contoh.id', y: 80 },
    head('Pendidikan', 120),
    { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 140 },
  );
  expect(result.name?.raw).toBe('Raka Bagaskara Putra');
});

test('a drawn dash leaves a month and "Sekarang" in two cells: the job goes on', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Riwayat Pekerjaan', 90),
      { text: 'Kepala Gudang, PT Arunika Jaya', y: 110 },
      { text: 'Mei 2020', x: 430, y: 110 },
      { text: 'Sekarang', x: 490, y: 110 },
      { text: '• Mengawasi penyimpanan 4.000 ton jagung', y: 126 },
      { text: 'Staf Gudang, CV Kencana', y: 150 },
      { text: 'Januari 2016', x: 420, y: 150 },
      { text: 'April 2020', x: 490, y: 150 },
      { text: '• Mencatat keluar masuk barang', y: 166 },
    ).result,
  );
  expect(work.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2020-05', null],
    ['2016-01', '2020-04'],
  ]);
});

test('a form that asks when somebody came and not when they left: the job goes on', () => {
  const row = (y: number, label: string, value: string): Text[] => [
    { text: label, y },
    { text: ':', x: 250, y },
    { text: value, x: 265, y },
  ];
  const { work } = flatten(
    readPage(
      ...siti,
      head('Data Pekerjaan', 90),
      ...row(110, 'Perusahaan / Company', 'PT Arunika Tambang'),
      ...row(126, 'Jabatan / Job Position', 'Mekanik'),
      ...row(142, 'Tanggal Masuk / Admission Date', '01/03/2015'),
      head('Pendidikan', 180),
      { text: 'SMK Negeri 2 Bontang, 2003 - 2006', y: 200 },
    ).result,
  );
  expect(work.map(({ jobTitle, startDate, endDate }) => [jobTitle, startDate, endDate])).toEqual([
    ['Mekanik', '2015-03', null],
  ]);
});

test('a name in a head’s colour that the period beside it broke is whole', () => {
  const school = (y: number, name: string, rest: string, period: string, field: string): Text[] => [
    { text: name, y, size: 10, colour: 0x553311 },
    { text: period, x: 152, y, size: 8, colour: 0xaa8866 },
    { text: rest, y: y + 11, size: 10, colour: 0x553311 },
    { text: field, y: y + 25, size: 9, colour: 0x444444 },
  ];
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      ...school(110, 'Universitas Sebelas', 'Maret', '2012 – 2016', 'S1 Pendidikan Bahasa Inggris'),
      ...school(160, 'SMA Negeri 4 Kota', 'Banjarbaru', '2009 – 2012', 'Bahasa'),
    ).result,
  );
  expect(education.map(({ organization }) => organization)).toEqual([
    'Universitas Sebelas Maret',
    'SMA Negeri 4 Kota Banjarbaru',
  ]);
});

test('a card at the foot whose title is a heading’s is no school', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Riwayat Pendidikan', 90),
      { text: 'Universitas Lampung', y: 110, bold: true },
      { text: '2021 - 2025', x: 400, y: 110 },
      { text: 'S1 Ilmu Komunikasi', y: 124 },
      { text: 'IPK 3,71', y: 138 },
      { text: 'SMA Negeri 2 Metro', y: 160, bold: true },
      { text: '2018 - 2021', x: 400, y: 160 },
      { text: 'IPS', y: 174 },
      { text: 'Ketua majalah dinding', x: 60, y: 188 },
      { text: 'Tujuan & Minat Karir', y: 300, bold: true, colour: 0x2563eb },
      { text: 'Ingin memberikan kontribusi yang baik bagi kemajuan perusahaan.', y: 314 },
    ).result,
  );
  expect(education.map(({ organization }) => organization)).toEqual([
    'Universitas Lampung',
    'SMA Negeri 2 Metro',
  ]);
});

test('contacts side by side that each broke are whole', () => {
  const { phones, location } = flatten(
    readPage(
      { text: 'Laras Kinanti', y: 40, size: 20, bold: true },
      { text: '0812-5531-', x: 274, y: 70 },
      { text: 'Bantul, DI', x: 370, y: 70 },
      { text: 'laras@contoh.id', x: 50, y: 82 },
      { text: '8890', x: 260, y: 82 },
      { text: 'Yogyakarta', x: 356, y: 82 },
      head('Pengalaman Kerja', 120),
      { text: 'Kasir, Toko Abadi', y: 140, bold: true },
      { text: '2019 - 2022', y: 154 },
    ).result,
  );
  expect([phones, location]).toEqual([['0812-5531-8890'], 'Bantul, DI Yogyakarta']);
});

test('headings in small letters are headings where nothing else looks like them', () => {
  const heading = (text: string, y: number): Text => ({ text, y, size: 14, bold: true });
  const { skills, languages } = flatten(
    readPage(
      ...siti,
      heading('skills', 90),
      { text: 'Survei lapangan', y: 108 },
      { text: 'Pemetaan', y: 122 },
      heading('Languages', 150),
      { text: 'Indonesia', y: 168 },
      heading('Social Network', 200),
      { text: 'sitiaminah', y: 218 },
      heading('Education', 250),
      { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 268 },
    ).result,
  );
  expect([skills, languages]).toEqual([['Survei lapangan', 'Pemetaan'], ['Indonesia']]);
});

test('a certificate’s name over the one point that says who gave it', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Certifications', 90),
      { text: 'Survey of Coastal Waters', y: 110, bold: true },
      { text: '• Arunika Institute', y: 124 },
      { text: 'Safe Handling of Drones in the', y: 140, bold: true },
      { text: 'Field', y: 154, bold: true },
      { text: '• Kencana Air', y: 168 },
    ).result,
  );
  expect(certifications).toEqual(['Survey of Coastal Waters', 'Safe Handling of Drones in the Field']);
});

test('certificates in a run with dots between', () => {
  const { certifications } = flatten(
    readPage(...siti, head('Certifications', 90), {
      text: 'Scrum Master Certified (SMC) • Kanban Practitioner • Design Thinking',
      y: 110,
    }).result,
  );
  expect(certifications).toEqual(['Scrum Master Certified (SMC)', 'Kanban Practitioner', 'Design Thinking']);
});

test('schools abroad: a town with small words before its country, a name and its town below the degree', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Education', 90),
      { text: 'Universidad Nacional de Cuyo, Facultad de Ingeniería', y: 110, bold: true },
      { text: '2016 - 2021', x: 450, y: 110 },
      { text: 'Computer Engineering', y: 124 },
      { text: 'Villa de Merlo, Argentina', x: 430, y: 124 },
      { text: 'Master of Engineering in Hydrology', y: 160, bold: true },
      { text: '2012 - 2017', x: 450, y: 160 },
      { text: 'INTEC Lyon, Lyon', y: 174 },
      { text: '2005 - 2012', y: 210 },
      { text: 'Bachelor of Physics, Universidad Nacional de Tilcara, Argentina', x: 130, y: 210 },
    ).result,
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['Universidad Nacional de Cuyo', 'Computer Engineering'],
    ['INTEC Lyon', 'Master of Engineering in Hydrology'],
    ['Universidad Nacional de Tilcara', 'Bachelor of Physics'],
  ]);
});

test('levels of a builder’s list and the name of a file are no skills', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Skills', 90),
      ...[
        'Storytelling',
        'expert',
        'Curriculum design',
        'experienced',
        'Event planning',
        'skillful',
        'cv-siti.pdf',
      ].map((text, index) => ({ text, y: 110 + 16 * index, size: index % 2 ? 8 : 10 })),
    ).result,
  );
  expect(skills).toEqual(['Storytelling', 'Curriculum design', 'Event planning']);
});
