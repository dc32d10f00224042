import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from './open-page.ts';
import { goodPassword } from './visitor.ts';

export const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

export type Screen = keyof typeof screens;

export interface SignedInBrowser {
  context: BrowserContext;
  page: Page;
  /** Everything that the pages wrote to the console or threw. */
  complaints: string[];
}

/** A browser window of somebody who has just registered. */
export async function openSignedIn(
  browser: Browser,
  url: string,
  screen: Screen,
  options: BrowserContextOptions = {},
): Promise<SignedInBrowser> {
  const context = await browser.newContext({ ...screens[screen], locale: 'id-ID', ...options });
  const email = `${randomUUID()}@setapak.example`;
  const answer = await context.request.post(`${url}/register`, {
    headers: { origin: url },
    maxRedirects: 0,
    form: {
      name: 'Rani Kusuma',
      email,
      confirmEmail: email,
      phone: '+6281234567890',
      password: goodPassword,
    },
  });
  expect(answer.status()).toBe(302);
  const complaints: string[] = [];
  context.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => complaints.push(String(error.error())));
  const page = await context.newPage();
  return { context, page, complaints };
}

/** Makes a CV on the dashboard and goes as far as its builder, with a starter or without. @returns its id */
export async function makeCv(page: Page, url: string, name: string, role?: string): Promise<string> {
  await openPage(page, `${url}/app/cv/dashboard`);
  await page.getByRole('button', { name: 'Create CV' }).click();
  await page.getByLabel('Nama CV').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/app/cv/template/*');
  if (role) {
    // The bar at the foot may cover it; a key reaches it all the same.
    await page.getByRole('radio', { name: role }).press('Space');
    await page.getByRole('button', { name: 'Next Step' }).click();
  } else {
    await page.getByRole('link', { name: 'Lewati' }).click();
  }
  await page.waitForURL('**/app/cv/builder/*');
  await painted(page);
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** The first page of the CV stands on its canvas. */
export async function painted(page: Page): Promise<void> {
  await page.locator('canvas').first().waitFor();
}

/** The status line says that everything is on the server. */
export async function isSaved(page: Page): Promise<void> {
  await page.locator('[data-status=saved]').waitFor({ timeout: 30_000 });
}

export async function expectAccessible(page: Page): Promise<void> {
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
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** What stands in a field, be it an input or the editor of a summary. */
export async function textOf(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : (element.textContent ?? ''),
  );
}
