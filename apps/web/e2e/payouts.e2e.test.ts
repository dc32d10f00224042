import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { fits } from './booking-page.ts';
import { expectAccessible } from './accessible.ts';
import { screens, signInTo } from './cv-page.ts';
import { newPerson } from './day-person.ts';
import { openPage } from './open-page.ts';
import { mailsTo } from './outbox.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';
import { newVisitor } from './visitor.ts';

/** Booked by no other journey. */
const mentor = { id: 'yusuf', name: 'Muhammad Yusuf Hamdani', email: 'yusuf@mentor.setapak.example' };
const notes =
  'Aku ingin tahu bagaimana bagi hasil seorang mentor sampai ke rekeningnya, langkah demi langkah.';

test('payouts: a held session is earned, put into a batch, transferred by CSV, and the mentor reads the statement', async () => {
  const { url } = server;
  const customer = await newPerson(url);
  const order = await customer.order({
    transactionType: 'mentoring',
    mentorId: mentor.id,
    hours: 1.5,
    notes,
  });
  await customer.atGateway(order, 'pay', 'paid');
  const bodiesTo = async (subject: string) => {
    const mails = await mailsTo(url, mentor.email);
    const wanted = mails.filter((mail) => mail.subject === subject);
    return Promise.all(wanted.map(async ({ path }) => (await fetch(url + path)).text()));
  };
  const linkOf = async () =>
    (await bodiesTo('Kamu dapat pesanan mentoring baru'))
      .filter((body) => body.includes(notes))
      .map((body) => /https?:\/\/[^/\s"<&]*(\/session\/[\w-]+\/[\w-]+)/.exec(body)?.[1])[0];
  await expect.poll(linkOf, { interval: 500 }).toBeTruthy();
  await newVisitor(url).post((await linkOf()) ?? '', { report: 'held' });

  const context = await browser.newContext({ ...screens.desktop, locale: 'id-ID' });
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  const page = await context.newPage();
  await signInTo(context, url, 'admin@setapak.example');
  const check = async () => {
    for (const screen of ['phone', 'desktop'] as const) {
      await page.setViewportSize(screens[screen].viewport);
      await expectAccessible(page, { colours: screen === 'desktop' });
      await expect.poll(() => fits(page)).toBe(true);
    }
  };

  await openPage(page, `${url}/admin/payouts`);
  const row = page.getByRole('row').filter({ hasText: mentor.name });
  await row.getByText('Belum ada rekening').waitFor();
  await row.getByRole('link').click();
  await page.getByRole('heading', { name: mentor.name }).waitFor();
  await page.getByLabel('Bank').selectOption('BCA');
  await page.getByLabel('Nomor rekening').fill('12ab');
  await page.getByLabel('Atas nama').fill('=1+1');
  await page.getByRole('button', { name: 'Simpan rekening' }).click();
  await page.getByText('Nomor rekening berisi 6 sampai 20 angka').waitFor();
  await page.getByText('Tulis nama seperti di buku tabungan').waitFor();
  await check();
  await page.getByLabel('Nomor rekening').fill('1234 567 890');
  await page.getByLabel('Atas nama').fill('Yusuf Maulana');
  await page.getByRole('button', { name: 'Simpan rekening' }).click();
  await page.getByText('Rekening disimpan terenkripsi').waitFor();
  await page.getByText('BCA •••• 7890').waitFor();

  await page.getByRole('link', { name: 'Kembali', exact: true }).click();
  await row.getByText('Ikut').waitFor();
  await check();
  await page.getByRole('button', { name: /^Buat batch: 1 mentor/ }).click();
  await page.getByRole('heading', { name: /^Batch / }).waitFor();
  const amount = await row.locator('[data-kind=rupiah]').innerText();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Unduh CSV' }).click();
  const file = await (await downloading).path();
  const [line] = parse<Record<string, string>>(await readFile(file), { columns: true });
  expect(line).toMatchObject({
    bank_code: '014',
    account_number: '1234567890',
    account_name: 'Yusuf Maulana',
  });
  expect(Number(line?.['amount'])).toBe(Number(amount.replaceAll(/\D/g, '')));

  const settle = page.getByRole('button', { name: 'Tandai sudah ditransfer' });
  await page.getByText('Tandai ditransfer', { exact: true }).click();
  await settle.click();
  await page.getByText('Tulis referensi transfer dari bank').waitFor();
  await check();
  await page.getByLabel('Referensi dari bank').fill('BCA-20261122-77');
  await settle.click();
  await page.getByText('Pilih dulu barisnya').waitFor();
  await row.getByRole('checkbox').check();
  await settle.click();
  await page.getByText('1 transfer ditandai sudah dibayar').waitFor();
  await row.getByText('Sudah ditransfer').waitFor();
  // What the bank sent back is money that is paid once more: said first, done by a second press.
  const back = page.getByRole('button', { name: 'Ya, kembalikan ke saldo' });
  await back.waitFor({ state: 'hidden' });
  await page.getByText('Dikembalikan bank?').click();
  await back.waitFor();

  const statements = () => bodiesTo('Bagi hasil mentoring-mu sudah kami transfer');
  await expect.poll(async () => (await statements()).length, { interval: 500 }).toBe(1);
  const [mail = ''] = await statements();
  expect(mail).toContain(amount);
  const attached = /href="(\/demo\/mail\/[^"]+\/bagi-hasil-[^"]+\.pdf)"/.exec(mail)?.[1] ?? '';
  const pdf = await fetch(url + attached);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await openPage(page, `${url}/admin/refunds/transfers`);
  await check();
  expect(complaints).toEqual([]);
  await context.close();
});
