import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { changePerson, registerIn } from './cv-page.ts';
import { hasFocus, openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { resetLinkOf } from './outbox.ts';
import { server } from './shared-server.ts';

const PASSWORD_RULE = 'Minimal 6 karakter dan mengandung kombinasi huruf kecil, huruf besar, dan angka';
const PHONE_RULE = 'Nomor telepon harus diawali dengan kode negara. Contoh: +628123456789';

describe('the road through an account', () => {
  let page: Page;
  const noise: string[] = [];

  beforeAll(async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'id-ID' });
    page = await context.newPage();
    page.on('console', (message) => {
      // The browser itself notes every answer with a status of 400.
      if (message.type() === 'error' && !message.text().includes('status of 400')) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
  });
  beforeEach(async () => {
    await changePerson(page.context());
    noise.splice(0);
  });

  const open = (path: string) => openPage(page, server.url + path);
  const sees = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const path = () => new URL(page.url()).pathname + new URL(page.url()).search;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await field(name).fill(value);
  };
  const register = () => registerIn(page.context(), server.url);

  async function signIn(email: string, password: string) {
    await open('/login');
    // By the product document's words alone: no other control of the page bears them.
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Masuk' }).click();
  }

  test('fields speak once they were touched, on login and on registering', async () => {
    await open('/login');
    await field('Email').focus();
    await field('Password').focus();
    await sees('Email harus diisi');
    await field('Email').focus();
    await sees('Password harus diisi');
    await field('Email').fill('siapa@');
    await sees('Format email tidak valid');
    await expectAccessible(page);

    await open('/register');
    await press('Daftar');
    for (const text of [
      'Nama Lengkap harus diisi',
      'Email harus diisi',
      'Konfirmasi Alamat Email harus diisi',
      'Nomor Telepon harus diisi',
      'Password harus diisi',
    ])
      await sees(text);
    await hasFocus(field('Nama Lengkap'));
    await fill({
      Email: 'a@contoh.example',
      'Konfirmasi Alamat Email': 'b@contoh.example',
      'Nomor Telepon': '0812',
      Password: 'pendek',
    });
    await field('Nama Lengkap').focus();
    for (const text of ['Alamat email tidak cocok', PHONE_RULE, PASSWORD_RULE]) await sees(text);
    await fill({ 'Nomor Telepon': '0812-3456-7890' });
    await press('Pakai +6281234567890');
    await page.getByText(PHONE_RULE).waitFor({ state: 'detached' });
    await expectAccessible(page);
    expect(noise).toEqual([]);
  });

  test('a wrong password stands in the red banner', async () => {
    await signIn('tidak-ada@setapak.example', 'Salah123');
    const banner = page.getByRole('alert');
    await banner.getByText('Email atau password salah. Periksa lagi, lalu coba masuk kembali.').waitFor();
    await hasFocus(banner);
    for (const name of ['Syarat & Ketentuan', 'Kebijakan Privasi', 'Lupa Password?', 'Daftar'])
      await expect.poll(() => page.getByRole('main').getByRole('link', { name }).count()).toBe(1);
  });

  test('registering leads to onboarding, whose fields depend on the status, and then home', async () => {
    const email = `${randomUUID()}@setapak.example`;
    await open('/register');
    await fill({
      'Nama Lengkap': 'Sari Dewi',
      Email: email,
      'Konfirmasi Alamat Email': email,
      'Nomor Telepon': '+62 812-3456-7890',
      Password: 'Setapak1',
    });
    await press('Daftar');
    await page.waitForURL('**/profile/onboarding');
    await page.getByText('Cek emailmu juga').waitFor();
    await expectAccessible(page);
    await press('Simpan dan lanjutkan');
    for (const text of ['Status harus diisi', 'Pendidikan Terakhir harus diisi', 'Domisili harus diisi'])
      await sees(text);
    await page.getByText('Pelajar Aktif').click();
    await press('Simpan dan lanjutkan');
    await sees('Universitas/Sekolah harus diisi');
    await sees('Tipe Pekerjaan yang Diinginkan harus diisi');
    await page.getByText('Sudah Bekerja/Memiliki Usaha').click();
    await expect.poll(() => field('Universitas/Sekolah').isVisible()).toBe(false);
    await press('Simpan dan lanjutkan');
    await sees('Tipe Pekerjaan harus diisi');
    await sees('Lama Tahun Kerja harus diisi');

    await page.getByText('Mencari Pekerjaan').click();
    await field('Lama Tahun Kerja').selectOption('2 - 5 tahun');
    await page.locator('label', { hasText: 'Kontrak' }).click();
    await field('Pendidikan Terakhir').selectOption('Diploma');
    const domicile = page.getByRole('combobox', { name: 'Domisili' });
    await domicile.click();
    await domicile.pressSequentially('sleman');
    await page.getByRole('option', { name: 'Kabupaten Sleman' }).waitFor();
    await domicile.press('ArrowDown');
    await domicile.press('Enter');
    await expect.poll(() => domicile.inputValue()).toBe('Kabupaten Sleman');
    await press('Simpan dan lanjutkan');
    await page.waitForURL(`${server.url}/`);

    await open('/app/profile');
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Domisili' }).inputValue())
      .toBe('Kabupaten Sleman');
    await expect.poll(() => field('Lama Tahun Kerja').inputValue()).toBe('2 - 5 tahun');
    await press('Kirim ulang tautan');
    await sees(`Tautan verifikasi dikirim ke ${email}.`);
    expect(noise).toEqual([]);
  });

  test('signing out clears what the browser stored, also where the code for drafts does not come', async () => {
    await register();
    await open('/app/profile');
    await page.evaluate(() => {
      localStorage.setItem('assessment', '[]');
      sessionStorage.setItem('something', 'x');
    });
    // The code that would save drafts first does not come.
    const drafts = '**/assets/unsaved-drafts-*.js';
    await page.route(drafts, (route) => route.abort());
    await page.getByRole('main').getByRole('button', { name: 'Keluar' }).click();
    await page.waitForURL(`${server.url}/`);
    await page.unroute(drafts);
    const left = await page.evaluate(() => [
      localStorage.getItem('assessment'),
      sessionStorage.getItem('something'),
    ]);
    expect(left).toEqual([null, null]);
    await open('/app/profile');
    expect(path()).toBe('/login');
  });

  test('a forgotten password: mail, link, new password; the link works once', async () => {
    const email = await register();
    await page.context().clearCookies();
    await open('/login');
    await page.getByRole('link', { name: 'Lupa Password?' }).click();
    await page.waitForURL('**/forgot-password');
    await press('Kirim tautan');
    await sees('Email harus diisi');
    await field('Email').fill('bukan-email');
    await press('Kirim tautan');
    await sees('Format email tidak valid');
    await field('Email').fill(email);
    await press('Kirim tautan');
    await page.waitForURL('**/forgot-password?success=true');
    await sees('Periksa Email Kamu');
    await expectAccessible(page);
    await press('Kirim ulang');
    await sees('Tautan baru sudah kami kirim.');
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await press('Kirim ulang');
    await sent;
    await press('Kirim ulang');
    await sees('Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.');

    const link = await resetLinkOf(server.url, email);
    await openPage(page, link);
    await expectAccessible(page);
    await press('Simpan password');
    await sees('Password harus diisi');
    await fill({ 'Password baru': 'Setapak2', 'Ulangi password baru': 'Setapak3' });
    await press('Simpan password');
    await sees('Password baru tidak cocok');
    await fill({ 'Password baru': 'Setapak2', 'Ulangi password baru': 'Setapak2' });
    await press('Simpan password');
    await page.waitForURL('**/login?reset=true');
    await sees('Password barumu sudah tersimpan. Masuk dengan password itu, ya.');

    // Used: nothing is typed for nothing.
    await openPage(page, link);
    await sees('Tautan ini sudah tidak berlaku');
    await expect.poll(() => page.getByRole('button', { name: 'Simpan password' }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Minta tautan baru' }).waitFor();
    await signIn(email, 'Setapak2');
    await page.waitForURL(`${server.url}/`);
    expect(noise.filter((text) => !text.includes('429'))).toEqual([]);
  });

  test('changing the password: its messages, then out and back to /login', async () => {
    const email = await register();
    await open('/app/profile');
    await page.getByRole('link', { name: 'Ubah Password' }).click();
    await page.waitForURL('**/app/profile/change-password');
    await expectAccessible(page);
    await press('Ubah password');
    await sees('Password harus diisi');
    await fill({ 'Password saat ini': 'Salah123', 'Password baru': 'pendek' });
    await field('Ulangi password baru').fill('lain');
    await field('Password saat ini').focus();
    await sees(PASSWORD_RULE);
    await fill({ 'Password baru': 'Setapak2', 'Ulangi password baru': 'Setapak3' });
    await field('Password saat ini').focus();
    await sees('Password baru tidak cocok');
    await field('Ulangi password baru').fill('Setapak2');
    await press('Ubah password');
    await page.getByRole('alert').getByText('Password saat ini salah. Coba lagi, ya.').waitFor();

    await fill({
      'Password saat ini': 'Setapak1',
      'Password baru': 'Setapak2',
      'Ulangi password baru': 'Setapak2',
    });
    // It stands there for a while before it signs out: by the page's clock, which the test moves.
    await page.clock.install();
    // Far enough ahead that no busy machine has passed it when the page hears of it.
    await page.clock.pauseAt(Date.now() + 600_000);
    await press('Ubah password');
    await page.waitForURL('**/app/profile/change-password?success=true');
    await sees('Password Diubah');
    await page.clock.fastForward(2_000);
    await sees('Password Diubah');
    // Again and again: its timer may have begun only after the words stood there.
    await expect
      .poll(async () => {
        await page.clock.fastForward(2_000);
        return path();
      })
      .toBe('/login');
    await page.clock.resume();
    await signIn(email, 'Setapak2');
    await page.waitForURL(`${server.url}/`);
    expect(noise).toEqual([]);
  });
});
