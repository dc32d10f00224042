import { expect, test } from 'vitest';
import { readingOrder } from '../layout/reading-order.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { readCertifications } from './read-certifications.ts';
import { readLanguages } from './read-languages.ts';
import { readSkills } from './read-skills.ts';

const lines = (...texts: (Text | string)[]) =>
  readingOrder([buildPage(texts)]).flows.flatMap((flow) => flow.lines);
const values = (found: { value: string }[]) => found.map((each) => each.value);

test('skills between commas, dots and bullets, parentheses kept', () => {
  expect(values(readSkills(lines('Excel, Word · PowerPoint', '• Desain (Figma, Canva)', '• C#')))).toEqual([
    'Excel',
    'Word',
    'PowerPoint',
    'Desain (Figma, Canva)',
    'C#',
  ]);
});

test('names of groups and levels are no skills', () => {
  expect(
    values(readSkills(lines('Alat: Excel, Jira', 'Bahasa Pemrograman: Go (Mahir), Python – Advanced'))),
  ).toEqual(['Excel', 'Jira', 'Go', 'Python']);
});

test('a group’s name in bold over its items', () => {
  expect(
    values(
      readSkills(
        lines({ text: 'Klinis', bold: true }, 'Triase, EKG', { text: 'Umum', bold: true }, 'Komunikasi'),
      ),
    ),
  ).toEqual(['Triase', 'EKG', 'Komunikasi']);
});

test('a group’s bold name in the line that its first skill begins in', () => {
  expect(
    values(
      readSkills(
        lines(
          { text: 'Analisis keuangan:', bold: true, more: [{ text: 'Laporan' }] },
          { text: 'keuangan, Anggaran', y: 68 },
        ),
      ),
    ),
  ).toEqual(['Laporan keuangan', 'Anggaran']);
});

test('languages by name, in both languages, levels apart', () => {
  expect(
    values(
      readLanguages(
        lines(
          'Bahasa Indonesia (Penutur asli), Bahasa Batak Toba (Aktif)',
          'English – Fluent',
          'TOEFL ITP 550',
        ),
      ),
    ),
  ).toEqual(['Bahasa Indonesia', 'Bahasa Batak Toba', 'English']);
});

test('certificates without issuer and date, each on one line or on three', () => {
  expect(
    values(readCertifications(lines('• Ahli K3 Umum – Kemnaker (2019)', '• TOEFL ITP – ETS (2024)'))),
  ).toEqual(['Ahli K3 Umum', 'TOEFL ITP']);
  expect(
    values(
      readCertifications(
        lines(
          { text: 'Brevet Pajak A dan B', bold: true },
          'Ikatan Akuntan',
          '2020',
          { text: 'Ahli K3 Umum', bold: true },
          'Kemnaker',
          '2021',
        ),
      ),
    ),
  ).toEqual(['Brevet Pajak A dan B', 'Ahli K3 Umum']);
});
