import { spawnSync } from 'node:child_process';
import { readResume } from '@setapak/ats';
import { SPACING, starterResume, starterRoles, templateNames, type TemplateName } from '@setapak/resume';
import { fontNames, render } from '@setapak/resume-pdf';
import { compareReading } from '@setapak/resume-pdf/read-back';
import { believableResume } from '@setapak/resume/testing/believable';
import { unevenResume } from '@setapak/resume/testing/uneven';
import { expect, test } from 'vitest';
import { inspectText } from './pdftotext.ts';

/** A sample of `npm run bench -- --only round-trip`. */
const SEEDS = [3, 17, 42, 58, 91, 6];
/** What a person may choose, from the tightest to the widest: each beside some of the faces. */
const EXTREMES = [{}, { spacing: SPACING.min }, { spacing: SPACING.max }, { fontSize: 15 }];
const LOOKS = fontNames.map((font, index) => ({ font, ...EXTREMES[index % EXTREMES.length] }));
const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;

/** A share of the cases for each template, another for its neighbour: the whole is the bench's. */
function shareOf<T>(cases: readonly T[], template: TemplateName, parts: number): T[] {
  const turn = templateNames.indexOf(template) % parts;
  return cases.filter((_, index) => index % parts === turn);
}

test.each(templateNames)('%s: a reader gets back what was written', async (template) => {
  const checks = [];
  for (const seed of shareOf(SEEDS, template, 2)) {
    const resume = believableResume(seed);
    const { result } = await readResume(await render(resume, { pages: 'multi', template }));
    checks.push(...compareReading(resume, result));
  }
  expect(checks.length).toBeGreaterThan(60);
  expect(checks.filter(({ ok }) => ok).length / checks.length).toBeGreaterThan(0.98);
});

const starters = starterRoles.filter((role) => role !== 'blank');
test.each(templateNames)('%s: all of a starter comes back', async (template) => {
  for (const role of shareOf(starters, template, 2)) {
    const resume = starterResume(role);
    const { result } = await readResume(await render(resume, { pages: 'multi', template }));
    expect(compareReading(resume, result).filter(({ ok }) => !ok)).toEqual([]);
  }
});

test.skipIf(!hasPoppler).each(templateNames)(
  '%s: pdftotext loses nothing, in order, and no page parts a head from its text',
  async (template) => {
    for (const [index, look] of shareOf(LOOKS, template, 3).entries()) {
      const written = believableResume(SEEDS[index % SEEDS.length]!);
      const resume = { ...written, metadata: { ...written.metadata, ...look } };
      const options = { pages: 'multi', template } as const;
      const found = inspectText(await render(resume, options), resume, options);
      expect(found.strings).toBeGreaterThan(10);
      expect(found).toMatchObject({
        flow: { lost: 0, disordered: 0 },
        raw: { lost: 0, disordered: 0 },
        parted: 0,
        outside: 0,
        overprinted: 0,
      });
    }
  },
);

/** With sections of the person's own and entries without dates: of all kinds, of list alone, of schools without dates. */
const UNEVEN = [21, 31, 33, 35, 37];
test.skipIf(!hasPoppler).each(templateNames)('%s: the same of an uneven CV', async (template) => {
  for (const seed of shareOf(UNEVEN, template, 3)) {
    const resume = unevenResume(seed);
    const options = { pages: 'multi', template } as const;
    const pdf = await render(resume, options);
    const { result } = await readResume(pdf);
    expect(compareReading(resume, result).filter(({ ok }) => !ok)).toEqual([]);
    const nothing = { lost: 0, disordered: 0 };
    expect(inspectText(pdf, resume, options)).toMatchObject({ flow: nothing, raw: nothing, parted: 0 });
  }
});
