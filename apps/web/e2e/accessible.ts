import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { screens } from './cv-page.ts';

/** Minified: every page compiles it anew, which would take as long as the rules. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Scope {
  /** What is new since the page was looked at, by its selector. */
  within?: string;
  /** Where only some could be broken, such as the contrast of colours at night. */
  rules?: string[];
  /** Not again where the same stands on a smaller screen: half the work is the contrast of colours, which are the same there. */
  colours?: boolean;
}

/**
 * Runs axe over the page as it stands, in the page itself: a second page for the summary, as `@axe-core/playwright` opens
 * it, costs as much as the rules.
 */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  // What still fades in has the contrast of what is half seen.
  await page.evaluate(() => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map((each) => each.finished),
    );
  });
  for (const frame of page.frames()) if (!(await frame.evaluate(hasAxe))) await frame.evaluate(source);
  expect(await page.evaluate(findViolations, scope)).toEqual([]);
}

/** On a desk, as the page stands, and as wide as a phone: what the same page shows there needs no visit of its own. */
export async function expectAccessibleOnBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(screens.phone.viewport);
  await expectAccessible(page, { colours: false });
  await page.setViewportSize(screens.desktop.viewport);
}

const hasAxe = () => 'axe' in window;

/** Runs in the page. */
async function findViolations({ within, rules, colours = true }: Scope): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, {
    resultTypes: ['violations'],
    selectors: false,
    ...(rules && { runOnly: rules }),
    ...(!colours && { rules: { 'color-contrast': { enabled: false } } }),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
