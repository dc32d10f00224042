import { starterResume, templateNames, type Resume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { loadEngine } from './engine/load-engine.ts';
import { COMFORTABLE_SIZE, fitOnePage, READABLE } from './fit-one-page.ts';
import { pageCount } from './short-last-page.ts';
import { render } from './render.ts';

function withJobs(count: number): Resume {
  const resume = starterResume('marketing');
  const [item] = resume.work.items;
  resume.work.items = Array.from({ length: count }, (_, index) => ({ ...item!, id: `work-${index}` }));
  return resume;
}

test.each(templateNames)('%s: pages are counted', async (template) => {
  expect(pageCount(await render(starterResume('hr'), { pages: 'single', template }))).toBe(1);
  expect(pageCount(await render(withJobs(30), { pages: 'multi', template }))).toBeGreaterThan(3);
});

test('a CV that stands on one page stays as it is', async () => {
  const resume = starterResume('hr');
  const { fontSize, spacing, margin } = resume.metadata;
  const fit = await fitOnePage(await loadEngine(), resume);
  expect(fit).toEqual({ fits: true, looks: { fontSize, spacing, margin } });
});

test.each(templateNames)(
  '%s: a little too long is tightened until it fits, never below the limits',
  async (template) => {
    const resume = withJobs(3);
    resume.metadata = { ...resume.metadata, template, fontSize: 13, spacing: 1.15 };
    while (pageCount(await render(resume, { pages: 'multi' })) < 2) {
      const [item] = resume.work.items;
      resume.work.items.push({ ...item!, id: `work-${resume.work.items.length}` });
    }
    const fit = await fitOnePage(await loadEngine(), resume);
    if (!fit.fits) throw new Error('it should fit');
    const { fontSize, spacing, margin } = fit.looks;
    expect(fit.small ?? false).toBe(fontSize < COMFORTABLE_SIZE);
    expect(fontSize).toBeGreaterThanOrEqual(READABLE.fontSize);
    expect(spacing).toBeGreaterThanOrEqual(READABLE.spacing);
    expect(margin).toBeGreaterThanOrEqual(READABLE.margin);
    const tightened = { ...resume, metadata: { ...resume.metadata, ...fit.looks } };
    expect(pageCount(await render(tightened, { pages: 'multi' }))).toBe(1);
  },
);

test('a CV that fits with letters below 9.5 points only says so', async () => {
  for (let jobs = 4; jobs < 14; jobs += 1) {
    const fit = await fitOnePage(await loadEngine(), withJobs(jobs));
    if (!fit.fits) throw new Error('none was small before none fitted');
    if (!fit.small) continue;
    expect(fit.looks.fontSize).toBeLessThan(COMFORTABLE_SIZE);
    return;
  }
  throw new Error('none was small');
});

test('a CV that cannot fit is reported, with its excess', async () => {
  const fit = await fitOnePage(await loadEngine(), withJobs(14));
  if (fit.fits) throw new Error('it cannot fit');
  expect(fit.pages).toBeGreaterThan(1);
  expect(fit.overflow).toBeGreaterThan(0.3);
});

test('a printed QR code takes its room on the page, too', async () => {
  const engine = await loadEngine();
  const codeTo = 'https://setapak.example/r/rani-kusuma';
  const [item] = withJobs(1).work.items;
  const withLines = (lines: number): Resume => {
    const resume = withJobs(1);
    const summary = '<p>Menyusun laporan bulanan.</p>'.repeat(lines);
    const metadata = { ...resume.metadata, template: 'castform' as const, qr: true };
    // A head of one line is lower than the code beside it.
    const profile = { ...resume.profile, email: '', phone: '', location: '', subtitle: '', links: [] };
    return { ...resume, metadata, profile, work: { ...resume.work, items: [{ ...item!, summary }] } };
  };
  const pagesOf = async (resume: Resume, more = {}) =>
    pageCount(await render(resume, { pages: 'multi', ...more }));
  let lines = 1;
  while ((await pagesOf(withLines(lines), { codeTo })) === 1) lines += 1;
  const resume = withLines(lines);
  expect(await pagesOf(resume)).toBe(1);
  const { fontSize, spacing, margin } = resume.metadata;
  const fit = await fitOnePage(engine, resume, { codeTo });
  if (!fit.fits) throw new Error('it should fit');
  expect(fit.looks).not.toEqual({ fontSize, spacing, margin });
  const fitted = { ...resume, metadata: { ...resume.metadata, ...fit.looks } };
  expect(await pagesOf(fitted, { codeTo })).toBe(1);
});
