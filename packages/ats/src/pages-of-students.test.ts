import { expect, test } from 'vitest';
import { readItems } from './read-items.ts';
import { buildPage } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What pages and forms do that students, teachers and offices in Indonesia make by themselves.

type Reading = Pick<ReturnType<typeof readPage>, 'result'>;

const jobsOf = ({ result }: Reading) =>
  result.workExperience.map(({ jobTitle, organization, dates }) => [
    jobTitle,
    organization,
    dates?.startDate,
    dates?.endDate,
  ]);

const schoolsOf = ({ result }: Reading) =>
  result.education.map(({ organization, accreditation, dates }) => [
    organization,
    accreditation?.inputStr,
    dates?.completionDate?.slice(0, 4),
  ]);

const nameOf = ({ result }: Reading) => result.name?.raw;

test('a counted form whose colons stand in a column of their own, with values over several lines', () => {
  const rows: [string, ...string[]][] = [
    ['Nama', 'Ratna Sari, S.Pd,', 'M.Pd'],
    ['Tempat, Tanggal Lahir', 'Maros, 4 Mei 1990'],
    ['Email', 'ratna@contoh.id'],
    ['No HP', '0812 3456 7890'],
    ['Mata Kuliah', '• Aljabar', '• Statistika', '• Kalkulus', '• Geometri', '• Logika', '• Trigonometri'],
  ];
  let y = 80;
  const form = rows.flatMap(([label, ...values], index) => {
    const top = y;
    y += 16 * values.length + 14;
    return [
      { text: String(index + 1), x: 50, y: top },
      { text: label, x: 70, y: top },
      { text: ':', x: 200, y: top },
      ...values.map((text, line) => ({ text, x: 225, y: top + 16 * line })),
    ];
  });
  const reading = readPage(
    head('Identitas Diri', 50),
    ...form,
    head('Pendidikan', y + 20),
    { text: 'Universitas Arunika', y: y + 40 },
    { text: 'S1 Matematika, 2012', y: y + 54 },
  );
  expect(nameOf(reading)).toBe('Ratna Sari, S.Pd, M.Pd');
  expect(reading.result.emails).toEqual(['ratna@contoh.id']);
  expect(reading.result.dateOfBirth).toBe('1990-05-04');
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
  expect(schoolsOf(reading)).toEqual([
    ['Universitas Negeri Arunika', 'S1 Pendidikan Kimia', '2013'],
    ['Institut Teknologi Cemara', 'S2 Teknik Kimia', '2016'],
  ]);
});

test.each([
  ['Halo, Saya', 'Sinta', 'Maharani.', 'Sinta Maharani'],
  ['Sinta Dewi Maharani (Sinta Dewi)', 'Perawat', 'Bandung', 'Sinta Dewi Maharani'],
])('a name with a greeting over it, or with what its bearer goes by: %s', (first, second, third, name) => {
  const large = { size: 30, bold: true };
  const isGreeting = first.startsWith('Halo');
  const reading = readPage(
    { text: first, y: 60, ...large },
    { text: second, y: 96, ...(isGreeting ? large : {}) },
    { text: third, y: isGreeting ? 132 : 112, ...(isGreeting ? large : {}) },
    { text: 'sinta@contoh.id', y: 160 },
    head('Pendidikan', 200),
    { text: 'Universitas Arunika', y: 220 },
    { text: 'S1 Biologi, 2015 - 2019', y: 234 },
  );
  expect(nameOf(reading)).toBe(name);
});

test('a name below the heading of the profile, in one of two columns', () => {
  const left = (text: string, y: number) => ({ text, x: 50, y });
  const right = (text: string, y: number) => ({ text, x: 320, y });
  const title = (text: string, x: number, y: number) => ({ ...head(text, y), x, size: 16 });
  const strong = { size: 11, bold: true };
  const reading = readPage(
    { ...head('Tentang Saya', 40), size: 22 },
    left('Seorang teknisi jaringan yang suka dengan tantangan dan hal baru di tempat kerja.', 66),
    title('Profil Singkat', 50, 180),
    { ...left('SINTA MAHARANI', 204), ...strong },
    ...['Seorang teknisi jaringan', 'yang tanggap dan senang', 'belajar hal baru di industri'].map(
      (text, index) => ({ ...left(text, 220 + 14 * index), italic: true }),
    ),
    left('• JL.Melati 24 ,Malang, Jawa', 270),
    { text: 'Timur', x: 58, y: 284 },
    left('• (+62)859180044127', 298),
    left('• sintam@contoh.id', 312),
    title('Pendidikan', 50, 340),
    { ...left('SMK NEGERI 4 MALANG', 364), ...strong },
    left('2019 - 2022', 380),
    title('Magang', 320, 180),
    { ...right('TEKNISI JARINGAN', 204), ...strong },
    right('PT Arunika', 220),
    right('2021 - 2022', 236),
    ...['Menjaga jaringan', 'Merakit komputer', 'Membantu acara'].map((text, index) =>
      right(`• ${text}`, 252 + 16 * index),
    ),
  );
  expect(nameOf(reading)).toBe('SINTA MAHARANI');
});

test('skills with a percentage behind a colon', () => {
  const { result } = readPage(
    ...siti,
    head('Keahlian', 90),
    ...['Perawatan Luka : 95 %', 'Menyuntik : 75 %', 'EKG : 80%'].map((text, index) => ({
      text,
      y: 110 + 16 * index,
    })),
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Perawatan Luka', 'Menyuntik', 'EKG']);
});

test('a sentence about the jobs right below their heading is no employer', () => {
  const at = (text: string, y: number, size = 10) => ({ text, x: 87, y, size, bold: size > 10 });
  const reading = readPage(
    ...siti,
    { ...head('Pengalaman Kerja', 90), size: 22 },
    { text: 'Beberapa tempat yang pernah menerima saya sebagai pegawainya', y: 106, size: 12 },
    { text: 'selama ini.', y: 122, size: 12 },
    at('PT Arunika', 150, 15),
    at('Supervisor Area', 180, 13.5),
    { text: 'Mar 2023 - Sekarang', x: 400, y: 180 },
    at('- Mengawasi para penjual di beberapa pasar.', 210),
    at('Kasir', 240, 13.5),
    { text: 'Mar 2020 - Mei 2022', x: 400, y: 240 },
    at('- Melayani pembeli di kasir toko', 270),
  );
  expect(jobsOf(reading).map(([post, employer]) => [post, employer])).toEqual([
    ['Supervisor Area', 'PT Arunika'],
    ['Kasir', 'PT Arunika'],
  ]);
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
  expect(schoolsOf(reading)).toEqual([
    ['SMK Negeri 4 Malang', 'Teknik Komputer dan Jaringan', '2022'],
    ['Institut Cemara', 'Informatika', '2026'],
  ]);
  expect(jobsOf(reading)).toEqual([['Teknisi Jaringan', 'PT Arunika', '2021-01-01', '2022-01-01']]);
});

test('a summary in centred lines, the first of which names a school', () => {
  const centred = (text: string, y: number) => ({
    text,
    x: 297 - text.length * 2.5 + text.split(' ').length,
    y,
  });
  const lines = [
    'Mahasiswa Universitas Arunika Nusantara program studi',
    'Informatika. Rajin berlatih bersama teman dan senang sekali',
    'pada permainan catur yang dibuat dengan tangan.',
  ];
  const { result } = readPage(
    { ...centred('Siti Aminah', 40), size: 22, bold: true, x: 240 },
    centred('0812 3456 7890 | siti@contoh.id', 60),
    ...lines.map((text, index) => centred(text, 76 + 14 * index)),
    head('Pendidikan', 150),
    { text: 'Universitas Arunika Nusantara', y: 170 },
    { text: 'S1 Informatika, 2021 - Sekarang', y: 184 },
  );
  expect(result.summary).toBe(lines.join(' '));
});

test('a field of study below the word that announces it, behind a school that no word tells', () => {
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: '• 2017 - 2020', x: 50, y: 110 },
    { text: 'SMP Negeri 2 Karawang', x: 150, y: 110 },
    { text: '• 2023 - 2024', x: 50, y: 126 },
    { text: 'Rumah Belajar Arunika Jurusan', x: 150, y: 126 },
    { text: 'Teknik Komputer', x: 62, y: 140 },
  );
  expect(schoolsOf(reading)).toEqual([
    ['SMP Negeri 2 Karawang', undefined, '2020'],
    ['Rumah Belajar Arunika', 'Teknik Komputer', '2024'],
  ]);
});

test('whose CV of which year it is, at the foot, is no skill', () => {
  const { result } = readPage(
    ...siti,
    head('Keahlian', 90),
    { text: 'PHP, Laravel', y: 110 },
    { text: 'CV Siti Aminah | 2025', x: 240, y: 170, size: 9 },
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['PHP', 'Laravel']);
});

test('a faculty beside the field of study in a table of schools', () => {
  const cells = (y: number, ...texts: string[]) =>
    texts.map((text, index) => ({ text, x: [50, 200, 300, 440][index]!, y }));
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    ...cells(110, 'Universitas', 'Fakultas', 'Jurusan', 'Periode'),
    ...cells(126, 'Universitas Arunika', 'FTI', 'Teknik Elektro', '2013-2017'),
    ...cells(142, 'Institut Cemara', 'STEI', 'Teknik Fisika', '2009-2013'),
  );
  expect(schoolsOf(reading)).toEqual([
    ['Universitas Arunika', 'Teknik Elektro', '2017'],
    ['Institut Cemara', 'Teknik Fisika', '2013'],
  ]);
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

test('the word that announces a year which the edge of a card broke off', () => {
  const reading = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'STIKES Arunika Dharma Tahun', y: 110 },
    { text: '2019', y: 124 },
  );
  expect(schoolsOf(reading)).toEqual([['STIKES Arunika Dharma', undefined, '2019']]);
});

test('a table of periods and remarks alone tells posts, and numbers of insurances are no telephone numbers', () => {
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
  expect(jobsOf(reading)).toEqual([
    ['Guru Honorer', null, '2009-01-01', '2014-01-01'],
    ['Wali Kelas VIII', null, '2014-01-01', '2020-01-01'],
  ]);
});

test('skills over sentences that tell of them', () => {
  const column = (x: number, title: string, ...lines: string[]) => [
    { text: title, x, y: 110, bold: true },
    ...lines.map((text, index) => ({ text, x, y: 126 + 13 * index })),
  ];
  const { result } = readPage(
    ...siti,
    head('Keahlian', 90),
    ...column(50, 'Rekrutmen', 'Membaca surat kerja,', 'menelepon para calon,', 'dan menyusun laporan.'),
    ...column(220, 'Administrasi', 'Menyimpan berkas rapat,', 'jadwal, dan', 'catatan kantor.'),
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Rekrutmen', 'Administrasi']);
});

test('timelines side by side, whose periods stand over titles that their columns broke', () => {
  const entry = (x: number, y: number, period: string, title: string[], text: string[]) => [
    { text: period, x, y, size: 9, colour: 0x888888 },
    ...title.map((line, index) => ({ text: line, x, y: y + 14 + 14 * index, size: 11, bold: true })),
    ...text.map((line, index) => ({ text: line, x, y: y + 14 + 14 * title.length + 13 * index })),
  ];
  const schools = [
    entry(
      60,
      160,
      '1999 – 2002',
      ['SMP Arunika 2,', 'Semarang'],
      ['SMP Arunika adalah sekolah', 'tua di tepi kota milik', 'sebuah yayasan keluarga.'],
    ),
    entry(
      60,
      290,
      '2002 – 2005',
      ['SMA Cemara 3'],
      ['SMA Cemara adalah sekolah', 'tua di tepi kota milik', 'sebuah yayasan keluarga.'],
    ),
  ];
  const jobs = [
    entry(
      320,
      160,
      '2010 – 2011',
      ['PT Arunika Media /', 'Arunika Studio'],
      ['Menulis materi situs dan', 'mengelola iklan hotel.'],
    ),
    entry(
      320,
      290,
      '2011 – 2012',
      ['PT Cemara Jaya'],
      ['Memimpin dua penulis dan', 'menyusun laporan bulanan.'],
    ),
  ];
  const reading = readPage(
    ...siti,
    { ...head('PENDIDIKAN', 120), x: 60, size: 16 },
    { ...head('PENGALAMAN KERJA', 120), x: 320, size: 16 },
    ...schools.flat(),
    ...jobs.flat(),
  );
  expect(schoolsOf(reading)).toEqual([
    ['SMP Arunika 2', undefined, '2002'],
    ['SMA Cemara 3', undefined, '2005'],
  ]);
  expect(jobsOf(reading)).toEqual([
    [null, 'PT Arunika Media / Arunika Studio', '2010-01-01', '2011-01-01'],
    [null, 'PT Cemara Jaya', '2011-01-01', '2012-01-01'],
  ]);
});

test('what a school was called before is part of its name', () => {
  const reading = readPage(...siti, head('Pendidikan', 90), {
    text: '• SMKN 5 Arunika (Eks STMN 3 Cemara)',
    y: 110,
    bold: true,
    more: [{ text: '| Teknik Komputer (Lulus 2020)' }],
  });
  expect(schoolsOf(reading)).toEqual([['SMKN 5 Arunika (Eks STMN 3 Cemara)', 'Teknik Komputer', '2020']]);
});

test('the kind of a course before a dash is no name by itself', () => {
  const { result } = readPage(
    ...siti,
    head('Sertifikasi', 90),
    { text: '05.02.2017', y: 110 },
    { text: 'Training - Coaching Dasar', x: 150, y: 110 },
    { text: 'Jakarta', x: 400, y: 110 },
    { text: '14.09.2019', y: 130 },
    { text: 'Workshop - Manajemen Proyek', x: 150, y: 130 },
    { text: 'Jakarta', x: 400, y: 130 },
  );
  expect(result.certifications).toEqual(['Training - Coaching Dasar', 'Workshop - Manajemen Proyek']);
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
  expect(schoolsOf(reading).map(([name]) => name)).toEqual([
    'SMP Arunika 2',
    'SMA Cemara 3',
    'Universitas Arunika Nusantara',
  ]);
});
