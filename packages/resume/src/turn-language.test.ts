import { expect, test } from 'vitest';
import { turnTerm } from './known-terms.ts';
import { parseResume } from './parse-resume.ts';
import { headingOf } from './reference-lists.ts';
import { turnLanguage } from './turn-language.ts';

const resume = parseResume({
  version: 3,
  profile: { firstName: 'Rani', subtitle: 'Analis Data' },
  work: { items: [{ id: 'w', company: 'Guru', position: 'Staf Keuangan', summary: '- Menyusun laporan' }] },
  education: { items: [{ id: 'e', institution: 'Universitas Nusa', field: 'teknik informatika' }] },
  skills: { items: [{ id: 's', name: 'Excel', level: 'Mahir' }] },
  languages: { items: [{ id: 'l', name: 'Inggris', fluency: 'Fasih' }] },
  metadata: { language: 'id' },
});

test('known terms are turned, names and sentences stay', () => {
  const english = turnLanguage(resume, 'en');
  expect(english.metadata.language).toBe('en');
  expect(english.profile).toMatchObject({ firstName: 'Rani', subtitle: 'Data Analyst' });
  expect(english.work.items[0]).toMatchObject({
    company: 'Guru',
    position: 'Finance Staff',
    summary: '- Menyusun laporan',
  });
  expect(english.education.items[0]).toMatchObject({
    institution: 'Universitas Nusa',
    field: 'Informatics Engineering',
  });
  expect(english.skills.items[0]).toMatchObject({ name: 'Excel', level: 'Advanced' });
  expect(english.languages.items[0]).toMatchObject({ name: 'English', fluency: 'Fluent' });
  expect(headingOf('work', english.work.heading, english.metadata.language)).toBe('Work Experience');
});

test('and back again', () => {
  const back = turnLanguage(turnLanguage(resume, 'en'), 'id');
  expect({ ...back, education: resume.education }).toEqual(resume);
});

test('a term is known by its field, in one language', () => {
  expect(turnTerm('level', 'Menengah', 'en')).toBe('Intermediate');
  expect(turnTerm('role', 'Menengah', 'en')).toBeUndefined();
  expect(turnTerm('role', 'Data Analyst', 'en')).toBeUndefined();
});
