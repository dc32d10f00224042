import { expect, test } from 'vitest';
import type { Reading } from '../../result/parsed-resume.ts';
import { head, readPage, siti } from '../../testing/read-page.ts';
import { readStatements } from './statements.ts';

test('the end of a sentence that a narrow column broke off is no statement of its own', () => {
  const reading = readPage(
    ...siti,
    head('PENGALAMAN', 90),
    { text: 'Dokter Hewan | Koperasi Susu Merapi | 2019 - 2021', y: 110, bold: true },
    { text: 'Menangani 1.900 ekor sapi perah; angka mastitis turun dari 14% ke', y: 126 },
    { text: '6%.', y: 140 },
    head('PENDIDIKAN', 180),
    { text: 'S1 Kedokteran Hewan, Universitas Gadjah Mada 2013 - 2018', y: 200 },
  );
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual([
    'Menangani 1.900 ekor sapi perah; angka mastitis turun dari 14% ke 6%.',
  ]);
});

test('a few words with a stop below a line without one end its sentence, and a short deed is a statement of its own', () => {
  const statementsOf = (...lines: string[]) =>
    readStatements(
      readPage(
        ...siti,
        head('PENGALAMAN', 90),
        { text: 'Apoteker | Apotek Kencana | 2019 - 2021', y: 110, bold: true },
        ...lines.map((text, index) => ({ text, y: 126 + 14 * index })),
        head('PENDIDIKAN', 180),
        { text: 'S1 Farmasi, Universitas Kencana 2013 - 2018', y: 200 },
      ) as unknown as Reading,
    ).map(({ text }) => text);
  expect(
    statementsOf('Mengelola stok obat dengan metode FEFO dan menyusun laporan', 'SIPNAP bulanan.'),
  ).toEqual(['Mengelola stok obat dengan metode FEFO dan menyusun laporan SIPNAP bulanan.']);
  expect(statementsOf('Mengelola stok obat dengan metode FEFO', 'Menyusun laporan.')).toEqual([
    'Mengelola stok obat dengan metode FEFO',
    'Menyusun laporan.',
  ]);
});

test('what holds no word is no statement, and the dash before a year that a narrow column broke off is no bullet', () => {
  const reading = readPage(
    ...siti,
    head('PENGALAMAN', 90),
    { text: 'Dokter Hewan | Koperasi Susu Merapi | 2019 - 2021', y: 110, bold: true },
    { text: ':', y: 126 },
    head('PENDIDIKAN', 160),
    { text: 'S1 Kedokteran Hewan, Universitas Gadjah Mada 2013 - 2018', y: 180 },
    head('ORGANISASI', 220),
    { text: '• Mengobati 300 hewan dalam bakti sosial di lereng Merapi', y: 240 },
    { text: '- 2017', y: 254 },
    { text: '• Bendahara himpunan mahasiswa kedokteran hewan', y: 268 },
    { text: '- 2016', y: 282 },
  );
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual([
    'Mengobati 300 hewan dalam bakti sosial di lereng Merapi 2017',
  ]);
});

test('posts and their times in a bulleted list of organisations are heads of entries, deeds with a year are not', () => {
  const reading = readPage(
    ...siti,
    head('PENDIDIKAN', 90),
    { text: 'S1 Kedokteran Hewan, Universitas Gadjah Mada 2013 - 2018', y: 110 },
    head('ORGANISASI', 150),
    { text: '• Ketua panitia bakti sosial pengobatan hewan - 2017', y: 170 },
    { text: '• Bendahara, Himpunan Mahasiswa Kedokteran Hewan (2015 - 2016)', y: 184 },
    { text: '• Melatih anggota baru merawat kambing perah sejak 2015', y: 198 },
    { text: '• Koordinator vaksinasi 340 ekor sapi, 2016', y: 212 },
  );
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual([
    'Melatih anggota baru merawat kambing perah sejak 2015',
    'Koordinator vaksinasi 340 ekor sapi, 2016',
  ]);
});

test('a job described in a paragraph has as many points as sentences, each with its own lines', () => {
  const reading = readPage(
    ...siti,
    head('PENGALAMAN', 90),
    { text: 'Dokter Hewan | Koperasi Susu Merapi | 2019 - 2021', y: 110, bold: true },
    { text: 'Memimpin tiga perawat hewan di klinik PT. Lembu Jaya dan dua pos', y: 126 },
    { text: 'keliling. Meningkatkan produksi susu sebesar 18% melalui pakan baru.', y: 140 },
    head('PENDIDIKAN', 180),
    { text: 'S1 Kedokteran Hewan, Universitas Gadjah Mada 2013 - 2018', y: 200 },
  );
  const found = readStatements(reading as unknown as Reading);
  expect(found.map(({ text, place }) => [text, place.boxes?.length])).toEqual([
    ['Memimpin tiga perawat hewan di klinik PT. Lembu Jaya dan dua pos keliling.', 2],
    ['Meningkatkan produksi susu sebesar 18% melalui pakan baru.', 1],
  ]);
});

test('a name and a post in a list of organisations say nothing done', () => {
  const reading = readPage(
    ...siti,
    head('PENDIDIKAN', 90),
    { text: 'S1 Kedokteran Hewan, Universitas Gadjah Mada 2013 - 2018', y: 110 },
    head('ORGANISASI', 150),
    { text: '• UKM Karawitan', y: 170, bold: true },
    { text: 'Anggota', x: 57, y: 184 },
    { text: '• Melatih 20 anggota baru', y: 200 },
  );
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual([
    'Melatih 20 anggota baru',
  ]);
});

test('each sign that the reader takes for a bullet begins a statement', () => {
  const reading = readPage(
    ...siti,
    head('PENGALAMAN', 90),
    { text: 'Juru Masak | Katering Sari Rasa | 2019 - 2021', y: 110, bold: true },
    { text: '› Memasak 300 porsi makan siang setiap hari untuk', y: 126 },
    { text: 'tiga kantor', x: 80, y: 140 },
    { text: '› Menyusun daftar belanja mingguan', y: 154 },
    head('PENDIDIKAN', 190),
    { text: 'SMK Tata Boga Negeri 1 Solo 2016 - 2019', y: 210 },
  );
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual([
    'Memasak 300 porsi makan siang setiap hari untuk tiga kantor',
    'Menyusun daftar belanja mingguan',
  ]);
});

test('bullets between the words of one paragraph separate the points of a job', () => {
  const reading = readPage(
    ...siti,
    head('PENGALAMAN', 90),
    { text: 'Juru Masak | Katering Sari Rasa | 2019 - 2021', y: 110, bold: true },
    { text: 'Memasak 300 porsi setiap hari • Melatih enam', y: 126 },
    { text: 'juru masak baru • Menurunkan sisa bahan 15%', y: 140 },
    head('PENDIDIKAN', 180),
    { text: 'SMK Tata Boga Negeri 1 Solo 2016 - 2019', y: 200 },
  );
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual([
    'Memasak 300 porsi setiap hari',
    'Melatih enam juru masak baru',
    'Menurunkan sisa bahan 15%',
  ]);
});

test('an outer point over the points of an organisation is its name', () => {
  const reading = readPage(
    ...siti,
    head('ORGANISASI', 90),
    { text: '▪ Himpunan Mahasiswa Arsitektur Semarang', y: 110, bold: true },
    { text: '2022 - 2023', x: 440, y: 110 },
    { text: 'Wakil Ketua', y: 126 },
    { text: '• Menyusun anggaran tiga pameran karya', x: 60, y: 140 },
    { text: '• Melatih 20 anggota baru', x: 60, y: 154 },
    { text: '▪ Komunitas Sketsa Kota Lama', y: 176, bold: true },
    { text: '2020 - 2021', x: 440, y: 176 },
    { text: '• Memandu tur gambar setiap bulan', x: 60, y: 190 },
    head('PENDIDIKAN', 230),
    { text: 'SMK Tata Boga Negeri 1 Solo 2016 - 2019', y: 250 },
  );
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual([
    'Menyusun anggaran tiga pameran karya',
    'Melatih 20 anggota baru',
    'Memandu tur gambar setiap bulan',
  ]);
});

test('a post that opens the paragraph of a job is nothing done', () => {
  const reading = readPage(
    ...siti,
    head('PENGALAMAN', 90),
    { text: 'CV Rimba Jaya', y: 110, bold: true },
    { text: '2019 - 2021', y: 126 },
    { text: 'Staf Akuntansi. Menyusun laporan laba rugi bulanan. Merapikan arsip faktur.', y: 142 },
    head('PENDIDIKAN', 180),
    { text: 'SMK Tata Boga Negeri 1 Solo 2016 - 2019', y: 200 },
  );
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual([
    'Menyusun laporan laba rugi bulanan.',
    'Merapikan arsip faktur.',
  ]);
});

test('bullets: a job whose first bullet another job begins with keeps its bullets apart', () => {
  const job = (title: string, years: string, y: number, ...did: string[]) => [
    { text: `${title} | ${years}`, y, bold: true },
    ...did.map((text, index) => ({ text: `• ${text}`, y: y + 16 + 14 * index })),
  ];
  const reading = readPage(
    ...siti,
    head('PENGALAMAN', 90),
    ...job('Guru Matematika | SMP Negeri 4 Sleman', '2021 - 2024', 110, 'Mengajar', 'Wali kelas'),
    ...job('Tutor | Bimbel Cerdas Mandiri', '2019 - 2021', 170, 'Mengajar les', 'Bikin soal'),
    head('PENDIDIKAN', 240),
    { text: 'S1 Pendidikan Matematika, Universitas Kencana 2013 - 2018', y: 260 },
  );
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual([
    'Mengajar',
    'Wali kelas',
    'Mengajar les',
    'Bikin soal',
  ]);
});

test('a line that ends in a word nobody ends with goes on below, whatever begins there', () => {
  const reading = readPage(
    ...siti,
    head('PENGALAMAN', 90),
    { text: 'Resepsionis | Hotel Puncak | 2019 - 2021', y: 110, bold: true },
    { text: 'Memimpin dua belas orang. Menaikkan nilai ulasan tamu dari', y: 126 },
    { text: '8,2 menjadi 8,9 dalam setahun. Merawat situs Puncak dan', y: 140 },
    { text: 'Ukirama selama musim liburan.', y: 154 },
    head('PENDIDIKAN', 190),
    { text: 'D3 Perhotelan, Politeknik Puncak 2016 - 2019', y: 210 },
  );
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual([
    'Memimpin dua belas orang.',
    'Menaikkan nilai ulasan tamu dari 8,2 menjadi 8,9 dalam setahun.',
    'Merawat situs Puncak dan Ukirama selama musim liburan.',
  ]);
});

test('hobbies in a list among the facts about a person are no deeds', () => {
  const reading = readPage(
    ...siti,
    head('Profile', 90),
    { text: 'Tanggal Lahir:', y: 110, bold: true },
    { text: 'Bandung, 6 Mei 2006', y: 124 },
    { text: 'Hobi:', y: 140, bold: true },
    { text: '• Bermain catur', y: 154 },
    { text: '• Menonton film dokumenter', y: 168 },
    { text: 'Alamat:', y: 184, bold: true },
    { text: 'Jl. Kenanga 3, Bandung', y: 198 },
    head('Riwayat Pendidikan', 230),
    { text: '• SMKN 2 Bandung (2022-2025)', y: 250 },
  );
  expect(readStatements(reading as unknown as Reading)).toEqual([]);
});

test('points whose first one stands behind the period are the statements that the description holds', () => {
  const description =
    'Menutup buku tiga entitas dalam lima hari\nMemulihkan PPN Rp3 miliar\nMengaudit 12 cabang';
  const reading = {
    result: {
      workExperience: [{ jobDescription: description }],
      sections: [
        {
          sectionType: 'WorkExperience',
          text: '2020 - kini • Menutup buku tiga entitas dalam lima hari\n• Memulihkan PPN Rp3 miliar\n• Mengaudit 12\ncabang',
        },
      ],
    },
    evidence: {},
  };
  expect(readStatements(reading as unknown as Reading).map(({ text }) => text)).toEqual(
    description.split('\n'),
  );
});
