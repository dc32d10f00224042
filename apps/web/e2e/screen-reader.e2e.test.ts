import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeCv, openSignedIn, screens } from './cv-page.ts';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

/** What a screen reader goes through: role and name of everything that has both, from the first to the last. */
async function treeOf(place: Locator): Promise<string[]> {
  const lines = (await place.ariaSnapshot()).split('\n');
  const named = /- '?(\w+ "[^"]+"|banner|main|contentinfo)/;
  return lines.flatMap((line) => named.exec(line)?.[1] ?? []);
}

/** The part of the tree that the names speak of, in the tree's own order. */
const only = (tree: string[], names: string[]) => tree.filter((each) => names.includes(each));

async function expectOrder(page: Page, names: string[]): Promise<void> {
  await expect.poll(async () => only(await treeOf(page.locator('body')), names)).toEqual(names);
}

test('screen reader, visitors: landing, registration and a mentor have landmarks, one h1 and names, in the order in which they are read', async () => {
  const context = await browser.newContext({ ...screens.phone, locale: 'id-ID' });
  const page = await context.newPage();
  await openPage(page, server.url);
  await expectOrder(page, [
    'navigation "Lompat"',
    'link "Langsung ke isi halaman"',
    'banner',
    'link "Setapak, ke beranda"',
    'button "Buka menu"',
    'main',
    'heading "Menuju kerja impian, selangkah demi selangkah."',
    'navigation "Layanan Setapak"',
    'link "CV Maker"',
    'heading "Mentor yang siap menemani"',
    'heading "Cerita mereka yang sudah sampai"',
    'link "Daftar Sekarang"',
    'contentinfo',
    'navigation "Navigasi utama"',
  ]);

  await openPage(page, `${server.url}/register`);
  await expectOrder(page, [
    'main',
    'heading "Buat akun Setapak"',
    'textbox "Nama Lengkap"',
    'textbox "Email"',
    'textbox "Konfirmasi Alamat Email"',
    'textbox "Nomor Telepon"',
    'textbox "Password"',
    'button "Tampilkan sandi"',
    'button "Daftar"',
    'link "Lanjutkan dengan Google"',
    'link "Kebijakan Privasi"',
    'contentinfo',
  ]);

  await openPage(page, `${server.url}/app/mentor/intan`);
  await expectOrder(page, [
    'banner',
    'link "Kembali ke daftar mentor"',
    'main',
    'heading "Intan Permata Lubis"',
    'button "Salin tautan"',
    'complementary "Booking"',
    'link "Book Mentor"',
    'group "Durasi"',
    'radio "60 menit Rp70.000"',
    'heading "Ulasan mentee"',
    'navigation "Navigasi utama"',
  ]);
  await context.close();
});

test('screen reader, signed in: a step of the builder and the checkout; the next page is announced and takes the focus', async () => {
  const { context, page } = await openSignedIn(browser, server.url, 'desktop');
  await makeCv(page, server.url, 'CV Terdengar');
  await expectOrder(page, [
    'banner',
    'link "Kembali ke dashboard"',
    'main',
    'navigation "Langkah"',
    'button "Riwayat versi"',
    'heading "Langkah 1 dari 5: Tell us about yourself!"',
    'textbox "Nama depan"',
    'textbox "Nama belakang"',
    'group "Foto (opsional)"',
    'button "Save Personal Details"',
    'complementary "Pratinjau CV"',
  ]);
  // A form without an action of its own: the wrong field has the focus, and its error for a description.
  await page.getByRole('button', { name: 'Riwayat versi' }).click();
  await page.getByRole('button', { name: 'Simpan versi' }).click();
  const wrong = page.locator('input:focus[aria-invalid=true]');
  await wrong.waitFor();
  await expect
    .poll(() => wrong.evaluate((field: HTMLInputElement) => field.labels?.[0]?.textContent))
    .toContain('Nama versi');
  await page.getByText('Nama versi harus diisi').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Save Personal Details' }).click();
  await page
    .locator('h1:focus', { hasText: "Langkah 2 dari 5: Let's fill out your work experience!" })
    .waitFor();

  await openPage(page, `${server.url}/app/cv/dashboard?tab=ats&step=0`);
  await page
    .getByRole('button', { name: /^Pilih/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => treeOf(dialog))
    .toEqual([
      'dialog "Detail pesanan"',
      'heading "Detail pesanan"',
      'button "Tutup"',
      'textbox "Kode promo (opsional)"',
      'button "Terapkan"',
      'button "Bayar Rp18.000"',
    ]);
  await page.keyboard.press('Escape');
  await page.locator('button:focus', { hasText: 'Pilih' }).waitFor();

  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Pesanan' }).click();
  await page.locator('h1:focus', { hasText: 'Pesanan Saya' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Pesanan Saya | Setapak' }).waitFor();
  await context.close();
});
