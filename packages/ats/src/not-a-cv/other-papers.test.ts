import { expect, test } from 'vitest';
import { readItems } from '../read-items.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import type { PageItems } from '../model.ts';

const head = (text: string): Text => ({ text, size: 14, bold: true });

const cv = (): PageItems =>
  buildPage([
    { text: 'Rina Puspita', size: 22, bold: true },
    'Semarang, 0812 9900 1122, rina.puspita@contoh.id',
    head('Pengalaman Kerja'),
    'Kasir, PT Ramah Swalayan, Januari 2023 – Juni 2025',
    'Mencatat penjualan harian dan menghitung isi kas',
    head('Pendidikan'),
    'SMK Negeri 1 Semarang, Akuntansi, 2019 – 2022',
    head('Keahlian'),
    'Excel, Accurate, Kasir Pintar',
  ]);

const letter = buildPage([
  'Semarang, 4 Mei 2026',
  'Hal : Lamaran pekerjaan',
  'Kepada Yth. HRD PT Maju Jaya',
  'Dengan hormat,',
  'Saya tertarik dengan lowongan kasir yang dibuka perusahaan Bapak/Ibu.',
  'Pengalaman saya di swalayan membuat saya terbiasa dengan antrean panjang.',
  'Hormat saya,',
  'Rina Puspita',
]);

const englishLetter = buildPage([
  '4 May 2026',
  'Dear Hiring Manager,',
  'I am writing to apply for the position of cashier at your store.',
  'Kind regards,',
  'Rina Puspita',
]);

const certificate = buildPage([
  { text: 'SERTIFIKAT', size: 30, bold: true },
  'Nomor: 21/LPK/2024',
  'Diberikan kepada',
  { text: 'Rina Puspita', size: 20 },
  'atas keikutsertaannya dalam pelatihan Pelayanan Prima',
  'Direktur LPK Mitra',
]);

const transcript = buildPage([
  { text: 'DAFTAR NILAI UJIAN SEKOLAH', size: 16 },
  'Nama: Rina Puspita',
  'NISN: 0045678901',
  'Mata Pelajaran Nilai',
  'Matematika 88',
  'Bahasa Indonesia 90',
]);

const identity = (font: string): PageItems => {
  const page = buildPage([
    'PROVINSI JAWA TENGAH',
    'NIK : 3374012345678901',
    'Nama : RINA PUSPITA',
    'Agama : ISLAM',
  ]);
  return { ...page, items: page.items.map((item) => ({ ...item, font })) };
};

const warningOf = (pages: PageItems[]) =>
  readItems(pages, { asOf: '2026-11-21' }).warnings.find(({ code }) => code === 'other_papers');

test.each<[string, PageItems]>([
  ['a letter of application', letter],
  ['a letter in English', englishLetter],
  ['a certificate', certificate],
  ['a transcript', transcript],
  ['an identity card in a face of its own', identity('Roboto-Regular')],
])('%s behind a CV is not read as part of it', (_, page) => {
  const alone = readItems([cv()], { asOf: '2026-11-21' });
  const both = readItems([cv(), page], { asOf: '2026-11-21' });
  expect(both.result).toEqual(alone.result);
  expect(both.warnings).toEqual([{ code: 'other_papers', message: expect.any(String), pages: [1] }]);
});

test('a CV between a letter of two pages and a certificate is read, and its places are those in the file', () => {
  const [first, second] = [
    buildPage([
      'Kepada Yth. HRD PT Maju Jaya',
      'Dengan hormat,',
      'Saya melamar sebagai kasir di toko yang Bapak pimpin.',
    ]),
    buildPage(['Demikian surat lamaran ini saya buat dengan sebenarnya.', 'Rina Puspita']),
  ];
  const { result, evidence, unused, warnings } = readItems([first, second, cv(), certificate], {
    asOf: '2026-11-21',
  });
  expect(result.name?.raw).toBe('Rina Puspita');
  expect(result.workExperience.map(({ jobTitle }) => jobTitle)).toEqual(['Kasir']);
  expect(warnings[0]?.pages).toEqual([0, 1, 3]);
  expect(
    new Set(Object.values(evidence).flatMap(({ page, boxes }) => [page, ...boxes.map((box) => box.page)])),
  ).toEqual(new Set([2]));
  expect(unused.every(({ page }) => page === 2)).toBe(true);
});

test.each<[string, PageItems]>([
  [
    'with its certificates',
    buildPage([head('SERTIFIKAT'), 'Pelatihan Barista, diberikan oleh LPK Kopi, 2024']),
  ],
  [
    'in the same face, without a heading',
    buildPage(['Melayani 80 pembeli sehari', 'Menghitung stok tiap malam']),
  ],
  ['in a face without a name', identity('CIDFont+F3')],
  ['with references', buildPage([head('Referensi'), 'Ibu Sari, Kepala Toko, 0813 5566 7788'])],
])('a second page of the CV %s stays', (_, page) => {
  expect(warningOf([cv(), page])).toBeUndefined();
});

test('a cover with name and address in a face of its own, or turned another way, is part of the CV behind it', () => {
  const body = buildPage([
    head('Pengalaman Kerja'),
    'Kasir, PT Ramah Swalayan, Januari 2023 – Juni 2025',
    head('Pendidikan'),
    'SMK Negeri 1 Semarang, Akuntansi, 2019 – 2022',
  ]);
  const plain = buildPage([
    { text: 'Rina Puspita', size: 40, bold: true },
    'Kasir',
    'rina.puspita@contoh.id',
  ]);
  const inAnotherFace = { ...plain, items: plain.items.map((item) => ({ ...item, font: 'Playfair' })) };
  for (const cover of [inAnotherFace, { ...plain, width: 842, height: 595 }]) {
    const { result, warnings } = readItems([cover, body], { asOf: '2026-11-21' });
    expect(result.name?.raw).toBe('Rina Puspita');
    expect(result.emails).toEqual(['rina.puspita@contoh.id']);
    expect(warnings).toEqual([]);
  }
});

test('a page without text is no other paper, whichever way up', () => {
  expect(warningOf([cv(), { width: 842, height: 595, items: [] }])).toBeUndefined();
});

test('a letter and a certificate without a CV are no CV', () => {
  const { warnings } = readItems([letter, certificate], { asOf: '2026-11-21' });
  expect(warnings.map(({ code }) => code)).toEqual(['not_a_cv']);
});
