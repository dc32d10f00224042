import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { changePerson, registerIn } from './cv-page.ts';
import { openPage, reloadPage } from './open-page.ts';
import { ONE_PAGE_PDF as PDF } from '../app/services/reading/testing.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';
import { goodPassword, newVisitor } from './visitor.ts';

/** A photo as a phone makes it: turned by EXIF, with the place where it was taken. */
async function photo(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#5BC0EB' } })
    .withExif({ IFD0: { Make: 'KameraRahasia' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const BAD_PDF =
  'Cannot update profile. Error: You tried to upload a file that was not an pdf. Please try again.';

describe('the profile', () => {
  let page: Page;
  let email: string;
  const noise: string[] = [];

  beforeAll(async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('status of 400')) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
  });
  /** Every test has a person of its own. */
  beforeEach(async () => {
    await changePerson(page.context());
    email = await registerIn(page.context(), server.url);
    noise.splice(0);
  });

  const openProfile = () => openPage(page, `${server.url}/app/profile`);
  const sees = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const file = (intent: string) => page.locator(`form:has(input[value="${intent}"]) input[type=file]`);

  test('a photo is turned upright, cut square and forgets where it was taken; then it is removed', async () => {
    await openProfile();
    await file('upload-avatar').setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    });
    await sees('Profile successfully saved');
    const src = await page.getByAltText('Foto Rani Kusuma').getAttribute('src');
    const answer = await fetch(server.url + src);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, format, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, format, exif, orientation }).toEqual({
      width: 512,
      height: 512,
      format: 'webp',
      exif: undefined,
      orientation: undefined,
    });
    expect(bytes.includes('KameraRahasia')).toBe(false);

    await press('Hapus foto');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus foto' }).click();
    await sees('Successfully remove avatar.');
    await page.getByRole('button', { name: 'Hapus foto' }).waitFor({ state: 'detached' });
    await expect.poll(async () => (await fetch(server.url + src)).status).toBe(404);
    expect(noise).toEqual([]);
  });

  test('the form keeps the values of each status, and names the missing ones', async () => {
    await openProfile();
    await field('Nama Lengkap').fill('');
    await press('Simpan profil');
    await sees('Cannot update profile. Error: Ada isian yang belum benar.');
    for (const text of [
      'Nama Lengkap harus diisi',
      'Domisili harus diisi',
      'Pendidikan Terakhir harus diisi',
      'Status harus diisi',
    ])
      await sees(text);
    await expect.poll(() => field('Email').getAttribute('readonly')).not.toBeNull();

    await field('Nama Lengkap').fill('Sari Dewi Lestari');
    await page.getByText('Pelajar Aktif').click();
    await field('Universitas/Sekolah').fill('Universitas Contoh');
    await page.locator('label', { hasText: 'Magang' }).click();
    await field('Pendidikan Terakhir').selectOption('SMA');
    await page.getByRole('combobox', { name: 'Domisili' }).fill('Bandung');
    await press('Simpan profil');
    await sees('Pilih kabupaten atau kota dari daftar. Maksudmu Kota Bandung atau Kabupaten Bandung?');
    await page.getByRole('combobox', { name: 'Domisili' }).fill('Kota Bandung');
    await field('Nama Lengkap').focus();
    await press('Simpan profil');
    await sees('Profile successfully saved');
    await reloadPage(page);
    await expect.poll(() => field('Universitas/Sekolah').inputValue()).toBe('Universitas Contoh');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Magang' }).isChecked()).toBe(true);
    await sees('Sari Dewi Lestari');

    await page.getByText('Sudah Bekerja/Memiliki Usaha').click();
    await press('Simpan profil');
    await sees('Tipe Pekerjaan harus diisi');
    await sees('Lama Tahun Kerja harus diisi');
    await field('Tipe Pekerjaan').selectOption('Freelance');
    await field('Lama Tahun Kerja').selectOption('> 5 tahun');
    await press('Simpan profil');
    await sees('Profile successfully saved');
    await reloadPage(page);
    await expect.poll(() => field('Tipe Pekerjaan').inputValue()).toBe('Freelance');
    expect(noise).toEqual([]);
  });

  test('a CV: a page is refused, a PDF comes back as it was and in the ZIP of my data, which holds no secrets', async () => {
    await openProfile();
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    await file('upload-cv').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: html });
    await sees(BAD_PDF);
    await file('upload-cv').setInputFiles({ name: 'CV Sari.pdf', mimeType: 'application/pdf', buffer: PDF });
    await sees('Profile successfully saved');
    const [cv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CV Sari.pdf' }).click(),
    ]);
    expect(cv.suggestedFilename()).toBe('CV Sari.pdf');
    const stranger = await fetch(`${server.url}/app/profile/cv`, { redirect: 'manual' });
    expect(stranger.headers.get('location')).toBe('/login');

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /Unduh data saya/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^setapak-data-\d{4}-\d\d-\d\d\.zip$/);
    const chunks = await (await download.createReadStream()).toArray();
    const zip = Buffer.concat(chunks as Buffer[]).toString('latin1');
    for (const part of ['setapak/data.json', 'setapak/profil/cv.pdf', email, '%PDF-1.4'])
      expect(zip).toContain(part);
    expect(zip).not.toMatch(/"password"|"token"|scrypt/);

    await press('Hapus CV');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus CV' }).click();
    await page.getByRole('link', { name: 'CV Sari.pdf' }).waitFor({ state: 'detached' });
    expect((await page.request.get(`${server.url}/app/profile/cv`, { maxRedirects: 0 })).status()).toBe(404);
  });

  test('the help is hidden while signed in, until it is toggled on', async () => {
    await openProfile();
    const bubble = page.getByRole('button', { name: 'Butuh bantuan?' });
    const toggle = page.getByRole('switch', { name: /Customer Support/ });
    await expect.poll(() => bubble.count()).toBe(0);
    await toggle.click();
    await bubble.waitFor();
    await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true');
    await bubble.click();
    await page.getByRole('searchbox', { name: 'Cari jawaban' }).fill('garansi');
    await page.getByRole('list', { name: 'Pertanyaan yang cocok' }).getByRole('link').first().waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: /WhatsApp/ }).getAttribute('href'))
      .toMatch(/^https:\/\/wa\.me\/\d+/);
    await page.keyboard.press('Escape');
    await toggle.click();
    await bubble.waitFor({ state: 'detached' });
    await page.context().clearCookies();
    await page.goto(`${server.url}/login`);
    await bubble.waitFor();
    expect(noise).toEqual([]);
  });

  test('the pages are accessible, and at 320 px nothing overflows', async () => {
    for (const path of ['/app/profile', '/app/profile/change-password', '/app/profile/delete']) {
      await page.setViewportSize({ width: 320, height: 700 });
      await openPage(page, server.url + path);
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(320);
    }
  });

  test('without script the form is saved, a photo is sent and the fields follow the status', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      storageState: await page.context().storageState(),
    });
    const plain = await context.newPage();
    await plain.goto(`${server.url}/app/profile`);
    await expect.poll(() => plain.getByLabel('Universitas/Sekolah').isVisible()).toBe(false);
    await plain.getByText('Pelajar Aktif').click();
    await plain.getByLabel('Universitas/Sekolah').fill('SMK Contoh');
    await plain.locator('label', { hasText: 'Part-time' }).click();
    await plain.getByLabel('Pendidikan Terakhir').selectOption('SMA');
    await plain.getByRole('combobox', { name: 'Domisili' }).fill('Atlantis');
    await plain.getByRole('button', { name: 'Simpan profil' }).click();
    await plain.getByText('Pilih kabupaten atau kota dari daftar.').waitFor();
    await expect.poll(() => plain.getByLabel('Universitas/Sekolah').inputValue()).toBe('SMK Contoh');
    await expect.poll(() => plain.getByRole('checkbox', { name: 'Part-time' }).isChecked()).toBe(true);
    await plain.getByRole('combobox', { name: 'Domisili' }).fill('surabaya');
    await plain.getByRole('button', { name: 'Simpan profil' }).click();
    await plain.getByText('Profile successfully saved').waitFor();
    await expect
      .poll(() => plain.getByRole('combobox', { name: 'Domisili' }).inputValue())
      .toBe('Kota Surabaya');
    await plain
      .locator('form:has(input[value="upload-avatar"]) input[type=file]')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await plain.locator('button', { hasText: 'Unggah foto' }).click();
    await plain.getByAltText('Foto Rani Kusuma').waitFor();
    await context.close();
  });

  test('account deletion: requires the password and leaves nothing', async () => {
    await openProfile();
    await page.getByRole('link', { name: 'Hapus akun' }).click();
    await page.waitForURL('**/app/profile/delete');
    await press('Hapus akun');
    await sees('Centang dulu kalau kamu yakin');
    await page.getByRole('checkbox').check();
    await field('Password').fill('Salah123');
    await press('Hapus akun');
    await sees('Password saat ini salah. Coba lagi, ya.');
    await field('Password').fill(goodPassword);
    await press('Hapus akun');
    await page.waitForURL(`${server.url}/`);
    await page.getByText('Akunmu sudah dihapus').waitFor();
    await openPage(page, `${server.url}/`);
    await expect.poll(() => page.getByText('Akunmu sudah dihapus').count()).toBe(0);
    const again = await newVisitor(server.url).post('/login', { email, password: goodPassword });
    expect(again.status).toBe(400);
  });
});
