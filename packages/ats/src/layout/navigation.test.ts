import { expect, test } from 'vitest';
import { flatten } from '../result/flatten.ts';
import { buildPage } from '../testing/build-page.ts';
import { readPage } from '../testing/read-page.ts';
import { readingOrder } from './reading-order.ts';

const link = (text: string, x: number) => ({ text, x, y: 54, size: 9 });
const heading = (text: string, y: number) => ({ text, x: 230, y, size: 18, bold: true });

test('the menu at the top of a page is no heading, and the text below it is read in the headings that it leads to', () => {
  const { name, summary, skills } = flatten(
    readPage(
      { text: 'AZMI FADILLAH', x: 50, y: 54, size: 15 },
      link('TENTANG', 260),
      link('PENGALAMAN', 330),
      link('KEMAMPUAN', 410),
      link('PROJECT', 490),
      { text: 'Saya mahasiswa semester enam di program', x: 50, y: 120, size: 12 },
      { text: 'studi Informatika dengan minat di bidang', x: 50, y: 138, size: 12 },
      { text: 'web dan desain, dan siap untuk belajar.', x: 50, y: 156, size: 12 },
      heading('PENGALAMAN', 220),
      { text: 'Koordinator Acara', y: 250, bold: true },
      { text: '2 Februari 2024 - 4 Februari 2024', y: 264 },
      '• Memimpin tim yang menyiapkan acara',
      heading('KEMAMPUAN', 320),
      { text: 'HTML', x: 100, y: 350 },
      { text: 'React', x: 300, y: 350 },
    ).result,
  );
  expect([name, skills]).toEqual(['AZMI FADILLAH', ['HTML', 'React']]);
  expect(summary).toMatch(/^Saya mahasiswa .* siap untuk belajar\.$/);
});

test('a row of groups of skills below the headings is no menu', () => {
  const { skills } = flatten(
    readPage(
      { text: 'Siti Aminah', y: 40, size: 22, bold: true },
      { text: 'siti@contoh.id', y: 60 },
      { text: 'Keahlian', y: 90, size: 14, bold: true },
      { text: 'Bahasa', x: 50, y: 110, bold: true },
      { text: 'Alat', x: 200, y: 110, bold: true },
      { text: 'Pelatihan', x: 350, y: 110, bold: true },
      { text: 'Go, PHP', x: 50, y: 124 },
      { text: 'Git, Docker', x: 200, y: 124 },
      { text: 'Scrum, Kanban', x: 350, y: 124 },
      { text: 'Pelatihan', y: 160, size: 14, bold: true },
      { text: 'Junior Web Developer, BLK Bandung, 2020', y: 180 },
      { text: 'Pendidikan', y: 220, size: 14, bold: true },
      { text: 'Universitas Contoh, 2012 - 2016', y: 240 },
    ).result,
  );
  expect(skills).toEqual(expect.arrayContaining(['Git', 'Docker']));
});

test('a menu in larger letters than the headings that it leads to', () => {
  const menu = ['Tentang', 'Galeri', 'Kontak', 'CV'].map((text, at) => ({
    text,
    x: 180 + 80 * at,
    y: 40,
    size: 14.4,
    bold: true,
  }));
  const { flows } = readingOrder([
    buildPage([
      ...menu,
      { text: 'Curriculum Vitae', x: 210, y: 120, size: 24, bold: true },
      { text: 'Pendidikan', y: 170, size: 14, bold: true },
      { text: 'SMA Negeri Arunika (2021 - 2024)', y: 190 },
      { text: 'Kontak', y: 230, size: 14, bold: true },
      { text: '0812-5551-2345', y: 250 },
    ]),
  ]);
  expect(flows[0]!.lines[0]!.text).toBe('Curriculum Vitae');
});
