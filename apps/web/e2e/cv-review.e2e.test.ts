import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage, reloadPage } from './open-page.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { createCv, openSignedIn, screens, signInTo } from './cv-page.ts';
import { mailsTo, verifyAddress } from './outbox.ts';
import { startServer, type RunningServer } from './server.ts';
import { changeData } from './sql.ts';
import { goodPassword, registerVisitor } from './visitor.ts';

/** The gateway's page is ours in the demo and may run scripts: the browser warns of that on its own. */
const isAboutFrame = (line: string) => line.includes('allow-scripts and allow-same-origin');

describe('CV review', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const emailOf = (page: Page) => page.getByLabel('Email').inputValue();
  const total = (page: Page) => page.locator('dl dd[aria-live]').first();

  /** Waits for mails of these subjects, and tells of all that came. */
  async function waitForMails(to: string, subjects: string[]): Promise<string[]> {
    const until = Date.now() + 100_000;
    for (;;) {
      const came = (await mailsTo(server.url, to)).map(({ subject }) => subject.replaceAll('&#x27;', "'"));
      if (subjects.every((subject) => came.includes(subject))) return came;
      if (Date.now() > until) throw new Error(`only these came: ${came.join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  test('ordered with a bundle and a voucher, late, made by a reviewer, with voice note and PDF', async () => {
    const { page, context, complaints } = await openSignedIn(browser, server.url, 'desktop');
    // The result is shown to somebody whose address is known to be theirs.
    await verifyAddress(server.url, async (path) => (await context.request.get(server.url + path)).text());
    const cvId = await createCv(context.request, server.url, 'CV Magang');
    await openPage(page, `${server.url}/app/cv/review?cv=${cvId}`);
    const email = await emailOf(page);
    expect(email).toContain('@setapak.example');
    await expect.poll(() => page.getByRole('radio', { name: /7 Days/ }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('radio', { name: /CV Magang/ }).isChecked()).toBe(true);
    await expect.poll(() => total(page).innerText()).toBe('Rp60.000');
    await page.getByLabel('Posisi yang kamu tuju').selectOption('marketing');
    await page.getByLabel('Catatan').fill('Tolong lihat pengalaman kerja saya.');
    await page.getByLabel('Tambah ATS Checker').selectOption('pkg-pas');
    await page.getByLabel('Kode promo').fill('review35');
    await page.getByRole('button', { name: 'Terapkan' }).click();
    await page.getByRole('button', { name: 'Batalkan Voucher' }).waitFor();
    await expect.poll(() => total(page).innerText()).toBe('Rp67.000');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Bayar' }).click();
    await page.getByRole('dialog', { name: 'Pembayaran' }).waitFor();
    await page.frameLocator('iframe').getByRole('button', { name: 'Bayar Rp67.000' }).click();
    await page.getByRole('heading', { name: 'Pesananmu kami terima' }).waitFor();
    const address = new URL(page.url()).pathname;
    await page.locator('canvas').first().waitFor();
    await expectAccessible(page);

    await openPage(page, `${server.url}/app/booking?tab=cv-review`);
    await page.getByText(/Hasil paling lambat .* pukul 22\.00 WIB/).waitFor();
    await page.getByRole('link', { name: 'CV Review 7 Days' }).click();
    await page.waitForURL(`**${address}`);
    expect(complaints.filter((line) => !isAboutFrame(line))).toEqual([]);
    await page.goto('about:blank');

    // With the job of the next minute, which is waited for in the tests of jobs alone.
    await changeData(
      server,
      `UPDATE cv_review SET due_at = now() - interval '21 minutes';
       INSERT INTO pgboss.job (name, policy, data) VALUES ('keep-up-reviews', 'exclusive', '{}')`,
    );
    await waitForMails(email, ['Pesanan CV Review-mu kami terima', 'Maaf, review CV-mu terlambat']);
    await openPage(page, server.url + address);
    await page.getByText('Maaf, review ini terlambat').waitFor();
    await page.getByText('Rp19.500').waitFor();

    const desk = await browser.newContext({ ...screens.desktop, locale: 'id-ID' });
    await signInTo(desk, server.url, 'reviewer@setapak.example');
    const reviewer = await desk.newPage();
    const grumbles: string[] = [];
    reviewer.on('console', (message) => grumbles.push(message.text()));
    const queue = await openPage(reviewer, `${server.url}/reviewer`);
    expect(queue?.headers()['permissions-policy']).toContain('microphone=(self)');
    await reviewer.getByText('Terlambat').waitFor();
    await expectAccessible(reviewer);
    await reviewer.getByRole('link', { name: 'Buka CV Magang' }).click();
    await reviewer.getByRole('button', { name: 'Ambil review ini' }).waitFor();
    await expect.poll(() => reviewer.locator('canvas').count()).toBe(0);
    await reviewer.getByRole('button', { name: 'Ambil review ini' }).press('Enter');
    await reviewer.locator('canvas').first().waitFor();
    await expectAccessible(reviewer);

    const sheet = await reviewer.locator('canvas').first().boundingBox();
    if (!sheet) throw new Error('the page of the CV is not there');
    await reviewer.mouse.move(sheet.x + 60, sheet.y + 90);
    await reviewer.mouse.down();
    await reviewer.mouse.move(sheet.x + 300, sheet.y + 160, { steps: 4 });
    await reviewer.mouse.up();
    const comment = reviewer.getByRole('textbox', { name: 'Komentar' });
    await reviewer.getByText('Menunjuk kotak di halaman 1').waitFor();
    await reviewer.getByLabel('Bagian CV').selectOption('work');
    await comment.fill('Sebutkan hasilnya dengan angka.');
    await reloadPage(reviewer);
    await reviewer.getByText('Menunjuk kotak di halaman 1').waitFor();
    await expect.poll(() => comment.inputValue()).toBe('Sebutkan hasilnya dengan angka.');
    await reviewer.getByRole('button', { name: 'Tambah komentar' }).press('Enter');
    await reviewer.getByRole('button', { name: 'Lihat di halaman 1' }).waitFor();
    await comment.fill('Rapi dan mudah dibaca.');
    await reviewer.getByRole('button', { name: 'Tambah komentar' }).click();
    await reviewer.getByRole('region', { name: 'Keseluruhan CV' }).waitFor();
    await comment.fill('Salah tempat.');
    await reviewer.getByRole('button', { name: 'Tambah komentar' }).click();
    const misplaced = reviewer.getByRole('listitem').filter({ hasText: 'Salah tempat.' });
    await misplaced.getByRole('button', { name: /^Hapus komentar/ }).click();
    const last = reviewer.getByRole('alertdialog', { name: 'Hapus komentar ini?' });
    await last.getByRole('button', { name: 'Hapus komentar' }).click();
    await misplaced.waitFor({ state: 'detached' });

    await expect
      .poll(() => reviewer.getByRole('button', { name: 'Kirim hasil review' }).isDisabled())
      .toBe(true);
    const page1 = Buffer.from('<!doctype html><script>alert(1)</script>');
    await reviewer
      .getByLabel('File voice note')
      .setInputFiles({ name: 'suara.mp3', mimeType: 'audio/mpeg', buffer: page1 });
    await reviewer.getByText(/Voice note harus berupa audio/).waitFor();
    await reviewer.getByRole('button', { name: 'Rekam voice note' }).click();
    // A clock that a busy machine shows late skips a second.
    await reviewer.getByText(/^0:(?!0[01])\d\d$/).waitFor();
    await reviewer.getByRole('button', { name: 'Selesai merekam' }).click();
    await reviewer.getByRole('button', { name: 'Pakai rekaman ini' }).click();
    await reviewer.getByRole('button', { name: 'Hapus voice note' }).click();
    const question = reviewer.getByRole('alertdialog', { name: 'Hapus voice note?' });
    await question.getByRole('button', { name: 'Batal' }).click();
    await reviewer.getByRole('button', { name: 'Hapus voice note' }).waitFor();
    const kept = reviewer.waitForResponse(
      (answer) => answer.request().postData()?.includes('intent=summary') ?? false,
    );
    await reviewer.getByLabel(/Ringkasan untuk pelanggan/).fill('Sudah kuat, tinggal angka.');
    await kept;
    await reviewer.getByText('Tersimpan otomatis.').waitFor();
    const marked = {
      name: 'CV bertanda.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF'),
    };
    await reviewer.getByLabel('File PDF bertanda').setInputFiles(marked);
    await reviewer.getByRole('link', { name: 'CV bertanda.pdf' }).waitFor();

    // The customer's page hears by itself that it came.
    await reviewer.getByRole('button', { name: 'Kirim hasil review' }).click();
    await reviewer.getByRole('button', { name: 'Ya, kirim' }).click();
    await page.getByRole('heading', { name: 'Hasil review sudah jadi' }).waitFor();
    await reviewer.getByText('Terkirim').first().waitFor();
    // A refused upload stands in the console as the browser's own line.
    expect(grumbles.filter((line) => !line.includes('status of 400'))).toEqual([]);

    const came = await waitForMails(email, ['Hasil review CV-mu sudah jadi']);
    expect(came.filter((subject) => subject.includes('terlambat'))).toHaveLength(1);
    const mail = (await mailsTo(server.url, email)).find(({ subject }) => subject.includes('sudah jadi'));
    expect(await (await fetch(server.url + mail?.path)).text()).toContain(address);
    await reloadPage(page);
    await page.getByText('Sudah kuat, tinggal angka.').waitFor();
    await page.getByText('Sebutkan hasilnya dengan angka.').waitFor();
    await page.getByRole('button', { name: 'Putar' }).click();
    await page.getByRole('button', { name: 'Jeda' }).waitFor();
    await page.getByRole('button', { name: 'Lihat di halaman 1' }).click();
    await expectAccessible(page);
    const voice = await page.request.get(`${server.url}${address}/voice`, {
      headers: { range: 'bytes=0-99' },
    });
    expect([voice.status(), (await voice.body()).length, voice.headers()['content-type']]).toEqual([
      206,
      100,
      'audio/webm',
    ]);
    expect(voice.headers()['content-disposition']).toContain('attachment');
    expect(voice.headers()['permissions-policy']).toContain('microphone=()');

    // Files of customer and reviewer are closed to all others.
    const stranger = await registerVisitor(server.url);
    for (const path of [
      address,
      `${address}/voice`,
      `${address}/cv`,
      '/reviewer',
      address.replace('/app/cv/review', '/reviewer'),
    ])
      expect((await stranger.fetch(path)).status, path).toBe(404);
    expect((await stranger.post('/reviewer/x', { intent: 'claim' })).status).toBe(404);
    await Promise.all([context.close(), desk.close()]);
  }, 240_000);

  test('every refusal shows its reason, and an order without a price is there at once (phone)', async () => {
    const { email } = await registerVisitor(server.url);
    const context = await browser.newContext({ ...screens.phone, locale: 'id-ID' });
    const page = await context.newPage();
    // A visitor signs in on the way and comes back.
    await openPage(page, `${server.url}/app/cv/review`);
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(goodPassword);
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await page.waitForURL('**/app/cv/review');
    await page.getByText('Belum ada CV untuk direview').waitFor();
    await page.getByRole('radio', { name: /7 Days/ }).waitFor();
    await createCv(context.request, server.url, 'CV Pertama');
    await openPage(page, `${server.url}/app/cv/review`);
    await expectAccessible(page);
    const wide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(() => wide()).toBeLessThanOrEqual(0);

    const alert = page.getByRole('alert').first();
    const pay = () => page.getByRole('button', { name: 'Bayar' }).click();
    await page.getByText('Catatan harus diatas 10 karakter').waitFor();
    await page.getByLabel('Catatan').fill('singkat');
    await pay();
    await expect
      .poll(() => alert.innerText())
      .toBe('Tuliskan catatan di booking, catatan harus diatas 10 karakter.');
    await page.getByText('Pilih posisi yang kamu tuju.', { exact: true }).waitFor();
    await page.getByLabel('Catatan').fill('Mohon dilihat semuanya.');
    await pay();
    await expect.poll(() => alert.innerText()).toBe('Pilih posisi yang kamu tuju.');
    await page.getByLabel('Posisi yang kamu tuju').selectOption('finance');

    const apply = async (code: string) => {
      await page.getByLabel('Kode promo').fill(code);
      await page.getByRole('button', { name: 'Terapkan' }).click();
    };
    const refusals = {
      TIDAKADA: 'Voucher tidak ditemukan',
      LAMPAU: 'Voucher expired',
      HABIS: 'Voucher sudah mencapai batas penggunaan',
      MENTOR10: 'Voucher tidak ditemukan',
      TANPAID: 'voucher code gagal diterapkan',
    };
    for (const [code, text] of Object.entries(refusals)) {
      await apply(code);
      await expect.poll(() => alert.innerText()).toBe(text);
    }
    await page.getByRole('radio', { name: /3 Hari/ }).check();
    await apply('REVIEW35');
    await expect.poll(() => alert.innerText()).toBe('Voucher tidak berlaku untuk paket ini');

    // Another package starts anew: no voucher, no bundle.
    await apply('HEMAT5000');
    await page.getByRole('button', { name: 'Batalkan Voucher' }).waitFor();
    await page.getByLabel('Tambah ATS Checker').selectOption('pkg-super');
    await page.getByRole('button', { name: /Rincian Biaya/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Rincian Biaya' });
    await expect.poll(() => sheet.locator('dd').last().innerText()).toBe('Rp115.000');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: /7 Days/ }).check();
    await page.getByRole('button', { name: 'Terapkan' }).waitFor();
    await expect.poll(() => page.getByLabel('Tambah ATS Checker').inputValue()).toBe('');
    await page.getByRole('button', { name: /Rincian Biaya.*Rp60\.000/ }).waitFor();

    await apply('GRATIS');
    await page.getByRole('button', { name: 'Batalkan Voucher' }).click();
    await apply('GRATIS');
    await page.getByRole('button', { name: 'Batalkan Voucher' }).waitFor();
    await pay();
    await page.getByRole('heading', { name: 'Pesananmu kami terima' }).waitFor();
    await expect.poll(() => wide()).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await openPage(page, `${server.url}/app/cv/review`);
    await apply('GRATIS');
    await expect.poll(() => alert.innerText()).toBe('Voucher sudah Anda digunakan');
    await context.close();
  });
});
