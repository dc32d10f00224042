import { MARGIN, SPACING, templateNames, type Resume } from '@setapak/resume';
import { believableResume } from '@setapak/resume/testing/believable';
import { expect, test } from 'vitest';
import { loadEngine } from './engine/load-engine.ts';
import { roomOf } from './height/countables.ts';
import { reckonedHeights } from './height/reckoned-heights.ts';
import { render } from './render.ts';
import { resumeView } from './view/resume-view.ts';
import type { ResumeView } from './view/view.ts';
import { pageCount, usedOfLastPage, withoutShortLastPage } from './short-last-page.ts';
import { fullResume } from './testing/full-resume.ts';

/** A page, and references that find no room on it in most designs. */
function longerByReferences(template: Resume['metadata']['template']): Resume {
  const resume = believableResume(49);
  const full = fullResume();
  resume.work.items.push(...full.work.items.slice(0, 1));
  resume.projects.items.push(...full.projects.items);
  resume.references = full.references;
  resume.metadata.template = template;
  return resume;
}

/** Without a second look at its last page. */
async function asChosen(resume: Resume): Promise<Uint8Array> {
  const engine = await loadEngine();
  const view = resumeView(resume, { pages: 'multi' }, undefined);
  return engine.compile({
    main: `${view.template}.typ`,
    data: JSON.stringify(view),
    files: {},
    standards: ['ua-1'],
  });
}

test('a last page with next to nothing is saved by a little less white, in most designs that have one', async () => {
  const left: string[] = [];
  let short = 0;
  for (const template of templateNames) {
    const resume = longerByReferences(template);
    const chosen = await asChosen(resume);
    if (pageCount(chosen) !== 2 || usedOfLastPage(chosen) >= 0.13) continue;
    short += 1;
    if (pageCount(await render(resume, { pages: 'multi' })) === 2) left.push(template);
  }
  expect(short - left.length, `${short}, but ${left.join(' ')}`).toBeGreaterThan(3);
});

test('a CV is set again once at most, and not where its last page cannot be saved', async () => {
  const engine = await loadEngine();
  for (const template of templateNames) {
    const resume = longerByReferences(template);
    resume.projects.items.push(...fullResume().projects.items);
    let times = 0;
    const pdf = withoutShortLastPage(resumeView(resume, { pages: 'multi' }, undefined), (view) => {
      times += 1;
      return engine.compile({ main: `${view.template}.typ`, data: JSON.stringify(view), files: {} });
    });
    expect(times, template).toBeLessThanOrEqual(pageCount(pdf) === 1 ? 2 : 1);
  }
});

test('a CV that less white is reckoned to bring on one page is set at once with it, and only where it needs it', async () => {
  const engine = await loadEngine();
  let [one, once] = [0, 0];
  const guessed: ResumeView[] = [];
  for (let seed = 1; seed <= 80 && guessed.length < 14; seed += 1) {
    const resume = believableResume(seed);
    resume.metadata = { ...resume.metadata, spacing: SPACING.default, margin: MARGIN.default };
    for (const template of templateNames) {
      const view = resumeView(resume, { pages: 'multi', template });
      const heights = reckonedHeights(view);
      const { room } = roomOf(view);
      if (heights && heights.chosen > room && heights.strong <= room) guessed.push(view);
    }
  }
  for (const view of guessed) {
    const set: ResumeView[] = [];
    const compile = (setting: ResumeView) => {
      set.push(setting);
      return engine.compile({ main: `${view.template}.typ`, data: JSON.stringify(setting), files: {} });
    };
    const pdf = withoutShortLastPage(view, compile);
    if (pageCount(pdf) === 1) one += 1;
    if (set.length > 1) continue;
    once += 1;
    // With more white it takes another page.
    expect(set[0]!.spacing).toBeLessThan(view.spacing);
    expect(pageCount(compile(view))).toBe(2);
  }
  expect(guessed.length).toBeGreaterThanOrEqual(14);
  expect(one / guessed.length, `${one} of ${guessed.length}`).toBeGreaterThan(0.8);
  expect(once / guessed.length, `${once} of ${guessed.length}`).toBeGreaterThan(0.7);
});

test('the used part of a last page: to its lowest line, without its foot', async () => {
  const one = fullResume();
  expect(usedOfLastPage(await render(one, { pages: 'multi' }))).toBeGreaterThan(0.1);
  for (const section of ['work', 'education', 'projects', 'skills'] as const) one[section].items = [];
  const lessUsed = usedOfLastPage(await asChosen(one));
  expect(lessUsed).toBeGreaterThan(0.1);
  expect(lessUsed).toBeLessThan(1);
});

test('a last page that is used, a single page and one page of any height are set once, as they were chosen', async () => {
  const engine = await loadEngine();
  const set = (resume: Resume, pages: 'multi' | 'single') => {
    let times = 0;
    const view = resumeView(resume, { pages }, undefined);
    withoutShortLastPage(view, (setting) => {
      times += 1;
      return engine.compile({ main: `${view.template}.typ`, data: JSON.stringify(setting), files: {} });
    });
    return times;
  };
  const long = fullResume();
  long.work.items.push(...long.work.items, ...long.work.items);
  const short = fullResume();
  short.work.items = [];
  expect(usedOfLastPage(await asChosen(long))).toBeGreaterThan(0.135);
  expect([set(long, 'multi'), set(short, 'multi'), set(longerByReferences('onyx'), 'single')]).toEqual([
    1, 1, 1,
  ]);
});
