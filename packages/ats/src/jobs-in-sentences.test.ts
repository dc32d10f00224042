import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

const read = (...texts: (Text | string)[]) => flatten(readPage(...texts).result);
const jobsOf = (...texts: (Text | string)[]) =>
  read(...siti, head('Pengalaman Kerja', 90), ...texts).work.map((job) => [
    job.jobTitle,
    job.organization,
    job.startDate,
  ]);
const schoolsOf = (...texts: (Text | string)[]) =>
  read(...siti, head('Pendidikan', 90), ...texts).education.map((school) => [
    school.organization,
    school.accreditation,
    school.completionDate,
  ]);

test('jobs told in sentences behind their period', () => {
  expect(
    jobsOf(
      'Tahun 2013 s/d 2016 bekerja sebagai perawat di Puskesmas Arunika.',
      'Tahun 2016 s/d sekarang bekerja sebagai perawat pelaksana di RSU Bakti Kencana.',
    ),
  ).toEqual([
    ['perawat', 'Puskesmas Arunika', '2013'],
    ['perawat pelaksana', 'RSU Bakti Kencana', '2016'],
  ]);
});

test('schools in a line each, of which one says no year', () => {
  expect(
    schoolsOf(
      'SD Inpres Arunika, lulus tahun 2002',
      'SMP Kristen 1 Arunika',
      'SMA Negeri 1 Arunika, jurusan IPS, lulus tahun 2008',
      'Universitas Contoh, S1 Keperawatan, lulus tahun 2012 (IPK 3,27)',
    ),
  ).toEqual([
    ['SD Inpres Arunika', null, '2002'],
    ['SMP Kristen 1 Arunika', null, null],
    ['SMA Negeri 1 Arunika', 'IPS', '2008'],
    ['Universitas Contoh', 'S1 Keperawatan', '2012'],
  ]);
});

test('a labelled post below its employer', () => {
  expect(
    jobsOf(
      { text: 'Arunika Systems Ltd. (July 2021 to till date)', bold: true },
      'Designation: Senior QA Engineer',
      '• Responsible for automation of the interfaces.',
    ),
  ).toEqual([['Senior QA Engineer', 'Arunika Systems Ltd.', '2021-07']]);
});

test('the trade of an employer below what was done heads no job', () => {
  expect(
    jobsOf(
      { text: '04/2019–Present', x: 50, y: 110 },
      { text: 'Quality Engineer', x: 180, y: 110, bold: true },
      { text: 'Arunika Motors', x: 180, y: 124 },
      { text: '• Lead the investigations for suppliers', x: 180, y: 140 },
      {
        text: 'Business or sector',
        x: 180,
        y: 156,
        italic: true,
        more: [{ text: 'Manufacturing' }],
      },
      { text: '09/2015–03/2019', x: 50, y: 176 },
      { text: 'Technician', x: 180, y: 176, bold: true },
      { text: 'Kencana Metrology', x: 180, y: 190 },
      { text: '• Programmed machines for castings', x: 180, y: 206 },
    ).map(([title, employer]) => [title, employer]),
  ).toEqual([
    ['Quality Engineer', 'Arunika Motors'],
    ['Technician', 'Kencana Metrology'],
  ]);
});

const BROWN = 0x9a6b4b;

test('a rail with smaller headings, most of them in the writer’s own words', () => {
  const rail = (text: string, y: number): Text => ({ text, x: 20, y, size: 8 });
  const own = (text: string, y: number): Text => ({
    ...rail(text, y),
    size: 9,
    bold: true,
    colour: BROWN,
  });
  const main = (text: string, y: number): Text => ({
    text,
    x: 200,
    y,
    size: 8,
  });
  const title = (text: string, y: number): Text => ({
    ...main(text, y),
    size: 12,
    bold: true,
    colour: BROWN,
  });
  const result = read(
    { text: 'Siti Aminah', x: 200, y: 40, size: 22 },
    own('Hubungi saya', 40),
    rail('siti@contoh.id', 54),
    own('Yang saya kuasai', 84),
    rail('Menghias kue', 98),
    rail('Food costing', 112),
    rail('Higiene pangan', 126),
    rail('Kasir', 140),
    own('Bahasa', 170),
    rail('Indonesia / Indonesian', 184),
    rail('Inggris / English', 198),
    own('Di luar dapur', 228),
    rail('Bersepeda, merajut', 242),
    title('Sekilas tentang saya', 84),
    main('Juru masak kue yang senang menakar, mencoba, lalu mengulang sampai pas.', 100),
    title('Perjalanan kerja', 130),
    main('Pastry Commis, Hotel Arunika, 2021 - 2024', 146),
    main('• Menyiapkan dua belas jenis kue untuk sarapan tamu', 160),
    title('Sertifikat yang saya punya', 190),
    main('Pastry Level III', 206),
  );
  expect(result.skills).toEqual(['Menghias kue', 'Food costing', 'Higiene pangan', 'Kasir']);
  expect(result.languages).toEqual(['Indonesia', 'Inggris']);
});

test('names of certificates in bold with a long issuer behind', () => {
  const named = (name: string, issuer: string, y: number): Text => ({
    text: name,
    y,
    bold: true,
    more: [{ text: issuer }],
  });
  const result = read(
    ...siti,
    head('Sertifikat', 90),
    named('Pastry & Bakery Level III', '– LSP Arunika, 2022', 108),
    named('Laik Higiene', '– Dinas Kesehatan Kota Contoh, 2023', 126),
  );
  expect(result.certifications).toEqual(['Pastry & Bakery Level III', 'Laik Higiene']);
});

test('languages before “and”, and skills named in the row below the languages', () => {
  const result = read(
    ...siti,
    head('Languages', 90),
    'English, Hindi and Marathi',
    { text: 'Digital skills', x: 50, y: 130 },
    { text: 'Minitab, SAP QM, AutoCAD', x: 200, y: 130 },
  );
  expect(result.languages).toEqual(['English', 'Hindi', 'Marathi']);
  expect(result.skills).toEqual(['Minitab', 'SAP QM', 'AutoCAD']);
});

test('the post held now under a heading of its own', () => {
  const result = read(
    ...siti,
    head('Current Position', 90),
    { text: '2020–', x: 50, y: 106 },
    { text: 'Senior Lecturer, Arunika University', x: 120, y: 106 },
    head('Previous Appointments', 140),
    { text: '2017–2020', x: 50, y: 156 },
    { text: 'Postdoctoral Fellow, Kencana Institute', x: 120, y: 156 },
    { text: 'Aminah, CV — 1', x: 250, y: 815 },
  );
  expect(result.work.map((job) => [job.jobTitle, job.startDate])).toEqual([
    ['Senior Lecturer', '2020'],
    ['Postdoctoral Fellow', '2017'],
  ]);
});

test('what somebody says about themselves, with the contacts at the right of it', () => {
  const result = read(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'siti@contoh.id', x: 440, y: 40 },
    {
      text: 'Pengembang yang suka layanan kecil dan catatan yang rapi.',
      y: 64,
    },
    { text: 'github: sitiaminah', x: 440, y: 72 },
    head('Pengalaman', 100),
    'Kasir, Toko Arunika, 2019 - 2021',
    head('Pendidikan', 150),
    'SMK Negeri 1 Arunika, 2016 - 2019',
  );
  expect(result.summary).toBe('Pengembang yang suka layanan kecil dan catatan yang rapi.');
});

test('an upper second class is one grade', () => {
  const result = read(
    ...siti,
    head('Education', 90),
    { text: 'BSc Statistics', bold: true, y: 108 },
    'University of Arunika',
    'Second Class Upper',
    '2013 - 2017',
  );
  expect(result.education[0]?.grade).toBe('Second Class Upper');
});

test('hours, pay and whom to ask belong to no job’s head', () => {
  const job = (y: number, post: string, office: string, town: string, period: string): Text[] => [
    { text: post, y, bold: true, more: [{ text: '· GS-0301-09' }] },
    { text: office, y: y + 16 },
    { text: town, y: y + 32 },
    { text: period, y: y + 48 },
    { text: 'Hours per week: 40', y: y + 64 },
    { text: 'Supervisor: Ellen Park (410-555-0102), may contact', y: y + 80 },
    { text: '• Tracked 1,400 claims a month and reported them to the director.', x: 70, y: y + 96 },
  ];
  const found = read(
    ...siti,
    { text: 'OBJECTIVE:', y: 80, bold: true, more: [{ text: 'Analyst in a public office of records.' }] },
    head('Work Experience', 110),
    ...job(
      130,
      'Program Support Specialist',
      'Department of Arunika Affairs',
      '31 Kencana Plaza, Baltimore, MD 21201',
      '10/2019 - Present',
    ),
    ...job(
      250,
      'Office Assistant',
      'Department of the Archives',
      'Fort Kencana, MD 20755',
      '02/2015 - 09/2019',
    ),
    head('Education', 380),
    { text: 'Arunika University, 2010 - 2014', y: 398 },
  );
  expect(found.summary).toBe('Analyst in a public office of records.');
  expect(
    found.work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate]),
  ).toEqual([
    ['Program Support Specialist', 'Department of Arunika Affairs', '2019-10'],
    ['Office Assistant', 'Department of the Archives', '2015-02'],
  ]);
  expect(found.work.map(({ description }) => description)).toEqual(
    Array(2).fill('Tracked 1,400 claims a month and reported them to the director.'),
  );
});

test('a section of nothing but rows that are small sections of their own', () => {
  const row = (label: string, value: string, y: number): Text[] => [
    { text: label, x: 50, y },
    { text: value, x: 200, y },
  ];
  const found = read(
    ...siti,
    head('Professional career', 90),
    { text: 'Kasir, Toko Arunika, 2019 - 2021', y: 108 },
    head('Further qualifications', 140),
    ...row('Languages', 'German (native), English (C1)', 158),
    ...row('IT', 'SAP CO, Power BI, Excel VBA', 174),
    ...row('Certificates', 'Diploma of Controlling (Arunika Akademie, 2016)', 190),
    ...row('Driving licence', 'Class B', 206),
  );
  expect(found.languages).toEqual(['German', 'English']);
  expect(found.skills).toEqual(['SAP CO', 'Power BI', 'Excel VBA']);
  expect(found.certifications).toEqual(['Diploma of Controlling']);
  expect(found.education).toEqual([]);
});

test('schools that go on at the top of the next column', () => {
  const left = (text: string, y: number, more: Partial<Text> = {}): Text => ({ text, x: 40, y, ...more });
  const right = (text: string, y: number, more: Partial<Text> = {}): Text => ({ text, x: 320, y, ...more });
  const title = { size: 12, bold: true };
  const found = read(
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

test('an address of a country that few others have', () => {
  expect(
    read(...siti, { text: 'sitiaminah.cz', y: 76 }, head('Pendidikan', 110), 'SMK Arunika 2019').websites,
  ).toEqual(['sitiaminah.cz']);
});

test('jobs and schools told in a bulleted sentence each', () => {
  const found = read(
    ...siti,
    head('Academic Profile', 90),
    '• B.Tech (Mechanical) from Arunika University, Chennai in 2015 with 8.1 CGPA',
    '• HSC from Kencana Higher Secondary School in 2011 with 91%',
    head('Professional Experience', 150),
    '• Working as Senior Consultant in Arunika Limited from March 2021 to till date.',
    '• Worked as SAP MM Consultant in Kencana Mahardika from January 2018 to February 2021.',
    '• Worked as Graduate Engineer Trainee in Bina India Ltd from July 2015 to December 2017.',
  );
  expect(
    found.work.map(({ jobTitle, organization, startDate }) => [jobTitle, organization, startDate]),
  ).toEqual([
    ['Senior Consultant', 'Arunika Limited', '2021-03'],
    ['SAP MM Consultant', 'Kencana Mahardika', '2018-01'],
    ['Graduate Engineer Trainee', 'Bina India Ltd', '2015-07'],
  ]);
  expect(
    found.education.map(({ organization, accreditation, grade, completionDate }) => [
      organization,
      accreditation,
      grade,
      completionDate,
    ]),
  ).toEqual([
    ['Arunika University', 'B.Tech (Mechanical)', '8.1', '2015'],
    ['Kencana Higher Secondary School', 'HSC', '91%', '2011'],
  ]);
});

test('schools of foundations and with a number, a degree right before its school', () => {
  expect(
    schoolsOf(
      '2002 – 2008 : SD No. 3 Arunika Tabanan',
      '2008 – 2011 : STM YPI Garut',
      '2014 – 2017 : D III Kebidanan Poltekkes Kencana',
    ),
  ).toEqual([
    ['SD No. 3 Arunika Tabanan', null, '2008'],
    ['STM YPI Garut', null, '2011'],
    ['Poltekkes Kencana', 'D III Kebidanan', '2017'],
  ]);
});

test('until now in the margin below the year of the beginning', () => {
  const job = (from: string, to: string, post: string, employer: string, y: number): Text[] => [
    { text: from, x: 66, y, size: 8 },
    { text: post, x: 110, y: y + 1, bold: true },
    { text: to, x: to.length > 4 ? 50 : 66, y: y + 11, size: 8 },
    { text: employer, x: 110, y: y + 14, italic: true },
    { text: 'Memegang identitas visual tiga merek kopi dan satu maskapai kecil.', x: 110, y: y + 28 },
  ];
  expect(
    read(
      ...siti,
      head('Pengalaman Kerja', 90),
      ...job('2022', 'Sekarang', 'Desainer Grafis', 'Arunika Studio', 110),
      ...job('2019', '2022', 'Ilustrator', 'Percetakan Kencana', 160),
      head('Pendidikan', 210),
      'SMK Negeri 1 Arunika, 2016 - 2019',
    ).work.map(({ startDate, endDate }) => [startDate, endDate]),
  ).toEqual([
    ['2022', null],
    ['2019', '2022'],
  ]);
});

test('a statement over the signature is no certificate', () => {
  expect(
    read(
      ...siti,
      head('Pelatihan', 90),
      '2021 : Pelatihan CTU',
      'Saya yang bertanda tangan di bawah ini menyatakan bahwa data di atas benar adanya.',
    ).certifications,
  ).toEqual(['Pelatihan CTU']);
});

test('languages with nothing but their levels between, and below the names of columns', () => {
  expect(
    read(...siti, head('Languages', 90), 'Dutch (Native speaker) French (Fluent) English (Fluent)').languages,
  ).toEqual(['Dutch', 'French', 'English']);
  const row = (name: string, level: string, y: number): Text[] => [
    { text: name, x: 50, y },
    { text: level, x: 200, y },
  ];
  expect(
    read(
      ...siti,
      head('Bahasa', 90),
      ...row('Bahasa', 'Kemampuan', 108),
      ...row('Indonesia', 'Aktif', 124),
      ...row('Inggris', 'Pasif', 140),
    ).languages,
  ).toEqual(['Indonesia', 'Inggris']);
});

test('a town behind a label of one letter', () => {
  expect(
    read(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: 'T +62 812 3456 7890', x: 50, y: 64 },
      { text: 'E siti@contoh.id', x: 220, y: 64 },
      { text: 'A Arunika Timur, Bandung, Indonesia', x: 360, y: 64 },
      head('Pendidikan', 100),
      'SMK Arunika 2016 - 2019',
    ).location,
  ).toBe('Arunika Timur, Bandung, Indonesia');
});

test('a table whose columns are levels, as lecturers fill it in', () => {
  const row = (y: number, ...texts: string[]): Text[] =>
    texts.flatMap((text, index) => (text ? [{ text, x: [50, 200, 340, 460][index]!, y }] : []));
  const found = read(
    { text: 'BIODATA DOSEN', y: 40, bold: true },
    ...row(70, 'Nama Lengkap', 'Dr. Siti Aminah, M.Si.'),
    ...row(86, 'NIDN', '0612087903'),
    ...row(102, 'E-mail', 'siti@contoh.id'),
    ...row(118, 'Nomor HP', '081327004418'),
    head('Riwayat Pendidikan', 150),
    ...row(170, '', 'S-1', 'S-2', 'S-3'),
    ...row(186, 'Nama Perguruan Tinggi', 'Universitas Arunika', 'Institut Kencana', 'Universitas Bina'),
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

test('addresses of referees are not the person’s', () => {
  const found = read(
    ...siti,
    head('Employment', 90),
    'Kasir, Toko Arunika, 2019 - 2021',
    head('Referees', 130),
    'Carys Llewellyn, Manager',
    'carys@arunika.example',
  );
  expect(found.emails).toEqual(['siti@contoh.id']);
});

test('numbers of licences are no part of their names', () => {
  const found = read(
    ...siti,
    head('Certs', 90),
    '• Registered Nurse, State of Texas, License #884512, expires 06/2027',
    '• Cardiac Medicine, 2022',
  );
  expect(found.certifications).toEqual(['Registered Nurse, State of Texas', 'Cardiac Medicine']);
});

test('certificates of skills are certificates', () => {
  const row = (y: number, isBold: boolean, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x: [50, 80, 260, 380][index]!, y, bold: isBold }));
  const found = read(
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

test('a label that fills its margin leaves no gap before the text beside it', () => {
  const label = (text: string, y: number): Text => ({ text, x: 40, y, bold: true, size: 9 });
  const beside = (text: string, y: number): Text => ({ text, x: 113, y });
  const found = read(
    { text: 'Siti Aminah', x: 200, y: 40, size: 20, bold: true },
    { text: 'siti@contoh.id', x: 200, y: 60 },
    label('EDUCATION', 100),
    beside('Arunika University, Bandung', 100),
    beside('B.A. in Biology, May 2019', 114),
    // Fifteen letters of 4.5 points and a space of 2.7 leave 2.8 before the text.
    label('WORK EXPERIENCES', 140),
    beside('Kencana Clinic, Bandung', 140),
    beside('Laboratory Assistant, July 2019 to present', 154),
    beside('Prepares and labels 120 samples a day.', 168),
    label('LAB SKILLS', 190),
    beside('PCR, centrifugation, pipetting', 190),
    label('LANGUAGES', 210),
    beside('Indonesian, English', 210),
  );
  expect(found.work.map(({ jobTitle, organization }) => [jobTitle, organization])).toEqual([
    ['Laboratory Assistant', 'Kencana Clinic'],
  ]);
  expect(found.education.map(({ organization, completionDate }) => [organization, completionDate])).toEqual([
    ['Arunika University', '2019-05'],
  ]);
});

test('a town that no list knows stands where the other jobs name theirs', () => {
  const job = (employer: string, rest: string, deed: string, period: string, y: number): Text[] => [
    { text: `${employer},`, y, bold: true, more: [{ text: rest }] },
    { text: period, x: 480, y, bold: true },
    { text: deed, y: y + 14 },
  ];
  expect(
    jobsOf(
      ...job(
        'Restoran Arunika',
        'Bandung — Kepala Dapur',
        'Mengatur delapan juru masak.',
        '2019 – 2022',
        116,
      ),
      ...job('Hotel Kencana', 'Surabaya — Koki', 'Memasak hidangan dingin.', '2015 – 2018', 150),
      ...job('Kedai Melati', 'Lille — Commis', 'Belajar membuat saus.', '2012 – 2014', 184),
      ...job('Warung Seroja', 'Part-time — Kasir', 'Melayani pelanggan.', '2010 – 2011', 218),
    ),
  ).toEqual([
    ['Kepala Dapur', 'Restoran Arunika', '2019'],
    ['Koki', 'Hotel Kencana', '2015'],
    ['Commis', 'Kedai Melati', '2012'],
    ['Kasir', 'Warung Seroja', '2010'],
  ]);
});

test('how long a job lasted, behind its employer, and the word over what was done are no part of either', () => {
  const found = read(
    ...siti,
    head('Pengalaman Kerja', 90),
    'PKL di Bengkel Arunika selama 6 bulan (Januari - Juni 2023)',
    'Uraian :',
    '- Mengganti oli delapan motor setiap hari',
    'Kasir di Toko Kencana for two years (2020 - 2022)',
    'Tugas Utama:',
    '- Melayani pelanggan',
    head('Pendidikan', 250),
    'SMK Arunika 2019',
  );
  expect(found.work.map(({ organization, description }) => [organization, description])).toEqual([
    ['Bengkel Arunika', 'Mengganti oli delapan motor setiap hari'],
    ['Toko Kencana', 'Melayani pelanggan'],
  ]);
});

test('a line about an employer, over posts that fill its period, is no post', () => {
  const dated = (text: string, period: string, y: number, more: Partial<Text> = {}): Text[] => [
    { text, y, ...more },
    { text: period, x: 480, y, ...more },
  ];
  expect(
    jobsOf(
      ...dated('ARUNIKA GROUP', '2012 – 2025', 116, { bold: true }),
      { text: 'Cold-chain operator, EUR 640 million revenue', y: 130, italic: true },
      ...dated('Chief Operating Officer', '2018 – 2025', 144),
      { text: '• Opened eleven terminals in four countries', y: 158 },
      ...dated('Vice President Operations', '2012 – 2018', 172),
      { text: '• Integrated three hauliers within a year', y: 186 },
    ),
  ).toEqual([
    ['Chief Operating Officer', 'ARUNIKA GROUP', '2018'],
    ['Vice President Operations', 'ARUNIKA GROUP', '2012'],
  ]);
});

test('a school in letters of its own goes on below, beside its period in the margin', () => {
  const school = (period: string, degree: string, name: string, y: number): Text[] => [
    { text: period, x: 50, y },
    { text: `${degree},`, x: 180, y, bold: true, more: [{ text: name }] },
  ];
  expect(
    schoolsOf(
      ...school('10/2011 – 09/2013', 'M.Sc. Naval Architecture', 'Arunika University of Technology', 116),
      ...school('10/2008 – 09/2011', 'B.Sc. Mechanical Engineering', 'Kencana University of Applied', 134),
      { text: 'Sciences', x: 180, y: 146 },
      ...school('2006 – 2008', 'Abitur', 'Goethe-Schule Kiel', 164),
    ),
  ).toEqual([
    ['Arunika University of Technology', 'M.Sc. Naval Architecture', '2013-09'],
    ['Kencana University of Applied Sciences', 'B.Sc. Mechanical Engineering', '2011-09'],
    ['Goethe-Schule Kiel', 'Abitur', '2008'],
  ]);
});

test('employers before towns of other countries', () => {
  expect(
    jobsOf(
      'Naval Architect, Arunika Shipyard, Kiel 2017 – 2020',
      'Analyst, Kencana Water, Huddersfield 2012 – 2016',
    ),
  ).toEqual([
    ['Naval Architect', 'Arunika Shipyard', '2017'],
    ['Analyst', 'Kencana Water', '2012'],
  ]);
});
