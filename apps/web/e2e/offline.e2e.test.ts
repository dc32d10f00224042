import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { isSaved, makeCv, openSignedIn, painted } from './cv-page.ts';
import { openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

const firstName = (page: Page) => page.getByLabel('Nama depan');
/** Everything that the service worker keeps. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
  });

test('offline: pages say so, the builder opens and keeps edits, links keep the page, signing out leaves nothing', async () => {
  const { context, page } = await openSignedIn(browser, server.url, 'desktop', { serviceWorkers: 'allow' });
  const id = await makeCv(page, server.url, 'CV Kereta');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => keptFiles(page)).toContain('/offline/keeps/routes/cv-builder');
  // Of the account nothing: built files, the page about being offline, the mark above.
  const personal = (await keptFiles(page)).filter(
    (path) => !/^\/(assets\/.+|offline(\/keeps\/.+|\/theme)?)$/.test(path),
  );
  expect(personal).toEqual([]);
  await firstName(page).fill('Rani');
  await isSaved(page);
  // What is kept has the look that was chosen.
  const keptLook = () =>
    page.evaluate(
      async () => (await (await caches.match('/offline'))?.text())?.match(/data-theme="(\w+)"/)?.[1],
    );
  await context.request.post(`${server.url}/theme`, {
    form: { theme: 'dark' },
    headers: { origin: server.url },
  });
  await reloadPage(page);
  await expect.poll(keptLook).toBe('dark');

  await context.setOffline(true);
  // A link that needs the server keeps the page.
  await firstName(page).fill('Rani Kusuma');
  await page.getByRole('link', { name: 'Kembali ke dashboard' }).click();
  await page.getByText('Kamu sedang offline. Halaman ini tetap terbuka').waitFor();
  await expect.poll(() => firstName(page).inputValue()).toBe('Rani Kusuma');

  // Opened anew: from what this device keeps, draft and all.
  await reloadPage(page);
  await page.waitForURL(`**/app/cv/builder/${id}`);
  await expect.poll(() => firstName(page).inputValue()).toBe('Rani Kusuma');
  await page.getByRole('button', { name: 'Save Personal Details' }).click();
  await page.getByRole('button', { name: 'Tambah pengalaman' }).click();
  await page.getByLabel('Posisi').fill('Barista');

  // What is not on the device says so; anything else is the page about being offline, with what can be opened.
  const other = await context.newPage();
  await openPage(other, `${server.url}/app/cv/builder/tidak-ada`);
  await other.getByRole('heading', { name: 'CV ini belum ada di perangkat ini' }).waitFor();
  await openPage(other, `${server.url}/app/booking?x=1`);
  await other.getByRole('heading', { name: 'Kamu sedang offline' }).waitFor();
  await other.getByRole('link', { name: 'CV Kereta' }).waitFor();
  // Nobody knows who is signed in: no invitation to do so.
  await expect.poll(() => other.getByRole('link', { name: /^(Masuk|Daftar)$/ }).count()).toBe(0);
  await expectAccessible(other);

  // The way to the server may not be there yet when the browser says that it is online.
  await context.route(/\.data(\?|$)/, (route) => route.abort(), { times: 2 });
  await context.setOffline(false);
  await other.waitForURL(`${server.url}/app/booking?x=1`);
  await other.close();
  await isSaved(page);
  // The page learns again who is signed in.
  await page.getByRole('button', { name: 'Menu profil' }).waitFor();
  await reloadPage(page);
  await painted(page);
  await page.getByText('Barista').first().waitFor();

  // The board alike: moved and written in without a network, there after a reload, sent once it is back.
  const made = await page.request.post(`${server.url}/app/lamaran/new`, {
    headers: { origin: server.url },
    form: { intent: 'create', title: 'Barista' },
    maxRedirects: 0,
  });
  const job = made.headers()['location'] ?? '';
  const keepsBoard = page.waitForResponse((answer) => answer.url().endsWith('/app/lamaran/documents'));
  await openPage(page, `${server.url}/app/lamaran`);
  await keepsBoard;
  await expect.poll(() => keptFiles(page)).toContain('/offline/keeps/routes/job-application');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Menu Barista' }).click();
  await page.getByRole('button', { name: 'Wawancara' }).click();
  await page.getByText('Perubahan di 1 lamaran tersimpan di perangkat ini').waitFor();
  await reloadPage(page);
  const inInterview = page.getByRole('region', { name: 'Wawancara' });
  await inInterview.getByRole('link', { name: 'Barista' }).click();
  await page.getByLabel('Catatan').fill('Bawa kemeja hitam');
  await page.getByLabel('Waktu (WIB)').fill('2027-12-01T09:00');
  await page.getByRole('button', { name: 'Tambah jadwal' }).click();
  await page.getByText('1 Desember 2027, 09.00 WIB').first().waitFor();
  await reloadPage(page);
  await expect.poll(() => page.getByLabel('Catatan').inputValue()).toBe('Bawa kemeja hitam');
  await context.setOffline(false);
  await isSaved(page);
  const stored = await page.request.get(`${server.url}${job}/document`);
  expect(await stored.json()).toMatchObject({
    document: { at: 'interview', notes: 'Bawa kemeja hitam', events: [{ isDone: false }] },
  });

  await openPage(page, `${server.url}/app/profile`);
  const signedOut = page.waitForURL(`${server.url}/`);
  await page
    .locator('form[action="/logout"] button')
    .last()
    .evaluate((button: HTMLElement) => button.click());
  await signedOut;
  const left = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return { databases, local: Object.keys(localStorage).filter((key) => key.startsWith('setapak')) };
  });
  expect(left).toEqual({ databases: [], local: [] });
  await context.close();
});
