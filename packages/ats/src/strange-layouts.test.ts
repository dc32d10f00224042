import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Cards in rows, timelines to both sides of an axis, forms and what stands beside a name: pages that people draw themselves.

const school: Text[] = [head('Pendidikan', 90), { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 108 }];

test('schools in cards, one of which says its grade beside its years', () => {
  const card = (x: number, [title, house, years]: readonly string[]): Text[] => [
    { text: title!, x, y: 120, size: 11, bold: true },
    { text: house!, x, y: 136, size: 10, colour: 0x00796b },
    { text: years!, x, y: 152, size: 9, colour: 0x78909c },
  ];
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      ...card(60, ['D4 Manajemen Pariwisata', 'Politeknik Wisata Kudus', '2012 – 2016 · IPK 3,70']),
      ...card(310, ['SMA Negeri 3 Kudus', 'Bahasa', '2009 – 2012']),
    ).result,
  );
  expect(
    education.map(({ organization, grade, completionDate }) => [organization, grade, completionDate]),
  ).toEqual([
    ['Politeknik Wisata Kudus', '3,70', '2016'],
    ['SMA Negeri 3 Kudus', null, '2012'],
  ]);
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

test('languages under their name in one of several lists of skills', () => {
  const { skills, languages } = flatten(
    readPage(
      ...siti,
      ...school,
      head('Keahlian', 140),
      { text: 'Produksi', x: 60, y: 160, bold: true },
      { text: 'Bahasa', x: 320, y: 160, bold: true },
      { text: 'Rundown, Perizinan', x: 60, y: 176 },
      { text: 'Indonesia, Jawa, Inggris', x: 320, y: 176 },
    ).result,
  );
  expect(skills).toEqual(['Rundown', 'Perizinan']);
  expect(languages).toEqual(['Indonesia', 'Jawa', 'Inggris']);
});

test('a mother tongue is how well each of its languages is known, “other languages” is not', () => {
  const { result, details } = readPage(
    ...siti,
    ...school,
    head('Languages', 140),
    { text: 'Mother tongue(s): Javanese | Indonesian', y: 160 },
    { text: 'Other languages: English', y: 176 },
  );
  expect(result.languages.map((name, at) => [name, details[`languages.${at}.level`]])).toEqual([
    ['Javanese', 'Mother tongue'],
    ['Indonesian', 'Mother tongue'],
    ['English', undefined],
  ]);
});

test('a certificate with who gave it, and its day at the row’s other end', () => {
  const row = (text: string, year: string, y: number): Text[] => [
    { text, x: 60, y },
    { text: year, x: 500, y },
  ];
  const { result, details } = readPage(
    ...siti,
    ...school,
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
    ...school,
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

test.each<[string, Text[], string]>([
  [
    'before the contacts in their line',
    [
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: 'Apoteker Klinik · Kudus · siti@contoh.id', y: 62 },
    ],
    'Apoteker Klinik',
  ],
  [
    'beside initials in large letters',
    [
      { text: 'Siti Aminah', x: 140, y: 40, size: 22, bold: true },
      { text: 'SA', x: 60, y: 56, size: 22, bold: true },
      { text: 'Apoteker Klinik', x: 140, y: 60 },
      { text: 'siti@contoh.id', x: 140, y: 76 },
    ],
    'Apoteker Klinik',
  ],
  [
    'below a name that is a picture',
    [
      { text: 'Penerjemah dan guru bahasa', y: 46 },
      { text: 'siti@contoh.id', y: 62 },
    ],
    'Penerjemah dan guru bahasa',
  ],
])('what somebody is, %s', (_, top, headline) => {
  expect(readPage(...top, ...school).result.headline).toBe(headline);
});

test('a school of a name without a number is one where nothing else is', () => {
  const { education } = flatten(
    readPage(
      ...siti,
      head('Pendidikan', 90),
      { text: 'D3 Analisis Kimia', y: 108, bold: true },
      { text: 'Politeknik Kudus, 2015 – 2018', y: 122 },
      { text: 'SMK Kimia Wiyata', y: 140, bold: true },
      { text: '2012 – 2015', y: 154 },
    ).result,
  );
  expect(education[1]).toMatchObject({ organization: 'SMK Kimia Wiyata', accreditation: null });
});

test('the country of a job stays with its town', () => {
  const { result } = readPage(
    ...siti,
    head('Work Experience', 90),
    { text: '01/03/2020 – CURRENT   Bilbao, Spain', y: 108 },
    { text: 'Field Biologist', y: 122, bold: true },
    { text: 'Azul Institute', y: 136 },
    '• Surveys plots',
  );
  expect(result.workExperience[0]?.location?.rawInput).toBe('Bilbao, Spain');
});

test('interests beside each other are parted', () => {
  const { details } = readPage(
    ...siti,
    ...school,
    head('Minat', 140),
    { text: 'Cukil kayu', x: 60, y: 160 },
    { text: 'Bersepeda', x: 150, y: 160 },
    { text: 'Film pendek', x: 60, y: 176 },
  );
  expect(Object.entries(details).find(([path]) => path.endsWith('.interests'))?.[1]).toBe(
    'Cukil kayu\nBersepeda\nFilm pendek',
  );
});

test('a name in two tight lines of a font with low letters, what somebody is before dashes', () => {
  const { name, headline } = readPage(
    { text: 'Nadya Ramadhani', y: 50, size: 24, bold: true, height: 14 },
    { text: 'Putri', y: 75, size: 24, bold: true, height: 14 },
    { text: 'Photographer — Kudus, Jawa Tengah — 0812-3456-7890 — nadya@contoh.example', y: 92 },
    head('Pendidikan', 130),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 148 },
  ).result;
  expect([name?.raw, headline]).toEqual(['Nadya Ramadhani Putri', 'Photographer']);
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

test('contacts in a row along the foot, half of them below a greeting of their own', () => {
  const { result } = readPage(
    { text: 'Salsabila Azzahra', y: 50, size: 22, bold: true },
    head('Pendidikan', 80),
    { text: 'SMA Negeri 2 Meulaboh, 2012 – 2015', y: 96 },
    head('Bahasa', 120),
    { text: 'Indonesia, Aceh, Arab', y: 136 },
    { text: 'Selamat', x: 320, y: 300 },
    { text: '0822-7601-3384', x: 60, y: 800 },
    { text: 'salsabila@surat.example', x: 330, y: 800 },
  );
  expect(result.phoneNumbers).toEqual(['0822-7601-3384']);
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

test('a post under a label in the letters of the headings is what somebody is', () => {
  const { result } = readPage(
    ...siti,
    head('Posisi yang dituju', 90),
    { text: 'Nakhoda Kapal Penyeberangan', y: 108 },
    head('Pendidikan', 130),
    { text: 'SMA Negeri 1 Kudus, 2018 – 2021', y: 148 },
  );
  expect(result.headline).toBe('Nakhoda Kapal Penyeberangan');
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

test('a town in brackets behind an employer is where the job was', () => {
  const { result } = readPage(
    ...siti,
    ...school,
    head('Pengalaman', 140),
    { text: 'JANUARI 2022 – SEKARANG', y: 158, size: 8 },
    { text: 'Desainer — Warung Arah (Sleman)', y: 170 },
    { text: 'Merancang alur kasir.', y: 182 },
    { text: 'JULI 2019 – DESEMBER 2021', y: 200, size: 8 },
    { text: 'Ilustrator — Studio Lompat (Kudus)', y: 212 },
  );
  expect(
    result.workExperience.map(({ organization, location }) => [organization, location?.rawInput]),
  ).toEqual([
    ['Warung Arah', 'Sleman'],
    ['Studio Lompat', 'Kudus'],
  ]);
});

test('posts below an employer and its town are in that town', () => {
  const { result } = readPage(
    ...siti,
    ...school,
    head('Pengalaman', 140),
    { text: 'KAP Arunika & Rekan, Kudus', y: 158, bold: true, x: 120 },
    { text: 'Mar 2022 – Sekarang', y: 172, x: 20, size: 8 },
    { text: 'Auditor Senior', y: 172, x: 120, italic: true },
    { text: '• Memeriksa 12 klien', y: 184, x: 130 },
    { text: 'Agu 2019 – Feb 2022', y: 202, x: 20, size: 8 },
    { text: 'Auditor', y: 202, x: 120, italic: true },
    { text: '• Memeriksa kas', y: 214, x: 130 },
  );
  expect(
    result.workExperience.map(({ organization, location }) => [organization, location?.rawInput]),
  ).toEqual([
    ['KAP Arunika & Rekan', 'Kudus'],
    ['KAP Arunika & Rekan', 'Kudus'],
  ]);
});

test('languages that follow each other as sentences', () => {
  const { languages } = flatten(
    readPage(...siti, ...school, head('Bahasa', 140), {
      text: 'Inggris: Lancar. Jawa: Penutur asli.',
      y: 158,
    }).result,
  );
  expect(languages).toEqual(['Inggris', 'Jawa']);
});

test('a margin that breaks a date behind a comma', () => {
  const { details } = readPage(
    ...siti,
    ...school,
    head('Sertifikat', 140),
    { text: 'Pelatihan Las Listrik, BLK Kudus, Juni', y: 158 },
    { text: '2022', y: 170 },
  );
  expect(details['certifications.0.date']).toBe('2022-06');
});

test('a deed in three words between the period and the points of each job', () => {
  const job = (y: number, house: string): Text[] => [
    { text: 'Manajer Produk', y, bold: true },
    { text: `${house} · Penuh waktu`, y: y + 12 },
    { text: 'Feb 2023 – Sekarang · Kudus', y: y + 24 },
    { text: 'Memimpin tim pendanaan', y: y + 36 },
    { text: '• Menyusun peta jalan bersama enam insinyur', y: y + 48 },
    { text: '• Mewawancarai 45 pemilik warung', y: y + 60 },
  ];
  const { work } = flatten(
    readPage(...siti, ...school, head('Pengalaman', 140), ...job(158, 'Dompet Arunika'), ...job(250, 'Nalar'))
      .result,
  );
  expect(work.map(({ organization }) => organization)).toEqual(['Dompet Arunika', 'Nalar']);
  for (const { description } of work) expect(description).toContain('Memimpin tim pendanaan\n');
});
