import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { giveChecks } from './ats-page.ts';
import { mentor, notes as sessionNotes } from './booking-page.ts';
import { createCv, isSaved, openSignedIn } from './cv-page.ts';
import { hydrated, openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

/** Opens an address whose scripts come only when the function that is given back is called. */
async function openWithoutScripts(page: Page, url: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => held.promise.then(() => route.continue()));
  await page.goto(url, { waitUntil: 'commit' });
  // Whole and in its face: a click on what still moves meets what is beside it.
  await page.waitForFunction(() => document.readyState !== 'loading' && document.fonts.status === 'loaded');
  return async () => {
    held.resolve();
    await hydrated(page);
    await page.unroute('**/assets/*.js');
  };
}

test('early input: a CV that was chosen before the script came is checked when it is there', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
  await giveChecks(page, server.url);
  await context.addCookies([{ name: 'ats_phone', value: '1', url: server.url }]);
  const release = await openWithoutScripts(page, `${server.url}/app/cv/dashboard?tab=ats&step=1`);
  const id = await createCv(page.request, server.url, 'CV Sari', 'finance');
  const pdf = await page.request.get(`${server.url}/app/cv/${id}/pdf`);
  await page.getByLabel('Pilih file PDF').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: await pdf.body(),
  });
  await release();
  await page.getByRole('heading', { name: 'Hasil Pengecekan' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('early input: what was put into an order form before the script came is kept', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
  await createCv(page.request, server.url, 'CV Sari', 'finance');
  const release = await openWithoutScripts(page, `${server.url}/app/cv/review`);
  const second = page.getByRole('group', { name: 'Pilih paket' }).getByRole('radio').nth(1);
  await second.check();
  const notes = page.getByLabel('Catatan');
  await notes.fill('Incaranku staf pajak');
  await page.getByLabel('Posisi yang kamu tuju').selectOption({ index: 2 });
  const role = await page.getByLabel('Posisi yang kamu tuju').inputValue();
  await release();
  // Drawn anew by another field, the form still has them.
  await page.getByLabel('Email').fill('sari@contoh.id');
  await expect.poll(() => second.isChecked()).toBe(true);
  await expect.poll(() => notes.inputValue()).toBe('Incaranku staf pajak');
  await expect.poll(() => page.getByLabel('Posisi yang kamu tuju').inputValue()).toBe(role);
  expect(complaints).toEqual([]);
  await context.close();
});

test('early input: a button that was pressed before the script came does its work once, in a part that comes later too', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
  const release = await openWithoutScripts(page, `${server.url}/app/cv/dashboard`);
  await page.getByRole('button', { name: 'Create CV' }).first().click();
  await release();
  const dialog = page.getByRole('dialog', { name: 'Name your CV' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('early input: what was typed into an application before the script came is saved', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
  await openPage(page, `${server.url}/app/lamaran/new`);
  await page.getByLabel('Posisi').fill('Staf Keuangan');
  await page.getByLabel('Perusahaan').fill('PT Samudra');
  await page.getByRole('button', { name: 'Simpan lamaran' }).click();
  await page.getByRole('heading', { name: 'Staf Keuangan' }).waitFor();
  const release = await openWithoutScripts(page, page.url());
  await page.getByLabel('Catatan').fill('Bawa ijazah asli');
  await release();
  await isSaved(page);
  await reloadPage(page);
  await expect.poll(() => page.getByLabel('Catatan').inputValue()).toBe('Bawa ijazah asli');
  expect(complaints).toEqual([]);
  await context.close();
});

test('early input: a booking that is sent before the script came is asked about first', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
  const release = await openWithoutScripts(page, `${server.url}/app/book?mentor=${mentor.id}&hours=1.5`);
  await page.getByLabel('Catatan untuk mentor').fill(sessionNotes);
  await page.getByRole('button', { name: 'Book Session' }).click();
  await page.getByRole('button', { name: 'Setuju dan Bayar' }).waitFor();
  await release();
  const question = page.getByRole('alertdialog', { name: 'Sudah sesuai?' });
  await question.getByText('90 menit').waitFor();
  await question.getByRole('button', { name: 'Periksa lagi' }).click();
  await page.getByRole('button', { name: 'Book Session' }).waitFor();
  await expect.poll(() => page.getByLabel('Catatan untuk mentor').inputValue()).toBe(sessionNotes);
  expect(complaints).toEqual([]);
  await context.close();
});
