import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { server } from './shared-server.ts';
import { registerVisitor } from './visitor.ts';

const pages = [
  '/term-and-condition',
  '/privacy-policy',
  '/frequently-asked-question',
  '/metode-ats',
  '/assessment',
  '/app/home',
];
const sizes = [
  { name: '320 px', width: 320, height: 640 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desk', width: 1280, height: 800 },
  { name: 'a desk at 200 %', width: 640, height: 400 },
];

test('home of who is signed in: comes whole, no part is moved in by script after the rest', async () => {
  const visitor = await registerVisitor(server.url);
  const html = await (await visitor.fetch('/app/home')).text();
  expect(html).toMatch(/Halo, (?:<!-- -->)?Dimas/);
  expect(html).not.toContain('<template id="B:');
});

describe('pages that say how things are', () => {
  async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
    const context = await browser.newContext(options);
    const complaints: string[] = [];
    context.on('console', (message) => complaints.push(message.text()));
    context.on('weberror', (error) => complaints.push(String(error.error())));
    const page = await context.newPage();
    if (options.javaScriptEnabled === false) await page.goto(server.url + path);
    else await openPage(page, server.url + path);
    return { context, page, complaints };
  }

  const questions = (page: Page) => page.locator('summary h3').allTextContents();

  test('/favicon.ico is an icon; login, register and CV Maker name their canonical address', async () => {
    const icon = await fetch(`${server.url}/favicon.ico`);
    expect([...new Uint8Array(await icon.arrayBuffer()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
    for (const path of ['/login', '/register', '/app/cv/dashboard'])
      expect(await (await fetch(server.url + path)).text()).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]+${path}"`),
      );
  });

  test('each of them fits every screen, is accessible and quiet, and begins with the skip link', async () => {
    const { context, page, complaints } = await open(pages[0]!);
    for (const path of pages) {
      if (path !== pages[0]) await openPage(page, server.url + path);
      await page.keyboard.press('Tab');
      await expect.poll(() => page.locator(':focus').textContent()).toBe('Langsung ke isi halaman');
      for (const { name, ...viewport } of sizes) {
        await page.setViewportSize(viewport);
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider, `${path}, ${name}`).toBeLessThanOrEqual(0);
        if (name === '320 px' || name === 'a desk')
          await expectAccessible(page, { colours: name === 'a desk' });
      }
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the terms say every number, and the contents lead to their sections', async () => {
    const { context, page } = await open('/term-and-condition', { viewport: { width: 1280, height: 800 } });
    const text = (await page.locator('main').textContent()) ?? '';
    for (const words of [
      '18 tahun',
      'sudah menikah',
      'orang tua atau wali',
      'Satu pengguna hanya boleh memiliki satu akun',
      '10.00–18.00 WIB',
      'paling banyak 3 (tiga) kali',
      '14 (empat belas) hari kalender',
      'tidak melebihi jumlah yang dibayarkan',
      'Pengadilan Negeri Jakarta Selatan',
      'halo@setapak.example',
      '2 November 2026',
    ])
      expect(text).toContain(words);
    await page
      .getByRole('navigation', { name: 'Daftar isi' })
      .getByRole('link', { name: 'Biaya dan pembayaran' })
      .click();
    await page.waitForURL('**#biaya-dan-pembayaran');
    await expect.poll(() => page.locator('#biaya-dan-pembayaran').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('banner').first().isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(false);
    await context.close();
  });

  test('the privacy policy names the law, its rights and both ways to delete', async () => {
    const html = await (await fetch(`${server.url}/privacy-policy`)).text();
    for (const words of [
      'Nomor 27 Tahun 2022',
      'Hak pengguna',
      'Permintaan tertulis',
      'menghapus akun',
      '3 x 24 jam',
    ])
      expect(html).toContain(words);
  });

  test('the method page shows the weights of the rules and the figures of the last bench runs', async () => {
    const html = await (await fetch(`${server.url}/metode-ats`)).text();
    const figures = JSON.parse(
      await readFile(join(import.meta.dirname, '../../../docs/ats-advice-bench.json'), 'utf8'),
    ) as { rulesVersion: string; parts: Record<string, number> };
    expect(html).toContain(`aturan versi ${figures.rulesVersion}`);
    for (const share of Object.values(figures.parts).slice(0, -1))
      expect(html).toContain(`${String(share).replace('.', ',')}%`);
  });

  test('typing narrows the questions at once, and the address can be shared', async () => {
    const { context, page } = await open('/frequently-asked-question');
    await expect.poll(() => questions(page)).toHaveLength(23);
    await page.getByRole('searchbox', { name: 'Cari pertanyaan' }).fill('uang kembali');
    await page.getByText('Diperoleh 2 hasil').waitFor();
    await expect
      .poll(() => questions(page))
      .toEqual(['Apakah ada garansi uang kembali?', 'Bagaimana cara refund, dan kapan uangnya kembali?']);
    expect(new URL(page.url()).search).toBe('?q=uang+kembali');
    await page.getByRole('searchbox').fill('xyz tidak ada');
    await page.getByText('Belum ada jawaban untuk itu').waitFor();
    await page.getByRole('button', { name: 'Lihat semua pertanyaan' }).click();
    await expect.poll(() => questions(page)).toHaveLength(23);
    // A link inside the site opens the answer that it names.
    await openPage(page, `${server.url}/frequently-asked-question?q=#hak-terpakai`);
    await page.locator('#hak-terpakai').waitFor({ state: 'visible' });
    await context.close();
  });

  test('without script the search runs on the server, and an address opens its answer', async () => {
    const { context, page } = await open('/frequently-asked-question', { javaScriptEnabled: false });
    await page.getByRole('searchbox').fill('terlambat');
    await page.getByRole('button', { name: 'Cari' }).click();
    await page.waitForURL('**?q=terlambat');
    await expect.poll(() => questions(page)).toContain('Bagaimana kalau hasilnya terlambat?');
    await page.goto(`${server.url}/frequently-asked-question#garansi`);
    await page.locator('#garansi').waitFor({ state: 'visible' });
    // On paper all answers stand below their questions.
    const folded = page.locator('main details:not([open]) > div').first();
    expect(await folded.evaluate((answer) => answer.checkVisibility())).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await folded.evaluate((answer) => answer.checkVisibility())).toBe(true);
    await context.close();
  });

  test('search engines find titles, canonical addresses, pictures, structured data and a map', async () => {
    const map = await (await fetch(`${server.url}/sitemap.xml`)).text();
    const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(7);
    const titles = new Set<string>();
    for (const address of addresses) {
      const answer = await fetch(address);
      expect(answer.status, address).toBe(200);
      const html = await answer.text();
      titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
      if (picture) expect((await fetch(picture)).headers.get('content-type')).toBe('image/png');
    }
    expect(titles.size).toBe(addresses.length);
    expect(await (await fetch(`${server.url}/robots.txt`)).text()).toContain(
      `Sitemap: ${server.url}/sitemap.xml`,
    );

    const structured = async (path: string) => {
      const html = await (await fetch(server.url + path)).text();
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
      expect(json).not.toContain('<');
      return JSON.parse(json) as { '@type': string; mainEntity?: unknown[]; url?: string };
    };
    expect(await structured('/')).toMatchObject({ '@type': 'Organization', url: `${server.url}/` });
    expect((await structured('/frequently-asked-question')).mainEntity).toHaveLength(23);
  });

  test('the promo strip stands outside the CV pages until it is closed', async () => {
    const { context, page } = await open('/');
    const strip = page.getByRole('complementary', { name: 'Promo' });
    const key = () => page.evaluate(() => localStorage.getItem('bannerCv'));
    await expect.poll(() => key()).toBe('1');
    await expect.poll(() => strip.getByRole('link').getAttribute('href')).toBe('/app/mentoring');
    await strip.getByRole('button', { name: 'Tutup promo' }).click();
    await strip.waitFor({ state: 'hidden' });
    await expect.poll(() => key()).toBe('0');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Syarat & Ketentuan' }).first().click();
    await page.waitForURL('**/term-and-condition');
    await expect.poll(() => strip.isVisible()).toBe(false);
    await openPage(page, `${server.url}/app/cv/dashboard`);
    await expect.poll(() => key()).toBe('0');
    await openPage(page, server.url);
    await expect.poll(() => strip.isVisible()).toBe(true);
    await expect.poll(() => key()).toBe('1');
    await context.close();
  });
});
