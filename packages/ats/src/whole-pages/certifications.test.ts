import { expect, test } from 'vitest';
import { flatten } from '../result/flatten.ts';
import type { Text } from '../testing/build-page.ts';
import {
  fieldsBelowName,
  fieldsOf,
  head,
  readBelowName,
  readPage,
  siti,
  underTitle,
} from '../testing/read-page.ts';
import { linesFrom, pharmacist, schoolSection, textAt } from '../testing/texts.ts';

// Certificates and prizes.

const prizesIn = (...lines: string[]) => {
  const { details } = underTitle('Penghargaan', lines);
  return lines.map((_, at) =>
    ['title', 'issuer', 'date', 'description'].map((field) => details[`sections.1.prizes.${at}.${field}`]),
  );
};

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

test('what kind of certificate it is names none before a dash, also where the name goes on below', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Sertifikasi', 90),
      { text: 'BNSP - Klaster Penanganan Limbah Padat dan Cair, Puskesmas dan', y: 108, bold: true },
      { text: 'Rumah Sakit', y: 121, bold: true },
      { text: 'Hazardous Waste Handling, 2020', y: 134 },
      { text: 'Sertifikat Kompetensi BNSP — Juru Las Muda', y: 160, bold: true },
      { text: 'Lembaga Kencana, 2021', y: 173 },
    ).result,
  );
  expect(certifications).toEqual([
    'BNSP - Klaster Penanganan Limbah Padat dan Cair, Puskesmas dan Rumah Sakit',
    'Sertifikat Kompetensi BNSP — Juru Las Muda',
  ]);
  const plain = fieldsOf(
    ...siti,
    head('Sertifikasi', 90),
    '• Sertifikasi Kompetensi - Juru Ukur, 2021',
    '• Sertifikat BNSP – Operator Derek (2020)',
  );
  expect(plain.certifications).toEqual([
    'Sertifikasi Kompetensi - Juru Ukur',
    'Sertifikat BNSP – Operator Derek',
  ]);
});

test('a foundation gave a prize, “ITIL Foundation” is a level', () => {
  expect(prizesIn('Beasiswa Prestasi Kencana, Arunika Foundation (2022)')).toEqual([
    ['Beasiswa Prestasi Kencana', 'Arunika Foundation', '2022', undefined],
  ]);
  const { certifications } = fieldsOf(
    ...siti,
    head('Certifications', 90),
    '• IT Service Management, ITIL Foundation (2020)',
    '• Ahli Kearsipan, Kencana Institute (2019)',
  );
  expect(certifications[0]).toBe('IT Service Management, ITIL Foundation');
});

test('what parts a list of certificates in letters of its own is none', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Sertifikasi & Pelatihan', 90),
      { text: 'Sertifikasi Profesional', y: 108, size: 9, italic: true },
      { text: 'Sertifikasi Tenaga Arsip', y: 121, bold: true },
      { text: 'Sep 2024', x: 480, y: 121 },
      { text: 'Lembaga Arunika', y: 134 },
      { text: 'Pelatihan & Program', y: 152, size: 9, italic: true },
      { text: 'Pelatihan Olah Data', y: 165, bold: true },
      { text: 'Mei 2023', x: 480, y: 165 },
      { text: 'Balai Kencana', y: 178 },
    ).result,
  );
  expect(certifications).toEqual(['Sertifikasi Tenaga Arsip', 'Pelatihan Olah Data']);
});

test('a name in plain letters over its dated issuer stays a certificate', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Sertifikasi', 90),
      { text: 'Ahli Kearsipan', y: 108, bold: true },
      { text: 'Lembaga Arunika', y: 121 },
      { text: 'Sep 2024', x: 480, y: 121 },
      { text: 'Olah Data Dasar', y: 139, bold: true },
      { text: 'Balai Kencana', y: 152 },
      { text: 'Mei 2023', x: 480, y: 152 },
    ).result,
  );
  expect(certifications).toEqual(['Ahli Kearsipan', 'Olah Data Dasar']);
});

test('a level behind a dash belongs to the name of a certificate', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Certificates', 90),
      '• Arunika Certified Cloud Engineer - Professional',
      '• Certified Kencana Administrator',
    ).result,
  );
  expect(certifications).toEqual([
    'Arunika Certified Cloud Engineer - Professional',
    'Certified Kencana Administrator',
  ]);
});

test('a button that offers the CV is no certificate', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Sertifikat', 90),
      'Pelatihan Olah Data',
      'Ahli Kearsipan',
      'Open CV (.pdf)',
      'Download CV (.pdf)',
    ).result,
  );
  expect(certifications).toEqual(['Pelatihan Olah Data', 'Ahli Kearsipan']);
});

test('a dash within a certificate’s name, its issuer behind a comma', () => {
  const row = (year: string, name: string, issuer: string, y: number): Text[] => [
    { text: year, y },
    { text: name, x: 90, y, bold: true, more: [{ text: issuer }] },
  ];
  const { result } = readPage(
    ...siti,
    head('Courses Attended', 90),
    ...row('2022', 'Certified Security - Specialty,', 'Amazon Web Services', 110),
    ...row('2020', 'Certified Kubernetes Developer,', 'The Linux Foundation', 124),
  );
  expect(result.certifications).toEqual(['Certified Security - Specialty', 'Certified Kubernetes Developer']);
});

test('talks are no certificates', () => {
  const { result } = readPage(
    ...siti,
    head('Conferences, Talks & Workshops', 90),
    { text: 'Meeting of the Ecological Society', y: 110, bold: true },
    { text: '2025', x: 500, y: 110 },
    head('Skills', 140),
    { text: 'Excel, Word', y: 160 },
  );
  expect(flatten(result).certifications).toEqual([]);
});

test('certificates in a run, each with its issuer in brackets', () => {
  const { result } = readPage(
    ...siti,
    head('Sertifikasi', 90),
    'Meta Front-End Developer (Coursera, 2023); Belajar Aplikasi Web (Dicoding, 2022)',
  );
  expect(result.certifications).toEqual(['Meta Front-End Developer', 'Belajar Aplikasi Web']);
});

test('the name of a course between quotation marks is one, whatever signs are in it', () => {
  const { result } = readPage(
    ...siti,
    head('Certificates', 90),
    '• “Institution Building - 30 years after”, 18-24 July 2021',
    '• “Workshop/Simulation: Conflict Prevention”, March 2017',
    '• “Kreatives Schreiben Workshop”, April 2017',
  );
  expect(result.certifications).toEqual([
    'Institution Building - 30 years after',
    'Workshop/Simulation: Conflict Prevention',
    'Kreatives Schreiben Workshop',
  ]);
});

test('numbers in a column of their own count certificates and are no part of their names', () => {
  const { certifications } = fieldsOf(
    ...siti,
    head('Sertifikasi', 90),
    textAt(58, 110, '1.', { size: 8.5 }),
    textAt(71, 110, 'Pelatihan Kepemimpinan, BPSDMD Provinsi Jawa Tengah (2022)', { size: 8.5 }),
    textAt(58, 124.2, '2.', { size: 8.5 }),
    textAt(71, 124.2, 'Diklat Pengadaan Barang, LKPP (2015)', { size: 8.5 }),
  );
  expect(certifications).toEqual(['Pelatihan Kepemimpinan', 'Diklat Pengadaan Barang']);
});

test('certificates in cards that begin with their year, with names that go on below and issuers in another colour', () => {
  const card = (x: number, year: string, name: [string, string], issuer: string): Text[] => [
    { text: year, x, y: 110 },
    { text: name[0], x, y: 124 },
    { text: name[1], x, y: 138 },
    { text: issuer, x, y: 152, colour: 0x888888 },
  ];
  expect(
    fieldsOf(
      ...siti,
      head('Sertifikasi', 90),
      ...card(50, '2021', ['Ahli Kepabeanan bagi', 'Pekerja Pabrik'], 'Kemenkeu'),
      ...card(220, '2019', ['Ekspor Dasar Angkatan', 'Ketiga'], 'PPEI'),
      ...card(390, '2022', ['Ahli Gudang serta', 'Tanggap Darurat'], 'Kemnaker'),
    ).certifications,
  ).toEqual([
    'Ahli Kepabeanan bagi Pekerja Pabrik',
    'Ekspor Dasar Angkatan Ketiga',
    'Ahli Gudang serta Tanggap Darurat',
  ]);
});

test('certificates in bold below who gave them and when', () => {
  const given = (issuer: string, name: string, y: number): Text[] => [
    { text: issuer, y },
    { text: name, y: y + 14, bold: true },
  ];
  expect(
    fieldsOf(
      ...siti,
      head('Certifications', 90),
      ...given('Arunika Heritage — 2018', 'Safe Use of Solvents', 110),
      ...given('Red Cross Tegal — 2022', 'First Aid at Work', 144),
    ).certifications,
  ).toEqual(['Safe Use of Solvents', 'First Aid at Work']);
});

test('prizes: a day alone in brackets is when, and what stands before it behind a comma is who', () => {
  expect(prizesIn('Juara 1 Lomba Debat (2019)', 'Mahasiswa Berprestasi (Mei 2018)')).toEqual([
    ['Juara 1 Lomba Debat', undefined, '2019', undefined],
    ['Mahasiswa Berprestasi', undefined, '2018-05', undefined],
  ]);
  expect(prizesIn('Juara 2 Lomba Esai, Universitas Arunika (Mei 2019)')).toEqual([
    ['Juara 2 Lomba Esai', 'Universitas Arunika', '2019-05', undefined],
  ]);
});

test.each([
  'Juara 1 Lomba Debat, Tingkat Nasional',
  'Juara 1 Lomba Debat, Bandung',
  'Dean’s List, Semester 3',
])('prizes: `%s` names nobody who gave it', (title) => {
  expect(prizesIn(`${title} (2019)`)).toEqual([[title, undefined, '2019', undefined]]);
});

test('certificates: the same, but for what a certificate is for', () => {
  const { result, details } = underTitle('Sertifikasi', [
    'Ahli K3 Umum, Kemnaker RI (2021)',
    'Oracle Certified Associate, Java SE 8 Programmer (2020)',
  ]);
  expect(result.certifications).toEqual(['Ahli K3 Umum', 'Oracle Certified Associate, Java SE 8 Programmer']);
  expect(details['certifications.0.issuer']).toBe('Kemnaker RI');
});

test('who gave a certificate and where it was taken stand together', () => {
  const { details } = readPage(
    ...siti,
    head('Certifications', 90),
    { text: 'Data Analytics Professional Certificate', y: 110, bold: true },
    { text: 'Google / Coursera · Mar 2024', y: 124 },
  );
  expect(details['certifications.0.issuer']).toBe('Google / Coursera');
});

test('a level behind a dash is a part of the certificate’s name, and what stands before it did not give it', () => {
  const { result, details } = underTitle('Certifications', [
    'AWS Certified Architect - Professional',
    'Amazon Web Services · Mar 2019',
  ]);
  expect(result.certifications).toEqual(['AWS Certified Architect - Professional']);
  expect(details['certifications.0.issuer']).toBe('Amazon Web Services');
});

test.each([
  ['alone', ['Brevet Pajak (IAI, Mei 2021)']],
  ['among others', ['Brevet Pajak (IAI, Mei 2021)', 'STRA (KFN, 2020)']],
])('certificates: brackets with two things say who and when, %s', (_, lines) => {
  const { result, details } = underTitle('Sertifikasi', lines);
  expect(result.certifications[0]).toBe('Brevet Pajak');
  expect(details).toMatchObject({ 'certifications.0.issuer': 'IAI', 'certifications.0.date': '2021-05' });
});

test('certificates: what an academy gave is no schooling, also where no school is named', () => {
  const { result } = underTitle('Certificates', ['Marine Cargo Claims, Lembayung Maritime Academy (2021)']);
  expect(result.certifications).toEqual(['Marine Cargo Claims']);
  expect(result.education).toEqual([]);
});

test('who gave a certificate stands between its name and the day', () => {
  const { result, details } = readPage(
    ...siti,
    head('Sertifikat', 90),
    { text: 'Ahli K3 Umum, Kemnaker RI, 2021', y: 112 },
    'Pelatihan Forklift SIO B (LSP Nasional, Mei 2023)',
    '2022 : Brevet Pajak A dan B - Pusdiklat Mandiri',
  );
  expect(result.certifications).toEqual(['Ahli K3 Umum', 'Pelatihan Forklift SIO B', 'Brevet Pajak A dan B']);
  expect(details['certifications.2.issuer']).toBe('Pusdiklat Mandiri');
  expect([details['certifications.0.issuer'], details['certifications.0.date']]).toEqual([
    'Kemnaker RI',
    '2021',
  ]);
  expect([details['certifications.1.issuer'], details['certifications.1.date']]).toEqual([
    'LSP Nasional',
    '2023-05',
  ]);
});

test('certificates of three lines each: the second one is who gave it', () => {
  const { result, details } = readPage(
    ...siti,
    head('Certifications', 90),
    { text: 'Full-Stack Web Engineering', y: 112 },
    'Kodeakademi',
    '2020',
    'Cloud Developer',
    'Arunika Web Services',
    '2019',
  );
  expect(result.certifications).toEqual(['Full-Stack Web Engineering', 'Cloud Developer']);
  expect([details['certifications.0.issuer'], details['certifications.1.issuer']]).toEqual([
    'Kodeakademi',
    'Arunika Web Services',
  ]);
});

test('names of certificates in bold with a long issuer behind', () => {
  const named = (name: string, issuer: string, y: number): Text => ({
    text: name,
    y,
    bold: true,
    more: [{ text: issuer }],
  });
  const result = fieldsOf(
    ...siti,
    head('Sertifikat', 90),
    named('Pastry & Bakery Level III', '– LSP Arunika, 2022', 108),
    named('Laik Higiene', '– Dinas Kesehatan Kota Contoh, 2023', 126),
  );
  expect(result.certifications).toEqual(['Pastry & Bakery Level III', 'Laik Higiene']);
});

test('a statement over the signature is no certificate', () => {
  expect(
    fieldsOf(
      ...siti,
      head('Pelatihan', 90),
      '2021 : Pelatihan CTU',
      'Saya yang bertanda tangan di bawah ini menyatakan bahwa data di atas benar adanya.',
    ).certifications,
  ).toEqual(['Pelatihan CTU']);
});

test('numbers of licences are no part of their names', () => {
  const found = fieldsOf(
    ...siti,
    head('Certs', 90),
    '• Registered Nurse, State of Texas, License #884512, expires 06/2027',
    '• Cardiac Medicine, 2022',
  );
  expect(found.certifications).toEqual(['Registered Nurse, State of Texas', 'Cardiac Medicine']);
});

test('certificates in cards side by side that each end with its year', () => {
  const row = (y: number, bold: boolean, ...cells: [string, number][]): Text[] =>
    cells.map(([text, x]) => ({ text, x, y, bold }));
  const { certifications } = fieldsOf(
    ...siti,
    head('Sertifikasi', 90),
    ...row(110, true, ['Linux System', 76], ['Workshop Arsip', 230], ['Ahli Kearsipan', 400]),
    ...row(124, true, ['Administration', 72], ['Kota Kencana', 234]),
    ...row(124, false, ['2022', 425]),
    ...row(138, false, ['2024', 96], ['2023', 254]),
  );
  expect(certifications).toEqual([
    'Linux System Administration',
    'Workshop Arsip Kota Kencana',
    'Ahli Kearsipan',
  ]);
});

test('certificates of skills are certificates', () => {
  const row = (y: number, isBold: boolean, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 80, 260, 380][index]!, y, bold: isBold }));
  const found = fieldsOf(
    ...siti,
    head('SERTIFIKAT KEAHLIAN DAN KETERAMPILAN', 90),
    ...row(110, true, 'NO', 'NAMA SERTIFIKAT', 'NOMOR', 'BERLAKU S/D'),
    ...row(126, false, '1', 'ANT III', '6200412345N30314', '12/02/2028'),
    ...row(142, false, '2', 'BASIC SAFETY TRAINING', '6200412345010118', '12/02/2028'),
    head('PENDIDIKAN', 170),
    'SMK Arunika, 2016 - 2019',
  );
  expect(found.certifications).toEqual(['ANT III', 'BASIC SAFETY TRAINING']);
  expect(found.skills).toEqual([]);
});

test('certificates: one word in bold before a name in plain letters opens the name', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Certification', 104),
      {
        text: 'Arunika',
        y: 130,
        bold: true,
        more: [{ text: 'Advanced Data Analytics (Certificate ID: Z0GN)' }],
      },
      { text: '2024', x: 540, y: 130 },
    ).result,
  );
  expect(certifications[0]).toMatch(/^Arunika Advanced Data Analytics/);
});

test('who gave a certificate stands before a bar and its month', () => {
  const { result, details } = readPage(
    ...siti,
    ...pharmacist,
    '• Melayani resep dan menyimpan obat',
    head('Sertifikat', 190),
    'Periklanan Daring',
    'Arunika | Sep 2023',
  );
  expect([result.certifications, details['certifications.0.issuer']]).toEqual([
    ['Periklanan Daring'],
    'Arunika',
  ]);
});

test('a short course with its period at the right is a certificate of its own', () => {
  const { certifications } = fieldsBelowName(
    head('Pelatihan', 90),
    { text: 'Pelatihan K3 Listrik', y: 110 },
    { text: 'April 2021 - 2021', x: 300, y: 110 },
    { text: 'Dasar PLC', y: 126 },
    { text: 'Mei 2019 - 2019', x: 300, y: 126 },
    head('Keahlian', 160),
    { text: 'Excel', y: 180 },
  );
  expect(certifications).toEqual(['Pelatihan K3 Listrik', 'Dasar PLC']);
});

test('certificates over which the issuer stands behind a label', () => {
  const { result } = readPage(
    ...siti,
    head('Certificates', 90),
    { text: '2017-03-01', y: 108 },
    { text: 'Issued by: AHLEI', y: 120 },
    { text: 'Hospitality Supervisor', y: 134 },
    { text: '2019-11-11', y: 156 },
    { text: 'Issued by: LSP Pariwisata', y: 168 },
    { text: 'Front Office Manager', y: 182 },
  );
  expect(result.certifications).toEqual(['Hospitality Supervisor', 'Front Office Manager']);
});

test('certificates whose issuers stand behind them in smaller letters, however long name and issuer are', () => {
  const row = (name: string, issuer: string, year: string, y: number) => [
    { text: name, y, more: [{ text: `– ${issuer}`, size: 8, colour: 0x777777 }] },
    { text: year, x: 500, y },
  ];
  const { result } = readPage(
    ...siti,
    head('Sertifikasi', 90),
    ...row('Pelatihan CTU', 'Balai Latihan Sulawesi Selatan', '2019', 112),
    ...row('Asuhan Persalinan Normal', 'IBI', '2018', 140),
  );
  expect(result.certifications).toEqual(['Pelatihan CTU', 'Asuhan Persalinan Normal']);
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

test('a certificate whose name opens with “bekerja di”', () => {
  const { result } = readPage(
    ...siti,
    head('Pendidikan', 74),
    { text: 'SMK Negeri 1 Kudus, Teknik Audio Video', y: 90 },
    head('Sertifikat', 110),
    { text: '2022', y: 128 },
    { text: 'Bekerja di Ketinggian Tingkat 2, Kementerian Ketenagakerjaan', x: 110, y: 128 },
    { text: '2021', y: 142 },
    { text: 'Ahli K3 Umum, Kementerian Ketenagakerjaan', x: 110, y: 142 },
  );
  expect(result.certifications[0]).toMatch(/^Bekerja di Ketinggian Tingkat 2/);
});

test('certificates: a short name in brackets below its words belongs to the name', () => {
  const reading = readPage(
    ...siti,
    head('Licenses', 90),
    ...linesFrom(110, '• Licensed Social Worker (LSW)', '• Licensed Clinical Social Worker'),
    { text: '(LCSW)', x: 56, y: 139 },
  );
  expect(reading.result.certifications).toEqual([
    'Licensed Social Worker (LSW)',
    'Licensed Clinical Social Worker (LCSW)',
  ]);
});

test('a prize with its year below a small heading within a job is no job', () => {
  const { work } = fieldsBelowName(
    head('Pengalaman Kerja', 90),
    { text: 'CV Rimba Jaya', y: 112, bold: true, size: 12 },
    { text: 'Februari 2021 - Maret 2023', y: 128 },
    { text: 'Menyusun laporan laba rugi bulanan untuk 14 cabang dan arsip faktur.', y: 144 },
    { text: 'Prestasi Kerja', y: 164, bold: true, size: 11 },
    { text: 'Karyawan Terbaik', y: 180, bold: true },
    { text: 'Tahun 2022', x: 480, y: 180 },
    { text: 'Koperasi Usaha Bersama', y: 208, bold: true, size: 12 },
    { text: 'September 2019 - Januari 2021', y: 224 },
    { text: 'Mencatat simpan pinjam 320 anggota dan menyiapkan rapat anggota.', y: 240 },
    head('Keahlian', 280),
    { text: 'Excel', y: 300 },
  );
  expect(work.map(({ organization, startDate }) => [organization, startDate])).toEqual([
    ['CV Rimba Jaya', '2021-02'],
    ['Koperasi Usaha Bersama', '2019-09'],
  ]);
});

test('who gave a prize stands with it where prizes and certificates share a heading', () => {
  const { certifications } = fieldsBelowName(
    head('Sertifikat & Penghargaan', 90),
    { text: 'Sertifikat Operator Forklift Kelas II', y: 110, bold: true },
    { text: 'Kementerian Ketenagakerjaan', y: 124, italic: true },
    { text: '2019', y: 138 },
    { text: 'Karyawan Teladan', y: 158, bold: true },
    { text: 'PT Sumber Pangan', y: 172, italic: true },
    { text: '2022', y: 186 },
    head('Keahlian', 230),
    { text: 'Excel', y: 250 },
  );
  expect(certifications).toEqual(['Sertifikat Operator Forklift Kelas II']);
});

test('under a heading of schools and certificates a line with one day and no degree is a certificate', () => {
  const { result } = readBelowName(
    head('Pendidikan & Sertifikasi', 90),
    { text: 'S1 Akuntansi, Universitas Arunika (2012 – 2016)', y: 110 },
    { text: 'CHRP, Unika Atma Jaya (September 2022)', y: 124 },
  );
  expect(result.education).toHaveLength(1);
  expect(result.certifications).toEqual(['CHRP']);
});

test('certificates and their issuers by turns in one style', () => {
  const { result } = readPage(
    ...siti,
    head('Sertifikasi', 90),
    'Sertifikasi Barista Madya',
    'BNSP',
    'Food Safety Level 2',
    'CIEH, 2021',
  );
  expect(result.certifications).toEqual(['Sertifikasi Barista Madya', 'Food Safety Level 2']);
});

test('qualifications that are all certificates are no schools', () => {
  const { certifications, education } = fieldsOf(
    ...siti,
    head('Qualifications', 90),
    { text: '• Certified Public Accountant (CPA)', x: 55, y: 110 },
    { text: '• Certified Management Accountant (CMA)', x: 55, y: 124 },
    { text: '• Certified Fraud Examiner (CFE)', x: 55, y: 138 },
    head('Education', 170),
    { text: 'MS in Accounting', y: 190 },
    { text: 'University of Washington', y: 204 },
  );
  expect(certifications).toHaveLength(3);
  expect(education).toHaveLength(1);
});

test('professional qualifications beside the schools are certificates, a degree among them is none', () => {
  const read = (...lines: string[]) =>
    fieldsOf(
      ...siti,
      head('Education', 90),
      { text: 'Bachelor of Accounting, Universitas Kencana, 2000', y: 110 },
      head('Professional Qualifications', 150),
      ...lines.map((text, at): Text => ({ text, y: 170 + 14 * at })),
    );
  const admitted = read('• Chartered Accountant, IAI, 2008', '• CFA Charterholder, CFA Institute, 2010');
  expect(admitted.certifications).toEqual(['Chartered Accountant', 'CFA Charterholder']);
  expect(admitted.education).toHaveLength(1);
  expect(read('MBA, Universitas Arunika, 2006').education).toHaveLength(2);
});

test('a certificate with who gave it, and its day at the row’s other end', () => {
  const row = (text: string, year: string, y: number): Text[] => [
    { text, x: 60, y },
    { text: year, x: 500, y },
  ];
  const { result, details } = readPage(
    ...siti,
    ...schoolSection,
    head('Sertifikasi', 140),
    ...row('Petugas K3, Balai Latihan Kudus', '2020', 160),
    ...row('Instruktur P3K, Palang Merah', '2017', 176),
  );
  expect(result.certifications).toEqual(['Petugas K3', 'Instruktur P3K']);
  expect(details).toMatchObject({
    'certifications.0.issuer': 'Balai Latihan Kudus',
    'certifications.1.issuer': 'Palang Merah',
    'certifications.1.date': '2017',
  });
});

test('a certificate with who gave it, and its year before it', () => {
  const row = (year: string, text: string, y: number): Text[] => [
    { text: year, x: 60, y },
    { text, x: 170, y },
  ];
  const { result, details } = readPage(
    ...siti,
    ...schoolSection,
    head('Pelatihan', 140),
    ...row('2022', 'Penyambungan Serat Optik, Balai Latihan Kudus', 160),
    ...row('2020', 'Jaringan Dasar, Akademi Jaringan Medan', 176),
    ...row('2019', 'Certified Programmer, Java SE 8 Programmer', 192),
    ...row('2018', 'Cloud Solutions Architect, Associate', 208),
  );
  expect(result.certifications).toEqual([
    'Penyambungan Serat Optik',
    'Jaringan Dasar',
    'Certified Programmer, Java SE 8 Programmer',
    'Cloud Solutions Architect, Associate',
  ]);
  expect(details).toMatchObject({
    'certifications.0.issuer': 'Balai Latihan Kudus',
    'certifications.1.issuer': 'Akademi Jaringan Medan',
  });
});

test('one certificate of three lines, and one behind its year and a colon', () => {
  const three = readPage(
    ...siti,
    head('Sertifikat', 90),
    { text: 'Food Handler', y: 108 },
    { text: 'Lembaga Higiene', y: 122 },
    { text: '2022', y: 136 },
    head('Keahlian', 160),
    { text: 'Memasak, Menata meja, Menghitung biaya bahan, Menyusun menu mingguan untuk asrama', y: 178 },
  );
  const behind = readPage(...siti, head('Kursus', 90), {
    text: '2022: Kerja Aman dengan Uap, Balai Latihan Selatan',
    y: 108,
  });
  for (const [{ result, details }, title, issuer] of [
    [three, 'Food Handler', 'Lembaga Higiene'],
    [behind, 'Kerja Aman dengan Uap', 'Balai Latihan Selatan'],
  ] as const) {
    expect([result.certifications, details['certifications.0.issuer']]).toEqual([[title], issuer]);
    expect(details['certifications.0.date']).toBe('2022');
  }
});

test('a driving licence among rows of groups is one too', () => {
  const pair = (name: string, items: string, y: number): Text[] => [
    { text: name, y },
    { text: items, x: 180, y },
  ];
  const { result, details } = readPage(
    ...siti,
    head('Kenntnisse', 90),
    ...pair('EDV', 'MS Project, Revit', 108),
    ...pair('Führerschein', 'Klasse B', 122),
  );
  expect(result.skills.map(({ name }) => name)).toEqual(['MS Project', 'Revit', 'Klasse B']);
  expect(details['skills.2.group']).toBe('Führerschein');
});

test('certificates below their dates, with the issuer in the third line', () => {
  const { result } = readPage(
    ...siti,
    head('Certifications', 90),
    { text: 'Juni 2023', y: 108 },
    { text: 'Basic Trauma and Cardiac Life Support', y: 122 },
    { text: 'PPNI', y: 136 },
    { text: 'September 2021', y: 150 },
    { text: 'Manajemen Bencana', y: 164 },
    { text: 'BNPB', y: 178 },
  );
  expect(result.certifications).toEqual(['Basic Trauma and Cardiac Life Support', 'Manajemen Bencana']);
});

test('years in the margin of a list of prizes are no two ends of a period', () => {
  const page = readPage(
    ...siti,
    head('Education', 90),
    { text: '2019', x: 50, y: 110 },
    { text: 'S1 Akuntansi, Universitas Jember', x: 120, y: 110, bold: true },
    head('Awards', 140),
    ...[2021, 2020, 2018, 2017].flatMap((year, index): Text[] => [
      { text: String(year), x: 50, y: 160 + 14 * index },
      { text: `Juara ${index + 1} lomba akuntansi`, x: 120, y: 160 + 14 * index },
    ]),
  );
  expect(flatten(page.result).education).toMatchObject([{ startDate: null, completionDate: '2019' }]);
});

test('a dash in a bold certificate whose issuer stands apart in plain letters belongs to its name', () => {
  const { result } = readPage(
    ...siti,
    head('Certifications', 90),
    { text: 'IGCSE – English as a Second Language', y: 110, bold: true },
    { text: 'Arunika Examinations', x: 420, y: 110 },
    { text: 'FAA - Airframe', y: 134, bold: true },
    { text: 'Aircraft Maintenance Technician', y: 148 },
  );
  expect(flatten(result).certifications).toEqual(['IGCSE – English as a Second Language', 'FAA - Airframe']);
});

test.each(['Awards & Certificates', 'Sertifikasi & Penghargaan'])(
  '%s: certificates and prizes go to their own kind',
  (heading) => {
    const { certifications } = fieldsOf(
      ...siti,
      head('Pengalaman Kerja', 90),
      'Kasir, Toko Arunika, 2019 - 2021',
      head(heading, 140),
      '• Certified Bookkeeper (2019)',
      '• Juara 2 Lomba Siaran Radio (2022)',
      '• Pelatihan Pelayanan Prima (2020)',
    );
    expect(certifications).toEqual(['Certified Bookkeeper', 'Pelatihan Pelayanan Prima']);
  },
);

test('certificates: two behind one comma, and the next line is another one', () => {
  const { certifications } = fieldsBelowName(
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

test('a bold word in a plain name belongs to it', () => {
  const { certifications } = fieldsBelowName(head('Sertifikasi', 90), {
    text: 'Auditor Internal',
    y: 110,
    more: [{ text: 'HACCP', bold: true }],
  });
  expect(certifications).toEqual(['Auditor Internal HACCP']);
});

test('certificates beside a column of years, some of which go on below', () => {
  const row = (y: number, year: string, ...[name, rest]: string[]): Text[] => [
    textAt(45, y, year),
    textAt(77, y, name!),
    ...(rest ? [textAt(77, y + 13, rest)] : []),
  ];
  const { certifications } = fieldsBelowName(
    head('Sertifikasi', 90),
    ...row(110, '2021', 'Asisten Perawat Lansia di Rumah, Yayasan Cemara', 'Indonesia'),
    ...row(138, '2023', 'Penanganan Pertama pada Luka, Balai Arunika'),
    ...row(153, '2024', 'Asuhan Keperawatan Kritis dan Gawat Darurat', 'Anak, RS Kencana'),
  );
  expect(certifications).toEqual([
    'Asisten Perawat Lansia di Rumah',
    'Penanganan Pertama pada Luka',
    'Asuhan Keperawatan Kritis dan Gawat Darurat Anak',
  ]);
});

test('dated names under a heading of skills are certificates, and a list under unknown words the skills', () => {
  const { certifications, skills } = fieldsBelowName(
    head('Yang Saya Kuasai', 90),
    'Mesin bubut',
    'Las listrik',
    'PLC dasar',
    'Membaca gambar teknik',
    head('Bukti Kompetensi', 180),
    'Sertifikat Operator CNC, BNSP, 2018',
    'Pelatihan K3 Umum, Kemnaker, 2022',
  );
  expect(certifications).toEqual(['Sertifikat Operator CNC', 'Pelatihan K3 Umum']);
  expect(skills).toEqual(['Mesin bubut', 'Las listrik', 'PLC dasar', 'Membaca gambar teknik']);
});

test('a year in bold letters before a certificate and who gave it', () => {
  const certificate = (y: number, year: string, name: string): Text[] => [
    { text: year, y, bold: true, more: [{ text: name }] },
  ];
  const { result } = readPage(
    ...siti,
    head('Sertifikat', 90),
    ...certificate(112, '2021', 'Ahli Las Tingkat 3, LSK Arunika'),
    ...certificate(128, '2018', 'K3 Kebakaran, Kemnaker'),
    head('Keahlian', 160),
    {
      text: 'Las busur listrik, las gas, membaca gambar teknik, pemeriksaan hasil las tanpa merusak',
      y: 180,
    },
  );
  expect(flatten(result).certifications).toEqual(['Ahli Las Tingkat 3', 'K3 Kebakaran']);
});

test.each(['CFPM', 'SIM A'])(
  '%s in the letters of the other titles is a certificate, though headings look so too',
  (acronym) => {
    const title = (text: string, y: number): Text => ({ text, y, bold: true });
    const { certifications, work } = fieldsBelowName(
      title('PENGALAMAN KERJA', 90),
      title('Staf Pajak', 110),
      { text: 'PT Sinar Samudra, Mei 2021 – Sekarang', y: 124 },
      { text: '• Menyusun laporan pajak bulanan untuk tiga anak usaha', y: 138 },
      title('SERTIFIKASI', 170),
      title(acronym, 190),
      { text: 'Asosiasi Keuangan, Apr 2022', y: 204 },
      title('Analis Pajak Muda', 226),
      { text: 'Ikatan Konsultan, Okt 2023', y: 240 },
      title('PENDIDIKAN', 270),
      title('Universitas Diponegoro', 290),
      { text: 'S1 Akuntansi, 2016 – 2020', y: 304 },
      title('KEAHLIAN', 336),
      { text: 'Excel, Accurate, e-Faktur', y: 356 },
      title('BAHASA', 384),
      { text: 'Indonesia, Inggris', y: 404 },
      title('ORGANISASI', 432),
      { text: 'Karang Taruna Melati, anggota', y: 452 },
      title('MINAT', 480),
      { text: 'Catur', y: 500 },
      title('REFERENSI', 528),
      { text: 'Tersedia bila diminta', y: 548 },
      title('PENGHARGAAN', 576),
      { text: 'Pegawai Teladan 2024', y: 596 },
    );
    expect(certifications).toEqual([acronym, 'Analis Pajak Muda']);
    expect(work).toHaveLength(1);
  },
);

/** What stands beside each certificate: who gave it, when, and until when it holds. */
const givenOf = ({ details, result }: ReturnType<typeof readPage>) =>
  result.certifications.map((name, at) => [
    name,
    ...['issuer', 'date', 'expiryDate'].map((part) => details[`certifications.${at}.${part}`]),
  ]);

test('certificates with who gave them in brackets and their years at the end of the row', () => {
  const row = (y: number, name: string, year: string): Text[] => [textAt(45, y, name), textAt(480, y, year)];
  const page = readPage(
    ...siti,
    head('Certifications', 90),
    ...row(110, 'CCNP Enterprise (Cisco)', '2019'),
    ...row(126, 'JNCIA-Junos (Juniper)', '2016'),
  );
  expect(givenOf(page)).toEqual([
    ['CCNP Enterprise', 'Cisco', '2019', undefined],
    ['JNCIA-Junos', 'Juniper', '2016', undefined],
  ]);
  const short = readPage(
    ...siti,
    head('Certifications', 90),
    ...row(110, 'Project Management Professional (PMP)', '2019'),
    ...row(126, 'BTCLS (Basic Trauma Cardiac Life Support)', '2016'),
  );
  expect(givenOf(short).map(([name]) => name)).toEqual([
    'Project Management Professional (PMP)',
    'BTCLS (Basic Trauma Cardiac Life Support)',
  ]);
});

test('a certificate says until when it holds: in brackets, or as the end of a span', () => {
  const page = readPage(
    ...siti,
    head('Sertifikasi', 90),
    'STR Nutrisionis, KTKI, 2018 (valid until 2028)',
    'BTCLS, PPNI, 2020 (berlaku sampai 2025)',
  );
  expect(givenOf(page)).toEqual([
    ['STR Nutrisionis', 'KTKI', '2018', '2028'],
    ['BTCLS', 'PPNI', '2020', '2025'],
  ]);
  const spans = readPage(
    ...siti,
    head('Certification', 90),
    textAt(45, 110, 'Professional Data Engineer, Google Cloud'),
    textAt(460, 110, '2022 → 2024'),
  );
  expect(givenOf(spans)).toEqual([['Professional Data Engineer', 'Google Cloud', '2022', '2024']]);
});

test('a giver whose short name holds a digit, before the year at the end of the row', () => {
  const page = readPage(
    ...siti,
    head('Certificates', 90),
    textAt(45, 110, 'Basic Safety Training, BP2IP'),
    textAt(480, 110, '2016'),
  );
  expect(givenOf(page)).toEqual([['Basic Safety Training', 'BP2IP', '2016', undefined]]);
});

test('inner points below dated certificates describe them', () => {
  const { certifications } = flatten(
    readPage(
      ...siti,
      head('Sertifikasi', 90),
      { text: '1. Brevet Pajak A – Lembaga Arunika (2023)', y: 112 },
      { text: '• Perpajakan Orang Pribadi', x: 70, y: 127 },
      { text: '• Pengisian SPT', x: 70, y: 142 },
      { text: '2. Operator Komputer Madya – Balai Kencana (2021)', y: 157 },
      { text: '• Pengolah Angka', x: 70, y: 172 },
    ).result,
  );
  expect(certifications).toHaveLength(2);
});

test('a name whose brackets a narrow column broke keeps them', () => {
  const { certifications } = fieldsBelowName(
    head('Sertifikasi', 90),
    { text: 'AKTI (Ahli Keselamatan', y: 108, bold: true },
    { text: 'Tambang Indonesia)', y: 121, bold: true },
    { text: 'Lembaga Arunika · Jun 2022', y: 134 },
  );
  expect(certifications).toEqual(['AKTI (Ahli Keselamatan Tambang Indonesia)']);
});

test('what a short name stands for is no giver', () => {
  const { certifications } = fieldsBelowName(head('Sertifikasi', 90), 'AKT (Ahli Keselamatan Tambang)');
  expect(certifications).toEqual(['AKT (Ahli Keselamatan Tambang)']);
});

test.each(['ID BR-2022-0091', 'ID 12/LSP-2022/7'])(
  'a year within the number of a certificate is no day: %s',
  (number) => {
    const { details } = readPage(
      ...siti,
      head('Sertifikasi', 90),
      { text: 'Brevet A & B', y: 110, bold: true },
      { text: `IAI · 2021 · ${number}`, y: 124 },
    );
    const of = (name: string) => details[`certifications.0.${name}`];
    expect([of('issuer'), of('date'), of('expiryDate'), of('credentialId')]).toEqual([
      'IAI',
      '2021',
      undefined,
      number.replace('ID ', ''),
    ]);
  },
);

test('prizes without a day open entries by their looks where the first one does', () => {
  const { details } = readPage(
    ...siti,
    head('Penghargaan', 90),
    { text: 'Juara 2 LKTI Nasional', y: 110, bold: true },
    { text: 'Universitas Kencana · 2019', y: 122 },
    { text: 'Beasiswa PPA', y: 134, bold: true },
    { text: '2017', y: 146 },
    { text: 'Mahasiswa Berprestasi III', y: 158, bold: true },
    { text: 'FMIPA', y: 170 },
  );
  const titles = [0, 1, 2].map((at) => details[`sections.1.prizes.${at}.title`]);
  expect(titles).toEqual(['Juara 2 LKTI Nasional', 'Beasiswa PPA', 'Mahasiswa Berprestasi III']);
});

test('a line that says until when a certificate holds names nobody who gave it', () => {
  const { details } = readBelowName(
    head('Sertifikasi', 104),
    { text: 'STR Perawat', y: 122, bold: true },
    { text: 'Berlaku sampai Agustus 2027', y: 135, size: 9 },
    { text: 'BTCLS', y: 156, bold: true },
    { text: 'PPNI Bali · Februari 2023', y: 169, size: 9 },
  );
  const given = (at: number) =>
    ['issuer', 'date', 'expiryDate'].map((field) => details[`certifications.${at}.${field}`]);
  expect([given(0), given(1)]).toEqual([
    [undefined, undefined, '2027-08'],
    ['PPNI Bali', '2023-02', undefined],
  ]);
});

test('certificates in a narrow column: short forms, broken issuers and numbers, and the day until which they hold', () => {
  const { details, result } = readBelowName(
    head('Sertifikasi', 104),
    { text: 'Surat Izin Praktik Perawat', y: 122, bold: true },
    { text: '(SIPP)', y: 134, bold: true },
    { text: 'Dinas Kesehatan Kota Kuala', y: 146 },
    { text: 'Kencana', y: 158 },
    { text: 'Feb 2020', y: 170 },
    { text: 'ID 503/SIPP/118/II/2020', y: 182 },
    { text: 'berlaku hingga Feb 2025', y: 194 },
    { text: 'SIM B2 Umum', y: 216, bold: true },
    { text: 'berlaku hingga Nov 2028', y: 228 },
  );
  expect(result.certifications).toEqual(['Surat Izin Praktik Perawat (SIPP)', 'SIM B2 Umum']);
  const given = (at: number) =>
    ['issuer', 'date', 'expiryDate', 'credentialId'].map((field) => details[`certifications.${at}.${field}`]);
  expect([given(0), given(1)]).toEqual([
    ['Dinas Kesehatan Kota Kuala Kencana', '2020-02', '2025-02', '503/SIPP/118/II/2020'],
    [undefined, undefined, '2028-11', undefined],
  ]);
});

test('a prize whose name a narrow column broke, over who gave it and when', () => {
  const { details } = readBelowName(
    head('Penghargaan', 104),
    { text: 'Juara 2 Lomba Pidato Bahasa', y: 122, bold: true },
    { text: 'Sunda', y: 134, bold: true },
    { text: 'Balai Bahasa DIY · Nov 2022', y: 146 },
    { text: 'Beasiswa Kencana', y: 168, bold: true },
    { text: 'Arunika · 2021', y: 180 },
  );
  const of = (at: number) =>
    ['title', 'issuer', 'date', 'description'].map((field) => details[`sections.1.prizes.${at}.${field}`]);
  expect([of(0), of(1)]).toEqual([
    ['Juara 2 Lomba Pidato Bahasa Sunda', 'Balai Bahasa DIY', '2022-11', undefined],
    ['Beasiswa Kencana', 'Arunika', '2021', undefined],
  ]);
});

test('who gave certificates stands before lists of them', () => {
  const { certifications } = fieldsBelowName(
    head('Certifications', 90),
    { text: '• Rumahkode: Peta Digital', y: 110 },
    { text: '• Belajarin: Audit Internal, Akuntansi Biaya, Pajak Badan', y: 124 },
    { text: '• IAI: Akuntansi Syariah', y: 138 },
  );
  expect(certifications).toEqual([
    'Peta Digital',
    'Audit Internal',
    'Akuntansi Biaya',
    'Pajak Badan',
    'Akuntansi Syariah',
  ]);
});

test('a certificate’s page behind the day until which it holds is its address', () => {
  const { details } = readBelowName(
    head('Sertifikasi', 104),
    { text: 'Ahli Awan Madya', y: 122, bold: true },
    { text: 'Arunika · Mei 2023 · ID AAM-778899', y: 135 },
    { text: 'berlaku hingga Mei 2026 · arunika.example/cek', y: 148 },
  );
  const kinds = ['issuer', 'date', 'expiryDate', 'credentialId', 'link'];
  expect(kinds.map((kind) => details[`certifications.0.${kind}`])).toEqual([
    'Arunika',
    '2023-05',
    '2026-05',
    'AAM-778899',
    'arunika.example/cek',
  ]);
});

test('under a heading of both a degree beside its year is a school’s, the line below a certificate', () => {
  const { certifications, education } = fieldsBelowName(
    head('Education and Training', 104),
    { text: '2013', y: 122 },
    { text: 'BSc Business Management (University of Kencana)', x: 150, y: 122 },
    { text: '2019', y: 138 },
    { text: 'Lean Green Belt, ASQ', x: 150, y: 138 },
  );
  expect(certifications).toEqual(['Lean Green Belt']);
  expect(education).toMatchObject([{ organization: 'University of Kencana' }]);
});

test('short names of certificates before who gave them and a month in brackets', () => {
  const { details } = underTitle('Certificates', [
    'Certified Scrum Product Owner, Arunika Alliance (Feb 2020 – Feb 2026)',
    'PMP, Kencana Management Institute (Nov 2018)',
  ]);
  expect(['issuer', 'date'].map((field) => details[`certifications.1.${field}`])).toEqual([
    'Kencana Management Institute',
    '2018-11',
  ]);
});

test('names and who gave them by turns in one style: the lower line keeps its day, too', () => {
  const { details, result } = readPage(
    ...siti,
    head('Sertifikat', 90),
    { text: 'Brevet Pajak A & B', y: 110 },
    { text: 'IAI Kencana, 2018', y: 122 },
    { text: 'Arunika Certified User', y: 138 },
    { text: 'Arunika International, 2021', y: 150 },
  );
  expect(flatten(result).certifications).toEqual(['Brevet Pajak A & B', 'Arunika Certified User']);
  expect(
    [0, 1].map((at) => [details[`certifications.${at}.issuer`], details[`certifications.${at}.date`]]),
  ).toEqual([
    ['IAI Kencana', '2018'],
    ['Arunika International', '2021'],
  ]);
});

test('the number of a certificate in brackets is no part of its name', () => {
  const { certifications } = fieldsBelowName(
    head('Sertifikat', 104),
    { text: 'Advanced Data Analytics (Certificate ID: ZOGNHJ0T6PZM)', y: 124 },
    { text: '2024', x: 500, y: 124 },
    { text: 'Brevet Pajak (No. 12/IKPI/2021)', y: 140 },
    { text: '2021', x: 500, y: 140 },
  );
  expect(certifications).toEqual(['Advanced Data Analytics', 'Brevet Pajak']);
});

test('one certificate in light letters beside its day, below who gave it in bold ones', () => {
  const { certifications } = fieldsBelowName(
    head('Certifications', 104),
    { text: 'Arunika', y: 124, bold: true },
    { text: 'Certified Spring Professional', y: 136, italic: true },
    { text: 'November 2016', x: 460, y: 136, italic: true },
  );
  expect(certifications).toEqual(['Certified Spring Professional']);
});

test('courses with their credits count towards a degree, and are no certificates', () => {
  const courses = (...credits: string[]) =>
    fieldsBelowName(
      head('Courses', 104),
      ...credits.flatMap((text, at) => [
        {
          text: `• ${['Efficient C', 'Machine Learning'][at]}`,
          y: 124 + 14 * at,
        },
        { text, x: 300, y: 124 + 14 * at },
      ]),
    ).certifications;
  expect([courses('7.5 ECTS', '5 ECTS'), courses('2021', '2022')]).toEqual([
    [],
    ['Efficient C', 'Machine Learning'],
  ]);
});

test('a certificate that lists what was learned goes on behind its comma', () => {
  const page = readPage(
    ...siti,
    head('Sertifikasi', 90),
    { text: '• Sertifikat Keterampilan Wajib Komputer, Bahasa Inggris dan Wirausaha', y: 112 },
    { text: '2023', x: 500, y: 112 },
    { text: '• Ahli K3 Umum, Kemnaker RI', y: 126 },
    { text: '2022', x: 500, y: 126 },
  );
  expect(flatten(page.result).certifications).toEqual([
    'Sertifikat Keterampilan Wajib Komputer, Bahasa Inggris dan Wirausaha',
    'Ahli K3 Umum',
  ]);
});

test.each([
  ['a house whose first word is a language', ['2018-10', 'Basic Life Support, Irish Heart Foundation']],
])('who gave a certificate beside its day: %s', (_, [day, name]) => {
  const { result, details } = readBelowName(
    head('Certifications', 90),
    textAt(50, 110, '2021-05'),
    textAt(120, 110, 'Clinical Research Professional, SOCRA'),
    textAt(50, 126, day!),
    textAt(120, 126, name!),
  );
  expect(result.certifications).toEqual(['Clinical Research Professional', 'Basic Life Support']);
  expect(details['certifications.1.issuer']).toBe('Irish Heart Foundation');
});

test('the number of a certificate behind “ID Kredensial”', () => {
  const { result, details } = readBelowName(
    head('Lisensi & Sertifikasi', 90),
    { text: 'AWS Certified Developer - Associate', y: 110, bold: true },
    { text: 'Amazon Web Services', y: 124 },
    { text: 'Diterbitkan Mar 2023 • Berlaku hingga Mar 2026', y: 138 },
    { text: 'ID Kredensial: AWS-7741-KD', y: 152 },
    { text: 'Menjadi Back-End Developer Expert', y: 174, bold: true },
    { text: 'Dicoding Indonesia', y: 188 },
    { text: 'Diterbitkan Nov 2021 • Tidak ada masa berlaku', y: 202 },
  );
  expect(result.certifications).toHaveLength(2);
  expect(details['certifications.0.credentialId']).toBe('AWS-7741-KD');
});

test('a course with who gave it behind a comma, over the months in which it was taken', () => {
  const { result, details } = readBelowName(
    head('Courses', 90),
    { text: 'Hotel Revenue Management, Cornell University (eCornell)', y: 110, bold: true },
    { text: 'March 2019 - June 2019', y: 124 },
  );
  expect(result.certifications).toEqual(['Hotel Revenue Management']);
  expect(details['certifications.0.issuer']).toBe('Cornell University (eCornell)');
  expect(details['certifications.0.date']).toBe('2019-06');
  expect(details['certifications.0.expiryDate']).toBeUndefined();
});

test('certificates in a run, each with its issuer behind a dash and its year in brackets', () => {
  const { result, details } = readBelowName(
    head('Sertifikasi', 90),
    'Brevet A & B – IAI (2024), Microsoft Office Specialist Excel – Certiport (2023)',
  );
  expect(result.certifications).toEqual(['Brevet A & B', 'Microsoft Office Specialist Excel']);
  expect([0, 1].map((at) => details[`certifications.${at}.issuer`])).toEqual(['IAI', 'Certiport']);
});

test('certificates under `Professional Qualifications` beside schools, though a certificate is a level of schooling', () => {
  const { education, certifications } = fieldsOf(
    ...siti,
    head('Educational Qualifications', 90),
    { text: 'Arunika University', y: 110, bold: true },
    { text: 'Bachelor of Computer Science', y: 124 },
    { text: '2010 - 2014', y: 138 },
    head('Professional Qualifications', 170),
    { text: 'Certificate of Interface Design', y: 190, bold: true },
    { text: 'Feb 2017 - Mar 2017', y: 204 },
    { text: 'Certificate of Typography', y: 224, bold: true },
    { text: 'Apr 2017 - Sep 2017', y: 238 },
  );
  expect(education.map(({ organization }) => organization)).toEqual(['Arunika University']);
  expect(certifications).toEqual(['Certificate of Interface Design', 'Certificate of Typography']);
});

test('who gave a certificate, and until when it holds, behind its name', () => {
  const { result, details } = readBelowName(
    head('Certificates & Licences', 90),
    { text: '• Certified Energy Manager, BNSP, valid until August 2027', y: 110 },
    { text: '• K3 Listrik, Kemnaker RI, 2018', y: 124 },
  );
  expect(result.certifications).toEqual(['Certified Energy Manager', 'K3 Listrik']);
  expect(details['certifications.0.issuer']).toBe('BNSP');
  expect(details['certifications.0.expiryDate']).toBe('2027-08');
  expect(details['certifications.0.date']).toBeUndefined();
});

test('seminars that universities held are no schools', () => {
  const { education, certifications } = fieldsBelowName(
    head('Seminar', 90),
    ...[
      'Seminar Nasional Keperawatan, Universitas Arunika',
      'Seminar Luka Modern, Politeknik Kencana',
      'Lokakarya ICU, Universitas Arunika',
    ].flatMap((text, at) => [textAt(50, 110 + 16 * at, String(2019 + at)), textAt(120, 110 + 16 * at, text)]),
  );
  expect(education).toEqual([]);
  expect(certifications.length).toBe(3);
});

test('talks at conferences are no certificates', () => {
  const { certifications } = fieldsBelowName(
    head('Conferences', 90),
    'Kencana Conference on Nursing, Kudus, 2019',
    'Arunika Symposium, Tegal, 2021',
  );
  expect(certifications).toEqual([]);
});

test('certificates in bold letters beside who gave them and when are the names', () => {
  const row = (y: number, house: string, name: string): Text[] => [
    { text: house, x: 50, y },
    { text: name, x: 220, y, bold: true },
  ];
  const { details, result } = readPage(
    ...siti,
    ...pharmacist,
    head('Certifications', 170),
    ...row(190, 'OSHA Education Center', 'OSHA 30-Hour'),
    { text: '2020', y: 202, italic: true },
    ...row(222, 'National Safety Council', 'Forklift Trainer'),
    { text: '2016', y: 234, italic: true },
  );
  expect(result.certifications).toEqual(['OSHA 30-Hour', 'Forklift Trainer']);
  expect(details).toMatchObject({
    'certifications.0.issuer': 'OSHA Education Center',
    'certifications.0.date': '2020',
    'certifications.1.issuer': 'National Safety Council',
  });
});

test('certificates in a run that each end in their day', () => {
  expect(
    flatten(
      underTitle('Sertifikat', ['BTCLS 2020, Pelatihan ICU Dasar 2023, Pelatihan Hemodialisa Mei 2021'])
        .result,
    ).certifications,
  ).toEqual(['BTCLS', 'Pelatihan ICU Dasar', 'Pelatihan Hemodialisa']);
  expect(
    flatten(underTitle('Certificates', ['Fire Safety, 2020, First Aid, 2021, Forklift, 2022']).result)
      .certifications,
  ).toEqual(['Fire Safety', 'First Aid', 'Forklift']);
});

test.each([
  ['Certified Energy Manager, Arunika', 'Basic Life Support, Irish Heart Foundation'],
  ['Certified Energy Manager (Arunika)', 'Basic Life Support (Irish Heart Foundation)'],
  ['Certified Energy Manager by Arunika', 'Basic Life Support by Irish Heart Foundation'],
  ['Certified Energy Manager, Arunika 2020', 'Basic Life Support, Irish Heart Foundation 2021'],
  ['2020 Certified Energy Manager, Arunika', '2021 Basic Life Support, Irish Heart Foundation'],
])('what parts the name from who gave it in each line alike: %s', (...lines) => {
  const { result, details } = underTitle('Certifications', lines);
  expect(result.certifications).toEqual(['Certified Energy Manager', 'Basic Life Support']);
  expect([details['certifications.0.issuer'], details['certifications.1.issuer']]).toEqual([
    'Arunika',
    'Irish Heart Foundation',
  ]);
});

test.each([
  ['AWS Certified Developer, CCNA', 'Certified Scrum Master, PMP'],
  ['Certified Ethical Hacker (CEH)', 'Project Management Professional (PMP)'],
  ['Certified Welder, Level 2', 'Certified Rigger, Level 1'],
])('short names, levels and other names are nobody who gave a certificate: %s', (...lines) => {
  const { details } = underTitle('Certifications', lines);
  expect(Object.keys(details).filter((path) => path.endsWith('.issuer'))).toEqual([]);
});

test('a year over a certificate and its giver in one line', () => {
  const page = readPage(
    ...siti,
    head('Sertifikat Saya', 90),
    ...['Certified Ethical Hacker, EC-Council', 'CompTIA Security+, CompTIA', 'Ahli Gambir, BNSP'].flatMap(
      (text, at) => [
        textAt(50, 110 + 32 * at, String(2020 + at), { bold: true }),
        textAt(50, 124 + 32 * at, text),
      ],
    ),
  );
  expect(page.result.certifications).toEqual([
    'Certified Ethical Hacker',
    'CompTIA Security+',
    'Ahli Gambir',
  ]);
  expect(page.details).toMatchObject({
    'certifications.0.issuer': 'EC-Council',
    'certifications.1.issuer': 'CompTIA',
    'certifications.2.issuer': 'BNSP',
  });
});

test('names of certificates in a column beside those who gave them, with the day behind or below', () => {
  const { result, details } = readBelowName(
    head('Sertifikat', 90),
    { text: 'Ahli K3 Listrik', x: 48, y: 110 },
    { text: 'Lembaga Arunika Indonesia,', x: 360, y: 110 },
    { text: 'September 2019', x: 360, y: 123 },
    { text: 'Instrument Calibration Technician', x: 48, y: 140 },
    { text: 'Balai Kencana, Juni 2021', x: 360, y: 140 },
  );
  expect(result.certifications).toEqual(['Ahli K3 Listrik', 'Instrument Calibration Technician']);
  expect(
    [0, 1].map((at) => [details[`certifications.${at}.issuer`], details[`certifications.${at}.date`]]),
  ).toEqual([
    ['Lembaga Arunika Indonesia', '2019-09'],
    ['Balai Kencana', '2021-06'],
  ]);
});

test('who gave a course may stand before its name', () => {
  const { certifications } = fieldsBelowName(
    head('Pendidikan Non Formal', 104),
    { text: '2016', y: 130 },
    { text: 'Kementerian PUPR, Pelatihan Operasi Bendungan', x: 100, y: 130 },
    { text: '2012', y: 150 },
    { text: 'HATHI, Sertifikasi Ahli Madya Sumber Daya Air', x: 100, y: 150 },
  );
  expect(certifications).toEqual(['Pelatihan Operasi Bendungan', 'Sertifikasi Ahli Madya Sumber Daya Air']);
});

test('the year of a certificate, broken from its month within brackets', () => {
  const { result, details } = readBelowName(
    head('Certificates', 104),
    { text: 'Certified Warehouse Planner, Logistics Academy of South East Asia (Feb', y: 124 },
    { text: '2023)', y: 137 },
    { text: 'Forklift Operator, Arunika Training (Oct 2021)', y: 150 },
  );
  expect(result.certifications).toEqual(['Certified Warehouse Planner', 'Forklift Operator']);
  expect(details['certifications.0.date']).toBe('2023-02');
});

test.each([
  [
    [
      ['Desember 2020', 'Sertifikat Pendidik (Kemdikbudristek)'],
      ['Maret 2022', 'Penguji Kompetensi Las (Balai Arunika)'],
    ],
    [
      ['Sertifikat Pendidik', 'Kemdikbudristek', '2020-12'],
      ['Penguji Kompetensi Las', 'Balai Arunika', '2022-03'],
    ],
  ],
  [
    [['CSCP'], ['ASCM, Nov 2022'], ['Tableau Desktop'], ['Tableau, Jun 2020']],
    [
      ['CSCP', 'ASCM', '2022-11'],
      ['Tableau Desktop', 'Tableau', '2020-06'],
    ],
  ],
])('certificates: days before them, or names and givers by turns: %j', (rows, certificates) => {
  const { result, details } = readBelowName(
    head('Certificates', 104),
    ...rows.flatMap((cells, at) => cells.map((text, cell) => textAt(50 + 140 * cell, 124 + 13 * at, text))),
    head('Pendidikan', 220),
    textAt(50, 240, 'Sekolah Menengah Kejuruan Negeri 1 Kudus, Jawa Tengah, 2018 – 2021'),
  );
  expect(
    result.certifications.map((name, at) => [
      name,
      details[`certifications.${at}.issuer`],
      details[`certifications.${at}.date`],
    ]),
  ).toEqual(certificates);
});

test('a day stands alone above each certificate and who gave it', () => {
  const { certifications } = fieldsBelowName(
    { text: 'SERTIFIKAT', y: 90, bold: true },
    { text: '2020 Feb', y: 112 },
    { text: 'Juru Arsip Muda', y: 124 },
    { text: 'LSP Arsip Profesional', y: 136 },
    { text: '2021 Nov', y: 156 },
    { text: 'Office Specialist', y: 168 },
    { text: 'Lembaga Uji Perkantoran', y: 180 },
  );
  expect(certifications).toEqual(['Juru Arsip Muda', 'Office Specialist']);
});

test('a prize whose giver a narrow column broke', () => {
  const { details } = readBelowName(
    head('Awards', 104),
    textAt(393, 124, 'Young Researcher Prize, Asian Transport'),
    textAt(393, 137, 'Forum, 2022'),
  );
  expect(details['sections.1.prizes.0.issuer']).toBe('Asian Transport Forum');
  expect(details['sections.1.prizes.0.description']).toBeUndefined();
});

const narrow = (rows: readonly string[]): Text[] => [
  { text: 'SERTIFIKAT', y: 90, bold: true },
  ...rows.map((text, row) => ({ text, y: 112 + 12 * row })),
];

test.each([
  [
    'commas',
    [
      'Ahli K3 Umum, Kementerian',
      'Ketenagakerjaan, Okt 2020',
      'Lean Manufaktur Dasar, Balai Diklat',
      'Industri Kencana, Apr',
      '2018',
    ],
  ],
  [
    'dashes',
    [
      'Ahli K3 Umum — Kementerian',
      'Ketenagakerjaan, Okt 2020',
      'Lean Manufaktur Dasar — Balai',
      'Diklat Industri Kencana, 2018-',
      '04',
    ],
  ],
  [
    'bars',
    [
      'Ahli K3 Umum | Kementerian',
      'Ketenagakerjaan | Okt 2020',
      'Lean Manufaktur Dasar | Balai Diklat',
      'Industri Kencana | Apr 2018',
    ],
  ],
  [
    'brackets',
    [
      'Ahli K3 Umum (Kementerian',
      'Ketenagakerjaan, Okt 2020)',
      'Lean Manufaktur Dasar (Balai Diklat',
      'Industri Kencana, 04/2018)',
    ],
  ],
  [
    'the day first',
    [
      '10/2020 Ahli K3 Umum, Kementerian',
      'Ketenagakerjaan',
      '04/2018 Lean Manufaktur Dasar, Balai',
      'Diklat Industri Kencana',
    ],
  ],
  [
    'the giver first',
    [
      'Kementerian Ketenagakerjaan: Ahli K3',
      'Umum (Oktober, 2020)',
      'Balai Diklat Industri Kencana: Lean',
      'Manufaktur Dasar (April, 2018)',
    ],
  ],
])('certificates that a narrow column broke, with %s', (_, rows) => {
  expect(givenOf(readPage(...siti, ...narrow(rows)))).toEqual([
    ['Ahli K3 Umum', 'Kementerian Ketenagakerjaan', '2020-10', undefined],
    ['Lean Manufaktur Dasar', 'Balai Diklat Industri Kencana', '2018-04', undefined],
  ]);
});

test('the tickets of a trade are certificates', () => {
  const { certifications } = fieldsBelowName(
    head('Work History', 90),
    { text: 'Labourer, Arunika Builders Ltd, 2016 – 2017', y: 108 },
    head('Tickets', 140),
    { text: '• CSCS Black Card', y: 160 },
    { text: '• First Aid at Work', y: 174 },
    head('Skills', 200),
    { text: 'Setting out, Concrete pours', y: 218 },
  );
  expect(certifications).toEqual(['CSCS Black Card', 'First Aid at Work']);
});

test('in a table of courses the subject is the certificate, and who held it gave it', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.map((text, at) => ({ text, x: 50 + 160 * at, y }));
  const { certifications } = fieldsBelowName(
    head('Pengalaman Kerja', 90),
    { text: 'Staf Gudang, PT Arunika Jaya, 2016 – 2017', y: 108 },
    head('Pendidikan Non Formal', 140),
    ...row(160, 'Lembaga', 'Materi', 'Tahun'),
    ...row(176, 'Kencana Studio', 'Web Programming Level 3', '2018'),
    ...row(192, 'Melati Course', 'English for Adults', '2006'),
  );
  expect(certifications).toEqual(['Web Programming Level 3', 'English for Adults']);
});

test('certificates behind their days and the colons of a form', () => {
  const { result, details } = readBelowName(
    head('Pelatihan', 104),
    ...['Mei 2022', 'Maret 2019'].map((text, at) => textAt(50, 124 + 16 * at, text)),
    ...[0, 1].map((at) => textAt(178, 124 + 16 * at, ':')),
    textAt(192, 124, 'Advanced Cardiac Life Support, PERKI'),
    textAt(192, 140, 'BTCLS, Ambulans Gawat Darurat 118'),
  );
  expect(result.certifications).toEqual(['Advanced Cardiac Life Support', 'BTCLS']);
  expect(details).toMatchObject({
    'certifications.0.issuer': 'PERKI',
    'certifications.1.issuer': 'Ambulans Gawat Darurat 118',
    'certifications.1.date': '2019-03',
  });
});

test('a prize that is called after who gave it', () => {
  const { details } = readBelowName(
    head('Awards', 104),
    { ...textAt(50, 124, 'Arunika Silver Medal'), bold: true },
    textAt(50, 137, 'Arunika, 2021'),
  );
  expect(details).toMatchObject({
    'sections.1.prizes.0.title': 'Arunika Silver Medal',
    'sections.1.prizes.0.issuer': 'Arunika',
    'sections.1.prizes.0.date': '2021',
  });
});

test('who gave a certificate, below a name that stands beside its day', () => {
  const { result, details } = readBelowName(
    head('Sertifikat', 104),
    textAt(50, 124, 'Oktober 2020'),
    textAt(170, 124, 'Remote Pilot'),
    textAt(170, 137, 'Asosiasi Drone Arunika'),
    textAt(50, 158, 'Mei 2022'),
    textAt(170, 158, 'Juru Ukur Tambang'),
    textAt(170, 171, 'BNSP'),
    head('Pendidikan', 220),
    textAt(50, 240, 'Sekolah Menengah Kejuruan Negeri 1 Kudus, Jawa Tengah, 2018 – 2021'),
  );
  expect(result.certifications).toEqual(['Remote Pilot', 'Juru Ukur Tambang']);
  expect(details).toMatchObject({
    'certifications.0.issuer': 'Asosiasi Drone Arunika',
    'certifications.1.issuer': 'BNSP',
  });
});

test('who gave a certificate stands before a colon, though a word of it is a language, too', () => {
  const rows = ['Perbarindo Jawa Tengah: Pelatihan Dasar', 'Perkreditan (11/2020)'];
  expect(givenOf(readPage(...siti, ...narrow(rows)))).toEqual([
    ['Pelatihan Dasar Perkreditan', 'Perbarindo Jawa Tengah', '2020-11', undefined],
  ]);
});

test('who gave a certificate or a prize, behind the words that lead on to the name', () => {
  const { result, details } = readBelowName(
    head('Certificates', 104),
    textAt(50, 124, 'Chartered Accountant', { bold: true, size: 14 }),
    textAt(50, 142, 'Issued by Ikatan Akuntan Arunika'),
    textAt(50, 158, 'May 2017'),
    head('Awards', 190),
    textAt(50, 210, 'Young Controller of the Year', { bold: true, size: 14 }),
    textAt(50, 228, 'Awarded by Institute of Arunika Professionals'),
    textAt(50, 244, 'Awarded on: Oct 2022'),
  );
  expect(result.certifications).toEqual(['Chartered Accountant']);
  expect(details).toMatchObject({
    'certifications.0.issuer': 'Ikatan Akuntan Arunika',
    'sections.2.prizes.0.issuer': 'Institute of Arunika Professionals',
    'sections.2.prizes.0.date': '2022-10',
  });
  expect(details).not.toHaveProperty(['sections.2.prizes.0.description']);
});

test('a union whose first word is a language, too, gave a prize', () => {
  const { details } = readBelowName(
    head('Honours and Awards', 104),
    textAt(50, 124, '2021'),
    textAt(144, 124, 'Early Career Medal, Indonesian Geophysical Union'),
  );
  expect(details).toMatchObject({
    'sections.1.prizes.0.title': 'Early Career Medal',
    'sections.1.prizes.0.issuer': 'Indonesian Geophysical Union',
  });
});

test('who gave a prize stands behind `by`, and the day at the right behind `Awarded`', () => {
  const { details } = readBelowName(
    head('Awards', 104),
    textAt(50, 124, 'Product of the Quarter', { size: 14 }),
    textAt(50, 142, 'by Kasir Arunika'),
    textAt(400, 142, 'Awarded September 2022'),
  );
  expect(details).toMatchObject({
    'sections.1.prizes.0.issuer': 'Kasir Arunika',
    'sections.1.prizes.0.date': '2022-09',
  });
  expect(details).not.toHaveProperty(['sections.1.prizes.0.description']);
});

test('certificates and prizes in a narrow column whose dates at the right are broken, too', () => {
  const page = readPage(
    ...siti,
    head('Sertifikat', 90),
    textAt(50, 110, 'Sertifikat Pendidik, Universitas'),
    textAt(230, 110, '2018'),
    textAt(50, 122, 'Arunika'),
    textAt(230, 122, 'Des'),
    textAt(50, 134, 'Guru Penggerak Angkatan 5, Dinas'),
    textAt(230, 134, '2022'),
    textAt(50, 146, 'Pendidikan'),
    textAt(230, 146, 'Okt'),
    head('Penghargaan', 180),
    textAt(50, 200, 'Anugerah Jurnalistik'),
    textAt(165, 200, '2021'),
    textAt(50, 212, 'Lingkungan, Aliansi'),
    textAt(50, 224, 'Jurnalis Arunika'),
    textAt(50, 236, 'Finalis Karya Jurnalistik'),
    textAt(190, 236, '2019'),
    textAt(50, 248, 'Bencana, Dewan Pers'),
  );
  expect(givenOf(page)).toEqual([
    ['Sertifikat Pendidik', 'Universitas Arunika', '2018-12', undefined],
    ['Guru Penggerak Angkatan 5', 'Dinas Pendidikan', '2022-10', undefined],
  ]);
  const prizes = [0, 1].map((at) =>
    ['title', 'issuer', 'date'].map((field) => page.details[`sections.2.prizes.${at}.${field}`]),
  );
  expect(prizes).toEqual([
    ['Anugerah Jurnalistik Lingkungan', 'Aliansi Jurnalis Arunika', '2021'],
    ['Finalis Karya Jurnalistik Bencana', 'Dewan Pers', '2019'],
  ]);
});

test('certificates: who gave one may begin with a word that is a language, too', () => {
  const { details, result } = underTitle('Certifications', [
    'Radiation Protection Officer (BAPETEN, April 2020)',
    'Advanced Imaging Course (Indonesian Society of Imaging, June 2019)',
  ]);
  expect(result.certifications).toEqual(['Radiation Protection Officer', 'Advanced Imaging Course']);
  expect(details['certifications.1.issuer']).toBe('Indonesian Society of Imaging');
});
