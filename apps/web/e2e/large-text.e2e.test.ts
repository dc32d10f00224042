import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createCv, openSignedIn, type SignedInBrowser } from './cv-page.ts';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

let person: SignedInBrowser;
let cvId: string;

beforeAll(async () => {
  person = await openSignedIn(browser, server.url, 'phone');
  cvId = await createCv(person.page.request, server.url, 'Management Trainee Bank Nusantara', 'marketing');
  await person.context.addCookies([{ name: 'ats_phone', value: '1', url: server.url }]);
  return () => person.context.close();
});

/** As somebody has it who made text twice as large in the browser's settings. */
async function openLarge(page: Page, path: string): Promise<void> {
  await openPage(page, server.url + path);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
}

/** Words that stand beside the window or are cut by a box that hides what does not fit. Runs in the page. */
function cutText(): string[] {
  const { clientWidth } = document.documentElement;
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  const scrolls = (value: string) => value === 'auto' || value === 'scroll';
  const isCut = (element: Element, text: DOMRect): boolean => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      const { left, right, width } = box.getBoundingClientRect();
      // What is meant for screen readers alone is a pixel wide.
      if (width <= 2 || scrolls(overflowX)) return false;
      if (hides(overflowX) && (text.right > right + 2 || text.left < left - 2)) return true;
    }
    return text.right > clientWidth + 1 || text.left < -1;
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('[aria-hidden=true], .textLayer')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width > 1 && isCut(element, text)) found.push(node.textContent);
  }
  return found;
}

/** In how many lines a word stands, where it is found first. */
function linesOf(page: Page, word: string): Promise<number> {
  return page
    .getByText(word)
    .first()
    .evaluate((element, sought) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const text = texts.nextNode() as Text;
      const range = document.createRange();
      range.setStart(text, text.data.indexOf(sought));
      range.setEnd(text, text.data.indexOf(sought) + sought.length);
      return range.getClientRects().length;
    }, word);
}

test.each<[string, string, string?]>([
  ['the landing page', '/'],
  ['questions and answers', '/frequently-asked-question', 'Pertanyaan'],
  ['mentoring', '/app/home'],
  ['a mentor’s services and prices', '/app/mentor/arif?tab=layanan'],
  ['the CV dashboard', '/app/cv/dashboard'],
  ['packages of the ATS Checker', '/app/cv/dashboard?tab=ats&step=0'],
  ['a list of the builder', '/app/cv/builder/:cv?step=1'],
  ['the preview', '/app/cv/preview/:cv'],
  ['comments on a CV', '/app/cv/comments/:cv', 'Management'],
  ['security', '/app/profile/security', 'Mengubahnya'],
])(
  'text twice as large on a phone: nothing is cut or overflows, no word of a narrow column is parted (%s)',
  async (_, path, word) => {
    const { page } = person;
    await openLarge(page, path.replace(':cv', cvId));
    await expect
      .poll(() =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      )
      .toBe(0);
    await expect.poll(() => page.evaluate(cutText)).toEqual([]);
    if (word) await expect.poll(() => linesOf(page, word)).toBe(1);
  },
);

test('text twice as large on a phone: every order of mentors can be reached in its menu', async () => {
  const { page } = person;
  await openLarge(page, '/app/mentoring');
  await page.getByRole('button', { name: 'Sort' }).click();
  const last = page.getByRole('dialog', { name: 'Urutkan mentor' }).getByRole('radio').last();
  await last.scrollIntoViewIfNeeded();
  const { bottom } = await last.evaluate((radio) => radio.getBoundingClientRect());
  expect(bottom).toBeLessThanOrEqual(844);
});
