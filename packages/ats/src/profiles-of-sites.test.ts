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
