import { describe, expect, test } from 'vitest';
import { fits, invoiceIn, notes, written } from './booking-page.ts';
import { expectAccessible, openSignedIn } from './cv-page.ts';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

const mentor = { id: 'hana', name: 'Hana Salsabila' };
const TIME = /^\S{3} \d{1,2} \S{3} \d\d\.\d\d/;

describe('booking a time', () => {
  test('a customer picks a free time of the mentor in a zone of their own, pays while it is held, and sees the session', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
    await openPage(page, `${server.url}/app/mentor/${mentor.id}`);
    await page.getByRole('heading', { name: 'Waktu kosong terdekat' }).waitFor();
    const first = page.getByRole('link', { name: TIME }).first();
    await first.waitFor();
    expect(await fits(page)).toBe(true);
    await first.click();
    await page.waitForURL('**/app/book?*');
    await page.getByRole('heading', { name: 'Kapan sesinya?' }).waitFor();

    // In another zone the same moment has another clock, and stays chosen.
    const chosen = page.getByRole('group', { name: 'Waktu sesi' }).getByRole('radio', { checked: true });
    const moment = await chosen.getAttribute('value');
    await page.getByLabel('Zona waktu').selectOption('Asia/Jayapura');
    await page.getByText('WIT', { exact: true }).first().waitFor({ state: 'attached' });
    expect(await chosen.getAttribute('value')).toBe(moment);
    await page.getByLabel('Catatan untuk mentor').fill(notes);
    await expectAccessible(page);
    expect(await fits(page)).toBe(true);

    await page.getByRole('button', { name: 'Book Session' }).click();
    const confirm = page.getByRole('alertdialog');
    await confirm.getByText(/ WIT$/).waitFor();
    await confirm.getByRole('button', { name: 'Setuju dan Bayar' }).click();
    const frame = await invoiceIn(page);
    await page.getByText(/disimpan untukmu sampai .* (29|30) menit lagi/).waitFor();

    // Meanwhile it is nobody else's.
    const other = await openSignedIn(browser, server.url, 'phone');
    await openPage(other.page, `${server.url}/app/book?mentor=${mentor.id}`);
    await other.page.getByRole('group', { name: 'Waktu sesi' }).waitFor();
    expect(await other.page.locator(`input[name="startAt"][value="${moment}"]`).count()).toBe(0);
    await other.context.close();

    await frame.getByRole('button', { name: /^Bayar Rp/ }).click();
    await page.waitForURL('**/app/success?*');
    await page.getByText(/Sesimu .* WIT/).waitFor();
    await page.getByRole('link', { name: 'Lihat detail pesanan' }).click();
    await page.getByText(/\d\d\.\d\d–\d\d\.\d\d WIT/).waitFor();
    expect(written(complaints)).toEqual([]);
    await context.close();
  });
});
