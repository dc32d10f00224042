import type { Locator, Page, Response } from 'playwright-core';

/** Goes to an address and waits until the page answers to clicks and keys. In a context without script use `page.goto`. */
export async function openPage(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url, { waitUntil: 'commit' });
  await hydrated(page);
  return answer;
}

export async function reloadPage(page: Page): Promise<Response | null> {
  const answer = await page.reload({ waitUntil: 'commit' });
  await hydrated(page);
  return answer;
}

/** The page answers to clicks and keys: to be waited for where a form or a link led to a new document. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('[data-late]').first().waitFor({ state: 'detached' });
  // A step of the builder stands twice for a moment: as the server sent it, which takes no typing, and as the script made it.
  if (page.url().includes('/app/cv/builder/'))
    await page.locator('main [inert]').waitFor({ state: 'detached' });
}

/** Until timers that were due now have run: what is dragged by keyboard hears its keys from the next task on. */
export async function nextTask(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

/** Waits until the keyboard is there: the focus often follows a frame after what is shown. */
export async function hasFocus(locator: Locator): Promise<void> {
  await locator.and(locator.page().locator(':focus')).waitFor({ state: 'attached' });
}
