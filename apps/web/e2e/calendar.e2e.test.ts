import { describe, expect, test } from 'vitest';
import { zonedSpan } from '../app/ui/format/zoned-times.ts';
import { fits, invoiceIn, notes, written } from './booking-page.ts';
import { expectAccessible } from './accessible.ts';
import { openSignedIn, screens, signInTo } from './cv-page.ts';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

const mentor = { id: 'dimas', email: 'mentor@setapak.example' };
const TIME = /^\S{3} \d{1,2} \S{3} \d\d\.\d\d/;

describe('booking a time', () => {
  test('a customer picks a free time of the mentor in a zone of their own, pays while it is held; the mentor confirms, proposes another, the customer takes it and calls it off', async () => {
    const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
    await openPage(page, `${server.url}/app/mentor/${mentor.id}`);
    await page.getByRole('heading', { name: 'Waktu kosong terdekat' }).waitFor();
    // Not the very next: its notice may end while the page is looked at.
    const soon = page.getByRole('link', { name: TIME }).nth(1);
    await soon.waitFor();
    await expect.poll(() => fits(page)).toBe(true);
    await soon.click();
    await page.waitForURL('**/app/book?*');
    await page.getByRole('heading', { name: 'Kapan sesinya?' }).waitFor();

    // In another zone the same moment has another clock, and stays chosen.
    const chosen = page.getByRole('group', { name: 'Waktu sesi' }).getByRole('radio', { checked: true });
    const moment = await chosen.getAttribute('value');
    await page.getByLabel('Zona waktu').selectOption('Asia/Jayapura');
    await page.getByText('WIT', { exact: true }).first().waitFor({ state: 'attached' });
    await expect.poll(() => chosen.getAttribute('value')).toBe(moment);
    await page.getByLabel('Catatan untuk mentor').fill(notes);
    await expectAccessible(page);
    await expect.poll(() => fits(page)).toBe(true);

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
    await expect.poll(() => other.page.locator(`input[name="startAt"][value="${moment}"]`).count()).toBe(0);
    await other.context.close();

    await frame.getByRole('button', { name: /^Bayar Rp/ }).click();
    await page.waitForURL('**/app/success?*');
    await page.getByText(/Sesimu .* WIT/).waitFor();
    await page.getByRole('link', { name: 'Lihat detail pesanan' }).click();
    await page
      .getByText(/\d\d\.\d\d–\d\d\.\d\d WIT/)
      .first()
      .waitFor();

    // The mentor signs in, finds the session with its notes, and confirms it; the customer sees another time that they propose.
    const desk = await browser.newContext({ ...screens.desktop, locale: 'id-ID' });
    const theirs = await desk.newPage();
    await signInTo(desk, server.url, mentor.email);
    await openPage(theirs, `${server.url}/mentor`);
    // Other journeys book this mentor too, but not at the same time.
    const when = zonedSpan(new Date(moment ?? ''), 60, 'Asia/Jakarta');
    const line = theirs.getByRole('listitem').filter({ hasText: when });
    await line.waitFor();
    await expectAccessible(theirs);
    await line.getByRole('link', { name: 'Rani Kusuma' }).click();
    await theirs.getByText(notes).waitFor();
    await theirs.getByRole('button', { name: 'Konfirmasi' }).click();
    await theirs.getByText('Sesi dikonfirmasi, dan mentee kami kabari.').waitFor();
    const proposed = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await theirs.getByLabel(/Usulkan waktu lain/).fill(`${proposed}T20:00`);
    await theirs.getByRole('button', { name: 'Usulkan' }).click();
    await theirs.getByText(/Usul waktumu kami kirim/).waitFor();
    await expectAccessible(theirs);
    await openPage(theirs, `${server.url}/mentor/availability`);
    await theirs.getByRole('button', { name: 'Simpan waktu' }).click();
    await theirs.getByText('Waktumu tersimpan.').waitFor();
    await expectAccessible(theirs);
    await desk.close();

    await page.getByRole('button', { name: 'Terima waktu ini' }).click();
    await page.getByText('Waktu baru disepakati.').waitFor();
    await page
      .getByText(/22\.00–23\.00 WIT/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Batalkan sesi' }).click();
    await page
      .getByRole('alertdialog')
      .getByText(/100% dari yang kamu bayar/)
      .waitFor();
    await page.getByRole('button', { name: 'Ya, batalkan' }).click();
    await page.getByText(/Sesi dibatalkan, dan Rp[\d.]+ kami kembalikan/).waitFor();
    expect(written(complaints)).toEqual([]);
    await context.close();
  });
});
