import { readResume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { educationEntry } from './entries.ts';

test.each([
  ['SMK Negeri 1 Nabire', '', '87,4', 'id', 'Nilai 87,4'],
  ['SMA Negeri 3 Yogyakarta', '', '9,1', 'id', 'Nilai 9,1'],
  ['Kursus Jahit Melati', '', '92', 'id', 'Nilai 92'],
  ['Delhi Public Institute', '', '92.5', 'en', 'Score 92.5'],
  ['Universitas Gadjah Mada', 'Sarjana Teknik', '3,71/4,00', 'id', 'IPK 3,71/4,00'],
  ['Indian Institute of Technology', 'B.Tech', '8.4/10', 'en', 'GPA 8.4/10'],
] as const)(
  'the grade at %s (%j) of %j in %s prints as %j',
  (institution, studyType, score, language, printed) => {
    const [item] = readResume({ education: [{ institution, studyType, score }] }).education.items;
    if (!item) throw new Error('no entry');
    const [grade] = educationEntry(item, { language, dateStyle: 'short' }).details;
    expect([grade].flat(2).join('')).toBe(printed);
  },
);
