import { parseResume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { compareReading } from './compare-reading.ts';
import type { ReadFields } from './field-check.ts';

const nothing: ReadFields = {
  name: null,
  emails: [],
  phoneNumbers: [],
  websites: [],
  linkedin: null,
  dateOfBirth: null,
  location: null,
  summary: null,
  workExperience: [],
  education: [],
  skills: [],
  certifications: [],
  languages: [],
};

function job(organization: string, jobTitle: string, startDate: string, endDate: string | null) {
  return {
    organization,
    jobTitle,
    jobDescription: null,
    dates: { startDate, endDate, isCurrent: endDate === null },
  };
}

test('what comes back in another spelling of spaces, capitals, quotes and numbers is right', () => {
  const resume = parseResume({
    profile: {
      firstName: 'Nur’aini',
      lastName: 'Rahma',
      email: 'Nur@Example.com',
      phone: '0812-0000-1111',
      linkedin: 'https://www.linkedin.com/in/nur/',
      address: { city: 'Bandung', country: 'Indonesia' },
    },
    skills: [{ name: 'Alat', keywords: ['C++', 'Excel'] }, { name: 'Java' }],
    languages: [{ name: 'Inggris', fluency: 'Aktif' }],
  });
  const checks = compareReading(resume, {
    ...nothing,
    name: { raw: "NUR'AINI RAHMA" },
    emails: ['nur@example.com'],
    phoneNumbers: ['+6281200001111'],
    linkedin: 'linkedin.com/in/nur',
    location: { rawInput: 'Bandung, Indonesia' },
    skills: [{ name: 'C++' }, { name: 'Excel (Mahir)' }, { name: 'JavaScript' }],
    languages: ['Inggris: Aktif'],
  });
  expect(checks.filter(({ ok }) => !ok).map(({ field, written }) => [field, written])).toEqual([
    ['skill', 'Java'],
  ]);
});

test('jobs are found in any order, and two at one company are distinguished by their dates', () => {
  const resume = parseResume({
    work: [
      { company: 'PT A', position: 'Manajer', startDate: '2022-05', isCurrent: true },
      { company: 'PT A', position: 'Staf', startDate: '2020-01', endDate: '2022-04' },
      { company: 'PT B', position: 'Magang', startDate: '2019' },
    ],
  });
  const checks = compareReading(resume, {
    ...nothing,
    workExperience: [
      job('PT A', 'Staf', '2020-01-01', '2022-04-01'),
      job('PT A', 'Manager', '2022-05-01', null),
    ],
  });
  expect(checks.filter(({ ok }) => !ok)).toEqual([
    { field: 'jobTitle', itemId: 'work-1', written: 'Manajer', read: 'Manager', ok: false },
    { field: 'jobTitle', itemId: 'work-3', written: 'Magang', read: null, ok: false },
    { field: 'company', itemId: 'work-3', written: 'PT B', read: null, ok: false },
    { field: 'jobPeriod', itemId: 'work-3', written: '2019', read: null, ok: false },
  ]);
});

test('what is hidden or empty is not looked for', () => {
  const resume = parseResume({
    objective: { body: 'Ringkas.', visible: false },
    work: [{ company: 'PT A', isVisible: false }],
    education: { visible: false, items: [{ institution: 'Universitas X' }] },
    skills: [{ name: ' ' }],
  });
  expect(compareReading(resume, nothing)).toEqual([]);
});

test('a text that is read without its end is not right', () => {
  const resume = parseResume({
    objective: { body: 'Satu dua tiga.' },
    work: [{ company: 'PT A', summary: '- Satu hal\n- Hal lain' }],
  });
  const checks = compareReading(resume, {
    ...nothing,
    summary: 'Satu dua',
    workExperience: [{ ...job('PT A', '', '', null), dates: null, jobDescription: 'Satu hal\n• Hal lain' }],
  });
  expect(checks.map(({ field, ok }) => [field, ok])).toEqual([
    ['summary', false],
    ['company', true],
    ['jobText', true],
  ]);
});

test('own sections: what they say must come back in the text of a section', () => {
  const resume = parseResume({
    custom: [
      {
        heading: 'Publikasi',
        items: [{ title: 'Banjir Kota' }, { title: 'Irigasi' }, { title: 'X', isVisible: false }],
      },
      { heading: 'Rahasia', visible: false, items: ['Tidak dicetak'] },
    ],
  });
  const checks = compareReading(resume, {
    ...nothing,
    sections: [{ text: 'PUBLIKASI\nBanjir Kota · 2023' }],
  });
  expect(checks.map(({ field, written, ok }) => [field, written, ok])).toEqual([
    ['ownSection', 'Banjir Kota', true],
    ['ownSection', 'Irigasi', false],
  ]);
});
