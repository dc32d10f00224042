import { parseResume, templateNames, type Resume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { portrait } from '../../gallery/portrait.ts';
import { samples } from '../../gallery/samples.ts';
import { pageCount } from '../short-last-page.ts';
import { render } from '../render.ts';
import { resumeView } from './resume-view.ts';

const photograph = await portrait();

function career(jobs: number, metadata: object = {}): Resume {
  const summary =
    '- Menyusun laporan bulanan tiga cabang dan memeriksa semua angka bersama mereka.\n- Melatih staf.';
  const job = {
    company: 'PT Angka Bersama',
    position: 'Analis',
    startDate: '2022-01',
    endDate: '2023-02',
    summary,
  };
  return parseResume({
    profile: { firstName: 'Rani', lastName: 'Kusuma', email: 'rani@contoh.id', photograph },
    work: Array.from({ length: jobs }, () => job),
    skills: [{ name: 'Excel' }],
    metadata,
  });
}

const spacingOf = (resume: Resume, pages: 'multi' | 'single' = 'multi') =>
  resumeView(resume, { pages }, '/photo.jpg').spacing;

test('a short CV has more white than was chosen, less with every job, and a full one what was chosen', async () => {
  const chosen = career(0).metadata.spacing;
  const spacings = Array.from({ length: 10 }, (_, jobs) => spacingOf(career(jobs)));
  expect(spacings[1]).toBeGreaterThan(chosen * 1.2);
  expect(spacings).toEqual(spacings.toSorted((a, b) => b - a));
  expect(spacings.at(-1)).toBe(chosen);
  const { medium, long } = await samples();
  expect([medium, long].map((each) => spacingOf(each))).toEqual([chosen, chosen]);
});

test('white that was chosen is never made less, and a page as long as its content has it as chosen', () => {
  expect(spacingOf(career(1, { spacing: 1.5 }))).toBe(1.5);
  expect(spacingOf(career(1, { spacing: 0.8 }), 'single')).toBe(0.8);
});

test.each(templateNames)('%s: more white makes no second page', async (template) => {
  for (const fontSize of [40 / 3, 18])
    for (let jobs = 1; jobs < 9; jobs += 1) {
      const resume = career(jobs, { template, fontSize });
      if (spacingOf(resume) === resume.metadata.spacing) break;
      expect(pageCount(await render(resume, { pages: 'multi' })), `${jobs} at ${fontSize}`).toBe(1);
    }
});
