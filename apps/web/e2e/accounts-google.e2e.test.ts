import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePerson } from './cv-page.ts';
import { hydrated, openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';
import { goodPassword, newVisitor, registerVisitor } from './visitor.ts';

describe('signing in with Google', () => {
  let page: Page;

  beforeAll(async () => {
    page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  });
  beforeEach(() => changePerson(page.context()));

  interface Person {
    email: string;
    verified?: boolean;
  }

  /** From our sign-in page over the provider's, back to ours. */
  async function signInWithGoogle({ email, verified = true }: Person, from = '/login') {
    await openPage(page, server.url + from);
    await page.getByRole('link', { name: /Google/ }).click();
    await page.waitForURL('**/demo/google/authorize**');
    await page.getByText('Gunakan akun lain').click();
    // With signs that nobody sees, one of which turns the direction of text.
    await page.getByLabel('Nama').fill('Gita\u200b Google\u202e');
    await page.getByLabel('Email', { exact: true }).fill(email);
    if (!verified) await page.getByLabel('Email sudah diverifikasi').uncheck();
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/demo') && !url.pathname.startsWith('/api'));
  }
  const path = () => new URL(page.url()).pathname;
  const profile = () => page.request.get(`${server.url}/app/profile`, { maxRedirects: 0 });
  const newEmail = () => `${randomUUID()}@contoh.example`;

  test('"Memuat aplikasi" stands there while the browser is on its way', async () => {
    await openPage(page, `${server.url}/login`);
    const held = Promise.withResolvers<void>();
    await page.route('**/auth/google', async (route) => {
      await held.promise;
      await route.continue();
    });
    // Evaluated inside the page: while a page is leaving, locators wait for the next one.
    const shown = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('a[href="/auth/google"]')?.click();
      const words = () => [...document.querySelectorAll('[role=status]')].map((status) => status.textContent);
      for (let look = 0; look < 500 && !words().includes('Memuat aplikasi'); look += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      return words();
    });
    expect(shown).toContain('Memuat aplikasi');
    held.resolve();
    await page.waitForURL('**/demo/google/authorize**');
    await page.unroute('**/auth/google');
  });

  test('a newcomer is registered and led to onboarding; the next sign-in is not', async () => {
    const email = newEmail();
    await signInWithGoogle({ email }, '/register');
    expect(path()).toBe('/profile/onboarding');
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'to', value: 'cvMaker', url: server.url }]);
    await signInWithGoogle({ email });
    expect(path()).toBe('/app/cv/dashboard');
    expect(await (await profile()).text()).toContain(email);
  });

  test('a newcomer who was booking a mentor is led to onboarding, and back to the booking', async () => {
    await page.goto(`${server.url}/app/book?mentor=rani&hours=1.5`);
    await signInWithGoogle({ email: newEmail() });
    expect(path()).toBe('/profile/onboarding');
    await hydrated(page);
    await page.getByText('Sudah Bekerja/Memiliki Usaha').click();
    await page.getByLabel('Tipe Pekerjaan', { exact: true }).selectOption('Full-time');
    await page.getByLabel('Lama Tahun Kerja').selectOption('2 - 5 tahun');
    await page.getByLabel('Pendidikan Terakhir').selectOption('S1');
    await page.getByRole('combobox', { name: 'Domisili' }).fill('Kota Ambon');
    await page.getByRole('option', { name: 'Kota Ambon' }).click();
    await page.getByRole('button', { name: 'Simpan dan lanjutkan' }).click();
    await page.waitForURL('**/app/book?*');
    expect(new URL(page.url()).search).toBe('?mentor=rani&hours=1.5');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('to');
  });

  test('a verified address that is known leads into its account, and ends unproven access', async () => {
    const { email, post, fetch: visit } = await registerVisitor(server.url);
    await post('/app/profile', {
      intent: 'save-profile',
      name: 'Sudah Lama',
      domicile: 'Kota Ambon',
      education: 'S2',
      status: 'working',
      jobType: 'Full-time',
      workDuration: '> 5 tahun',
    });
    await signInWithGoogle({ email });
    expect(path()).toBe('/');
    // What a stranger may have written gives way to the name that the owner brings.
    const html = await (await profile()).text();
    expect(html).toContain('value="Gita Google"');
    expect(html).not.toContain('Sudah Lama');
    // The address was registered without proof, by anybody.
    const withPassword = await newVisitor(server.url).post('/login', { email, password: goodPassword });
    expect(withPassword.status).toBe(400);
    expect((await visit('/app/profile')).headers.get('location')).toBe('/login');
  });

  test('an address that Google has not verified is not linked', async () => {
    const { email } = await registerVisitor(server.url);
    await signInWithGoogle({ email, verified: false });
    expect(path()).toBe('/login');
    await page
      .getByRole('alert')
      .getByText('Email ini sudah terdaftar di Setapak, tetapi Google belum memverifikasinya.', {
        exact: false,
      })
      .waitFor();
    const withPassword = await newVisitor(server.url).post('/login', { email, password: goodPassword });
    expect(withPassword.status).toBe(302);
  });

  test('a cancelled sign-in shows its message, and words in the address are not repeated', async () => {
    await openPage(page, `${server.url}/login`);
    await page.getByRole('link', { name: 'Lanjutkan dengan Google' }).click();
    await page.getByRole('button', { name: 'Batal' }).click();
    await page
      .getByRole('alert')
      .getByText('Kamu membatalkan masuk dengan Google.', { exact: false })
      .waitFor();
    await page.goto(`${server.url}/login?error=Hubungi+0812&error_description=penipu`);
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toContain('Masuk dengan Google belum berhasil.');
    await expect.poll(() => page.getByRole('main').innerText()).not.toMatch(/0812|penipu/);
  });

  test('the sign-in page of the provider works without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${server.url}/login`);
    await plain.getByRole('link', { name: 'Lanjutkan dengan Google' }).click();
    await plain.getByRole('button', { name: /Bima Saputra/ }).click();
    await plain.waitForURL('**/profile/onboarding');
    await context.close();
  });

  test('an account without a password can set one, and is deleted after a fresh sign-in', async () => {
    const email = newEmail();
    await signInWithGoogle({ email });
    await openPage(page, `${server.url}/app/profile/change-password`);
    await page.getByText('akunmu belum punya password', { exact: false }).waitFor();
    await openPage(page, `${server.url}/app/profile/delete`);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Hapus akun' }).click();
    await page.waitForURL(`${server.url}/`);
    expect((await profile()).headers()['location']).toBe('/login');
  });
});
