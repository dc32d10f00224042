import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from 'playwright-core';
import { goodPassword } from './visitor.ts';

/** The demo's first mentor: Rp75.000 an hour. */
export const mentor = { id: 'rani', name: 'Rani Azzahra' };
export const notes =
  'Saya mahasiswa semester akhir dan ingin menyiapkan wawancara product manager pertama saya.';

export async function signInAt(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}

/** Fills in the form of a newcomer and submits it; onboarding follows. */
export async function registerAt(page: Page): Promise<void> {
  const email = `${randomUUID()}@setapak.example`;
  await page.getByLabel('Nama Lengkap').fill('Dimas Prakoso');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Konfirmasi Alamat Email').fill(email);
  await page.getByLabel('Nomor Telepon').fill('+6281234567890');
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Daftar', exact: true }).click();
  await page.waitForURL('**/profile/onboarding');
}

export async function applyPromo(page: Page, code: string): Promise<void> {
  await page.getByLabel('Kode promo').fill(code);
  await page.getByRole('button', { name: 'Terapkan' }).click();
}

/** From a booking that is filled in to the invoice in its frame. */
export async function confirmBooking(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Book Session' }).click();
  await page.getByRole('button', { name: 'Setuju dan Bayar' }).click();
  return invoiceIn(page);
}

export async function invoiceIn(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe[title="Halaman pembayaran"]');
  await frame.getByRole('button', { name: /^Bayar Rp/ }).waitFor();
  return frame;
}

export const totalOf = (page: Page): Promise<string> =>
  page.locator('dl').filter({ hasText: 'Total' }).locator('dd').last().innerText();

/** Nothing stands beyond the right edge. */
export async function fits(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

/** What of the console is no failed request, which the browser itself writes down. */
export const written = (complaints: string[]): string[] =>
  complaints.filter((line) => !line.includes('Failed to load resource'));
