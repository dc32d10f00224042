import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkFile, chooseFile, expectNoOverflow, giveChecks, openUpload, usesOnBadge } from './ats-page.ts';
import { openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { createCv, openSignedIn, painted, screens } from './cv-page.ts';
import { newPerson } from './day-person.ts';
import { barePdf, lockedPdf } from './hostile-files.ts';
import { server } from './shared-server.ts';

describe('what an ATS reads', () => {
  let cv: { name: string; buffer: Buffer };
  beforeAll(async () => {
    const pdf = await render(starterResume('finance'), { pages: 'multi' });
    cv = { name: 'CV Nadya.pdf', buffer: Buffer.from(pdf) };
  });

  const tab = () => `${server.url}/app/cv/dashboard?tab=ats`;
  /** Somebody with three checks, at the upload. */
  const open = async (screen: 'desktop' | 'phone') => {
    const signedIn = await openSignedIn(browser, server.url, screen);
    await giveChecks(signedIn.page, server.url);
    await openUpload(signedIn.page, server.url);
    return signedIn;
  };

  test('on a desktop: fields beside the PDF, score, report, text, a job ad, and what changed since', async () => {
    const { page, context, complaints } = await open('desktop');
    const first = await checkFile(page, cv);
    const value = (label: string) => page.locator('dl > div', { hasText: label }).locator('dd').innerText();
    expect(await value('Nama')).toBe('Nadya Prameswari');
    expect(await value('Email')).toContain('@');
    expect(await value('Tanggal lahir')).toBe('Tidak terdeteksi, dan tidak wajib');
    for (const section of ['Pengalaman', 'Pendidikan', 'Keahlian', 'Sertifikasi', 'Bahasa'])
      await page.getByRole('heading', { name: section, exact: true }).waitFor();
    await page.getByText('Agustus 2023 – Sekarang').waitFor();
    await page.getByRole('img', { name: /Skor ATS \d+ dari 100/ }).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);

    // The page is drawn, and the place of the e-mail lights up on it.
    const picture = page.getByRole('img', { name: 'Halaman 1 dari CV yang dicek' }).first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1100);
    const lit = page.locator('aside [class*=lit]');
    await expect.poll(() => lit.count()).toBe(0);
    await page.getByRole('button', { name: 'Lihat Email di CV' }).focus();
    await expect.poll(() => lit.count()).toBe(1);

    await page.getByText('Teks seperti dibaca mesin').click();
    await page.locator('pre', { hasText: 'PENGALAMAN KERJA' }).waitFor();

    await page.getByLabel('Isi lowongan').fill('terlalu pendek');
    await page.getByRole('button', { name: 'Cocokkan' }).click();
    await page.getByText('Tempel isi lowongannya dulu').waitFor();
    await page
      .getByLabel('Isi lowongan')
      .fill('Persyaratan: S1 Akuntansi, pengalaman minimal 2 tahun, menguasai Excel, SQL, dan SAP.');
    await page.getByRole('button', { name: 'Cocokkan' }).click();
    await page.getByRole('img', { name: /Kecocokan \d+ dari 100/ }).waitFor();
    for (const [column, skill] of [
      ['Sudah ada', 'SQL'],
      ['Belum terlihat', 'SAP'],
    ] as const)
      await page
        .locator('div', { has: page.getByRole('heading', { name: column }) })
        .last()
        .getByText(skill)
        .first()
        .waitFor();
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const report = await download;
    expect(report.suggestedFilename()).toBe('Hasil ATS CV Nadya.pdf');
    const paper = await PDFDocument.load(await readFile(await report.path()));
    expect(paper.getTitle()).toBe('Hasil Pengecekan ATS');

    await page.getByRole('link', { name: 'Re-upload CV' }).click();
    await page.getByRole('link', { name: 'Lihat hasil pengecekan sebelumnya' }).waitFor();
    const starter = starterResume('finance');
    const poorer = await render(
      { ...starter, profile: { ...starter.profile, phone: '' } },
      { pages: 'multi' },
    );
    await checkFile(page, { name: 'CV Nadya 2.pdf', buffer: Buffer.from(poorer) });
    const changes = page.locator('section', { has: page.getByRole('heading', { name: 'Yang berubah' }) });
    await changes.getByText('Nomor telepon').waitFor();
    await changes.getByText('Tidak lagi terbaca').waitFor();
    await page.getByRole('link', { name: /CV Nadya\.pdf/ }).click();
    await page.waitForURL(new RegExp(`check=${first}`));
    await page.getByText(/^CV Nadya\.pdf · /).waitFor();
    // The check before has left the page whole: one header, one of each button.
    await expect.poll(() => page.getByRole('heading', { name: 'Hasil Pengecekan' }).count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: 'Perbaiki di CV Maker' }).count()).toBe(1);
    await expect.poll(() => usesOnBadge(page)).toBe(1);
    await page.getByRole('button', { name: 'Perbaiki di CV Maker' }).click();
    await page.waitForURL('**/app/cv/import/*');
    await page.getByRole('button', { name: 'Simpan dan buka di builder' }).click();
    await page.waitForURL('**/app/cv/builder/*');
    await painted(page);
    await expect.poll(() => page.getByLabel('Nama depan').inputValue()).toBe('Nadya');
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([]);
    await context.close();
  });

  test('on a phone: refused files cost nothing, the same file is free, and a result can be deleted', async () => {
    const { page, context } = await open('phone');
    const recipe = await render(
      {
        ...starterResume('blank'),
        objective: { heading: 'Resep', body: 'Tumis bawang.', visible: true, isExample: false },
      },
      { pages: 'multi' },
    );
    const refused: [Buffer, string][] = [
      [Buffer.from('<html>'), 'Harap masukan CV yang memiliki ekstensi PDF dan berukuran maksimal 5 MB'],
      [Buffer.from('%PDF-1.4\n'), 'PDF ini rusak atau terpotong'],
      [lockedPdf(), 'PDF ini dilindungi password'],
      [Buffer.from(recipe), 'Ini sepertinya bukan CV'],
    ];
    for (const [buffer, alert] of refused) {
      await chooseFile(page, { name: 'cv.pdf', buffer });
      await page.getByRole('alert').getByText(alert).waitFor();
      await page.getByText('Kuotamu tidak berkurang.').waitFor();
    }
    await chooseFile(page, { name: 'besar.pdf', buffer: Buffer.alloc(5_120_001, '%PDF-1.7 ') });
    await page.getByText(refused[0]![1]).waitFor();
    await expectAccessible(page);
    await expect.poll(() => usesOnBadge(page)).toBe(3);

    const id = await checkFile(page, cv);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Lihat Email di CV' }).click();
    await page
      .getByRole('dialog', { name: /^Di CV/ })
      .getByRole('img')
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => usesOnBadge(page)).toBe(2);

    await openUpload(page, server.url);
    expect(await checkFile(page, { ...cv, name: 'lain.pdf' })).toBe(id);
    await page.getByText('File ini sudah pernah dicek').waitFor();
    await expect.poll(() => usesOnBadge(page)).toBe(2);

    const address = page.url();
    await page.getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('button', { name: 'Ya, hapus' }).click();
    await page.getByRole('heading', { name: 'Upload CV' }).waitFor();
    expect((await page.request.get(address)).status()).toBe(404);

    // What was deleted costs a use again.
    await checkFile(page, cv);
    await expect.poll(() => usesOnBadge(page)).toBe(1);
    await openUpload(page, server.url);

    // Where next to nothing was read there is a CV to be made, and no report.
    await checkFile(page, { name: 'kontak.pdf', buffer: barePdf() });
    await expect.poll(() => page.getByRole('link', { name: 'Download' }).count()).toBe(0);
    await expect.poll(() => page.getByRole('button', { name: 'Perbaiki di CV Maker' }).count()).toBe(0);
    // With the last use gone the way to another package stands beside the result.
    await page.getByText('Kuota ATS Checker kamu sudah habis').waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'Pilih paket' }).click();
    await page.getByRole('heading', { name: 'Pilih paket' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Create CV' }).click();
    await page.getByRole('button', { name: 'Create CV' }).waitFor();
    await context.close();
  });

  test('an own CV is checked as the PDF that it would be sent as', async () => {
    const { page, context } = await open('desktop');
    const id = await createCv(page.request, server.url, 'CV Keuangan', 'finance');
    await page.clock.install();
    await openPage(page, `${tab()}&cv=${id}`);
    await expect.poll(() => page.getByRole('radio', { name: 'CV Keuangan' }).isChecked()).toBe(true);
    await expectAccessible(page);
    // While the reader takes its time, the page goes on saying so.
    const held = Promise.withResolvers<void>();
    await page.route('**/app/cv/ats-check', (route) => held.promise.then(() => route.continue()));
    await page.getByRole('button', { name: 'Cek CV ini' }).click();
    const heard = page.getByRole('status').filter({ hasText: 'CV mu sedang diproses' });
    await heard.waitFor();
    await page.clock.fastForward(12_000);
    await page.getByText(/^Sudah \d+ detik, lebih lama dari biasanya/).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /masih diproses, sudah 10 detik\./ })
      .waitFor();
    await expectAccessible(page);
    held.resolve();
    await page.waitForURL(/check=/);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Hasil Pengecekan');
    await page.getByText('CV Keuangan.pdf').first().waitFor();
    await expect
      .poll(() => page.locator('dl > div', { hasText: 'Pekerjaan terakhir' }).innerText())
      .toContain('Staf');
    await context.close();
  });

  test('a letter before the CV: its page is named, and the CV’s own page is shown, on a desk and on a phone', async () => {
    const { page, context, complaints } = await open('desktop');
    await checkFile(page, { name: 'Lamaran.pdf', buffer: await behindLetter(cv.buffer) });
    await page.getByText('Yang dimaksud: halaman 1.').waitFor();
    const pages = page.getByRole('region', { name: 'Halaman CV' });
    // As far as there is something below: at the end of the file the CV's only page is whole before it is at the top.
    const isScrolled = () =>
      expect
        .poll(() => pages.evaluate((element) => element.scrollTop / element.children[1]!.clientHeight))
        .toBeGreaterThan(0.3);
    await isScrolled();
    await expectAccessible(page);
    await page.setViewportSize(screens.phone.viewport);
    await reloadPage(page);
    await page.getByRole('button', { name: 'Lihat yang terbaca di CV-mu' }).click();
    await isScrolled();
    await expectAccessible(page, { colours: false });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('by keyboard alone', async () => {
    const { page, context } = await open('desktop');
    const chooser = page.waitForEvent('filechooser');
    for (let n = 0; n < 30; n += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('input[type=file]'))) break;
    }
    await page.keyboard.press('Enter');
    await (await chooser).setFiles({ ...cv, mimeType: 'application/pdf' });
    await page.waitForURL(/check=/);
    await page.getByText('Nadya Prameswari').first().waitFor();
    await context.close();
  });

  test("without a use nothing is read; another person's check is not there", async () => {
    const [owner, other] = [await newPerson(server.url), await newPerson(server.url)];
    await owner.json('/app/cv/ats-redeem', { intent: 'process', code: 'REDEEM3', clientToken: 'press-once' });
    const { id } = await owner.check(cv.buffer);
    const base = `/app/cv/ats-check/${id}`;
    const file = await owner.get(`${base}/file`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(cv.buffer);

    expect((await owner.get(`/app/cv/dashboard?tab=ats&check=${id}`)).status).toBe(200);
    expect((await other.get(`/app/cv/dashboard?tab=ats&check=${id}`)).status).toBe(404);
    for (const part of ['file', 'report', 'page/1'])
      expect((await other.get(`${base}/${part}`)).status).toBe(404);
    const ad = { intent: 'match', jobAd: 'Dicari staf keuangan yang menguasai Excel.' };
    expect((await other.json(`${base}/match`, ad)).status).toBe(404);
    expect(await other.check(cv.buffer)).toEqual({ id: null, failure: 'no_uses' });
  });

  test('without script a plain form does the same', async () => {
    const { context } = await open('phone');
    const plain = await browser.newContext({ javaScriptEnabled: false });
    await plain.addCookies(await context.cookies());
    const page = await plain.newPage();
    await page.goto(`${tab()}&step=1`);
    await page.getByLabel('Pilih file PDF').setInputFiles({ ...cv, mimeType: 'application/pdf' });
    await page.getByRole('button', { name: 'Unggah' }).click();
    await page.waitForURL(/check=/);
    expect(await page.content()).toContain('Nadya Prameswari');
    await plain.close();
    await context.close();
  });
});

/** One file that begins with an application letter of a page. */
async function behindLetter(cv: Buffer): Promise<Buffer> {
  const file = await PDFDocument.create();
  const page = file.addPage();
  const letter = `Bandung, 3 November 2026

Perihal: Lamaran Pekerjaan

Yth. Bapak/Ibu HRD
PT Sumber Alam Sejahtera

Dengan hormat,
Berdasarkan informasi lowongan yang saya peroleh, saya yang bertanda tangan di bawah ini
bermaksud mengajukan lamaran pekerjaan sebagai staf akuntansi di perusahaan Bapak/Ibu.
Sebagai bahan pertimbangan, saya lampirkan daftar riwayat hidup dan fotokopi ijazah.
Demikian surat lamaran ini saya buat. Atas perhatian Bapak/Ibu, saya ucapkan terima kasih.

Hormat saya,

Nadya Prameswari`;
  page.drawText(letter, { x: 60, y: page.getHeight() - 80, size: 11, lineHeight: 17 });
  const other = await PDFDocument.load(cv);
  for (const copied of await file.copyPages(other, other.getPageIndices())) file.addPage(copied);
  return Buffer.from(await file.save());
}
