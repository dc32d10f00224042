import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sections } from '../app/features/admin/resource.ts';
import { fits, mentor, notes, written } from './booking-page.ts';
import { hasFocus, openPage } from './open-page.ts';
import { verifyAddress } from './outbox.ts';
import { browser } from './shared-browser.ts';
import { expectAccessible } from './accessible.ts';
import { screens, signInTo } from './cv-page.ts';
import { newPerson } from './day-person.ts';
import { startServer, type RunningServer } from './server.ts';
import { goodPassword, newVisitor, registerVisitor } from './visitor.ts';

const admin = 'admin@setapak.example';

describe('the back office', () => {
  let server: RunningServer;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];
  beforeAll(async () => {
    server = await startServer();
    context = await browser.newContext({ ...screens.desktop, locale: 'id-ID' });
    context.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
    context.on('weberror', (error) => complaints.push(String(error.error())));
    page = await context.newPage();
    await signInTo(context, server.url, admin);
  });
  afterAll(() => server.stop());

  const open = (path: string) => openPage(page, `${server.url}/admin${path}`);
  const save = async () => {
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await page.getByText('Perubahan disimpan.').waitFor();
  };
  const choose = (name: string) => page.getByRole('checkbox', { name, exact: true }).check();
  /** What somebody who is not signed in is shown. */
  const publicText = async (path: string) => (await fetch(server.url + path)).text();
  /** The newest change that the record holds of this kind. */
  const expectAudited = async (id: string, action: string) => {
    const list = await page.request.get(`${server.url}/admin/audit?q=${encodeURIComponent(id)}`);
    const rows = (await list.text()).match(/<tr.*?<\/tr>/gs) ?? [];
    expect(rows.find((row) => row.includes(action))).toContain(admin);
  };

  test('the overview and every list, at both widths', async () => {
    await openPage(page, `${server.url}/app/profile`);
    await page.getByRole('button', { name: /^Menu profil/ }).click();
    await page.getByRole('link', { name: 'Panel admin' }).click();
    await page.getByRole('heading', { name: 'Ringkasan' }).waitFor();
    await expect.poll(() => page.getByRole('figure').count()).toBe(5);
    await page.getByRole('figure').filter({ hasText: 'Pengguna baru' }).getByText('Angka per hari').click();
    await expect
      .poll(() => page.getByRole('figure').filter({ hasText: 'Pengguna baru' }).getByRole('row').count())
      .toBe(30);
    await expectAccessible(page);
    for (const { to, label } of sections) {
      await page.getByRole('link', { name: label, exact: true }).first().click();
      await page.locator(`[aria-current=page][href="${to}"]`).waitFor();
      await expect.poll(() => fits(page), { message: to }).toBe(true);
      await page.setViewportSize(screens.phone.viewport);
      await expectAccessible(page);
      await expect.poll(() => fits(page), { message: to }).toBe(true);
      await page.setViewportSize(screens.desktop.viewport);
    }
    expect(written(complaints)).toEqual([]);
  });

  test('vouchers: errors are shown, one is created, many are created', async () => {
    await open('/vouchers');
    await page.getByRole('link', { name: 'Tambah voucher' }).click();
    await page.getByLabel('Kode').fill('x');
    await page.getByLabel('Potongan (%)').fill('-5');
    await page.getByLabel('Batas pemakaian').fill('0');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Ada isian yang belum benar. Periksa yang ditandai merah.').waitFor();
    // The first wrong field has the focus, and what was typed.
    await hasFocus(page.getByLabel('Kode'));
    await expect.poll(() => page.getByLabel('Kode').inputValue()).toBe('x');
    for (const message of [
      'Pakai 3 sampai 40 huruf, angka, atau tanda hubung',
      'Pilih minimal satu',
      'Harus lebih dari 0',
      'Minimal 1',
    ])
      await page.getByText(message).waitFor();
    await expect.poll(() => page.getByText('Isi tanggal dan jam').count()).toBe(2);
    await expectAccessible(page);

    const fill = async () => {
      await choose('Paket ATS Checker');
      await choose('ATS Checker: Paket Pas');
      await page.getByLabel('Potongan (%)').fill('25');
      await page.getByLabel('Batas pemakaian').fill('20');
      await page.getByLabel('Mulai berlaku (WIB)').fill('2026-01-01T00:00');
      await page.getByLabel('Berakhir (WIB)').fill('2099-01-01T00:00');
    };
    await page.getByLabel('Kode').fill('kampus25');
    await fill();
    await save();
    await expectAudited('KAMPUS25', 'membuat');

    await open('/vouchers');
    await page.getByRole('link', { name: 'Buat banyak kode' }).click();
    await page.getByLabel('Awalan').fill('wisuda');
    await page.getByLabel('Jumlah kode').fill('5');
    await fill();
    await page.getByRole('button', { name: 'Buat kode' }).click();
    await page.getByRole('heading', { name: '5 kode dibuat' }).waitFor();
    const codes = (await page.getByLabel('Kode').inputValue()).split('\n');
    expect(new Set(codes).size).toBe(5);
    for (const code of codes) expect(code).toMatch(/^WISUDA-[2-9A-Z]{8}$/);
    await page.getByRole('button', { name: 'Salin semua' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Unduh CSV' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toBe(['kode', ...codes, ''].join('\r\n'));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ke daftar voucher' }).click();
    await page.getByRole('link', { name: codes[0]! }).waitFor();
    // What a search found is said, and the keyboard does not fall out of the page with the form that is drawn anew.
    await page.getByLabel('Cari', { exact: true }).fill('tidak-ada-kode-ini');
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Tidak ada yang cocok' }).waitFor({ state: 'attached' });
    const heading = page.getByRole('heading', { level: 1 });
    await hasFocus(heading);
    await page.getByText('Simpan tampilan ini').click();
    await page.getByLabel('Nama tampilan').fill('Kosong');
    await page.getByRole('button', { name: 'Simpan', exact: true }).click();
    await page.getByText('Tampilan "Kosong" disimpan.').waitFor();
    await page.getByRole('button', { name: 'Hapus tampilan Kosong' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, hapus tampilan' }).click();
    await page.getByText('Tampilan dihapus.').waitFor();
    await expectAudited('WISUDA', 'kode voucher');
  });

  test('a price, a role, a mentor and an event reach the people they are for', async () => {
    await open('/products');
    await page.getByRole('link', { name: 'Paket Pas' }).first().click();
    await page.getByLabel('Harga (rupiah)').fill('33500');
    await save();
    expect(await publicText('/app/cv/dashboard?tab=ats&step=0')).toContain('Rp33.500');
    await expectAudited('ats.pkg-pas', 'mengubah');

    const { email, ...person } = await registerVisitor(server.url);
    await verifyAddress(server.url, async (path) => (await person.fetch(path)).text());
    await open(`/users?q=${email}`);
    await page.getByRole('link', { name: 'Dimas Prakoso' }).click();
    // The address changes a moment before the page, and the list's filter has the same name as the field.
    await page.getByRole('heading', { name: 'Dimas Prakoso' }).waitFor();
    const userId = new URL(page.url()).pathname.split('/').at(-1)!;
    await page.getByText('Ubah peran').click();
    await page.getByLabel('Peran').selectOption({ label: 'Reviewer' });
    await save();
    const reviewer = newVisitor(server.url);
    await reviewer.post('/login', { email, password: goodPassword });
    expect((await reviewer.fetch('/reviewer')).status).toBe(200);
    expect((await reviewer.fetch('/admin')).status).toBe(404);
    await expectAudited(userId, 'mengubah');

    await open('/mentors/rani');
    await page.getByLabel('Jabatan').fill('Kepala Pemeriksa Portofolio');
    await save();
    expect(await publicText('/app/mentoring?q=Portofolio')).toContain('Kepala Pemeriksa Portofolio');
    await expectAudited('rani', 'mengubah');

    await open('/events/new');
    await page.getByLabel('Nama acara').fill('Bedah CV bareng rekruter');
    await page.getByLabel('Waktu').fill('Sabtu, 12 Desember 2026, 19.00 WIB');
    await page.getByLabel('Tujuan').fill('javascript:alert(1)');
    const chooseBytes = (buffer: Buffer) =>
      page.getByLabel('Gambar').setInputFiles({ name: 'acara.jpg', mimeType: 'image/jpeg', buffer });
    await chooseBytes(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Tulis alamat https:// atau halaman kita').waitFor();
    await page.getByText('Foto harus berupa JPG, PNG, atau WebP').waitFor();
    await page.getByLabel('Tujuan').fill('/app/mentoring');
    const picture = sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#5BC0EB' } });
    await chooseBytes(await picture.jpeg().toBuffer());
    await page.getByRole('img', { name: 'Gambar yang baru dipilih' }).waitFor();
    await save();
    const eventId = new URL(page.url()).pathname.split('/').at(-1)!;
    await expectAccessible(page);
    const landing = await publicText('/');
    expect(landing).toContain('Bedah CV bareng rekruter');
    const shown = await fetch(server.url + (/\/pictures\/[a-z0-9]{36}/.exec(landing)?.[0] ?? ''));
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 1_280, height: 720 });
    await expectAudited(eventId, 'membuat');
    expect(written(complaints)).toEqual([]);
  });

  test('a paid order is looked into, given time, and partly paid back', async () => {
    const buyer = await newPerson(server.url);
    const purchase = { transactionType: 'mentoring', mentorId: mentor.id, hours: 1, notes };
    await buyer.atGateway(await buyer.order(purchase), 'pay', 'paid');

    await open('/orders?filter=mentoring');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Mentoring' }).waitFor();
    const timeline = page.getByRole('region', { name: 'Perjalanan pesanan' });
    for (const moment of ['Pesanan dibuat', 'Pembayaran diterima', 'Notifikasi gateway'])
      await timeline.getByText(moment).first().waitFor();
    const orderId = new URL(page.url()).pathname.split('/').at(-1)!;

    const ends = page
      .locator('dt', { hasText: 'Sesi berlaku sampai' })
      .locator('xpath=following-sibling::dd[1]');
    const before = await ends.innerText();
    await page.getByText('Tambah waktu').first().click();
    await page.getByLabel('Jumlah hari').fill('0');
    await page.getByRole('button', { name: 'Tambah waktu' }).click();
    await page.getByText('Minimal 1 hari').waitFor();
    await page.getByLabel('Jumlah hari').fill('4');
    await page.getByRole('button', { name: 'Tambah waktu' }).click();
    await page.getByText('Waktu pesanan ditambah 4 hari.').waitFor();
    // Closed, so that a second press adds no more days.
    await page.getByLabel('Jumlah hari').waitFor({ state: 'hidden' });
    await expect.poll(() => ends.innerText()).not.toBe(before);

    await page.getByText('Kembalikan dana').first().click();
    const refund = page.getByRole('button', { name: 'Kembalikan dana' });
    await page.getByLabel('Jumlah (rupiah)').fill('75001');
    await page.getByLabel('Alasan').fill('x');
    await refund.click();
    await page.getByText('Tulis alasannya').waitFor();
    await page.getByLabel('Alasan').fill('Mentor datang terlambat 30 menit');
    await refund.click();
    await page.getByText('Pengembalian dana ini tidak bisa dilakukan.').waitFor();
    await page.getByLabel('Jumlah (rupiah)').fill('25000');
    await refund.click();
    await page.getByText(/^Dana dikembalikan lewat gateway|^Cara bayar ini tidak bisa/).waitFor();
    await timeline.getByText('Operator menambah waktu pesanan ini 4 hari').waitFor();
    await timeline
      .getByText('Operator mencoba mengembalikan dana pesanan ini, tetapi tidak berhasil')
      .waitFor();
    for (const screen of ['phone', 'desktop'] as const) {
      await page.setViewportSize(screens[screen].viewport);
      await expectAccessible(page, { colours: screen === 'desktop' });
      await expect.poll(() => fits(page)).toBe(true);
    }

    await open('/refunds');
    const row = page.getByRole('row').filter({ hasText: 'Mentor datang terlambat 30 menit' });
    await expect.poll(() => row.innerText()).toContain('Rp25.000');
    await open(`/audit?q=${orderId}`);
    await expect
      .poll(() => page.getByRole('row').filter({ hasText: 'mengembalikan' }).first().innerText())
      .toContain(admin);
    await page.getByRole('table').getByRole('link').first().click();
    await page.waitForURL('**/admin/audit/*');
    await expect.poll(() => page.getByRole('main').innerText()).toContain(admin);
    await expectAccessible(page);
    expect(written(complaints)).toEqual([]);

    // Without the role all of it answers 404.
    const visitor = newVisitor(server.url);
    const paths = [...sections.map(({ to }) => to), `/admin/orders/${orderId}`, '/admin/vouchers/generate'];
    for (const path of paths) {
      expect((await buyer.get(path)).status, path).toBe(404);
      const answer = await visitor.fetch(path);
      expect([answer.status, answer.headers.get('location')], path).toEqual([302, '/login']);
    }
  });

  test('system: work that was given up is done again at the press of a button', async () => {
    await open('/system');
    await page.getByText('no space left').waitFor();
    await page.getByRole('button', { name: 'Jalankan lagi' }).click();
    await page.getByText('Pekerjaan dijalankan lagi.').waitFor();
    // The list is read again after the answer.
    await expect.poll(() => page.getByText('no space left').count()).toBe(0);
  });
});
