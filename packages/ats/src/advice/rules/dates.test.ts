import { expect, test } from 'vitest';
import { check } from '../check.ts';
import { readingOf, type WorkSketch } from '../testing/reading-of.ts';
import { AS_OF, findingsOf, idsOf } from '../testing/findings-of.ts';
import { FRESH, SENIOR } from '../testing/people.ts';

const job = (from: string | null, to: string | null, more: WorkSketch = {}): WorkSketch => ({
  title: 'Analis',
  at: `PT ${from}`,
  from,
  to,
  did: ['Menyusun 12 laporan bulanan untuk direksi', 'Menurunkan biaya cetak 20 persen'],
  ...more,
});
const withJobs = (...work: WorkSketch[]) => ({ ...SENIOR, work });

test('jobs without dates and with years alone are pointed at', () => {
  const findings = findingsOf(withJobs(job('2024', null), job(null, null)));
  expect(findings['dates-present']?.places.map((place) => place.path)).toEqual(['workExperience.1.jobTitle']);
  expect(findings['dates-months']?.places.map((place) => place.path)).toEqual(['workExperience.0.jobTitle']);
});

test('a career break by its years is not asked for months', () => {
  const rest = { ...job('2020', '2021'), title: 'Jeda karier: mengasuh anak', at: null, did: [] };
  expect(idsOf(withJobs(job('2022-01', null), rest))).not.toContain('dates-months');
});

test.each([
  ['2027-01', null],
  ['2024-05', '2023-01'],
])('%s to %s cannot be', (from, to) => {
  expect(idsOf(withJobs(job(from, to)))).toContain('dates-possible');
});

test('a degree may end in the future', () => {
  const education = [
    { school: 'Universitas Riau', degree: 'S1', grade: '3,5/4,0', from: '2023-08', to: '2027-08' },
  ];
  expect(idsOf({ ...FRESH, education })).not.toContain('dates-possible');
});

test('overlap: a question for two full jobs at once, none for part-time work and internships', () => {
  const first = job('2022-01', '2023-12');
  expect(idsOf(withJobs(job('2022-06', null), first))).toContain('dates-overlap');
  expect(idsOf(withJobs(job('2022-06', null, { title: 'Desainer (lepas)' }), first))).not.toContain(
    'dates-overlap',
  );
  expect(idsOf(withJobs(job('2023-11', null), first))).not.toContain('dates-overlap');
});

test('gap: one of more than six months is a hint with its months', () => {
  const finding = findingsOf(withJobs(job('2023-10', null), job('2020-01', '2022-12')))['dates-gaps'];
  expect(finding).toMatchObject({ places: [{ text: 'Des 2022 – Okt 2023 (9 bulan)' }] });
});

test('a job whose end could not be read makes no gap', () => {
  const reading = readingOf(withJobs(job('2023-10', null), job('2020-01', null)));
  reading.result.workExperience[1]!.dates!.isCurrent = false;
  const { findings } = check(reading, {}, { asOf: AS_OF });
  expect(findings.map((finding) => finding.id)).not.toContain('dates-gaps');
});

test('gap: a period read with one month at both ends makes none', () => {
  const jobs = withJobs(job('2024-12', null), job('2024-01', '2024-01'), job('2021-10', '2023-12'));
  expect(idsOf(jobs)).not.toContain('dates-gaps');
});

test('gap: study fills it, and students get no hint', () => {
  const work = [job('2023-10', null), job('2020-01', '2022-12')];
  const education = [{ school: 'UI', degree: 'S2', from: '2022-12', to: '2023-09' }];
  expect(idsOf({ ...withJobs(...work), education })).not.toContain('dates-gaps');
  expect(idsOf({ ...FRESH, work, years: 1 })).not.toContain('dates-gaps');
});

test.each([
  ['studies whose beginning is not printed', { education: [{ school: 'UI', degree: 'S2', to: '2024-06' }] }],
  [
    'an organisation',
    { sections: { Organisations: 'Organisasi\nKetua, Karang Taruna, Jan 2023 – Sep 2023' } },
  ],
  ['a course', { sections: { Certifications: 'Pelatihan\nBootcamp UI/UX (2023)' } }],
])('gap: %s fills it', (_what, filled) => {
  const jobs = withJobs(job('2023-10', null), job('2020-01', '2022-12'));
  expect(idsOf({ ...jobs, education: [], sections: {} })).toContain('dates-gaps');
  expect(idsOf({ ...jobs, education: [], sections: {}, ...filled })).not.toContain('dates-gaps');
});

test('gap: a certificate fills its own year and not the years beside it', () => {
  const sections = { Certifications: 'Sertifikat\nAhli K3 Umum (2021)' };
  const jobs = withJobs(job('2024-02', null), job('2015-01', '2018-12'));
  const finding = findingsOf({ ...jobs, education: [], sections })['dates-gaps'];
  expect(finding?.places.map(({ text }) => text)).toEqual([
    'Des 2018 – Jan 2021 (24 bulan)',
    'Des 2021 – Feb 2024 (25 bulan)',
  ]);
});

test('the older job on top is pointed at', () => {
  const finding = findingsOf(withJobs(job('2018-01', '2019-01'), job('2019-02', null)))['dates-newest-first'];
  expect(finding?.places[0]?.text).toBe('Analis · PT 2018-01');
});

test('work beside a job that still goes on may end the list', () => {
  const jobs = [job('2024-11', null), job('2022-06', '2024-11'), job('2018-08', null)];
  const titled = (title: string) => withJobs(...jobs.slice(0, 2), { ...jobs[2], title });
  expect(idsOf(titled('Teaching Assistant'))).not.toContain('dates-newest-first');
  expect(idsOf(titled('Analis'))).toContain('dates-newest-first');
});

test.each([
  ['Mar 2022 - Mei 2023\n06/2023 - Sekarang', 'failed'],
  ['Maret 2022 - August 2023', 'partly'],
  ['Mar 2022 - Mei 2023\nJun 2023 - Sekarang', undefined],
])('the styles in %j', (text, outcome) => {
  const sections = { Organisations: `Organisasi\n${text}` };
  const { work: _, education: __, ...rest } = SENIOR;
  expect(findingsOf({ ...rest, sections })['dates-one-style']?.outcome).toBe(outcome);
});

test('a period printed from its end to its beginning is quoted, also where the reader set it right', () => {
  const sections = { ...SENIOR.sections, WorkExperience: 'Pengalaman\nAnalis Jul 2025 – Jan 2022\nPT Maju' };
  const { places } = findingsOf({ ...withJobs(job('2022-01', '2025-07')), sections })['dates-possible'] ?? {};
  expect(places?.map(({ text }) => text)).toEqual(['Jul 2025 – Jan 2022']);
});

test('a job that begins in the future is an impossible date, no gap before it', () => {
  const ids = idsOf(withJobs(job('2028-01', null), job('2020-01', '2025-12')));
  expect(ids).toContain('dates-possible');
  expect(ids).not.toContain('dates-gaps');
});

test('jobs that all lack their dates keep a CV from being ready, however well its schools are dated', () => {
  const reading = readingOf(withJobs(job(null, null), job(null, null)));
  expect(check(reading, {}, { asOf: AS_OF }).score).toBeLessThanOrEqual(85);
});

test('gap: studies or a job that end in a year alone may end in its December', () => {
  const sections = { Certifications: 'Pelatihan\nK3 Pertambangan, Maret 2023' };
  const jobs = withJobs(job('2023-11', null), job('2021-02', '2022-10'));
  expect(idsOf({ ...jobs, education: [], sections })).toContain('dates-gaps');
  const education = [{ school: 'Universitas Lampung', degree: 'S1', from: '2019', to: '2023' }];
  expect(idsOf({ ...jobs, education, sections })).not.toContain('dates-gaps');
  const work = [...jobs.work, job('2022', '2023')];
  expect(idsOf({ ...jobs, work, education: [], sections })).not.toContain('dates-gaps');
});

test.each(['Asisten Praktikum Basis Data', 'Asisten Dosen', 'Tutor Matematika'])(
  'overlap: %s runs beside another job',
  (title) => {
    const work = [job('2022-06', null, { title }), job('2022-01', '2023-12')];
    expect(idsOf(withJobs(...work))).not.toContain('dates-overlap');
  },
);
