import { MARGIN, SPACING, templateNames, type TemplateName } from '@setapak/resume';
import { believableResume } from '@setapak/resume/testing/believable';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadEngine } from '../engine/load-engine.ts';
import { pageHeight, STRONG, usedOfLastPage } from '../short-last-page.ts';
import { resumeView } from '../view/resume-view.ts';
import { marginsOf } from './countables.ts';
import { reckonedHeights } from './reckoned-heights.ts';

/** As documents are by default. */
function usual(seed: number, template: TemplateName = 'onyx') {
  const resume = believableResume(seed);
  resume.metadata = {
    ...resume.metadata,
    spacing: SPACING.default,
    margin: MARGIN.default,
    font: '',
    template,
  };
  return resume;
}

const PHOTO = '/photo.jpg';
const grey = { width: 60, height: 60, channels: 3, background: '#888' } as const;

/** Points to the end of the last line of a page of any height. */
async function realHeight(view: ReturnType<typeof resumeView>): Promise<number> {
  const engine = await loadEngine();
  const files = { [PHOTO]: await sharp({ create: grey }).jpeg().toBuffer() };
  const pdf = engine.compile({ main: `${view.template}.typ`, data: JSON.stringify(view), files });
  return usedOfLastPage(pdf) * pageHeight(pdf) - marginsOf(view).top;
}

test('the reckoned height of a CV: exact for most in each design, a line more or less for nearly all', async () => {
  for (const template of templateNames) {
    const off: number[] = [];
    for (let seed = 1; seed <= 5; seed += 1) {
      const resume = usual(seed, template);
      if (seed === 5) resume.metadata = { ...resume.metadata, font: 'Lora', icons: true };
      const view = resumeView(resume, { pages: 'single' }, seed === 4 ? PHOTO : undefined);
      const heights = reckonedHeights(view);
      if (heights) off.push(Math.abs(heights.chosen - (await realHeight(view))) / view.size);
    }
    off.sort((a, b) => a - b);
    expect(off.length, template).toBeGreaterThan(2);
    expect(off[Math.floor(off.length / 2)], `${template}, ems`).toBeLessThan(0.3);
    expect(off.at(-2), `${template}, ems`).toBeLessThan(1.7);
  }
});

test('the height that less white saves is exact, whatever was counted wrong', async () => {
  for (const template of templateNames) {
    const view = resumeView(usual(2, template), { pages: 'single' });
    const { chosen, strong } = reckonedHeights(view)!;
    const saved = (await realHeight(view)) - (await realHeight({ ...view, spacing: STRONG.spacing }));
    expect(Math.abs(chosen - strong - saved) / view.size, `${template}, ems`).toBeLessThan(0.3);
  }
});

test('a CV with a QR code, or with other white space than by default, is not reckoned', () => {
  const view = resumeView(usual(1), { pages: 'multi' });
  expect(reckonedHeights({ ...view, spacing: SPACING.default })).toBeDefined();
  expect(reckonedHeights({ ...view, spacing: 1 })).toBeUndefined();
  expect(reckonedHeights({ ...view, code: { size: 1, path: '', alt: '' } })).toBeUndefined();
});
