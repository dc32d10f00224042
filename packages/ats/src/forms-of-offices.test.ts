import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';
import type { Text } from './testing/build-page.ts';

// Typed forms as Indonesian offices, tenders and vocational schools use them.

const row = (y: number, ...texts: string[]): Text[] =>
  texts.map((text, index) => ({ text, x: [50, 70, 240, 255, 300, 310][index]!, y }));

test('form of counted rows: a label that names a section opens it', () => {
  const { result } = readPage(
    { text: 'DAFTAR RIWAYAT HIDUP', x: 200, y: 40, size: 13, bold: true },
    ...row(70, '1.', 'Posisi Yang Diusulkan', ':', 'Team Leader'),
    ...row(86, '2.', 'Nama Perusahaan', ':', 'PT Wira Konsulindo'),
    ...row(102, '3.', 'Nama Personel', ':', 'Ir. Bambang Suryono, M.T.'),
    ...row(118, '4.', 'Tempat/ Tanggal Lahir', ':', 'Malang, 17-08-1971'),
    ...row(134, '5.', 'Pendidikan (Lembaga', ':', '2003', ':', 'S2 Teknik Sipil, Universitas Brawijaya'),
    { text: 'pendidikan, tahun)', x: 70, y: 146 },
    ...row(162, '6.', 'Penguasaan Bahasa', ':', 'Inggris', ':', 'Baik'),
    ...row(178, '7.', 'Pengalaman Kerja', ':'),
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
    ...row(306, '8.', 'Status kepegawaian', ':', 'Tetap'),
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

test('a year and a colon before each school part them', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 90),
    '2019 : SMK Pancasila 1 Wonogiri, Tata Busana',
    '2016 : SMP Negeri 2 Wonogiri',
    '2013 : SD Negeri Giriwono',
  );
  expect(result.education.map(({ organization }) => organization)).toEqual([
    'SMK Pancasila 1 Wonogiri',
    'SMP Negeri 2 Wonogiri',
    'SD Negeri Giriwono',
  ]);
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

test('the last school among personal data, where nothing else tells of schools', () => {
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

test('contacts that small pictures part', () => {
  const { result } = readPage(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    'siti@contoh.id | +62 812 3300 9987 ⌂ Surabaya, Indonesia',
    head('Keahlian', 100),
    'Excel, Word',
  );
  expect(result.location?.rawInput).toBe('Surabaya, Indonesia');
});

const fields = (y: number, rows: readonly (readonly [label: string, value: string])[]) =>
  rows.flatMap(([label, value], index) => [
    { text: label, x: 57, y: y + 16 * index },
    { text: `: ${value}`, x: 184, y: y + 16 * index },
  ]);

test('a field for the beginning and one for the end of a job are one period', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...fields(110, [
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
      ...fields(110, [
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
      ...fields(110, [
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

test('what a form asks about a job besides parts it in no two', () => {
  const { work } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...fields(110, [
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

test('levels beside their schools, without dates and colons', () => {
  const rows = [
    ['SD', 'SDN 1 Lebak'],
    ['SMP', 'SMPN 2 Lebak'],
    ['SMK', 'SMKN 3 Lebak'],
  ];
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      ...rows.flatMap(([level, school], index) => [
        { text: level!, x: 57, y: 110 + 16 * index },
        { text: school!, x: 184, y: 110 + 16 * index },
      ]),
    ).result,
  );
  expect(education.map(({ organization, accreditation }) => [organization, accreditation])).toEqual([
    ['SDN 1 Lebak', 'SD'],
    ['SMPN 2 Lebak', 'SMP'],
    ['SMKN 3 Lebak', 'SMK'],
  ]);
});

test('courses in fields are called by what stands behind the label', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Pelatihan', 90),
      ...fields(110, [
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
