import { expect, test } from 'vitest';
import { quiz } from '~/content/assessment.ts';
import { answersOf, mentorListAddress, queryOf, resultsOf, valuesOf } from './model.ts';

test('three questions with seven, six and nine values', () => {
  expect(quiz.map(({ values }) => values.length)).toEqual([7, 6, 9]);
  for (const { values } of quiz) expect(new Set(values.map(({ id }) => id)).size).toBe(values.length);
});

test('the seven needs lead to all eight services', () => {
  const services = quiz[0]?.values.flatMap(({ output }) => output.map(({ value }) => value));
  expect(new Set(services).size).toBe(8);
});

test.each([
  ['kuliah', ['College Life Sharing']],
  ['pengalaman', ['Professional Life Sharing']],
  ['magang', ['Internship Preparation']],
  ['karier', ["Mentor's Career Path Exploration"]],
  ['skill', ['Knowledge and Skill Preparation']],
  ['cv-wawancara', ['CV Preparation & Feedback', 'Interview Preparation & Mock-up']],
  ['lowongan', ['Opportunity and Network Sourcing']],
])('%s needs %j', (need, services) => {
  const results = resultsOf([need, 'belum', 'belum']) ?? [];
  expect(valuesOf(results, 'serviceLine')).toEqual(services);
  expect(results).toHaveLength(services.length);
});

test('industry and profession follow the service', () => {
  expect(resultsOf(['magang', 'teknologi', 'data'])).toEqual([
    { id: 'serviceLine', value: 'Internship Preparation' },
    { id: 'industry', value: 'Teknologi/Startup' },
    { id: 'skills', value: 'Data Science' },
  ]);
});

test.each([[[]], [['magang']], [['magang', 'teknologi', 'x']], [['magang', 'teknologi', 'data', 'data']]])(
  '%j is no whole set of answers',
  (answers) => {
    expect(resultsOf(answers)).toBeUndefined();
  },
);

test('a query is read up to its first gap', () => {
  expect(answersOf(new URLSearchParams('butuh=magang&industri=fmcg'))).toEqual(['magang', 'fmcg']);
  expect(answersOf(new URLSearchParams('butuh=magang&profesi=data'))).toEqual(['magang']);
  expect(answersOf(new URLSearchParams('butuh=<script>&industri=fmcg'))).toEqual([]);
  expect(answersOf(new URLSearchParams(queryOf(['skill', 'ngo', 'belum'])))).toEqual([
    'skill',
    'ngo',
    'belum',
  ]);
});

test('mentor list address: carries service, industry and skills', () => {
  const address = new URL(
    mentorListAddress(resultsOf(['cv-wawancara', 'keuangan', 'belum']) ?? []),
    'https://x.example',
  );
  expect(address.pathname).toBe('/app/mentoring');
  expect(address.searchParams.getAll('serviceLine')).toEqual([
    'CV Preparation & Feedback',
    'Interview Preparation & Mock-up',
  ]);
  expect(address.searchParams.getAll('industry')).toEqual(['Financial Services']);
  expect(address.searchParams.has('skills')).toBe(false);
});
