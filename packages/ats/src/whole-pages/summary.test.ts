import { expect, test } from 'vitest';
import { flatten } from '../result/flatten.ts';
import type { Text } from '../testing/build-page.ts';
import { grid } from '../testing/grid.ts';
import { fieldsBelowName, fieldsOf, fieldsWithRules, head, readPage, siti } from '../testing/read-page.ts';
import { jobAt, linesFrom, pharmacist, textAt } from '../testing/texts.ts';

// What somebody says about themselves.

test('a summary begins behind its label', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Tentang Saya : Analis kredit dengan sebelas tahun pengalaman di bank umum.', y: 80 },
    head('Pendidikan', 120),
    { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 140 },
  );
  expect(result.summary).toBe('Analis kredit dengan sebelas tahun pengalaman di bank umum.');
});

test('a quotation below the contacts is no summary', () => {
  const { result } = readPage(
    ...siti,
    { text: '“Be the change that you want to see in the whole world.”', y: 80, italic: true },
    head('Skills', 110),
    'Excel, Accurate, Jurnal',
  );
  expect(flatten(result).summary).toBeNull();
});

test('a text about oneself below the contacts in a column too narrow for a sentence in a line', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Curator of textile works', y: 90 },
    { text: 'and paper, who builds', y: 102 },
    { text: 'exhibitions with schools', y: 114 },
    { text: 'and many artists.', y: 126 },
    head('Skills', 160),
    { text: 'Excel, Word', y: 180 },
  );
  expect(flatten(result).summary).toBe(
    'Curator of textile works and paper, who builds exhibitions with schools and many artists.',
  );
});

test('a text in the first person under interests in research, before what was done', () => {
  const { result } = readPage(
    ...siti,
    head('Research Interests', 90),
    {
      text: 'I am an ecologist and data scientist who studies how forests change over time and space,',
      y: 110,
    },
    {
      text: 'and I build the data infrastructure that is needed for it.',
      y: 122,
    },
    head('Professional Experience', 150),
    {
      text: 'Data Scientist',
      y: 170,
      bold: true,
      more: [{ text: ', Institut Rimba, 2021 – 2024' }],
    },
  );
  expect(flatten(result).summary).toMatch(/^I am an ecologist .* needed for it\.$/);
});

test('a text about oneself in several paragraphs', () => {
  const { result } = readPage(
    ...siti,
    { text: 'Strategic leader with', y: 90 },
    { text: 'experience in the market', y: 102 },
    { text: 'expansion and growth.', y: 114 },
    { text: 'Skilled in building', y: 134 },
    { text: 'partnerships with clients', y: 146 },
    { text: 'and many others.', y: 158 },
    head('Skills', 190),
    { text: 'Excel, Word', y: 210 },
  );
  expect(flatten(result).summary).toBe(
    'Strategic leader with experience in the market expansion and growth. Skilled in building partnerships with clients and many others.',
  );
});

test('a short sentence below the name is a motto, and a text beside the name goes on below it', () => {
  const work: Text[] = [
    head('Pengalaman Kerja', 150),
    { text: 'Analis Kimia', y: 170, bold: true },
    { text: 'Mei 2018 – Jan 2021', x: 420, y: 170 },
    { text: 'CV Bening Arunika', y: 184 },
  ];
  expect(fieldsOf(...siti, { text: 'Air bersih untuk semua orang.', y: 80 }, ...work).summary).toBeNull();
  expect(
    fieldsOf(
      { text: 'Analis laboratorium yang terbiasa menguji air minum dan', x: 280, y: 40 },
      { text: 'Siti Aminah', y: 52, size: 22, bold: true },
      { text: 'menulis laporan yang singkat serta mudah dibaca.', x: 280, y: 52 },
      { text: 'siti@contoh.id', y: 76 },
      ...work,
    ).summary,
  ).toBe(
    'Analis laboratorium yang terbiasa menguji air minum dan menulis laporan yang singkat serta mudah dibaca.',
  );
});

test('a text below the name begins in the line of names above the one that begins small', () => {
  // Letters are 5 wide, spaces 3.
  const centred = (text: string, y: number): Text => {
    const spaces = text.split(' ').length - 1;
    return { text, x: 297 - 2.5 * text.length + spaces, y };
  };
  const { result } = readPage(
    { text: 'Siti Aminah', x: 236, y: 40, size: 22, bold: true },
    centred(
      'National Arunika Science Foundation Data Fellow & UC Cendana PhD Candidate & Fieldwork Lead in',
      64,
    ),
    centred('data cleaning and statistical modeling in R specifically for series of time and place.', 78),
    centred('siti@contoh.id', 96),
  );
  expect(flatten(result).summary).toMatch(/^National Arunika .* Lead in data cleaning .* place\.$/);
});

test('one short sentence that opens with a job title is a summary', () => {
  const summaryBelow = (sentence: string) =>
    fieldsOf(...siti, { text: sentence, y: 78 }, ...pharmacist).summary;
  const sentence = 'Software Engineer specializing in scalable billing services.';
  expect(summaryBelow(sentence)).toBe(sentence);
  expect(summaryBelow('Air bersih untuk semua orang.')).toBeNull();
});

test('a summary with the contacts at its right', () => {
  const result = fieldsOf(
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

test('about: facts in a column beside the sentences are parted from them', () => {
  const fact = (label: string, value: string, y: number): Text[] => [
    { text: label, x: 350, y },
    { text: value, x: 420, y },
  ];
  const { summary, phones, location } = flatten(
    readPage(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: 'Tentang Saya', y: 80, size: 16, bold: true },
      ...fact('Umur', '21', 82),
      ...fact('Email', 'siti@contoh.id', 98),
      { text: 'Saya lulusan SMK yang senang merawat mesin', y: 106 },
      ...fact('Telepon', '081234567890', 114),
      { text: 'dan terbiasa bekerja dengan target harian.', y: 122 },
      ...fact('Alamat', 'Kudus, Jawa Tengah', 130),
      { text: 'Pengalaman Kerja', y: 170, size: 16, bold: true },
      { text: 'Mekanik', y: 194, bold: true },
      { text: 'Jan 2021 - Des 2022', x: 440, y: 194 },
      { text: 'Bengkel Arunika', y: 208 },
    ).result,
  );
  expect({ summary, phones, location }).toEqual({
    summary: 'Saya lulusan SMK yang senang merawat mesin dan terbiasa bekerja dengan target harian.',
    phones: ['081234567890'],
    location: 'Kudus, Jawa Tengah',
  });
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

test('summary: points of contact below it', () => {
  const reading = readPage(
    head('Sumary', 40),
    { text: 'SITI AMINAH', y: 60, bold: true },
    { text: 'Designer with nine years of work for museums and theatres in three towns.', y: 76 },
    ...linesFrom(94, '• 12 Harbour Street, Orlando', '• (123) 456-7891', '• siti@contoh.id'),
    head('Education', 160),
    { text: 'University of Arunika', y: 180 },
    { text: 'Bachelor of Arts, 2014', y: 194 },
  );
  expect(reading.result.name?.raw).toBe('SITI AMINAH');
  expect(flatten(reading.result).phones.length).toBe(1);
  expect(reading.result.summary).not.toContain('456');
});

test('a form of personal data below "Profil" is no text about the person', () => {
  const rows = [
    ['Nama', 'Muhammad Ridwan'],
    ['Tempat Lahir', 'Bogor'],
    ['Tanggal Lahir', '3 Februari 1990'],
    ['Jenis Kelamin', 'Laki-laki'],
  ];
  const { name, dateOfBirth, summary } = fieldsWithRules(
    [
      { text: 'CURRICULUM VITAE', y: 40, size: 18, bold: true },
      head('Profil', 80),
      ...rows.flatMap(([label, value], index) => [
        { text: label!, x: 97 - 2.5 * label!.length, y: 104 + 20 * index },
        { text: value!, x: 275 - 2.5 * value!.length, y: 104 + 20 * index },
      ]),
      head('Pengalaman Kerja', 200),
      'Kasir, Toko Maju, 2019 - 2021',
    ],
    grid([45, 150, 400], [90, 110, 130, 150, 170]),
  );
  expect([name, dateOfBirth, summary]).toEqual(['Muhammad Ridwan', '1990-02-03', null]);
});

test('`Halo!` over a sentence opens the summary', () => {
  const { result } = readPage(
    ...siti,
    head('Halo!', 90),
    textAt(50, 110, 'Fotografer makanan dan kerajinan dengan studio cahaya alami.'),
    head('Pengalaman', 140),
    textAt(50, 160, 'Fotografer, Studio Nampan, 2020 – 2022'),
    head('Keahlian', 190),
    textAt(50, 210, 'Lightroom, Tata cahaya'),
  );
  expect(result.summary).toBe('Fotografer makanan dan kerajinan dengan studio cahaya alami.');
});

test('modules under a heading of teaching below jobs and schools are no words about oneself', () => {
  const { summary } = fieldsOf(
    ...siti,
    head('Academic Appointments', 90),
    'Lecturer, Arunika University, 2020 – present',
    head('Education', 130),
    'PhD in Food Science, Kencana University, 2016',
    head('Teaching', 170),
    'FC201 Food Analysis (module leader), FC310 Carbohydrates, supervision of nine MSc projects',
  );
  expect(summary).toBeNull();
});

test('summary: a slanted motto right over it, or a quotation below it, is no part of it', () => {
  const text = 'Perawat yang enam tahun bekerja di bangsal anak, tenang saat ramai, dan rapi mencatat.';
  const over = fieldsBelowName(
    { text: 'Setiap anak berhak sehat.', y: 80, italic: true },
    { text, y: 94 },
    head('Bahasa', 130),
    'Inggris',
  );
  const below = fieldsBelowName(
    head('Profil', 90),
    { text, y: 110 },
    { text: '“Setiap anak berhak sehat” – pesan ibu', y: 124, italic: true },
  );
  expect([over.summary, below.summary]).toEqual([text, text]);
});

test('summary: what stands under “Motto” is none', () => {
  const text = 'Perawat yang enam tahun bekerja di bangsal anak, tenang saat ramai, dan rapi mencatat.';
  expect(
    fieldsBelowName(head('Motto', 90), 'Setiap anak berhak sehat', head('Profil', 130), text).summary,
  ).toBe(text);
});

test('what a page is called above a name in larger letters is no heading of the text below', () => {
  const { name, location, summary } = fieldsOf(
    { text: 'My Profile', x: 300, y: 40, size: 14, bold: true },
    { text: 'SITI AMINAH', y: 68, size: 20, bold: true },
    { text: 'Kec. Jati, Desa Melati, NTB', y: 88 },
    { text: 'siti@contoh.id', y: 104 },
    { text: 'Saya apoteker yang teliti dan senang melayani pasien di apotek kota.', y: 130 },
    { text: 'Terbiasa bekerja dengan tim kecil dan senang belajar hal yang baru.', y: 144 },
    ...jobAt(200),
  );
  expect([name, location]).toEqual(['SITI AMINAH', 'Kec. Jati, Desa Melati, NTB']);
  expect(summary).toMatch(/^Saya apoteker .* hal yang baru\.$/);
});

test('nothing but facts under a heading of sentences is no summary', () => {
  const { dateOfBirth, location, summary } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 24, bold: true },
    head('About', 70),
    { text: '10.01.1999', y: 90 },
    { text: 'Jl. Melati 4', y: 104 },
    { text: '59316 Kudus', y: 118 },
    { text: 'siti@contoh.id', y: 140 },
    head('Pengalaman', 180),
    ...jobAt(200),
  );
  expect([dateOfBirth, location, summary]).toEqual(['1999-01-10', 'Jl. Melati 4, 59316 Kudus', null]);
});

test('a hyphen that waits for a later word keeps its space, one that parts a word at a line’s end does not', () => {
  const { summary } = fieldsBelowName(
    head('Summary', 90),
    { text: 'Receptionist at two- and three-star hotels who handled long- and short-', y: 108 },
    { text: 'stay guests for six years, and trained eleven new colleagues in co-', y: 121 },
    { text: 'operation with the school of tourism.', y: 134 },
  );
  expect(summary).toBe(
    'Receptionist at two- and three-star hotels who handled long- and short-stay guests for six years, and trained eleven new colleagues in co-operation with the school of tourism.',
  );
});

test('points under additional information are no summary, though one goes on in a line below', () => {
  const { summary } = fieldsOf(
    ...siti,
    head('Pendidikan', 90),
    'SMA Negeri 3 Tegal, 2003 - 2006',
    head('ADDITIONAL INFORMATION', 150),
    {
      text: '• Patent: Self-adjusting hospital trolley for wards with narrow doors, granted in 2019',
      y: 170,
    },
    { text: 'allows nurses to move heavy loads around corners without help from others.', x: 64, y: 184 },
  );
  expect(summary).toBeNull();
});

test('tiles of numbers and lists under small bold titles below a summary are no part of it', () => {
  const page = readPage(
    ...siti,
    head('Profil Saya', 90),
    { text: 'Lulusan manajemen informatika dengan minat', y: 112, size: 11 },
    { text: 'pada pengembangan situs dan aplikasi.', y: 128, size: 11 },
    { text: '3+', x: 60, y: 168, size: 20, bold: true },
    { text: '20+', x: 140, y: 168, size: 20, bold: true },
    { text: 'Years Exp', x: 52, y: 184, size: 9 },
    { text: 'Projects Built', x: 130, y: 184, size: 9 },
    { text: 'Soft Skills', y: 220, bold: true },
    { text: 'Teamwork', y: 246, size: 9 },
    { text: 'Problem Solving', y: 270, size: 9 },
    head('Pengalaman Kerja', 310),
    ...jobAt(330),
  );
  expect(flatten(page.result).summary).toBe(
    'Lulusan manajemen informatika dengan minat pada pengembangan situs dan aplikasi.',
  );
  expect(page.result.skills.map(({ name }) => name)).toEqual(['Teamwork', 'Problem Solving']);
});

test('contacts alone in rows at the right of a text do not part it', () => {
  const { summary } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    { text: 'Perencana Permintaan', y: 58, size: 12 },
    textAt(50, 76, 'Perencana barang segar dengan tujuh tahun pengalaman di dua gudang.'),
    textAt(460, 81, 'siti@contoh.id'),
    textAt(50, 88, 'Mencari tempat kerja yang menghitung truk dengan tepat setiap hari.'),
    head('Pendidikan', 120),
    { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 140 },
  );
  expect(summary).toBe(
    'Perencana barang segar dengan tujuh tahun pengalaman di dua gudang. Mencari tempat kerja yang menghitung truk dengan tepat setiap hari.',
  );
});

test('figures side by side below the end of a summary are no part of it', () => {
  const { summary } = fieldsOf(
    ...siti,
    head('Siapa Saya', 90),
    { text: 'Manajer program air bersih yang tumbuh di desa tanpa pipa.', y: 110 },
    ...['126', '48 rb', '17'].map((text, at) => textAt(80 + 170 * at, 150, text, { size: 20, bold: true })),
    ...['desa', 'orang', 'anggota'].map((text, at) => textAt(80 + 170 * at, 166, text)),
    head('Pengalaman Kerja', 200),
    ...jobAt(220),
  );
  expect(summary).toBe('Manajer program air bersih yang tumbuh di desa tanpa pipa.');
});

test('what stands under other things below jobs and schools is no summary', () => {
  const { summary } = fieldsBelowName(
    head('A. Pendidikan', 90),
    { text: 'SMA Negeri 1 Kudus, 2008 - 2011', y: 110 },
    head('B. Pengalaman Kerja', 140),
    ...jobAt(160),
    head('C. Keahlian', 220),
    { text: 'Mengemudi, servis rem, ganti oli', y: 240 },
    head('D. Lain-lain', 270),
    { text: 'Bersedia ditempatkan dimana saja dan kerja lembur.', y: 290 },
  );
  expect(summary).toBeNull();
});

test('a first paragraph of one line belongs to the text below', () => {
  const { summary } = fieldsOf(
    { text: 'Siti Aminah', y: 40, size: 22, bold: true },
    textAt(50, 60, 'siti@contoh.id'),
    textAt(50, 90, 'Perawat lulusan Universitas Arunika dan RS Kencana di Kota Tegal.'),
    textAt(50, 108, 'Saya menilai luka, merawat pasien setelah operasi, mengunjungi mereka dan menyusun'),
    textAt(50, 120, 'laporan bagi dokter. Di luar itu saya melatih perawat baru dalam membaca catatan'),
    textAt(50, 132, 'medis dan menghitung dosis obat mereka sendiri.'),
    head('Pendidikan', 170),
    textAt(50, 190, 'SMA Negeri 3 Tegal, 2016 – 2019'),
  );
  expect(summary).toMatch(/^Perawat lulusan .* Saya menilai/);
});

test('what somebody is, in a line of its own over a text in a narrow column', () => {
  const { result } = readPage(
    { text: 'Rina Lestari', y: 40, size: 22, bold: true },
    ...linesFrom(62, 'Perawat Klinik'),
    ...linesFrom(
      80,
      'Perawat klinik yang menyiapkan',
      'ruang tindakan, melatih kader dan',
      'mencatat stok obat.',
      'rina@contoh.id',
    ),
    head('Pendidikan', 170),
    { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 190 },
  );
  expect(result.headline).toBe('Perawat Klinik');
  expect(result.summary).toBe(
    'Perawat klinik yang menyiapkan ruang tindakan, melatih kader dan mencatat stok obat.',
  );
});

test('a post in bold letters over the text of a profile is no part of it', () => {
  const { result } = readPage(
    ...siti,
    head('Profil', 90),
    { text: 'Apoteker Klinis', y: 108, bold: true },
    { text: 'Memantau terapi obat pasien rawat inap bersama dokter.', y: 122 },
    head('Pendidikan', 150),
    { text: 'SMA Negeri 3 Tegal, 2003 - 2006', y: 170 },
  );
  expect(result.headline).toBe('Apoteker Klinis');
  expect(result.summary).toBe('Memantau terapi obat pasien rawat inap bersama dokter.');
});
