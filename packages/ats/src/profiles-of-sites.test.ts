import { expect, test } from 'vitest';
import { flatten } from './result/flatten.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Somebody's profile on a job site, printed by the browser.

test('controls: what a site offers to click stands between no post and its employer', () => {
  const { work, skills } = flatten(
    readPage(
      ...siti,
      head('Pengalaman Kerja', 90),
      { text: 'Penata Taman', y: 110, bold: true },
      { text: 'Ubah', x: 500, y: 110, size: 9 },
      { text: 'PT Rimbun Asri', y: 126 },
      { text: 'Mei 2021 - Jun 2023', y: 140, size: 9 },
      { text: '• Merawat 40 taman kota', y: 154 },
      { text: 'Lihat selengkapnya', y: 168, size: 9 },
      { text: 'Tambah pengalaman', y: 190, size: 9 },
      head('Keahlian', 220),
      { text: 'Pemangkasan', x: 50, y: 240 },
      { text: 'Pembibitan', x: 150, y: 240 },
      { text: '+ Tambah', x: 500, y: 240, size: 9 },
    ).result,
  );
  expect(work).toEqual([
    expect.objectContaining({
      jobTitle: 'Penata Taman',
      organization: 'PT Rimbun Asri',
      description: 'Merawat 40 taman kota',
    }),
  ]);
  expect(skills).toEqual(['Pemangkasan', 'Pembibitan']);
});

test('controls: one such word alone may be somebody’s own', () => {
  const { skills } = flatten(
    readPage(
      ...siti,
      head('Keahlian', 90),
      { text: 'Foto, Edit', x: 50, y: 110 },
      { text: 'Edit', x: 50, y: 126 },
    ).result,
  );
  expect(skills).toContain('Edit');
});

test('cards: bold labels at the side are headings, though employers are as bold', () => {
  const bold = (text: string, x: number, y: number) => ({ text, x, y, bold: true });
  const plain = (text: string, x: number, y: number) => ({ text, x, y });
  const { skills, languages } = flatten(
    readPage(
      { text: 'Siti Aminah', x: 30, y: 40, size: 22, bold: true },
      ...[head('Pengalaman', 80), head('Pendidikan', 240)].map((each) => ({ ...each, x: 30 })),
      bold('PT Roti Hangat', 30, 100),
      plain('Kasir', 30, 114),
      plain('Mei 2021 – Jun 2023', 30, 128),
      plain('• Melayani delapan puluh pembeli setiap hari', 30, 142),
      bold('CV Kopi Lembah', 30, 166),
      plain('Pramusaji', 30, 180),
      plain('Jan 2019 – Apr 2021', 30, 194),
      plain('• Meracik dua puluh minuman dalam satu jam', 30, 208),
      bold('SMA Negeri 4 Kudus', 30, 260),
      plain('IPA', 30, 274),
      plain('2015 – 2018', 30, 288),
      bold('Kontak', 400, 80),
      plain('siti@contoh.id', 400, 96),
      plain('0812-3456-7890', 400, 110),
      bold('Keahlian Utama', 400, 146),
      ...['Menghitung Kas', 'Meracik Kopi', 'Pelayanan', 'Arsip'].map((text, at) =>
        plain(text, 400, 162 + 19 * at),
      ),
      bold('Bahasa', 400, 250),
      plain('Indonesia (Aktif)', 400, 266),
      plain('Inggris (Pasif)', 400, 280),
    ).result,
  );
  expect(skills).toEqual(['Menghitung Kas', 'Meracik Kopi', 'Pelayanan', 'Arsip']);
  expect(languages).toEqual(['Indonesia', 'Inggris']);
});
