import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { changePerson, createCv, openSignedIn, registerIn, signInTo } from './cv-page.ts';
import { hydrated, openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';
import { goodPassword } from './visitor.ts';

const PHONE = { width: 390, height: 844 };

test('a form that is sent offline, is lost on its way or meets a server error keeps what was typed, and is sent again', async () => {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const press = () => page.getByRole('button', { name: 'Masuk', exact: true }).click();
  const keeps = async () => {
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('tidak-ada@setapak.example');
    await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(goodPassword);
  };
  await openPage(page, `${server.url}/login`);
  await page.getByLabel('Email').fill('tidak-ada@setapak.example');
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.route('**/login.data', (route) => route.abort());
  await press();
  await page.getByText('Server kami tidak terjangkau.').waitFor();
  await keeps();
  await page.unroute('**/login.data');

  await page.route('**/login.data', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await press();
  await page.getByText('Ada yang tidak beres di server kami.').waitFor();
  await keeps();
  await page.unroute('**/login.data');

  await page.clock.install();
  await context.setOffline(true);
  await press();
  await page.clock.fastForward(6_000);
  const waits = page.getByText('Kamu sedang offline.');
  await waits.waitFor();
  await page.clock.fastForward(60_000);
  await waits.waitFor();
  await keeps();
  await context.setOffline(false);
  await waits.waitFor({ state: 'detached' });
  await page.getByText('Email atau password salah.').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('tidak-ada@setapak.example');
  await context.close();
});

test('a form whose session ended meanwhile stays on the page with what was typed', async () => {
  const { context, page } = await openSignedIn(browser, server.url, 'phone');
  await openPage(page, `${server.url}/app/profile`);
  await page.getByLabel('Nama Lengkap').fill('Rani Kusuma Dewi');
  await context.clearCookies();
  await page.clock.install();
  await page.getByRole('button', { name: /Simpan/ }).click();
  await page.getByText('Sesimu sudah berakhir.').waitFor();
  await page.clock.fastForward(60_000);
  const [login] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Masuk', exact: true }).click(),
  ]);
  await hydrated(login);
  expect((await context.cookies()).map(({ name }) => name)).toContain('back');
  expect(new URL(page.url()).pathname).toBe('/app/profile');
  await expect.poll(() => page.getByLabel('Nama Lengkap').inputValue()).toBe('Rani Kusuma Dewi');
  await context.close();
});

const RETURNED = 'Isian yang belum kamu kirim kami kembalikan.';
/** All that this browser keeps, as text. */
const keptIn = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test('a form that was typed into comes back after a reload, a server that was away and another sign-in, until it is taken or thrown away', async () => {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const email = await registerIn(context, server.url);
  const summary = page.getByLabel('Ringkasan diri');
  const name = page.getByLabel('Nama Lengkap');
  await openPage(page, `${server.url}/app/profile`);
  await summary.fill('Teliti dan suka angka.');
  await page.route('**/profile.data*', (route) => route.abort());
  await page.getByRole('button', { name: 'Simpan profil' }).click();
  await page.getByText('Server kami tidak terjangkau.').waitFor();
  await page.unroute('**/profile.data*');
  await reloadPage(page);
  await page.getByText(RETURNED).waitFor();
  await expect.poll(() => summary.inputValue()).toBe('Teliti dan suka angka.');

  await page.getByRole('button', { name: 'Buang' }).click();
  await expect.poll(() => summary.inputValue()).toBe('');
  await summary.fill('Suka data.');
  await name.fill('Rani Dewi');
  await page.getByLabel('Pendidikan Terakhir').selectOption('SMA');
  await page.getByRole('combobox', { name: 'Domisili' }).fill('Kota Bandung');
  await name.focus();
  // Its fields come with the status.
  await page.getByText('Pelajar Aktif').click();
  await page.getByLabel('Universitas/Sekolah').fill('Universitas Contoh');
  await page.locator('label', { hasText: 'Magang' }).click();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Simpan profil' }).click();
  await page.getByText('Sesimu sudah berakhir.').waitFor();
  await signInTo(context, server.url, email);
  await openPage(page, `${server.url}/app/profile`);
  await expect.poll(() => summary.inputValue()).toBe('Suka data.');
  await expect.poll(() => name.inputValue()).toBe('Rani Dewi');
  await expect.poll(() => page.getByLabel('Universitas/Sekolah').inputValue()).toBe('Universitas Contoh');
  await expect.poll(() => page.getByRole('checkbox', { name: 'Magang' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Simpan profil' }).click();
  await expect.poll(() => keptIn(page)).not.toContain('Suka data.');
  await reloadPage(page);
  await expect.poll(() => summary.inputValue()).toBe('Suka data.');
  await expect.poll(() => page.getByText(RETURNED).count()).toBe(0);
  await context.close();
});

test('what was typed is of one account: the next person in the same browser finds nothing of it, signed out or not', async () => {
  const { context, page } = await openSignedIn(browser, server.url, 'phone');
  await createCv(page.request, server.url, 'CV Magang');
  const notes = page.getByLabel('Catatan');
  const path = `${server.url}/app/cv/review`;
  await openPage(page, path);
  await notes.fill('Saya gugup menjawab soal gaji.');
  await page.getByLabel('Posisi yang kamu tuju').selectOption('finance');
  await reloadPage(page);
  await expect.poll(() => notes.inputValue()).toBe('Saya gugup menjawab soal gaji.');
  await expect.poll(() => page.getByLabel('Posisi yang kamu tuju').inputValue()).toBe('finance');

  // The session ended by itself, and somebody else signs in.
  await changePerson(context);
  await registerIn(context, server.url);
  await openPage(page, `${server.url}/app/home`);
  await expect.poll(() => keptIn(page)).not.toContain('gugup');
  await openPage(page, path);
  await expect.poll(() => notes.inputValue()).toBe('');
  await notes.fill('Punya orang kedua.');
  await openPage(page, `${server.url}/app/profile`);
  await page.getByRole('main').getByRole('button', { name: 'Keluar' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/app'));
  await expect.poll(() => keptIn(page)).not.toContain('kedua');
  await context.close();
});

const ordersOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigasi utama' }).getByRole('link', { name: 'Pesanan' });

/** Types into the profile and goes to the orders while what they need cannot be had: the profile stays, with what was typed. */
async function triesToLeave(page: Page, lost: string): Promise<void> {
  await openPage(page, `${server.url}/app/profile`);
  // The script of the profile's menu comes behind the page, and must not be half on its way.
  const menu = page.getByRole('button', { name: /^Menu profil/ });
  const isAlive = (button: Element) => Object.keys(button).some((key) => key.startsWith('__reactProps$'));
  await expect.poll(() => menu.evaluate(isAlive)).toBe(true);
  // Before anything is typed: nor must the check of what is typed, which comes with the first sign.
  await page.route(lost, (route) => route.abort());
  await page.getByLabel('Nama Lengkap').fill('Rani Kusuma Dewi');
  await ordersOf(page).click();
  await page.getByText('Halaman ini tetap terbuka').waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/profile');
  await expect.poll(() => page.getByLabel('Nama Lengkap').inputValue()).toBe('Rani Kusuma Dewi');
  await page.unroute(lost);
}

test('a page that cannot be had leaves the one that is open, with what was typed, and opens once it can', async () => {
  const { context, page } = await openSignedIn(browser, server.url, 'phone');
  await triesToLeave(page, '**/*.data*');
  await ordersOf(page).click();
  await page.waitForURL('**/app/booking');
  // Back where one was: once, not twice.
  await page.goBack();
  await page.waitForURL('**/app/profile');
  await context.close();
});

test('a page whose script cannot be had leaves the one that is open, with what was typed, and opens once it can', async () => {
  const { context, page } = await openSignedIn(browser, server.url, 'phone');
  // A module that fails once stays failed in many browsers: none may be tried before its file is there.
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.resourceType()));
  await triesToLeave(page, '**/assets/*');
  await page.waitForURL('**/app/booking');
  expect(new URL(page.url()).pathname).toBe('/app/booking');
  expect(failed).toContain('fetch');
  expect(failed).not.toContain('script');
  await context.close();
});

test('a form that is on its way: its button shows it, and sends nothing a second time', async () => {
  const { context, page } = await openSignedIn(browser, server.url, 'phone');
  await openPage(page, `${server.url}/app/profile/security`);
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/app/profile/security.data*', async (route) => {
    if (route.request().method() === 'POST') sent += 1;
    await answer.promise;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Kirim ulang tautan' });
  await button.click();
  await expect.poll(() => button.getAttribute('data-pending')).toBe('');
  await button.click();
  answer.resolve();
  await expect.poll(() => button.getAttribute('data-pending')).toBeNull();
  expect(sent).toBe(1);
  await context.close();
});
