import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasFocus, openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible, expectAccessibleOnBoth } from './accessible.ts';
import { createCv, openSignedIn } from './cv-page.ts';
import { server } from './shared-server.ts';

describe('the dashboard of CVs', () => {
  const names = (page: Page) => page.locator('main h3').allTextContents();
  const choose = async (page: Page, cv: string, action: string) => {
    await page.getByRole('button', { name: `Menu ${cv}`, exact: true }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };

  /** The prompt on small screens: the page as on a desk, remembered, and the way back. */
  const goToDeskAndBack = async (page: Page) => {
    const width = () => page.evaluate(() => innerWidth);
    const prompt = page.getByRole('complementary', { name: 'Versi desktop' });
    await expectAccessible(page);
    await prompt.getByRole('button', { name: 'Buka versi desktop' }).tap();
    const back = page.getByRole('button', { name: 'Kembali ke versi ponsel' });
    await back.waitFor();
    await expect.poll(width).toBe(1280);
    await reloadPage(page);
    await expect.poll(width).toBe(1280);
    await back.tap();
    await expect.poll(width).toBe(390);
    await expect.poll(() => prompt.count()).toBe(0);
  };

  test('a visitor is sent to sign in, and comes back to the dashboard', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await openPage(page, `${server.url}/app/cv/dashboard`);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Create CV' }).click();
    await page.waitForURL('**/login');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'to')?.value).toBe('cvMaker');
    await context.close();
  });

  test('rename, duplicate, search, delete and undo', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
    await createCv(page.request, server.url, 'Satu', 'marketing');
    await createCv(page.request, server.url, 'Dua');
    await openPage(page, `${server.url}/app/cv/dashboard`);
    await expect.poll(() => names(page)).toEqual(['Dua', 'Satu']);
    await page.getByRole('button', { name: 'Tampilan daftar' }).click();

    await choose(page, 'Satu', 'Duplicate');
    await page.getByText('This cv has been successfully duplicated').waitFor();
    await page.getByRole('link', { name: 'Satu Copy', exact: true }).waitFor();
    await expect.poll(() => names(page)).toEqual(['Dua', 'Satu', 'Satu Copy']);

    await choose(page, 'Satu', 'Rename');
    await page.getByLabel('Nama CV').fill('Magang Bank');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Magang Bank', exact: true }).waitFor();

    await page.getByRole('searchbox', { name: 'Cari CV' }).fill('magng');
    await page.getByText('1 CV ditemukan').waitFor({ state: 'attached' });
    await expect.poll(() => names(page)).toEqual(['Magang Bank']);
    await page.getByRole('button', { name: 'Hapus pencarian' }).click();

    await choose(page, 'Dua', 'Delete');
    await page.getByRole('heading', { name: 'Are you sure to delete CV?' }).waitFor();
    await expectAccessibleOnBoth(page);
    await page.getByRole('button', { name: 'Yes, delete CV' }).press('Enter');
    await hasFocus(page.getByRole('link', { name: 'Satu Copy', exact: true }));
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await page.getByText('CV dikembalikan').waitFor();
    await page.getByRole('link', { name: 'Dua', exact: true }).waitFor();

    await choose(page, 'Satu Copy', 'Delete');
    await page.getByRole('button', { name: 'Yes, delete CV' }).click();
    await page.getByRole('link', { name: 'Sampah (1)' }).click();
    await page.getByRole('button', { name: 'Kembalikan Satu Copy' }).waitFor();
    await expectAccessibleOnBoth(page);
    await page.getByRole('button', { name: 'Kembalikan Satu Copy' }).press('Enter');
    await page.getByRole('heading', { name: 'Sampah kosong' }).waitFor();
    await hasFocus(page.getByRole('link', { name: 'Kembali ke dashboard' }));
    await openPage(page, `${server.url}/app/cv/dashboard`);

    await choose(page, 'Magang Bank', 'Export');
    await page.getByRole('heading', { name: 'CV ini masih berisi contoh' }).waitFor();
    await expectAccessibleOnBoth(page);
    await page.getByRole('link', { name: 'Download PDF' }).waitFor();
    await page.getByRole('button', { name: 'Hapus contoh' }).click();
    await page.getByRole('heading', { name: 'CV ini masih berisi contoh' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');

    await reloadPage(page);
    await expect
      .poll(() => page.getByRole('button', { name: 'Tampilan daftar' }).getAttribute('aria-pressed'))
      .toBe('true');
    await expectAccessibleOnBoth(page);

    await choose(page, 'Dua', 'Export');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^SetapakResume-.+ - Dua\.pdf$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the only CV has the search and the two looks, too', async () => {
    const { context, page } = await openSignedIn(browser, server.url, 'desktop');
    await createCv(page.request, server.url, 'Satu');
    await openPage(page, `${server.url}/app/cv/dashboard`);
    await page.getByPlaceholder('Cari').fill('zzzz');
    await page.getByRole('heading', { name: 'CV tidak ditemukan' }).waitFor();
    await page.getByPlaceholder('Cari').fill('satu');
    await page.getByRole('link', { name: 'Satu', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Tampilan daftar' }).click();
    await expect.poll(() => names(page)).toEqual(['Satu']);
    await context.close();
  });

  test('on a phone: a menu stays where it opened while the row of cards is still coming to rest; the page as on a desk', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
    for (const name of ['Satu', 'Dua', 'Tiga'])
      await page.request.post(`${server.url}/app/cv/dashboard`, {
        headers: { origin: server.url },
        form: { intent: 'create', name },
        maxRedirects: 0,
      });
    await openPage(page, `${server.url}/app/cv/dashboard`);
    await page.getByRole('button', { name: 'Tampilan kartu' }).click();
    const rename = page.getByRole('button', { name: 'Rename', exact: true });
    for (const by of [120, -120]) {
      await page.getByRole('button', { name: 'Menu Dua', exact: true }).tap();
      await rename.waitFor();
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined))),
      );
      const before = await rename.boundingBox();
      const row = page.getByRole('list', { name: 'My CV' });
      await row.evaluate((list, left) => list.scrollBy({ left, behavior: 'instant' }), by);
      expect(await rename.boundingBox()).toEqual(before);
      await page.keyboard.press('Escape');
      await rename.waitFor({ state: 'hidden' });
    }
    await goToDeskAndBack(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what changed while a page was loading its script is seen, in the first tab and in another', async () => {
    const { context, page } = await openSignedIn(browser, server.url, 'desktop');
    const id = await createCv(page.request, server.url, 'Satu');
    const rename = (name: string) =>
      page.request.post(`${server.url}/app/cv/dashboard`, {
        headers: { origin: server.url },
        form: { intent: 'rename', id, name },
      });
    const openSlowly = async (tab: Page, before: string, name: string) => {
      const drawn = Promise.withResolvers<void>();
      await tab.route('**/assets/*.js', async (route) => {
        await drawn.promise;
        await route.continue();
      });
      // The request for events takes as long as the page took so far: what changed meanwhile is seen all the same.
      await tab.route('**/events?*', async (route) => {
        await delay(Number(new URL(route.request().url()).searchParams.get('age')));
        await route.continue();
      });
      await tab.goto(`${server.url}/app/cv/dashboard`, { waitUntil: 'commit' });
      await tab.getByRole('link', { name: before, exact: true }).waitFor();
      await rename(name);
      drawn.resolve();
      await tab.getByRole('link', { name, exact: true }).waitFor();
    };
    await openSlowly(page, 'Satu', 'Dua');
    await openSlowly(await context.newPage(), 'Dua', 'Tiga');
    await page.getByRole('link', { name: 'Tiga', exact: true }).waitFor();
    await context.close();
  });

  test('another tab sees what changed, and the picture of the first page arrives by itself', async () => {
    const { context, page } = await openSignedIn(browser, server.url, 'desktop');
    await createCv(page.request, server.url, 'Satu', 'product');
    const other = await context.newPage();
    await openPage(other, `${server.url}/app/cv/dashboard`);
    await other.locator('main img[src*="/thumbnail?v=2"]').waitFor();
    await openPage(page, `${server.url}/app/cv/dashboard`);
    await choose(page, 'Satu', 'Rename');
    await page.getByLabel('Nama CV').fill('Berubah');
    await page.getByRole('button', { name: 'Save' }).click();
    await other.getByRole('link', { name: 'Berubah', exact: true }).waitFor();
    await context.close();
  });
});
