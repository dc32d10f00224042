import { expect, test } from 'vitest';
import { readItems } from './read-items.ts';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';
import { buildPage, type Text } from './testing/build-page.ts';

// Entries told as labels and values: consultants' projects, forms of tutors.

const rows = (y: number, ...pairs: readonly [string, string][]): Text[] =>
  pairs.flatMap(([label, value], index) => [
    { text: label, x: 50, y: y + 16 * index },
    { text: ':', x: 186, y: y + 16 * index },
    { text: value, x: 200, y: y + 16 * index },
  ]);
const jobs = ({ result }: ReturnType<typeof readPage>) =>
  flatten(result).work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate]);

test('project tables: who asked for it is the employer, what was used belongs to the entry', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...rows(
      110,
      ['Nama Proyek', 'Jaringan Air Bersih Tahap I'],
      ['Lokasi', 'Ende'],
      ['Pemberi Tugas', 'PT Tirta Selaras'],
      ['Posisi', 'Ahli Hidrolika'],
      ['Waktu Pelaksanaan', 'Maret 2019 - Mei 2020'],
      ['Uraian Tugas', 'Menghitung debit sungai'],
      ['Perangkat', 'Epanet, QGIS'],
    ),
    ...rows(
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
  expect(jobs(reading)).toEqual([
    ['Ahli Hidrolika', 'PT Tirta Selaras', '2019-03'],
    ['Pengawas', 'CV Daya Irigasi', '2017-01'],
  ]);
});

test('project tables: projects with client, role and period are the jobs of somebody who lists no others', () => {
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
  expect(jobs(reading)).toEqual([
    ['Test Lead', 'Kestrel Ports Ltd', '2019-03'],
    ['Test Engineer', 'Ostrava Energy Ltd', '2017-01'],
  ]);
});

test('project tables: beside the firm that employs, who asked for it is no employer', () => {
  const reading = readPage(
    ...siti,
    head('Work Experience', 90),
    ...rows(
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
  expect(jobs(reading)).toEqual([
    ['Hydrographer', 'Kestrel Surveys Ltd', '2019-03'],
    ['Draughtsman', 'Ostrava Charts Ltd', '2017-01'],
  ]);
});

test('forms of tutors: labels that read like posts are labels', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Mengajar', 90),
    ...rows(
      110,
      ['Guru/Tutor sebagai', 'Wali Kelas'],
      ['Lembaga', 'Bimbel Cahaya Ilmu'],
      ['Lama Mengajar', 'Juli 2020 - Sekarang'],
      ['Guru/Tutor sebagai', 'Asisten Laboratorium'],
      ['Lembaga', 'SMA Santo Yosef'],
      ['Lama Mengajar', 'Juli 2018 - Juni 2020'],
    ),
  );
  expect(jobs(reading)).toEqual([
    ['Wali Kelas', 'Bimbel Cahaya Ilmu', '2020-07'],
    ['Asisten Laboratorium', 'SMA Santo Yosef', '2018-07'],
  ]);
});

test('forms: a field with two names, one of which says what it holds', () => {
  const reading = readPage(
    ...siti,
    head('Pengalaman Kerja', 90),
    ...rows(
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
  expect(jobs(reading)).toEqual([
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
  expect(jobs(reading)).toEqual([
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
