import { expect, test } from 'vitest';
import { check } from '../check.ts';
import { findingsOf, idsOf } from '../testing/findings-of.ts';
import { FRESH, SENIOR } from '../testing/people.ts';
import { readingOf } from '../testing/reading-of.ts';

test('organisations stand in for jobs while one starts out, and nothing at all does not', () => {
  expect(idsOf(FRESH)).not.toContain('structure-experience');
  expect(idsOf({ ...FRESH, sections: {} })).toContain('structure-experience');
});

test('missing education, skills and summary are named', () => {
  expect(idsOf({ ...SENIOR, education: [], skills: [], summary: null })).toEqual(
    expect.arrayContaining(['structure-education', 'structure-skills', 'structure-summary']),
  );
});

test('a dash under the heading of the summary is none', () => {
  expect(
    idsOf({ ...SENIOR, summary: '-', sections: { ...SENIOR.sections, Summary: 'Profil\n-' } }),
  ).toContain('structure-summary');
});

test('an unknown heading is quoted', () => {
  const finding = findingsOf({ ...SENIOR, sections: { Other: 'Petualanganku\nNaik gunung' } })[
    'structure-headings'
  ];
  expect(finding).toMatchObject({ outcome: 'partly', places: [{ text: 'Petualanganku' }] });
});

test('a CV with hardly a heading gets no finding on an unknown one', () => {
  const sections = { PersonalDetails: 'Sekar Ayu\nsekar@example.com' };
  const { findings } = check(readingOf({ ...SENIOR, work: [], education: [], summary: null, sections }));
  const finding = findings.find(({ id }) => id === 'structure-headings');
  expect(finding).toMatchObject({ title: 'Judul bagian yang terbaca masih sedikit', places: [] });
});

test('a sentence that closes the CV is no unknown heading', () => {
  const sections = { Other: 'Demikian daftar riwayat hidup ini saya buat dengan sebenar-benarnya.' };
  expect(findingsOf({ ...SENIOR, sections })['structure-headings']).toBeUndefined();
});

test.each([
  'Hormat saya,\nSekar Ayu',
  'Padang, 2 November 2026\nSekar Ayu',
  'Coursework\nLinear Models',
  '© 2026 Sekar Ayu · All rights reserved',
  'Copyright © 2024. Sekar Ayu',
  'References available on request.',
  'Built with: Swift • XML • Xcode',
  'TAMBAHAN\nSIM A',
  'Lain-lain\nBersedia pindah kota',
  '3+ 20+\nTahun Proyek',
])(
  'a signature, a foot of a page, tiles of numbers and what students list are no unknown headings: %j',
  (Other) => {
    expect(findingsOf({ ...SENIOR, sections: { Other } })['structure-headings']).toBeUndefined();
  },
);

test('a job without a title or an employer is pointed at', () => {
  const [first, ...rest] = SENIOR.work!;
  const findings = findingsOf({
    ...SENIOR,
    work: [{ ...first, title: null }, { ...rest[0], at: null }, rest[1]!],
  });
  expect(findings['structure-job-title']?.places[0]?.path).toBe('workExperience.0.organization');
  expect(findings['structure-organisation']?.places[0]?.path).toBe('workExperience.1.jobTitle');
});

test.each([
  ['3,72/4,00', undefined],
  ['3.72', undefined],
  [null, 'failed'],
])('the grade %s of a fresh graduate is %s', (grade, outcome) => {
  const education = [{ ...FRESH.education![0], grade }];
  expect(findingsOf({ ...FRESH, education })['structure-grade']?.outcome).toBe(outcome);
});

test('a grade that a student says in the summary is not called missing', () => {
  const education = [{ ...FRESH.education![0], grade: null }];
  const summary = 'Mahasiswa Statistika (IPK 3.88) yang mencari magang analis data.';
  expect(idsOf({ ...FRESH, education, summary })).not.toContain('structure-grade');
});

test('a CV with nothing but jobs and schools has known headings', () => {
  const ids = idsOf({ ...SENIOR, summary: null, skills: [], languages: [], sections: {} });
  expect(ids).not.toContain('structure-headings');
});

test('a senior needs no grade', () => {
  expect(idsOf(SENIOR)).not.toContain('structure-grade');
});

test('a job without a readable heading is questioned, not declared missing, and its bullets are judged', () => {
  const sections = {
    Summary: [
      'Ringkasan',
      'Insinyur struktur dengan enam tahun di jembatan dan rumah sakit.',
      'Insinyur Struktur Apr 2021 – Sekarang',
      '• Merancang ulang gelagar 60 m dan menghemat 34 ton baja',
      '• Memeriksa 220 gambar kerja dan menemukan 17 benturan',
    ].join('\n'),
  };
  const { findings, questions, bullets } = check(readingOf({ ...SENIOR, work: [], summary: null, sections }));
  expect(findings.map(({ id }) => id)).not.toContain('structure-experience');
  expect(questions.map(({ id }) => id)).toContain('structure-experience');
  expect(bullets.map(({ verdict }) => verdict)).toEqual(['strong', 'strong']);
});

test('a heading of schools with nothing below it is no education', () => {
  const sketch = { ...SENIOR, education: [], sections: { ...SENIOR.sections, Education: 'Pendidikan' } };
  expect(idsOf(sketch)).toContain('structure-education');
  const named = { ...sketch, sections: { ...SENIOR.sections, Education: 'Pendidikan\nLulus dari kampus' } };
  expect(idsOf(named)).not.toContain('structure-education');
});
