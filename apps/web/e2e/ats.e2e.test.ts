import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { expectAccessible, openSignedIn, screens, type Screen } from './cv-page.ts';
import { databaseKinds, startServer, type RunningServer } from './server.ts';

describe.each(databaseKinds)('what an ATS reads (%s)', (kind) => {
  let server: RunningServer;
  let browser: Browser;
  let cv: { name: string; mimeType: string; buffer: Buffer };
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(kind), launchBrowser()]);
    const pdf = await render(starterResume('finance'), { pages: 'multi' });
    cv = { name: 'CV Nadya.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) };
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  const tab = () => `${server.url}/app/cv/dashboard?tab=ats`;

  test.each(Object.keys(screens) as Screen[])(
    'a CV is uploaded, read, kept over a reload and deleted (%s)',
    async (screen) => {
      const { page, context, complaints } = await openSignedIn(browser, server.url, screen);
      await page.goto(tab(), { waitUntil: 'networkidle' });
      await page.getByLabel('Pilih file PDF').setInputFiles(cv);
      await page.waitForURL(/check=/);
      await page.getByRole('heading', { name: 'Hasil Pengecekan' }).waitFor();

      const value = (label: string) => page.locator('dl > div', { hasText: label }).locator('dd').innerText();
      expect(await value('Nama')).toBe('Nadya Prameswari');
      expect(await value('Email')).toContain('@');
      expect(await value('Tanggal lahir')).toBe('Tidak terdeteksi');
      for (const section of ['Pengalaman', 'Pendidikan', 'Keahlian', 'Sertifikasi', 'Bahasa'])
        await page.getByRole('heading', { name: section, exact: true }).waitFor();
      await expectAccessible(page);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide).toBeLessThanOrEqual(0);

      await page.reload({ waitUntil: 'networkidle' });
      expect(await value('Nama')).toBe('Nadya Prameswari');

      const address = page.url();
      await page.getByRole('button', { name: 'Hapus' }).click();
      await page.getByRole('button', { name: 'Ya, hapus' }).click();
      await page.waitForURL(tab());
      expect((await page.request.get(address)).status()).toBe(404);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('by keyboard alone', async () => {
    const { page, context } = await openSignedIn(browser, server.url, 'desktop');
    await page.goto(tab(), { waitUntil: 'networkidle' });
    const chooser = page.waitForEvent('filechooser');
    for (let n = 0; n < 30; n += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('input[type=file]'))) break;
    }
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(cv);
    await page.waitForURL(/check=/);
    await page.getByText('Nadya Prameswari').first().waitFor();
    await context.close();
  });

  test('a file that is no PDF is refused in the words of the product, and so is a scan', async () => {
    const { page, context } = await openSignedIn(browser, server.url, 'phone');
    await page.goto(tab(), { waitUntil: 'networkidle' });
    const choose = (name: string, buffer: Buffer) =>
      page.getByLabel('Pilih file PDF').setInputFiles({ name, mimeType: 'application/pdf', buffer });
    await choose('cv.pdf', Buffer.from('<html>'));
    await page.getByText('Harap masukan CV yang memiliki ekstensi PDF dan berukuran maksimal 5 MB').waitFor();
    await choose('cv.pdf', Buffer.from('%PDF-1.4\n'));
    await page.getByText('PDF ini rusak atau terpotong').waitFor();
    await expectAccessible(page);
    await context.close();
  });

  test("another person's check is not there", async () => {
    const owner = await openSignedIn(browser, server.url, 'desktop');
    await owner.page.goto(tab(), { waitUntil: 'networkidle' });
    await owner.page.getByLabel('Pilih file PDF').setInputFiles(cv);
    await owner.page.waitForURL(/check=/);
    const address = owner.page.url();
    const id = new URL(address).searchParams.get('check');

    const other = await openSignedIn(browser, server.url, 'desktop');
    expect((await other.page.request.get(address)).status()).toBe(404);
    expect((await other.page.request.get(`${server.url}/app/cv/ats-check/${id}/file`)).status()).toBe(404);
    const file = await owner.page.request.get(`${server.url}/app/cv/ats-check/${id}/file`);
    expect(file.headers()['content-disposition']).toContain('attachment');
    expect(await file.body()).toEqual(cv.buffer);
    await owner.context.close();
    await other.context.close();
  });

  test('without script a plain form does the same', async () => {
    const { context } = await openSignedIn(browser, server.url, 'phone');
    const plain = await browser.newContext({ javaScriptEnabled: false });
    await plain.addCookies(await context.cookies());
    const page = await plain.newPage();
    await page.goto(tab());
    await page.getByLabel('Pilih file PDF').setInputFiles(cv);
    await page.getByRole('button', { name: 'Unggah' }).click();
    await page.waitForURL(/check=/);
    expect(await page.content()).toContain('Nadya Prameswari');
    await plain.close();
    await context.close();
  });
});
