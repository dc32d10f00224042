import { parseResume, templateNames } from '@setapak/resume';
import { expect, test } from 'vitest';
import { samples } from '../gallery/samples.ts';
import { pageCount } from './fit-one-page.ts';
import { render } from './render.ts';
import { pdfText } from './testing/pdf-text.ts';

const { medium, long } = await samples();

test.each(templateNames)('%s: a CV of a few years with a photo stands on one page', async (template) => {
  expect(pageCount(await render(medium, { pages: 'multi', template }))).toBe(1);
});

test.each(['pikachu', 'gengar'] as const)(
  '%s: a section that begins at the foot beside the narrow column moves to the next page, and has its whole width',
  async (template) => {
    const [first, second] = await pdfText(await render(long, { pages: 'multi', template }));
    expect(first).not.toContain('Universitas Taman Nusa');
    expect(second).toContain('Universitas Taman Nusa');
    expect(second).toContain('mapped 340 bus stops; the data is used by two journey planners.');
  },
);

test('pikachu: a section that begins the page behind the narrow column has the whole width', async () => {
  const longer = structuredClone(medium);
  longer.work.items.push(...long.work.items.slice(0, 2));
  const [, second] = await pdfText(await render(longer, { pages: 'multi', template: 'pikachu' }));
  expect(second?.startsWith('Pendidikan')).toBe(true);
  expect(second).toContain('pengunjung dalam dua hari dengan anggaran promosi Rp4 juta dan 26');
});

test('gengar: a section that begins a later page has the whole width, also where one before it ran on', async () => {
  const career = structuredClone(long);
  career.work.items.push(...long.work.items.map((job) => ({ ...job, id: `${job.id}-again` })));
  const summary = 'Writes about payments for people who have never had a bank account of their own.';
  const custom = [{ heading: 'Writing', items: [{ type: 'text', summary }] }];
  const resume = parseResume({ ...career, custom });
  const [, , third] = await pdfText(await render(resume, { pages: 'multi', template: 'gengar' }));
  expect(third?.startsWith('Activities & Training'.toUpperCase())).toBe(true);
  expect(third).toContain(summary);
});

test('celebi: a name of three words stands in one line beside a photo', async () => {
  const { profile } = medium;
  const named = {
    ...medium,
    profile: { ...profile, firstName: 'Maya Anggraini', lastName: 'Lestari' },
  };
  const [first] = await pdfText(await render(named, { pages: 'multi', template: 'celebi' }));
  expect(first).toContain('Maya Anggraini Lestari');
});

test.each(['castform', 'glalie', 'celebi', 'rapidash'] as const)(
  '%s: no contact stands alone below a full line of them',
  async (template) => {
    const [first = ''] = await pdfText(await render(long, { pages: 'multi', template }));
    expect(first.split('\n').find((line) => line.includes('maya.example.com'))).toContain('linkedin.com/in/');
  },
);
