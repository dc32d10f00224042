import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { isSaved, makeCv, openSignedIn, painted, screens, type Screen } from './cv-page.ts';
import { server } from './shared-server.ts';

/** A photograph as `sharp` takes it: pixels of one colour. */
const DRAWN = { create: { width: 300, height: 400, channels: 3, background: 'navy' } } as const;
const OFFLINE = 'Luring: tersimpan di perangkat ini';

describe('nothing typed is lost', () => {
  const firstName = (page: Page) => page.getByLabel('Nama depan');
  /** Everything of a CV that this browser keeps. */
  const keptDrafts = (page: Page) =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      const spilled = Object.keys(localStorage).filter((key) => key.startsWith('setapak-draft'));
      if (!names.includes('setapak-cv')) return spilled;
      const opened = Promise.withResolvers<IDBDatabase>();
      const request = indexedDB.open('setapak-cv');
      request.addEventListener('success', () => opened.resolve(request.result));
      const counted = Promise.withResolvers<number>();
      const all = (await opened.promise).transaction('drafts').objectStore('drafts').count();
      all.addEventListener('success', () => counted.resolve(all.result));
      const count = await counted.promise;
      return [...spilled, ...Array.from({ length: count }, () => 'draft')];
    });

  /** On a phone, where no preview is drawn: what is kept does not depend on it, and it is most of the work. */
  async function openBuilder(screen: Screen = 'phone') {
    const opened = await openSignedIn(browser, server.url, screen);
    const id = await makeCv(opened.page, server.url, 'CV Aman');
    return { ...opened, id };
  }

  test('a reload right after a key keeps what was typed', async () => {
    const { context, page } = await openBuilder();
    for (const round of [1, 2]) {
      await firstName(page).fill(`Rani ${round}`);
      await reloadPage(page);
      await expect.poll(() => firstName(page).inputValue()).toBe(`Rani ${round}`);
    }
    await isSaved(page);
    await context.close();
  });

  test('a job that was being written as the page went stands where its dates belong', async () => {
    const { context, page, id } = await openBuilder();
    const addJob = async (position: string, end: string) => {
      await page.getByRole('button', { name: 'Tambah pengalaman' }).click();
      await page.getByLabel('Posisi').fill(position);
      await page.getByLabel('Selesai', { exact: true }).fill(end);
    };
    await openPage(page, `${server.url}/app/cv/builder/${id}?step=1`);
    await addJob('Manajer', '2024');
    await addJob('Staf', 's/d sekarang');
    await addJob('Magang', '15 Agst 2016');
    await reloadPage(page);
    const titles = page.locator('[data-open] > :first-child');
    await expect.poll(() => titles.allTextContents()).toEqual(['Staf', 'Manajer', 'Magang']);
    await context.close();
  });

  test('the last edit of a CV that is too large to go with its page is on the server all the same', async () => {
    const { context, page, id } = await openBuilder('desktop');
    const address = `${server.url}/app/cv/${id}/document`;
    const { version, document: resume } = await (await context.request.get(address)).json();
    resume.work.items = Array.from({ length: 40 }, (_, index) => ({
      id: `job-${index}`,
      company: 'Nusa Data',
      summary: `- ${'kata '.repeat(400)}`,
    }));
    const data = { version, saveId: 'c'.repeat(36), document: resume };
    await context.request.post(address, { headers: { origin: server.url }, data });
    await reloadPage(page);
    await painted(page);
    await page.getByLabel('Kota').fill('Bandung');
    await page.goto(`${server.url}/app/cv/dashboard`, { waitUntil: 'commit' });
    const stored = async () => (await (await context.request.get(address)).json()).document;
    await expect.poll(async () => (await stored()).profile.address.city).toBe('Bandung');
    expect((await stored()).work.items).toHaveLength(40);

    // The jobs alone are more than may go with a page: the next page of any kind sends them.
    await openPage(page, `${server.url}/app/cv/builder/${id}?step=1`);
    await page.getByRole('button', { name: 'Tambah pengalaman' }).click();
    await page.getByLabel('Posisi').fill('Analis Pasar');
    await page.goto(`${server.url}/app/booking`);
    const positions = async () =>
      (await stored()).work.items.map((item: { position: string }) => item.position);
    await expect.poll(positions).toContain('Analis Pasar');
    await expect.poll(() => keptDrafts(page)).toEqual([]);
    await context.close();
  });

  test('a date that is none yet is still there after other steps and a reload', async () => {
    const { context, page } = await openBuilder();
    const born = page.getByLabel('Tanggal lahir (opsional)', { exact: true });
    await born.fill('15/0');
    await page.getByRole('link', { name: /Education$/ }).click();
    await page.getByRole('button', { name: 'Tambah pendidikan' }).click();
    await page.getByLabel('Institusi').fill('ITB');
    await page.getByLabel('Mulai', { exact: true }).fill('Agu');
    await reloadPage(page);
    await page.getByRole('button', { name: /^ITB/ }).click();
    await expect.poll(() => page.getByLabel('Mulai', { exact: true }).inputValue()).toBe('Agu');
    await page.getByLabel('Mulai', { exact: true }).fill('Agu 2019');
    await page.getByRole('link', { name: /Personal Details/ }).click();
    await expect.poll(() => born.inputValue()).toBe('15/0');
    await page.getByText('Tanggal belum terbaca').waitFor();
    await page.getByRole('link', { name: /Education$/ }).click();
    await page.getByRole('button', { name: /^ITB/ }).click();
    await expect.poll(() => page.getByLabel('Mulai', { exact: true }).inputValue()).toBe('08/2019');
    await context.close();
  });

  test('without a network one goes on editing and changing steps, and a reload later all is sent', async () => {
    const { context, page } = await openBuilder();
    // The forms of the later steps come behind the first one: until they are there, nothing can be gone on to.
    await page.getByRole('link', { name: /Work Experience$/ }).click();
    await page.getByRole('button', { name: 'Tambah pengalaman' }).waitFor();
    await page.getByRole('link', { name: /Personal Details/ }).click();
    await context.setOffline(true);
    await firstName(page).fill('Luring');
    await page.getByText(OFFLINE).first().waitFor();
    await page.getByRole('button', { name: 'Save Personal Details' }).click();
    await page.getByRole('button', { name: 'Tambah pengalaman' }).click();
    await page.getByLabel('Posisi').fill('Di kereta');
    await page.getByRole('button', { name: 'Selesai', exact: true }).click();
    await context.setOffline(false);
    await isSaved(page);
    await reloadPage(page);
    await page.getByRole('button', { name: 'Hapus Di kereta' }).waitFor();
    await page.getByRole('link', { name: /Personal Details/ }).click();
    await expect.poll(() => firstName(page).inputValue()).toBe('Luring');
    await context.close();
  });

  test('parts that come later and were missed without a network are there once it is back', async () => {
    const { context, page } = await openBuilder();
    // A module that fails once stays failed in many browsers: none may be tried before its file is there.
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.resourceType()));
    await context.setOffline(true);
    await firstName(page).fill('Luring');
    await page.getByText(OFFLINE).first().waitFor();
    await expect.poll(() => failed).toContain('fetch');
    await context.setOffline(false);
    await isSaved(page);
    const photo = { name: 'foto.png', mimeType: 'image/png', buffer: await sharp(DRAWN).png().toBuffer() };
    await page.getByLabel('Foto', { exact: true }).setInputFiles(photo);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(failed).not.toContain('script');

    // A photo that was not taken stays framed, to be sent once more.
    await dialog.getByRole('radio', { name: 'Bulat' }).check();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Pakai foto ini' }).click();
    await dialog.getByText('Mengunggah foto butuh koneksi internet.').waitFor();
    await expect.poll(() => dialog.getByRole('radio', { name: 'Bulat' }).isChecked()).toBe(true);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Coba lagi' }).click();
    await page.getByRole('img', { name: 'Foto di CV' }).waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    await context.close();
  });

  test('a closed tab that never reached the server hands its draft to the next one', async () => {
    const { context, page, id } = await openBuilder();
    await page.route('**/document', (route) => route.abort());
    await firstName(page).fill('Tu');
    await page.getByText(OFFLINE).first().waitFor();
    // A tab that was only hidden for a while: what is typed after it counts.
    await page.evaluate(() => void window.dispatchEvent(new Event('pagehide')));
    await firstName(page).fill('Tutup');
    await expect.poll(() => keptDrafts(page)).toEqual([expect.any(String), 'draft']);
    await page.close();
    const next = await context.newPage();
    await openPage(next, `${server.url}/app/cv/builder/${id}`);
    await expect.poll(() => firstName(next).inputValue()).toBe('Tutup');
    await isSaved(next);
    await context.close();
  });

  test('expired session: keeps what was typed until the next sign-in', async () => {
    const { context, page } = await openBuilder();
    const cookies = await context.cookies();
    const at = page.url();
    await context.clearCookies();
    await firstName(page).fill('Bertahan');
    await page.getByText('Sesi berakhir: tersimpan di perangkat ini').first().waitFor();
    await page.getByRole('link', { name: 'Masuk lagi' }).waitFor();
    for (const name of ['Cocokkan dengan lowongan', 'Versi bahasa lain', 'Riwayat versi']) {
      await page.getByRole('button', { name, exact: true }).click();
      const panel = page.getByRole('dialog');
      await panel.getByText('Masuk dulu untuk melanjutkan.').waitFor();
      const way = panel.getByRole('link', { name: 'Masuk lagi' });
      if (name === 'Riwayat versi') await way.click();
      else await way.press('Escape');
    }
    await page.waitForURL('**/login?back');
    await context.addCookies(cookies);
    // Who is signed in is led on by the page to sign in on, as its form leads.
    await openPage(page, `${server.url}/login`);
    expect(page.url()).toBe(at);
    await isSaved(page);
    await expect.poll(() => firstName(page).inputValue()).toBe('Bertahan');
    await context.close();
  });

  test('sign-out: asks about what is not saved, and leaves nothing of a CV in this browser', async () => {
    const { context, page, id } = await openBuilder();
    await page.route('**/document', (route) => route.abort());
    await firstName(page).fill('Belum terkirim');
    await page.getByText(OFFLINE).first().waitFor();
    const signOut = async () => {
      await page.getByRole('button', { name: 'Menu profil' }).click();
      await page.getByRole('button', { name: 'Keluar', exact: true }).click();
    };
    await signOut();
    const dialog = page.getByRole('alertdialog', { name: 'Ada perubahan CV yang belum tersimpan' });
    await dialog.getByRole('button', { name: 'Batal' }).click();
    await expect.poll(() => firstName(page).inputValue()).toBe('Belum terkirim');

    await page.unroute('**/document');
    await signOut();
    // What can be saved is saved, and then there is nothing to ask.
    await page.waitForURL(`${server.url}/`);
    await expect.poll(() => keptDrafts(page)).toEqual([]);
    // The way back shows nothing of the account.
    await page.goto(`${server.url}/app/cv/builder/${id}`);
    await page.waitForURL('**/login');
    await context.close();
  });

  test('Ctrl+Z takes edits back across fields, Ctrl+Shift+Z does them again', async () => {
    const { context, page } = await openBuilder();
    await firstName(page).fill('Sari');
    // Another step: a pause has passed since.
    await page.clock.setFixedTime(Date.now() + 60_000);
    await page.getByLabel('Kota').fill('Solo');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => firstName(page).inputValue()).toBe('Rani');
    await expect.poll(() => page.getByLabel('Kota').inputValue()).toBe('');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.getByRole('button', { name: 'Ulangi' }).click();
    await isSaved(page);
    await reloadPage(page);
    await expect.poll(() => firstName(page).inputValue()).toBe('Sari');
    await expect.poll(() => page.getByLabel('Kota').inputValue()).toBe('Solo');
    await context.close();
  });

  test('conflict: two devices that change the same field choose, and nothing is dropped before', async () => {
    const { context, page, id } = await openBuilder();
    const state = await context.storageState();
    const device = await browser.newContext({ storageState: state, ...screens.phone });
    const other = await device.newPage();
    await openPage(other, `${server.url}/app/cv/builder/${id}`);
    await device.setOffline(true);
    await firstName(other).fill('Rina');
    await firstName(page).fill('Sari');
    await isSaved(page);
    await device.setOffline(false);
    const dialog = other.getByRole('dialog', { name: 'CV ini juga diubah di tempat lain' });
    await dialog.waitFor();
    await expect.poll(() => dialog.getByRole('heading', { name: 'Data diri · Nama depan' }).count()).toBe(1);
    await expect.poll(() => dialog.textContent()).toMatch(/Rina.*Sari/s);
    await expect.poll(() => firstName(page).inputValue()).toBe('Sari');
    await dialog.getByRole('button', { name: 'Pakai ini: Di sini' }).click();
    await isSaved(other);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === 'Rina'),
    );
    await Promise.all([context.close(), device.close()]);
  });
});
