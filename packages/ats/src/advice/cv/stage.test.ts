import { expect, test } from 'vitest';
import { readingOf, type ReadingSketch } from '../testing/reading-of.ts';
import { stageOf } from './stage.ts';

const stage = (sketch: ReadingSketch) => stageOf(readingOf(sketch).result, '2026-11-22');
const STUDENT_JOBS = [
  { title: 'Research Assistant', at: 'Soil Laboratory', from: '2024-01', to: '2026-03' },
  { title: 'Treasurer', at: 'Student Union', from: '2023-02', to: '2024-01' },
];

test('jobs beside studies that have just ended leave a graduate one, however many', () => {
  const school = { school: 'Institut Pertanian', degree: 'S1 Ilmu Tanah', from: '2022-08', to: '2026-06' };
  expect(stage({ work: STUDENT_JOBS, education: [school], years: 3.2 })).toBe('fresh');
  const staff = [{ title: 'Staf', at: 'PT Maju', from: '2019-01', to: '2026-03' }];
  expect(stage({ work: staff, education: [school], years: 7 })).toBe('experienced');
});

test.each([
  ['Seventh-semester geology student with two field seasons.', 'student'],
  ['Mahasiswa semester 6 yang mencari magang.', 'student'],
  ['Food technology graduate of 2026 with a trained nose.', 'fresh'],
  ['Student affairs officer with a talent for order.', 'experienced'],
  ['Marketing graduate of 2011 who moved to sales.', 'experienced'],
])('without schooling the summary tells: %j', (summary, expected) => {
  expect(stage({ summary, work: STUDENT_JOBS, education: [], years: 2.4 })).toBe(expected);
});
