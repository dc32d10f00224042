import { expect, test } from 'vitest';
import { isSchool, programmeOf } from './programme.ts';

test.each([
  ['Bachelors', 'Akuntansi', 'id', 'Sarjana Akuntansi'],
  ['Bachelors', 'Accounting', 'en', 'Bachelor’s Degree in Accounting'],
  ['BSc', 'Accounting', 'en', 'BSc, Accounting'],
  ['Bachelors', '', 'id', 'Sarjana'],
  ['', 'Akuntansi', 'id', 'Akuntansi'],
  ['Sarjana Teknik', 'Teknik Industri', 'id', 'Sarjana Teknik, Teknik Industri'],
  ['Diploma III', 'Keperawatan', 'id', 'Diploma III Keperawatan'],
] as const)('degree %j and field %j in %s print as %j', (degree, field, language, printed) => {
  expect(programmeOf({ degree, field }, language)).toBe(printed);
});

test.each([
  ['Bachelors', 'S1 Akuntansi', 'id'],
  ['Bachelors', 'Sarjana Akuntansi', 'id'],
  ['Bachelors', 'Bachelor of Accounting', 'en'],
  ['Masters', 'Magister Manajemen', 'id'],
  ['Associate', 'D3 Perpajakan', 'id'],
  ['High School', 'SMK Multimedia', 'id'],
  ['Profesi', 'Profesi Ners', 'id'],
  ['Profesi', 'profesi', 'id'],
] as const)('a field that names its degree stands alone: %s, %s', (degree, field, language) => {
  expect(programmeOf({ degree, field }, language)).toBe(field);
});

test.each([
  ['Masters', 'Master Data Management', 'id', 'Magister Master Data Management'],
  ['Bachelors', 'Matematika', 'id', 'Sarjana Matematika'],
  ['Profesi', 'Profesional Kecantikan', 'id', 'Profesi Profesional Kecantikan'],
] as const)(
  'a word that only looks like the degree stays beside it: %s, %s',
  (degree, field, language, printed) => {
    expect(programmeOf({ degree, field }, language)).toBe(printed);
  },
);

test.each([
  ['', 'SMK Negeri 1 Nabire', true],
  ['', 'SMAN 3 Yogyakarta', true],
  ['', 'MAN 2 Kota Malang', true],
  ['High School', 'Taruna Nusantara', true],
  ['SLTA', 'Taruna Nusantara', true],
  ['', 'Canberra Senior High School', true],
  ['MA', 'University of Leeds', false],
  ['', 'Manchester Metropolitan University', false],
  ['', 'STMIK Handayani Makassar', false],
  ['Bachelors', 'Universitas Cenderawasih', false],
])('degree %j at %j is of a school before a university: %j', (degree, institution, expected) => {
  expect(isSchool({ degree, institution })).toBe(expected);
});
