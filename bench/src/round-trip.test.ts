import { spawnSync } from 'node:child_process';
import { readResume } from '@setapak/ats';
import { templateNames } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { compareReading } from '@setapak/resume-pdf/read-back';
import { believableResume } from '@setapak/resume/testing/believable';
import { expect, test } from 'vitest';
import { inspectText } from './pdftotext.ts';

/** A sample of `npm run bench -- --only round-trip`. */
const SEEDS = [3, 17, 42, 58, 91];
/** By place alone `pdftotext` takes a sidebar and the column beside it for a table where lines of both happen to align. */
const SIDEBARS: readonly string[] = ['pikachu', 'gengar'];
const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;

test.each(templateNames)('%s: a reader gets back what was written', async (template) => {
  const checks = [];
  for (const seed of SEEDS) {
    const resume = believableResume(seed);
    const { result } = await readResume(await render(resume, { pages: 'multi', template }));
    checks.push(...compareReading(resume, result));
  }
  expect(checks.length).toBeGreaterThan(100);
  expect(checks.filter(({ ok }) => ok).length / checks.length).toBeGreaterThan(0.98);
});

test.skipIf(!hasPoppler).each(templateNames)(
  '%s: pdftotext loses nothing, in order, and no page parts a head from its text',
  async (template) => {
    for (const seed of SEEDS) {
      const resume = believableResume(seed);
      const options = { pages: 'multi', template } as const;
      const found = inspectText(await render(resume, options), resume, options);
      expect(found.strings).toBeGreaterThan(10);
      expect(found).toMatchObject({
        flow: { lost: 0 },
        raw: { lost: 0, disordered: 0 },
        parted: 0,
        outside: 0,
        overprinted: 0,
      });
      if (!SIDEBARS.includes(template)) expect(found.flow.disordered).toBe(0);
    }
  },
);
