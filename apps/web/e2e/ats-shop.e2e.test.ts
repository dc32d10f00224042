import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFile, expectNoOverflow, usesOnBadge } from './ats-page.ts';
import { hasFocus, openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn, screens } from './cv-page.ts';
import { verifyAddress } from './outbox.ts';
import { server } from './shared-server.ts';

describe('buying checks', () => {
  let cv: { name: string; buffer: Buffer };
  beforeAll(async () => {
    const pdf = await render(starterResume('finance'), { pages: 'multi' });
    cv = { name: 'CV Nadya.pdf', buffer: Buffer.from(pdf) };
  });

  const tab = () => `${server.url}/app/cv/dashboard?tab=ats`;

  test('a visitor sees the way in and the packages, and has to sign in for a purchase', async () => {
    const context = await browser.newContext({ ...screens.desktop, locale: 'id-ID' });
    const page = await context.newPage();
    await openPage(page, tab());
    for (const step of ['1. Pilih paket', '2. Upload CV', '3. Dapatkan hasilnya!'])
      await page.getByText(step, { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Cek CVmu Sekarang' }).click();
    for (const words of [
      'Rp18.000',
      'Rp34.000',
      'Rp49.000',
      '4x pengecekan',
      '8x pengecekan',
      '14x pengecekan',
    ])
      await page.getByText(words).first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Pilih Paket Pas' }).click();
    await page.waitForURL('**/login');
    expect((await context.cookies()).find(({ name }) => name === 'to')?.value).toBe('atsc');
    await context.close();
  });

  test('from the package over every refused code to the result, without a reload', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
    await openPage(page, `${tab()}&step=0`);
    await page.getByRole('button', { name: 'Pilih Paket Pas' }).click();
    const order = page.getByRole('dialog', { name: 'Detail pesanan' });
    const apply = async (code: string, alert: string) => {
      await order.getByLabel('Kode promo').fill(code);
      await order.getByRole('button', { name: 'Terapkan' }).click();
      await order.getByText(alert, { exact: true }).waitFor();
    };
    await apply('NGAWUR', 'Voucher tidak ditemukan');
    await apply('LAMPAU', 'Voucher expired');
    await apply('MENTOR10', 'Voucher tidak ditemukan');
    await apply('EKONOMIS4', 'Voucher tidak berlaku untuk paket ini');
    const code = order.getByLabel('Kode promo');
    expect(await code.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await order.getByLabel('Kode promo').fill('HEMAT5000');
    await order.getByRole('button', { name: 'Terapkan' }).click();
    await order.getByText('-Rp5.000').waitFor();
    await order.getByText('Rp29.000', { exact: true }).waitFor();
    const removal = order.getByRole('button', { name: 'Batalkan Voucher' });
    await hasFocus(removal);
    await removal.click();
    await order.getByText('Rp29.000', { exact: true }).waitFor({ state: 'detached' });
    await hasFocus(code);
    // Typed and not applied: nobody pays without it unawares.
    await order.getByLabel('Kode promo').fill('hemat5000');
    await order.getByRole('button', { name: 'Bayar Rp34.000' }).click();
    await order.getByText('Rp29.000', { exact: true }).waitFor();
    await order.getByRole('button', { name: 'Bayar Rp29.000' }).click();

    const gateway = page.frameLocator('iframe[title="Halaman pembayaran"]');
    await gateway.getByRole('button', { name: 'Bayar Rp29.000' }).click();
    await page.waitForURL(/step=1/);
    await page.getByRole('heading', { name: 'Upload CV' }).waitFor();
    await expect.poll(() => usesOnBadge(page)).toBe(8);
    await page.getByRole('link', { name: /^ATS Checker Paket Pas · 8x/ }).waitFor();
    await expectAccessible(page);

    await checkFile(page, cv);
    await expect.poll(() => usesOnBadge(page)).toBe(7);
    await openPage(page, tab());
    await page.getByRole('heading', { name: 'Hasil Pengecekan' }).waitFor();
    await page
      .getByRole('dialog', { name: 'Hasil ceknya sudah keluar' })
      .getByRole('button', { name: 'Ingatkan lagi nanti' })
      .click();

    await page.getByRole('link', { name: 'Re-upload CV' }).click();
    await page.getByRole('heading', { name: 'Upload CV' }).waitFor();
    await openPage(page, `${tab()}&step=0`);
    await page.getByRole('button', { name: 'Pilih Paket Super' }).click();
    await apply('HEMAT5000', 'Voucher sudah Anda digunakan');
    await order.getByLabel('Kode promo').fill('SATUSAJA');
    await order.getByRole('button', { name: 'Terapkan' }).click();
    await order.getByText('Hemat Rp24.500').waitFor();
    // A second tab that has the code on it as well: there the first one's order stands in the way, and is led to.
    const second = await context.newPage();
    await openPage(second, `${tab()}&step=0`);
    await second.getByRole('button', { name: 'Pilih Paket Super' }).click();
    await second.getByLabel('Kode promo').fill('SATUSAJA');
    await second.getByRole('button', { name: 'Terapkan' }).click();
    await second.getByText('Hemat Rp24.500').waitFor();
    await order.getByRole('button', { name: 'Bayar' }).click();
    await page.getByRole('dialog', { name: 'Pembayaran' }).waitFor();
    await second.getByRole('button', { name: 'Bayar' }).click();
    await second.getByText('Voucher sudah Anda digunakan').waitFor();
    await expectAccessible(second);
    await second.getByRole('link', { name: 'Bayar atau batalkan pesanan itu' }).click();
    await second.getByRole('heading', { name: 'ATS Checker Paket Super' }).waitFor();
    // The last purchase is of this kind, so the list opens on it.
    await openPage(second, `${server.url}/app/booking`);
    await second.getByRole('link', { name: 'ATS Checker Paket Super' }).waitFor();
    // Closed, the payment leaves the way to its order.
    await page.bringToFront();
    await page.getByRole('dialog', { name: 'Pembayaran' }).getByRole('button', { name: 'Tutup' }).click();
    await page.getByText('Pesananmu belum dibayar.').waitFor();
    await page.getByRole('button', { name: 'Lihat', exact: true }).click();
    await page.getByRole('heading', { name: 'ATS Checker Paket Super' }).waitFor();

    const late = await openSignedIn(browser, server.url, 'desktop');
    await openPage(late.page, `${tab()}&step=0`);
    await late.page.getByRole('button', { name: 'Pilih Paket Pas' }).click();
    await late.page.getByLabel('Kode promo').fill('SATUSAJA');
    await late.page.getByRole('button', { name: 'Terapkan' }).click();
    await late.page.getByText('Voucher sudah mencapai batas penggunaan').waitFor();
    // A price of nothing is settled at once.
    await late.page.getByLabel('Kode promo').fill('GRATIS');
    await late.page.getByRole('button', { name: 'Terapkan' }).click();
    await late.page.getByText('Rp0', { exact: true }).waitFor();
    await late.page.getByRole('button', { name: 'Bayar' }).click();
    await late.page.waitForURL(/step=1/);
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([]);
    await Promise.all([context.close(), late.context.close()]);
  });

  test('on a phone: the notice, the link, and a code that is redeemed once', async () => {
    const { context, page } = await openSignedIn(browser, server.url, 'phone');
    const read = async (path: string) => (await context.request.get(server.url + path)).text();
    await verifyAddress(server.url, read);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, `${tab()}&step=0`);
    await page.getByRole('heading', { name: 'ATS Checker is only available on Desktop' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Redeem Code' }).isVisible()).toBe(false);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await page.getByText('Copied to clipboard!').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${tab()}&step=0`);
    await page.getByRole('link', { name: 'Lanjutkan di ponsel' }).click();

    const redeem = page.getByRole('dialog', { name: 'Redeem Code' });
    const process = redeem.getByRole('button', { name: 'Proses' });
    const apply = async (code: string) => {
      await redeem.getByLabel('Kode').fill(code);
      await redeem.getByRole('button', { name: 'Terapkan' }).click();
    };
    await page.getByRole('button', { name: 'Redeem Code' }).click();
    await redeem.getByText('Total ATS Checker').waitFor();
    await expect.poll(() => process.isDisabled()).toBe(true);
    await apply('HEMAT5000');
    await redeem.getByText('Voucher tidak ditemukan').first().waitFor();
    await apply('LAMPAU');
    await redeem.getByText('Voucher expired').first().waitFor();
    await expect.poll(() => process.isDisabled()).toBe(true);
    await expectAccessible(page);
    await apply('redeem3');
    await redeem.getByText('3x', { exact: true }).waitFor();
    await page.route('**/app/cv/ats-redeem', (route) => route.abort());
    await process.click();
    await redeem.getByText('reedem code gagal diterapkan').first().waitFor();
    await page.unroute('**/app/cv/ats-redeem');
    await apply('redeem3');
    await redeem.getByText('3x', { exact: true }).waitFor();
    await process.click();
    await page.waitForURL(/step=1/);
    await expect.poll(() => usesOnBadge(page)).toBe(3);
    await expectNoOverflow(page);

    await openPage(page, `${tab()}&step=0`);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Redeem Code' }).click();
    await apply('REDEEM3');
    await redeem.getByText('Anda sudah menggunakan kode ini').first().waitFor();
    await context.close();
  });
});
