import { expect, test } from 'vitest';
import { findDates } from './dates/find-dates.ts';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// What CVs of the Netherlands, Germany and France say about a person, and lists in several languages.

const row = (label: string, value: string, y: number): Text[] => [
  { text: label, y },
  { text: value, x: 200, y },
];

test('personal data, headings, dates and levels in Dutch', () => {
  const { result, details } = readPage(
    { text: 'Curriculum Vitae', y: 50, size: 18, bold: true },
    head('Personalia', 80),
    ...row('Naam', 'Joris van der Laan', 98),
    ...row('Adres', 'Lindelaan 4, 5611 Eindhoven', 112),
    ...row('Telefoon', '06 2814 0000', 126),
    ...row('Geboortedatum', '23 juli 1990', 140),
    ...row('Nationaliteit', 'Nederlandse', 154),
    head('Werkervaring', 180),
    { text: '2021 – heden', y: 198 },
    { text: 'Operator', y: 212, bold: true },
    { text: 'Kempen Zuivel BV, Deurne', y: 226 },
    head('Opleidingen', 252),
    { text: '2006 – 2010', y: 270 },
    { text: 'VMBO Techniek', y: 284, bold: true },
    { text: 'Peelland College, Asten', y: 298 },
    head('Talen', 324),
    ...row('Nederlands', 'moedertaal', 342),
    ...row('Engels', 'goed', 356),
  );
  const { name, dateOfBirth, phones, work, education, languages } = flatten(result);
  expect([name, dateOfBirth, phones]).toEqual(['Joris van der Laan', '1990-07-23', ['06 2814 0000']]);
  expect(work).toMatchObject([{ jobTitle: 'Operator', organization: 'Kempen Zuivel BV' }]);
  expect(result.workExperience[0]?.dates?.isCurrent).toBe(true);
  expect(result.workExperience[0]?.location?.rawInput).toBe('Deurne');
  expect(education).toMatchObject([{ organization: 'Peelland College', accreditation: 'VMBO Techniek' }]);
  expect(result.education[0]?.location?.formatted).toBe('Asten');
  expect(languages).toEqual(['Nederlands', 'Engels']);
  expect([details['languages.0.level'], details['languages.1.level']]).toEqual(['moedertaal', 'goed']);
});

test('personal data and hobbies in French, a post since a month', () => {
  const { result } = readPage(
    { text: 'Camille Aubert', y: 50, size: 18, bold: true },
    { text: 'Tél. : 06 39 98 00 00', y: 68 },
    { text: 'Née le 12 mars 1994 à Dinan', y: 82 },
    head('EXPÉRIENCE PROFESSIONNELLE', 110),
    { text: 'Depuis sept. 2020', y: 128 },
    { text: 'Assistante logistique, Transports Armor', x: 160, y: 128 },
    head('CENTRES D’INTÉRÊT', 160),
    { text: 'Voile, théâtre amateur', y: 178 },
  );
  const { dateOfBirth, work, skills } = flatten(result);
  expect(dateOfBirth).toBe('1994-03-12');
  expect(work).toMatchObject([{ startDate: '2020-09' }]);
  expect(result.workExperience[0]?.dates?.isCurrent).toBe(true);
  expect(skills).toEqual([]);
});

test('a place of two parts beside a school', () => {
  const { result } = readPage(
    ...siti,
    head('Education', 90),
    { text: '2015 – 2017 Faro, Portugal', y: 108 },
    { text: 'Master in Marine Biology, University of Faro', y: 122, bold: true },
  );
  expect(result.education[0]?.location?.formatted).toBe('Faro, Portugal');
});

test('languages: levels in two languages, kinds that no list holds, the grid of a passport', () => {
  const { result, details } = readPage(
    ...siti,
    head('Languages', 90),
    { text: 'Indonesia (ibu / native), Inggris (lancar / fluent)', y: 108 },
    { text: 'Scots Gaelic (basic), te reo Māori, Old Frisian (intermediate)', y: 122 },
  );
  expect(result.languages).toEqual(['Indonesia', 'Inggris', 'Scots Gaelic', 'te reo Māori', 'Old Frisian']);
  expect([0, 1, 2].map((at) => details[`languages.${at}.level`])).toEqual([
    'ibu / native',
    'lancar / fluent',
    'basic',
  ]);
  const grid = readPage(
    ...siti,
    head('Languages', 90),
    ...['Listening', 'Reading', 'Writing'].map((text, at) => ({ text, x: 160 + 90 * at, y: 108 })),
    { text: 'English', y: 124 },
    ...['C1', 'C2', 'B2'].map((text, at) => ({ text, x: 160 + 90 * at, y: 124 })),
  );
  expect([grid.result.languages, grid.details['languages.0.level']]).toEqual([['English'], 'C1']);
});

test.each([
  ['De septembre 2018 à février 2021', { year: 2018, month: 9 }, { year: 2021, month: 2 }, false],
  ['De mars 2021 à aujourd’hui', { year: 2021, month: 3 }, undefined, true],
  ['von 04/2016 bis 03/2018', { year: 2016, month: 4 }, { year: 2018, month: 3 }, false],
  ['van 2014 tot 2021', { year: 2014 }, { year: 2021 }, false],
])('a period that begins with a word: %s', (period, start, end, current) => {
  const [span, ...others] = findDates(period);
  expect(span).toMatchObject({ from: 0, to: period.length, start, current, ...(end && { end }) });
  expect(others).toEqual([]);
});
