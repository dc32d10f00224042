import { templateNames } from '@setapak/resume';
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

test.each(['castform', 'glalie', 'celebi', 'rapidash'] as const)(
  '%s: no contact stands alone below a full line of them',
  async (template) => {
    const [first = ''] = await pdfText(await render(long, { pages: 'multi', template }));
    expect(first.split('\n').find((line) => line.includes('maya.example.com'))).toContain('linkedin.com/in/');
  },
);
