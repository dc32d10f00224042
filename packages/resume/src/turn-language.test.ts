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

test('skills, courses, headings and free degrees are turned too, in lists and as they are written', () => {
  const english = turnLanguage(
    parseResume({
      version: 3,
      objective: { heading: 'Tentang Saya' },
      work: { items: [{ id: 'w', company: 'A', position: 'Manajer Pemasaran', employment: 'Magang' }] },
      education: {
        heading: 'Pendidikan',
        items: [{ id: 'e', degree: 'Sarjana Akuntansi', courses: ['Perpajakan'] }],
      },
      skills: {
        heading: 'Keterampilan',
        items: [
          {
            id: 's',
            name: 'Komunikasi',
            keywords: ['kerja sama tim', 'Pemecahan Masalah', 'Excel', 'Ngonten'],
          },
        ],
      },
      languages: { items: [{ id: 'l', name: 'Bahasa Jepang', fluency: 'Lancar' }] },
      hobbies: { items: [{ id: 'h', name: 'Membaca' }] },
      custom: [{ id: 'c', heading: 'Publikasi', items: [{ id: 'i', title: 'Ketua', keywords: ['Riset'] }] }],
    }),
    'en',
  );
  expect(english.objective.heading).toBe('About Me');
  expect(english.work.items[0]).toMatchObject({ position: 'Marketing Manager', employment: 'Internship' });
  expect(headingOf('education', english.education.heading, 'en')).toBe('Education');
  expect(english.education.items[0]).toMatchObject({
    degree: 'Bachelor of Accounting',
    courses: ['Taxation'],
  });
  expect(english.skills).toMatchObject({
    heading: 'Skills',
    items: [{ name: 'Communication', keywords: ['teamwork', 'Problem Solving', 'Excel', 'Ngonten'] }],
  });
  expect(english.languages.items[0]).toMatchObject({ name: 'Japanese', fluency: 'Fluent' });
  expect(english.hobbies.items[0]?.name).toBe('Reading');
  expect(english.custom[0]).toMatchObject({
    heading: 'Publications',
    items: [{ title: 'Chair', keywords: ['Research'] }],
  });
  expect(turnLanguage(english, 'id')).toMatchObject({
    work: { items: [{ employment: 'Internship' }] },
    education: { items: [{ degree: 'Sarjana Akuntansi' }] },
    skills: {
      items: [{ name: 'Komunikasi', keywords: ['kerja sama tim', 'Pemecahan Masalah', 'Excel', 'Ngonten'] }],
    },
    custom: [{ heading: 'Publikasi' }],
  });
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
