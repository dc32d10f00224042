import { templateNames } from '@setapak/resume';
import { expect, test } from 'vitest';
import { samples } from '../gallery/samples.ts';
import { pageCount } from './short-last-page.ts';
import { render } from './render.ts';
import { pdfText } from './testing/pdf-text.ts';

const { medium, long } = await samples();

test.each(templateNames)('%s: a CV of a few years with a photo stands on one page', async (template) => {
  expect(pageCount(await render(medium, { pages: 'multi', template }))).toBe(1);
});

test.each(['pikachu', 'gengar'] as const)(
  '%s: what begins a page behind the narrow column has the whole width, a section that runs on as well',
  async (template) => {
    const career = structuredClone(long);
    career.work.items.push(...long.work.items.map((job) => ({ ...job, id: `${job.id}-again` })));
    const [first, second] = await pdfText(await render(career, { pages: 'multi', template }));
    const point = 'Launched same-day delivery in 11 cities; it became 27% of revenue in its first year.';
    expect(first?.replaceAll(/\s+/g, ' ')).toContain(point);
    expect(first).not.toContain(point);
    expect(second).toContain(point);
    expect(second).toContain('mapped 340 bus stops; the data is used by two journey planners.');
  },
);

test('pikachu: the rest of a section behind the narrow column has its heading again, or it would be read as that column’s', async () => {
  const pages = { pages: 'multi' } as const;
  const [, pikachu] = await pdfText(await render(long, { ...pages, template: 'pikachu' }));
  expect(pikachu?.split('\n').slice(0, 2)).toEqual(['Education', 'Institut Teknologi Pesisir']);
  const [, gengar] = await pdfText(await render(long, { ...pages, template: 'gengar' }));
  expect(gengar?.split('\n')[0]).toBe('Institut Teknologi Pesisir');
});

test('pikachu: a section that begins the page behind the narrow column has the whole width', async () => {
  const longer = structuredClone(medium);
  longer.work.items.push(...long.work.items.slice(0, 2));
  const [, second] = await pdfText(await render(longer, { pages: 'multi', template: 'pikachu' }));
  expect(second?.startsWith('Pendidikan')).toBe(true);
  expect(second).toContain('pengunjung dalam dua hari dengan anggaran promosi Rp4 juta dan 26');
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
