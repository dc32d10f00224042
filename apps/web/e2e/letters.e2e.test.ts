import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { createCv, openSignedIn } from './cv-page.ts';
import { openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { server } from './shared-server.ts';

const AD = `Staf Keuangan
PT Samudra Boga Lestari
Lokasi: Cirebon
Kualifikasi:
- S1 Akuntansi
- Menguasai Microsoft Excel
Kirim CV, ijazah, dan KTP ke karier@samudraboga.example dengan subjek KEU_NAMA`;

/** A photograph of a paper, as small as a PNG can be. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('letter: written from CV and ad, its gaps filled in, kept, sent and packed with an attachment', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'desktop');
  await createCv(page.request, server.url, 'CV Keuangan', 'finance');
  await openPage(page, `${server.url}/app/lamaran/surat`);
  await page.getByRole('link', { name: 'Tulis surat' }).click();
  await page.getByLabel('Teks lowongan').fill(AD);
  await page.getByRole('button', { name: 'Susun surat' }).click();

  await page.getByRole('heading', { name: 'Surat lamaran', exact: true }).waitFor();
  await expect
    .poll(() => page.getByLabel('Hal', { exact: true }).inputValue())
    .toBe('Lamaran pekerjaan sebagai Staf Keuangan');
  await page.getByText('Ikuti penulisan yang diminta').waitFor();
  await page.getByLabel('Halaman 1 dari 1').waitFor();
  await expectAccessible(page);

  // Written anew for another occasion, and back.
  const subject = page.getByLabel('Hal', { exact: true });
  await page.getByLabel('Untuk', { exact: true }).selectOption({ label: 'Magang' });
  await page.getByRole('button', { name: 'Susun ulang surat' }).click();
  await expect.poll(() => subject.inputValue()).toBe('Permohonan magang sebagai Staf Keuangan');
  await page.getByRole('button', { name: 'Urungkan' }).last().click();
  await expect.poll(() => subject.inputValue()).toBe('Lamaran pekerjaan sebagai Staf Keuangan');

  // A row that goes leaves the keyboard at the one after it.
  const rows = page.getByRole('button', { name: /^Hapus Paragraf/ });
  const before = await rows.count();
  await rows.first().press('Enter');
  await expect.poll(() => rows.count()).toBe(before - 1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.getByRole('button', { name: 'Urungkan' }).first().click();
  await expect.poll(() => rows.count()).toBe(before);

  // The cursor goes to a gap with all of it selected, so that typing fills it in.
  const gap = page.getByRole('button', { name: /alasanmu sendiri/ });
  await gap.click();
  await page.keyboard.type('produknya saya pakai setiap hari');
  await expect.poll(() => gap.count()).toBe(0);
  await page.getByText('Tersimpan', { exact: true }).first().waitFor();
  await reloadPage(page);
  const paragraphs = await page
    .getByLabel(/^Paragraf \d+$/)
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  expect(paragraphs.join(' ')).toContain('karena produknya saya pakai setiap hari.');

  await page.getByRole('link', { name: 'Paket dengan CV dan lampiran' }).click();
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'ijazah.png',
    mimeType: 'image/png',
    buffer: PHOTO,
  });
  await page.getByRole('button', { name: 'Unggah' }).click();
  await page.getByLabel('Ijazah: ijazah.pdf').waitFor();
  // An identity card is known by its name, stays out, and is warned of once it is chosen.
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'scan KTP.png',
    mimeType: 'image/png',
    buffer: PHOTO,
  });
  await page.getByRole('button', { name: 'Unggah' }).click();
  const card = page.getByLabel('KTP: scan KTP.pdf');
  await card.waitFor();
  await expect.poll(() => card.isChecked()).toBe(false);
  await card.check();
  await page.getByText('KTP ikut dalam paket').waitFor();
  await card.uncheck();
  await page.getByRole('button', { name: 'Hapus lampiran scan KTP.pdf' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hapus lampiran ini?' });
  await question.getByRole('button', { name: 'Hapus lampiran' }).click();
  await card.waitFor({ state: 'detached' });
  const unfilled = page.getByLabel(/Tetap buat paket/);
  if (await unfilled.isVisible()) await unfilled.check();
  await page.getByRole('button', { name: 'Buat paket PDF' }).click();
  await page.getByText('Paket siap').waitFor();
  await expectAccessible(page);
  const link = page.getByRole('link', { name: /^Unduh Lamaran_.*_Staf Keuangan\.pdf$/ });
  const made = await context.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  expect((await PDFDocument.load(await made.body())).getPageCount()).toBeGreaterThanOrEqual(3);
  // Two saves that cross are put together: the browser reports the answer of the first.
  expect(complaints.filter((line) => !line.includes('409'))).toEqual([]);
  await context.close();
});

test('letter on a phone: an unfilled gap is asked about before the download, and the page is one tap away', async () => {
  const { context, page, complaints } = await openSignedIn(browser, server.url, 'phone');
  const answer = await context.request.post(`${server.url}/app/lamaran/surat/new`, {
    headers: { origin: server.url },
    form: { language: 'id', title: 'Barista', company: 'Kedai Contoh', ad: '' },
    maxRedirects: 0,
  });
  await openPage(page, new URL(answer.headers()['location'] ?? '', server.url).href);
  await page.getByRole('button', { name: 'Pratinjau' }).click();
  await page.getByLabel('Halaman 1 dari 1').last().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Unduh PDF' }).click();
  await page.getByRole('dialog', { name: /bagian masih kosong/ }).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lanjutkan saja' }).click();
  expect((await download).suggestedFilename()).toBe('Surat Lamaran_Rani Kusuma_Barista.pdf');
  expect(complaints).toEqual([]);
  await context.close();
});
