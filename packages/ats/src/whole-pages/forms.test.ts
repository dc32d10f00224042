import { expect, test } from 'vitest';
import { readStatements } from '../advice/cv/statements.ts';
import { readItems } from '../read-items.ts';
import { flatten } from '../result/flatten.ts';
import type { Reading } from '../result/parsed-resume.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import {
  jobsWithDays,
  jobsWithFirstYears,
  jobsWithStarts,
  nameOf,
  schoolsWithYears,
} from '../testing/entries-of.ts';
import {
  fieldsBelowName,
  fieldsOf,
  fieldsWithRules,
  head,
  readBelowName,
  readPage,
  siti,
} from '../testing/read-page.ts';
import { RED, textAt } from '../testing/texts.ts';

// Forms: labels beside or above what was filled in.

const rowOfCells = (y: number, ...texts: string[]): Text[] =>
  texts.map((text, index) => ({ text, x: [50, 70, 240, 255, 300, 310][index]!, y }));

const fieldsAt = (y: number, rows: readonly (readonly [label: string, value: string])[]) =>
  rows.flatMap(([label, value], index) => [
    { text: label, x: 57, y: y + 16 * index },
    { text: `: ${value}`, x: 184, y: y + 16 * index },
  ]);

const fieldRows = (y: number, ...pairs: readonly [string, string][]): Text[] =>
  pairs.flatMap(([label, value], index) => [
    { text: label, x: 50, y: y + 16 * index },
    { text: ':', x: 186, y: y + 16 * index },
    { text: value, x: 200, y: y + 16 * index },
  ]);

test('a form with a start and no end: the job goes on', () => {
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

test('an employer that is counted off over the fields of its form', () => {
  const form = (number: number, employer: string, post: string, period: string, y: number) => [
    { text: `${number}. ${employer}`, x: 50, y },
    { text: `Posisi : ${post}`, x: 63, y: y + 14 },
    { text: `Periode : ${period}`, x: 63, y: y + 28 },
    { text: 'Tugas :', x: 63, y: y + 42 },
    { text: '• Mencatat barang setiap hari', x: 63, y: y + 56 },
    { text: '• Menyusun laporan bulanan', x: 63, y: y + 70 },
  ];
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...form(1, 'CV Sumber Plastik', 'Admin Gudang', 'Februari 2021 - Sekarang', 112),
    ...form(2, 'Toko Jaya Abadi', 'Kasir', 'Juni 2019 - Januari 2021', 198),
  );
  expect(jobsWithDays(reading).map(([post, employer]) => [post, employer])).toEqual([
    ['Admin Gudang', 'CV Sumber Plastik'],
    ['Kasir', 'Toko Jaya Abadi'],
  ]);
  expect(reading.result.workExperience[0]?.jobDescription).toBe(
    'Mencatat barang setiap hari\nMenyusun laporan bulanan',
  );
});

test('a form whose names of fields stand flush right, as Europass prints them: what was done takes two lines', () => {
  const row = (label: string, value: string, y: number) => [
    { text: label, x: 150 - 5 * label.replaceAll(' ', '').length - 3 * (label.split(' ').length - 1), y },
    { text: value, x: 166, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Pengalaman Kerja', 100),
    ...row('Tanggal', 'Mei 2017 - sekarang', 120),
    ...row('Jabatan', 'Mekanik Alat Berat', 133),
    ...row('Tugas utama', 'Merawat unit berkala dan menurunkan waktu henti sampai', 146),
    { text: 'seperlima dalam setahun.', x: 166, y: 159 },
    ...row('Nama perusahaan', 'PT Borneo Alat Perkasa', 172),
    ...row('Tanggal', 'Juni 2010 - April 2017', 192),
    ...row('Jabatan', 'Mekanik', 205),
    ...row('Tugas utama', 'Membongkar mesin diesel.', 218),
    ...row('Nama perusahaan', 'CV Mitra Diesel', 231),
    head('Pendidikan', 260),
    ...row('Tanggal', '2007 - 2010', 280),
    ...row('Kualifikasi', 'D3 Teknik Mesin', 293),
    ...row('Lembaga', 'Politeknik Negeri Samarinda', 306),
    ...row('Tanggal', '2004 - 2007', 326),
    ...row('Kualifikasi', 'Teknik Otomotif', 339),
    ...row('Lembaga', 'SMK Negeri 2 Balikpapan', 352),
  );
  expect(jobsWithDays({ result })).toEqual([
    ['Mekanik Alat Berat', 'PT Borneo Alat Perkasa', '2017-05-01', null],
    ['Mekanik', 'CV Mitra Diesel', '2010-06-01', '2017-04-01'],
  ]);
  expect(result.workExperience[0]?.jobDescription).toBe(
    'Merawat unit berkala dan menurunkan waktu henti sampai seperlima dalam setahun.',
  );
  expect(result.education.map((each) => [each.organization, each.accreditation?.inputStr])).toEqual([
    ['Politeknik Negeri Samarinda', 'D3 Teknik Mesin'],
    ['SMK Negeri 2 Balikpapan', 'Teknik Otomotif'],
  ]);
});

test('a typed form: numbers of a list, `sbg.` between employer and post, and a closing sentence that justified words pull apart', () => {
  const spread = (y: number, text: string) =>
    text.split(' ').map((word, index) => textAt(80 + 42 * index, y, word));
  const { work, education, skills } = fieldsOf(
    ...siti,
    head('Pendidikan', 90),
    textAt(96, 110, '1.'),
    textAt(111, 110, 'SD Negeri 2 Garut'),
    textAt(300, 110, ': Lulus Tahun 1998'),
    textAt(96, 122, '2.'),
    textAt(111, 122, 'SMP Negeri 3 Garut'),
    textAt(300, 122, ': Lulus Tahun 2001'),
    textAt(96, 134, '3.'),
    textAt(111, 134, 'SMK Muhammadiyah 1 Garut (Mesin Otomotif)'),
    textAt(330, 134, ': Lulus Tahun 2004'),
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

test('form of counted rows: a label that names a section opens it', () => {
  const { result } = readPage(
    { text: 'DAFTAR RIWAYAT HIDUP', x: 200, y: 40, size: 13, bold: true },
    ...rowOfCells(70, '1.', 'Posisi Yang Diusulkan', ':', 'Team Leader'),
    ...rowOfCells(86, '2.', 'Nama Perusahaan', ':', 'PT Wira Konsulindo'),
    ...rowOfCells(102, '3.', 'Nama Personel', ':', 'Ir. Bambang Suryono, M.T.'),
    ...rowOfCells(118, '4.', 'Tempat/ Tanggal Lahir', ':', 'Malang, 17-08-1971'),
    ...rowOfCells(
      134,
      '5.',
      'Pendidikan (Lembaga',
      ':',
      '2003',
      ':',
      'S2 Teknik Sipil, Universitas Brawijaya',
    ),
    { text: 'pendidikan, tahun)', x: 70, y: 146 },
    ...rowOfCells(162, '6.', 'Penguasaan Bahasa', ':', 'Inggris', ':', 'Baik'),
    ...rowOfCells(178, '7.', 'Pengalaman Kerja', ':'),
    { text: 'Tahun 2022', x: 70, y: 194, bold: true },
    ...[
      ['a. Nama Kegiatan', 'Perencanaan Jalan Lingkar'],
      ['b. Nama Perusahaan', 'PT Wira Konsulindo'],
      ['c. Uraian Tugas', 'Memimpin tim perencana'],
      ['d. Waktu Pelaksanaan', 'Maret 2022 - Desember 2022'],
      ['e. Posisi Penugasan', 'Ahli Jalan'],
      ['f. Status Kepegawaian', 'Tenaga Tetap'],
    ].flatMap(([label, value], index) => [
      { text: label!, x: 70, y: 210 + 16 * index },
      { text: ':', x: 240, y: 210 + 16 * index },
      { text: value!, x: 255, y: 210 + 16 * index },
    ]),
    ...rowOfCells(306, '8.', 'Status kepegawaian', ':', 'Tetap'),
  );
  expect(result.name?.raw).toBe('Ir. Bambang Suryono, M.T.');
  expect(
    result.education.map(({ organization, accreditation }) => [organization, accreditation?.inputStr]),
  ).toEqual([['Universitas Brawijaya', 'S2 Teknik Sipil']]);
  expect(
    result.workExperience.map(({ jobTitle, organization, jobDescription }) => [
      jobTitle,
      organization,
      jobDescription,
    ]),
  ).toEqual([['Ahli Jalan', 'PT Wira Konsulindo', 'Memimpin tim perencana']]);
});

test('skills in a form: permits to drive hide no other row, and a language is none', () => {
  const at = (y: number, label: string, value: string): Text[] => [
    { text: label, x: 50, y },
    { text: value, x: 140, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Keahlian', 90),
    ...at(110, 'SIM', ': A, B2 Umum'),
    ...at(124, 'Teknis', ': Las SMAW, Membaca gambar'),
    ...at(138, 'Aplikasi', ': AutoCAD'),
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['Las SMAW', 'Membaca gambar', 'AutoCAD']);
  expect(result.certifications).toEqual(['SIM A, B2 Umum']);
});

test('a colon in a column of its own stands between a label and its value', () => {
  const { result } = readPage(
    { text: 'BIODATA KEPALA SEKOLAH', x: 180, y: 40, size: 13, bold: true },
    ...[
      ['Nama', 'Drs. Made Sudarma, M.Pd.'],
      ['No. HP', '0819-3622-1450'],
      ['E-mail', 'made@contoh.id'],
    ].flatMap(([label, value], index) => [
      { text: label!, x: 50, y: 70 + 15 * index },
      { text: ':', x: 180, y: 70 + 15 * index },
      { text: value!, x: 194, y: 70 + 15 * index },
    ]),
    head('Riwayat Pekerjaan', 130),
    'Kepala Sekolah, SMP Negeri 6 Singaraja, 2015 - sekarang',
  );
  expect(result.name?.raw).toBe('Drs. Made Sudarma, M.Pd.');
});

test('the last school among personal data, where no other text names schools', () => {
  const { result } = readPage(
    { text: 'RIWAYAT HIDUP', x: 220, y: 40, size: 13, bold: true },
    'Nama : Sumarni',
    'Pendidikan terakhir : SMA NU Al Ma’ruf Kudus, IPS, lulus 2003',
    'Email : sumarni@contoh.id',
    { text: 'Pengalaman kerja', x: 50, y: 120, bold: true },
    '- Quality Control di PT. Djarum Tobacco tahun 2014 - sekarang',
    '- Buruh Linting di PR. Sukun Makmur tahun 2006 - 2013',
  );
  expect(result.education.map((each) => [each.organization, each.accreditation?.inputStr])).toEqual([
    ['SMA NU Al Ma’ruf Kudus', 'IPS'],
  ]);
  expect(result.workExperience.map(({ organization }) => organization)).toEqual([
    'PT. Djarum Tobacco',
    'PR. Sukun Makmur',
  ]);
});

test('the last level of education among personal data, in a table without colons', () => {
  const pair = (y: number, label: string, value: string): Text[] => [
    { text: label, x: 50, y },
    { text: value, x: 230, y },
  ];
  const { result } = readPage(
    { text: 'DAFTAR RIWAYAT HIDUP', x: 220, y: 40, size: 13, bold: true },
    ...pair(70, 'NAMA LENGKAP', 'Drs. Wahyu Sudibyo, M.Si.'),
    ...pair(88, 'TEMPAT, TGL. LAHIR', 'Magelang, 12-05-1970'),
    ...pair(106, 'PENDIDIKAN TERAKHIR', 'S2 ILMU PEMERINTAHAN'),
    ...pair(124, 'INSTANSI', 'Pemerintah Kota Magelang'),
    head('RIWAYAT PEKERJAAN', 160),
    'Kepala Bidang Persampahan, Dinas Lingkungan Hidup, 2015 - sekarang',
  );
  expect(result.education.map((each) => [each.organization, each.accreditation?.inputStr])).toEqual([
    [null, 'S2 ILMU PEMERINTAHAN'],
  ]);
});

test('a field for the beginning and one for the end of a job are one period', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...fieldsAt(110, [
        ['Nama Perusahaan', 'PT Maju'],
        ['Jabatan', 'Kasir'],
        ['Tanggal Masuk', 'Januari 2014'],
        ['Tanggal Keluar', 'Mei 2018'],
        ['Nama Perusahaan', 'CV Jaya'],
        ['Jabatan', 'Staf Gudang'],
        ['Tanggal Masuk', 'Juli 2019'],
        ['Tanggal Keluar', 'Mei 2022'],
      ]),
    ).result,
  );
  expect(work.map(({ organization, startDate, endDate }) => [organization, startDate, endDate])).toEqual([
    ['PT Maju', '2014-01', '2018-05'],
    ['CV Jaya', '2019-07', '2022-05'],
  ]);
});

test('a field for the level and one for what was studied are one degree', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      ...fieldsAt(110, [
        ['Jenjang', 'S1'],
        ['Program Studi', 'Teknik Sipil'],
        ['Universitas', 'Universitas Riau'],
        ['Tahun Masuk', '2014'],
        ['Tahun Lulus', '2018'],
        ['IPK', '3,4'],
        ['Jenjang', 'SMA'],
        ['Jurusan', 'IPA'],
        ['Sekolah', 'SMAN 1 Siak'],
        ['Tahun Masuk', '2011'],
        ['Tahun Lulus', '2014'],
      ]),
    ).result,
  );
  expect(education).toEqual([
    {
      organization: 'Universitas Riau',
      accreditation: 'S1 Teknik Sipil',
      grade: '3,4',
      startDate: '2014',
      completionDate: '2018',
    },
    {
      organization: 'SMAN 1 Siak',
      accreditation: 'SMA IPA',
      grade: null,
      startDate: '2011',
      completionDate: '2014',
    },
  ]);
});

test('a faculty and the number of a student are fields of the school beside them', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      ...fieldsAt(110, [
        ['Universitas', 'UPN Veteran Jawa Timur'],
        ['Fakultas', 'Ilmu Komputer'],
        ['Program Studi', 'Informatika'],
        ['NPM', '21081010181'],
        ['IPK', '2.94'],
      ]),
    ).result,
  );
  expect(education).toMatchObject([
    { organization: 'UPN Veteran Jawa Timur', accreditation: 'Informatika', grade: '2.94' },
  ]);
});

test('further rows of a form about a job do not split it', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...fieldsAt(110, [
        ['Nama Perusahaan', 'PT Maju'],
        ['Bagian', 'Produksi'],
        ['Jabatan', 'Operator'],
        ['Masa Kerja', 'Agustus 2019 s/d Sekarang'],
        ['Gaji Terakhir', 'Rp 4.000.000'],
      ]),
    ).result,
  );
  expect(work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate])).toEqual([
    ['Operator', 'PT Maju', '2019-08'],
  ]);
});

test('courses in fields are called by what stands behind the label', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Pelatihan', 90),
      ...fieldsAt(110, [
        ['Nama Pelatihan', 'Brevet Pajak A dan B'],
        ['Penyelenggara', 'IAI'],
        ['Tahun', '2020'],
        ['Nama Pelatihan', 'K3 Umum'],
        ['Penyelenggara', 'Kemnaker'],
        ['Tahun', '2021'],
      ]),
      head('Pendidikan', 230),
      { text: 'Universitas Contoh, 2015 - 2019', y: 250 },
    ).result,
  );
  expect(certifications).toEqual(['Brevet Pajak A dan B', 'K3 Umum']);
});

test('labels in a row over what was filled in: the name in its parts, and what a job was about below its row', () => {
  const cellsAt = (y: number, size: number, ...cells: string[]): Text[] =>
    cells.map((text, index) => ({ text, x: 50 + 160 * index, y, size }));
  const job = (y: number, ...cells: string[]) => [
    ...cellsAt(y, 8, 'Job title', 'Employer', 'From', 'To'),
    ...cellsAt(y + 13, 10, ...cells),
    ...cellsAt(y + 30, 8, 'Duties'),
  ];
  const { name, work } = flatten(
    readPage(
      head('Personal Information', 40),
      ...cellsAt(60, 8, 'First name', 'Last name', 'Phone'),
      ...cellsAt(73, 10, 'Bagus', 'Prakoso', '+62 813 4455 6677'),
      head('Work Experience', 110),
      ...job(130, 'Warehouse Supervisor', 'PT Cahaya', '03/2021', 'Present'),
      ...cellsAt(175, 9, 'Led a team of twelve and planned the shifts.'),
      ...job(215, 'Forklift Operator', 'CV Sinar', '06/2018', '02/2021'),
      ...cellsAt(260, 9, 'Moved pallets between the docks of the warehouse.'),
    ).result,
  );
  expect(name).toBe('Bagus Prakoso');
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Warehouse Supervisor', 'PT Cahaya'],
    ['Forklift Operator', 'CV Sinar'],
  ]);
});

test('a field of a form whose value slipped below its name is read with it', () => {
  const row = (y: number, label: string, value: string): Text[] => [
    { text: label, x: 50, y },
    { text: `: ${value}`, x: 170, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Perguruan Tinggi', y: 112 },
    { text: ': Institut Teknologi Adhi Tama', x: 170, y: 118 },
    ...row(132, 'Program Studi', 'D3 Keperawatan'),
    ...row(146, 'Tahun', '2012 - 2015'),
    ...row(166, 'Sekolah', 'SMA Negeri 9 Kediri'),
    ...row(180, 'Jurusan', 'IPA'),
    ...row(194, 'Tahun', '2009 - 2012'),
  );
  expect(
    result.education.map(({ organization, accreditation }) => [organization, accreditation?.inputStr]),
  ).toEqual([
    ['Institut Teknologi Adhi Tama', 'D3 Keperawatan'],
    ['SMA Negeri 9 Kediri', 'IPA'],
  ]);
});

test('project tables: the client is the employer, the tools belong to the entry', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...fieldRows(
      110,
      ['Nama Proyek', 'Jaringan Air Bersih Tahap I'],
      ['Lokasi', 'Ende'],
      ['Pemberi Tugas', 'PT Tirta Selaras'],
      ['Posisi', 'Ahli Hidrolika'],
      ['Waktu Pelaksanaan', 'Maret 2019 - Mei 2020'],
      ['Uraian Tugas', 'Menghitung debit sungai'],
      ['Perangkat', 'Epanet, QGIS'],
    ),
    ...fieldRows(
      240,
      ['Nama Proyek', 'Rehabilitasi Saluran Timur'],
      ['Lokasi', 'Sikka'],
      ['Pemberi Tugas', 'CV Daya Irigasi'],
      ['Posisi', 'Pengawas'],
      ['Waktu Pelaksanaan', 'Januari 2017 - Februari 2019'],
      ['Uraian Tugas', 'Memeriksa mutu beton'],
      ['Perangkat', 'AutoCAD'],
    ),
  );
  expect(jobsWithStarts(reading)).toEqual([
    ['Ahli Hidrolika', 'PT Tirta Selaras', '2019-03'],
    ['Pengawas', 'CV Daya Irigasi', '2017-01'],
  ]);
});

test('project tables: projects with client, role and period are the jobs of a person who lists no others', () => {
  const reading = readPage(
    ...siti,
    head('Project Experience', 90),
    'Period: Mar 2019 – May 2020',
    'Project: Harbour Control Room',
    'Client: Kestrel Ports Ltd',
    'Role: Test Lead',
    'Technology: Java, Kafka',
    'Period: Jan 2017 – Feb 2019',
    'Project: Tariff Engine',
    'Client: Ostrava Energy Ltd',
    'Role: Test Engineer',
    'Technology: Go, Redis',
  );
  expect(jobsWithStarts(reading)).toEqual([
    ['Test Lead', 'Kestrel Ports Ltd', '2019-03'],
    ['Test Engineer', 'Ostrava Energy Ltd', '2017-01'],
  ]);
});

test('project tables: beside an employer the client is none', () => {
  const reading = readPage(
    ...siti,
    head('Work Experience', 90),
    ...fieldRows(
      110,
      ['Client', 'Port of Galtway'],
      ['Company', 'Kestrel Surveys Ltd'],
      ['Position', 'Hydrographer'],
      ['Period', 'March 2019 - May 2020'],
      ['Client', 'Ministry of Fisheries'],
      ['Company', 'Ostrava Charts Ltd'],
      ['Position', 'Draughtsman'],
      ['Period', 'January 2017 - February 2019'],
    ),
  );
  expect(jobsWithStarts(reading)).toEqual([
    ['Hydrographer', 'Kestrel Surveys Ltd', '2019-03'],
    ['Draughtsman', 'Ostrava Charts Ltd', '2017-01'],
  ]);
});

test('forms of tutors: labels that read like posts are labels', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Mengajar', 90),
    ...fieldRows(
      110,
      ['Guru/Tutor sebagai', 'Wali Kelas'],
      ['Lembaga', 'Bimbel Cahaya Ilmu'],
      ['Lama Mengajar', 'Juli 2020 - Sekarang'],
      ['Guru/Tutor sebagai', 'Asisten Laboratorium'],
      ['Lembaga', 'SMA Santo Yosef'],
      ['Lama Mengajar', 'Juli 2018 - Juni 2020'],
    ),
  );
  expect(jobsWithStarts(reading)).toEqual([
    ['Wali Kelas', 'Bimbel Cahaya Ilmu', '2020-07'],
    ['Asisten Laboratorium', 'SMA Santo Yosef', '2018-07'],
  ]);
});

test('forms: a field with two names, one of which says what it holds', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...fieldRows(
      110,
      ['Jabatan/Guru', 'Guru Biola'],
      ['Nama Lembaga', 'Sanggar Nada'],
      ['Kota/Kabupaten', 'Solo'],
      ['Tahun Kerja', 'Juli 2020 - Sekarang'],
      ['Jabatan/Guru', 'Pelatih Paduan Suara'],
      ['Nama Lembaga', 'SMP Santa Maria'],
      ['Kota/Kabupaten', 'Klaten'],
      ['Tahun Kerja', 'Juli 2018 - Juni 2020'],
    ),
  );
  expect(jobsWithStarts(reading)).toEqual([
    ['Guru Biola', 'Sanggar Nada', '2020-07'],
    ['Pelatih Paduan Suara', 'SMP Santa Maria', '2018-07'],
  ]);
});

test('forms: fields below a period with its employer belong to them', () => {
  const job = (y: number, when: string, where: string, as: string, done: string): Text[] => [
    { text: when, x: 50, y },
    { text: where, x: 200, y },
    { text: `Sebagai : ${as}`, x: 200, y: y + 13 },
    { text: `Uraian tugas : ${done}`, x: 200, y: y + 26 },
  ];
  const reading = readPage(
    ...siti,
    head('Riwayat Pekerjaan', 90),
    ...job(110, 'Jan 2021 – Mei 2023', 'PT Gitar Nusa', 'Penyetem Gitar', 'Menyetel 30 gitar sehari'),
    ...job(152, 'Feb 2018 – Des 2020', 'CV Kayu Suara', 'Pengamplas', 'Menghaluskan papan'),
  );
  expect(jobsWithStarts(reading)).toEqual([
    ['Penyetem Gitar', 'PT Gitar Nusa', '2021-01'],
    ['Pengamplas', 'CV Kayu Suara', '2018-02'],
  ]);
});

test('forms: a label longer than the others keeps what its colon says', () => {
  const field = (y: number, label: string, value: string): Text[] => [
    { text: label, x: 55, y },
    { text: ':', x: 217, y },
    { text: value, x: 233, y },
  ];
  const job = (y: number, when: string, where: string, as: string, done: string) => [
    ...field(y, 'Tahun', when),
    ...field(y + 16.5, 'Tempat', where),
    ...field(y + 32.25, 'Sebagai', as),
    ...field(y + 48.75, 'Keterangan', done),
  ];
  const wide = buildPage([
    { text: 'BIODATA TUTOR', x: 230, y: 59, size: 14, bold: true },
    ...field(89, 'Nama Tutor', 'Siti Aminah'),
    ...field(105, 'Domisili', 'Perum Griya Asri B2, Sragen'),
    ...field(121, 'Alamat Surel', 'siti@contoh.id'),
    ...field(138, 'Jenjang yang Diajar', 'SMP, SMA'),
    { text: 'Riwayat Pendidikan', x: 52, y: 233, size: 12, bold: true },
    ...field(253.5, 'Tahun', '2013 – 2017'),
    ...field(270, 'Sekolah/Perguruan Tinggi', 'Universitas Slamet Riyadi'),
    ...field(286.5, 'Program Studi', 'S1 Matematika'),
    ...field(318, 'Tahun', '2010 – 2013'),
    ...field(334.5, 'Sekolah/Perguruan Tinggi', 'SMA Negeri 2 Sragen'),
    ...field(351, 'Program Studi', 'IPA'),
    { text: 'Pengalaman', x: 52, y: 379.5, size: 12, bold: true },
    ...job(399.75, 'Jan 2022 – Sekarang', 'PT Lintas Cipta', 'Staf Data', 'Merapikan data pelanggan.'),
    ...job(493.5, 'Mei 2019 – Des 2021', 'CV Karya Tiga', 'Juru Ketik', 'Menyalin surat masuk.'),
    ...job(574.5, 'Agu 2017 – Apr 2019', 'PD Sumber Rasa', 'Kasir', 'Menghitung uang harian.'),
  ]);
  const narrow = 0.86;
  const items = wide.items.map((item) => ({ ...item, x: narrow * item.x, width: narrow * item.width }));
  const { result } = readItems([{ ...wide, items }], { asOf: '2026-11-21' });
  expect(
    flatten(result).education.map(({ organization, completionDate }) => [organization, completionDate]),
  ).toEqual([
    ['Universitas Slamet Riyadi', '2017'],
    ['SMA Negeri 2 Sragen', '2013'],
  ]);
});

test('a form with the address of the firm and the reason for leaving', () => {
  const page = [
    head('Riwayat Pekerjaan', 90),
    'Nama Perusahaan : PT Peti Kemas Nusantara',
    'Alamat Perusahaan : Tanjung Perak, Surabaya',
    'Tahun Masuk : 2019',
    'Tahun Keluar : 2023',
    'Posisi/Jabatan : Admin Gudang',
    'Uraian Tugas : Mencatat keluar masuk 300 peti kemas per minggu',
    'Alasan Keluar : Kontrak selesai',
  ].map((text, row) => (typeof text === 'string' ? { text, y: 96 + 14 * row } : text));
  const { work } = fieldsBelowName(...page);
  expect(work).toMatchObject([{ organization: 'PT Peti Kemas Nusantara', jobTitle: 'Admin Gudang' }]);
  const statements = readStatements(readPage(...siti, ...page) as unknown as Reading).map(({ text }) => text);
  expect(statements).toEqual(['Mencatat keluar masuk 300 peti kemas per minggu']);
});

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

test('form of tenders: rows of labels beside colons are no margin of a date, and the degree stands over its fields', () => {
  const row = (y: number, name: string, value: string): Text[] => [
    { text: name, y },
    { text: `: ${value}`, x: 170, y },
  ];
  const reading = readPage(
    ...siti,
    head('9. Pendidikan Formal :', 90),
    { text: 'S1 :', y: 110 },
    ...row(125, 'Jurusan', 'Teknik Sipil'),
    ...row(140, 'Universitas', 'Universitas Cemara'),
    ...row(155, 'Tahun lulus', '2011'),
    head('10. Pengalaman Kerja :', 185),
    ...[0, 130].flatMap((by) => [
      { text: by ? 'Tahun 2017' : 'Tahun 2019', y: 205 + by },
      ...row(220 + by, 'a. Nama Kegiatan', 'Pengawasan Gedung Melati'),
      ...row(235 + by, 'b. Lokasi Kegiatan', 'Samarinda, Kalimantan Timur'),
      ...row(250 + by, 'c. Pengguna Jasa', 'Dinas Kesehatan Kota Samarinda'),
      ...row(265 + by, 'd. Nama Perusahaan', by ? 'CV Kenanga Cipta' : 'PT Arunika Jaya'),
      ...row(280 + by, 'e. Uraian Tugas', 'Menghitung rangka atap dan pondasi.'),
      ...row(295 + by, 'f. Waktu Pelaksanaan', by ? 'Maret 2017 - Mei 2017' : 'April 2019 - Juni 2019'),
      ...row(310 + by, 'g. Posisi Penugasan', by ? 'Asisten Ahli Struktur' : 'Ahli Struktur'),
    ]),
  );
  expect(jobsWithFirstYears(reading)).toEqual([
    ['Ahli Struktur', 'PT Arunika Jaya', '2019'],
    ['Asisten Ahli Struktur', 'CV Kenanga Cipta', '2017'],
  ]);
  expect(schoolsWithYears(reading)).toEqual([['Universitas Cemara', 'S1 Teknik Sipil', undefined, '2011']]);
});

test("applicant's form: the firm's trade and how long it was end no job, and what is applied for is no skill", () => {
  const row = (y: number, name: string, value: string): Text[] => [
    { text: name, y },
    { text: `: ${value}`, x: 170, y },
  ];
  const reading = readPage(
    ...siti,
    head('DATA PENGALAMAN KERJA', 90),
    ...row(110, 'Perusahaan', 'Toko Kenanga'),
    ...row(125, 'Bidang', 'Ritel'),
    ...row(140, 'Jabatan terakhir', 'Kasir'),
    ...row(155, 'Lama Kerja', '18 Bulan'),
    ...row(170, 'Periode', 'Januari 2021 - Juli 2022'),
    head('DATA LAMARAN', 200),
    ...row(220, 'Posisi 1', 'Desainer Cetak'),
    ...row(235, 'Penempatan', 'Kendari'),
  );
  expect(jobsWithFirstYears(reading)).toEqual([['Kasir', 'Toko Kenanga', '2021']]);
  expect(flatten(reading.result).skills).toEqual([]);
});

test('a form of facts without colons is no rail of headings, and its paper is read', () => {
  const row = (label: string, value: string, y: number) => [
    { text: label, x: 62, y },
    { text: value, x: 260, y },
  ];
  const { result, warnings } = readPage(
    { text: 'BIODATA PENGASUH LANSIA', size: 22, x: 57, y: 86, bold: true, colour: RED },
    ...row('Nama', 'Sumarsih', 119),
    ...row('Umur', '43 tahun', 139),
    ...row('Asal', 'Wonogiri', 158),
    ...row('Status', 'Menikah, 2 anak', 178),
    ...row('Pendidikan', 'SD', 197),
    ...row('Telepon', '0852-2900-4477', 217),
  );
  expect(warnings).toEqual([]);
  expect(result.name?.raw).toBe('Sumarsih');
  expect(result.phoneNumbers).toEqual(['0852-2900-4477']);
});

test('a section in one line of a form whose headings have letters', () => {
  const { work, languages } = fieldsWithRules([
    ...siti,
    head('D. PENGALAMAN KERJA', 90),
    { text: 'Kasir, Toko Maju', y: 110, bold: true },
    { text: '2019 - 2021', x: 460, y: 110 },
    'Melayani pembeli dan menghitung kas harian toko.',
    { text: 'E. BAHASA: Indonesia (aktif), Inggris (pasif)', y: 160 },
  ]);
  expect(work.map(({ description }) => description)).toEqual([
    'Melayani pembeli dan menghitung kas harian toko.',
  ]);
  expect(languages).toEqual(['Indonesia', 'Inggris']);
});

test('a form that begins like a letter and ends with an emergency contact', () => {
  const { phones, name } = fieldsWithRules([
    { text: 'DAFTAR RIWAYAT HIDUP', y: 40, size: 14, bold: true },
    'Yang bertanda tangan di bawah ini:',
    ...['Nama', 'No. HP', 'Agama'].flatMap((label, index) => [
      { text: label, x: 50, y: 76 + 16 * index },
      { text: `: ${['WULAN SEPTIANI', '0878-2211-6655', 'Islam'][index]!}`, x: 190, y: 76 + 16 * index },
    ]),
    head('Pengalaman Kerja', 140),
    'Kasir, Toko Maju, 2019 - 2021',
    head('Lain-lain', 190),
    'Kontak Darurat: Yosef Bui (Ayah), 081239008877',
  ]);
  expect([name, phones]).toEqual(['WULAN SEPTIANI', ['0878-2211-6655']]);
});

test('a numbered row of a typed form: the employer goes on below the value', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 72, 260][index]!, y }));
  const { work } = fieldsOf(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...row(110, '1.', 'Juli 2019 s/d Januari 2020', ': Perawat Magang di RSUD dr. Arunika Kebumen'),
    ...row(126, '2.', 'Maret 2020 s/d Mei 2022', ': Perawat Pelaksana Ruang Isolasi di RS Panti'),
    { text: 'Kencana Purworejo', x: 266, y: 140 },
  );
  expect(work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Perawat Magang', 'RSUD dr. Arunika Kebumen'],
    ['Perawat Pelaksana Ruang Isolasi', 'RS Panti Kencana Purworejo'],
  ]);
});

test('a school over the fields of a form, as far from them as they are from each other', () => {
  const page = readPage(
    ...siti,
    head('Pendidikan', 90),
    { text: 'Universitas Arunika Digital', y: 116, size: 12, bold: true },
    { text: 'Program Studi: Informatika', y: 138 },
    { text: 'Periode: 2021 – Now', y: 160 },
    { text: 'IPK: 3.83 / 4.00', y: 182 },
  );
  expect(schoolsWithYears(page)).toEqual([['Universitas Arunika Digital', 'Informatika', '2021', undefined]]);
});

test('labels beside the middle of a value in two lines', () => {
  const row = (y: number, label: string, ...values: string[]): Text[] => [
    { text: label, x: 50, y },
    { text: ':', x: 160, y },
    ...values.map((text, index) => ({ text, x: 175, y: y + (index - (values.length - 1) / 2) * 13 })),
  ];
  const fields = fieldsOf(
    { text: 'DAFTAR RIWAYAT HIDUP', y: 40, bold: true },
    { text: 'I. DATA PRIBADI', y: 70, bold: true },
    ...row(86, 'Nama', 'Siti Aminah'),
    ...row(109, 'Alamat', 'Ds. Karangsari RT 02 RW 05 Kec. Karangtengah Kab.', 'Demak'),
    ...row(132, 'No. HP', '081255551290'),
    ...row(148, 'Email', 'siti@contoh.id'),
    { text: 'II. RIWAYAT PENDIDIKAN', y: 178, bold: true },
    ...row(194, '2010 – 2016', 'SD Negeri Karangsari 1'),
    ...row(210, '2016 – 2019', 'SMP Negeri 1 Karangtengah'),
    ...row(233, '2019 – 2022', 'SMK Negeri 1 Demak Jurusan Akuntansi dan Keuangan', 'Lembaga'),
  );
  expect(fields.location).toBe('Ds. Karangsari RT 02 RW 05 Kec. Karangtengah Kab. Demak');
  expect(fields.education.map((each) => [each.organization, each.startDate, each.completionDate])).toEqual([
    ['SD Negeri Karangsari 1', '2010', '2016'],
    ['SMP Negeri 1 Karangtengah', '2016', '2019'],
    ['SMK Negeri 1 Demak', '2019', '2022'],
  ]);
});

test('a name that stands out over the fields of the next entry is no more of what was done', () => {
  const card = (y: number, employer: string, ...fields: string[]): Text[] => [
    { text: employer, y, bold: true },
    ...fields.map((text, index) => ({ text, y: y + 14 * (index + 1) })),
  ];
  const page = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...card(
      112,
      'PT Arunika Karya',
      'Jabatan : Drafter',
      'Tahun : 2022 - 2023',
      'Tugas : Menggambar denah rumah.',
    ),
    ...card(168, 'Toko Sinar', 'Jabatan : Kasir', 'Tahun : 2023 - 2024', 'Tugas : Melayani pembeli.'),
    ...card(224, 'Dinas Sosial Kudus', 'Jabatan : Staf', 'Tahun : 2024 - 2025', 'Tugas : Mendata warga.'),
  );
  expect(flatten(page.result).work.map((job) => [job.jobTitle, job.organization, job.description])).toEqual([
    ['Drafter', 'PT Arunika Karya', 'Menggambar denah rumah.'],
    ['Kasir', 'Toko Sinar', 'Melayani pembeli.'],
    ['Staf', 'Dinas Sosial Kudus', 'Mendata warga.'],
  ]);
});

test('Europass prints town and country with their labels below schools and jobs, and a line may hold them alone', () => {
  const { result, details } = readPage(
    ...siti,
    head('Work experience', 100),
    { text: 'Arunika Sensors', y: 120, bold: true },
    { text: 'City: Utrecht | Country: Netherlands', y: 133 },
    { text: '[ 20/11/2023 – Current ] Embedded Systems Engineer', y: 146 },
    '• Designed a water level node that runs for two years.',
    { text: 'Kencana Marine', y: 182, bold: true },
    { text: 'City: Delft | Country: Netherlands | Website: https://www.kencana.example', y: 195 },
    { text: '[ 01/09/2018 – 31/10/2021 ] Junior Scientist', y: 208 },
    '• Analysed the ears of 4,000 herring.',
    head('Education and training', 240),
    { text: 'MSc in Embedded Systems', y: 260, bold: true },
    { text: 'Delft University of Technology [ 01/09/2016 – 31/01/2018 ]', y: 273 },
    {
      text: 'City: Delft | Country: Netherlands | Website: https://www.tudelft.example | Final grade: 8.2',
      y: 286,
    },
    { text: 'Bachelor in Electrical Engineering', y: 306, bold: true },
    { text: 'Institut Teknologi Bandung [ 08/2012 – 07/2016 ]', y: 319 },
    { text: 'City: Bandung | Country: Indonesia', y: 332 },
  );
  expect(
    result.workExperience.map((job) => [job.jobTitle, job.organization, job.location?.rawInput]),
  ).toEqual([
    ['Embedded Systems Engineer', 'Arunika Sensors', 'Utrecht, Netherlands'],
    ['Junior Scientist', 'Kencana Marine', 'Delft, Netherlands'],
  ]);
  expect(
    result.education.map((each) => [each.organization, each.location?.formatted, each.grade?.raw]),
  ).toEqual([
    ['Delft University of Technology', 'Delft, Netherlands', '8.2'],
    ['Institut Teknologi Bandung', 'Bandung, Indonesia', undefined],
  ]);
  expect(details['education.0.url']).toBe('https://www.tudelft.example');
  expect(details['education.1.description']).toBeUndefined();
});

test('Europass: a town of two words below an employer, and a grade behind two labels', () => {
  const { result } = readPage(
    ...siti,
    head('Pengalaman kerja', 100),
    { text: '[ 03/2019 – Saat ini ]', y: 118 },
    { text: 'Koordinator Lapangan', y: 132, bold: true },
    { text: 'Yayasan Pesisir Arunika', y: 146, bold: true },
    { text: 'Kota: Banda Aceh | Negara: Indonesia', y: 160 },
    { text: '• Mendampingi 22 kelompok nelayan', x: 70, y: 174 },
    head('Pendidikan dan pelatihan', 210),
    { text: '[ 09/2009 – 02/2014 ]', y: 228 },
    { text: 'S1 Sosiologi', y: 242, bold: true },
    { text: 'Universitas Serambi Kencana', y: 256, bold: true },
    { text: 'Nilai akhir: IPK 3,29', y: 270, bold: true },
  );
  expect(
    result.workExperience.map(({ location, jobDescription }) => [location?.rawInput, jobDescription]),
  ).toEqual([['Banda Aceh, Indonesia', 'Mendampingi 22 kelompok nelayan']]);
  expect(result.education.map(({ organization, grade }) => [organization, grade?.raw])).toEqual([
    ['Universitas Serambi Kencana', '3,29'],
  ]);
});

test('Europass sets days in brackets over prizes and a label before who gave them, and driving licences are no prizes', () => {
  const { details, result } = readPage(
    ...siti,
    head('Honours and awards', 100),
    { text: '[ 2016 ]', y: 120 },
    {
      text: 'Holland Scholarship',
      y: 133,
      bold: true,
      more: [{ text: 'Awarding institution: Kencana Fund' }],
    },
    head('Driving licence', 170),
    { text: 'Cars: B', y: 190 },
  );
  expect(details['sections.1.prizes.0.title']).toBe('Holland Scholarship');
  expect(details['sections.1.prizes.0.issuer']).toBe('Kencana Fund');
  expect(details['sections.1.prizes.0.date']).toBe('2016');
  expect(result.sections.map(({ sectionType }) => sectionType)).toEqual([
    'PersonalDetails',
    'Awards',
    'Other',
  ]);
});

test('years in brackets behind a university in a form, and a degree that two of its fields say', () => {
  const row = (y: number, label: string, value: string): Text[] => [
    { text: label, y },
    { text: `: ${value}`, x: 200, y },
  ];
  const { education } = fieldsBelowName(
    head('DATA PENDIDIKAN', 90),
    ...row(112, 'Tingkat Pendidikan', 'S1'),
    ...row(128, 'Perguruan Tinggi', 'UNIVERSITAS ARUNIKA (2022 - 2026)'),
    ...row(144, 'Fakultas', 'Ekonomi dan Bisnis'),
    ...row(160, 'Jurusan', 'Manajemen'),
    ...row(176, 'Program Studi', 'S1 Manajemen'),
  );
  expect(education).toMatchObject([
    {
      organization: 'UNIVERSITAS ARUNIKA',
      accreditation: 'S1 Manajemen',
      startDate: '2022',
      completionDate: '2026',
    },
  ]);
});

test('where somebody was born opens no section in a form of counted rows, and a tax number is no telephone', () => {
  const row = (y: number, label: string, value: string): Text[] => [
    { text: label, y },
    { text: ':', x: 200, y },
    { text: value, x: 210, y },
  ];
  const { location, phones, dateOfBirth } = fieldsOf(
    { text: 'DAFTAR RIWAYAT HIDUP', x: 220, y: 50, size: 14, bold: true },
    ...row(80, '1. Posisi yang diusulkan', 'Tenaga Ahli Lingkungan'),
    ...row(95, '2. Nama personil', 'Siti Aminah'),
    ...row(110, '3. Tempat lahir', 'Balige'),
    ...row(125, '4. Tanggal lahir', '03/06/1986'),
    ...row(140, '5. No. NPWP', '08.111.222.3-444.000'),
    ...row(155, '6. No. HP', '081370556612'),
    { text: '7. Pendidikan Formal :', y: 180 },
    { text: 'S1 Teknik Lingkungan, Universitas Andalas, 2009', y: 195 },
    { text: '8. Pengalaman Kerja :', y: 220 },
    { text: 'Ahli Kualitas Air, PT Arunika, 2019 - 2022', y: 235 },
  );
  expect([location, phones, dateOfBirth]).toEqual([null, ['081370556612'], '1986-06-03']);
});

test('fields without colons in a section of clubs, and points in lines of their own in the value of one', () => {
  const field = (y: number, name: string, value: string) => [textAt(50, y, name), textAt(200, y, value)];
  const { result, details } = readBelowName(
    head('Work Experience', 90),
    ...field(110, 'Dates', 'Mar 2020 – Now'),
    ...field(124, 'Position held', 'Reef Restoration Lead'),
    ...field(138, 'Employer', 'Arunika Conservancy, Ambon'),
    ...field(152, 'Main activities', 'Planted 18,000 coral fragments'),
    textAt(200, 166, 'Secured grants of USD 410,000 with nine villages and two ports'),
    head('Community Involvement', 200),
    ...field(220, 'Dates', 'May 2018 – Now'),
    ...field(234, 'Position held', 'Dive Instructor'),
    ...field(248, 'Employer', 'Kencana Youth Divers'),
    ...field(262, 'Main activities', 'Certified 45 pupils in open water diving'),
  );
  expect(result.workExperience[0]?.jobDescription).toBe(
    'Planted 18,000 coral fragments\nSecured grants of USD 410,000 with nine villages and two ports',
  );
  expect(details).toMatchObject({
    'sections.2.parts.0.position': 'Dive Instructor',
    'sections.2.parts.0.organization': 'Kencana Youth Divers',
    'sections.2.parts.0.startDate': '2018-05',
  });
});
