import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { applyPromo, confirmBooking, fits, mentor } from './booking-page.ts';
import { openPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { registerIn, screens } from './cv-page.ts';
import { mailsTo } from './outbox.ts';
import { server } from './shared-server.ts';

const mentorMail = 'rani@mentor.setapak.example';
const held = 'Sesi pertama: aku mau latihan wawancara product manager untuk program magang.';
const missed = 'Sesi kedua: aku mau membahas pilihan antara startup dan perusahaan besar.';
interface Wish {
  voucher?: string;
  cv?: string;
}

describe("a mentor's page of a session", () => {
  /** @returns where the customer sees the order */
  async function book(page: Page, notes: string, { voucher, cv }: Wish): Promise<string> {
    await openPage(page, `${server.url}/app/book?mentor=${mentor.id}`);
    await page.getByLabel('Catatan untuk mentor').fill(notes);
    if (cv) await page.getByLabel(/Sertakan CV/).selectOption(cv);
    if (voucher) {
      await applyPromo(page, voucher);
      await page.getByRole('button', { name: 'Batalkan Voucher' }).waitFor();
      await page.getByRole('button', { name: 'Book Session' }).click();
      await page.getByRole('button', { name: 'Setuju dan Bayar' }).click();
    } else {
      const frame = await confirmBooking(page);
      await frame.getByRole('button', { name: /^Bayar Rp/ }).click();
    }
    await page.waitForURL('**/app/success?*');
    return `${server.url}/app/booking/detail?id=${new URL(page.url()).searchParams.get('order')}`;
  }

  /** The link in the mentor's mail about the booking with these notes. */
  async function linkFor(notes: string): Promise<string | undefined> {
    for (const { path } of await mailsTo(server.url, mentorMail)) {
      const html = await (await fetch(server.url + path)).text();
      if (html.includes(notes)) return /https?:\/\/[^\s"<&]*\/session\/[\w-]+\/[\w-]+/.exec(html)?.[0];
    }
    return undefined;
  }

  test(
    'both are written to; the mentor reads notes and CV, notes a try in vain, ends another session; the customer sees each',
    { timeout: 300_000 },
    async () => {
      const context = await browser.newContext({ ...screens.desktop, locale: 'id-ID' });
      const complaints: string[] = [];
      context.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
      const page = await context.newPage();
      const email = await registerIn(context, server.url);
      const made = await page.request.post(`${server.url}/app/cv/dashboard`, {
        form: { intent: 'create', name: 'CV Magang' },
        headers: { origin: server.url },
        maxRedirects: 0,
      });
      expect(made.status()).toBe(302);
      const heldOrder = await book(page, held, { cv: 'CV Magang' });
      const missedOrder = await book(page, missed, { voucher: 'GRATIS' });

      const announcements = () =>
        mailsTo(server.url, email).then((mails) =>
          mails.filter(({ subject }) => subject === 'Sesi mentoring-mu sudah dipesan'),
        );
      await expect.poll(async () => (await announcements()).length, { interval: 1_000 }).toBe(2);
      await expect
        .poll(async () => [Boolean(await linkFor(held)), Boolean(await linkFor(missed))], {
          interval: 1_000,
        })
        .toEqual([true, true]);
      const [mail] = await announcements();
      await openPage(page, server.url + mail!.path);
      const [calendar] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Unduh lampiran sesi-mentoring.ics' }).click(),
      ]);
      const words = await readFile(await calendar.path(), 'utf8');
      expect(words).toContain('BEGIN:VEVENT');
      expect(words).toContain(mentor.name);

      // The mentor has no account here: another browser, and the link alone.
      const other = await browser.newContext({ ...screens.phone, locale: 'id-ID' });
      other.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
      const desk = await other.newPage();
      await openPage(desk, (await linkFor(missed))!);
      await desk.getByText(missed).waitFor();
      await expect.poll(() => desk.getByRole('link', { name: /Unduh CV/ }).count()).toBe(0);
      await expect.poll(() => fits(desk)).toBe(true);
      await expectAccessible(desk);
      await openPage(page, missedOrder);
      await desk.getByRole('button', { name: 'Tidak bisa dihubungi' }).click();
      await desk.getByRole('alertdialog').getByText('Catat percobaan yang gagal?').waitFor();
      await expectAccessible(desk);
      await desk.getByRole('button', { name: 'Ya, catat' }).click();
      await desk.getByText('Percobaan dicatat, dan orangnya kami kabari.').waitFor();
      await desk.getByRole('button', { name: 'Tidak bisa dihubungi', disabled: true }).waitFor();
      await page.getByText(/Mentor sudah 1 dari 3 kali mencoba menghubungimu/).waitFor();
      await expectAccessible(page);
      await expect
        .poll(async () => (await mailsTo(server.url, email)).map(({ subject }) => subject))
        .toContain('Mentormu belum bisa menghubungimu');

      await openPage(desk, (await linkFor(held))!);
      await desk.getByText(held).waitFor();
      const cv = await desk.getByRole('link', { name: 'Unduh CV: CV Magang' }).getAttribute('href');
      const paper = await other.request.get(server.url + cv);
      expect(paper.headers()['content-type']).toBe('application/pdf');
      expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
      await openPage(page, heldOrder);
      await desk.getByRole('button', { name: 'Sesi selesai' }).click();
      await desk.getByRole('button', { name: 'Ya, sudah selesai' }).click();
      await desk.getByText('Sesi ditandai selesai. Terima kasih!').waitFor();
      await desk.getByRole('button', { name: 'Sesi selesai' }).waitFor({ state: 'detached' });
      await expectAccessible(desk);
      await page.getByRole('main').getByText('Selesai', { exact: true }).waitFor();

      const bent = await other.request.get(
        (await linkFor(held))!.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
      );
      expect(bent.status()).toBe(404);
      expect(complaints).toEqual([]);
      await other.close();
      await context.close();
    },
  );
});
