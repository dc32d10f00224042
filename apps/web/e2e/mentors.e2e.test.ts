import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasFocus, openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { server } from './shared-server.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

describe('finding a mentor', () => {
  async function open(path: string, options: BrowserContextOptions) {
    const context = await browser.newContext(options);
    const complaints: string[] = [];
    context.on('console', (message) => complaints.push(message.text()));
    context.on('weberror', (error) => complaints.push(String(error.error())));
    const page = await context.newPage();
    if (options.javaScriptEnabled === false) await page.goto(server.url + path);
    else await openPage(page, server.url + path);
    return { context, page, complaints };
  }

  const names = (page: Page) => page.locator('main h2 a').allTextContents();
  /** What the server sends to somebody who comes by this address. */
  const namesFor = async (path: string) => {
    const html = await (await fetch(server.url + path)).text();
    return [...html.matchAll(/<h2[^>]*><a [^>]*>([^<]+)<\/a>/g)].map(([, name = '']) => name);
  };
  const found = (page: Page, count: number) => page.getByText(`Diperoleh ${count} hasil`).waitFor();
  const address = (page: Page) => {
    const { pathname, search } = new URL(page.url());
    return decodeURIComponent(pathname + search).replaceAll('+', ' ');
  };

  test('searching with a slip, filtering, sorting; back, sharing and a visit to a mentor restore it', async () => {
    const { context, page, complaints } = await open('/app/home', { viewport: desk });
    await page.getByRole('link', { name: /Internship Preparation/ }).click();
    await page.waitForURL(/serviceLine=Internship/);
    await page.getByRole('link', { name: 'Hapus filter Internship Preparation' }).click();
    await found(page, 40);
    expect(address(page)).toBe('/app/mentoring');

    const search = page.getByRole('searchbox', { name: 'Cari mentor' });
    await search.fill('jngineer');
    await page.waitForURL(/q=jngineer/);
    await page.getByRole('link', { name: 'Made Wiratama' }).waitFor();
    await search.fill('data sains');
    await search.press('Enter');
    await page.waitForURL(/q=data/);
    await page.getByRole('link', { name: 'Arif Tanuwijaya' }).waitFor();
    await page.goBack();
    await page.waitForURL(/q=jngineer/);
    await page.getByRole('link', { name: 'Made Wiratama' }).waitFor();
    await expect.poll(() => search.inputValue()).toBe('jngineer');
    await page.goForward();
    await expect.poll(() => search.inputValue()).toBe('data sains');
    await page.getByRole('link', { name: 'Yohana Ndapa' }).waitFor();

    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByLabel('Financial Services').check();
    await filters.getByLabel('Paling tinggi').fill('90.000');
    await expectAccessible(page);
    await filters.getByRole('button', { name: 'Tampilkan mentor' }).click();
    await page.getByRole('button', { name: /Filters 2/ }).waitFor();
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByRole('radio', { name: 'Harga terendah' }).check();
    await page.waitForURL(/sort=price-asc/);
    await page.getByRole('button', { name: /Sort 1/ }).waitFor();
    const filtered = address(page);
    expect(filtered).toBe(
      '/app/mentoring?q=data sains&industry=Financial Services&maxPrice=90000&sort=price-asc',
    );
    const listed = await names(page);
    expect(listed[0]).toBe('Yohana Ndapa');
    expect(listed).not.toContain('Ivander Halim');
    await expectAccessible(page);

    expect(await namesFor(filtered)).toEqual(listed);

    await page.getByRole('link', { name: 'Yohana Ndapa' }).click();
    await page.getByRole('heading', { name: 'Yohana Ndapa', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Layanan' }).click();
    await page.getByRole('heading', { name: 'Harga', exact: true }).waitFor();
    await reloadPage(page);
    await page.getByRole('link', { name: 'Kembali ke daftar mentor' }).click();
    await page.getByRole('link', { name: 'Yohana Ndapa' }).waitFor();
    expect(address(page)).toBe(filtered);

    await search.fill('zzzz');
    await page.getByRole('heading', { name: 'Mentor tidak ditemukan' }).waitFor();
    await page.getByRole('link', { name: 'Reset All' }).last().click();
    await found(page, 40);
    expect(address(page)).toBe('/app/mentoring');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the shuffle stays while one turns pages; another visitor gets another', async () => {
    const { context, page } = await open('/app/mentoring', { viewport: desk });
    const first = await names(page);
    expect(first).toHaveLength(20);
    await page.getByRole('link', { name: 'Halaman berikutnya' }).click();
    await page.waitForURL(/\?page=2$/);
    await page
      .getByRole('link', { name: 'Halaman 2', exact: true })
      .and(page.locator('[aria-current]'))
      .waitFor();
    const second = await names(page);
    expect(new Set([...first, ...second]).size).toBe(40);
    await page.getByRole('link', { name: 'Halaman 1', exact: true }).click();
    await page.waitForURL(/mentoring$/);
    await expect.poll(() => names(page)).toEqual(first);

    // A narrower window has shorter pages, and stays at the mentors it was at; so do the filters that are being chosen.
    await openPage(page, `${server.url}/app/mentoring?page=2`);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('UI/UX').check();
    await page.setViewportSize(phone);
    await page.waitForURL(/\?page=3$/);
    await expect
      .poll(() => page.getByRole('dialog', { name: 'Filters' }).getByLabel('UI/UX').isChecked())
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => names(page)).toEqual(second.slice(0, 10));
    await reloadPage(page);
    await expect.poll(() => names(page)).toEqual(second.slice(0, 10));

    expect(await namesFor('/app/mentoring')).not.toEqual(first);
    await context.close();
  });

  test('without script: words, filters, order, pages and tabs', async () => {
    const { context, page } = await open('/app/mentoring', {
      viewport: phone,
      isMobile: true,
      userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile',
      javaScriptEnabled: false,
    });
    await expect.poll(() => names(page)).toHaveLength(10);
    await page.getByRole('link', { name: 'Halaman 4' }).click();
    await page.waitForURL(/\?page=4$/);
    await expect.poll(() => names(page)).toHaveLength(10);

    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('UI/UX').check();
    await page.getByRole('button', { name: 'Tampilkan mentor' }).click();
    // Once it is whole: a button opens nothing while what it opens has not been parsed.
    await page.waitForURL(/skills=UI/);
    await page.getByRole('button', { name: /Filters 1/ }).waitFor();
    const designers = await names(page);
    expect(designers).toContain('Siska Tanadi');
    await page.getByRole('button', { name: 'Sort' }).click();
    await page.getByRole('radio', { name: 'Harga tertinggi' }).check();
    await page.getByRole('button', { name: 'Terapkan' }).click();
    await page.waitForURL(/sort=price-desc/);
    expect((await names(page))[0]).toBe('Reza Ramadhan');
    await page.getByRole('searchbox').fill('siska');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL(/q=siska/);
    await expect.poll(() => names(page)).toEqual(['Siska Tanadi']);
    await page.getByRole('link', { name: 'Siska Tanadi' }).click();
    await page.getByRole('link', { name: 'Layanan' }).click();
    await page.getByRole('heading', { name: 'Internship Preparation' }).waitFor();
    await context.close();
  });

  test('by keyboard on a phone, down to 320 px', async () => {
    const { context, page, complaints } = await open('/app/mentoring', { viewport: phone });
    const button = page.getByRole('button', { name: 'Filters' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => dialog.getByLabel('CV Preparation & Feedback').isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await hasFocus(button);

    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      '/app/mentoring?super=1&skills=Product',
      '/app/mentor/rani',
      '/app/mentor/gede?tab=layanan',
    ]) {
      await openPage(page, server.url + path);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
      await expectAccessible(page);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  // Of a mentor whom no journey books or rates.
  test('the page of a mentor: link to copy, clip, reviews, what search engines read', async () => {
    const { context, page, complaints } = await open('/app/mentor/arif', {
      viewport: desk,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByText('4,7', { exact: true }).waitFor();
    await page.getByText('Rp. 32.500').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Book Mentor' }).getAttribute('href'))
      .toBe('/app/book?mentor=arif');
    await page.getByRole('button', { name: 'Salin tautan' }).click();
    await page.getByText('Copied to clipboard!').waitFor();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${server.url}/app/mentor/arif`);
    await page.getByText('Copied to clipboard!').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Putar perkenalan Arif Tanuwijaya' }).click();
    await page.getByRole('dialog').locator('video').waitFor();
    await page.keyboard.press('Escape');
    const [newest] = await page
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .allTextContents();
    expect(newest).toContain('Kevin S.');
    expect(complaints).toEqual([]);

    const html = await page.content();
    expect(html).not.toMatch(/\+62812|@mentor\.setapak/);
    const [data = '{}'] = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Person',
      name: 'Arif Tanuwijaya',
      aggregateRating: { ratingValue: '4.7', ratingCount: 3 },
    });
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe(`${server.url}/app/mentor/arif`);
    await page.goto(`${server.url}/app/mentor/unknown`);
    expect(address(page)).toBe('/app/mentoring');
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain(
      `${server.url}/app/mentor/arif<`,
    );
    await context.close();
  });
});
