import { expect, test } from 'vitest';
import { head, readPage, siti } from './testing/read-page.ts';

// What two-column templates do, as their projects have them (React, Typst, LaTeX, jsPDF, students' pages).

test('points may stand behind an arrow of any block of arrows', () => {
  const { result } = readPage(
    ...siti,
    head('Work experience', 90),
    { text: 'Translator', y: 110, bold: true },
    { text: 'Arunika Translations', y: 124, italic: true },
    { text: 'Jan 2021 - present', y: 138 },
    { text: '⤷ Translated project papers and', y: 154 },
    { text: 'the reports of three ministries', x: 62, y: 166 },
    { text: '⤷ Interpreted at meetings', y: 182 },
  );
  expect(result.workExperience[0]?.jobDescription).toBe(
    'Translated project papers and the reports of three ministries\nInterpreted at meetings',
  );
});

test('an address goes on below with its town behind the postcode', () => {
  const { result } = readPage(
    { text: 'Dedi Purnomo', y: 40, size: 22, bold: true },
    head('Contact', 80),
    { text: '22 Dandenong Road, 3145', y: 100 },
    { text: 'Caulfling (Australia)', y: 112 },
    { text: '+61 412 555 018', y: 130 },
    { text: 'dedi@contoh.id', y: 144 },
    head('Skills', 180),
    'Stata, Excel',
  );
  expect(result.location?.rawInput).toBe('22 Dandenong Road, 3145 Caulfling (Australia)');
});

test('an address that a narrow column broke before its town is whole', () => {
  const { result } = readPage(
    { text: 'Anthony Mosley', y: 40, size: 22, bold: true },
    head('CONTACT', 80),
    { text: 'Email: anthony@contoh.id', y: 100 },
    { text: 'Address: 109 Woodcock', y: 114 },
    { text: 'Dr, Oxford, PA 19363', y: 130 },
    { text: 'LinkedIn', y: 146 },
    head('SKILLS', 180),
    'Stata, Excel',
  );
  expect(result.location?.rawInput).toBe('109 Woodcock Dr, Oxford, PA 19363');
});
